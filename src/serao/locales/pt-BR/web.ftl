### A mesa no navegador: suas páginas e o que fica em volta de cada tabuleiro.

## Em toda parte

web-skip = Ir para a mesa
web-home = Início
web-nav = Páginas
web-close = Fechar
web-cancel = Cancelar
web-again = Tentar de novo
web-loading = Um momento …
web-yes = Sim
web-no = Não
web-none = nenhuma
web-ask = Propor
web-unreachable = Não dá para falar com a casa agora. Nada se perdeu; tente de novo daqui a pouco.
web-install-title = Serão na sua tela inicial
web-install-text = Abre como qualquer outro aplicativo, na hora, e quase não ocupa espaço.
web-install = Adicionar
web-not-now = Agora não
web-install-by-hand = No menu do navegador, toque em “Compartilhar” e depois em “Adicionar à Tela de Início”.
web-copy = Copiar
web-access = Acessibilidade
web-copied = Copiado.
web-share = Compartilhar

## Ajustes

web-settings = Ajustes
web-language = Idioma
web-theme = Luz
web-theme-system = Como no sistema
web-theme-light = Dia
web-theme-dark = Noite
web-sound = Som
web-sound-hint = Um sinal discreto quando é a sua vez
web-stillness = Sem movimento
web-stillness-hint = Nada se mexe nos tabuleiros
web-patterns = Padrões nas cores
web-patterns-hint = Cada cor com um padrão só dela
web-quiet = Adversários calados
web-quiet-hint = Jogam sem uma palavra: sem cumprimento nem última palavra

## Início

web-welcome = A mesa está posta.
web-welcome-text = Jogos para uma noite juntos: com amigos de perto ou de longe, ou contra robôs que sempre têm tempo.
web-games = Os jogos
web-play-now = Jogar
web-play-now-game = Jogar { $game } agora
web-invite = Convidar
web-invite-game = Convidar amigos para { $game }
web-first-game = Aprender jogando
web-first-game-of = Aprender jogando: { $game }
web-seats = { $least } a { $most } jogadores
web-seats-exactly = { $number ->
    [one] { $number } jogador
   *[other] { $number } jogadores
  }
web-seats-from = { $least ->
    [1] 1 jogador ou muitos
   *[other] { $least } jogadores ou mais
  }
web-my-games = Minhas partidas
web-open-tables = Mesas abertas
web-open-tables-none = Nenhuma mesa aberta agora. Ponha uma você: convide amigos e deixe-a aberta a todo mundo.
web-finished-games = Partidas terminadas
web-show-all = Mostrar todas ({ $number })
web-look-again = Rever
web-your-turn = Sua vez
web-continue = Continuar
web-join = Entrar
web-watch = Assistir
web-nobody-yet = Ninguém ainda
web-taken = { $taken } de { $seats } lugares ocupados
web-independent = Serão é uma implementação independente, com desenhos e textos próprios. Não tem ligação com as editoras dos jogos.

## Pôr uma mesa

web-your-name = Seu nome
web-guest-names = Vaga-lume, Coruja, Lampião, Grilo, Brasa, Vela, Ouriço, Estrela da Noite
web-against = { $bots ->
    [0] Você joga sem adversários.
    [one] Você joga contra um robô.
   *[other] Você joga contra { $bots } robôs.
  }
web-sit-down = Sentar à mesa
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
web-cast-tome = Tomé tem sete anos, fez o próprio chapéu e joga porque as peças são bonitas.
web-cast-zelia = Zélia se lembra de todas as músicas e de nenhum plano, e anda procurando os óculos.
web-cast-mateus = Mateus joga primeiro e pensa no caminho de volta.
web-cast-odette = Odette joga de olhos meio fechados, e o jogo vem até ela.
web-cast-benedita = Benedita cozinha para doze e joga do mesmo jeito: com fartura e pimenta.
web-cast-anselme = Anselme conserta relógios, conta duas vezes e nunca tem pressa.
web-cast-iracema = Iracema prefere arriscar e perder a esperar e ganhar; quase sempre arrisca e ganha.
web-cast-lucien = Lucien tem um só plano desde 1987. É um bom plano.
web-cast-perpetua = Perpétua já viu todas as partidas, e não perdoa erro nenhum.
web-cast-severin = Séverin veio por uma noite, ganhou, e desde então não tirou o casaco.
web-stars = { $stars ->
    [1] uma estrela de cinco
   *[other] { $stars } estrelas de cinco
  }
