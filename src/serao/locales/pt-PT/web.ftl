### A mesa no navegador: as suas páginas e o que está à volta de cada tabuleiro.

## Em todo o lado

web-skip = Ir para a mesa
web-home = Início
web-nav = Páginas
web-close = Fechar
web-cancel = Cancelar
web-again = Tentar outra vez
web-loading = Um momento …
web-yes = Sim
web-no = Não
web-none = nenhuma
web-ask = Propor
web-unreachable = Não se consegue falar com a casa neste momento. Nada se perdeu; tenta outra vez daqui a pouco.
web-install-title = Serão no teu ecrã principal
web-install-text = Abre como qualquer outra aplicação, num instante, e quase não ocupa espaço.
web-install = Adicionar
web-not-now = Agora não
web-install-by-hand = No menu do navegador, toca em «Partilhar» e depois em «Adicionar ao ecrã principal».
web-copy = Copiar
web-access = Acessibilidade
web-copied = Copiado.
web-share = Partilhar

## Definições

web-settings = Definições
web-language = Língua
web-theme = Luz
web-theme-system = Como no sistema
web-theme-light = Dia
web-theme-dark = Noite
web-sound = Som
web-sound-hint = Um sinal discreto quando é a tua vez
web-stillness = Sem movimento
web-stillness-hint = Nada se mexe nos tabuleiros
web-patterns = Padrões nas cores
web-patterns-hint = Cada cor com um padrão só seu
web-quiet = Adversários calados
web-quiet-hint = Jogam sem uma palavra: sem cumprimento nem última palavra

## Início

web-welcome = A mesa está posta.
web-welcome-text = Jogos para um serão em conjunto: com amigos de perto ou de longe, ou contra robôs que têm sempre tempo.
web-games = Os jogos
web-play-now = Jogar já
web-play-now-game = Jogar já: { $game }
web-invite = Convidar
web-invite-game = Convidar amigos para { $game }
web-first-game = Aprender a jogar
web-first-game-of = Aprender a jogar: { $game }
web-seats = { $least } a { $most } jogadores
web-seats-exactly = { $number ->
    [one] 1 jogador
   *[other] { $number } jogadores
  }
web-seats-from = { $least ->
    [1] 1 jogador ou muitos
   *[other] { $least } jogadores ou mais
  }
web-my-games = As minhas partidas
web-open-tables = Mesas abertas
web-open-tables-none = De momento não há mesas abertas. Põe tu uma: convida amigos e deixa-a aberta a toda a gente.
web-finished-games = Partidas acabadas
web-show-all = Mostrar todas ({ $number })
web-look-again = Rever
web-your-turn = É a tua vez
web-continue = Continuar
web-join = Entrar
web-watch = Assistir
web-nobody-yet = Ainda ninguém
web-taken = { $taken } de { $seats } lugares ocupados
web-independent = Serão é uma implementação independente, com desenhos e textos próprios. Não tem qualquer ligação às editoras dos jogos.

## Pôr uma mesa

web-your-name = O teu nome
web-guest-names = Pirilampo, Mocho, Lanterna, Grilo, Brasa, Candeia, Ouriço, Estrela da Tarde
web-against = { $bots ->
    [0] Jogas sem adversários.
    [one] Jogas contra um robô.
   *[other] Jogas contra { $bots } robôs.
  }
web-sit-down = Sentar-me à mesa
web-more-choices = Mais escolhas
web-seats-title = Lugares
web-seats-other = ou outro número:
web-level-title = Os robôs jogam
web-level-1 = com carinho: uma criança consegue ganhar
web-level-2 = como quem está de visita
web-level-3 = como os melhores da família
web-level-4 = como gente de clube
web-level-5 = com toda a força
web-level-random = ao acaso
web-level-sound = bem
web-cast-title = Quem pode vir:
web-cast-tome = O Tomé tem sete anos, fez o próprio chapéu e joga porque as peças são bonitas.
web-cast-zelia = A Zélia lembra-se de todas as cantigas e de nenhum plano, e anda à procura dos óculos.
web-cast-mateus = O Mateus joga primeiro e pensa no caminho para casa.
web-cast-odette = A Odette joga de olhos meio fechados, e o jogo vem ter com ela.
web-cast-benedita = A Benedita cozinha para doze e joga da mesma maneira: com fartura e piripíri.
web-cast-anselme = O Anselme conserta relógios, conta duas vezes e nunca tem pressa.
web-cast-iracema = A Iracema antes quer arriscar e perder do que esperar e ganhar; quase sempre arrisca e ganha.
web-cast-lucien = O Lucien tem um único plano desde 1987. É um bom plano.
web-cast-perpetua = A Perpétua já viu todas as partidas, e não perdoa erro nenhum.
web-cast-severin = O Séverin veio por uma noite, ganhou, e desde então não despiu o casaco.
web-stars = { $stars ->
    [1] uma estrela em cinco
   *[other] { $stars } estrelas em cinco
  }
web-invite-title = { $game } com amigos
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-live-5 = Ao vivo: 5 minutos, mais 10 segundos por jogada
web-pace-live-15 = Ao vivo: 15 minutos, mais 15 segundos por jogada
web-pace-slow-1 = Sem pressa: um dia por jogada
web-pace-slow-3 = Sem pressa: 3 dias por jogada
web-pace-slow-7 = Sem pressa: 7 dias por jogada
web-pace-other = { $bank }, mais { $increment } segundos por jogada
web-clock-days = { $days } d { $hours } h
web-public = Aberta a toda a gente
web-public-hint = A mesa aparece no início; caso contrário, só entra quem tem a ligação
web-spectators = Espectadores
web-spectators-hint = Outras pessoas podem assistir
web-rated = Conta para a classificação
web-rated-hint = O que já foi visto não se desfaz
web-start-full = Começar com todos os lugares ocupados
web-start-full-hint = Caso contrário, dizes tu quando
web-make-table = Pôr a mesa

## Opções dos jogos

web-choice-own = próprio

## À espera de todos

web-who-comes = Boa noite!
web-who-sits = Para te sentares, diz como te havemos de chamar.
web-invited-as = Sentas-te como
web-invited-look-as = Assistes como
web-free = livre
web-invited-look = Só assistir
web-invited-taken = Todos os lugares estão ocupados; podes assistir.
web-invited-no-room = Todos os lugares estão ocupados, e esta mesa joga sem espectadores.
web-invited-playing = A partida já começou; podes assistir.
web-invited-over = Esta partida terminou; podes ver como acabou.
web-unrated = Não conta para a classificação
web-no-table = Aqui não há mesa
web-nowhere = Aqui não há mesa posta
web-nowhere-text = Este endereço não leva a lado nenhum: talvez tenha sido cortado ou mal escrito.
web-not-invited = Essa mesa não existe, ou não tens convite para ela.
web-put-away = Esta mesa foi arrumada antes de alguém jogar.
web-chairs = À volta da mesa
web-chair-free = O lugar { $seat } está livre
web-chair-kept = ainda não chegou
web-kept-for-you = o teu lugar está guardado
web-sit-here = Sentar-me aqui
web-same-device = Neste aparelho
web-their-name = O nome da pessoa
web-add-bot = Um robô
web-you-here = tu, neste aparelho
web-host = abriu a mesa
web-free-chair = Libertar o lugar de { $name }
web-start = Começar
web-start-bots = { $free ->
    [one] Começar, com um robô no lugar livre
   *[other] Começar, com robôs nos { $free } lugares livres
  }
web-start-close = Começar com { $taken } jogadores
web-waits-full = A partida começa quando todos os lugares estiverem ocupados.
web-waits-host = A partida começa quando quem abriu a mesa quiser.
web-read-rules = Ler as regras entretanto
web-invite-text = Envia esta ligação: quem a abrir pode sentar-se. No telemóvel, lê o código.
web-invite-here-only = Por agora, a casa só atende este computador. Iniciada com --host 0.0.0.0, abre-se a todos na tua rede.
web-invite-link = A ligação do convite
web-invite-qr = O convite como código QR
web-invite-more = Convidar mais gente
web-share-text = Vem jogar:
web-agreement = O combinado
web-door = Quem entra
web-door-public = toda a gente
web-door-invited = só com convite
web-seal-title = Como verificar este baralhar
web-seal-text = A casa sela um segredo, e cada navegador à mesa sela algo seu, sorteado ao acaso. Só quando todos os selos lá estão é que se abrem, e as cartas saem de tudo junto. Assim ninguém as pode escolher, e no fim todos podem confirmar que ninguém o fez.
web-seal-commitment = O selo da casa
web-seal-seats = { $number ->
    [0] Nenhum lugar participa ainda
    [1] Um lugar participa
   *[other] { $number } lugares participam
  }
