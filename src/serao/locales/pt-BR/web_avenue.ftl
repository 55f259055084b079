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
web-avenue-square-open = { $square }, { $land }, livre: desenhar a estrada aqui
web-avenue-square-vacant = { $square }, { $land }, livre
web-avenue-square-road = { $square }, { $land }, estrada: { $road }

## A carta, os pontos, as folhas

web-avenue-card-grey = Carta de estrada: { $road }
web-avenue-card-yellow = Carta de estrada amarela: { $road }
web-avenue-card-none = Não há mais estradas
web-avenue-earlier = Estradas anteriores desta rodada
web-avenue-score = Pontos
web-avenue-farm-unknown = Fazenda ainda não revelada
web-avenue-peeked-then = espiou nesta rodada
web-avenue-so-far = até agora
web-avenue-total = total
web-avenue-my-sheet = Sua folha
web-avenue-sheet-of = Folha de { $name }
web-avenue-sheets = As folhas de todos
web-avenue-look-choosing = Ver: { $sheet }, { $score } pontos até agora, ainda escolhendo
web-avenue-look-chosen = Ver: { $sheet }, { $score } pontos até agora, já escolheu
web-avenue-look-over = Ver: { $sheet }, { $score } pontos
web-avenue-ranking = A classificação
web-avenue-ranking-later = A primeira fazenda decide quem sai na frente.
web-avenue-ranking-farms = Só as fazendas: os castelos se contam no fim.
web-avenue-the-map = O mapa
web-avenue-harvest = { $number ->
    [0] não mais que antes
    [one] uva
   *[other] uvas
  }

## Escolher

web-avenue-peek = Espiar a próxima fazenda
web-avenue-choose = Escolha uma casa livre para a estrada, ou espie.
web-avenue-choose-no-peek = Escolha uma casa livre para a estrada.
web-avenue-choose-own = É a sua vez de escolher: volte para a sua folha.
web-avenue-back = Voltar à sua folha
web-avenue-consider = A estrada em { $square }
web-avenue-consider-peek = Espiar a próxima fazenda em vez de desenhar esta estrada?
web-avenue-consider-peek-last = Espiar em vez de desenhar? A sexta fazenda nunca pontua.
web-avenue-road-here = A estrada que passa por { $square }
web-avenue-joins = liga { $places }
web-avenue-farm-would = Fazenda { $farm }: { $points }
web-avenue-farm-before = (antes: { $before })
web-avenue-do-draw = Desenhar em { $square }
web-avenue-do-peek = Espiar
web-avenue-cancel = Cancelar
web-avenue-pencilled = A lápis em { $square }.
web-avenue-will-peek = Você vai espiar.
web-avenue-waiting = { $number ->
    [one] Uma pessoa ainda está escolhendo.
   *[other] { $number } pessoas ainda estão escolhendo.
  }
web-avenue-waiting-crowd = Ainda há quem escolha.
web-avenue-scored = { $number ->
    [0] Fazenda { $farm }: não há mais uvas que antes. Anota-se um zero, 5 pontos a menos.
   *[other] A fazenda { $farm } pontua { $number }.
  }
web-avenue-over-alone = A colheita está feita: { $score } pontos.

## Dito em voz alta

web-avenue-none = nenhum
web-avenue-said-card = A carta de estrada mostra { $road }; cartas amarelas nesta rodada: { $yellow } de 4.
web-avenue-said-roads = Suas estradas: { $roads }.
web-avenue-said-joined = Ligadas: { $joined }.
web-avenue-said-written = Números anotados: { $numbers }.
web-avenue-said-score = Seus pontos até agora: { $score }.
web-avenue-said-other = { $name }: { $score } pontos até agora.
web-avenue-said-standing = { $place }º lugar: { $name }, { $points } pontos.
