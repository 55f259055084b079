### Fairy Tile : ses nouvelles, ses raisons, ce que demandent ses pages.

game-fairy_tile = Fairy Tile
fairy_tile-about = Un royaume qui grandit, une Princesse, un Chevalier et un Dragon qui ne sont à personne : racontez votre livre jusqu’à la dernière page avant les autres.
fairy_tile-time = environ 30 minutes

## Personnages et lieux

fairy_tile-who-princess = la Princesse
fairy_tile-who-knight = le Chevalier
fairy_tile-who-dragon = le Dragon
fairy_tile-place-plains = plaine
fairy_tile-place-forest = forêt
fairy_tile-place-mountain = montagne
fairy_tile-place-castle = château
fairy_tile-place-river = rivière
fairy_tile-with-river = { $terrain } avec une rivière
fairy_tile-a-plains = une plaine
fairy_tile-a-forest = une forêt
fairy_tile-a-mountain = une montagne
fairy_tile-a-castle = un château
fairy_tile-a-river = une rivière
fairy_tile-large-plains = une Grande Plaine
fairy_tile-large-forest = une Grande Forêt
fairy_tile-large-mountain = une Grande Montagne
fairy_tile-large-river = une Grande Rivière
fairy_tile-three-plains = trois plaines alignées
fairy_tile-three-forest = trois forêts alignées
fairy_tile-three-mountain = trois montagnes alignées
fairy_tile-in-plains = dans une plaine
fairy_tile-in-forest = dans une forêt
fairy_tile-in-mountain = sur une montagne
fairy_tile-in-castle = dans un château
fairy_tile-in-river = près d’une rivière
fairy_tile-in-any = n’importe où
fairy_tile-the-plains = la plaine
fairy_tile-the-forest = la forêt
fairy_tile-the-mountain = la montagne
fairy_tile-the-castle = le château
fairy_tile-to-plains = dans la plaine
fairy_tile-to-forest = dans la forêt
fairy_tile-to-mountain = sur la montagne
fairy_tile-to-castle = au château
fairy_tile-at-plains = dans la plaine
fairy_tile-at-forest = dans la forêt
fairy_tile-at-mountain = sur la montagne
fairy_tile-at-castle = au château
fairy_tile-by-plains = près de la plaine
fairy_tile-by-forest = près de la forêt
fairy_tile-by-mountain = près de la montagne
fairy_tile-by-castle = près du château
fairy_tile-among-plains = au milieu des plaines
fairy_tile-among-forest = au milieu des forêts
fairy_tile-among-mountain = au milieu des montagnes
fairy_tile-among-castle = au milieu des châteaux
fairy_tile-spot = { $place } { $by }
fairy_tile-spot-river = { $place } au bord de la rivière, { $by }

## Ce que demande une page

fairy_tile-ask = { $what }.
fairy_tile-does = { $who } { $what }
fairy_tile-visits = visite { $what }
fairy_tile-sees = voit { $what }
fairy_tile-passes-over = passe au-dessus d’un château
fairy_tile-meet = { $one } et { $other } se rencontrent { $where }
fairy_tile-and = { $one } et { $other }
fairy_tile-or = { $one } ou { $other }

## Nouvelles

fairy_tile-started = Il était une fois… { $name } commence.
fairy_tile-shown = La prochaine tuile : { $tile }.
fairy_tile-moved = { $name } déplace { $character } { $to }.
fairy_tile-added = { $name } ajoute une tuile { $by } : { $tile }.
fairy_tile-magic = { $name } use de magie pour une seconde aventure.
fairy_tile-kept = { $name } garde sa magie.
fairy_tile-told = { $name } raconte la page { $page }. { $story }
fairy_tile-turned = { $name } tourne la page et gagne de la magie.
fairy_tile-drew = Dans votre main : la page { $page }.
fairy_tile-left = { $name } tient la page { $page }, qui ne pourra jamais être racontée dans ce royaume, et quitte la partie.
fairy_tile-won = { $name } a raconté tout son livre : fin !
fairy_tile-no-end = Il ne reste personne pour raconter : une histoire sans fin.

## La fin

fairy_tile-reason-last-page = La dernière page d’un livre a été racontée.
fairy_tile-reason-no-end = L’histoire n’a pas de fin.
fairy_tile-line-pages = { $number ->
    [one] { $number } page racontée
   *[other] { $number } pages racontées
  }
fairy_tile-row-pages = Pages racontées
fairy_tile-decided-last-page = { $names } gagne : les { $points } pages sont racontées.
fairy_tile-decided-last-page-you = Vous gagnez : les { $points } pages de votre conte sont racontées !
fairy_tile-decided-nobody = Personne ne gagne : personne n’a pu finir l’histoire.