web-seal-words = Palavras tuas para o baralhar
web-seal-mix = Misturar
web-seal-mixed = As tuas palavras estão seladas, com nova sorte tua.
web-shuffling = Estão todos aqui, e todos baralham.
web-shuffling-waits = Ainda falta abrir o selo: { $names }.
web-shuffling-many = { $number ->
    [0] Todos os selos estão abertos.
    [1] Um lugar ainda tem de abrir o selo.
   *[other] { $number } lugares ainda têm de abrir os selos.
  }
web-deal-without = Dar as cartas sem esperar

## A jogar

web-board = O tabuleiro
web-board-missing = Não foi possível carregar o tabuleiro.
web-choose = O que podes fazer
web-company = À volta da mesa
web-crowd = { $chosen ->
    [one] { $chosen } de { $seats } já escolheu
   *[other] { $chosen } de { $seats } já escolheram
  }
web-acts = joga agora
web-mark-away = fora, joga um robô
web-mark-plays = joga { $level }
web-mark-conceded = desistiu
web-mark-you = tu
web-turn-of = { $name }, é a tua vez
web-thinking = { $number ->
    [one] { $names } está a pensar
   *[other] { $names } estão a pensar
  }
web-waiting-for = À espera de { $names }
web-waiting-others = Ainda há quem esteja a escolher
web-undo = Desfazer
web-stand-in = Deixar um robô jogar por { $name }
web-undo-ask = Pedir para desfazer
web-offer-undo = { $name } gostava de desfazer uma jogada. Concordas?
web-offer-pace = { $name } gostava de mudar o ritmo: { $pace }. Concordas?
web-offer-waiting = À espera da resposta de { $names }
web-away-text = Um robô está a jogar por ti.
web-return = Voltei
web-leave = Sair um bocado
web-concede = Desistir
web-concede-sure = Desistes desta partida; um robô joga no teu lugar até ao fim. Isto não se pode desfazer.
web-concede-yes = Sim, desistir
web-concede-no = Continuar a jogar
web-pace-change = Outro ritmo
web-shield = Passa o aparelho a { $name }
web-shield-text = Os outros olham para o lado.
web-shield-open = Sou { $name }
web-connection-lost = Perdeu-se a ligação; estamos à procura da casa …
web-connection-back = Ligação recuperada. Nada se perdeu.
web-connection-kept = O que fizeste está guardado e será enviado.
web-signed-out = A tua sessão terminou
web-signed-out-text = A sessão deste aparelho foi terminada noutro lado. As tuas partidas estão a salvo: entra outra vez e continua.

## Ao lado do tabuleiro

web-panel = Ao lado do tabuleiro
web-tab-log = Diário
web-tab-chat = Conversa
web-tab-rules = Regras
web-tab-more = Mesa
web-unread = por ler
web-log-none = Ainda não aconteceu nada.
web-chat = Conversa
web-chat-none = Ainda ninguém disse nada.
web-chat-write = Diz alguma coisa
web-chat-send = Enviar
web-brief = Em resumo
web-rulings = { $number ->
    [one] Um esclarecimento
   *[other] { $number } esclarecimentos
  }

## O fim

web-over = Fim da partida
web-own-place = O teu lugar: { $place } de { $seats }
web-won-conceded = { $names } vence: os outros desistiram.
web-won-conceded-you = Ganhas: os outros desistiram.
web-result-behind = { $points ->
    [0] Tantos pontos como quem ganhou, e a vitória não veio: que serão!
    [one] A um único ponto da vitória.
   *[other] A { $points } pontos da vitória.
  }
