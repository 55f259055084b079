### A casa na rede: o que ela responde quando não pode fazer o que lhe pediram.

## Na entrada

server-no-name = Primeiro diga quem você é: basta um nome.
server-no-page = Aqui não há nada.
server-no-method = Aqui isso não se faz desse jeito.
server-bad-request = Não dá para entender este pedido: { $detail }.
server-body-too-large = É mais do que a casa aceita de uma vez.
server-unknown-host = A casa não atende por esse nome; quem cuida dela pode incluí-lo na configuração “hosts”.
server-other-site = Quem pediu isto foi uma página de outro site; a casa só faz o que as suas próprias páginas pedem.
server-not-for-you = Isto é só para quem cuida da casa.
server-bug = Algo deu errado na casa, não no que você pediu. Já está anotado; tente de novo, por favor.

## À mesa

table-unknown = Essa mesa não existe, ou você não recebeu convite para ela.
table-no-spectators = Esta mesa joga sem plateia.
table-busy = A mesa está muito movimentada agora: tente de novo.
table-log-full = Você já fez nesta mesa mais do que qualquer partida pede: { $most } linhas do histórico. Ainda pode sair ou desistir; um adversário joga por você.
table-aside = Não dá para ler esta mesa agora, e ela foi posta de lado; nada dela se perde, e quem cuida da casa pode ver o que houve.
table-not-over = A partida ainda não acabou.
server-hello-first = A primeira mensagem tem que ser “hello”.
server-protocol = Este cliente fala a versão { $given } do protocolo; a casa fala a versão { $known }.
server-unreadable = Não dá para ler esta mensagem: { $detail }.
server-too-large = Esta mensagem é grande demais: o máximo é de { $most } bytes.
server-too-fast = É muita coisa de uma vez: espere um momento.
server-busy = Agora há mais gente à porta do que a casa consegue atender: tente de novo daqui a pouco.
server-too-many-tables = Você já abriu muitas mesas: espere um pouco antes da próxima.

## Convites

invited-title = { $name } convida você para jogar { $game }
invited-title-nobody = Você tem um convite para jogar { $game }
invited-title-playing = { $name } está jogando { $game }
invited-chairs = { $free ->
    [0] Todos os lugares estão ocupados
    [1] Um de { $seats } lugares está livre
   *[other] { $free } de { $seats } lugares estão livres
  }
invited-over = A partida terminou
invited-house = Jogos de tabuleiro para uma noite juntos: com amigos de perto ou de longe, no navegador, sem conta.

## Cuidar de uma casa

server-port = A casa não consegue atender em { $host }, porta { $port }: { $detail }.
server-worker-redis = Um worker precisa saber qual é o Redis dos seus servidores: indique com --redis.
server-processes-redis = Servidores que dividem um Redis são iniciados um a um: tire --processes, ou --redis.
server-processes-system = Vários processos só no Linux; neste sistema, tire --processes: um processo serve a casa.
server-processes-die = Os processos desta casa terminam assim que começam; o que registraram diz por quê.
server-redis = O Redis em { $host } não está ao alcance: { $detail }.
server-database-away = O banco de dados não respondeu por { $seconds } segundos: { $detail }.

## Partidas terminadas

record-unknown = Não há partida terminada com esse nome.
record-many-seats = Este registro tem { $given } jogadores; o máximo é { $most }.
record-no-move = Esta partida { $moves ->
    [0] não tem nenhuma jogada
    [one] tem uma jogada só
   *[other] tem { $moves } jogadas
  }; a jogada { $given } não existe.

## Armazenamento

storage-kind = “{ $given }” não é um banco de dados que a gente conheça: indique um arquivo, sqlite:///… ou postgresql://….
storage-url = Não dá para ler este endereço de banco de dados; ele deveria ser como postgresql://usuario:senha@servidor:5432/nome.
storage-no-file = O banco de dados precisa de um arquivo onde morar.
storage-file = O arquivo de banco de dados { $file } não pode ser aberto: { $detail }.
storage-unreachable = O banco de dados { $database } em { $host } não está ao alcance: { $detail }.
storage-version = Este banco de dados tem as tabelas de uma versão mais nova do Serão ({ $found }; esta conhece { $known }): nada foi mudado. Instale aquela versão, ou restaure a cópia de segurança de antes dela.
storage-foreign = Aqui há tabelas de outro programa ({ $table }): escolha outro banco de dados.
storage-down = A casa não consegue anotar isto agora: tente de novo daqui a pouco.
storage-backup-in-use = { $file } está aberto num programa em execução: escolha outro nome para a cópia.
storage-backup-file = A cópia não pode ser gravada em { $file }: { $detail }.
storage-no-house = Não há nenhuma casa em { $database }: nada foi copiado.
storage-copy-version = O que se quer copiar tem a versão { $found } das tabelas, não a { $known }: abra-o uma vez com `serao serve`.
storage-not-empty = O banco de dados de destino não está vazio: há alguma coisa em { $table }.

