### Photograph : ses couleurs, ses nouvelles, ses raisons.

game-photograph = Photograph
photograph-about = Préparez la pellicule, gardez l’ordre de votre main, et ne laissez aucune photo devenir floue.
photograph-time = environ 30 minutes

photograph-blue = bleu
photograph-red = rouge
photograph-yellow = jaune
photograph-green = vert
photograph-brown = brun
photograph-grey = gris
photograph-purple = violet

# Une carte par sa face (le 7 bleu), et par son dos (la moitié des nombres).
# La couleur reste au masculin : elle s’accorde avec « le 7 », ou suit « en ».
photograph-card = { $number } { $colour }
photograph-back = { $colour } { $half }

## Nouvelles

photograph-started = { $left ->
    [0] Les sept couleurs sont en jeu. { $name } commence.
    [one] Une couleur reste dans la boîte : { $colours }. { $name } commence.
   *[other] Restent dans la boîte : { $colours }. { $name } commence.
  }
photograph-took = { $name } prend { $number ->
    [1] une carte
   *[other] { $number } cartes
  } à { $side ->
    [L] gauche
   *[R] droite
  } de la ligne { $row } : { $cards }.
photograph-wound = { $name } prépare la pellicule : la carte en position { $card } passe en position { $to }.
photograph-shot = { $name } photographie le { $card }.
photograph-good-shot = { $name } photographie le { $card } — Cliché Réussi !
photograph-blurred = { $name } photographie le { $card }, mais la photo est floue.
photograph-cleared = { $gone ->
    [0] Rien ne quitte le terrain
    [one] Une carte quitte le terrain ({ $cards })
   *[other] { $gone } cartes quittent le terrain ({ $cards })
  }{ $turned ->
    [0] .
   *[other]  ; maintenant face visible : { $open }.
  }
photograph-dealt = { $number ->
    [0] Aucune nouvelle carte n’arrive.
    [one] Une nouvelle carte arrive.
   *[other] { $number } nouvelles cartes arrivent.
  }
photograph-sunset = Coucher de Soleil ! Tout le monde prépare la pellicule et prend deux photos tant qu’il reste un peu de lumière.
photograph-end-deck-short = La pioche est épuisée : on prépare la pellicule une dernière fois, et ce sont les deux dernières photos.
photograph-end-deck-empty = Il reste trop peu de cartes et la pioche est vide : on prépare la pellicule une dernière fois, et ce sont les deux dernières photos.
photograph-chose = { $name } a choisi.
photograph-discarded = { $name } met de côté le { $card }.
photograph-given-up = { $name } a laissé filer le { $card }, et renonce à cette couleur.

## La fin

photograph-reason-deck-short = La pioche est épuisée.
photograph-reason-deck-empty = Il n’y avait plus de cartes pour le terrain.
photograph-line-strip = { $number ->
    [0] Aucune photo en { $colour }
    [one] Une photo en { $colour }
   *[other] { $number } photos en { $colour }
  }
photograph-line-blurred = { $number ->
    [0] Aucune photo floue en { $colour }
    [one] Une photo floue en { $colour }
   *[other] { $number } photos floues en { $colour }
  }
photograph-line-good-shot = Cliché Réussi en { $colour }

## Pourquoi quelque chose n’est pas possible

photograph-notation = « { $given } » n’est pas un coup : prenez avec la ligne, le côté et le nombre (2L3), préparez la pellicule avec deux positions (1>5).
photograph-colour-unknown = Il n’y a pas de couleur « { $given } » : choisissez parmi { $known }.
photograph-colour-twice = On ne peut laisser une couleur dans la boîte qu’une seule fois.
photograph-colours-many = À 3, une couleur reste dans la boîte ; à 2, deux couleurs. { $given }, c’est trop.
photograph-wind-now = Vous avez pris vos cartes : préparez maintenant la pellicule (par exemple 1>5).
photograph-wind-together = Personne ne prend de cartes maintenant : chacun prépare sa pellicule (par exemple 1>3).
photograph-take-how = Prenez de 1 à { $most } cartes, par la gauche (L) ou par la droite (R) d’une ligne.
photograph-take-now = Choisissez d’abord le sujet : prenez des cartes du terrain (par exemple 2L3).
photograph-row-unknown = Il n’y a pas de ligne { $row } : le terrain a les lignes 1 à { $rows }.
photograph-row-single = La ligne { $row } n’a plus qu’une carte : dites { $row }L1.
photograph-row-short = { $left ->
    [0] La ligne { $row } est vide.
    [one] La ligne { $row } n’a plus qu’une carte.
   *[other] La ligne { $row } n’a plus que { $left } cartes.
  }
