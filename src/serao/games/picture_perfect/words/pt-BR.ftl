### Foto Perfeita: os convidados e seus desejos, as novidades, os porquês.

game-picture_perfect = Foto Perfeita
picture_perfect-about = Catorze convidados com desejos secretos, envelopes que mudam de mãos e uma fotografia de verdade.
picture_perfect-time = cerca de 60 minutos

## Os convidados

picture_perfect-guest-lady-in-red = senhora de vermelho
picture_perfect-guest-lady-in-yellow = senhora de amarelo
picture_perfect-guest-lady-in-blue = senhora de azul
picture_perfect-guest-young-lady-in-green = moça de verde
picture_perfect-guest-grandmother-in-violet = avó de violeta
picture_perfect-guest-girl-in-white = menina de branco
picture_perfect-guest-older-gentleman-in-grey = senhor grisalho de cinza
picture_perfect-guest-gentleman-in-a-wheelchair = senhor na cadeira de rodas
picture_perfect-guest-man-in-a-black-tailcoat = homem de fraque preto
picture_perfect-guest-officer-in-navy-uniform = oficial da marinha
picture_perfect-guest-man-in-a-brown-suit = homem de terno marrom
picture_perfect-guest-small-boy = menino
picture_perfect-guest-corgi = corgi
picture_perfect-guest-potted-palm = palmeira no vaso
picture_perfect-nobody = ninguém
picture_perfect-house = A casa

## O que desejam

picture_perfect-wish-area-row-1 = Quero ficar na fileira 1, bem na frente
picture_perfect-wish-area-row-2 = Quero ficar na fileira 2
picture_perfect-wish-area-row-3 = Quero ficar na fileira 3
picture_perfect-wish-area-row-4 = Quero ficar na fileira 4, lá no fundo
picture_perfect-wish-area-left = Quero ficar à esquerda (colunas A e B)
picture_perfect-wish-area-right = Quero ficar à direita (colunas D e E)
picture_perfect-wish-area-at-the-table = Quero ficar junto à mesa
picture_perfect-wish-area-away = Quero ficar longe da mesa
picture_perfect-wish-area-anywhere = Quero estar presente: qualquer lugar serve
picture_perfect-wish-next-to = Quero ficar ao lado deste convidado: { $guest }
picture_perfect-wish-not-next-to-man = Não quero ficar ao lado de um homem
picture_perfect-wish-not-next-to-woman = Não quero ficar ao lado de uma mulher
picture_perfect-wish-in-front = Não quero ninguém na minha frente
picture_perfect-wish-my-face = Não quero que vejam o meu rosto
picture_perfect-wish-face-of = Não quero que vejam o rosto deste convidado, e eu fico na frente: { $guest }
picture_perfect-vips = { $number ->
    [0] e nenhuma carta VIP
    [one] e uma carta VIP
   *[other] e { $number } cartas VIP
  }

## As cartas

picture_perfect-card-dance = Dança
picture_perfect-card-partner = Escolha seu parceiro
picture_perfect-card-gifts = Presentes
picture_perfect-card-theft = Roubo
picture_perfect-card-revelations = Revelações
picture_perfect-card-rumours = Rumores
picture_perfect-card-open = Leilão aberto
picture_perfect-card-shared = Leilão compartilhado
picture_perfect-card-single = Leilão de lance único
picture_perfect-card-fixed = Leilão de preço fixo
picture_perfect-card-secret = Leilão secreto
picture_perfect-card-unfair = Leilão secreto injusto
picture_perfect-rule-dance = Cada um fica com um envelope; todos os outros são embaralhados e distribuídos de novo.
picture_perfect-rule-partner = Na ordem da mesa, cada um pega dois envelopes do centro e devolve dois.
picture_perfect-rule-gifts = Cada um dá um envelope a cada vizinho.
picture_perfect-rule-theft = Cada um pega um envelope do vizinho da esquerda.
picture_perfect-rule-revelations = Dois envelopes do centro são abertos para todo mundo.
picture_perfect-rule-rumours = Cada um olha um envelope qualquer que não seja seu.
picture_perfect-rule-open = Na ordem da mesa, cada um vende um envelope; os lances sobem até ninguém querer mais.
picture_perfect-rule-shared = Cada um põe um envelope no centro; depois, na ordem da mesa, escolhe um e o vende ou compra pelo maior lance.
picture_perfect-rule-single = Na ordem da mesa, cada um vende um envelope; os outros têm um lance só.
picture_perfect-rule-fixed = Na ordem da mesa, cada um cobra um preço para deixar olhar um envelope.
picture_perfect-rule-secret = Na ordem da mesa, cada um vende um envelope; os lances são secretos.
picture_perfect-rule-unfair = Na ordem da mesa, cada um vende um envelope; os lances são secretos, e quem perde paga a metade do seu.