web-invite-title = { $game } com amigos
web-pace = Ritmo
web-pace-none = Sem relógio
web-pace-live-5 = Ao vivo: 5 minutos, mais 10 segundos por jogada
web-pace-live-15 = Ao vivo: 15 minutos, mais 15 segundos por jogada
web-pace-slow-1 = Devagar: um dia por jogada
web-pace-slow-3 = Devagar: 3 dias por jogada
web-pace-slow-7 = Devagar: 7 dias por jogada
web-pace-other = { $bank }, mais { $increment } segundos por jogada
web-clock-days = { $days } d { $hours } h
web-public = Aberta a todo mundo
web-public-hint = A mesa aparece no início; senão, só entra quem tem o link
web-spectators = Espectadores
web-spectators-hint = Outras pessoas podem assistir
web-rated = Vale para a classificação
web-rated-hint = O que já foi visto não se desfaz
web-start-full = Começar com todos os lugares ocupados
web-start-full-hint = Senão, você diz quando
web-make-table = Pôr a mesa

## Opções dos jogos

web-choice-own = próprio

## À espera de todos

web-who-comes = Boa noite!
web-who-sits = Para se sentar, diga como quer ser chamado.
web-invited-as = Você se senta como
web-invited-look-as = Você assiste como
web-free = livre
web-invited-look = Só assistir
web-invited-taken = Todos os lugares estão ocupados; você pode assistir.
web-invited-no-room = Todos os lugares estão ocupados, e esta mesa joga sem espectadores.
web-invited-playing = A partida já começou; você pode assistir.
web-invited-over = Esta partida terminou; você pode ver como acabou.
web-unrated = Não vale para a classificação
web-no-table = Aqui não há mesa
web-nowhere = Aqui não há mesa posta
web-nowhere-text = Este endereço não leva a lugar nenhum: talvez tenha sido cortado ou digitado errado.
web-not-invited = Essa mesa não existe, ou você não foi convidado.
web-put-away = Esta mesa foi guardada antes que alguém jogasse.
web-chairs = Em volta da mesa
web-chair-free = O lugar { $seat } está livre
web-chair-kept = ainda não chegou
web-kept-for-you = o seu lugar está guardado
web-sit-here = Sentar aqui
web-same-device = Neste aparelho
web-their-name = O nome da pessoa
web-add-bot = Um robô
web-you-here = você, neste aparelho
web-host = abriu a mesa
web-free-chair = Liberar o lugar de { $name }
web-start = Começar
web-start-bots = { $free ->
    [0] Começar
    [one] Começar, com um robô no lugar livre
   *[other] Começar, com robôs nos { $free } lugares livres
  }
web-start-close = Começar com { $taken } jogadores
web-waits-full = A partida começa quando todos os lugares estiverem ocupados.
web-waits-host = A partida começa quando quem abriu a mesa quiser.
web-read-rules = Ler as regras enquanto espera
web-invite-text = Mande este link: quem o abrir pode se sentar. No celular, leia o código.
web-invite-here-only = Por enquanto, a casa só atende este computador. Iniciada com --host 0.0.0.0, abre-se a todos na sua rede.
web-invite-link = O link do convite
web-invite-qr = O convite como código QR
web-invite-more = Convidar mais gente
web-share-text = Venha jogar:
web-agreement = O combinado
web-door = Quem entra
web-door-public = todo mundo
web-door-invited = só convidados
web-seal-title = Como conferir este embaralhamento
web-seal-text = A casa sela um segredo, e cada navegador à mesa sela algo seu, sorteado ao acaso. Só quando todos os selos estão ali é que são abertos, e as cartas saem de tudo junto. Assim ninguém pode escolhê-las, e no fim todos podem conferir que ninguém o fez.
web-seal-commitment = O selo da casa
web-seal-seats = { $number ->
    [0] Nenhum lugar participa ainda
    [1] Um lugar participa
   *[other] { $number } lugares participam
  }
