### The pages about people: profiles, rankings, statistics; they are learnt when one of these pages is opened.

web-plot-csv = Save as CSV
web-people-person = Somebody
web-people-nobody = Nobody here
web-people-settings = Your page
web-people-owner = A program of
web-people-programs = Programs:
web-people-ratings = Ratings
web-people-rating-plot = { $game }, rated game by rated game
web-people-rating-hint = The lower end of what somebody may be worth: with every game the house is surer.
web-people-number = Game
web-people-day = Date
web-people-points = Points
web-people-change = Change
web-people-against = You and { $name }
web-people-against-none = You have not finished a game with { $name } yet.
web-people-game = Game
web-people-games = Games
web-people-players = Players
web-people-wins = Won
web-people-ties = Shared
web-people-losses = Lost
web-people-mean = { $own } : { $other } points on average
web-people-bests = Most points
web-people-history = Games played
web-people-history-none = No games that you may see yet.
web-people-place = Place { $place } of { $seats }
web-people-won = Won
web-people-rated = counted for ratings
web-people-more = Show more
web-people-given-up = Given up.
web-ranking-of = Ranking: { $game }
web-ranking-text = Here stands whoever has kept a name and played rated games. Programs play among themselves.
web-ranking-pool = Whose ranking
web-ranking-people = People
web-ranking-programs = Programs
web-ranking-place = Place
web-ranking-name = Name
web-ranking-you = you
web-ranking-none-people = Nobody yet. Keep your name, play a rated game, and the first place is yours.
web-ranking-none-programs = No program yet. Whoever writes one finds everything at /api/docs.
web-statistics-of = Statistics: { $game }
web-statistics-among = Which games
web-statistics-all = All games
web-statistics-people = People only
web-statistics-bots = With bots or programs
web-statistics-csv = Everything as CSV
web-statistics-few = Numbers appear as soon as { $least } games with the same number of players are over: fewer would say little.
web-statistics-so-far = { $games ->
    [0] So far there is none.
    [one] So far there is one.
   *[other] So far there are { $games }, with any number of players.
  }
web-statistics-seats = { $seats ->
    [1] Alone
   *[other] { $seats } players
  }
web-statistics-games = { $games ->
    [one] one game
   *[other] { $games } games
  }
web-statistics-mean = { $points } points on average
web-statistics-shares = Who wins, by seat
web-statistics-shares-hint = The bar is the share of victories, the upright line where the true share lies 95 times of 100. Dashed: { $share } for everybody.
web-statistics-seat = Seat
web-statistics-share = Victories
web-statistics-between = Between
web-statistics-scores = How points are spread
web-statistics-scores-hint = How many results have so many points.
web-statistics-results = Results
web-statistics-reasons = Why games end
web-statistics-best = Most points at an open table:
