### Fairy Tile dans le navigateur.

## Le royaume

web-fairy-tile-kingdom = Le royaume : les flèches vont de lieu en lieu ; avec Maj, elles déplacent la vue
web-fairy-tile-looking = Vue du royaume
web-fairy-tile-nearer = Plus près
web-fairy-tile-further = Plus loin
web-fairy-tile-fit = Tout le royaume
web-fairy-tile-place = { $at }, { $land }
web-fairy-tile-figure = { $who }, en { $at }
web-fairy-tile-kingdom-is = Le royaume : { $places }.

## Choisir

web-fairy-tile-choices = Que faire
web-fairy-tile-tile = Tuile
web-fairy-tile-turn = Tourner la page
web-fairy-tile-end = Finir le tour
web-fairy-tile-turn-explained = Tourner la page : une autre page vient dans votre main, votre jeton passe du côté magie, et votre tour finit.
web-fairy-tile-end-explained = Finir le tour et garder votre magie.
web-fairy-tile-move = { $who } va en { $to }.
web-fairy-tile-add = Ajouter la tuile en { $at }, tournée de { $turn } sur 6.
web-fairy-tile-add-here = Ajouter la tuile ici ?
web-fairy-tile-hint-move = Choisissez un des lieux éclairés.
web-fairy-tile-hint-tile = Choisissez un des coins éclairés ; R ou la molette tourne la tuile.
web-fairy-tile-hint-tile-touch = Choisissez un coin éclairé ; ↺ et ↻ tournent la tuile.
web-fairy-tile-take-tile = Ajouter la tuile : { $tile }
web-fairy-tile-rotate-left = Tourner la tuile dans le sens inverse des aiguilles d’une montre (R)
web-fairy-tile-rotate-right = Tourner la tuile dans le sens des aiguilles d’une montre (Maj+R)
web-fairy-tile-do-it = C’est décidé
web-fairy-tile-cancel = Annuler

## La page en main

web-fairy-tile-tells = Cela raconterait votre page !
web-fairy-tile-tells-not = Cela ne raconterait pas encore votre page.
web-fairy-tile-told-already = On raconte une page par tour : la suivante attend.
web-fairy-tile-needs-all = Tout à la fois :
web-fairy-tile-needs-one = L’un ou l’autre :
web-fairy-tile-met = serait rempli
web-fairy-tile-or = ou

## Les livres et le conte

web-fairy-tile-books = Livres
web-fairy-tile-told-of = Pages racontées : { $told } sur { $total }
web-fairy-tile-has-magic = Magie : une seconde aventure est possible
web-fairy-tile-your-magic = Vous avez de la magie : une seconde aventure vous attend
web-fairy-tile-no-magic = Pas de magie
web-fairy-tile-left-with = A quitté la partie avec la page { $page }, qui ne pourra jamais être racontée.
web-fairy-tile-read-page = Lire la page { $page }
web-fairy-tile-tells-page = { $name } raconte la page { $page }.
web-fairy-tile-read = Lire
web-fairy-tile-close = Fermer
web-fairy-tile-aloud = Lire à voix haute
web-fairy-tile-hush = Arrêter la lecture
web-fairy-tile-whose-tale = Le conte de qui ?
web-fairy-tile-told-by = raconté par { $name }
web-fairy-tile-print = Imprimer le conte
web-fairy-tile-fin = Fin

## La position en mots

web-fairy-tile-whose-turn = C’est à { $name } de jouer.
web-fairy-tile-your-page = Votre page { $page } : { $objective }
web-fairy-tile-stands = { $who } est en { $at }.
web-fairy-tile-stands-with = { $who } est en { $at }, avec { $others }.
web-fairy-tile-top-tile = { $number ->
    [one] La dernière tuile : { $tile }.
   *[other] La prochaine tuile, sur { $number } : { $tile }.
  }
web-fairy-tile-book-of = { $name }, pages racontées : { $told } sur { $total }, { $magic ->
    [yes] avec magie.
   *[no] sans magie.
  }
