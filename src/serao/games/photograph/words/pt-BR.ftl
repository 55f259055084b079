### Fotomania: suas cores, suas novidades, seus porquês.

game-photograph = Fotomania
photograph-about = Avance o filme, respeite a ordem da mão e não deixe nenhuma foto sair de foco.
photograph-time = cerca de 30 minutos

photograph-blue = azul
photograph-red = vermelho
photograph-yellow = amarelo
photograph-green = verde
photograph-brown = marrom
photograph-grey = cinza
photograph-purple = roxo

# Uma carta pela frente (o 7 azul), e pelo verso (a metade dos números).
# A cor fica sempre no masculino: concorda com “o 7”, ou vem depois de “em”.
photograph-card = { $number } { $colour }
photograph-back = { $colour } { $half }

## Novidades

photograph-started = { $left ->
    [0] As sete cores estão em jogo. Quem começa: { $name }.
    [one] Uma cor fica de fora: { $colours }. Quem começa: { $name }.
   *[other] Ficam de fora: { $colours }. Quem começa: { $name }.
  }
photograph-took = { $name } pega { $number ->
    [1] uma carta
   *[other] { $number } cartas
  } pela { $side ->
    [L] esquerda
   *[R] direita
  } da linha { $row }: { $cards }.
photograph-wound = { $name } avança o filme: a carta da posição { $card } vai para a posição { $to }.
photograph-shot = { $name } fotografa o { $card }.
photograph-good-shot = { $name } fotografa o { $card } — Boa Foto!
photograph-blurred = { $name } fotografa o { $card }, mas sai fora de foco.
photograph-cleared = { $gone ->
    [0] Nada sai da cidade
    [one] Uma carta sai da cidade ({ $cards })
   *[other] { $gone } cartas saem da cidade ({ $cards })
  }{ $turned ->
    [0] .
   *[other] ; agora à vista: { $open }.
  }
photograph-dealt = { $number ->
    [0] Não chega nenhuma carta nova.
    [one] Chega uma carta nova.
   *[other] Chegam { $number } cartas novas.
  }
photograph-sunset = Pôr do Sol! Todo mundo avança o filme e tira duas fotos com o que resta de luz.
photograph-end-deck-short = O baralho acabou: avancem o filme uma última vez, e são as duas últimas fotos.
photograph-end-deck-empty = Sobraram poucas cartas e o baralho acabou: avancem o filme uma última vez, e são as duas últimas fotos.
photograph-chose = { $name } já escolheu.
photograph-discarded = { $name } põe de lado o { $card }.
photograph-given-up = { $name } deixou escapar o { $card }, e abre mão dessa cor.

## O fim

photograph-reason-deck-short = O baralho acabou.
photograph-reason-deck-empty = Não havia mais cartas para a cidade.
photograph-line-strip = { $number ->
    [0] Nenhuma foto em { $colour }
    [one] Uma foto em { $colour }
   *[other] { $number } fotos em { $colour }
  }
photograph-line-blurred = { $number ->
    [0] Nenhuma foto fora de foco em { $colour }
    [one] Uma foto fora de foco em { $colour }
   *[other] { $number } fotos fora de foco em { $colour }
  }
photograph-line-good-shot = Boa Foto em { $colour }

## Por que algo não é possível

photograph-notation = “{ $given }” não é uma jogada: pegue com linha, lado e número (2L3), avance com duas posições (1>5).
photograph-colour-unknown = Não existe a cor “{ $given }”: escolha entre { $known }.
photograph-colour-twice = Cada cor só pode ficar de fora uma vez.
photograph-colours-many = Com 3 pessoas, fica uma cor de fora; com 2, ficam duas. { $given } já é demais.
photograph-wind-now = Você já pegou as suas cartas: agora avance o filme (por exemplo, 1>5).
photograph-wind-together = Agora ninguém pega cartas: todos avançam o filme (por exemplo, 1>3).
photograph-take-how = Pegue de 1 a { $most } cartas, pela esquerda (L) ou pela direita (R) de uma linha.
photograph-take-now = Primeiro escolha o tema: pegue cartas da cidade (por exemplo, 2L3).
photograph-row-unknown = Não existe a linha { $row }: a cidade tem as linhas 1 a { $rows }.
photograph-row-single = A linha { $row } só tem mais uma carta: diga { $row }L1.
photograph-row-short = { $left ->
    [0] A linha { $row } está vazia.
    [one] A linha { $row } só tem mais uma carta.
   *[other] A linha { $row } só tem mais { $left } cartas.
  }