## Novidades

picture_perfect-round = Rodada { $number }: olhe seus envelopes e arrume seus convidados. Quem vira a carta é { $name }.
picture_perfect-turned = { $card }! { $rule }
picture_perfect-chose = { $name } já escolheu.
picture_perfect-danced = { $number ->
    [0] { $name } fica com: { $kept }. Não recebe nada.
   *[other] { $name } fica com: { $kept }. Recebe: { $dealt }.
  }
picture_perfect-took = { $name } pega do centro: { $guests }.
picture_perfect-returned = { $name } devolve ao centro: { $guests }.
picture_perfect-handed = { $name } dá um envelope a { $other }: { $guest }.
picture_perfect-stole = { $name } pega um envelope de { $other }: { $guest }.
picture_perfect-revealed = Aberto para todo mundo, { $guest }: { $cards }.
picture_perfect-looked = { $name } olha um envelope: { $guest }.
picture_perfect-looked-mine = Você olha um envelope, { $guest }: { $cards }.
picture_perfect-added = { $name } põe um envelope no centro: { $guest }.
picture_perfect-for-sale = { $vip ->
    [1] { $name } põe à venda um envelope, { $guest }, e mostra que tem uma carta VIP.
   *[other] { $name } põe à venda um envelope: { $guest }.
  }
picture_perfect-priced = Para deixar olhar, { $name } pede { $number ->
    [1] uma decoração
   *[other] { $number } decorações
  }.
picture_perfect-bid = { $name } oferece { $number }.
picture_perfect-passed = { $name } passa.
picture_perfect-bids = Os lances: { $bids }.
picture_perfect-tied = Empate em { $number }: { $names } dão um novo lance, de pelo menos o mesmo valor.
picture_perfect-paid = { $name } paga a { $other } { $number ->
    [1] uma decoração
   *[other] { $number } decorações
  }.
picture_perfect-sold = O envelope vai para { $name }: { $guest }.
picture_perfect-sold-house = A casa compra, e o envelope vai para o centro: { $guest }.
picture_perfect-unsold = Sem venda: { $guest }.
picture_perfect-rescued = { $name } ficou sem nada e recebe { $number ->
    [1] uma decoração
   *[other] { $number } decorações
  } dos outros.
picture_perfect-last-look = A última carta foi jogada: mais uma olhada, arrume os convidados de vez e tire a foto.
picture_perfect-scored = As fotos são mostradas. Pontos: { $totals }.
picture_perfect-vote-called = Empate: { $names }. Todo mundo vota na melhor foto.
picture_perfect-voted = Os votos: { $votes }.

## O fim

picture_perfect-reason-photographs = As seis rodadas acabaram, e as fotos estão tiradas.
picture_perfect-line-guest = { $number ->
    [0] Nenhum desejo atendido: { $guest }
    [one] Um desejo atendido: { $guest }
   *[other] { $number } desejos atendidos: { $guest }
  }
picture_perfect-line-vip = { $number ->
    [0] Nenhuma carta VIP: { $guest }
    [one] Uma carta VIP: { $guest }
   *[other] { $number } cartas VIP: { $guest }
  }