photograph-wind-forward = Une carte va vers l’avant, à une position plus haute parmi vos { $cards } cartes (par exemple 1>{ $cards }).

## À table

photograph-option-left-out = Les couleurs qui restent dans la boîte, une à 3, deux à 2 (en anglais) : blue, red, yellow, green, brown, grey, purple.
photograph-option-missed-photo = Variante pour les habitués : avant de compter les points, on renonce à la couleur de la dernière carte en main.
photograph-deck = Pioche : { $number }
photograph-signs = { $good_shot } Cliché Réussi, { $blurred } floue, → ce qui peut suivre
photograph-places = position
photograph-cell-strip = { $number ->
    [0] aucune photo
    [one] une photo
   *[other] { $number } photos
  }
photograph-cell-blurred = { $number ->
    [0] aucune photo
    [one] une photo
   *[other] { $number } photos
  }
photograph-row-strip = Album : { $subject }
photograph-row-blurred = Floues : { $subject }
photograph-row-good-shot = Cliché Réussi : { $subject }
photograph-hint-subject = Choisissez le sujet : ligne, côté (L, à gauche, ou R, à droite) et nombre de cartes.
photograph-hint-winding = Préparez la pellicule : avancez une carte. Ensuite, on joue { $owed ->
    [1] la carte du fond
   *[other] les { $owed } cartes du fond
  }.
photograph-hint-sunset = Coucher de Soleil : préparez une fois la pellicule ; ensuite, vos deux cartes du fond sont jouées.
photograph-hint-end = Dernière lumière : préparez une fois la pellicule ; ensuite, vos deux cartes du fond sont jouées, et la troisième est mise de côté.
photograph-hint-over = La partie est finie.
photograph-help =
    2L3 prend trois cartes à gauche de la ligne 2 (R, c’est à droite) ; elles vont à l’avant de votre main.
    1>5 prépare la pellicule : la carte en position 1 (au fond) passe en position 5. Ensuite, on joue depuis le fond autant de cartes que vous en avez pris, chacune dans l’album de sa couleur.
    Un album monte ou descend ; chaque nombre est à 1, 2 ou 3 du précédent. Ce qui ne convient pas est flou et coûte 2 points.
    Points par couleur, selon les photos nettes : aucune −3, 1 → 1, 2 → 3, 3 → 4, 4 → 7, 5 → 8, 6 → 10, 7 ou plus → 11. Qui a le plus de points gagne.
    Cliché Réussi : qui a en premier 4 photos nettes d’une couleur (3 si l’on est quatre) gagne 5 points.
    Coucher de Soleil : quand il apparaît, tout le monde prépare la pellicule et joue ses deux cartes du fond, sans Cliché Réussi ; dès lors, les mains ont 3 cartes. À la fin, on le fait encore une fois, et la carte qui reste ne compte pas.
photograph-decided-good-shots = { $names } gagne : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, mais davantage de Clichés Réussis.
photograph-decided-longest-strip = { $names } gagne : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et en Clichés Réussis, mais l’album le plus long.
photograph-decided-good-shots-you = Vous gagnez : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, mais avec plus de Good Shots.
photograph-decided-longest-strip-you = Vous gagnez : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et en Good Shots, mais avec la plus longue pellicule.

### La table de Photograph dans le navigateur.

web-photograph-board = La table de Photograph
web-photograph-field = Le terrain
web-photograph-place = Ligne { $row }, colonne { $column } : { $card }
web-photograph-row = { $count ->
    [0] La ligne { $row } est vide.
   *[other] Ligne { $row }, de gauche à droite : { $cards }.
  }
web-photograph-deck = Pioche : { $number ->
    [0] aucune carte
    [one] une carte
   *[other] { $number } cartes
  }, sur le dessus { $card }.
web-photograph-deck-empty = La pioche est vide.
web-photograph-good-shots = Clichés Réussis à gagner
web-photograph-good-shots-list = Clichés Réussis encore à gagner : { $colours }.
web-photograph-good-shots-none = Tous les Clichés Réussis sont gagnés.
web-photograph-sunset = Coucher de Soleil
web-photograph-sunset-words = Tout le monde prépare la pellicule et prend deux photos tant qu’il reste un peu de lumière.

## La main

