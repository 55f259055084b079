### La table de Picture Perfect dans le navigateur.

## Que faire

web-picture-perfect-hint-look = Regardez dans vos enveloppes, placez vos invités, et dites quand vous avez fini.
web-picture-perfect-hint-dance = Quelle enveloppe gardez-vous ?
web-picture-perfect-hint-take = { $number ->
    [one] Prenez l’enveloppe au centre.
   *[other] Prenez { $number } enveloppes au centre.
  }
web-picture-perfect-hint-return = { $number ->
    [one] Rendez une de vos enveloppes au centre.
   *[other] Rendez { $number } de vos enveloppes au centre.
  }
web-picture-perfect-hint-give = Choisissez une enveloppe pour chaque voisin.
web-picture-perfect-hint-steal = Quelle enveloppe de votre voisin de gauche prenez-vous ?
web-picture-perfect-hint-listen = Dans quelle enveloppe regardez-vous ?
web-picture-perfect-hint-peek = Regardez bien, puis refermez l’enveloppe.
web-picture-perfect-hint-add = Laquelle de vos enveloppes va au centre ?
web-picture-perfect-hint-put-up = Quelle enveloppe mettez-vous en vente ?
web-picture-perfect-hint-price = Combien coûte un regard ?
web-picture-perfect-hint-bid = Offrez davantage, ou passez.
web-picture-perfect-hint-sealed-bid = Faites une offre secrète.
web-picture-perfect-hint-pay = Payez pour regarder, ou passez.
web-picture-perfect-hint-decide = Vendez à la meilleure offre, ou achetez à ce prix.
web-picture-perfect-hint-photo = Le dernier regard : placez vos invités dans les cases, puis passez à l’appareil.
web-picture-perfect-hint-vote = Égalité ! Quelle est la meilleure photo ?
web-picture-perfect-waiting = On attend { $names }.
web-picture-perfect-waiting-peek = D’autres regardent encore.

## Les enveloppes

web-picture-perfect-envelopes = Les enveloppes de tous
web-picture-perfect-my-envelopes = Vos enveloppes
web-picture-perfect-yours = Vous
web-picture-perfect-starts = { $who ->
    [you] retournez la carte
   *[other] retourne la carte
  }
web-picture-perfect-done = c’est fait
web-picture-perfect-no-envelopes = aucune enveloppe
web-picture-perfect-holds = { $name } : { $guests }.
web-picture-perfect-envelope-vip = { $guest }, avec une carte VIP
web-picture-perfect-open-envelope = Ouvrir l’enveloppe : { $guest }
web-picture-perfect-close-envelope = Refermer l’enveloppe : { $guest }
web-picture-perfect-open-one = Ouvrez une enveloppe pour lire ses souhaits ; une seule est ouverte à la fois.
web-picture-perfect-open-says = Ouverte devant vous, { $guest } : { $cards }.
web-picture-perfect-letter = Les souhaits : { $guest }
web-picture-perfect-quoted = « { $text }. »
web-picture-perfect-close = Refermer
web-picture-perfect-cancel = Annuler
web-picture-perfect-vip-free = Votre carte VIP est encore dans votre main : elle va dans l’enveloppe ouverte.
web-picture-perfect-vips-inside = { $number ->
    [one] Une carte VIP
   *[other] { $number } cartes VIP
  }
web-picture-perfect-put-vip = Glisser votre carte VIP
web-picture-perfect-put-vip-sure = Pour de bon : glisser
web-picture-perfect-notebook = Carnet ({ $number })
web-picture-perfect-ready = C’est prêt

## Échanges et enchères

web-picture-perfect-point = { $number ->
    [one] Désignez une enveloppe.
   *[other] Désignez { $number } enveloppes.
  }
web-picture-perfect-chosen = Choisi : { $guests }
web-picture-perfect-not-chosen = désignez une enveloppe
web-picture-perfect-for-left = Pour { $name }, à votre gauche
web-picture-perfect-for-right = Pour { $name }, à votre droite
web-picture-perfect-show-vip = Montrer sa carte VIP à tous
web-picture-perfect-do-dance = La garder
web-picture-perfect-do-take = Prendre
web-picture-perfect-do-return = Rendre
web-picture-perfect-do-give = Offrir
web-picture-perfect-do-steal = La prendre
web-picture-perfect-do-listen = Regarder
web-picture-perfect-do-add = L’ajouter
web-picture-perfect-do-put-up = La mettre en vente
web-picture-perfect-puts-up = { $name } met en vente cette enveloppe.
web-picture-perfect-no-bid = Pas encore d’offre.
web-picture-perfect-bid = Offrir { $number }
web-picture-perfect-price = Demander { $number }
web-picture-perfect-bid-number = Votre offre, en décorations
web-picture-perfect-price-number = Votre prix, en décorations
web-picture-perfect-less = Moins
web-picture-perfect-more = Plus
web-picture-perfect-pass = Passer
web-picture-perfect-pay = Payer { $number } et regarder
web-picture-perfect-sell = Vendre pour { $number }
web-picture-perfect-buy = Acheter pour { $number }

## Le studio

