### A casa na rede: o que responde quando não pode fazer o que lhe pediram.

## À entrada

server-no-name = Diz primeiro quem és: basta um nome.
server-no-page = Aqui não há nada.
server-no-method = Aqui isso não se faz dessa maneira.
server-bad-request = Não se consegue perceber este pedido: { $detail }.
server-body-too-large = É mais do que a casa aceita de uma só vez.
server-unknown-host = A casa não responde por esse nome; quem toma conta dela pode acrescentá-lo à definição “hosts”.
server-other-site = Quem pediu isto foi uma página de outro sítio; a casa só faz o que as suas próprias páginas pedem.
server-not-for-you = Isto é só para quem toma conta da casa.
server-bug = Algo correu mal na casa, não naquilo que pediste. Já ficou anotado; tenta outra vez, por favor.

## À mesa

table-unknown = Essa mesa não existe, ou não recebeste convite para ela.
table-no-spectators = Esta mesa joga sem assistência.
table-busy = A mesa está muito concorrida neste momento: tenta outra vez.
table-log-full = Já fizeste nesta mesa mais do que qualquer partida pede: { $most } linhas do histórico. Ainda podes sair ou desistir; um adversário joga por ti.
table-aside = Não se consegue ler esta mesa neste momento, e ficou posta de lado; nada dela se perde, e quem toma conta da casa pode ver o que se passou.
table-not-over = A partida ainda não acabou.
server-hello-first = A primeira mensagem tem de ser “hello”.
server-protocol = Este cliente fala a versão { $given } do protocolo; a casa fala a versão { $known }.
server-unreadable = Não se consegue ler esta mensagem: { $detail }.
server-too-large = Esta mensagem é demasiado grande: o máximo é de { $most } bytes.
server-too-fast = É muita coisa de uma só vez: espera um momento.
server-busy = Agora há mais gente à porta do que a casa consegue atender: tenta outra vez daqui a pouco.
server-too-many-tables = Já abriste muitas mesas: espera um pouco antes da próxima.

## Convites

invited-title = { $name } convida-te para jogar { $game }
invited-title-nobody = Tens um convite para jogar { $game }
invited-title-playing = { $name } está a jogar { $game }
invited-chairs = { $free ->
    [0] Todos os lugares estão ocupados
    [1] Um de { $seats } lugares está livre
   *[other] { $free } de { $seats } lugares estão livres
  }
invited-over = A partida terminou
invited-house = Jogos de tabuleiro para um serão em conjunto: com amigos de perto ou de longe, no navegador, sem conta.

## Tomar conta de uma casa

server-port = A casa não consegue atender em { $host }, porta { $port }: { $detail }.
server-worker-redis = Um worker precisa de saber qual é o Redis dos seus servidores: indica-o com --redis.
server-processes-redis = Servidores que partilham um Redis arrancam um a um: tira --processes, ou --redis.
server-processes-system = Vários processos só em Linux; neste sistema, tira --processes: um processo serve a casa.
server-processes-die = Os processos desta casa terminam mal começam; o que registaram diz porquê.
server-redis = O Redis em { $host } não está ao alcance: { $detail }.
server-database-away = A base de dados não respondeu durante { $seconds } segundos: { $detail }.

## Partidas terminadas

record-unknown = Não há nenhuma partida terminada com esse nome.
record-many-seats = Este registo tem { $given } jogadores; o máximo é { $most }.
record-no-move = Esta partida { $moves ->
    [0] não tem nenhuma jogada
    [one] só tem uma jogada
   *[other] tem { $moves } jogadas
  }; a jogada { $given } não existe.

## Armazenamento

storage-kind = “{ $given }” não é uma base de dados que conheçamos: indica um ficheiro, sqlite:///… ou postgresql://….
storage-url = Não é possível ler este endereço de base de dados; devia ser como postgresql://utilizador:senha@servidor:5432/nome.
storage-no-file = A base de dados precisa de um ficheiro onde morar.
storage-file = Não é possível abrir o ficheiro de base de dados { $file }: { $detail }.
storage-unreachable = A base de dados { $database } em { $host } não está ao alcance: { $detail }.
storage-version = Esta base de dados tem as tabelas de uma versão mais recente do Serão ({ $found }; esta conhece { $known }): nada foi alterado. Instala essa versão, ou repõe a cópia de segurança anterior a ela.
storage-foreign = Há aqui tabelas de outro programa ({ $table }): escolhe outra base de dados.
storage-down = A casa não consegue anotar isto agora: tenta outra vez daqui a pouco.
storage-backup-in-use = { $file } está aberto num programa em execução: escolhe outro nome para a cópia.
storage-backup-file = Não é possível gravar a cópia em { $file }: { $detail }.
storage-no-house = Não há nenhuma casa em { $database }: nada foi copiado.
storage-copy-version = O que se quer copiar tem a versão { $found } das tabelas, não a { $known }: abre-o uma vez com `serao serve`.
storage-not-empty = A base de dados de destino não está vazia: há alguma coisa em { $table }.

## As pessoas

people-name-taken = O nome { $name } já pertence a outra pessoa.
people-old-password = Para mudares o nome ou a palavra-passe, diz a palavra-passe que tens agora.
people-login-wrong = Este nome e esta palavra-passe não condizem.
people-link-wrong = Esta ligação pessoal já não abre nada.
people-unknown = Não está cá ninguém com esse nome.
people-own-friend = A tua própria amizade já tu tens.
people-many-friends = O máximo é de { $most } amizades.
people-many-circles = Cada pessoa cuida de { $most } rodas, no máximo.
people-circle-strangers = Numa roda ficam pessoas com quem já jogaste uma partida até ao fim.
people-circle-owner = Só quem cuida da roda a pode desfazer.
people-circle-unknown = Essa roda não existe, ou não fazes parte dela.
people-circle-no-call = Não podes chamar esta roda.

## O aviso de que chegou a vez

notices-url = Este não é um endereço que se possa chamar.
notices-url-https = Só se podem chamar endereços que comecem por https.
notices-url-private = Este endereço não fica na Internet aberta.
notices-email = Isto não é um endereço de e-mail.
notices-no-mail = Esta casa não tem maneira de enviar e-mails.
notices-letter-sent = Acabámos de escrever para este endereço: vai lá ver, ou tenta outra vez daqui a dez minutos.
notices-mail-failed = Não foi possível enviar o e-mail.
notices-code-wrong = Este código está errado, ou já caducou.
notices-push-keys = Não é possível usar as chaves deste navegador.
notices-many-browsers = O máximo é de { $most } navegadores.
notice-your-turn = { $game }: é a tua vez.
notice-chair-kept = { $name } pôs a mesa para { $game }: o teu lugar está guardado.
notice-mail-end = Recebes esta mensagem porque pediste um aviso quando chegasse a tua vez. Podes mudar isso na tua página da casa.
notice-confirm-subject = Confirma o teu endereço de e-mail
notice-confirm-text = Alguém, provavelmente tu, quer receber neste endereço um aviso quando chegar a sua vez de jogar. Para confirmar, abre esta ligação no navegador em que já entraste na casa, ou escreve o código que vem logo abaixo:
notice-confirm-end = Se não foste tu, não faças nada: a casa não te volta a escrever.

## Um programa que joga

client-unreachable = A casa em { $url } não responde: { $detail }.
client-unreadable = Não se consegue perceber a resposta da casa: { $detail }.
client-closed = Este cliente já deixou a mesa.
client-no-memory = A memória de um lugar só vem quando é pedida: joga com memory=True.
client-put-away = A mesa foi arrumada antes de se jogar uma partida.
client-commitment = O selo que está no registo ({ $told }) não é o que foi mostrado à mesa ({ $seen }).
client-entropy = O que este cliente acrescentou ao baralhar não está no registo.
client-open = { $names }: segundo o registo, juntou ao baralhar o que não estava selado. Quem faz isso pode escolher as cartas.
client-nobody = Este cliente guardou os selos antes de revelar a sua parte, e ela foi usada. Por isso ninguém pôde escolher as cartas: nem a casa, nem os outros, nem todos juntos.
client-two-deals = Este cliente guardou os selos antes de revelar a sua parte, e ela foi usada. Ninguém pôde escolher as cartas, mas quem nunca revelou a sua podia, com a ajuda da casa, recusar umas e ficar com as outras.
client-seals = Os selos do registo não são os que este cliente viu antes de revelar a sua parte.
server-no-picture = Não há imagem desse lugar nesta partida.
server-no-keepsake = Não há imagem de uma partida de que se desistiu.
keepsake-seat = Lugar { $seat }
keepsake-others = e mais { $number ->
    [1] uma pessoa
   *[other] { $number } pessoas
  }

# Titles of errors over HTTP, each with one sentence of its own below it

server-fault-400 = O que foi pedido não é possível
server-fault-401 = Diz quem és
server-fault-403 = Não é para ti
server-fault-404 = Não existe
server-fault-405 = Não desta forma
server-fault-409 = Agora não
server-fault-413 = Demasiado grande
server-fault-429 = Demasiado de uma só vez
server-fault-500 = Erro nosso
server-fault-503 = Neste momento não é possível
server-cursor = Esse lugar não existe na lista: começa pela primeira página e segue as ligações.
server-too-many-streams = Já tens abertos tantos fluxos de eventos quantos a casa permite: fecha um primeiro.

## Partidas privadas e registos importados

record-not-yours = Só quem jogou esta partida, ou trouxe o registo dela, pode fazer isso.
record-not-imported = Esta partida foi jogada aqui: o registo fica para todos os que a jogaram.
record-long-name = O nome no lugar { $seat } tem { $given } caracteres; o máximo é { $most }.
record-imports-full = Já guardas todos os registos de fora que cabem aqui ({ $most }, ou { $megabytes } MB ao todo): retira um primeiro.

## Accounts

