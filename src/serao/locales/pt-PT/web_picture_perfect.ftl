### O tabuleiro de Foto Perfeita no navegador.

## O que fazer

web-picture-perfect-hint-look = Vê os teus envelopes, arruma os teus convidados e avisa quando acabares.
web-picture-perfect-hint-dance = Com que envelope ficas?
web-picture-perfect-hint-take = { $number ->
    [one] Tira o envelope do centro.
   *[other] Tira { $number } envelopes do centro.
  }
web-picture-perfect-hint-return = { $number ->
    [one] Devolve um dos teus envelopes ao centro.
   *[other] Devolve { $number } dos teus envelopes ao centro.
  }
web-picture-perfect-hint-give = Escolhe um envelope para cada vizinho.
web-picture-perfect-hint-steal = Que envelope tiras ao vizinho da esquerda?
web-picture-perfect-hint-listen = Que envelope espreitas?
web-picture-perfect-hint-peek = Vê bem e depois fecha o envelope.
web-picture-perfect-hint-add = Qual dos teus envelopes vai para o centro?
web-picture-perfect-hint-put-up = Que envelope pões à venda?
web-picture-perfect-hint-price = Quanto custa espreitar?
web-picture-perfect-hint-bid = Licita mais ou passa.
web-picture-perfect-hint-sealed-bid = Licita em segredo.
web-picture-perfect-hint-pay = Paga para espreitar ou passa.
web-picture-perfect-hint-decide = Vende a quem licitou mais alto ou compra por esse preço.
web-picture-perfect-hint-photo = O último olhar: arruma os convidados nos espaços e passa à máquina.
web-picture-perfect-hint-vote = Empate! Qual é a melhor fotografia?
web-picture-perfect-waiting = À espera de { $names }.
web-picture-perfect-waiting-peek = Há quem ainda esteja a ver.

## Envelopes

web-picture-perfect-envelopes = Os envelopes de todos
web-picture-perfect-my-envelopes = Os teus envelopes
web-picture-perfect-yours = Tu
web-picture-perfect-starts = { $who ->
    [you] viras a carta
   *[other] vira a carta
  }
web-picture-perfect-done = pronto
web-picture-perfect-no-envelopes = nenhum envelope
web-picture-perfect-holds = { $name }: { $guests }.
web-picture-perfect-envelope-vip = { $guest }, com uma carta VIP
web-picture-perfect-open-envelope = Abrir o envelope: { $guest }
web-picture-perfect-close-envelope = Fechar o envelope: { $guest }
web-picture-perfect-open-one = Abre um envelope para ler os seus desejos; só um fica aberto de cada vez.
web-picture-perfect-open-says = Aberto à tua frente, { $guest }: { $cards }.
web-picture-perfect-letter = Os desejos: { $guest }
web-picture-perfect-quoted = «{ $text }.»
web-picture-perfect-close = Fechar
web-picture-perfect-cancel = Cancelar
web-picture-perfect-vip-free = A tua carta VIP ainda está na tua mão: vai para o envelope que estiver aberto.
web-picture-perfect-vips-inside = { $number ->
    [one] Uma carta VIP
   *[other] { $number } cartas VIP
  }
web-picture-perfect-put-vip = Pôr a tua carta VIP
web-picture-perfect-put-vip-sure = De vez: pôr
web-picture-perfect-notebook = Caderno ({ $number })
web-picture-perfect-ready = Tudo pronto

## Trocas e leilões

web-picture-perfect-point = { $number ->
    [one] Aponta para um envelope.
   *[other] Aponta para { $number } envelopes.
  }
web-picture-perfect-chosen = Escolhido: { $guests }
web-picture-perfect-not-chosen = aponta para um envelope
web-picture-perfect-for-left = Para { $name }, à tua esquerda
web-picture-perfect-for-right = Para { $name }, à tua direita
web-picture-perfect-show-vip = Mostrar a carta VIP a todos
web-picture-perfect-do-dance = Ficar com ele
web-picture-perfect-do-take = Tirar
web-picture-perfect-do-return = Devolver
web-picture-perfect-do-give = Oferecer
web-picture-perfect-do-steal = Tirar
web-picture-perfect-do-listen = Espreitar
web-picture-perfect-do-add = Pôr no centro
web-picture-perfect-do-put-up = Pôr à venda
web-picture-perfect-puts-up = { $name } põe este envelope à venda.
web-picture-perfect-no-bid = Ainda sem licitações.
web-picture-perfect-bid = Licitar { $number }
web-picture-perfect-price = Pedir { $number }
web-picture-perfect-bid-number = A tua licitação, em decorações
web-picture-perfect-price-number = O teu preço, em decorações
web-picture-perfect-less = Menos
web-picture-perfect-more = Mais
web-picture-perfect-pass = Passar
web-picture-perfect-pay = Pagar { $number } e espreitar
web-picture-perfect-sell = Vender por { $number }
web-picture-perfect-buy = Comprar por { $number }

## O estúdio

