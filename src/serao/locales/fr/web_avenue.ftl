### La table d’Avenue dans le navigateur.

## Routes, grappes, cases

web-avenue-colour-green = grappes vertes
web-avenue-colour-purple = grappes violettes
web-avenue-grapes-none = aucune grappe
web-avenue-grapes-green = { $number ->
    [one] une grappe verte
   *[other] { $number } grappes vertes
  }
web-avenue-grapes-purple = { $number ->
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