picture_perfect-line-decorations = { $number ->
    [0] Nenhuma decoração
    [one] Uma decoração
   *[other] { $number } decorações
  }
picture_perfect-cell-guest = { $number ->
    [0] nenhum desejo
    [one] um desejo
   *[other] { $number } desejos
  }
picture_perfect-cell-vip = { $number ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $number } cartas
  }
picture_perfect-cell-decorations = { $number ->
    [0] nenhuma peça
    [one] uma peça
   *[other] { $number } peças
  }
picture_perfect-row-guest = { $subject }
picture_perfect-row-vip = VIP: { $subject }
picture_perfect-row-decorations = Decorações
picture_perfect-decided-guests-placed = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com mais convidados na foto.
picture_perfect-decided-envelopes-held = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e nos convidados, mas com mais envelopes.
picture_perfect-decided-best-photo = { $names } vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, e a foto mais votada.
picture_perfect-decided-guests-placed-you = Você vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, mas com mais convidados na foto.
picture_perfect-decided-envelopes-held-you = Você vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } e em convidados, mas com mais envelopes.
picture_perfect-decided-best-photo-you = Você vence: empate em { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }, e a sua foto foi eleita a melhor.

## Por que algo não é possível

picture_perfect-notation = “{ $given }” não é uma jogada: aperte Enter para ver o que dá para fazer agora, ou diga help.
picture_perfect-open-already = O envelope { $guest } já está aberto.
picture_perfect-not-yours = O envelope { $guest } não está com você: agora só dá para abrir os seus.
picture_perfect-vip-placed = Sua carta VIP já está em um envelope, e de lá não sai.
picture_perfect-vip-open = Abra primeiro o envelope { $guest }: a carta VIP vai no envelope que está aberto.
picture_perfect-bid-range = Ofereça de { $least } a { $most }.
picture_perfect-now-look = Agora todo mundo olha e arruma: open, close, vip, arrange e, no fim, ready.
picture_perfect-now-dance = Agora escolha o envelope com que você fica (por exemplo, keep5).
picture_perfect-now-take = Agora pegue dois envelopes do centro (por exemplo, take5+7).
picture_perfect-now-return = Agora devolva dois dos seus envelopes ao centro (por exemplo, return5+7).
picture_perfect-now-give = Agora escolha os presentes, para a esquerda e para a direita (por exemplo, give5/7).
picture_perfect-now-steal = Agora escolha um envelope do vizinho da esquerda (por exemplo, steal5).
picture_perfect-now-listen = Agora escolha um envelope que não seja seu (por exemplo, listen5).
picture_perfect-now-peek = Agora olhe e depois feche o envelope: close.
picture_perfect-now-add = Agora escolha um dos seus envelopes para o centro (por exemplo, add5).
picture_perfect-now-put-up = Agora ponha à venda um envelope que possa ser vendido (por exemplo, up5).
picture_perfect-now-price = Agora diga um preço que alguém possa pagar (por exemplo, price3).
picture_perfect-now-bid = Agora ofereça mais (por exemplo, bid4) ou passe (pass).
picture_perfect-now-sealed-bid = Agora dê um lance secreto (por exemplo, bid4).
picture_perfect-now-pay = Agora pague (pay) ou passe (pass).
picture_perfect-now-decide = Agora venda (sell) ou, se puder pagar, compre (buy).
picture_perfect-now-photo = Agora arrume de vez e tire a foto: photo.
picture_perfect-now-vote = Agora vote em uma foto empatada que não seja sua (por exemplo, vote2) ou abstenha-se (abstain).
picture_perfect-arrange-decorations = Você tem { $held } decorações e não pode pôr { $given }.
picture_perfect-arrange-space = O convidado { $guest } não está dentro de um espaço de convidado.
picture_perfect-arrange-shared = Os convidados { $guest } e { $other } estão no mesmo espaço, { $space }.
picture_perfect-scene-form = Isto não é uma cena: { $what }.
picture_perfect-scene-screen = Não existe o biombo { $given }: eles vão de 0 a { $last }.
picture_perfect-scene-floor = Não existe o piso { $given }: eles vão de 0 a { $last }.
picture_perfect-scene-guest = Não existe o convidado { $given }: eles vão de 1 a { $last }.
picture_perfect-scene-twice = O convidado { $guest } aparece duas vezes.
picture_perfect-scene-place = O convidado { $guest } está longe demais: mais de { $farthest } cm.
picture_perfect-scene-decorations = { $given } decorações é demais: no máximo { $most }.
picture_perfect-scene-kind = Não existe a decoração { $given }: elas vão de 0 a { $last }.
picture_perfect-scene-off-table = Uma decoração não está sobre a mesa: { $kind }.
picture_perfect-scene-camera = A câmera, ou o ponto que ela mira, está longe demais: mais de { $farthest } cm.
picture_perfect-scene-aim = A câmera não mira ponto nenhum à sua frente.
picture_perfect-scene-zoom = O zoom tem que ser maior que zero.
picture_perfect-judged-valid = A foto é válida.
picture_perfect-judged-guest = Convidado
picture_perfect-judged-face = Rosto
picture_perfect-judged-covered = Coberto por
picture_perfect-judged-hidden = escondido
picture_perfect-judged-seen = à vista
picture_perfect-fault-camera-too-high = A câmera está acima da borda do biombo.
picture_perfect-fault-camera-too-low = A câmera está baixa demais: ficaria dentro do piso.
picture_perfect-fault-camera-not-in-front = A câmera tem que ficar na frente do tabuleiro.
picture_perfect-fault-camera-too-far = A câmera está longe demais.
picture_perfect-fault-camera-looks-away = A câmera não está virada para o tabuleiro.
picture_perfect-fault-camera-zoom = A lente não alcança esse zoom.
picture_perfect-fault-corner-beyond = Um canto da foto mostra algo além do tabuleiro e do biombo: chegue mais perto ou aumente o zoom.
picture_perfect-fault-beyond = A foto mostra algo além do tabuleiro e do biombo: chegue mais perto, mire mais baixo ou aumente o zoom.
picture_perfect-fault-guest-hidden = O convidado { $guest } está todo escondido: cada um tem que aparecer, ao menos em parte.
picture_perfect-fault-guest-outside = O convidado { $guest } está fora da foto: cada um tem que aparecer, ao menos em parte.
picture_perfect-paint-missing = Para pintar uma foto, o Serão precisa de NumPy e Pillow: pip install "serao[photo]".

