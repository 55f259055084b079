### Picture Perfect : ses invités et leurs souhaits, ses nouvelles, ses raisons.

game-picture_perfect = Picture Perfect
picture_perfect-about = Quatorze invités aux souhaits secrets, des enveloppes qui changent de mains, et une vraie photographie.
picture_perfect-time = environ 60 minutes

## Les invités

picture_perfect-guest-lady-in-red = dame en rouge
picture_perfect-guest-lady-in-yellow = dame en jaune
picture_perfect-guest-lady-in-blue = dame en bleu
picture_perfect-guest-young-lady-in-green = demoiselle en vert
picture_perfect-guest-grandmother-in-violet = grand-mère en violet
picture_perfect-guest-girl-in-white = fillette en blanc
picture_perfect-guest-older-gentleman-in-grey = vieux monsieur en gris
picture_perfect-guest-gentleman-in-a-wheelchair = monsieur en fauteuil roulant
picture_perfect-guest-man-in-a-black-tailcoat = homme en queue-de-pie
picture_perfect-guest-officer-in-navy-uniform = officier de marine
picture_perfect-guest-man-in-a-brown-suit = homme en costume brun
picture_perfect-guest-small-boy = petit garçon
picture_perfect-guest-corgi = corgi
picture_perfect-guest-potted-palm = palmier en pot
picture_perfect-nobody = personne
picture_perfect-house = La maison

## Ce qu’ils souhaitent

picture_perfect-wish-area-row-1 = Je veux être au rang 1, tout devant
picture_perfect-wish-area-row-2 = Je veux être au rang 2
picture_perfect-wish-area-row-3 = Je veux être au rang 3
picture_perfect-wish-area-row-4 = Je veux être au rang 4, tout au fond
picture_perfect-wish-area-left = Je veux être à gauche (colonnes A et B)
picture_perfect-wish-area-right = Je veux être à droite (colonnes D et E)
picture_perfect-wish-area-at-the-table = Je veux être près de la table
picture_perfect-wish-area-away = Je veux être loin de la table
picture_perfect-wish-area-anywhere = Je veux être là : toutes les places me vont
picture_perfect-wish-next-to = Je veux être à côté de cet invité : { $guest }
picture_perfect-wish-not-next-to-man = Je ne veux pas être à côté d’un homme
picture_perfect-wish-not-next-to-woman = Je ne veux pas être à côté d’une femme
picture_perfect-wish-in-front = Je ne veux personne devant moi
picture_perfect-wish-my-face = Je ne veux pas qu’on voie mon visage
picture_perfect-wish-face-of = Je ne veux pas qu’on voie le visage de cet invité, et je me mets devant : { $guest }
picture_perfect-vips = { $number ->
    [0] et aucune carte VIP
    [one] et une carte VIP
   *[other] et { $number } cartes VIP
  }

## Les cartes

picture_perfect-card-dance = Danse
picture_perfect-card-partner = Choisissez votre partenaire
picture_perfect-card-gifts = Cadeaux
picture_perfect-card-theft = Vol
picture_perfect-card-revelations = Révélations
picture_perfect-card-rumours = Rumeurs
picture_perfect-card-open = Enchère ouverte
picture_perfect-card-shared = Enchère partagée
picture_perfect-card-single = Offre unique
picture_perfect-card-fixed = Prix fixe
picture_perfect-card-secret = Enchère secrète
picture_perfect-card-unfair = Enchère secrète injuste
picture_perfect-rule-dance = Chacun garde une enveloppe ; toutes les autres sont mélangées et redistribuées.
picture_perfect-rule-partner = Tour à tour, chacun prend deux enveloppes au centre et en rend deux.
picture_perfect-rule-gifts = Chacun donne une enveloppe à chaque voisin.
picture_perfect-rule-theft = Chacun prend une enveloppe à son voisin de gauche.
picture_perfect-rule-revelations = Deux enveloppes du centre sont ouvertes devant tout le monde.
picture_perfect-rule-rumours = Chacun regarde dans une enveloppe qui n’est pas à lui.
picture_perfect-rule-open = Tour à tour, chacun vend une enveloppe ; on surenchérit tant que quelqu’un le veut.
picture_perfect-rule-shared = Chacun ajoute une enveloppe au centre ; puis, tour à tour, chacun en choisit une et la vend, ou l’achète au prix de la meilleure offre.
picture_perfect-rule-single = Tour à tour, chacun vend une enveloppe ; les autres ont droit à une seule offre.
picture_perfect-rule-fixed = Tour à tour, chacun fait payer un regard dans une enveloppe.
picture_perfect-rule-secret = Tour à tour, chacun vend une enveloppe ; les offres sont secrètes.
picture_perfect-rule-unfair = Tour à tour, chacun vend une enveloppe ; les offres sont secrètes, et les perdants paient la moitié de la leur.