people-no-session = Não há esse acesso, ou já terminou.
people-name-not-typed = Esse não é o teu nome: escreve-o como está acima.
people-archive-soon = O teu arquivo foi feito há pouco. Daqui a algum tempo podes pedir outro.
people-password-wrong = Essa não é a tua palavra-passe atual.
people-reset-wrong = Esta ligação já não é válida: serve uma só vez, durante uma hora. Pede outra.
people-code-needed = Indica também o código que a tua aplicação mostra, ou um código de reserva.
people-passkey-needed = Usa também a tua chave de acesso, ou indica um código de reserva.
people-code-wrong = Esse não é o código que a aplicação mostra agora.
people-password-wait = Já se tentaram demasiadas palavras-passe com este nome. Entra de onde já entraste antes, com uma chave de acesso ou pela tua ligação pessoal, ou tenta outra vez daqui a { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
  }.
people-code-wait = Demasiados códigos errados: tenta outra vez daqui a { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
  }.
people-codes-on = Os códigos já estão ligados. Desliga-os antes de recomeçar.
people-claim-first = Reserva primeiro um nome com palavra-passe: a segunda chave fica ao lado dela.
people-link-second-key = Quem tem uma segunda chave não tem ligação pessoal: ela abriria a porta sem essa chave.
people-passkey-wrong = Esta chave de acesso não abre a porta aqui.
people-many-passkeys = Já tens { $most } chaves de acesso. Remove uma primeiro.
people-no-passkey = Não tens essa chave de acesso.
reset-letter-subject = Uma nova palavra-passe para o Serão
reset-letter-text = Alguém, esperamos que tenhas sido tu, esqueceu-se da palavra-passe de «{ $name }». Abre esta ligação para definir uma nova. Serve uma só vez, durante uma hora:
reset-letter-end = Se não foste tu, não precisas de fazer nada: a tua palavra-passe fica como está.

## Uma casa para membros

house-members-only = Esta casa só abre aos seus membros: inicia sessão primeiro.
house-invite-wrong = Esta ligação já não torna ninguém membro: cada uma vale uma vez, durante duas semanas. O dono da casa pode dar-te outra.

## Too much at once

server-tables-gathering = Tens { $most } mesas públicas à espera de gente: começa ou deixa uma delas primeiro.
server-tables-unfinished = Tens { $most } mesas tuas com a partida por acabar: termina ou deixa uma delas primeiro.
server-many-gathering = Já há muitas mesas à espera de gente: senta-te numa delas ou abre a tua por convite.

## People in charge

house-banned = Esta casa está fechada para ti { $until ->
    [always] para sempre
   *[other] até { $until }
  }{ $why ->
    [none] .
   *[other] : { $why }
  }
house-muted = A tua conversa está desligada { $until ->
    [always] para sempre
   *[other] até { $until }
  }{ $why ->
    [none] .
   *[other] : { $why }
  }
house-address-banned = Esta casa não recebe visitas do teu endereço.
house-owner-only = Só quem é dono da casa o pode fazer.
house-not-the-owner = Ninguém faz isso ao dono da casa.
house-not-moderators = Só o dono pode fazer isso a quem modera.
house-unclaimed = { $name } não guardou o nome: só um nome guardado pode cuidar da casa.
house-role-already = { $name } já tem essa função.
house-no-sanction = Não há nada a retirar.
house-no-report = Essa denúncia não existe ou já foi tratada.
house-no-table = Essa mesa não existe.
house-table-over = Essa mesa já terminou.
house-host-already = Essa pessoa já é a anfitriã.
house-not-seated = Essa pessoa não está sentada a essa mesa.
house-no-address = «{ $given }» não é um endereço IP.
house-own-address = Esse é o teu próprio endereço: ficarias do lado de fora.
house-name-not-typed = Esse não é o nome: escreve-o como está acima.
house-no-password = { $name } não guardou o nome: não há palavra-passe para definir de novo.
house-not-here = Essa pessoa não está à tua mesa.
house-reported-already = Já denunciaste isto; alguém vai ver.
house-many-reports = O máximo é de { $most } denúncias por dia.
people-own-silence = Não te podes silenciar nem bloquear a ti próprio.
people-many-ignored = O máximo é de { $most } pessoas.

## Nomes e programas

# As palavras que ninguém pode usar como nome, além das da casa e dos seus bots: separadas por vírgulas.
people-house-names = a casa, bot, robô, adversário, ao acaso, bem
# Words that nobody may have anywhere in a name: who is in charge here.
people-house-roles = dono, proprietário, proprietária, moderador, moderadora, moderação, administrador, administradora, administração, equipa, sistema, suporte, anfitrião, anfitriã, oficial
# Words that nobody may have in brackets in a name: what the house itself writes beside names.
people-house-marks = visita, convidado, convidada, membro, programa, espectador, espectadora, verificado, verificada
people-name-house = { $name } parece um nome da casa: escolhe outro, por favor.
people-scope = Este token não serve para isso: falta-lhe «{ $scope }».
people-many-tokens = { $most } tokens é o máximo: revoga um de que já não precises.
people-no-token = Não tens esse token.