## As pessoas

people-name-taken = O nome { $name } já é de outra pessoa.
people-old-password = Para mudar o nome ou a senha, diga a senha que você tem agora.
people-login-wrong = Este nome e esta senha não combinam.
people-link-wrong = Este link pessoal já não abre nada.
people-unknown = Não há ninguém aqui com esse nome.
people-own-friend = A sua própria amizade você já tem.
people-many-friends = O máximo é de { $most } amizades.
people-many-circles = Cada pessoa cuida de { $most } rodas no máximo.
people-circle-strangers = Numa roda ficam pessoas com quem você já jogou uma partida até o fim.
people-circle-owner = Só quem cuida da roda pode desfazê-la.
people-circle-unknown = Essa roda não existe, ou você não faz parte dela.
people-circle-no-call = Você não pode chamar esta roda.

## O aviso de que chegou a vez

notices-url = Este não é um endereço que se possa chamar.
notices-url-https = Só dá para chamar endereços que comecem com https.
notices-url-private = Este endereço não fica na internet aberta.
notices-email = Isto não é um endereço de e-mail.
notices-no-mail = Esta casa não tem como enviar e-mails.
notices-letter-sent = Acabamos de escrever para este endereço: dê uma olhada lá, ou tente de novo daqui a dez minutos.
notices-mail-failed = Não deu para enviar o e-mail.
notices-code-wrong = Este código está errado, ou já venceu.
notices-push-keys = Não dá para usar as chaves deste navegador.
notices-many-browsers = O máximo é de { $most } navegadores.
notice-your-turn = É a sua vez em { $game }.
notice-chair-kept = { $name } pôs a mesa para { $game }: o seu lugar está guardado.
notice-mail-end = Você está recebendo esta mensagem porque pediu um aviso quando chegasse a sua vez. Dá para mudar isso na sua página da casa.
notice-confirm-subject = Confirme o seu e-mail
notice-confirm-text = Alguém, provavelmente você, quer receber neste endereço um aviso quando chegar a sua vez de jogar. Para confirmar, abra este link no navegador em que você já entrou na casa, ou digite o código que vem logo abaixo:
notice-confirm-end = Se não foi você, não precisa fazer nada: a casa não vai mais lhe escrever.

## Um programa que joga

client-unreachable = A casa em { $url } não responde: { $detail }.
client-unreadable = Não dá para entender a resposta da casa: { $detail }.
client-closed = Este cliente já deixou a mesa.
client-no-memory = A memória de um lugar só vem quando alguém pede: jogue com memory=True.
client-put-away = A mesa foi arrumada antes que se jogasse uma partida.
client-commitment = O lacre que está no registro ({ $told }) não é o que foi mostrado à mesa ({ $seen }).
client-entropy = O que este cliente acrescentou ao embaralhamento não está no registro.
client-open = { $names }: segundo o registro, pôs no embaralhamento algo que não estava selado. Quem faz isso pode escolher as cartas.
client-nobody = Este cliente guardou os selos antes de revelar a sua parte, e ela foi usada. Por isso ninguém pôde escolher as cartas: nem a casa, nem os outros, nem todos juntos.
client-two-deals = Este cliente guardou os selos antes de revelar a sua parte, e ela foi usada. Ninguém pôde escolher as cartas, mas quem nunca revelou a sua podia, junto com a casa, recusar umas e ficar com as outras.
client-seals = Os selos do registro não são os que este cliente viu antes de revelar a sua parte.
server-no-picture = Não há imagem desse lugar nesta partida.
server-no-keepsake = Não há imagem de uma partida abandonada.
keepsake-seat = Lugar { $seat }
keepsake-others = e mais { $number ->
    [1] uma pessoa
   *[other] { $number } pessoas
  }

# Titles of errors over HTTP, each with one sentence of its own below it

server-fault-400 = O que foi pedido não é possível
server-fault-401 = Diga quem você é
server-fault-403 = Não é para você
server-fault-404 = Não existe
server-fault-405 = Não desse jeito
server-fault-409 = Agora não
server-fault-413 = Grande demais
server-fault-429 = Demais de uma vez
server-fault-500 = Erro nosso
server-fault-503 = Neste momento não dá
server-cursor = Esse lugar não existe na lista: comece pela primeira página e siga os links dela.
server-too-many-streams = Você já tem abertos tantos fluxos de eventos quantos a casa permite: feche um primeiro.

## Partidas privadas e registros importados

record-not-yours = Só quem jogou esta partida, ou trouxe o registro dela, pode fazer isso.
record-not-imported = Esta partida foi jogada aqui: o registro fica para todos os que a jogaram.
record-long-name = O nome no lugar { $seat } tem { $given } caracteres; o máximo é { $most }.
record-imports-full = Você já guarda todos os registros de fora que cabem aqui ({ $most }, ou { $megabytes } MB ao todo): retire um primeiro.

## Accounts