## Nouvelles

picture_perfect-round = Manche { $number } : regardez dans vos enveloppes et placez vos invités. C’est { $name } qui retournera la carte.
picture_perfect-turned = { $card } ! { $rule }
picture_perfect-chose = { $name } a choisi.
picture_perfect-danced = { $number ->
    [0] { $name } garde : { $kept }. Ne reçoit rien.
   *[other] { $name } garde : { $kept }. Reçoit : { $dealt }.
  }
picture_perfect-took = { $name } prend au centre : { $guests }.
picture_perfect-returned = { $name } rend au centre : { $guests }.
picture_perfect-handed = { $name } donne une enveloppe à { $other } : { $guest }.
picture_perfect-stole = { $name } prend une enveloppe à { $other } : { $guest }.
picture_perfect-revealed = Ouverte devant tout le monde, { $guest } : { $cards }.
picture_perfect-looked = { $name } regarde dans une enveloppe : { $guest }.
picture_perfect-looked-mine = Vous regardez dans une enveloppe, { $guest } : { $cards }.
picture_perfect-added = { $name } ajoute une enveloppe au centre : { $guest }.
picture_perfect-for-sale = { $vip ->
    [1] { $name } met en vente une enveloppe, { $guest }, et montre qu’elle contient une carte VIP.
   *[other] { $name } met en vente une enveloppe : { $guest }.
  }
picture_perfect-priced = Pour un regard, { $name } demande { $number ->
    [1] une décoration
   *[other] { $number } décorations
  }.
picture_perfect-bid = { $name } offre { $number }.
picture_perfect-passed = { $name } passe.
picture_perfect-bids = Les offres : { $bids }.
picture_perfect-tied = Égalité à { $number } : { $names } refont une offre, au moins aussi haute.
picture_perfect-paid = { $name } paie à { $other } { $number ->
    [1] une décoration
   *[other] { $number } décorations
  }.
picture_perfect-sold = L’enveloppe va à { $name } : { $guest }.
picture_perfect-sold-house = La maison achète, et l’enveloppe va au centre : { $guest }.
picture_perfect-unsold = Pas de vente : { $guest }.
picture_perfect-rescued = { $name } n’a plus rien, et reçoit { $number ->
    [1] une décoration
   *[other] { $number } décorations
  } des autres.
picture_perfect-last-look = La dernière carte est jouée : un dernier regard, placez vos invités pour de bon, et prenez la photo.
picture_perfect-scored = Les photos sont montrées. Points : { $totals }.
picture_perfect-vote-called = Égalité : { $names }. Tout le monde vote pour la meilleure photo.
picture_perfect-voted = Les votes : { $votes }.

## La fin

picture_perfect-reason-photographs = Les six manches sont finies, et les photos sont prises.
picture_perfect-line-guest = { $number ->
    [0] Aucun souhait exaucé : { $guest }
    [one] Un souhait exaucé : { $guest }
   *[other] { $number } souhaits exaucés : { $guest }
  }
picture_perfect-line-vip = { $number ->
    [0] Aucune carte VIP : { $guest }
    [one] Une carte VIP : { $guest }
   *[other] { $number } cartes VIP : { $guest }
  }
picture_perfect-line-decorations = { $number ->
    [0] Aucune décoration
    [one] Une décoration
   *[other] { $number } décorations
  }
picture_perfect-cell-guest = { $number ->
    [0] aucun souhait
    [one] un souhait
   *[other] { $number } souhaits
  }
picture_perfect-cell-vip = { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
  }