photograph-wind-forward = A carta anda para a frente, para uma posição mais alta entre as suas { $cards } cartas (por exemplo, 1>{ $cards }).

## À mesa

photograph-option-left-out = As cores que ficam de fora, uma com 3 pessoas, duas com 2 (em inglês): blue, red, yellow, green, brown, grey, purple.
photograph-option-missed-photo = Variante para quem já tem prática: antes de contar os pontos, você abre mão da cor da última carta da sua mão.
photograph-deck = Baralho: { $number }
photograph-signs = { $good_shot } Boa Foto, { $blurred } fora de foco, → o que cabe a seguir
photograph-places = posição
photograph-cell-strip = { $number ->
    [0] nenhuma foto
    [one] uma foto
   *[other] { $number } fotos
  }
photograph-cell-blurred = { $number ->
    [0] nenhuma foto
    [one] uma foto
   *[other] { $number } fotos
  }
photograph-row-strip = Tira de filme: { $subject }
photograph-row-blurred = Fora de foco: { $subject }
photograph-row-good-shot = Boa Foto: { $subject }
photograph-hint-subject = Escolha o tema: linha, lado (L, esquerda, ou R, direita) e número de cartas.
photograph-hint-winding = Avance o filme: leve uma carta para a frente. Depois { $owed ->
    [1] sai a carta de trás
   *[other] saem as { $owed } cartas de trás
  }.
photograph-hint-sunset = Pôr do Sol: avance o filme uma vez; depois saem as suas duas cartas de trás.
photograph-hint-end = A última luz: avance o filme uma vez; depois saem as suas duas cartas de trás, e a terceira fica de lado.
photograph-hint-over = A partida acabou.
photograph-help =
    2L3 pega três cartas pela esquerda da linha 2 (R é a direita); elas vão para a frente da sua mão.
    1>5 avança o filme: a carta da posição 1 (a de trás) vai para a posição 5. Depois saem, de trás, tantas cartas quantas você pegou, cada uma na tira da sua cor.
    Uma tira de filme sobe ou desce; cada número fica de 1 a 3 do anterior. O que não cabe sai fora de foco e custa 2 pontos.
    Pontos por cor, conforme as fotos em foco: nenhuma −3, 1 → 1, 2 → 3, 3 → 4, 4 → 7, 5 → 8, 6 → 10, 7 ou mais → 11. Vence quem tiver mais pontos.
    Boa Foto: quem tiver primeiro 4 fotos em foco de uma cor (3 com quatro jogadores) ganha 5 pontos.
    Pôr do Sol: quando ele aparece, todo mundo avança o filme e saem as duas cartas de trás, sem Boas Fotos; daí em diante as mãos têm 3 cartas. No fim se faz o mesmo mais uma vez, e a carta que sobra não conta.
photograph-decided-good-shots = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com mais Boas Fotos.
photograph-decided-longest-strip = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e nas Boas Fotos, mas com a tira mais longa.
photograph-decided-good-shots-you = Você vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com mais Good Shots.
photograph-decided-longest-strip-you = Você vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e em Good Shots, mas com a tira mais longa.

### A mesa de Fotomania no navegador.

web-photograph-board = A mesa de Fotomania
web-photograph-field = A cidade
web-photograph-place = Linha { $row }, coluna { $column }: { $card }
web-photograph-row = { $count ->
    [0] A linha { $row } está vazia.
   *[other] Linha { $row }, da esquerda para a direita: { $cards }.
  }
web-photograph-deck = Baralho: { $number ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $number } cartas
  }; em cima, { $card }.
web-photograph-deck-empty = O baralho acabou.
web-photograph-good-shots = Boas Fotos em disputa
web-photograph-good-shots-list = Boas Fotos ainda em disputa: { $colours }.
web-photograph-good-shots-none = Todas as Boas Fotos já têm dono.
web-photograph-sunset = Pôr do Sol
web-photograph-sunset-words = Todo mundo avança o filme e tira duas fotos com o que resta de luz.

## A mão

