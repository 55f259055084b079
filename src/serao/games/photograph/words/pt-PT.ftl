### Photograph: as cores, as novidades, os porquês.

game-photograph = Photograph
photograph-about = Avança o rolo, respeita a ordem da mão e não deixes nenhuma foto sair desfocada.
photograph-time = cerca de 30 minutos

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
    1>5 avança o rolo: a carta da posição 1 (a de trás) passa para a posição 5. Depois saem, de trás, tantas cartas quantas tiraste, cada uma na tira da sua cor.
    Uma tira sobe ou desce; cada número fica de 1 a 3 do anterior. O que não cabe sai desfocado e custa 2 pontos.
    Pontos por cor, conforme as fotos nítidas: nenhuma −3, 1 → 1, 2 → 3, 3 → 4, 4 → 7, 5 → 8, 6 → 10, 7 ou mais → 11. Ganha quem tiver mais pontos.
    Boa Foto: quem tiver primeiro 4 fotos nítidas de uma cor (3 com quatro jogadores) ganha 5 pontos.
    Pôr do Sol: quando aparece, toda a gente avança o rolo e saem as duas cartas de trás, sem Boas Fotos; a partir daí as mãos têm 3 cartas. No fim faz-se o mesmo mais uma vez, e a carta que sobra não conta.
photograph-decided-good-shots = { $names } ganha: empate a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com mais Boas Fotos.
photograph-decided-longest-strip = { $names } ganha: empate a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e nas Boas Fotos, mas com a tira mais comprida.
photograph-decided-good-shots-you = Ganhas: empate a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com mais Good Shots.
photograph-decided-longest-strip-you = Ganhas: empate a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e em Good Shots, mas com a tira mais longa.

### A mesa de Photograph no navegador.

web-photograph-board = A mesa de Photograph
web-photograph-field = A cidade
web-photograph-place = Linha { $row }, coluna { $column }: { $card }
web-photograph-row = { $count ->
    [0] A linha { $row } está vazia.
   *[other] Linha { $row }, da esquerda para a direita: { $cards }.
  }
web-photograph-deck = Baralho: { $number ->
    [one] uma carta
   *[other] { $number } cartas
  }; por cima, { $card }.
web-photograph-deck-empty = O baralho acabou.
web-photograph-good-shots = Boas Fotos por ganhar
web-photograph-good-shots-list = Boas Fotos ainda por ganhar: { $colours }.
web-photograph-good-shots-none = As Boas Fotos já têm todas dono.
web-photograph-sunset = Pôr do Sol
web-photograph-sunset-words = Toda a gente avança o rolo e tira duas fotos com a luz que resta.

## A mão

web-photograph-hand = A tua mão, de trás para a frente
web-photograph-back = Atrás: sai primeiro
web-photograph-front = Frente: a mais recente
web-photograph-hand-place = Posição { $place }: { $card }
web-photograph-hand-picked = Posição { $place }: { $card }, levantada
web-photograph-hand-target = Passar o { $card } para a posição { $place }
web-photograph-own-hand = A tua mão, de trás para a frente: { $cards }.
web-photograph-their-hand = Mão, de trás para a frente: { $cards }.

## Tiras e lugares

web-photograph-own-strips = As tuas tiras
web-photograph-closed = nada
web-photograph-fits = Cabe a seguir
web-photograph-frame-blurred = uma desfocada
web-photograph-strip = { $colour }: { $count ->
    [0] ainda sem fotos
   *[other] { $cards }
  }; { $way ->
    [rising] a subir
    [falling] a descer
   *[open] ainda sem sentido
  }; cabe a seguir: { $fits }; { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }{ $medal ->
    [yes] ; com a Boa Foto
   *[no] {""}
  }.
web-photograph-seat = { $name }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
web-photograph-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }
web-photograph-ending-title = O filme do dia
web-photograph-ending = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
web-photograph-at-turn = a jogar
web-photograph-chooses = está a escolher
web-photograph-has-chosen = já escolheu

## O que há a fazer

web-photograph-hint-subject = Escolhe o tema: aponta para a ponta de uma linha, e mais para dentro para tirares mais cartas.
web-photograph-hint-winding = Avança o rolo: pega numa carta e escolhe um lugar mais à frente. Depois { $owed ->
    [one] sai a carta de trás
   *[other] saem as { $owed } cartas de trás
  }.
web-photograph-hint-sunset = Pôr do Sol: leva uma carta para a frente; depois saem as tuas duas cartas de trás.
web-photograph-hint-end = A última luz: leva uma carta para a frente; depois saem as tuas duas cartas de trás, e a última fica de lado.
web-photograph-where = Para onde vai o { $card }? Escolhe um lugar mais à frente.
web-photograph-other-subject = { $name } está a escolher o tema.
web-photograph-other-winding = { $name } está a avançar o rolo.
web-photograph-all-choose = Todos avançam o rolo ao mesmo tempo. Ainda a escolher: { $names }.
web-photograph-waiting = Já escolheste. À espera de { $names }.
web-photograph-busy = Um momento…

web-photograph-take = { $number ->
    [one] Uma carta
   *[other] { $number } cartas
  } pela { $side ->
    [L] esquerda
   *[R] direita
  } da linha { $row }: { $cards }
web-photograph-do-take = { $number ->
    [one] Tirar uma
   *[other] Tirar { $number }
  }
web-photograph-fewer = Menos uma carta
web-photograph-more = Mais uma carta
web-photograph-other-end = Pela outra ponta da linha
web-photograph-fewer-short = Menos
web-photograph-more-short = Mais
web-photograph-other-end-short = Outra ponta
web-photograph-look = Ver a mão e as tiras de { $name }
web-photograph-wind = O { $card } passa para a posição { $place }.
web-photograph-then = Depois: { $shots }.
web-photograph-would-sharp = { $card } focado
web-photograph-would-good-shot = { $card } focado, Boa Foto!
web-photograph-would-blurred = { $card } desfocado
web-photograph-do-wind = Avançar e fotografar
web-photograph-cancel = Cancelar

## Opções na página inicial

web-option-photograph-left-out = Cores que ficam de fora (3 jogadores: uma; 2 jogadores: duas; nenhuma: à sorte)
web-choice-photograph-none = { $seats ->
    [2] duas, à sorte
    [3] uma, à sorte
   *[other] nenhuma
}
web-option-photograph-missed-photo = Foto perdida: a cor da tua última carta na mão é abandonada
web-brief-photograph =
    Na tua vez, tira 1 a 3 cartas de uma ponta de uma linha; vão para a frente da tua mão.
    Depois avança o rolo: leva uma carta da mão para a frente. A ordem das outras nunca muda.
    Saem então, da parte de trás da mão, tantas cartas quantas tiraste, cada uma na tira da sua cor.
    Uma tira sobe ou desce; cada número fica a 1 a 3 do anterior. O que não serve sai desfocado e custa 2 pontos.
    Quem tiver primeiro 4 fotos nítidas de uma cor (3 com quatro jogadores) ganha a Boa Foto dela: 5 pontos.
    Tiras mais compridas valem mais; uma cor sem foto nítida custa 3 pontos.