web-seal-words = Palavras suas para o embaralhamento
web-seal-mix = Misturar
web-seal-mixed = Suas palavras estão seladas, com nova sorte sua.
web-shuffling = Estão todos aqui, e todos embaralham.
web-shuffling-waits = Ainda falta abrir o selo: { $names }.
web-shuffling-many = { $number ->
    [0] Todos os selos estão abertos.
    [1] Um lugar ainda tem de abrir o selo.
   *[other] { $number } lugares ainda têm de abrir os selos.
  }
web-deal-without = Dar as cartas sem esperar

## Jogando

web-board = O tabuleiro
web-board-missing = Não deu para carregar o tabuleiro.
web-choose = O que você pode fazer
web-company = Em volta da mesa
web-crowd = { $chosen ->
    [one] { $chosen } de { $seats } já escolheu
   *[other] { $chosen } de { $seats } já escolheram
  }
web-acts = joga agora
web-mark-away = fora, um robô joga
web-mark-plays = joga { $level }
web-mark-conceded = desistiu
web-mark-you = você
web-turn-of = { $name }, é a sua vez
web-thinking = { $number ->
    [1] { $names } está pensando
   *[other] { $names } estão pensando
  }
web-waiting-for = Esperando por { $names }
web-waiting-others = Ainda há quem escolha
web-undo = Desfazer
web-stand-in = Deixar um robô jogar por { $name }
web-undo-ask = Pedir para desfazer
web-offer-undo = { $name } gostaria de desfazer uma jogada. Você concorda?
web-offer-pace = { $name } gostaria de mudar o ritmo: { $pace }. Você concorda?
web-offer-waiting = Esperando a resposta de { $names }
web-away-text = Um robô está jogando por você.
web-return = Voltei
web-leave = Sair um pouco
web-concede = Desistir
web-concede-sure = Você desiste desta partida; um robô joga no seu lugar até o fim. Isso não pode ser desfeito.
web-concede-yes = Sim, desistir
web-concede-no = Seguir jogando
web-pace-change = Outro ritmo
web-shield = Passe o aparelho para { $name }
web-shield-text = Os outros olham para o lado.
web-shield-open = Sou { $name }
web-connection-lost = A conexão caiu; estamos procurando a casa …
web-connection-back = Conectado de novo. Nada se perdeu.
web-connection-kept = O que você fez está guardado e será enviado.
web-signed-out = Você saiu da conta
web-signed-out-text = Este aparelho foi desconectado a partir de outro lugar. Suas partidas estão a salvo: entre de novo e continue.

## Ao lado do tabuleiro

web-panel = Ao lado do tabuleiro
web-tab-log = Diário
web-tab-chat = Conversa
web-tab-rules = Regras
web-tab-more = Mesa
web-unread = não lidas
web-log-none = Nada aconteceu ainda.
web-chat = Conversa
web-chat-none = Ninguém disse nada ainda.
web-chat-write = Diga algo
web-chat-send = Enviar
web-brief = Em resumo
web-rulings = { $number ->
    [0] Nenhum esclarecimento
    [one] Um esclarecimento
   *[other] { $number } esclarecimentos
  }

## O fim

web-over = Fim da partida
web-own-place = Sua colocação: { $place } de { $seats }
web-won-conceded = { $names } vence: os outros desistiram.
web-won-conceded-you = Você vence: os outros desistiram.
web-result-behind = { $points ->
    [0] Tantos pontos quanto quem venceu, e a vitória não veio: que noite!
    [one] A um único ponto da vitória.
   *[other] A { $points } pontos da vitória.
  }
web-result-turned = O que fez a diferença: “{ $what }”, { $first } contra { $second }.
web-rating-of = Pontuação: { $points } ({ $change })
web-ending-again = Mostrar de novo
web-ending-skip = Ao resultado
web-ending-back = Voltar
web-ending-next = Avançar
web-ending-pause = Pausar
web-ending-go-on = Continuar
web-rematch = Jogar de novo
web-rematch-join = Para a próxima partida
web-again-kept = { $name } vai jogar de novo: o seu lugar está guardado.
web-again-kept-game = { $name } pôs a mesa para { $game }: o seu lugar está guardado.
web-again-come = Vou junto
web-again-not = Desta vez, não
web-another-game = Outro jogo
web-another-title = Outro jogo, a mesma companhia
web-another-none = Nenhum outro jogo daqui é para tanta gente.
web-circle-keep = Guardar esta roda
web-circle-keep-text = { $names } e você: de agora em diante, um toque chama todo mundo.
web-circle-name = Como vocês a chamam
web-circle-usual = { $number ->
    [2] Nós dois
    [3] Nós três
    [4] Nós quatro
   *[other] A nossa roda
  }
web-circle-make = Guardar
web-circle-kept = “{ $name }” está guardada, na página “Eu”.
web-circles = Rodas
web-circles-none = Nenhuma ainda. Depois de uma partida, você pode guardar a roda e chamar todos com um toque.
web-circle-call = Chamar para { $game }
web-circle-call-of = Chamar { $name } para { $game }
web-circle-other = Outro jogo
web-circle-other-of = Chamar { $name } para outro jogo
web-circle-leave = Sair de { $name }
web-circle-end = Desfazer { $name }
web-circle-end-sure = Desfazer esta roda para todos
web-circle-leave-sure = Sair desta roda
web-circle-new = Uma nova roda de amigos
web-circle-game = O que vocês jogam
web-replay = Rever
web-keepsake = Uma imagem para guardar
web-keepsake-picture = A imagem desta partida
web-keepsake-names = Com os nomes de quem jogou
web-keepsake-missing = Não há imagem desta partida no momento.
web-print = Imprimir
web-download = Baixar o registro
web-scores = Os pontos, linha por linha
web-verify = Conferir esta partida
web-proof-house = A casa jogou tudo de novo: { $moves } jogadas, o embaralhamento e o resultado estão certos.
web-proof-secret = Conferido no seu navegador: o segredo combina com o selo.
web-proof-secret-wrong = O segredo não combina com o selo!
web-proof-seen = É o selo que este navegador viu antes de as cartas serem dadas.
web-proof-seen-wrong = Não é o selo que este navegador viu antes de as cartas serem dadas!
web-proof-not-there = Este navegador não estava lá antes de as cartas serem dadas, então não pode comparar o selo.
web-proof-mine = O que este navegador selou antes da distribuição está no embaralhamento.
web-proof-mine-wrong = O que este navegador selou antes da distribuição não está no embaralhamento!
web-proof-seals = Todos os selos são os que este navegador viu antes da distribuição.
web-proof-seals-wrong = Os selos do registro não são os que este navegador viu antes da distribuição!
web-proof-seals-unseen = Este navegador não viu os selos antes da distribuição, então não pode compará-los.
web-proof-open-wrong = Há no embaralhamento algo que não combina com selo nenhum: quem o pôs ali podia escolher as cartas!
web-proof-late = O que este navegador selou não está no embaralhamento: não foi mostrado a tempo, ou a casa o deixou de fora.
web-proof-two-deals = Nem todos os selos foram abertos. Junto com a casa, quem não abriu o seu podia recusar estas cartas e ficar com as outras: uma escolha entre duas distribuições para cada selo desses, e nada mais.
web-proof-nobody = Por isso ninguém pôde escolher as cartas: nem a casa, nem os outros, nem todos juntos.

## Rever partidas

web-replay-eyes = Pelos olhos de quem
web-replay-spectator = Espectador
web-replay-begin = A mesa está posta.
web-replay-first = Ao começo
web-replay-back = Uma jogada atrás
web-replay-play = Tocar
web-replay-pause = Pausar
web-replay-next = Uma jogada adiante
web-replay-last = Ao fim
web-more = Mais
web-replay-move = Jogada { $move } de { $moves }

## Eu

web-me = Eu
web-me-nobody = A casa ainda não conhece você. Sente-se a uma mesa com qualquer nome, ou entre na sua conta.
web-me-guest = Você é visita: este navegador se lembra de você.
web-me-claimed = Este nome é seu.
web-name = Nome
web-rename = Mudar o nome
web-renamed = O nome mudou.
web-claim = Guardar este nome
web-claim-text = Com uma senha o nome é só seu, e você pode entrar de qualquer lugar.
web-claim-change = Mudar nome ou senha
web-claimed = O nome é seu.
web-password = Senha
web-password-old = Senha atual
web-password-new = Nova senha (8 caracteres ou mais)
web-sign-in = Entrar na conta
web-signed-in = Boa noite! Você entrou na sua conta.
web-sign-out = Sair da conta
web-sign-out-guest = Uma visita que sai sem link pessoal nem senha não pode voltar como a mesma pessoa.
web-link = Link pessoal
web-link-text = Quem abre este link é você: guarde-o para si e abra-o nos seus outros aparelhos. Ele deixa de valer quando você muda a senha ou sai de todos os outros lugares.
web-link-make = Criar um link
web-link-withdraw = Anular o link
web-link-withdrawn = O link não abre mais nada.
web-profile = Pontuações e partidas
web-profile-own = Partidas, lugares e gráficos
web-profile-of = Perfil de { $name }
web-ranking = Classificação
web-statistics = Estatísticas
web-no-ratings = Nenhuma partida pontuada ainda.
web-rated-games = { $number ->
    [0] nenhuma partida pontuada
    [one] uma partida pontuada
   *[other] { $number } partidas pontuadas
  }
web-bring = Ver um registro de outro lugar (um arquivo)
web-friends = Amigos
web-friends-none = Ninguém ainda. Em uma mesa, em “Mesa”, você pode anotar pessoas como amigas.
web-friends-tables = Onde estão agora
web-friend-add = Anotar { $name } entre os amigos
web-friend-added = { $name } está entre os seus amigos.
web-friend-remove = Tirar { $name } dos amigos
web-sessions = Onde sua conta está aberta
web-session-browser = Um navegador
web-session-bot = Um programa
web-session-here = aqui
web-session-seen = visto por último em { $when }
web-sessions-end = Sair de todos os outros lugares
web-sessions-ended = Sua conta foi fechada em todos os outros lugares, e seu link pessoal não abre mais nada.
web-notices = Sua vez
web-notices-text = Como a casa avisa que é a sua vez enquanto você está fora:
web-notices-browser = Neste navegador
web-notices-email = Por e-mail
web-notices-unconfirmed = Este endereço ainda não foi confirmado: abra o link da mensagem ou digite o código.
web-notices-code = Código da mensagem
web-notices-confirm = Confirmar
web-notices-webhook = Por webhook (para programas)
web-notices-denied = Este navegador não deixa o Serão avisar nada. Permita as notificações desta página nas configurações do navegador e ligue aqui de novo.
web-notices-unavailable = No momento, não há como avisar por este navegador. E-mail e webhook continuam funcionando.
web-notices-secret = O segredo que assina as chamadas, mostrado uma única vez:
web-email-confirmed = O endereço está confirmado.
web-save = Salvar
web-saved = Salvo.

## O guia da primeira partida: alguém ao seu lado que adora o jogo.

