### O tabuleiro de Foto Perfeita no navegador.

## O que fazer

web-picture-perfect-hint-look = Olhe seus envelopes, arrume seus convidados e avise quando terminar.
web-picture-perfect-hint-dance = Com que envelope você fica?
web-picture-perfect-hint-take = { $number ->
    [one] Pegue o envelope do centro.
   *[other] Pegue { $number } envelopes do centro.
  }
web-picture-perfect-hint-return = { $number ->
    [one] Devolva um dos seus envelopes ao centro.
   *[other] Devolva { $number } dos seus envelopes ao centro.
  }
web-picture-perfect-hint-give = Escolha um envelope para cada vizinho.
web-picture-perfect-hint-steal = Que envelope do vizinho da esquerda você pega?
web-picture-perfect-hint-listen = Que envelope você olha?
web-picture-perfect-hint-peek = Olhe bem e depois feche o envelope.
web-picture-perfect-hint-add = Qual dos seus envelopes vai para o centro?
web-picture-perfect-hint-put-up = Que envelope você põe à venda?
web-picture-perfect-hint-price = Quanto custa olhar?
web-picture-perfect-hint-bid = Ofereça mais ou passe.
web-picture-perfect-hint-sealed-bid = Dê um lance secreto.
web-picture-perfect-hint-pay = Pague para olhar ou passe.
web-picture-perfect-hint-decide = Venda a quem deu o maior lance ou compre por esse preço.
web-picture-perfect-hint-photo = A última olhada: arrume os convidados nos espaços e vá para a câmera.
web-picture-perfect-hint-vote = Empate! Qual é a melhor foto?
web-picture-perfect-waiting = Esperando { $names }.
web-picture-perfect-waiting-peek = Outros ainda estão olhando.

## Envelopes

web-picture-perfect-envelopes = Os envelopes de todos
web-picture-perfect-my-envelopes = Seus envelopes
web-picture-perfect-yours = Você
web-picture-perfect-starts = { $who ->
    [you] vira a carta
   *[other] vira a carta
  }
web-picture-perfect-done = pronto
web-picture-perfect-no-envelopes = nenhum envelope
web-picture-perfect-holds = { $name }: { $guests }.
web-picture-perfect-envelope-vip = { $guest }, com uma carta VIP
web-picture-perfect-open-envelope = Abrir o envelope: { $guest }
web-picture-perfect-close-envelope = Fechar o envelope: { $guest }
web-picture-perfect-open-one = Abra um envelope para ler seus desejos; só um fica aberto de cada vez.
web-picture-perfect-open-says = Aberto na sua frente, { $guest }: { $cards }.
web-picture-perfect-letter = Os desejos: { $guest }
web-picture-perfect-quoted = “{ $text }.”
web-picture-perfect-close = Fechar
web-picture-perfect-cancel = Cancelar
web-picture-perfect-vip-free = Sua carta VIP ainda está na sua mão: ela vai para o envelope que estiver aberto.
web-picture-perfect-vips-inside = { $number ->
    [one] Uma carta VIP
   *[other] { $number } cartas VIP
  }
web-picture-perfect-put-vip = Pôr sua carta VIP
web-picture-perfect-put-vip-sure = Para sempre: pôr
web-picture-perfect-notebook = Caderno ({ $number })
web-picture-perfect-ready = Tudo pronto

## Trocas e leilões

web-picture-perfect-point = { $number ->
    [one] Aponte para um envelope.
   *[other] Aponte para { $number } envelopes.
  }
web-picture-perfect-chosen = Escolhido: { $guests }
web-picture-perfect-not-chosen = aponte para um envelope
web-picture-perfect-for-left = Para { $name }, à sua esquerda
web-picture-perfect-for-right = Para { $name }, à sua direita
web-picture-perfect-show-vip = Mostrar a carta VIP a todos
web-picture-perfect-do-dance = Ficar com ele
web-picture-perfect-do-take = Pegar
web-picture-perfect-do-return = Devolver
web-picture-perfect-do-give = Dar
web-picture-perfect-do-steal = Pegar
web-picture-perfect-do-listen = Olhar
web-picture-perfect-do-add = Pôr no centro
web-picture-perfect-do-put-up = Pôr à venda
web-picture-perfect-puts-up = { $name } põe este envelope à venda.
web-picture-perfect-no-bid = Nenhum lance ainda.
web-picture-perfect-bid = Oferecer { $number }
web-picture-perfect-price = Pedir { $number }
web-picture-perfect-bid-number = Seu lance, em decorações
web-picture-perfect-price-number = Seu preço, em decorações
web-picture-perfect-less = Menos
web-picture-perfect-more = Mais
web-picture-perfect-pass = Passar
web-picture-perfect-pay = Pagar { $number } e olhar
web-picture-perfect-sell = Vender por { $number }
web-picture-perfect-buy = Comprar por { $number }

