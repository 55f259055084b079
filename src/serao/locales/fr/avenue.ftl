### Avenue : ses nouvelles, ses raisons, ses titres.

avenue-about = Une même route pour tout le monde, un plan pour chacun : reliez les grappes aux fermes, et que chaque ferme fasse mieux que la précédente.

## Nouvelles

avenue-round = Manche { $number } : la ferme { $farm } va compter.
avenue-road = { $scoring ->
    [1] La carte montre { $road } : jaune, la numéro { $yellow } sur 4.
   *[other] La carte montre { $road }.
  }
avenue-road-1 = un virage du haut vers la gauche
avenue-road-2 = un virage du haut vers la droite
avenue-road-3 = un virage de la droite vers le bas
avenue-road-4 = un virage de la gauche vers le bas
avenue-road-5 = une ligne droite de gauche à droite
avenue-road-6 = une ligne droite de haut en bas
avenue-chose = { $name } a choisi.
avenue-acted = { $number ->
    [one] Le choix pour { $road } : { $choices }.
   *[other] Les choix pour { $road } : { $choices }.
  }
avenue-a-peek = jette un œil
avenue-peeked = Vous jetez un œil : la prochaine ferme est la { $farm }.
avenue-scored = La ferme { $farm } compte : { $numbers }.
avenue-ended = La cinquième ferme a compté : la vendange est rentrée.

## La fin

avenue-reason-five-farms = Cinq fermes ont compté.
avenue-line-farm = Ferme { $farm }
avenue-line-purple-castle = Grappes violettes au château violet
avenue-line-green-castle = Grappes vertes au château vert
avenue-line-zeros = { $number ->
    [one] Une ferme à zéro
   *[other] { $number } fermes à zéro
  }
avenue-grade = Titre : { $grade }
avenue-grade-apprentice = apprenti
avenue-grade-carrier = porteur
avenue-grade-vintner = vigneron
avenue-grade-cellar-master = maître de chai
avenue-grade-grand-cru = grand cru
avenue-grade-legend = légende

## Pourquoi quelque chose n’est pas possible

avenue-notation = « { $given } » n’est pas un coup : nommez une case de a1 à f7, ou dites peek.
avenue-no-square = Cette case n’existe pas : le plan a les cases a1 à f7.
avenue-not-vacant = La case { $square } a déjà une route : choisissez une case libre.
avenue-peeked-already = Vous avez déjà jeté un œil pendant la manche { $round } : c’est une fois par manche.
avenue-map-unknown = Il n’y a pas de plan « { $given } » : choisissez { $known }, ou donnez le texte d’un plan à vous.
avenue-map-rows = Ce plan { $given ->
    [0] n’a aucune ligne
    [one] a une ligne
   *[other] a { $given } lignes
  } ; un plan a { $expected } lignes de 6 cases.
avenue-map-columns = La ligne { $row } de ce plan a { $given ->
    [one] une case
   *[other] { $given } cases
  } au lieu de { $expected } : un plan a 42 cases, celui-ci { $squares }.
avenue-map-square = « { $given } » (ligne { $row }, colonne { $column }) n’est pas une case : écrivez . pour une case vide, FA à FF pour une ferme, CG ou CP pour un château (vert ou violet), ou une à quatre grappes G (vertes) et P (violettes).
avenue-map-single = La case { $square } { $given ->
    [0] ne figure pas sur ce plan
   *[other] figure { $given } fois sur ce plan
  } : chaque ferme et chaque château y figure une fois.

## À table

avenue-option-map = Le plan : A, B, C, ou un fichier avec un plan à vous (sept lignes de six cases).
avenue-row-farm = Ferme { $subject }
avenue-row-purple-castle = Château violet
avenue-row-green-castle = Château vert
avenue-row-zeros = Zéros
avenue-hint = Tracez { $road } ({ $sign }) dans une case libre, ou jetez un œil à la prochaine ferme (peek).
avenue-side-round = Manche { $number } sur { $rounds }
avenue-side-farm = La ferme { $farm } compte
avenue-side-next = Prochaine ferme : { $farm }
avenue-side-yellow = Cartes jaunes : { $number } sur 4
avenue-side-deck = Pioche : { $number }
avenue-standings = En tête
avenue-help =
    c4 trace la route dans la colonne c, ligne 4 ; peek jette un œil à la prochaine ferme, une fois par manche.
    Après la quatrième carte jaune, la ferme compte toutes les grappes que sa route relie. Chaque ferme doit dépasser la précédente ; sinon on écrit un 0, qui coûte 5 points.
    À la fin, chaque château ajoute les grappes de sa couleur.
