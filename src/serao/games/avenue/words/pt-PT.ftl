### Avenue: as novidades, os porquês, os títulos.

game-avenue = Avenue
avenue-about = Uma estrada para todos, um mapa para cada um: liga as uvas às quintas, e cada quinta tem de superar a anterior.
avenue-time = cerca de 15 minutos

## Novidades

avenue-round = Ronda { $number }: pontua a quinta { $farm }.
avenue-road = { $scoring ->
    [1] A carta mostra { $road }: amarela, a número { $yellow } de 4.
   *[other] A carta mostra { $road }.
  }
avenue-road-1 = uma curva de cima para a esquerda
avenue-road-2 = uma curva de cima para a direita
avenue-road-3 = uma curva da direita para baixo
avenue-road-4 = uma curva da esquerda para baixo
avenue-road-5 = uma reta da esquerda para a direita
avenue-road-6 = uma reta de cima para baixo
avenue-chose = { $name } já escolheu.
avenue-acted = { $number ->
    [one] A escolha para { $road }: { $choices }.
   *[other] As escolhas para { $road }: { $choices }.
  }
avenue-a-peek = espreita
avenue-peeked = Espreitas: a próxima quinta é a { $farm }.
avenue-scored = A quinta { $farm } pontua: { $numbers }.
avenue-ended = Já pontuaram cinco quintas: a vindima está feita.

## O fim

avenue-reason-five-farms = Pontuaram cinco quintas.
avenue-line-farm = Quinta { $farm }
avenue-line-purple-castle = Uvas roxas no castelo roxo
avenue-line-green-castle = Uvas verdes no castelo verde
avenue-line-zeros = { $number ->
    [one] Uma quinta com zero
   *[other] { $number } quintas com zero
  }
avenue-grade = Título: { $grade }
avenue-grade-apprentice = aprendiz
avenue-grade-carrier = carregador
avenue-grade-vintner = vinhateiro
avenue-grade-cellar-master = mestre de adega
avenue-grade-grand-cru = grand cru
avenue-grade-legend = lenda

## Porque é que algo não é possível

avenue-notation = “{ $given }” não é uma jogada: diz uma casa de a1 a f7, ou peek.
avenue-no-square = Essa casa não existe: o mapa tem as casas a1 a f7.
avenue-not-vacant = A casa { $square } já tem estrada: escolhe uma casa livre.
avenue-peeked-already = Já espreitaste na ronda { $round }: é só uma vez por ronda.
avenue-map-unknown = Não há nenhum mapa “{ $given }”: escolhe { $known }, ou dá o texto de um mapa teu.
avenue-map-rows = Este mapa { $given ->
    [0] não tem nenhuma linha
    [one] tem uma linha
   *[other] tem { $given } linhas
  }; um mapa tem { $expected } linhas de 6 casas.
avenue-map-columns = A linha { $row } deste mapa tem { $given ->
    [one] uma casa
   *[other] { $given } casas
  } em vez de { $expected }: um mapa tem 42 casas, este tem { $squares }.
avenue-map-square = “{ $given }” (linha { $row }, coluna { $column }) não é uma casa: escreve . para vazio, FA a FF para uma quinta, CG ou CP para um castelo (verde ou roxo), ou de uma a quatro uvas G (verdes) e P (roxas).
avenue-map-single = A casa { $square } { $given ->
    [0] não aparece neste mapa
   *[other] aparece { $given } vezes neste mapa
  }: cada quinta e cada castelo aparece uma vez.

## À mesa

avenue-option-map = O mapa: A, B, C, ou um ficheiro com um mapa teu (sete linhas de seis casas).
avenue-row-farm = Quinta { $subject }
avenue-row-purple-castle = Castelo roxo
avenue-row-green-castle = Castelo verde
avenue-row-zeros = Zeros
avenue-hint = Desenha { $road } ({ $sign }) numa casa livre, ou espreita a próxima quinta (peek).
avenue-hint-peeked = Desenha { $road } ({ $sign }) numa casa livre.
avenue-side-round = Ronda { $number } de { $rounds }
avenue-side-farm = Pontua a quinta { $farm }
avenue-side-next = Próxima quinta: { $farm }
avenue-side-yellow = Cartas amarelas: { $number } de 4
avenue-side-deck = Baralho: { $number }
avenue-to-come = Estradas que ainda podem vir
avenue-to-come-road = Estrada { $number }, { $road }: { $cards } por vir, amarelas: { $yellow }
avenue-standings = Quem vai à frente
avenue-help =
    Liga uvas por estradas à quinta da ronda: todos desenham a mesma estrada, cada um no seu mapa. Ganha quem tiver mais pontos.
    c4 desenha a estrada na coluna c, linha 4; peek espreita a próxima quinta, uma vez por ronda.
    Depois da quarta carta amarela, a quinta conta todas as uvas que a estrada lhe liga. Cada quinta tem de superar a anterior; se não, leva um 0, que custa 5 pontos.
    No fim, cada castelo soma as uvas da sua cor.
    roads diz quantas cartas de cada estrada ainda podem vir.
avenue-decided-highest-farm = { $names } ganha: empate a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com o número mais alto numa quinta.
avenue-decided-highest-farm-you = Ganhas: empate a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas é teu o número mais alto numa casa de quinta.

### A mesa de Avenue no navegador.

## Estradas, uvas, casas

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
web-avenue-ending-title = A vindima
web-avenue-ending-farm = { $number ->
    [0] { $name }, quinta { $farm }: não mais do que antes. Um zero, e 5 pontos perdidos.
   *[other] { $name }, quinta { $farm }: { $number }.
  }
web-avenue-ending-purple = { $name }, uvas roxas no castelo roxo: { $number }.
web-avenue-ending-green = { $name }, uvas verdes no castelo verde: { $number }.
web-avenue-ending-total = { $name }: { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
  } ao todo.

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

## Opções na página inicial

web-option-avenue-map = Mapa
web-choice-avenue-A = A (o da caixa)
web-choice-avenue-B = B (nosso)
web-choice-avenue-C = C (nosso)
web-brief-avenue =
    Uma estrada para todos: desenha-a numa casa livre do teu mapa, ou espreita a próxima quinta (uma vez por ronda).
    Depois da quarta carta amarela, a quinta da ronda conta todas as uvas que a sua estrada liga.
    Cada quinta tem de superar a anterior; senão escreve-se um 0, que custa 5 pontos.
    Depois de cinco quintas, cada castelo soma as uvas da sua cor.