picture_perfect-cell-decorations = { $number ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $number } pièces
  }
picture_perfect-row-guest = { $subject }
picture_perfect-row-vip = VIP : { $subject }
picture_perfect-row-decorations = Décorations
picture_perfect-decided-guests-placed = { $names } gagne : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, mais davantage d’invités sur la photo.
picture_perfect-decided-envelopes-held = { $names } gagne : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et en invités, mais davantage d’enveloppes.
picture_perfect-decided-best-photo = { $names } gagne : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et la photo préférée de la table.
picture_perfect-decided-guests-placed-you = Vous gagnez : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, mais avec plus d’invités sur la photo.
picture_perfect-decided-envelopes-held-you = Vous gagnez : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et en invités, mais avec plus d’enveloppes.
picture_perfect-decided-best-photo-you = Vous gagnez : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et votre photo est élue la meilleure.

## Pourquoi quelque chose n’est pas possible

picture_perfect-notation = « { $given } » n’est pas un coup : appuyez sur Entrée pour voir ce qui est possible, ou dites help.
picture_perfect-open-already = L’enveloppe { $guest } est déjà ouverte.
picture_perfect-not-yours = Vous n’avez pas l’enveloppe { $guest } : seules les vôtres s’ouvrent maintenant.
picture_perfect-vip-placed = Votre carte VIP est déjà dans une enveloppe, pour de bon.
picture_perfect-vip-open = Ouvrez d’abord l’enveloppe { $guest } : la carte VIP va dans l’enveloppe ouverte.
picture_perfect-bid-range = Offrez de { $least } à { $most }.
picture_perfect-now-look = Maintenant tout le monde regarde et place : open, close, vip, arrange, et enfin ready.
picture_perfect-now-dance = Choisissez maintenant l’enveloppe que vous gardez (par exemple keep5).
picture_perfect-now-take = Prenez maintenant deux enveloppes au centre (par exemple take5+7).
picture_perfect-now-return = Rendez maintenant deux de vos enveloppes au centre (par exemple return5+7).
picture_perfect-now-give = Choisissez maintenant vos cadeaux, à gauche et à droite (par exemple give5/7).
picture_perfect-now-steal = Choisissez maintenant une enveloppe de votre voisin de gauche (par exemple steal5).
picture_perfect-now-listen = Choisissez maintenant une enveloppe qui n’est pas à vous (par exemple listen5).
picture_perfect-now-peek = Regardez maintenant, puis refermez l’enveloppe : close.
picture_perfect-now-add = Choisissez maintenant une de vos enveloppes pour le centre (par exemple add5).
picture_perfect-now-put-up = Mettez maintenant en vente une enveloppe qui peut l’être (par exemple up5).
picture_perfect-now-price = Dites maintenant un prix que quelqu’un peut payer (par exemple price3).
picture_perfect-now-bid = Offrez maintenant davantage (par exemple bid4), ou passez (pass).
picture_perfect-now-sealed-bid = Faites maintenant une offre secrète (par exemple bid4).
picture_perfect-now-pay = Payez maintenant (pay), ou passez (pass).
picture_perfect-now-decide = Vendez maintenant (sell), ou achetez si vous pouvez payer (buy).
picture_perfect-now-photo = Placez maintenant vos invités pour de bon, et prenez la photo : photo.
picture_perfect-now-vote = Votez maintenant pour une photo à égalité qui n’est pas la vôtre (par exemple vote2), ou abstenez-vous (abstain).
picture_perfect-arrange-decorations = Vous avez { $held } décorations, et ne pouvez pas en placer { $given }.
picture_perfect-arrange-space = L’invité { $guest } n’est pas à l’intérieur d’une case d’invité.
picture_perfect-arrange-shared = Les invités { $guest } et { $other } sont dans la même case, { $space }.
picture_perfect-scene-form = Ceci n’est pas une scène : { $what }.
picture_perfect-scene-screen = Il n’y a pas de paravent { $given } : ils vont de 0 à { $last }.
picture_perfect-scene-floor = Il n’y a pas de parquet { $given } : ils vont de 0 à { $last }.
picture_perfect-scene-guest = Il n’y a pas d’invité { $given } : ils vont de 1 à { $last }.
picture_perfect-scene-twice = L’invité { $guest } est là deux fois.
picture_perfect-scene-place = L’invité { $guest } est trop loin : plus de { $farthest } cm.
picture_perfect-scene-decorations = { $given } décorations, c’est trop : { $most } au plus.
picture_perfect-scene-kind = Il n’y a pas de décoration { $given } : elles vont de 0 à { $last }.
picture_perfect-scene-off-table = Une décoration n’est pas sur la table : { $kind }.
picture_perfect-scene-camera = L’appareil, ou ce qu’il vise, est trop loin : plus de { $farthest } cm.
picture_perfect-scene-aim = L’appareil ne vise aucun point devant lui.
picture_perfect-scene-zoom = Le zoom doit être plus grand que zéro.
picture_perfect-judged-valid = La photo est valable.
picture_perfect-judged-guest = Invité
picture_perfect-judged-face = Visage
picture_perfect-judged-covered = Caché par
picture_perfect-judged-hidden = caché
picture_perfect-judged-seen = visible
picture_perfect-fault-camera-too-high = L’appareil est plus haut que le bord du paravent.
picture_perfect-fault-camera-too-low = L’appareil est trop bas : il serait dans le parquet.
picture_perfect-fault-camera-not-in-front = L’appareil doit être devant le plateau.
picture_perfect-fault-camera-too-far = L’appareil est trop loin.
picture_perfect-fault-camera-looks-away = L’appareil ne regarde pas le plateau.
picture_perfect-fault-camera-zoom = L’objectif ne permet pas ce zoom.
picture_perfect-fault-corner-beyond = Un coin de la photo montre au-delà du plateau et du paravent : approchez-vous, ou zoomez.
picture_perfect-fault-beyond = La photo montre quelque chose au-delà du plateau et du paravent : approchez-vous, visez plus bas, ou zoomez.
picture_perfect-fault-guest-hidden = L’invité { $guest } est entièrement caché : chacun doit être visible, au moins en partie.
picture_perfect-fault-guest-outside = L’invité { $guest } est hors de la photo : chacun doit être visible, au moins en partie.
picture_perfect-paint-missing = Pour peindre une photo, Serão a besoin de NumPy et de Pillow : pip install "serao[photo]".

