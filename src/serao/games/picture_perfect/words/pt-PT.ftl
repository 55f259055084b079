### Foto Perfeita: os convidados e os seus desejos, as novidades, os porquês.

game-picture_perfect = Foto Perfeita
picture_perfect-about = Catorze convidados com desejos secretos, envelopes que mudam de mãos e uma fotografia de verdade.
picture_perfect-time = cerca de 60 minutos

## Os convidados

picture_perfect-guest-lady-in-red = senhora de vermelho
picture_perfect-guest-lady-in-yellow = senhora de amarelo
picture_perfect-guest-lady-in-blue = senhora de azul
picture_perfect-guest-young-lady-in-green = rapariga de verde
picture_perfect-guest-grandmother-in-violet = avó de violeta
picture_perfect-guest-girl-in-white = menina de branco
picture_perfect-guest-older-gentleman-in-grey = senhor de idade de cinzento
picture_perfect-guest-gentleman-in-a-wheelchair = senhor em cadeira de rodas
picture_perfect-guest-man-in-a-black-tailcoat = homem de casaca preta
picture_perfect-guest-officer-in-navy-uniform = oficial da marinha
picture_perfect-guest-man-in-a-brown-suit = homem de fato castanho
picture_perfect-guest-small-boy = menino
picture_perfect-guest-corgi = corgi
picture_perfect-guest-potted-palm = palmeira no vaso
picture_perfect-nobody = ninguém
picture_perfect-house = A casa

## O que desejam

picture_perfect-wish-area-row-1 = Quero ficar na fila 1, mesmo à frente
picture_perfect-wish-area-row-2 = Quero ficar na fila 2
picture_perfect-wish-area-row-3 = Quero ficar na fila 3
picture_perfect-wish-area-row-4 = Quero ficar na fila 4, lá ao fundo
picture_perfect-wish-area-left = Quero ficar à esquerda (colunas A e B)
picture_perfect-wish-area-right = Quero ficar à direita (colunas D e E)
picture_perfect-wish-area-at-the-table = Quero ficar junto à mesa
picture_perfect-wish-area-away = Quero ficar longe da mesa
picture_perfect-wish-area-anywhere = Quero estar presente: qualquer lugar serve
picture_perfect-wish-next-to = Quero ficar ao lado deste convidado: { $guest }
picture_perfect-wish-not-next-to-man = Não quero ficar ao lado de um homem
picture_perfect-wish-not-next-to-woman = Não quero ficar ao lado de uma mulher
picture_perfect-wish-in-front = Não quero ninguém à minha frente
picture_perfect-wish-my-face = Não quero que vejam o meu rosto
picture_perfect-wish-face-of = Não quero que vejam o rosto deste convidado, e eu ponho-me à frente: { $guest }
picture_perfect-vips = { $number ->
    [one] e uma carta VIP
   *[other] e { $number } cartas VIP
  }

## As cartas

picture_perfect-card-dance = Dança
picture_perfect-card-partner = Escolhe o teu par
picture_perfect-card-gifts = Presentes
picture_perfect-card-theft = Roubo
picture_perfect-card-revelations = Revelações
picture_perfect-card-rumours = Rumores
picture_perfect-card-open = Leilão aberto
picture_perfect-card-shared = Leilão partilhado
picture_perfect-card-single = Leilão de licitação única
picture_perfect-card-fixed = Leilão de preço fixo
picture_perfect-card-secret = Leilão secreto
picture_perfect-card-unfair = Leilão secreto injusto
picture_perfect-rule-dance = Cada um fica com um envelope; todos os outros são baralhados e distribuídos outra vez.
picture_perfect-rule-partner = Na ordem da mesa, cada um tira dois envelopes do centro e devolve dois.
picture_perfect-rule-gifts = Cada um dá um envelope a cada vizinho.
picture_perfect-rule-theft = Cada um tira um envelope ao vizinho da esquerda.
picture_perfect-rule-revelations = Dois envelopes do centro são abertos para toda a gente.
picture_perfect-rule-rumours = Cada um espreita um envelope qualquer que não seja seu.
picture_perfect-rule-open = Na ordem da mesa, cada um vende um envelope; as licitações sobem até ninguém querer mais.
picture_perfect-rule-shared = Cada um põe um envelope no centro; depois, na ordem da mesa, escolhe um e vende-o ou compra-o pela licitação mais alta.
picture_perfect-rule-single = Na ordem da mesa, cada um vende um envelope; os outros têm uma só licitação.
picture_perfect-rule-fixed = Na ordem da mesa, cada um cobra um preço para deixar espreitar um envelope.
picture_perfect-rule-secret = Na ordem da mesa, cada um vende um envelope; as licitações são secretas.
picture_perfect-rule-unfair = Na ordem da mesa, cada um vende um envelope; as licitações são secretas, e quem perde paga metade da sua.

## Novidades

picture_perfect-round = Ronda { $number }: vê os teus envelopes e arruma os teus convidados. Quem vira a carta é { $name }.
picture_perfect-turned = { $card }! { $rule }
picture_perfect-chose = { $name } já escolheu.
picture_perfect-danced = { $number ->
    [0] { $name } fica com: { $kept }. Não recebe nada.
   *[other] { $name } fica com: { $kept }. Recebe: { $dealt }.
  }
picture_perfect-took = { $name } tira do centro: { $guests }.
picture_perfect-returned = { $name } devolve ao centro: { $guests }.
picture_perfect-handed = { $name } dá um envelope a { $other }: { $guest }.
picture_perfect-stole = { $name } tira um envelope a { $other }: { $guest }.
picture_perfect-revealed = Aberto para toda a gente, { $guest }: { $cards }.
picture_perfect-looked = { $name } espreita um envelope: { $guest }.
picture_perfect-looked-mine = Espreitas um envelope, { $guest }: { $cards }.
picture_perfect-added = { $name } põe um envelope no centro: { $guest }.
picture_perfect-for-sale = { $vip ->
    [1] { $name } põe à venda um envelope, { $guest }, e mostra que tem uma carta VIP.
   *[other] { $name } põe à venda um envelope: { $guest }.
  }
picture_perfect-priced = Para deixar espreitar, { $name } pede { $number ->
    [one] uma decoração
   *[other] { $number } decorações
  }.
picture_perfect-bid = { $name } licita { $number }.
picture_perfect-passed = { $name } passa.
picture_perfect-bids = As licitações: { $bids }.
picture_perfect-tied = Empate em { $number }: { $names } licitam outra vez, pelo menos o mesmo.
picture_perfect-paid = { $name } paga a { $other } { $number ->
    [one] uma decoração
   *[other] { $number } decorações
  }.
picture_perfect-sold = O envelope vai para { $name }: { $guest }.
picture_perfect-sold-house = A casa compra, e o envelope vai para o centro: { $guest }.
picture_perfect-unsold = Sem venda: { $guest }.
picture_perfect-rescued = { $name } ficou sem nada e recebe { $number ->
    [one] uma decoração
   *[other] { $number } decorações
  } dos outros.
picture_perfect-last-look = A última carta foi jogada: mais um olhar, arruma os convidados de vez e tira a fotografia.
picture_perfect-scored = As fotografias são mostradas. Pontos: { $totals }.
picture_perfect-vote-called = Empate: { $names }. Toda a gente vota na melhor fotografia.
picture_perfect-voted = Os votos: { $votes }.

## O fim

picture_perfect-reason-photographs = As seis rondas acabaram, e as fotografias estão tiradas.
picture_perfect-line-guest = { $number ->
    [0] Nenhum desejo satisfeito: { $guest }
    [one] Um desejo satisfeito: { $guest }
   *[other] { $number } desejos satisfeitos: { $guest }
  }
picture_perfect-line-vip = { $number ->
    [one] Uma carta VIP: { $guest }
   *[other] { $number } cartas VIP: { $guest }
  }
picture_perfect-line-decorations = { $number ->
    [one] Uma decoração
   *[other] { $number } decorações
  }
picture_perfect-cell-guest = { $number ->
    [0] nenhum desejo
    [one] um desejo
   *[other] { $number } desejos
  }
picture_perfect-cell-vip = { $number ->
    [one] uma carta
   *[other] { $number } cartas
  }
picture_perfect-cell-decorations = { $number ->
    [one] uma peça
   *[other] { $number } peças
  }
picture_perfect-row-guest = { $subject }
picture_perfect-row-vip = VIP: { $subject }
picture_perfect-row-decorations = Decorações
picture_perfect-decided-guests-placed = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com mais convidados na fotografia.
picture_perfect-decided-envelopes-held = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e nos convidados, mas com mais envelopes.
picture_perfect-decided-best-photo = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, e a fotografia mais votada.
picture_perfect-decided-guests-placed-you = Ganhas: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com mais convidados na fotografia.
picture_perfect-decided-envelopes-held-you = Ganhas: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e em convidados, mas com mais envelopes.
picture_perfect-decided-best-photo-you = Ganhas: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, e a tua fotografia foi eleita a melhor.

## Por que algo não é possível

picture_perfect-notation = “{ $given }” não é uma jogada: carrega em Enter para ver o que se pode fazer agora, ou diz help.
picture_perfect-open-already = O envelope { $guest } já está aberto.
picture_perfect-not-yours = O envelope { $guest } não é teu: agora só podes abrir os teus.
picture_perfect-vip-placed = A tua carta VIP já está num envelope, e de lá não sai.
picture_perfect-vip-open = Abre primeiro o envelope { $guest }: a carta VIP vai no envelope que está aberto.
picture_perfect-bid-range = Licita de { $least } a { $most }.
picture_perfect-now-look = Agora toda a gente vê os envelopes e arruma: open, close, vip, arrange e, no fim, ready.
picture_perfect-now-dance = Agora escolhe o envelope com que ficas (por exemplo, keep5).
picture_perfect-now-take = Agora tira dois envelopes do centro (por exemplo, take5+7).
picture_perfect-now-return = Agora devolve dois dos teus envelopes ao centro (por exemplo, return5+7).
picture_perfect-now-give = Agora escolhe os presentes, para a esquerda e para a direita (por exemplo, give5/7).
picture_perfect-now-steal = Agora escolhe um envelope do vizinho da esquerda (por exemplo, steal5).
picture_perfect-now-listen = Agora escolhe um envelope que não seja teu (por exemplo, listen5).
picture_perfect-now-peek = Agora vê e depois fecha o envelope: close.
picture_perfect-now-add = Agora escolhe um dos teus envelopes para o centro (por exemplo, add5).
picture_perfect-now-put-up = Agora põe à venda um envelope que possa ser vendido (por exemplo, up5).
picture_perfect-now-price = Agora diz um preço que alguém possa pagar (por exemplo, price3).
picture_perfect-now-bid = Agora licita mais (por exemplo, bid4) ou passa (pass).
picture_perfect-now-sealed-bid = Agora licita em segredo (por exemplo, bid4).
picture_perfect-now-pay = Agora paga (pay) ou passa (pass).
picture_perfect-now-decide = Agora vende (sell) ou, se puderes pagar, compra (buy).
picture_perfect-now-photo = Agora arruma de vez e tira a fotografia: photo.
picture_perfect-now-vote = Agora vota numa fotografia empatada que não seja tua (por exemplo, vote2) ou abstém-te (abstain).
picture_perfect-arrange-decorations = Tens { $held } decorações e não podes pôr { $given }.
picture_perfect-arrange-space = O convidado { $guest } não está dentro de um espaço de convidado.
picture_perfect-arrange-shared = Os convidados { $guest } e { $other } estão no mesmo espaço, { $space }.
picture_perfect-scene-form = Isto não é uma cena: { $what }.
picture_perfect-scene-screen = Não há o biombo { $given }: eles vão de 0 a { $last }.
picture_perfect-scene-floor = Não há o chão { $given }: vão de 0 a { $last }.
picture_perfect-scene-guest = Não há o convidado { $given }: eles vão de 1 a { $last }.
picture_perfect-scene-twice = O convidado { $guest } aparece duas vezes.
picture_perfect-scene-place = O convidado { $guest } está demasiado longe: mais de { $farthest } cm.
picture_perfect-scene-decorations = { $given } decorações são de mais: no máximo { $most }.
picture_perfect-scene-kind = Não há a decoração { $given }: elas vão de 0 a { $last }.
picture_perfect-scene-off-table = Uma decoração não está sobre a mesa: { $kind }.
picture_perfect-scene-camera = A máquina, ou o ponto que ela mira, está demasiado longe: mais de { $farthest } cm.
picture_perfect-scene-aim = A máquina não mira ponto nenhum à sua frente.
picture_perfect-scene-zoom = O zoom tem de ser maior que zero.
picture_perfect-judged-valid = A fotografia é válida.
picture_perfect-judged-guest = Convidado
picture_perfect-judged-face = Rosto
picture_perfect-judged-covered = Tapado por
picture_perfect-judged-hidden = escondido
picture_perfect-judged-seen = à vista
picture_perfect-fault-camera-too-high = A máquina está acima da borda do biombo.
picture_perfect-fault-camera-too-low = A máquina está demasiado baixa: ficaria dentro do chão.
picture_perfect-fault-camera-not-in-front = A máquina tem de ficar à frente do tabuleiro.
picture_perfect-fault-camera-too-far = A máquina está demasiado longe.
picture_perfect-fault-camera-looks-away = A máquina não está virada para o tabuleiro.
picture_perfect-fault-camera-zoom = A lente não alcança esse zoom.
picture_perfect-fault-corner-beyond = Um canto da fotografia mostra algo além do tabuleiro e do biombo: aproxima-te ou aumenta o zoom.
picture_perfect-fault-beyond = A fotografia mostra algo além do tabuleiro e do biombo: aproxima-te, aponta mais para baixo ou aumenta o zoom.
picture_perfect-fault-guest-hidden = O convidado { $guest } está todo escondido: cada um tem de aparecer, pelo menos em parte.
picture_perfect-fault-guest-outside = O convidado { $guest } está fora da fotografia: cada um tem de aparecer, pelo menos em parte.
picture_perfect-paint-missing = Para pintar uma fotografia, o Serão precisa de NumPy e Pillow: pip install "serao[photo]".

