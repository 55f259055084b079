### La table de Photograph dans le navigateur.

web-photograph-board = La table de Photograph
web-photograph-field = Le terrain
web-photograph-place = Ligne { $row }, colonne { $column } : { $card }
web-photograph-row = { $count ->
    [0] La ligne { $row } est vide.
   *[other] Ligne { $row }, de gauche à droite : { $cards }.
  }
web-photograph-deck = Pioche : { $number ->
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
web-photograph-at-turn = à son tour
web-photograph-chooses = choisit
web-photograph-has-chosen = a choisi

## Ce qu’il y a à faire

web-photograph-hint-subject = Choisissez le sujet : désignez le bout d’une ligne, puis plus loin pour prendre plus de cartes.
web-photograph-hint-winding = Préparez la pellicule : prenez une carte, puis une place plus en avant. Ensuite, on joue { $owed ->
    [one] la carte du fond
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
    [one] Une carte
   *[other] { $number } cartes
  } à { $side ->
    [L] gauche
   *[R] droite
  } de la ligne { $row } : { $cards }
web-photograph-do-take = { $number ->
    [one] En prendre une
   *[other] En prendre { $number }
  }
web-photograph-fewer = Une carte de moins
web-photograph-more = Une carte de plus
web-photograph-other-end = Par l’autre bout de la ligne
web-photograph-wind = Le { $card } passe en position { $place }.
web-photograph-then = Ensuite : { $shots }.
web-photograph-would-sharp = { $card } net
web-photograph-would-good-shot = { $card } net, Cliché Réussi !
web-photograph-would-blurred = { $card } flou
web-photograph-do-wind = Avancer et photographier
web-photograph-cancel = Annuler