## Pourquoi quelque chose n’est pas possible

fairy_tile-notation = « { $given } » n’est pas un coup : dites P, K ou D et un lieu (D2,-1), T avec un lieu et une rotation (T3,-2/4), turn ou end.
fairy_tile-pages-each = Un livre ne peut pas avoir { $given } pages : choisissez de 1 à { $most }, ou 0 pour les partager toutes.
fairy_tile-has-left = Vous avez quitté la partie : votre page ne pouvait plus être racontée.
fairy_tile-no-character = Il n’y a que la Princesse, le Chevalier et le Dragon.
fairy_tile-no-hex = Ce lieu n’est pas dans le royaume.
fairy_tile-no-way = { $character ->
    [princess] La Princesse ne peut pas y aller : elle fait exactement un pas, et saute de château en château avant ou après.
    [knight] Le Chevalier ne peut pas y aller : il va à exactement deux pas, en passant par un lieu du royaume.
   *[dragon] Le Dragon ne peut pas y aller : il vole en ligne droite jusqu’au bord du royaume.
  }
fairy_tile-no-tile = Il n’y a plus de tuile à ajouter.
fairy_tile-no-turn = Une tuile se tourne de 0 à 5 sixièmes, pas de { $given }.
fairy_tile-misfit = { $wrong ->
    [overlap] La tuile couvrirait un lieu du royaume.
    [edges] La tuile doit toucher le royaume par deux côtés qui se suivent ; ici, ce n’est pas le cas.
   *[river] Les rivières ne se rejoignent pas : sur chaque côté commun, rivière contre rivière.
  }
fairy_tile-turn-late = Tourner la page prend tout un tour : pas après une aventure.
fairy_tile-end-early = Il vous reste à vivre une aventure ou à tourner la page.

## À table

fairy_tile-option-pages-each = Le nombre de pages de chaque livre ; 0 partage les 36.
fairy_tile-hint-first = Vivez une aventure (déplacez un personnage ou ajoutez la tuile), ou tournez la page.
fairy_tile-hint-second = Usez de votre magie pour une seconde aventure, ou finissez le tour.
fairy_tile-side-page = Page { $page }
fairy_tile-side-tile = Prochaine tuile (reste { $number })
fairy_tile-side-no-tile = Plus de tuiles : le royaume est complet.
fairy_tile-side-book = Livre
fairy_tile-side-told = Racontées
fairy_tile-side-magic = Magie
fairy_tile-side-has-left = parti
fairy_tile-help =
    Qui raconte en premier la dernière page de son livre gagne. À votre tour, vivez une aventure : déplacez un personnage ou ajoutez la tuile. Si ce que demande votre page est arrivé, elle se raconte d’elle-même, et la suivante arrive.
    Ou tournez la page : elle va sous le livre, la suivante arrive, et vous gagnez de la magie, qui offre une seconde aventure dans le même tour.
    P1,0 déplace la Princesse (K le Chevalier, D le Dragon) en 1,0. T3,-2/4 ajoute la tuile, son premier lieu en 3,-2, tournée de quatre sixièmes dans le sens inverse des aiguilles d’une montre. turn tourne la page, end finit le tour en gardant la magie.
    Princesse : un pas, et des sauts entre châteaux avant ou après. Chevalier : à exactement deux pas. Dragon : tout droit jusqu’au bord du royaume.
    Une tuile touche au moins deux côtés qui se suivent ; rivière contre rivière. Un grand lieu a 3 hexagones reliés, une Grande Rivière 5.

### Fairy Tile dans le navigateur.

## Le royaume

web-fairy_tile-kingdom = Le royaume : les flèches vont de lieu en lieu ; avec Maj, elles déplacent la vue
web-fairy_tile-looking = Vue du royaume
web-fairy_tile-nearer = Plus près
web-fairy_tile-further = Plus loin
web-fairy_tile-fit = Tout le royaume
web-fairy_tile-place = { $place }, où { $others ->
    [1] se trouve { $who }
   *[other] se trouvent { $who }
  }
web-fairy_tile-figure = { $who }, { $at }
web-fairy_tile-kingdom-is = Le royaume, rangée par rangée depuis le nord, chacune d’ouest en est : { $rows }.
web-fairy_tile-move-way = { $who } va { $way } : { $place }.
web-fairy_tile-stands-from = { $who } est { $at }, { $way } de la Princesse.
web-fairy_tile-steps = { $number ->
    [1] un pas { $direction }
   *[other] { $number } pas { $direction }
  }
web-fairy_tile-direction-0 = à l’est
web-fairy_tile-direction-1 = au nord-est
web-fairy_tile-direction-2 = au nord-ouest
web-fairy_tile-direction-3 = à l’ouest
web-fairy_tile-direction-4 = au sud-ouest
web-fairy_tile-direction-5 = au sud-est
web-fairy_tile-holding = { $land } ({ $who })