guide-title = Primeiros passos
guide-next = Próxima
guide-skip = Pular o guia
guide-hide = Esconder esta dica
guide-again = Mostrar a dica de novo
guide-your-move = Sua vez!
guide-progress = Dica { $number } de { $total }
guide-play = Jogar para valer
guide-done = Fechar

## Um tabuleiro feito a partir da descrição do jogo

web-scene-board = Tabuleiro
web-scene-cards = Cartas
web-scene-hand = Sua mão
web-scene-pile = Pilha
web-scene-pile-of = { $name }; { $count } na pilha
web-scene-last = { $name } (agora mesmo)
web-scene-counter = { $title }: { $number }
web-scene-counter-active = { $title }: { $number }, joga agora
web-scene-choose = Escolha um dos lugares iluminados.
web-scene-go-on = { $name } – e agora? Continue com um dos lugares iluminados.
web-scene-one-of = Escolha uma destas opções.
web-scene-waiting = Nada para você fazer por enquanto.
web-scene-busy = Um momento …
web-scene-do = Fazer
web-scene-back = Voltar um passo

## Compartilhar uma partida terminada, registros de outro lugar

web-share-game = Compartilhar esta partida
web-share-game-link = Link desta partida
web-share-game-public = Esta partida foi aberta a todos: o endereço basta.
web-share-game-private = Quem tem este link vê a partida inteira, com as cartas de todos. Ele vale até que um de vocês o anule.
web-share-game-text = Uma partida da nossa mesa:
web-share-withdraw = Anular o link
web-imported = Trazida por { $name } em { $date }; os nomes são os do arquivo.
web-imported-nobody = Trazida em { $date }; os nomes são os do arquivo.
web-import-remove = Retirar este registro
web-import-remove-sure = O registro e o link dele somem de vez. O seu arquivo continua com você.
web-import-keep = Deixar como está
web-import-removed = O registro não está mais aqui.
web-imports = Registros de outro lugar

## Uma casa para membros

web-members = Uma casa para membros
web-members-text = Esta casa só abre para os seus membros: entre com o seu nome e a sua senha.
web-member-invited = Você foi convidado
web-member-invited-text = Com este link você passa a ser membro desta casa: escolha o nome que vai usar aqui e uma senha.
web-member-no-link = Para ser membro é preciso um link, que o dono desta casa pode dar a você.
web-member-join = Tornar-me membro

## Contas

web-session-on = { $browser } em { $system }
web-session-since = entrou em { $when }
web-session-end = Encerrar
web-session-end-of = Encerrar o acesso de { $device }
web-session-ended = Esse acesso foi encerrado.
web-data = Seus dados
web-archive = Levar meus dados
web-archive-text = Um arquivo só, com tudo o que a casa sabe de você: perfil, ajustes, amizades, pontuações, mesas, o que você disse e os registros das suas partidas.
web-leave-for-good = Ir embora de vez
web-leave-text = Seu nome, seus acessos, amizades, pontuações, ajustes e tudo o que você disse são apagados, e o nome fica livre para outra pessoa. As partidas terminadas ficam para quem jogou com você, sem o seu nome. Das que estão em jogo você desiste. Não há volta.
web-leave-password = Sua senha, para ter certeza
web-leave-name = Digite “{ $name }”, para ter certeza
web-leave-now = Ir embora de vez agora
web-stay = Vou ficar
web-left = Você foi embora. Foi bom ter você aqui.
web-forgotten = Esqueceu a senha?
web-reset = Senha esquecida
web-reset-text = Se este nome tiver um e-mail confirmado, um link para criar uma senha nova vai para lá.
web-reset-ask = Pedir um link
web-reset-sent = Se este nome tiver um e-mail confirmado, a carta já está a caminho. O link vale por uma hora.
web-reset-owner = Esta casa não consegue enviar e-mails. Fale com quem cuida dela: essa pessoa pode lhe dar um link.
web-reset-new = Uma senha nova
web-reset-new-text = Com ela, todos os aparelhos saem. Depois entre com a senha nova.
web-reset-done = A senha nova de { $name } está valendo. Agora entre com ela.
web-notices-reset = Um endereço confirmado também ajuda quando você esquece a senha.
web-code = Código do aplicativo, ou um código de reserva
web-keys = Uma segunda chave
web-keys-text = Quem descobrir sua senha ainda assim não entra sem ela.
web-codes-begin = Usar códigos de um aplicativo
web-codes-off = Parar de usar códigos
web-codes-scan = Leia isto com um aplicativo de códigos e informe o código que ele mostrar.
web-codes-qr = Código QR para o aplicativo
web-codes-secret = Ou digite isto no aplicativo:
web-codes-first = O código que ele mostra
web-codes-confirm = Ligar
web-codes-are-on = De agora em diante, ao entrar, um código é pedido.
web-recovery-text = Guarde estes códigos de reserva onde você os ache mesmo sem o telefone. Cada um serve uma vez. Eles não aparecem de novo.
web-recovery-left = { $number ->
    [1] Resta um código de reserva.
   *[other] Restam { $number } códigos de reserva.
}
web-passkey = Chave de acesso
web-passkey-use = Entrar com chave de acesso
web-passkey-add = Adicionar chave de acesso
web-passkey-added = A chave de acesso foi adicionada. Com ela você também entra sem senha.
web-passkey-name = Como chamá-la
web-passkey-remove = Remover a chave de acesso
web-passkey-remove-of = Remover a chave de acesso “{ $name }”
web-passkey-not = Nenhuma chave de acesso foi usada.
web-never-mind = Deixa para lá