web-photograph-hand = Sua mão, de trás para a frente
web-photograph-back = Atrás: sai primeiro
web-photograph-front = Frente: a mais nova
web-photograph-hand-place = Posição { $place }: { $card }
web-photograph-hand-picked = Posição { $place }: { $card }, levantada
web-photograph-hand-target = Levar o { $card } para a posição { $place }
web-photograph-own-hand = Sua mão, de trás para a frente: { $cards }.
web-photograph-their-hand = Mão, de trás para a frente: { $cards }.

## Tiras e lugares

web-photograph-own-strips = Suas tiras de filme
web-photograph-closed = nada
web-photograph-fits = Cabe a seguir
web-photograph-frame-blurred = uma fora de foco
web-photograph-strip = { $colour }: { $count ->
    [0] nenhuma foto ainda
   *[other] { $cards }
  }; { $way ->
    [rising] subindo
    [falling] descendo
   *[open] ainda sem direção
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
web-photograph-at-turn = é a vez
web-photograph-chooses = está escolhendo
web-photograph-has-chosen = já escolheu

## O que fazer

web-photograph-hint-subject = Escolha o tema: aponte para a ponta de uma linha, e mais para dentro para pegar mais cartas.
web-photograph-hint-winding = Avance o filme: pegue uma carta e escolha um lugar mais à frente. Depois { $owed ->
    [1] sai a carta de trás
   *[other] saem as { $owed } cartas de trás
  }.
web-photograph-hint-sunset = Pôr do Sol: leve uma carta para a frente; depois saem as suas duas cartas de trás.
web-photograph-hint-end = A última luz: leve uma carta para a frente; depois saem as suas duas cartas de trás, e a última fica de lado.
web-photograph-where = Para onde vai o { $card }? Escolha um lugar mais à frente.
web-photograph-other-subject = { $name } está escolhendo o tema.
web-photograph-other-winding = { $name } está avançando o filme.
web-photograph-all-choose = Todo mundo avança o filme ao mesmo tempo. Ainda escolhendo: { $names }.
web-photograph-waiting = Você já escolheu. Falta: { $names }.
web-photograph-busy = Um momento…

web-photograph-take = { $number ->
    [1] Uma carta
   *[other] { $number } cartas
  } pela { $side ->
    [L] esquerda
   *[R] direita
  } da linha { $row }: { $cards }
web-photograph-do-take = { $number ->
    [1] Pegar uma
   *[other] Pegar { $number }
  }
web-photograph-fewer = Uma carta a menos
web-photograph-more = Uma carta a mais
web-photograph-other-end = Pela outra ponta da linha
web-photograph-fewer-short = Menos
web-photograph-more-short = Mais
web-photograph-other-end-short = Outra ponta
web-photograph-look = Ver a mão e as tiras de { $name }
web-photograph-wind = O { $card } vai para a posição { $place }.
web-photograph-then = Depois: { $shots }.
web-photograph-would-sharp = { $card } em foco
web-photograph-would-good-shot = { $card } em foco, Boa Foto!
web-photograph-would-blurred = { $card } fora de foco
web-photograph-do-wind = Avançar e fotografar
web-photograph-cancel = Cancelar

## Opções na página inicial

web-option-photograph-left-out = Cores que ficam de fora (3 jogadores: uma; 2 jogadores: duas; nenhuma: por sorteio)
web-choice-photograph-none = { $seats ->
    [2] duas, por sorteio
    [3] uma, por sorteio
   *[other] nenhuma
}
web-option-photograph-missed-photo = Foto perdida: a cor da sua última carta na mão é abandonada
web-brief-photograph =
    Na sua vez, pegue de 1 a 3 cartas de uma ponta de uma linha; elas vão para a frente da sua mão.
    Depois avance o filme: leve uma carta da mão para a frente. A ordem das outras nunca muda.
    Então saem, da parte de trás da mão, tantas cartas quantas você pegou, cada uma na tira da sua cor.
    Uma tira sobe ou desce; cada número fica de 1 a 3 do anterior. O que não serve sai de foco e custa 2 pontos.
    Quem tiver primeiro 4 fotos em foco de uma cor (3 com quatro jogadores) ganha a Boa Foto dela: 5 pontos.
    Tiras mais longas valem mais; uma cor sem foto em foco custa 3 pontos.
