### Avenue: suas novidades, seus porquês, seus títulos.

game-avenue = Avenue
avenue-about = Uma estrada para todo mundo, um mapa para cada um: ligue as uvas às fazendas, e cada fazenda tem que superar a anterior.
avenue-time = cerca de 15 minutos

## Novidades

avenue-round = Rodada { $number }: quem pontua é a fazenda { $farm }.
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
    [1] A escolha para { $road }: { $choices }.
   *[other] As escolhas para { $road }: { $choices }.
  }
avenue-a-peek = espia
avenue-peeked = Você espia: a próxima fazenda é a { $farm }.
avenue-scored = A fazenda { $farm } pontua: { $numbers }.
avenue-ended = A quinta fazenda pontuou: a colheita está feita.

## O fim

avenue-reason-five-farms = Cinco fazendas pontuaram.
avenue-line-farm = Fazenda { $farm }
avenue-line-purple-castle = Uvas roxas no castelo roxo
avenue-line-green-castle = Uvas verdes no castelo verde
avenue-line-zeros = { $number ->
    [0] Nenhuma fazenda com zero
    [one] Uma fazenda com zero
   *[other] { $number } fazendas com zero
  }
avenue-grade = Título: { $grade }
avenue-grade-apprentice = aprendiz
avenue-grade-carrier = carregador
avenue-grade-vintner = vinhateiro
avenue-grade-cellar-master = mestre de adega
avenue-grade-grand-cru = grand cru
avenue-grade-legend = lenda

## Por que algo não é possível

avenue-notation = “{ $given }” não é uma jogada: diga uma casa de a1 a f7, ou peek.
avenue-no-square = Essa casa não existe: o mapa tem as casas a1 a f7.
avenue-not-vacant = A casa { $square } já tem estrada: escolha uma casa livre.
avenue-peeked-already = Você já espiou na rodada { $round }: é só uma vez por rodada.
avenue-map-unknown = Não existe o mapa “{ $given }”: escolha { $known }, ou dê o texto de um mapa seu.
avenue-map-rows = Este mapa { $given ->
    [0] não tem nenhuma linha
    [one] tem uma linha
   *[other] tem { $given } linhas
  }; um mapa tem { $expected } linhas de 6 casas.
avenue-map-columns = A linha { $row } deste mapa tem { $given ->
    [1] uma casa
   *[other] { $given } casas
  } em vez de { $expected }: um mapa tem 42 casas, este tem { $squares }.
avenue-map-square = “{ $given }” (linha { $row }, coluna { $column }) não é uma casa: escreva . para vazio, FA a FF para uma fazenda, CG ou CP para um castelo (verde ou roxo), ou de uma a quatro uvas G (verdes) e P (roxas).
avenue-map-single = A casa { $square } { $given ->
    [0] não aparece neste mapa
   *[other] aparece { $given } vezes neste mapa
  }: cada fazenda e cada castelo aparece uma vez.

## À mesa

avenue-option-map = O mapa: A, B, C, ou um arquivo com um mapa seu (sete linhas de seis casas).
avenue-row-farm = Fazenda { $subject }
avenue-row-purple-castle = Castelo roxo
avenue-row-green-castle = Castelo verde
avenue-row-zeros = Zeros
avenue-hint = Desenhe { $road } ({ $sign }) em uma casa livre, ou espie a próxima fazenda (peek).
avenue-hint-peeked = Desenhe { $road } ({ $sign }) em uma casa livre.
avenue-side-round = Rodada { $number } de { $rounds }
avenue-side-farm = Pontua a fazenda { $farm }
avenue-side-next = Próxima fazenda: { $farm }
avenue-side-yellow = Cartas amarelas: { $number } de 4
avenue-side-deck = Baralho: { $number }
avenue-to-come = Estradas que ainda podem vir
avenue-to-come-road = Estrada { $number }, { $road }: { $cards } por vir, amarelas: { $yellow }
avenue-standings = Quem vai na frente
avenue-help =
    Ligue uvas por estradas à fazenda da rodada: todo mundo desenha a mesma estrada, cada um no seu mapa. Vence quem tiver mais pontos.
    c4 desenha a estrada na coluna c, linha 4; peek espia a próxima fazenda, uma vez por rodada.
    Depois da quarta carta amarela, a fazenda conta todas as uvas que a estrada liga a ela. Cada fazenda tem que superar a anterior; se não, leva um 0, que custa 5 pontos.
    No fim, cada castelo soma as uvas da sua cor.
    roads diz quantas cartas de cada estrada ainda podem vir.
avenue-decided-highest-farm = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com o maior número em uma fazenda.
avenue-decided-highest-farm-you = Você vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas é seu o maior número em uma casa de fazenda.

### A mesa de Avenue no navegador.

## Estradas, uvas, casas

web-avenue-grapes-none = nenhuma uva
web-avenue-grapes-green = { $number ->
    [0] nenhuma uva verde
    [one] uma uva verde
   *[other] { $number } uvas verdes
  }
web-avenue-grapes-purple = { $number ->
    [0] nenhuma uva roxa
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
web-avenue-ending-title = A colheita
web-avenue-ending-farm = { $number ->
    [0] { $name }, fazenda { $farm }: não mais do que antes. Um zero, e 5 pontos perdidos.
   *[other] { $name }, fazenda { $farm }: { $number }.
  }
web-avenue-ending-purple = { $name }, uvas roxas no castelo roxo: { $number }.
web-avenue-ending-green = { $name }, uvas verdes no castelo verde: { $number }.
web-avenue-ending-total = { $name }: { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
  } ao todo.

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
    [0] Ninguém mais está escolhendo.
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

## Opções na página inicial

web-option-avenue-map = Mapa
web-choice-avenue-A = A (o da caixa)
web-choice-avenue-B = B (nosso)
web-choice-avenue-C = C (nosso)
web-brief-avenue =
    Uma estrada para todo mundo: desenhe-a em uma casa livre do seu mapa, ou espie a próxima fazenda (uma vez por rodada).
    Depois da quarta carta amarela, a fazenda da rodada conta todas as uvas que a sua estrada liga.
    Cada fazenda tem que superar a anterior; senão se escreve um 0, que custa 5 pontos.
    Depois de cinco fazendas, cada castelo soma as uvas da sua cor.
