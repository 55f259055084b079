### As páginas sobre as pessoas: perfis, classificações, estatísticas; são aprendidas quando se abre uma dessas páginas.

web-plot-csv = Salvar como CSV
web-people-person = Alguém
web-people-nobody = Ninguém aqui
web-people-settings = Sua página
web-people-owner = Um programa de
web-people-programs = Programas:
web-people-ratings = Pontuações
web-people-rating-plot = { $game }, partida a partida
web-people-rating-hint = O limite inferior do que alguém pode valer: a cada partida a casa tem mais certeza.
web-people-number = Partida
web-people-day = Data
web-people-points = Pontos
web-people-change = Mudança
web-people-against = Você e { $name }
web-people-against-none = Você ainda não terminou nenhuma partida com { $name }.
web-people-game = Jogo
web-people-games = Partidas
web-people-players = Jogadores
web-people-wins = Vitórias
web-people-ties = Empates
web-people-losses = Derrotas
web-people-mean = { $own } : { $other } pontos em média
web-people-bests = Mais pontos
web-people-history = Partidas jogadas
web-people-history-none = Ainda não há partidas que você possa ver.
web-people-place = { $place }º lugar entre { $seats }
web-people-won = Vitória
web-people-rated = valeu para a classificação
web-people-more = Mostrar mais
web-people-given-up = Desistência.
web-ranking-of = Classificação: { $game }
web-ranking-text = Aqui está quem guardou um nome e jogou partidas que valem para a classificação. Os programas jogam entre si.
web-ranking-pool = Classificação de quem
web-ranking-people = Pessoas
web-ranking-programs = Programas
web-ranking-place = Lugar
web-ranking-name = Nome
web-ranking-you = você
web-ranking-none-people = Ninguém ainda. Guarde o seu nome, jogue uma partida que vale, e o primeiro lugar é seu.
web-ranking-none-programs = Nenhum programa ainda. Quem escrever um encontra tudo em /api/docs.
web-statistics-of = Estatísticas: { $game }
web-statistics-among = Quais partidas
web-statistics-all = Todas as partidas
web-statistics-people = Só entre pessoas
web-statistics-bots = Com bots ou programas
web-statistics-csv = Tudo em CSV
web-statistics-few = Os números aparecem assim que { $least } partidas com o mesmo número de jogadores tiverem terminado: menos diria pouco.
web-statistics-so-far = { $games ->
    [0] Até agora não há nenhuma.
    [1] Até agora há uma.
   *[other] Até agora são { $games }, com qualquer número de jogadores.
  }
web-statistics-seats = { $seats ->
    [1] A sós
   *[other] { $seats } jogadores
  }
web-statistics-games = { $games ->
    [1] uma partida
   *[other] { $games } partidas
  }
web-statistics-mean = { $points } pontos em média
web-statistics-shares = Quem ganha, por lugar à mesa
web-statistics-shares-hint = A barra é a parte das vitórias; o traço vertical, onde a parte verdadeira está 95 vezes em 100. Tracejado: { $share } para todos.
web-statistics-seat = Lugar
web-statistics-share = Vitórias
web-statistics-between = Entre
web-statistics-scores = Como se distribuem os pontos
web-statistics-scores-hint = Quantos resultados têm tantos pontos.
web-statistics-results = Resultados
web-statistics-reasons = Por que as partidas terminam
web-statistics-best = Mais pontos numa mesa aberta:
