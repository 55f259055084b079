### A mesa de Fotomania no navegador.

web-photograph-board = A mesa de Fotomania
web-photograph-field = A cidade
web-photograph-place = Linha { $row }, coluna { $column }: { $card }
web-photograph-row = { $count ->
    [0] A linha { $row } está vazia.
   *[other] Linha { $row }, da esquerda para a direita: { $cards }.
  }
web-photograph-deck = Baralho: { $number ->
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
web-photograph-at-turn = é a vez
web-photograph-chooses = está escolhendo
web-photograph-has-chosen = já escolheu

## O que fazer

web-photograph-hint-subject = Escolha o tema: aponte para a ponta de uma linha, e mais para dentro para pegar mais cartas.
web-photograph-hint-winding = Avance o filme: pegue uma carta e escolha um lugar mais à frente. Depois { $owed ->
    [one] sai a carta de trás
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
    [one] Uma carta
   *[other] { $number } cartas
  } pela { $side ->
    [L] esquerda
   *[R] direita
  } da linha { $row }: { $cards }
web-photograph-do-take = { $number ->
    [one] Pegar uma
   *[other] Pegar { $number }
  }
web-photograph-fewer = Uma carta a menos
web-photograph-more = Uma carta a mais
web-photograph-other-end = Pela outra ponta da linha
web-photograph-wind = O { $card } vai para a posição { $place }.
web-photograph-then = Depois: { $shots }.
web-photograph-would-sharp = { $card } em foco
web-photograph-would-good-shot = { $card } em foco, Boa Foto!
web-photograph-would-blurred = { $card } fora de foco
web-photograph-do-wind = Avançar e fotografar
web-photograph-cancel = Cancelar