web-picture-perfect-studio = O teu estúdio
web-picture-perfect-my-floor = O teu chão
web-picture-perfect-floor-says = O teu chão: { $text }
web-picture-perfect-looking = Como vês o estúdio
web-picture-perfect-stage = Palco
web-picture-perfect-plan = De cima
web-picture-perfect-stage-label = O teu palco. Arrasta as figuras; ou, com as teclas: N e P escolhem uma figura, as setas movem-na, Delete devolve-a à caixa.
web-picture-perfect-plan-label = O teu chão visto de cima. Arrasta as figuras; ou, com as teclas: N e P escolhem uma figura, as setas movem-na, Delete devolve-a à caixa.
web-picture-perfect-keys = Teclas: N e P escolhem uma figura, as setas movem-na, Delete devolve-a.
web-picture-perfect-camera-side = o lado da máquina
web-picture-perfect-face-front = Ver de frente outra vez
web-picture-perfect-lighting = A acender os candeeiros …
web-picture-perfect-snap = Encaixar nos espaços
web-picture-perfect-remove = De volta à caixa
web-picture-perfect-clear = Esvaziar o chão
web-picture-perfect-listed = { $number ->
    [5] Cinco na fila de trás
    [14] A festa inteira por alturas
   *[other] { $number } convidados, já arrumados
  }
web-picture-perfect-tray = A caixa: convidados e decorações
web-picture-perfect-bring = Trazer: { $what }
web-picture-perfect-box-empty = A caixa está vazia.
web-picture-perfect-stands = { $what }: { $where }.
web-picture-perfect-in-space = { $space }
web-picture-perfect-on-table = em cima da mesa
web-picture-perfect-outside = fora
web-picture-perfect-laid = Na mesa: { $pieces }.
web-picture-perfect-empty-floor = Não há ninguém no chão.
web-picture-perfect-decoration-cake = bolo
web-picture-perfect-decoration-candelabra = candelabro
web-picture-perfect-decoration-vase = jarra de flores
web-picture-perfect-decoration-bottle = garrafa
web-picture-perfect-decoration-fruit-bowl = fruteira
web-picture-perfect-decoration-teapot = bule
web-picture-perfect-decoration-gift = presente
web-picture-perfect-decoration-tureen = terrina
web-picture-perfect-decoration-glass-tower = torre de taças
web-picture-perfect-decoration-picture-frame = moldura

## A máquina fotográfica

web-picture-perfect-steps = Os dois últimos passos
web-picture-perfect-step-arrange = Arrumar
web-picture-perfect-step-camera = Máquina
web-picture-perfect-camera = A máquina fotográfica
web-picture-perfect-finder-label = O visor. Arrasta para andar à volta; ou, com as teclas: as setas andam, Shift e setas apontam, mais e menos fazem zoom, Page Up e Page Down aproximam e afastam, 0 é a máquina normal.
web-picture-perfect-dragging = O que faz o arrasto
web-picture-perfect-walk = Andar à volta
web-picture-perfect-aim = Apontar
web-picture-perfect-standard = Posição normal
web-picture-perfect-shutter = Tirar a fotografia
web-picture-perfect-checking = A olhar pelo visor …
web-picture-perfect-valid = Esta fotografia conta.
web-picture-perfect-fine-tuning = Afinação
web-picture-perfect-slider-x = Para o lado
web-picture-perfect-slider-z = Altura
web-picture-perfect-slider-y = Distância
web-picture-perfect-slider-zoom = Zoom
web-picture-perfect-slider-aim-x = Apontar para o lado
web-picture-perfect-slider-aim-z = Apontar para cima e para baixo
web-picture-perfect-no-picture = O teu navegador não consegue desenhar a fotografia aqui; a casa avalia-a na mesma.
web-picture-perfect-taken = Já está! Aparece quando todos tiverem a sua.

## O álbum

web-picture-perfect-album = O álbum
web-picture-perfect-points = { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
  }
web-picture-perfect-save = Guardar a fotografia
web-picture-perfect-met = satisfeito
web-picture-perfect-missed = não satisfeito
web-picture-perfect-vote = Votar em { $name }
web-picture-perfect-abstain = Abster-me
web-picture-perfect-page-before = Fotografia anterior
web-picture-perfect-page-after = Fotografia seguinte
web-picture-perfect-page = { $number } de { $pages }
web-picture-perfect-print = A fotografia de { $name }, sozinha no ecrã
web-picture-perfect-empty-photo = Não há ninguém nesta fotografia.
web-picture-perfect-guests-sum = { $number ->
    [0] Nenhum convidado na fotografia
    [one] Um convidado na fotografia
   *[other] { $number } convidados na fotografia
  }
web-picture-perfect-wishes-met = { $number ->
    [0] Nenhum desejo satisfeito
    [one] Um desejo satisfeito
   *[other] { $number } desejos satisfeitos
  }
web-picture-perfect-vips-more = { $number ->
    [one] Uma carta VIP: mais uma vez
   *[other] { $number } cartas VIP: mais { $number } vezes
  }
web-picture-perfect-in-the-way = À frente: { $guests }