## À table

picture_perfect-option-auctions = La variante avec enchères : les enveloppes se vendent contre des décorations.
picture_perfect-option-notebook = Un carnet : tout ce que vous avez vu y reste noté pour vous.
picture_perfect-centre = Centre
picture_perfect-decorations = Décorations : { $number }
picture_perfect-supply = Réserve : { $number }
picture_perfect-side-round = Manche { $number } sur { $rounds }
picture_perfect-side-card = Carte : { $card }
picture_perfect-side-lot = En vente : { $guest }
picture_perfect-side-bid = Meilleure offre : { $number } ({ $name })
picture_perfect-side-price = Prix d’un regard : { $number }
picture_perfect-side-vip = Votre carte VIP : { $guest }
picture_perfect-table = table
picture_perfect-outside = Ailleurs : { $guests }
picture_perfect-hint-look = Regardez dans vos enveloppes (open5), glissez-y votre carte VIP (vip5), placez vos invités, puis dites ready.
picture_perfect-hint-dance = Quelle enveloppe gardez-vous ?
picture_perfect-hint-take = Prenez deux enveloppes au centre.
picture_perfect-hint-return = Rendez deux de vos enveloppes au centre.
picture_perfect-hint-give = Choisissez une enveloppe pour le voisin de gauche et une pour celui de droite.
picture_perfect-hint-steal = Quelle enveloppe de votre voisin de gauche prenez-vous ?
picture_perfect-hint-listen = Dans quelle enveloppe regardez-vous ?
picture_perfect-hint-peek = Regardez bien, puis refermez l’enveloppe (close).
picture_perfect-hint-add = Laquelle de vos enveloppes va au centre ?
picture_perfect-hint-put-up = Quelle enveloppe mettez-vous en vente ? Un point d’exclamation montre sa carte VIP (up5!).
picture_perfect-hint-price = Combien coûte un regard ?
picture_perfect-hint-bid = Offrez davantage, ou passez.
picture_perfect-hint-sealed-bid = Faites une offre secrète.
picture_perfect-hint-pay = Payez pour regarder, ou passez.
picture_perfect-hint-decide = Vendez à la meilleure offre, ou achetez à ce prix.
picture_perfect-hint-photo = Le dernier regard : placez vos invités dans les cases, puis prenez la photo (photo).
picture_perfect-hint-vote = Votez pour la meilleure photo, ou abstenez-vous.
picture_perfect-hint-over = La partie est finie.
picture_perfect-help =
    Chaque invité a trois souhaits secrets dans une enveloppe. En six manches, vous regardez dans les vôtres, et les enveloppes changent de mains selon la carte de la manche ; puis chacun prend une photographie, et seul compte ce qu’elle montre. Qui a le plus de points gagne.
    open5 regarde dans l’enveloppe 5, close la referme, vip5 y glisse votre carte VIP tant qu’elle est ouverte ; ready met fin au regard.
    arrange:1@c3,13@40/75,cake@125/60 place l’invité 1 dans la case C3, l’invité 13 et un gâteau à des points en millimètres (depuis la gauche et depuis l’avant).
    photo prend la photo avec l’appareil habituel ; photo:125/-200/140>125/80/55*43 dit où est l’appareil, ce qu’il vise et son zoom.
    Un invité sur votre photo vaut −3, 1, 3 ou 6 points pour 0 à 3 souhaits exaucés, et autant encore pour chaque carte VIP.
    Un invité absent de votre photo ne vaut rien. Avec les enchères, deux décorations valent un point.