## À mesa

picture_perfect-option-auctions = A variante com leilões: os envelopes são vendidos por decorações.
picture_perfect-option-notebook = Um caderno: tudo o que já viste fica anotado para ti.
picture_perfect-centre = Centro
picture_perfect-decorations = Decorações: { $number }
picture_perfect-supply = Reserva: { $number }
picture_perfect-side-round = Ronda { $number } de { $rounds }
picture_perfect-side-card = Carta: { $card }
picture_perfect-side-lot = À venda: { $guest }
picture_perfect-side-bid = Licitação mais alta: { $number } ({ $name })
picture_perfect-side-price = Preço para espreitar: { $number }
picture_perfect-side-vip = A tua carta VIP: { $guest }
picture_perfect-table = mesa
picture_perfect-outside = Noutro sítio: { $guests }
picture_perfect-hint-look = Vê os teus envelopes (open5), põe a tua carta VIP num deles (vip5), arruma e diz ready.
picture_perfect-hint-dance = Com que envelope ficas?
picture_perfect-hint-take = Tira dois envelopes do centro.
picture_perfect-hint-return = Devolve dois dos teus envelopes ao centro.
picture_perfect-hint-give = Escolhe um envelope para o vizinho da esquerda e um para o da direita.
picture_perfect-hint-steal = Que envelope tiras ao vizinho da esquerda?
picture_perfect-hint-listen = Que envelope espreitas?
picture_perfect-hint-peek = Vê bem e depois fecha o envelope (close).
picture_perfect-hint-add = Qual dos teus envelopes vai para o centro?
picture_perfect-hint-put-up = Que envelope pões à venda? Com um ponto de exclamação, mostras a carta VIP (up5!).
picture_perfect-hint-price = Quanto custa espreitar?
picture_perfect-hint-bid = Licita mais ou passa.
picture_perfect-hint-sealed-bid = Licita em segredo.
picture_perfect-hint-pay = Paga para espreitar ou passa.
picture_perfect-hint-decide = Vende a quem licitou mais alto ou compra por esse preço.
picture_perfect-hint-photo = O último olhar: arruma os convidados nos espaços e tira a fotografia (photo).
picture_perfect-hint-vote = Vota na melhor fotografia ou abstém-te.
picture_perfect-hint-over = A partida acabou.
picture_perfect-help =
    Cada convidado tem três desejos secretos num envelope. Em seis rondas vês os teus, e os envelopes mudam de mãos conforme a carta da ronda; depois cada um tira uma fotografia, e vale o que ela mostra. Ganha quem tiver mais pontos.
    open5 abre o envelope 5, close fecha-o, vip5 põe nele a tua carta VIP enquanto está aberto; ready acaba a ronda de olhares.
    arrange:1@c3,13@40/75,cake@125/60 põe o convidado 1 no espaço C3, e o convidado 13 e um bolo em pontos em milímetros (a partir da esquerda e da frente).
    photo tira a fotografia com a máquina habitual; photo:125/-200/140>125/80/55*43 diz onde fica a máquina, o que ela mira e o zoom.
    Um convidado na tua fotografia vale −3, 1, 3 ou 6 pontos por 0 a 3 desejos satisfeitos, e o mesmo outra vez por carta VIP.
    Um convidado que não está na tua fotografia não vale nada. Com leilões, duas decorações valem um ponto.

