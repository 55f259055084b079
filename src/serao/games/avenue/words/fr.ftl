### Avenue : ses nouvelles, ses raisons, ses titres.

game-avenue = Avenue
avenue-about = Une même route pour tout le monde, un plan pour chacun : reliez les grappes aux fermes, et que chaque ferme fasse mieux que la précédente.
avenue-time = environ 15 minutes

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
    [1] Le choix pour { $road } : { $choices }.
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
    [0] Aucune ferme à zéro
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
    [1] une case
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
avenue-hint-peeked = Tracez { $road } ({ $sign }) dans une case libre.
avenue-side-round = Manche { $number } sur { $rounds }
avenue-side-farm = La ferme { $farm } compte
avenue-side-next = Prochaine ferme : { $farm }
avenue-side-yellow = Cartes jaunes : { $number } sur 4
avenue-side-deck = Pioche : { $number }
avenue-to-come = Routes encore à venir
avenue-to-come-road = Route { $number }, { $road } : { $cards } à venir, jaunes : { $yellow }
avenue-standings = En tête
avenue-help =
    Reliez par des routes des grappes à la ferme de la manche : tout le monde trace la même route, chacun sur son plan. Qui a le plus de points gagne.
    c4 trace la route dans la colonne c, ligne 4 ; peek jette un œil à la prochaine ferme, une fois par manche.
    Après la quatrième carte jaune, la ferme compte toutes les grappes que sa route relie. Chaque ferme doit dépasser la précédente ; sinon on écrit un 0, qui coûte 5 points.
    À la fin, chaque château ajoute les grappes de sa couleur.
    roads dit combien de cartes de chaque route peuvent encore venir.
avenue-decided-highest-farm = { $names } gagne : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, mais le plus grand nombre pour une ferme.
avenue-decided-highest-farm-you = Vous gagnez : égalité à { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, mais vous avez le plus grand nombre dans une case de ferme.

### La table d’Avenue dans le navigateur.

## Routes, grappes, cases

web-avenue-grapes-none = aucune grappe
web-avenue-grapes-green = { $number ->
    [0] aucune grappe verte
    [one] une grappe verte
   *[other] { $number } grappes vertes
  }
web-avenue-grapes-purple = { $number ->
    [0] aucune grappe violette
    [one] une grappe violette
   *[other] { $number } grappes violettes
  }
web-avenue-grapes-both = { $all } grappes ({ $green } vertes, { $purple } violettes)
web-avenue-land-empty = pleine campagne
web-avenue-square-open = { $square }, { $land }, libre : tracer la route ici
web-avenue-square-vacant = { $square }, { $land }, libre
web-avenue-square-road = { $square }, { $land }, route : { $road }

## La carte, les points, les feuilles

web-avenue-card-grey = Carte de route : { $road }
web-avenue-card-yellow = Carte de route jaune : { $road }
web-avenue-card-none = Plus de routes
web-avenue-earlier = Routes précédentes de cette manche
web-avenue-score = Points
web-avenue-farm-unknown = Ferme pas encore révélée
web-avenue-peeked-then = a jeté un œil pendant cette manche
web-avenue-so-far = pour l’instant
web-avenue-total = total
web-avenue-my-sheet = Votre feuille
web-avenue-sheet-of = Feuille de { $name }
web-avenue-sheets = Les feuilles de tout le monde
web-avenue-look-choosing = Voir : { $sheet }, { $score } points pour l’instant, choisit encore
web-avenue-look-chosen = Voir : { $sheet }, { $score } points pour l’instant, a choisi
web-avenue-look-over = Voir : { $sheet }, { $score } points
web-avenue-ranking = Le classement
web-avenue-ranking-later = La première ferme dira qui est en tête.
web-avenue-ranking-farms = Les fermes seules : les châteaux se comptent à la fin.
web-avenue-the-map = Le plan
web-avenue-harvest = { $number ->
    [0] pas plus qu’avant
    [one] grappe
   *[other] grappes
  }
web-avenue-ending-title = La récolte
web-avenue-ending-farm = { $number ->
    [0] { $name }, ferme { $farm } : pas plus qu’avant. Un zéro, et 5 points perdus.
   *[other] { $name }, ferme { $farm } : { $number }.
  }
web-avenue-ending-purple = { $name }, raisin violet au château violet : { $number }.
web-avenue-ending-green = { $name }, raisin vert au château vert : { $number }.
web-avenue-ending-total = { $name } : { $number ->
    [one] { $number } point
   *[other] { $number } points
  } en tout.

## Choisir

web-avenue-peek = Jeter un œil à la prochaine ferme
web-avenue-choose = Choisissez une case libre pour la route, ou jetez un œil.
web-avenue-choose-no-peek = Choisissez une case libre pour la route.
web-avenue-choose-own = C’est à vous de choisir : revenez à votre feuille.
web-avenue-back = Revenir à votre feuille
web-avenue-consider = La route en { $square }
web-avenue-consider-peek = Jeter un œil à la prochaine ferme au lieu de tracer cette route ?
web-avenue-consider-peek-last = Jeter un œil au lieu de tracer ? La sixième ferme ne compte jamais.
web-avenue-road-here = La route qui passe par { $square }
web-avenue-joins = relie { $places }
web-avenue-farm-would = Ferme { $farm } : { $points }
web-avenue-farm-before = (avant : { $before })
web-avenue-do-draw = Tracer en { $square }
web-avenue-do-peek = Jeter un œil
web-avenue-cancel = Annuler
web-avenue-pencilled = Au crayon en { $square }.
web-avenue-will-peek = Vous jetterez un œil.
web-avenue-waiting = { $number ->
    [0] Plus personne ne choisit.
    [one] Une personne choisit encore.
   *[other] { $number } personnes choisissent encore.
  }
web-avenue-waiting-crowd = Les autres choisissent encore.
web-avenue-scored = { $number ->
    [0] Ferme { $farm } : pas plus de grappes qu’avant. Un zéro est noté, 5 points de moins.
   *[other] La ferme { $farm } compte { $number }.
  }
web-avenue-over-alone = La vendange est rentrée : { $score } points.

## Dit à voix haute

web-avenue-none = aucun
web-avenue-said-card = La carte de route montre { $road } ; cartes jaunes de cette manche : { $yellow } sur 4.
web-avenue-said-roads = Vos routes : { $roads }.
web-avenue-said-joined = Reliées : { $joined }.
web-avenue-said-written = Nombres notés : { $numbers }.
web-avenue-said-score = Vos points pour l’instant : { $score }.
web-avenue-said-other = { $name } : { $score } points pour l’instant.
web-avenue-said-standing = Place { $place } : { $name }, { $points } points.

## Options à l’accueil

web-option-avenue-map = Plan
web-choice-avenue-A = A (celui de la boîte)
web-choice-avenue-B = B (de la maison)
web-choice-avenue-C = C (de la maison)
web-brief-avenue =
    Une même route pour tout le monde : tracez-la dans une case libre de votre plan, ou jetez un œil à la prochaine ferme (une fois par manche).
    Après la quatrième carte jaune, la ferme de la manche compte toutes les grappes que sa route relie.
    Chaque ferme doit faire mieux que la précédente ; sinon on note un 0, qui coûte 5 points.
    Après cinq fermes, chaque château ajoute les grappes de sa couleur.