### La table de Picture Perfect dans le navigateur.

## Que faire

web-picture_perfect-hint-look = Regardez dans vos enveloppes, placez vos invités, et dites quand vous avez fini.
web-picture_perfect-hint-dance = Quelle enveloppe gardez-vous ?
web-picture_perfect-hint-take = { $number ->
    [1] Prenez l’enveloppe au centre.
   *[other] Prenez { $number } enveloppes au centre.
  }
web-picture_perfect-hint-return = { $number ->
    [1] Rendez une de vos enveloppes au centre.
   *[other] Rendez { $number } de vos enveloppes au centre.
  }
web-picture_perfect-hint-give = Choisissez une enveloppe pour chaque voisin.
web-picture_perfect-hint-steal = Quelle enveloppe de votre voisin de gauche prenez-vous ?
web-picture_perfect-hint-listen = Dans quelle enveloppe regardez-vous ?
web-picture_perfect-hint-peek = Regardez bien, puis refermez l’enveloppe.
web-picture_perfect-hint-add = Laquelle de vos enveloppes va au centre ?
web-picture_perfect-hint-put-up = Quelle enveloppe mettez-vous en vente ?
web-picture_perfect-hint-price = Combien coûte un regard ?
web-picture_perfect-hint-bid = Offrez davantage, ou passez.
web-picture_perfect-hint-sealed-bid = Faites une offre secrète.
web-picture_perfect-hint-pay = Payez pour regarder, ou passez.
web-picture_perfect-hint-decide = Vendez à la meilleure offre, ou achetez à ce prix.
web-picture_perfect-hint-photo = Le dernier regard : placez vos invités dans les cases, puis passez à l’appareil.
web-picture_perfect-hint-vote = Égalité ! Quelle est la meilleure photo ?
web-picture_perfect-waiting = On attend { $names }.
web-picture_perfect-waiting-peek = D’autres regardent encore.

## Les enveloppes

web-picture_perfect-envelopes = Les enveloppes de tous
web-picture_perfect-my-envelopes = Vos enveloppes
web-picture_perfect-yours = Vous
web-picture_perfect-starts = { $who ->
    [you] retournez la carte
   *[other] retourne la carte
  }
