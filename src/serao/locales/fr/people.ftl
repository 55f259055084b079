### Les pages sur les gens : profils, classements, statistiques ; elles s’apprennent quand on ouvre l’une de ces pages.

web-plot-csv = Enregistrer en CSV
web-people-person = Quelqu’un
web-people-nobody = Personne ici
web-people-settings = Votre page
web-people-owner = Un programme de
web-people-programs = Programmes :
web-people-ratings = Cotes
web-people-rating-plot = { $game }, partie après partie
web-people-rating-hint = Le bas de ce que quelqu’un peut valoir : à chaque partie la maison en est plus sûre.
web-people-number = Partie
web-people-day = Date
web-people-points = Points
web-people-change = Écart
web-people-against = Vous et { $name }
web-people-against-none = Vous n’avez pas encore terminé de partie avec { $name }.
web-people-game = Jeu
web-people-games = Parties
web-people-players = À table
web-people-wins = Gagnées
web-people-ties = Partagées
web-people-losses = Perdues
web-people-mean = { $own } : { $other } points en moyenne
web-people-bests = Meilleurs scores
web-people-history = Parties jouées
web-people-history-none = Aucune partie que vous puissiez voir, pour l’instant.
web-people-place = { $place ->
    [1] 1re place sur { $seats }
   *[other] { $place }e place sur { $seats }
  }
web-people-won = Victoire
web-people-rated = partie cotée
web-people-more = En montrer davantage
web-people-given-up = Abandon.
web-ranking-of = Classement : { $game }
web-ranking-text = Ici figure qui a gardé un nom et joué des parties cotées. Les programmes jouent entre eux.
web-ranking-pool = Le classement de qui
web-ranking-people = Les gens
web-ranking-programs = Les programmes
web-ranking-place = Place
web-ranking-name = Nom
web-ranking-you = vous
web-ranking-none-people = Personne encore. Gardez votre nom, jouez une partie cotée, et la première place est à vous.
web-ranking-none-programs = Aucun programme encore. Pour en écrire un, tout se trouve sous /api/docs.
web-statistics-of = Statistiques : { $game }
web-statistics-among = Quelles parties
web-statistics-all = Toutes les parties
web-statistics-people = Entre gens seulement
web-statistics-bots = Avec bots ou programmes
web-statistics-csv = Le tout en CSV
web-statistics-few = Les chiffres paraissent dès que { $least } parties avec autant de monde à table sont finies : moins ne dirait pas grand-chose.
web-statistics-so-far = { $games ->
    [0] Jusqu’ici il n’y en a aucune.
    [1] Jusqu’ici il y en a une.
   *[other] Jusqu’ici il y en a { $games }, toutes tables confondues.
  }
web-statistics-seats = { $seats ->
    [1] En solo
   *[other] { $seats } à table
  }
web-statistics-games = { $games ->
    [1] une partie
   *[other] { $games } parties
  }
web-statistics-mean = { $points } points en moyenne
web-statistics-shares = Qui gagne, selon la chaise
web-statistics-shares-hint = La barre est la part des victoires ; le trait vertical, où la vraie part se trouve 95 fois sur 100. En tirets : { $share } pour tout le monde.
web-statistics-seat = Chaise
web-statistics-share = Victoires
web-statistics-between = Entre
web-statistics-scores = Comment les points se répartissent
web-statistics-scores-hint = Combien de résultats ont tant de points.
web-statistics-results = Résultats
web-statistics-reasons = Pourquoi les parties finissent
web-statistics-best = Le plus de points à une table ouverte :