web-result-turned = O que fez a diferença: «{ $what }», { $first } contra { $second }.
web-rating-of = Classificação: { $points } ({ $change })
web-ending-again = Mostrar outra vez
web-ending-skip = Ao resultado
web-ending-back = Anterior
web-ending-next = Seguinte
web-ending-pause = Pausa
web-ending-go-on = Continuar
web-rematch = Jogar outra vez
web-rematch-join = Para a próxima partida
web-again-kept = { $name } vai jogar outra vez: o teu lugar está guardado.
web-again-kept-game = { $name } pôs a mesa para { $game }: o teu lugar está guardado.
web-again-come = Vou também
web-again-not = Desta vez, não
web-another-game = Outro jogo
web-another-title = Outro jogo, a mesma companhia
web-another-none = Nenhum outro jogo daqui é para tantos.
web-circle-keep = Guardar esta roda
web-circle-keep-text = { $names } e tu: a partir de agora, um toque chama toda a gente.
web-circle-name = Como lhe chamam
web-circle-usual = { $number ->
    [2] Nós dois
    [3] Nós três
    [4] Nós quatro
   *[other] A nossa roda
  }
web-circle-make = Guardar
web-circle-kept = «{ $name }» está guardada, na página «Eu».
web-circles = Rodas
web-circles-none = Nenhuma ainda. Depois de uma partida, podes guardar a roda e chamar todos com um toque.
web-circle-call = Chamar para { $game }
web-circle-call-of = Chamar { $name } para { $game }
web-circle-other = Outro jogo
web-circle-other-of = Chamar { $name } para outro jogo
web-circle-leave = Sair de { $name }
web-circle-end = Desfazer { $name }
web-circle-end-sure = Desfazer esta roda para todos
web-circle-leave-sure = Sair desta roda
web-circle-new = Uma nova roda de amigos
web-circle-game = O que jogam
web-replay = Rever
web-keepsake = Uma imagem para guardar
web-keepsake-picture = A imagem desta partida
web-keepsake-names = Com os nomes de quem jogou
web-keepsake-missing = De momento não há imagem desta partida.
web-print = Imprimir
web-download = Descarregar o registo
web-scores = Os pontos, linha a linha
web-verify = Verificar esta partida
web-proof-house = A casa jogou tudo outra vez: { $moves } jogadas, a ordem das cartas e o resultado estão certos.
web-proof-secret = Verificado no teu navegador: o segredo condiz com o selo.
web-proof-secret-wrong = O segredo não condiz com o selo!
web-proof-seen = É o selo que este navegador viu antes de as cartas serem dadas.
web-proof-seen-wrong = Não é o selo que este navegador viu antes de as cartas serem dadas!
web-proof-not-there = Este navegador não estava presente antes de as cartas serem dadas, por isso não pode comparar o selo.
web-proof-mine = O que este navegador selou antes de se darem as cartas está no baralhar.
web-proof-mine-wrong = O que este navegador selou antes de se darem as cartas não está no baralhar!
web-proof-seals = Todos os selos são os que este navegador viu antes de se darem as cartas.
web-proof-seals-wrong = Os selos do registo não são os que este navegador viu antes de se darem as cartas!
web-proof-seals-unseen = Este navegador não viu os selos antes de se darem as cartas, por isso não os pode comparar.
web-proof-open-wrong = Há no baralhar alguma coisa que não condiz com selo nenhum: quem a lá pôs podia escolher as cartas!
web-proof-late = O que este navegador selou não está no baralhar: não foi mostrado a tempo, ou a casa deixou-o de fora.
web-proof-two-deals = Nem todos os selos foram abertos. Com a ajuda da casa, quem não abriu o seu podia recusar estas cartas e ficar com as outras: uma escolha entre duas por cada selo desses, e mais nada.
web-proof-nobody = Por isso ninguém pôde escolher as cartas: nem a casa, nem os outros, nem todos juntos.

## Rever partidas