web-picture_perfect-done = c’est fait
web-picture_perfect-no-envelopes = aucune enveloppe
web-picture_perfect-holds = { $name } : { $guests }.
web-picture_perfect-envelope-vip = { $guest }, avec une carte VIP
web-picture_perfect-open-envelope = Ouvrir l’enveloppe : { $guest }
web-picture_perfect-close-envelope = Refermer l’enveloppe : { $guest }
web-picture_perfect-open-says = Ouverte devant vous, { $guest } : { $cards }.
web-picture_perfect-letter = Les souhaits : { $guest }
web-picture_perfect-quoted = « { $text }. »
web-picture_perfect-close = Refermer
web-picture_perfect-cancel = Annuler
web-picture_perfect-vip-free = Votre carte VIP est encore dans votre main : elle va dans l’enveloppe ouverte.
web-picture_perfect-vips-inside = { $number ->
    [0] Aucune carte VIP
    [one] Une carte VIP
   *[other] { $number } cartes VIP
  }
web-picture_perfect-put-vip = Glisser votre carte VIP
web-picture_perfect-put-vip-sure = Pour de bon : glisser
web-picture_perfect-notebook = Carnet ({ $number })
web-picture_perfect-ready = C’est prêt

## Échanges et enchères

web-picture_perfect-chosen = Choisi : { $guests }
web-picture_perfect-not-chosen = désignez une enveloppe
web-picture_perfect-for-left = Pour { $name }, à votre gauche
web-picture_perfect-for-right = Pour { $name }, à votre droite
web-picture_perfect-show-vip = Montrer sa carte VIP à tous
web-picture_perfect-do-dance = La garder
web-picture_perfect-do-take = Prendre
web-picture_perfect-do-return = Rendre
web-picture_perfect-do-give = Offrir
web-picture_perfect-do-steal = La prendre
web-picture_perfect-do-listen = Regarder
web-picture_perfect-do-add = L’ajouter
web-picture_perfect-do-put-up = La mettre en vente
web-picture_perfect-puts-up = { $name } met en vente cette enveloppe.
web-picture_perfect-no-bid = Pas encore d’offre.
web-picture_perfect-bid = Offrir { $number }
web-picture_perfect-price = Demander { $number }
web-picture_perfect-bid-number = Votre offre, en décorations
web-picture_perfect-price-number = Votre prix, en décorations
web-picture_perfect-less = Moins
web-picture_perfect-more = Plus
web-picture_perfect-pass = Passer
web-picture_perfect-pay = Payer { $number } et regarder
web-picture_perfect-sell = Vendre pour { $number }
web-picture_perfect-buy = Acheter pour { $number }

## Le studio

web-picture_perfect-studio = Votre studio
web-picture_perfect-my-floor = Votre plateau
web-picture_perfect-floor-says = Votre plateau : { $text }
web-picture_perfect-looking = Comment vous regardez le studio
web-picture_perfect-stage = Scène
web-picture_perfect-plan = Vu d’en haut
web-picture_perfect-stage-label = Votre scène. Faites glisser les figurines ; ou, au clavier : N et P choisissent une figurine, les flèches la déplacent, Suppr la remet dans la boîte.
web-picture_perfect-plan-label = Votre plateau vu d’en haut. Faites glisser les figurines ; ou, au clavier : N et P choisissent une figurine, les flèches la déplacent, Suppr la remet dans la boîte.
web-picture_perfect-keys = Clavier : N et P choisissent une figurine, les flèches la déplacent, Suppr la range.
web-picture_perfect-camera-side = le côté de l’appareil
web-picture_perfect-face-front = Regarder de nouveau de face
web-picture_perfect-lighting = On allume les lampes…
web-picture_perfect-snap = Aligner sur les cases
web-picture_perfect-arranging = Disposition
web-picture_perfect-remove = Remettre dans la boîte
web-picture_perfect-clear = Vider le plateau
web-picture_perfect-listed = { $number ->
    [5] Cinq au dernier rang
    [14] Toute la fête par taille
   *[other] { $number } invités, déjà placés
  }
web-picture_perfect-tray = La boîte : invités et décorations
web-picture_perfect-bring = Amener : { $what }
web-picture_perfect-box-empty = La boîte est vide.
web-picture_perfect-stands = { $what } : { $where }.
web-picture_perfect-in-space = { $space }
web-picture_perfect-on-table = sur la table
web-picture_perfect-outside = en dehors
web-picture_perfect-laid = Sur la table : { $pieces }.
web-picture_perfect-empty-floor = Personne n’est sur le plateau.
web-picture_perfect-decoration-cake = gâteau
web-picture_perfect-decoration-candelabra = candélabre
web-picture_perfect-decoration-vase = vase
web-picture_perfect-decoration-bottle = bouteille
web-picture_perfect-decoration-fruit-bowl = coupe de fruits
web-picture_perfect-decoration-teapot = théière
web-picture_perfect-decoration-gift = cadeau
web-picture_perfect-decoration-tureen = soupière
web-picture_perfect-decoration-glass-tower = pyramide de coupes
web-picture_perfect-decoration-picture-frame = cadre