## À mesa

picture_perfect-option-auctions = A variante com leilões: os envelopes são vendidos por decorações.
picture_perfect-option-notebook = Um caderno: tudo o que você já viu fica anotado para você.
picture_perfect-centre = Centro
picture_perfect-decorations = Decorações: { $number }
picture_perfect-supply = Suprimento: { $number }
picture_perfect-side-round = Rodada { $number } de { $rounds }
picture_perfect-side-card = Carta: { $card }
picture_perfect-side-lot = À venda: { $guest }
picture_perfect-side-bid = Maior lance: { $number } ({ $name })
picture_perfect-side-price = Preço para olhar: { $number }
picture_perfect-side-vip = Sua carta VIP: { $guest }
picture_perfect-table = mesa
picture_perfect-outside = Em outro lugar: { $guests }
picture_perfect-hint-look = Olhe seus envelopes (open5), ponha sua carta VIP em um deles (vip5), arrume e diga ready.
picture_perfect-hint-dance = Com que envelope você fica?
picture_perfect-hint-take = Pegue dois envelopes do centro.
picture_perfect-hint-return = Devolva dois dos seus envelopes ao centro.
picture_perfect-hint-give = Escolha um envelope para o vizinho da esquerda e um para o da direita.
picture_perfect-hint-steal = Que envelope do vizinho da esquerda você pega?
picture_perfect-hint-listen = Que envelope você olha?
picture_perfect-hint-peek = Olhe bem e depois feche o envelope (close).
picture_perfect-hint-add = Qual dos seus envelopes vai para o centro?
picture_perfect-hint-put-up = Que envelope você põe à venda? Com um ponto de exclamação, mostra a carta VIP (up5!).
picture_perfect-hint-price = Quanto custa olhar?
picture_perfect-hint-bid = Ofereça mais ou passe.
picture_perfect-hint-sealed-bid = Dê um lance secreto.
picture_perfect-hint-pay = Pague para olhar ou passe.
picture_perfect-hint-decide = Venda a quem deu o maior lance ou compre por esse preço.
picture_perfect-hint-photo = A última olhada: arrume os convidados nos espaços e tire a foto (photo).
picture_perfect-hint-vote = Vote na melhor foto ou abstenha-se.
picture_perfect-hint-over = A partida acabou.
picture_perfect-help =
    Cada convidado tem três desejos secretos em um envelope. Em seis rodadas você olha os seus, e os envelopes mudam de mãos conforme a carta da rodada; depois cada um tira uma fotografia, e vale o que ela mostra. Vence quem tiver mais pontos.
    open5 olha o envelope 5, close fecha, vip5 põe nele a sua carta VIP enquanto está aberto; ready encerra a olhada.
    arrange:1@c3,13@40/75,cake@125/60 põe o convidado 1 no espaço C3, e o convidado 13 e um bolo em pontos em milímetros (a partir da esquerda e da frente).
    photo tira a foto com a câmera padrão; photo:125/-200/140>125/80/55*43 diz onde fica a câmera, o que ela mira e o zoom.
    Um convidado na sua foto vale −3, 1, 3 ou 6 pontos por 0 a 3 desejos atendidos, e o mesmo outra vez por carta VIP.
    Um convidado que não está na sua foto não vale nada. Com leilões, duas decorações valem um ponto.