web-photograph-hand = Votre main, du fond vers l’avant
web-photograph-back = Fond : jouée d’abord
web-photograph-front = Avant : la plus récente
web-photograph-hand-place = Position { $place } : { $card }
web-photograph-hand-picked = Position { $place } : { $card }, soulevée
web-photograph-hand-target = Avancer le { $card } en position { $place }
web-photograph-own-hand = Votre main, du fond vers l’avant : { $cards }.
web-photograph-their-hand = Main, du fond vers l’avant : { $cards }.

## Albums et places

web-photograph-own-strips = Vos albums
web-photograph-closed = rien
web-photograph-fits = Peut suivre
web-photograph-frame-blurred = une photo floue
web-photograph-strip = { $colour } : { $count ->
    [0] pas encore de photo
   *[other] { $cards }
  } ; { $way ->
    [rising] il monte
    [falling] il descend
   *[open] pas encore de sens
  } ; peut suivre : { $fits } ; { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $medal ->
    [yes]  ; avec son Cliché Réussi
   *[no] {""}
  }.
web-photograph-seat = { $name }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
web-photograph-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-photograph-ending-title = Le film de la journée
web-photograph-ending = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
web-photograph-at-turn = à son tour
web-photograph-chooses = choisit
web-photograph-has-chosen = a choisi

## Ce qu’il y a à faire

web-photograph-hint-subject = Choisissez le sujet : désignez le bout d’une ligne, puis plus loin pour prendre plus de cartes.
web-photograph-hint-winding = Préparez la pellicule : prenez une carte, puis une place plus en avant. Ensuite, on joue { $owed ->
    [1] la carte du fond
   *[other] les { $owed } cartes du fond
  }.
web-photograph-hint-sunset = Coucher de Soleil : avancez une carte ; ensuite, vos deux cartes du fond sont jouées.
web-photograph-hint-end = Dernière lumière : avancez une carte ; ensuite, vos deux cartes du fond sont jouées, et la dernière est mise de côté.
web-photograph-where = Où va le { $card } ? Choisissez une place plus en avant.
web-photograph-other-subject = { $name } choisit un sujet.
web-photograph-other-winding = { $name } prépare la pellicule.
web-photograph-all-choose = Tout le monde prépare la pellicule en même temps. Choisissent encore : { $names }.
web-photograph-waiting = Vous avez choisi. On attend { $names }.
web-photograph-busy = Un instant…

web-photograph-take = { $number ->
    [1] Une carte
   *[other] { $number } cartes
  } à { $side ->
    [L] gauche
   *[R] droite
  } de la ligne { $row } : { $cards }
web-photograph-do-take = { $number ->
    [1] En prendre une
   *[other] En prendre { $number }
  }
web-photograph-fewer = Une carte de moins
web-photograph-more = Une carte de plus
web-photograph-other-end = Par l’autre bout de la ligne
web-photograph-fewer-short = Moins
web-photograph-more-short = Plus
web-photograph-other-end-short = Autre bout
web-photograph-look = Voir la main et les pellicules de { $name }
web-photograph-wind = Le { $card } passe en position { $place }.
web-photograph-then = Ensuite : { $shots }.
web-photograph-would-sharp = { $card } net
web-photograph-would-good-shot = { $card } net, Cliché Réussi !
web-photograph-would-blurred = { $card } flou
web-photograph-do-wind = Avancer et photographier
web-photograph-cancel = Annuler

## Options à l’accueil

web-option-photograph-left-out = Couleurs écartées (3 joueurs : une ; 2 joueurs : deux ; aucune : au hasard)
web-choice-photograph-none = { $seats ->
    [2] deux, au hasard
    [3] une, au hasard
   *[other] aucune
}
web-option-photograph-missed-photo = Photo ratée : on renonce à la couleur de sa dernière carte en main
web-brief-photograph =
    À votre tour, prenez 1 à 3 cartes à un bout d’une ligne ; elles vont à l’avant de votre main.
    Préparez ensuite la pellicule : avancez une carte de votre main. L’ordre des autres ne change jamais.
    Puis autant de cartes que vous en avez pris sont jouées depuis le fond de la main, chacune dans l’album de sa couleur.
    Un album monte ou descend ; chaque nombre s’écarte du précédent de 1 à 3. Ce qui ne convient pas est flou et coûte 2 points.
    Qui a en premier 4 photos nettes d’une couleur (3 suffisent si l’on est quatre) gagne son Cliché Réussi : 5 points.
    Plus un album est long, plus il rapporte ; une couleur sans photo nette coûte 3 points.