web-replay-eyes = Pelos olhos de quem
web-replay-spectator = Espectador
web-replay-begin = A mesa está posta.
web-replay-first = Para o início
web-replay-back = Uma jogada atrás
web-replay-play = Reproduzir
web-replay-pause = Pausa
web-replay-next = Uma jogada à frente
web-replay-last = Para o fim
web-more = Mais
web-replay-move = Jogada { $move } de { $moves }

## Eu

web-me = Eu
web-me-nobody = A casa ainda não te conhece. Senta-te a uma mesa com qualquer nome, ou inicia sessão.
web-me-guest = És visita: este navegador lembra-se de ti.
web-me-claimed = Este nome é teu.
web-name = Nome
web-rename = Mudar o nome
web-renamed = O nome mudou.
web-claim = Guardar este nome
web-claim-text = Com uma palavra-passe o nome é só teu, e podes iniciar sessão em qualquer lado.
web-claim-change = Mudar nome ou palavra-passe
web-claimed = O nome é teu.
web-password = Palavra-passe
web-password-old = Palavra-passe atual
web-password-new = Nova palavra-passe (8 caracteres ou mais)
web-sign-in = Iniciar sessão
web-signed-in = Boa noite! A sessão foi iniciada.
web-sign-out = Terminar sessão
web-sign-out-guest = Uma visita que termina a sessão sem ligação pessoal nem palavra-passe não pode voltar como a mesma pessoa.
web-link = Ligação pessoal
web-link-text = Quem abre esta ligação és tu: guarda-a para ti e abre-a nos teus outros aparelhos. Deixa de valer quando mudas a palavra-passe ou terminas sessão em todo o resto.
web-link-make = Criar uma ligação
web-link-withdraw = Anular a ligação
web-link-withdrawn = A ligação já não abre nada.
web-profile = Pontuações e partidas
web-profile-own = Partidas, lugares e gráficos
web-profile-of = Perfil de { $name }
web-ranking = Classificação
web-statistics = Estatísticas
web-no-ratings = Ainda nenhuma partida pontuada.
web-rated-games = { $number ->
    [one] uma partida pontuada
   *[other] { $number } partidas pontuadas
  }
web-bring = Ver um registo de outro lado (um ficheiro)
web-friends = Amigos
web-friends-none = Ainda ninguém. A uma mesa, em «Mesa», podes anotar pessoas como amigas.
web-friends-tables = Onde estão agora
web-friend-add = Anotar { $name } entre os amigos
web-friend-added = { $name } está entre os teus amigos.
web-friend-remove = Tirar { $name } dos amigos
web-sessions = Onde tens sessão iniciada
web-session-browser = Um navegador
web-session-bot = Um programa
web-session-here = aqui
web-session-seen = visto pela última vez em { $when }
web-sessions-end = Terminar sessão em todo o resto
web-sessions-ended = A sessão terminou em todo o resto, e a tua ligação pessoal já não abre nada.
web-notices = A tua vez
web-notices-text = Como a casa te avisa de que é a tua vez enquanto estás fora:
web-notices-browser = Neste navegador
web-notices-email = Por e-mail
web-notices-unconfirmed = Este endereço ainda não está confirmado: abre a ligação da mensagem ou escreve o código.
web-notices-code = Código da mensagem
web-notices-confirm = Confirmar
web-notices-webhook = Por webhook (para programas)
web-notices-denied = Este navegador não deixa o Serão avisar-te de nada. Permite as notificações desta página nas definições do navegador e volta a ligar isto.
web-notices-unavailable = De momento não é possível avisar-te por este navegador. O e-mail e o webhook continuam a funcionar.
web-notices-secret = O segredo que assina as chamadas, mostrado uma única vez:
web-email-confirmed = O endereço está confirmado.
web-save = Guardar
web-saved = Guardado.

## O guia da primeira partida: alguém ao teu lado que adora o jogo.

guide-title = Primeiros passos
guide-next = Seguinte
guide-skip = Saltar o guia
guide-hide = Esconder esta dica
guide-again = Mostrar outra vez a dica
guide-your-move = É a tua vez!
guide-progress = Dica { $number } de { $total }
guide-play = Jogar a sério
guide-done = Fechar

## Um tabuleiro feito a partir da descrição do jogo