### O tabuleiro de Foto Perfeita no navegador.

## O que fazer

web-picture_perfect-hint-look = Vê os teus envelopes, arruma os teus convidados e avisa quando acabares.
web-picture_perfect-hint-dance = Com que envelope ficas?
web-picture_perfect-hint-take = { $number ->
    [one] Tira o envelope do centro.
   *[other] Tira { $number } envelopes do centro.
  }
web-picture_perfect-hint-return = { $number ->
    [one] Devolve um dos teus envelopes ao centro.
   *[other] Devolve { $number } dos teus envelopes ao centro.
  }
web-picture_perfect-hint-give = Escolhe um envelope para cada vizinho.
web-picture_perfect-hint-steal = Que envelope tiras ao vizinho da esquerda?
web-picture_perfect-hint-listen = Que envelope espreitas?
web-picture_perfect-hint-peek = Vê bem e depois fecha o envelope.
web-picture_perfect-hint-add = Qual dos teus envelopes vai para o centro?
web-picture_perfect-hint-put-up = Que envelope pões à venda?
web-picture_perfect-hint-price = Quanto custa espreitar?
web-picture_perfect-hint-bid = Licita mais ou passa.
web-picture_perfect-hint-sealed-bid = Licita em segredo.
web-picture_perfect-hint-pay = Paga para espreitar ou passa.
web-picture_perfect-hint-decide = Vende a quem licitou mais alto ou compra por esse preço.
web-picture_perfect-hint-photo = O último olhar: arruma os convidados nos espaços e passa à máquina.
web-picture_perfect-hint-vote = Empate! Qual é a melhor fotografia?
web-picture_perfect-waiting = À espera de { $names }.
web-picture_perfect-waiting-peek = Há quem ainda esteja a ver.

## Envelopes

web-picture_perfect-envelopes = Os envelopes de todos
web-picture_perfect-my-envelopes = Os teus envelopes
web-picture_perfect-yours = Tu
web-picture_perfect-starts = { $who ->
    [you] viras a carta
   *[other] vira a carta
  }
web-picture_perfect-done = pronto
web-picture_perfect-no-envelopes = nenhum envelope
web-picture_perfect-holds = { $name }: { $guests }.
web-picture_perfect-envelope-vip = { $guest }, com uma carta VIP
web-picture_perfect-open-envelope = Abrir o envelope: { $guest }
web-picture_perfect-close-envelope = Fechar o envelope: { $guest }
web-picture_perfect-open-says = Aberto à tua frente, { $guest }: { $cards }.
web-picture_perfect-letter = Os desejos: { $guest }
web-picture_perfect-quoted = «{ $text }.»
web-picture_perfect-close = Fechar
web-picture_perfect-cancel = Cancelar
web-picture_perfect-vip-free = A tua carta VIP ainda está na tua mão: vai para o envelope que estiver aberto.
web-picture_perfect-vips-inside = { $number ->
    [one] Uma carta VIP
   *[other] { $number } cartas VIP
  }
