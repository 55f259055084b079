### Avenue: as novidades, os porquês, os títulos.

avenue-about = Uma estrada para todos, um mapa para cada um: liga as uvas às quintas, e cada quinta tem de superar a anterior.

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
avenue-side-round = Ronda { $number } de { $rounds }
avenue-side-farm = Pontua a quinta { $farm }
avenue-side-next = Próxima quinta: { $farm }
avenue-side-yellow = Cartas amarelas: { $number } de 4
avenue-side-deck = Baralho: { $number }
avenue-standings = Quem vai à frente
avenue-help =
    c4 desenha a estrada na coluna c, linha 4; peek espreita a próxima quinta, uma vez por ronda.
    Depois da quarta carta amarela, a quinta conta todas as uvas que a estrada lhe liga. Cada quinta tem de superar a anterior; se não, leva um 0, que custa 5 pontos.
    No fim, cada castelo soma as uvas da sua cor.