### O tabuleiro de Foto Perfeita no navegador.

## O que fazer

web-picture_perfect-hint-look = Olhe seus envelopes, arrume seus convidados e avise quando terminar.
web-picture_perfect-hint-dance = Com que envelope você fica?
web-picture_perfect-hint-take = { $number ->
    [1] Pegue o envelope do centro.
   *[other] Pegue { $number } envelopes do centro.
  }
web-picture_perfect-hint-return = { $number ->
    [1] Devolva um dos seus envelopes ao centro.
   *[other] Devolva { $number } dos seus envelopes ao centro.
  }
web-picture_perfect-hint-give = Escolha um envelope para cada vizinho.
web-picture_perfect-hint-steal = Que envelope do vizinho da esquerda você pega?
web-picture_perfect-hint-listen = Que envelope você olha?
web-picture_perfect-hint-peek = Olhe bem e depois feche o envelope.
web-picture_perfect-hint-add = Qual dos seus envelopes vai para o centro?
web-picture_perfect-hint-put-up = Que envelope você põe à venda?
web-picture_perfect-hint-price = Quanto custa olhar?
web-picture_perfect-hint-bid = Ofereça mais ou passe.
web-picture_perfect-hint-sealed-bid = Dê um lance secreto.
web-picture_perfect-hint-pay = Pague para olhar ou passe.
web-picture_perfect-hint-decide = Venda a quem deu o maior lance ou compre por esse preço.
web-picture_perfect-hint-photo = A última olhada: arrume os convidados nos espaços e vá para a câmera.
web-picture_perfect-hint-vote = Empate! Qual é a melhor foto?
web-picture_perfect-waiting = Esperando { $names }.
web-picture_perfect-waiting-peek = Outros ainda estão olhando.

## Envelopes

web-picture_perfect-envelopes = Os envelopes de todos
web-picture_perfect-my-envelopes = Seus envelopes
web-picture_perfect-yours = Você
web-picture_perfect-starts = { $who ->
    [you] vira a carta
   *[other] vira a carta
  }