web-picture-perfect-studio = Votre studio
web-picture-perfect-my-floor = Votre plateau
web-picture-perfect-floor-says = Votre plateau : { $text }
web-picture-perfect-looking = Comment vous regardez le studio
web-picture-perfect-stage = Scène
web-picture-perfect-plan = Vu d’en haut
web-picture-perfect-stage-label = Votre scène. Faites glisser les figurines ; ou, au clavier : N et P choisissent une figurine, les flèches la déplacent, Suppr la remet dans la boîte.
web-picture-perfect-plan-label = Votre plateau vu d’en haut. Faites glisser les figurines ; ou, au clavier : N et P choisissent une figurine, les flèches la déplacent, Suppr la remet dans la boîte.
web-picture-perfect-keys = Clavier : N et P choisissent une figurine, les flèches la déplacent, Suppr la range.
web-picture-perfect-camera-side = le côté de l’appareil
web-picture-perfect-face-front = Regarder de nouveau de face
web-picture-perfect-lighting = On allume les lampes…
web-picture-perfect-snap = Aligner sur les cases
web-picture-perfect-remove = Remettre dans la boîte
web-picture-perfect-clear = Vider le plateau
web-picture-perfect-listed = { $number ->
    [5] Cinq au dernier rang
    [14] Toute la fête par taille
   *[other] { $number } invités, déjà placés
  }
web-picture-perfect-tray = La boîte : invités et décorations
web-picture-perfect-bring = Amener : { $what }
web-picture-perfect-box-empty = La boîte est vide.
web-picture-perfect-stands = { $what } : { $where }.
web-picture-perfect-in-space = { $space }
web-picture-perfect-on-table = sur la table
web-picture-perfect-outside = en dehors
web-picture-perfect-laid = Sur la table : { $pieces }.
web-picture-perfect-empty-floor = Personne n’est sur le plateau.
web-picture-perfect-decoration-cake = gâteau
web-picture-perfect-decoration-candelabra = candélabre
web-picture-perfect-decoration-vase = vase
web-picture-perfect-decoration-bottle = bouteille
web-picture-perfect-decoration-fruit-bowl = coupe de fruits
web-picture-perfect-decoration-teapot = théière
web-picture-perfect-decoration-gift = cadeau
web-picture-perfect-decoration-tureen = soupière
web-picture-perfect-decoration-glass-tower = pyramide de coupes
web-picture-perfect-decoration-picture-frame = cadre

## L’appareil

web-picture-perfect-steps = Les deux dernières étapes
web-picture-perfect-step-arrange = Placer
web-picture-perfect-step-camera = Appareil
web-picture-perfect-camera = L’appareil
web-picture-perfect-finder-label = Le viseur. Faites glisser pour tourner autour ; ou, au clavier : les flèches déplacent, Maj et flèches visent, plus et moins zooment, Page préc. et Page suiv. rapprochent et éloignent, 0 est l’appareil standard.
web-picture-perfect-dragging = Ce que fait le glissement
web-picture-perfect-walk = Tourner autour
web-picture-perfect-aim = Viser
web-picture-perfect-standard = Appareil standard
web-picture-perfect-shutter = Prendre la photo
web-picture-perfect-checking = Un œil dans le viseur…
web-picture-perfect-valid = Cette photo compte.
web-picture-perfect-fine-tuning = Réglage fin
web-picture-perfect-slider-x = De côté
web-picture-perfect-slider-z = Hauteur
web-picture-perfect-slider-y = Distance
web-picture-perfect-slider-zoom = Zoom
web-picture-perfect-slider-aim-x = Viser de côté
web-picture-perfect-slider-aim-z = Viser plus haut ou plus bas
web-picture-perfect-no-picture = Votre navigateur ne peut pas dessiner la photo ici ; la maison la juge quand même.
web-picture-perfect-taken = C’est dans la boîte ! On la montre quand chacun a la sienne.

## L’album

web-picture-perfect-album = L’album
web-picture-perfect-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
web-picture-perfect-save = Enregistrer la photo
web-picture-perfect-met = exaucé
web-picture-perfect-missed = pas exaucé
web-picture-perfect-vote = Voter pour { $name }
web-picture-perfect-abstain = S’abstenir
web-picture-perfect-page-before = Photo précédente
web-picture-perfect-page-after = Photo suivante
web-picture-perfect-page = { $number } sur { $pages }
web-picture-perfect-print = La photo de { $name }, seule à l’écran
web-picture-perfect-empty-photo = Il n’y a personne sur cette photo.
web-picture-perfect-guests-sum = { $number ->
    [0] Aucun invité sur la photo
    [one] Un invité sur la photo
   *[other] { $number } invités sur la photo
  }
web-picture-perfect-wishes-met = { $number ->
    [0] Aucun souhait exaucé
    [one] Un souhait exaucé
   *[other] { $number } souhaits exaucés
  }
web-picture-perfect-vips-more = { $number ->
    [one] Une carte VIP : une fois de plus
   *[other] { $number } cartes VIP : { $number } fois de plus
  }
web-picture-perfect-in-the-way = Devant : { $guests }
