### Photograph: as cores, as novidades, os porquês.

photograph-about = Avança o rolo, respeita a ordem da mão e não deixes nenhuma foto sair desfocada.

photograph-blue = azul
photograph-red = vermelho
photograph-yellow = amarelo
photograph-green = verde
photograph-brown = castanho
photograph-grey = cinzento
photograph-purple = roxo

# Uma carta pela frente (o 7 azul), e pelas costas (a metade dos números).
# A cor fica sempre no masculino: concorda com “o 7”, ou vem depois de “em”.
photograph-card = { $number } { $colour }
photograph-back = { $colour } { $half }

## Novidades

photograph-started = { $left ->
    [0] As sete cores estão em jogo. Começa { $name }.
    [one] Uma cor fica de fora: { $colours }. Começa { $name }.
   *[other] Ficam de fora: { $colours }. Começa { $name }.
  }
photograph-took = { $name } tira { $number ->
    [one] uma carta
   *[other] { $number } cartas
  } pela { $side ->
    [L] esquerda
   *[R] direita
  } da linha { $row }: { $cards }.
photograph-wound = { $name } avança o rolo: a carta da posição { $card } passa para a posição { $to }.
photograph-shot = { $name } fotografa o { $card }.
photograph-good-shot = { $name } fotografa o { $card } — Boa Foto!
photograph-blurred = { $name } fotografa o { $card }, mas sai desfocado.
photograph-cleared = { $gone ->
    [0] Nada sai da cidade
    [one] Uma carta sai da cidade ({ $cards })
   *[other] { $gone } cartas saem da cidade ({ $cards })
  }{ $turned ->
    [0] .
   *[other] ; agora à vista: { $open }.
  }
photograph-dealt = { $number ->
    [one] Chega uma carta nova.
   *[other] Chegam { $number } cartas novas.
  }
photograph-sunset = Pôr do Sol! Toda a gente avança o rolo e tira duas fotos com a luz que resta.
photograph-end-deck-short = Acabou o baralho: avança-se o rolo uma última vez, e são as duas últimas fotos.
photograph-end-deck-empty = Restam poucas cartas e acabou o baralho: avança-se o rolo uma última vez, e são as duas últimas fotos.
photograph-chose = { $name } já escolheu.
photograph-discarded = { $name } põe de lado o { $card }.
photograph-given-up = { $name } deixou escapar o { $card }, e desiste dessa cor.

## O fim

photograph-reason-deck-short = O baralho acabou.
photograph-reason-deck-empty = Já não havia cartas para a cidade.
photograph-line-strip = { $number ->
    [0] Nenhuma foto em { $colour }
    [one] Uma foto em { $colour }
   *[other] { $number } fotos em { $colour }
  }
photograph-line-blurred = { $number ->
    [one] Uma foto desfocada em { $colour }
   *[other] { $number } fotos desfocadas em { $colour }
  }
photograph-line-good-shot = Boa Foto em { $colour }

## Porque é que algo não é possível

photograph-notation = “{ $given }” não é uma jogada: tira com linha, lado e número (2L3), avança com duas posições (1>5).
photograph-colour-unknown = Não há a cor “{ $given }”: escolhe entre { $known }.
photograph-colour-twice = Cada cor só pode ficar de fora uma vez.
photograph-colours-many = A 3, fica uma cor de fora; a 2, ficam duas. { $given } já é demais.
photograph-wind-now = Já tiraste as tuas cartas: agora avança o rolo (por exemplo, 1>5).
photograph-wind-together = Agora ninguém tira cartas: todos avançam o rolo (por exemplo, 1>3).
photograph-take-how = Tira de 1 a { $most } cartas, pela esquerda (L) ou pela direita (R) de uma linha.
photograph-take-now = Primeiro escolhe o tema: tira cartas da cidade (por exemplo, 2L3).
photograph-row-unknown = Não há linha { $row }: a cidade tem as linhas 1 a { $rows }.
photograph-row-single = A linha { $row } já só tem uma carta: diz { $row }L1.
photograph-row-short = { $left ->
    [0] A linha { $row } está vazia.
    [one] A linha { $row } já só tem uma carta.
   *[other] A linha { $row } já só tem { $left } cartas.
  }
photograph-wind-forward = A carta anda para a frente, para uma posição mais alta entre as tuas { $cards } cartas (por exemplo, 1>{ $cards }).

## À mesa

photograph-option-left-out = As cores que ficam de fora, uma a 3, duas a 2 (em inglês): blue, red, yellow, green, brown, grey, purple.
photograph-option-missed-photo = Variante para quem já tem prática: antes de contar os pontos, desiste-se da cor da última carta da mão.
photograph-deck = Baralho: { $number }
photograph-signs = { $good_shot } Boa Foto, { $blurred } desfocada, → o que cabe a seguir
photograph-places = posição
photograph-cell-strip = { $number ->
    [0] nenhuma foto
    [one] uma foto
   *[other] { $number } fotos
  }
photograph-cell-blurred = { $number ->
    [one] uma foto
   *[other] { $number } fotos
  }
photograph-row-strip = Tira: { $subject }
photograph-row-blurred = Desfocadas: { $subject }
photograph-row-good-shot = Boa Foto: { $subject }
photograph-hint-subject = Escolhe o tema: linha, lado (L, esquerda, ou R, direita) e número de cartas.
photograph-hint-winding = Avança o rolo: leva uma carta para a frente. Depois { $owed ->
    [one] sai a carta de trás
   *[other] saem as { $owed } cartas de trás
  }.
photograph-hint-sunset = Pôr do Sol: avança o rolo uma vez; depois saem as tuas duas cartas de trás.
photograph-hint-end = A última luz: avança o rolo uma vez; depois saem as tuas duas cartas de trás, e a terceira fica de lado.
photograph-hint-over = A partida acabou.
photograph-help =
    2L3 tira três cartas pela esquerda da linha 2 (R é a direita); vão para a frente da tua mão.
    1>5 avança o rolo: a carta da posição 1 (a de trás) passa para a posição 5. Depois saem, de trás, tantas cartas quantas tiraste.
    Uma tira sobe ou desce; cada número fica de 1 a 3 do anterior. O que não cabe sai desfocado e custa 2 pontos.