web-picture_perfect-put-vip = Pôr a tua carta VIP
web-picture_perfect-put-vip-sure = De vez: pôr
web-picture_perfect-notebook = Caderno ({ $number })
web-picture_perfect-ready = Tudo pronto

## Trocas e leilões

web-picture_perfect-chosen = Escolhido: { $guests }
web-picture_perfect-not-chosen = aponta para um envelope
web-picture_perfect-for-left = Para { $name }, à tua esquerda
web-picture_perfect-for-right = Para { $name }, à tua direita
web-picture_perfect-show-vip = Mostrar a carta VIP a todos
web-picture_perfect-do-dance = Ficar com ele
web-picture_perfect-do-take = Tirar
web-picture_perfect-do-return = Devolver
web-picture_perfect-do-give = Oferecer
web-picture_perfect-do-steal = Tirar
web-picture_perfect-do-listen = Espreitar
web-picture_perfect-do-add = Pôr no centro
web-picture_perfect-do-put-up = Pôr à venda
web-picture_perfect-puts-up = { $name } põe este envelope à venda.
web-picture_perfect-no-bid = Ainda sem licitações.
web-picture_perfect-bid = Licitar { $number }
web-picture_perfect-price = Pedir { $number }
web-picture_perfect-bid-number = A tua licitação, em decorações
web-picture_perfect-price-number = O teu preço, em decorações
web-picture_perfect-less = Menos
web-picture_perfect-more = Mais
web-picture_perfect-pass = Passar
web-picture_perfect-pay = Pagar { $number } e espreitar
web-picture_perfect-sell = Vender por { $number }
web-picture_perfect-buy = Comprar por { $number }

## O estúdio

web-picture_perfect-studio = O teu estúdio
web-picture_perfect-my-floor = O teu chão
web-picture_perfect-floor-says = O teu chão: { $text }
web-picture_perfect-looking = Como vês o estúdio
web-picture_perfect-stage = Palco
web-picture_perfect-plan = De cima
web-picture_perfect-stage-label = O teu palco. Arrasta as figuras; ou, com as teclas: N e P escolhem uma figura, as setas movem-na, Delete devolve-a à caixa.
web-picture_perfect-plan-label = O teu chão visto de cima. Arrasta as figuras; ou, com as teclas: N e P escolhem uma figura, as setas movem-na, Delete devolve-a à caixa.
web-picture_perfect-keys = Teclas: N e P escolhem uma figura, as setas movem-na, Delete devolve-a.
web-picture_perfect-camera-side = o lado da máquina
web-picture_perfect-face-front = Ver de frente outra vez
web-picture_perfect-lighting = A acender os candeeiros …
web-picture_perfect-snap = Encaixar nos espaços
web-picture_perfect-arranging = Arrumação
web-picture_perfect-remove = De volta à caixa
web-picture_perfect-clear = Esvaziar o chão
web-picture_perfect-listed = { $number ->
    [5] Cinco na fila de trás
    [14] A festa inteira por alturas
   *[other] { $number } convidados, já arrumados
  }
web-picture_perfect-tray = A caixa: convidados e decorações
web-picture_perfect-bring = Trazer: { $what }
web-picture_perfect-box-empty = A caixa está vazia.
web-picture_perfect-stands = { $what }: { $where }.
web-picture_perfect-in-space = { $space }
web-picture_perfect-on-table = em cima da mesa
web-picture_perfect-outside = fora
web-picture_perfect-laid = Na mesa: { $pieces }.
web-picture_perfect-empty-floor = Não há ninguém no chão.
web-picture_perfect-decoration-cake = bolo
web-picture_perfect-decoration-candelabra = candelabro
web-picture_perfect-decoration-vase = jarra de flores
web-picture_perfect-decoration-bottle = garrafa
web-picture_perfect-decoration-fruit-bowl = fruteira
web-picture_perfect-decoration-teapot = bule
web-picture_perfect-decoration-gift = presente
web-picture_perfect-decoration-tureen = terrina
web-picture_perfect-decoration-glass-tower = torre de taças
web-picture_perfect-decoration-picture-frame = moldura

