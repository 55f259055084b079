### A mesa de Avenue no navegador.

## Estradas, uvas, casas

web-avenue-colour-green = uvas verdes
web-avenue-colour-purple = uvas roxas
web-avenue-grapes-none = nenhuma uva
web-avenue-grapes-green = { $number ->
    [one] uma uva verde
   *[other] { $number } uvas verdes
  }
web-avenue-grapes-purple = { $number ->
    [one] uma uva roxa
   *[other] { $number } uvas roxas
  }
web-avenue-grapes-both = { $all } uvas ({ $green } verdes, { $purple } roxas)
web-avenue-land-empty = campo aberto
web-avenue-square-open = { $square }, { $land }, livre: desenhar aqui a estrada
web-avenue-square-vacant = { $square }, { $land }, livre
web-avenue-square-road = { $square }, { $land }, estrada: { $road }

## A carta, os pontos, as folhas

web-avenue-card-grey = Carta de estrada: { $road }
web-avenue-card-yellow = Carta de estrada amarela: { $road }
web-avenue-card-none = Já não há estradas
web-avenue-earlier = Estradas anteriores desta ronda
web-avenue-score = Pontos
web-avenue-farm-unknown = Quinta ainda por revelar
web-avenue-peeked-then = espreitou nesta ronda
web-avenue-so-far = até agora
web-avenue-total = total
web-avenue-my-sheet = A tua folha
web-avenue-sheet-of = Folha de { $name }
web-avenue-sheets = As folhas de todos
web-avenue-look-choosing = Ver: { $sheet }, { $score } pontos até agora, ainda a escolher
web-avenue-look-chosen = Ver: { $sheet }, { $score } pontos até agora, já escolheu
web-avenue-look-over = Ver: { $sheet }, { $score } pontos
web-avenue-ranking = A classificação
web-avenue-ranking-later = A primeira quinta decide quem vai à frente.
web-avenue-ranking-farms = Só as quintas: os castelos contam-se no fim.
web-avenue-the-map = O mapa
web-avenue-harvest = { $number ->
    [0] não mais do que antes
    [one] uva
   *[other] uvas
  }

## Escolher

web-avenue-peek = Espreitar a próxima quinta
web-avenue-choose = Escolhe uma casa livre para a estrada, ou espreita.
web-avenue-choose-no-peek = Escolhe uma casa livre para a estrada.
web-avenue-choose-own = É a tua vez de escolher: volta à tua folha.
web-avenue-back = Voltar à tua folha
web-avenue-consider = A estrada em { $square }
web-avenue-consider-peek = Espreitar a próxima quinta em vez de desenhar esta estrada?
web-avenue-consider-peek-last = Espreitar em vez de desenhar? A sexta quinta nunca pontua.
web-avenue-road-here = A estrada que passa por { $square }
web-avenue-joins = liga { $places }
web-avenue-farm-would = Quinta { $farm }: { $points }
web-avenue-farm-before = (antes: { $before })
web-avenue-do-draw = Desenhar em { $square }
web-avenue-do-peek = Espreitar
web-avenue-cancel = Cancelar
web-avenue-pencilled = A lápis em { $square }.
web-avenue-will-peek = Vais espreitar.
web-avenue-waiting = { $number ->
    [one] Uma pessoa ainda está a escolher.
   *[other] { $number } pessoas ainda estão a escolher.
  }
web-avenue-waiting-crowd = Ainda há quem esteja a escolher.
web-avenue-scored = { $number ->
    [0] Quinta { $farm }: não há mais uvas do que antes. Escreve-se um zero, menos 5 pontos.
   *[other] A quinta { $farm } pontua { $number }.
  }
web-avenue-over-alone = A vindima está feita: { $score } pontos.

## Dito em voz alta

web-avenue-none = nenhum
web-avenue-said-card = A carta de estrada mostra { $road }; cartas amarelas nesta ronda: { $yellow } de 4.
web-avenue-said-roads = As tuas estradas: { $roads }.
web-avenue-said-joined = Ligadas: { $joined }.
web-avenue-said-written = Números escritos: { $numbers }.
web-avenue-said-score = Os teus pontos até agora: { $score }.
web-avenue-said-other = { $name }: { $score } pontos até agora.
web-avenue-said-standing = { $place }.º lugar: { $name }, { $points } pontos.