## Choisir

web-fairy_tile-choices = Que faire
web-fairy_tile-tile = Tuile
web-fairy_tile-turn = Tourner la page
web-fairy_tile-end = Finir le tour
web-fairy_tile-turn-explained = Tourner la page : une autre page vient dans votre main, votre jeton passe du côté magie, et votre tour finit.
web-fairy_tile-end-explained = Finir le tour et garder votre magie.
web-fairy_tile-move = { $who } va { $to }.
web-fairy_tile-add = Ajouter la tuile { $by }, { $way } de la Princesse, tournée de { $turn } sur 6.
web-fairy_tile-add-here = Ajouter la tuile ici ?
web-fairy_tile-hint-move = Choisissez un des lieux éclairés.
web-fairy_tile-hint-tile = Choisissez un des coins éclairés ; R ou la molette tourne la tuile.
web-fairy_tile-hint-tile-touch = Choisissez un coin éclairé ; ↺ et ↻ tournent la tuile.
web-fairy_tile-take-tile = Ajouter la tuile : { $tile }
web-fairy_tile-rotate-left = Tourner la tuile dans le sens inverse des aiguilles d’une montre (R)
web-fairy_tile-rotate-right = Tourner la tuile dans le sens des aiguilles d’une montre (Maj+R)
web-fairy_tile-do-it = C’est décidé
web-fairy_tile-cancel = Annuler

## La page en main

web-fairy_tile-tells = Cela raconterait votre page !
web-fairy_tile-tells-not = Cela ne raconterait pas encore votre page.
web-fairy_tile-told-already = On raconte une page par tour : la suivante attend.
web-fairy_tile-needs-all = Tout à la fois :
web-fairy_tile-needs-one = L’un ou l’autre :
web-fairy_tile-met = serait rempli
web-fairy_tile-or = ou

## Les livres et le conte

web-fairy_tile-books = Livres
web-fairy_tile-told-of = Pages racontées : { $told } sur { $total }
web-fairy_tile-has-magic = Magie : une seconde aventure est possible
web-fairy_tile-your-magic = Vous avez de la magie : une seconde aventure vous attend
web-fairy_tile-no-magic = Pas de magie
web-fairy_tile-left-with = A quitté la partie avec la page { $page }, qui ne pourra jamais être racontée.
web-fairy_tile-read-page = Lire la page { $page }
web-fairy_tile-tells-page = { $name } raconte la page { $page }.
web-fairy_tile-read = Lire
web-fairy_tile-close = Fermer
web-fairy_tile-aloud = Lire à voix haute
web-fairy_tile-hush = Arrêter la lecture
web-fairy_tile-whose-tale = Le conte de qui ?
web-fairy_tile-told-by = raconté par { $name }
web-fairy_tile-ending-title = Il était une fois
web-fairy_tile-ending-cover = { $number ->
    [one] { $number } page, racontée par { $name }.
   *[other] { $number } pages, racontées par { $name }.
  }
web-fairy_tile-ending-page = Page { $number }, racontée par { $name }.
web-fairy_tile-print = Imprimer le conte
web-fairy_tile-fin = Fin

## La position en mots

web-fairy_tile-whose-turn = C’est à { $name } de jouer.
web-fairy_tile-your-page = Votre page { $page } : { $objective }
web-fairy_tile-stands = { $who } est { $at }.
web-fairy_tile-stands-with = { $who } est { $at }, avec { $others }.
web-fairy_tile-top-tile = { $number ->
    [1] La dernière tuile : { $tile }.
   *[other] La prochaine tuile, sur { $number } : { $tile }.
  }
web-fairy_tile-book-of = { $name }, pages racontées : { $told } sur { $total }, { $magic ->
    [yes] avec magie.
   *[no] sans magie.
  }

## Options à l’accueil

web-option-fairy_tile-pages-each = Pages de chaque livre (0 : les 36 sont partagées)
web-choice-fairy_tile-0 = { $seats ->
    [2] 18 (toutes)
    [3] 12 (toutes)
   *[other] 9 (toutes)
}
web-brief-fairy_tile =
    La Princesse, le Chevalier et le Dragon ne sont à personne : tout le monde les déplace.
    À votre tour, déplacez l’un d’eux ou ajoutez la tuile, et racontez votre page si ce qu’elle demande est arrivé ; ou tournez la page et gagnez de la magie.
    La magie offre une seconde aventure dans le même tour.
    Princesse : un pas, et des sauts de château en château. Chevalier : à deux pas exactement. Dragon : tout droit, aussi loin que va le royaume.
    Qui raconte en premier la dernière page de son livre gagne.
