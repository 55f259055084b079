### Avenue: suas novidades, seus porquês, seus títulos.

avenue-about = Uma estrada para todo mundo, um mapa para cada um: ligue as uvas às fazendas, e cada fazenda tem que superar a anterior.

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
    [one] A escolha para { $road }: { $choices }.
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
    [one] uma casa
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
avenue-side-round = Rodada { $number } de { $rounds }
avenue-side-farm = Pontua a fazenda { $farm }
avenue-side-next = Próxima fazenda: { $farm }
avenue-side-yellow = Cartas amarelas: { $number } de 4
avenue-side-deck = Baralho: { $number }
avenue-standings = Quem vai na frente
avenue-help =
    c4 desenha a estrada na coluna c, linha 4; peek espia a próxima fazenda, uma vez por rodada.
    Depois da quarta carta amarela, a fazenda conta todas as uvas que a estrada liga a ela. Cada fazenda tem que superar a anterior; se não, leva um 0, que custa 5 pontos.
    No fim, cada castelo soma as uvas da sua cor.