people-no-session = Não há esse acesso, ou ele já terminou.
people-name-not-typed = Esse não é o seu nome: digite como está acima.
people-archive-soon = O seu arquivo foi feito agora há pouco. Daqui a um tempo dá para pedir outro.
people-password-wrong = Essa não é a sua senha atual.
people-reset-wrong = Este link não vale mais: ele serve uma vez só, por uma hora. Peça outro.
people-code-needed = Informe também o código que o seu aplicativo mostra, ou um código de reserva.
people-passkey-needed = Use também a sua chave de acesso, ou informe um código de reserva.
people-code-wrong = Esse não é o código que o aplicativo mostra agora.
people-password-wait = Já tentaram senhas demais com este nome. Entre de onde já entrou antes, com uma chave de acesso ou pelo seu link pessoal, ou tente de novo daqui a { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
  }.
people-code-wait = Códigos errados demais: tente de novo daqui a { $minutes ->
    [1] um minuto
   *[other] { $minutes } minutos
  }.
people-codes-on = Os códigos já estão ligados. Desligue-os antes de começar de novo.
people-claim-first = Primeiro reserve um nome com senha: a segunda chave fica ao lado dela.
people-link-second-key = Quem tem uma segunda chave não tem link pessoal: ele abriria a porta sem essa chave.
people-passkey-wrong = Esta chave de acesso não abre a porta aqui.
people-many-passkeys = Você já tem { $most } chaves de acesso. Remova uma antes.
people-no-passkey = Você não tem essa chave de acesso.
reset-letter-subject = Uma senha nova para o Serão
reset-letter-text = Alguém, esperamos que você, esqueceu a senha de “{ $name }”. Abra este link para criar uma nova. Ele serve uma vez só, por uma hora:
reset-letter-end = Se não foi você, não é preciso fazer nada: a sua senha continua como está.

## Uma casa para membros

house-members-only = Esta casa só abre para os seus membros: entre primeiro na sua conta.
house-invite-wrong = Este link não torna mais ninguém membro: cada um vale uma vez, por duas semanas. O dono da casa pode dar outro a você.

## Too much at once

server-tables-gathering = Você tem { $most } mesas públicas à espera de gente: comece ou deixe uma delas primeiro.
server-tables-unfinished = Você tem { $most } mesas suas com a partida por acabar: termine ou deixe uma delas primeiro.
server-many-gathering = Já há muitas mesas à espera de gente: sente-se em uma delas ou abra a sua por convite.

## People in charge

house-banned = Esta casa está fechada para você { $until ->
    [always] para sempre
   *[other] até { $until }
  }{ $why ->
    [none] .
   *[other] : { $why }
  }
house-muted = O seu bate-papo está desligado { $until ->
    [always] para sempre
   *[other] até { $until }
  }{ $why ->
    [none] .
   *[other] : { $why }
  }
house-address-banned = Esta casa não recebe visitas do seu endereço.
house-owner-only = Só quem é dono da casa pode fazer isso.
house-not-the-owner = Ninguém faz isso com o dono da casa.
house-not-moderators = Só o dono pode fazer isso com quem modera.
house-unclaimed = { $name } não guardou o nome: só um nome guardado pode cuidar da casa.
house-role-already = { $name } já tem essa função.
house-no-sanction = Não há nada a retirar.
house-no-report = Essa denúncia não existe ou já foi tratada.
house-no-table = Essa mesa não existe.
house-table-over = Essa mesa já terminou.
house-host-already = Essa pessoa já é a anfitriã.
house-not-seated = Essa pessoa não está sentada nessa mesa.
house-no-address = “{ $given }” não é um endereço IP.
house-own-address = Esse é o seu próprio endereço: você ficaria do lado de fora.
house-name-not-typed = Esse não é o nome: digite como está acima.
house-no-password = { $name } não guardou o nome: não há senha para trocar.
house-not-here = Essa pessoa não está na sua mesa.
house-reported-already = Você já denunciou isso; alguém vai olhar.
house-many-reports = O máximo é de { $most } denúncias por dia.
people-own-silence = Você não pode silenciar nem bloquear a si mesmo.
people-many-ignored = O máximo é de { $most } pessoas.

## Nomes e programas

# As palavras que ninguém pode usar como nome, além das da casa e de seus bots: separadas por vírgulas.
people-house-names = a casa, bot, robô, adversário, ao acaso, bem
# Words that nobody may have anywhere in a name: who is in charge here.
people-house-roles = dono, proprietário, proprietária, moderador, moderadora, moderação, administrador, administradora, administração, equipe, sistema, suporte, anfitrião, anfitriã, oficial
# Words that nobody may have in brackets in a name: what the house itself writes beside names.
people-house-marks = visita, convidado, convidada, membro, programa, espectador, espectadora, verificado, verificada
people-name-house = { $name } parece um nome da casa: escolha outro, por favor.
people-scope = Este token não serve para isso: falta-lhe “{ $scope }”.
people-many-tokens = { $most } tokens é o máximo: revogue um de que já não precise.
people-no-token = Você não tem esse token.
