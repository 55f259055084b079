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
web-photograph-wind = O { $card } passa para a posição { $place }.
web-photograph-then = Depois: { $shots }.
web-photograph-would-sharp = { $card } focado
web-photograph-would-good-shot = { $card } focado, Boa Foto!
web-photograph-would-blurred = { $card } desfocado
web-photograph-do-wind = Avançar e fotografar
web-photograph-cancel = Cancelar