web-picture_perfect-done = pronto
web-picture_perfect-no-envelopes = nenhum envelope
web-picture_perfect-holds = { $name }: { $guests }.
web-picture_perfect-envelope-vip = { $guest }, com uma carta VIP
web-picture_perfect-open-envelope = Abrir o envelope: { $guest }
web-picture_perfect-close-envelope = Fechar o envelope: { $guest }
web-picture_perfect-open-says = Aberto na sua frente, { $guest }: { $cards }.
web-picture_perfect-letter = Os desejos: { $guest }
web-picture_perfect-quoted = “{ $text }.”
web-picture_perfect-close = Fechar
web-picture_perfect-cancel = Cancelar
web-picture_perfect-vip-free = Sua carta VIP ainda está na sua mão: ela vai para o envelope que estiver aberto.
web-picture_perfect-vips-inside = { $number ->
    [0] Nenhuma carta VIP
    [one] Uma carta VIP
   *[other] { $number } cartas VIP
  }
web-picture_perfect-put-vip = Pôr sua carta VIP
web-picture_perfect-put-vip-sure = Para sempre: pôr
web-picture_perfect-notebook = Caderno ({ $number })
web-picture_perfect-ready = Tudo pronto

## Trocas e leilões

web-picture_perfect-chosen = Escolhido: { $guests }
web-picture_perfect-not-chosen = aponte para um envelope
web-picture_perfect-for-left = Para { $name }, à sua esquerda
web-picture_perfect-for-right = Para { $name }, à sua direita
web-picture_perfect-show-vip = Mostrar a carta VIP a todos
web-picture_perfect-do-dance = Ficar com ele
web-picture_perfect-do-take = Pegar
web-picture_perfect-do-return = Devolver
web-picture_perfect-do-give = Dar
web-picture_perfect-do-steal = Pegar
web-picture_perfect-do-listen = Olhar
web-picture_perfect-do-add = Pôr no centro
web-picture_perfect-do-put-up = Pôr à venda
web-picture_perfect-puts-up = { $name } põe este envelope à venda.
web-picture_perfect-no-bid = Nenhum lance ainda.
web-picture_perfect-bid = Oferecer { $number }
web-picture_perfect-price = Pedir { $number }
web-picture_perfect-bid-number = Seu lance, em decorações
web-picture_perfect-price-number = Seu preço, em decorações
web-picture_perfect-less = Menos
web-picture_perfect-more = Mais
web-picture_perfect-pass = Passar
web-picture_perfect-pay = Pagar { $number } e olhar
web-picture_perfect-sell = Vender por { $number }
web-picture_perfect-buy = Comprar por { $number }

## O estúdio