## People one would rather not meet

web-closed = Quem cuida da casa fechou esta mesa.
web-house-link = Cuidar da casa
web-others = Pessoas nesta mesa
web-about-person = Silenciar, bloquear ou denunciar { $name }
web-muted = em silêncio
web-blocked = sob bloqueio
web-mute = Silenciar
web-mute-hint = Você não vê mais o que { $name } escreve. Ninguém fica sabendo.
web-block = Bloquear
web-block-hint = { $name } também não pode mais sentar às suas mesas nem convidar você. Ninguém fica sabendo.
web-report = Denunciar a quem cuida da casa
web-report-hint = Eles veem as suas palavras e o bate-papo desta mesa como está agora.
web-report-kind = De que se trata?
web-report-abuse = Ofensas
web-report-cheating = Trapaça
web-report-spam = Spam
web-report-name = O nome
web-report-other = Outra coisa
web-report-words = Nas suas palavras
web-report-send = Enviar a denúncia
web-report-sent = Obrigado. Alguém vai olhar.
web-report-waits = espera que alguém olhe
web-report-seen = alguém já olhou
web-reports-own = O que você denunciou
web-ignored = Silenciados e bloqueados
web-ignored-none = Ninguém. Numa mesa, em “Mesa”, você pode silenciar ou bloquear alguém.
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
web-programs-text = Um programa seu joga com um token, sob um nome próprio. Todos à mesa veem que é um programa e de quem é; a pontuação dele não é a sua.
web-token = O token
web-token-name = O nome do programa
web-token-example = Meu robô no Pi
web-token-scopes = O que ele pode fazer
web-scope-play = jogar
web-scope-watch = assistir
web-scope-chat = conversar
web-scope-account = conta
web-scope-play-text = Abrir mesas, sentar-se, jogar
web-scope-watch-text = Olhar mesas e partidas
web-scope-chat-text = Dizer algo à mesa
web-scope-account-text = Tudo o que é seu: nome, senha, amigos, avisos, tokens
web-token-days = Por quanto tempo
web-days = { $number ->
    [0] { $number } dias
    [one] um dia
   *[other] { $number } dias
  }
web-token-no-end = sem fim
web-token-until = até { $when }
web-token-make = Criar um token
web-token-made = Este é o token. Ele só aparece agora: copie-o para onde o programa roda.
web-token-revoke = Revogar
web-token-revoke-of = Revogar o token de { $name }
web-token-revoked = { $name } já não pode entrar.