web-scene-board = Tabuleiro
web-scene-cards = Cartas
web-scene-hand = A tua mão
web-scene-pile = Pilha
web-scene-pile-of = { $name }; { $count } na pilha
web-scene-last = { $name } (agora mesmo)
web-scene-counter = { $title }: { $number }
web-scene-counter-active = { $title }: { $number }, joga agora
web-scene-choose = Escolhe um dos lugares iluminados.
web-scene-go-on = { $name } – e agora? Continua com um dos lugares iluminados.
web-scene-one-of = Escolhe uma destas opções.
web-scene-waiting = Por agora não tens nada a fazer.
web-scene-busy = Um momento …
web-scene-do = Fazer
web-scene-back = Voltar um passo atrás

## Partilhar uma partida terminada, registos de outro lado

web-share-game = Partilhar esta partida
web-share-game-link = Ligação para esta partida
web-share-game-public = Esta partida foi aberta a todos: basta o endereço.
web-share-game-private = Quem tem esta ligação vê a partida inteira, com as cartas de todos. Vale até um de vocês a anular.
web-share-game-text = Uma partida da nossa mesa:
web-share-withdraw = Anular a ligação
web-imported = Trazida por { $name } em { $date }; os nomes são os do ficheiro.
web-imported-nobody = Trazida em { $date }; os nomes são os do ficheiro.
web-import-remove = Retirar este registo
web-import-remove-sure = O registo e a sua ligação desaparecem de vez. O teu ficheiro continua contigo.
web-import-keep = Deixar como está
web-import-removed = O registo já não está aqui.
web-imports = Registos de outro lado

## Uma casa para membros

web-members = Uma casa para membros
web-members-text = Esta casa só abre aos seus membros: inicia sessão com o teu nome e a tua palavra-passe.
web-member-invited = Tens um convite
web-member-invited-text = Com esta ligação passas a ser membro desta casa: escolhe o nome que vais usar aqui e uma palavra-passe.
web-member-no-link = Para seres membro precisas de uma ligação, que o dono desta casa te pode dar.
web-member-join = Tornar-me membro

## Contas

web-session-on = { $browser } em { $system }
web-session-since = sessão iniciada em { $when }
web-session-end = Terminar
web-session-end-of = Terminar a sessão de { $device }
web-session-ended = Essa sessão terminou.
web-data = Os teus dados
web-archive = Levar os meus dados
web-archive-text = Um só ficheiro com tudo o que a casa sabe de ti: perfil, definições, amizades, pontuações, mesas, o que disseste e os registos das tuas partidas.
web-leave-for-good = Ir embora de vez
web-leave-text = O teu nome, as sessões, amizades, pontuações, definições e tudo o que disseste são apagados, e o nome fica livre para outra pessoa. As partidas terminadas ficam para quem jogou contigo, sem o teu nome. Das que estão em jogo desistes. Não há volta a dar.
web-leave-password = A tua palavra-passe, para termos a certeza
web-leave-name = Escreve «{ $name }», para termos a certeza
web-leave-now = Ir embora de vez agora
web-stay = Vou ficar
web-left = Foste embora. Foi bom ter-te cá.
web-forgotten = Esqueceste-te da palavra-passe?
web-reset = Palavra-passe esquecida
web-reset-text = Se este nome tiver um e-mail confirmado, segue para lá uma ligação para definir uma nova palavra-passe.
web-reset-ask = Pedir uma ligação
web-reset-sent = Se este nome tiver um e-mail confirmado, a carta já vai a caminho. A ligação vale durante uma hora.
web-reset-owner = Esta casa não consegue enviar e-mails. Fala com quem cuida dela: essa pessoa pode dar-te uma ligação.
web-reset-new = Uma nova palavra-passe
web-reset-new-text = Com ela, terminam as sessões em todos os aparelhos. Depois inicia sessão com a nova palavra-passe.
web-reset-done = A nova palavra-passe de { $name } está definida. Agora inicia sessão com ela.
web-notices-reset = Um endereço confirmado também ajuda quando te esqueces da palavra-passe.
web-code = Código da aplicação, ou um código de reserva
web-keys = Uma segunda chave
web-keys-text = Quem descobrir a tua palavra-passe não entra, mesmo assim, sem ela.
web-codes-begin = Usar códigos de uma aplicação
web-codes-off = Deixar de usar códigos
web-codes-scan = Lê isto com uma aplicação de códigos e indica o código que ela mostrar.
web-codes-qr = Código QR para a aplicação
web-codes-secret = Ou escreve isto na aplicação:
web-codes-first = O código que ela mostra
web-codes-confirm = Ligar
web-codes-are-on = A partir de agora, ao iniciar sessão, é pedido um código.
web-recovery-text = Guarda estes códigos de reserva onde os encontres mesmo sem o telefone. Cada um serve uma vez. Não voltam a ser mostrados.
web-recovery-left = { $number ->
    [1] Resta um código de reserva.
   *[other] Restam { $number } códigos de reserva.
}
web-passkey = Chave de acesso
web-passkey-use = Entrar com chave de acesso
web-passkey-add = Adicionar chave de acesso
web-passkey-added = A chave de acesso foi adicionada. Com ela também entras sem palavra-passe.
web-passkey-name = Que nome lhe dás
web-passkey-remove = Remover a chave de acesso
web-passkey-remove-of = Remover a chave de acesso «{ $name }»
web-passkey-not = Nenhuma chave de acesso foi usada.
web-never-mind = Deixa estar