## O estúdio

web-picture-perfect-studio = Seu estúdio
web-picture-perfect-my-floor = Seu piso
web-picture-perfect-floor-says = Seu piso: { $text }
web-picture-perfect-looking = Como você olha o estúdio
web-picture-perfect-stage = Palco
web-picture-perfect-plan = De cima
web-picture-perfect-stage-label = Seu palco. Arraste as figuras; ou, com as teclas: N e P escolhem uma figura, as setas a movem, Delete a devolve à caixa.
web-picture-perfect-plan-label = Seu piso visto de cima. Arraste as figuras; ou, com as teclas: N e P escolhem uma figura, as setas a movem, Delete a devolve à caixa.
web-picture-perfect-keys = Teclas: N e P escolhem uma figura, as setas a movem, Delete a devolve.
web-picture-perfect-camera-side = o lado da câmera
web-picture-perfect-face-front = Olhar de frente outra vez
web-picture-perfect-lighting = Acendendo as lâmpadas …
web-picture-perfect-snap = Encaixar nos espaços
web-picture-perfect-remove = De volta à caixa
web-picture-perfect-clear = Esvaziar o piso
web-picture-perfect-listed = { $number ->
    [5] Cinco na fileira de trás
    [14] A festa inteira por altura
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
web-picture-perfect-empty-floor = Não há ninguém no piso.
web-picture-perfect-decoration-cake = bolo
web-picture-perfect-decoration-candelabra = candelabro
web-picture-perfect-decoration-vase = vaso de flores
web-picture-perfect-decoration-bottle = garrafa
web-picture-perfect-decoration-fruit-bowl = fruteira
web-picture-perfect-decoration-teapot = bule
web-picture-perfect-decoration-gift = presente
web-picture-perfect-decoration-tureen = sopeira
web-picture-perfect-decoration-glass-tower = torre de taças
web-picture-perfect-decoration-picture-frame = porta-retratos

## A câmera

web-picture-perfect-steps = Os dois últimos passos
web-picture-perfect-step-arrange = Arrumar
web-picture-perfect-step-camera = Câmera
web-picture-perfect-camera = A câmera
web-picture-perfect-finder-label = O visor. Arraste para andar em volta; ou, com as teclas: as setas andam, Shift e setas apontam, mais e menos dão zoom, Page Up e Page Down aproximam e afastam, 0 é a câmera padrão.
web-picture-perfect-dragging = O que faz o arrasto
web-picture-perfect-walk = Andar em volta
web-picture-perfect-aim = Apontar
web-picture-perfect-standard = Câmera padrão
web-picture-perfect-shutter = Tirar a foto
web-picture-perfect-checking = Olhando pelo visor …
web-picture-perfect-valid = Esta foto vale.
web-picture-perfect-fine-tuning = Ajuste fino
web-picture-perfect-slider-x = Para o lado
web-picture-perfect-slider-z = Altura
web-picture-perfect-slider-y = Distância
web-picture-perfect-slider-zoom = Zoom
web-picture-perfect-slider-aim-x = Apontar para o lado
web-picture-perfect-slider-aim-z = Apontar para cima e para baixo
web-picture-perfect-no-picture = Seu navegador não consegue desenhar a foto aqui; a casa a avalia mesmo assim.
web-picture-perfect-taken = Pronto! Ela aparece quando todos tiverem a sua.

## O álbum

web-picture-perfect-album = O álbum
web-picture-perfect-points = { $number ->
    [one] { $number } ponto
   *[other] { $number } pontos
  }
web-picture-perfect-save = Salvar a foto
web-picture-perfect-met = atendido
web-picture-perfect-missed = não atendido
web-picture-perfect-vote = Votar em { $name }
web-picture-perfect-abstain = Abster-se
web-picture-perfect-page-before = Foto anterior
web-picture-perfect-page-after = Próxima foto
web-picture-perfect-page = { $number } de { $pages }
web-picture-perfect-print = A foto de { $name }, sozinha na tela
web-picture-perfect-empty-photo = Não há ninguém nesta foto.
web-picture-perfect-guests-sum = { $number ->
    [0] Nenhum convidado na foto
    [one] Um convidado na foto
   *[other] { $number } convidados na foto
  }
web-picture-perfect-wishes-met = { $number ->
    [0] Nenhum desejo atendido
    [one] Um desejo atendido
   *[other] { $number } desejos atendidos
  }
web-picture-perfect-vips-more = { $number ->
    [one] Uma carta VIP: mais uma vez
   *[other] { $number } cartas VIP: mais { $number } vezes
  }
web-picture-perfect-in-the-way = Na frente: { $guests }