## L’appareil

web-picture_perfect-step-arrange = Placer
web-picture_perfect-step-camera = Appareil
web-picture_perfect-camera = L’appareil
web-picture_perfect-finder-label = Le viseur. Faites glisser pour tourner autour ; ou, au clavier : les flèches déplacent, Maj et flèches visent, plus et moins zooment, Page préc. et Page suiv. rapprochent et éloignent, 0 est l’appareil standard.
web-picture_perfect-walk = Tourner autour
web-picture_perfect-aim = Viser
web-picture_perfect-nearer = Zoomer
web-picture_perfect-farther = Dézoomer
web-picture_perfect-standard = Appareil standard
web-picture_perfect-shutter = Prendre la photo
web-picture_perfect-checking = Un œil dans le viseur…
web-picture_perfect-valid = Cette photo compte.
web-picture_perfect-fine-tuning = Réglage fin
web-picture_perfect-slider-x = De côté
web-picture_perfect-slider-z = Hauteur
web-picture_perfect-slider-y = Distance
web-picture_perfect-slider-zoom = Zoom
web-picture_perfect-slider-aim-x = Viser de côté
web-picture_perfect-slider-aim-z = Viser plus haut ou plus bas
web-picture_perfect-no-picture = Votre navigateur ne peut pas dessiner la photo ici ; la maison la juge quand même.
web-picture_perfect-taken = C’est dans la boîte ! On la montre quand chacun a la sienne.

## L’album

web-picture_perfect-album = L’album
web-picture_perfect-ending-title = Dans la chambre noire
web-picture_perfect-ending = { $name } : { $met } souhaits exaucés sur { $wishes }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
web-picture_perfect-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
  }
web-picture_perfect-save = Enregistrer la photo
web-picture_perfect-met = exaucé
web-picture_perfect-missed = pas exaucé
web-picture_perfect-vote = Voter pour { $name }
web-picture_perfect-abstain = S’abstenir
web-picture_perfect-page-before = Photo précédente
web-picture_perfect-page-after = Photo suivante
web-picture_perfect-page = { $number } sur { $pages }
web-picture_perfect-print = La photo de { $name }, seule à l’écran
web-picture_perfect-empty-photo = Il n’y a personne sur cette photo.
web-picture_perfect-guests-sum = { $number ->
    [0] Aucun invité sur la photo
    [one] Un invité sur la photo
   *[other] { $number } invités sur la photo
  }
web-picture_perfect-wishes-met = { $number ->
    [0] Aucun souhait exaucé
    [one] Un souhait exaucé
   *[other] { $number } souhaits exaucés
  }
web-picture_perfect-vips-more = { $number ->
    [0] Aucune carte VIP
    [one] Une carte VIP : une fois de plus
   *[other] { $number } cartes VIP : { $number } fois de plus
  }
web-picture_perfect-in-the-way = Devant : { $guests }

## Options à l’accueil

web-option-picture_perfect-auctions = Avec enchères : les enveloppes se vendent contre des décorations
web-option-picture_perfect-notebook = Un carnet garde ce que vous avez vu
web-brief-picture_perfect =
    Chaque invité a trois souhaits secrets dans une enveloppe. En six manches, vous regardez les vôtres, placez vos invités, et les enveloppes changent de mains selon la carte de la manche.
    Retenez ce que vous avez lu : une enveloppe ne montre ses souhaits que lorsque vous pouvez y regarder.
    À la fin, placez vos invités pour de bon et prenez une vraie photographie : seul compte ce qu’elle montre.
    Un invité sur la photo vaut −3, 1, 3 ou 6 points pour 0 à 3 souhaits exaucés, et autant encore par carte VIP.