## People one would rather not meet

web-closed = Quem cuida da casa fechou esta mesa.
web-house-link = Cuidar da casa
web-others = Pessoas nesta mesa
web-about-person = Silenciar, bloquear ou denunciar { $name }
web-muted = em silêncio
web-blocked = sob bloqueio
web-mute = Silenciar
web-mute-hint = Deixas de ver o que { $name } escreve. Ninguém fica a saber.
web-block = Bloquear
web-block-hint = { $name } também deixa de poder sentar-se às tuas mesas e de te convidar. Ninguém fica a saber.
web-report = Denunciar a quem cuida da casa
web-report-hint = Veem as tuas palavras e a conversa desta mesa tal como está agora.
web-report-kind = De que se trata?
web-report-abuse = Ofensas
web-report-cheating = Batota
web-report-spam = Spam
web-report-name = O nome
web-report-other = Outra coisa
web-report-words = Nas tuas palavras
web-report-send = Enviar a denúncia
web-report-sent = Obrigado. Alguém vai ver.
web-report-waits = espera que alguém veja
web-report-seen = alguém já viu
web-reports-own = O que denunciaste
web-ignored = Silenciados e bloqueados
web-ignored-none = Ninguém. Numa mesa, em «Mesa», podes silenciar ou bloquear alguém.
web-heed = Desfazer
web-heed-name = Voltar a ouvir e encontrar { $name }

## Quem é quem, e programas

web-kind-guest = visita
web-kind-member = membro
web-kind-program = programa
web-kind-program-of = programa de { $owner }
web-kind-bot = robô
web-kind-spectator = espectador
web-programs = Programas
web-programs-text = Um programa teu joga com um token, sob um nome próprio. Todos à mesa veem que é um programa e de quem é; a pontuação dele não é a tua.
web-token = O token
web-token-name = O nome do programa
web-token-example = O meu robô no Pi
web-token-scopes = O que pode fazer
web-scope-play = jogar
web-scope-watch = assistir
web-scope-chat = conversar
web-scope-account = conta
web-scope-play-text = Abrir mesas, sentar-se, jogar
web-scope-watch-text = Olhar para mesas e partidas
web-scope-chat-text = Dizer alguma coisa à mesa
web-scope-account-text = Tudo o que é teu: nome, palavra-passe, amigos, avisos, tokens
web-token-days = Por quanto tempo
web-days = { $number ->
    [one] um dia
   *[other] { $number } dias
  }
web-token-no-end = sem fim
web-token-until = até { $when }
web-token-make = Criar um token
web-token-made = Este é o token. Só aparece agora: copia-o para onde o programa corre.
web-token-revoke = Revogar
web-token-revoke-of = Revogar o token de { $name }
web-token-revoked = { $name } já não pode entrar.