## A máquina fotográfica

web-picture_perfect-step-arrange = Arrumar
web-picture_perfect-step-camera = Máquina
web-picture_perfect-camera = A máquina fotográfica
web-picture_perfect-finder-label = O visor. Arrasta para andar à volta; ou, com as teclas: as setas andam, Shift e setas apontam, mais e menos fazem zoom, Page Up e Page Down aproximam e afastam, 0 é a máquina normal.
web-picture_perfect-walk = Andar à volta
web-picture_perfect-aim = Apontar
web-picture_perfect-nearer = Aproximar
web-picture_perfect-farther = Afastar
web-picture_perfect-standard = Posição normal
web-picture_perfect-shutter = Tirar a fotografia
web-picture_perfect-checking = A olhar pelo visor …
web-picture_perfect-valid = Esta fotografia conta.
web-picture_perfect-fine-tuning = Afinação
web-picture_perfect-slider-x = Para o lado
web-picture_perfect-slider-z = Altura
web-picture_perfect-slider-y = Distância
web-picture_perfect-slider-zoom = Zoom
web-picture_perfect-slider-aim-x = Apontar para o lado
web-picture_perfect-slider-aim-z = Apontar para cima e para baixo
web-picture_perfect-no-picture = O teu navegador não consegue desenhar a fotografia aqui; a casa avalia-a na mesma.
web-picture_perfect-taken = Já está! Aparece quando todos tiverem a sua.

## O álbum

web-picture_perfect-album = O álbum
web-picture_perfect-ending-title = Na câmara escura
web-picture_perfect-ending = { $name }: { $met } de { $wishes } desejos cumpridos, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
web-picture_perfect-points = { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
  }
web-picture_perfect-save = Guardar a fotografia
web-picture_perfect-met = satisfeito
web-picture_perfect-missed = não satisfeito
web-picture_perfect-vote = Votar em { $name }
web-picture_perfect-abstain = Abster-me
web-picture_perfect-page-before = Fotografia anterior
web-picture_perfect-page-after = Fotografia seguinte
web-picture_perfect-page = { $number } de { $pages }
web-picture_perfect-print = A fotografia de { $name }, sozinha no ecrã
web-picture_perfect-empty-photo = Não há ninguém nesta fotografia.
web-picture_perfect-guests-sum = { $number ->
    [0] Nenhum convidado na fotografia
    [one] Um convidado na fotografia
   *[other] { $number } convidados na fotografia
  }
web-picture_perfect-wishes-met = { $number ->
    [0] Nenhum desejo satisfeito
    [one] Um desejo satisfeito
   *[other] { $number } desejos satisfeitos
  }
web-picture_perfect-vips-more = { $number ->
    [one] Uma carta VIP: mais uma vez
   *[other] { $number } cartas VIP: mais { $number } vezes
  }
web-picture_perfect-in-the-way = À frente: { $guests }

## Opções na página inicial

web-option-picture_perfect-auctions = Com leilões: os envelopes vendem-se por decorações
web-option-picture_perfect-notebook = Um caderno guarda o que viste
web-brief-picture_perfect =
    Cada convidado tem três desejos secretos num envelope. Em seis rondas vês os teus, arrumas os convidados, e os envelopes mudam de mãos conforme a carta da ronda.
    Lembra-te do que leste: um envelope só mostra os desejos enquanto o podes ver.
    No fim, arruma os convidados de vez e tira uma fotografia de verdade: vale o que ela mostra.
    Um convidado na fotografia vale −3, 1, 3 ou 6 pontos por 0 a 3 desejos satisfeitos, e outro tanto por cada carta VIP.