web-picture_perfect-studio = Seu estúdio
web-picture_perfect-my-floor = Seu piso
web-picture_perfect-floor-says = Seu piso: { $text }
web-picture_perfect-looking = Como você olha o estúdio
web-picture_perfect-stage = Palco
web-picture_perfect-plan = De cima
web-picture_perfect-stage-label = Seu palco. Arraste as figuras; ou, com as teclas: N e P escolhem uma figura, as setas a movem, Delete a devolve à caixa.
web-picture_perfect-plan-label = Seu piso visto de cima. Arraste as figuras; ou, com as teclas: N e P escolhem uma figura, as setas a movem, Delete a devolve à caixa.
web-picture_perfect-keys = Teclas: N e P escolhem uma figura, as setas a movem, Delete a devolve.
web-picture_perfect-camera-side = o lado da câmera
web-picture_perfect-face-front = Olhar de frente outra vez
web-picture_perfect-lighting = Acendendo as lâmpadas …
web-picture_perfect-snap = Encaixar nos espaços
web-picture_perfect-arranging = Arrumação
web-picture_perfect-remove = De volta à caixa
web-picture_perfect-clear = Esvaziar o piso
web-picture_perfect-listed = { $number ->
    [5] Cinco na fileira de trás
    [14] A festa inteira por altura
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
web-picture_perfect-empty-floor = Não há ninguém no piso.
web-picture_perfect-decoration-cake = bolo
web-picture_perfect-decoration-candelabra = candelabro
web-picture_perfect-decoration-vase = vaso de flores
web-picture_perfect-decoration-bottle = garrafa
web-picture_perfect-decoration-fruit-bowl = fruteira
web-picture_perfect-decoration-teapot = bule
web-picture_perfect-decoration-gift = presente
web-picture_perfect-decoration-tureen = sopeira
web-picture_perfect-decoration-glass-tower = torre de taças
web-picture_perfect-decoration-picture-frame = porta-retratos

## A câmera

web-picture_perfect-step-arrange = Arrumar
web-picture_perfect-step-camera = Câmera
web-picture_perfect-camera = A câmera
web-picture_perfect-finder-label = O visor. Arraste para andar em volta; ou, com as teclas: as setas andam, Shift e setas apontam, mais e menos dão zoom, Page Up e Page Down aproximam e afastam, 0 é a câmera padrão.
web-picture_perfect-walk = Andar em volta
web-picture_perfect-aim = Apontar
web-picture_perfect-nearer = Aproximar
web-picture_perfect-farther = Afastar
web-picture_perfect-standard = Câmera padrão
web-picture_perfect-shutter = Tirar a foto
web-picture_perfect-checking = Olhando pelo visor …
web-picture_perfect-valid = Esta foto vale.
web-picture_perfect-fine-tuning = Ajuste fino
web-picture_perfect-slider-x = Para o lado
web-picture_perfect-slider-z = Altura
web-picture_perfect-slider-y = Distância
web-picture_perfect-slider-zoom = Zoom
web-picture_perfect-slider-aim-x = Apontar para o lado
web-picture_perfect-slider-aim-z = Apontar para cima e para baixo
web-picture_perfect-no-picture = Seu navegador não consegue desenhar a foto aqui; a casa a avalia mesmo assim.
web-picture_perfect-taken = Pronto! Ela aparece quando todos tiverem a sua.

## O álbum

web-picture_perfect-album = O álbum
web-picture_perfect-ending-title = No laboratório escuro
web-picture_perfect-ending = { $name }: { $met } de { $wishes } desejos atendidos, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
web-picture_perfect-points = { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
  }
web-picture_perfect-save = Salvar a foto
web-picture_perfect-met = atendido
web-picture_perfect-missed = não atendido
web-picture_perfect-vote = Votar em { $name }
web-picture_perfect-abstain = Abster-se
web-picture_perfect-page-before = Foto anterior
web-picture_perfect-page-after = Próxima foto
web-picture_perfect-page = { $number } de { $pages }
web-picture_perfect-print = A foto de { $name }, sozinha na tela
web-picture_perfect-empty-photo = Não há ninguém nesta foto.
web-picture_perfect-guests-sum = { $number ->
    [0] Nenhum convidado na foto
    [one] Um convidado na foto
   *[other] { $number } convidados na foto
  }
web-picture_perfect-wishes-met = { $number ->
    [0] Nenhum desejo atendido
    [one] Um desejo atendido
   *[other] { $number } desejos atendidos
  }
web-picture_perfect-vips-more = { $number ->
    [0] Nenhuma carta VIP
    [one] Uma carta VIP: mais uma vez
   *[other] { $number } cartas VIP: mais { $number } vezes
  }
web-picture_perfect-in-the-way = Na frente: { $guests }

## Opções na página inicial

web-option-picture_perfect-auctions = Com leilões: envelopes são vendidos por decorações
web-option-picture_perfect-notebook = Um caderno guarda o que você viu
web-brief-picture_perfect =
    Cada convidado tem três desejos secretos em um envelope. Em seis rodadas você olha os seus, arruma os convidados, e os envelopes mudam de mãos conforme a carta da rodada.
    Lembre-se do que leu: um envelope só mostra os desejos enquanto você pode olhar.
    No fim, arrume os convidados de vez e tire uma fotografia de verdade: vale o que ela mostra.
    Um convidado na foto vale −3, 1, 3 ou 6 pontos por 0 a 3 desejos atendidos, e outro tanto por carta VIP.
