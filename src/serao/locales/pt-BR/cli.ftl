### A linha de comando.

## Palavras das tabelas

cli-games = Os jogos da casa
cli-game = Jogo
cli-seats = Lugares
cli-options = Opções
cli-on = sim
cli-off = não
cli-at-random = sorteio
cli-playing = Jogando
cli-simulated = { $number ->
    [0] Nenhuma partida ao acaso
    [one] Uma partida ao acaso
   *[other] { $number } partidas ao acaso
  } de { $game }, { $seats ->
    [0] nenhum lugar
    [one] um lugar
   *[other] { $seats } lugares
  }
cli-speed = { $number } decisões por segundo
cli-length = Decisões
cli-score = Pontos
cli-mean = média
cli-deviation = desvio
cli-least = mínimo
cli-most = máximo

## À mesa

cli-which-game = Qual jogo? (1)
cli-choose = O que você faz?
cli-welcome = { $game }: { $names }. Boa noite!
cli-commitment = Baralho lacrado: { $commitment }
cli-how = Digite uma jogada, ou help.
cli-help =
    Digite uma jogada; só o começo já mostra como ela pode continuar.
    undo desfaz o que você começou, ou a sua última escolha enquanto nada tiver sido virado;
    Enter lista as jogadas, board desenha a mesa, see NOME mostra o jogo de outra pessoa, save ARQUIVO guarda o registro, quit sai.
cli-left = Boa noite. A mesa já está arrumada.
cli-saved = O registro está guardado em { $file }.
cli-verified = Tudo confere: { $moves } jogadas de { $game } repetidas tal e qual, lacre intacto, resultado certo.
cli-thinking = Os outros estão pensando
cli-painting = Pintando
cli-photo-saved = A imagem está guardada em { $file }.
cli-nothing-to-undo = Não há o que desfazer: o que já foi virado ou revelado fica como está.
cli-see = Diga quem você quer ver: { $names }.

## A casa

cli-serving = A mesa está posta em { $url } — Ctrl+C para fechar.
cli-serving-friends = Os amigos na mesma rede entram por { $url }.
cli-working = Pensando pelos adversários da casa — Ctrl+C para parar.
cli-backing-up = Copiando
cli-backed-up = Está tudo guardado em { $file }.
cli-restoring = Trazendo de volta
cli-restored = Tudo o que estava em { $file } está de volta.
cli-restored-aside = { $tables ->
    [1] Uma mesa não pode ser lida e fica de lado
   *[other] { $tables } mesas não podem ser lidas e ficam de lado
  }: `serao tables --aside` diz quais e por quê.
cli-reading-tables = Lendo as mesas
cli-none-aside = Todas as mesas podem ser lidas.
cli-no-tables = Ainda não há nenhuma mesa.
cli-table-id = Mesa
cli-table-game = Jogo
cli-table-why = Por quê

## Quando algo foi mal digitado

cli-usage = { $detail }.
cli-interrupted = Interrompido.
cli-settings-wrong = As configurações em { $file } não servem: { $detail }.
cli-option-unknown = { $game } não tem a opção --{ $given }; tem { $known }.
cli-option-value = A opção --{ $option } precisa de um valor.
cli-option-twice = A opção --{ $option } guarda um só valor: informe-a uma única vez.
cli-option-wrong = Isto não serve como opção de { $game }: { $detail }.
cli-file-unreadable = Não dá para ler o arquivo { $file }.
cli-file-unwritable = Não dá para gravar o arquivo { $file }.
cli-no-table = Não há nenhuma mesa { $table } nesta casa.
cli-no-photo = Não há imagem desse lugar neste registro.
cli-no-pictures = Nenhum dos jogos instalados faz imagens.
cli-no-such-move = Este registro não tem a jogada { $given }: as jogadas vão de 0 a { $moves }.
cli-game-name = “{ $given }” não pode ser o nome de um jogo: use letras minúsculas, algarismos e _, começando por uma letra.
cli-game-there = Já existe um jogo chamado “{ $given }”.
cli-folder-there = { $folder } já existe; nada foi escrito.
cli-game-written = O seu jogo está em { $folder }. Continue com:
cli-game-broken = O jogo “{ $name }” está instalado, mas não pode ser jogado: { $why }.
cli-extra-missing = Isto precisa de mais do que está instalado aqui (falta { $name }). Instale com: pip install "serao[{ $extra }]"

## Settings, and `serao serve --check`

cli-settings-unknown = { $where }: não existe a configuração “{ $setting }”{ $near ->
    [none] .
   *[other] ; seria “{ $near }”?
  }
cli-settings-missing = { $where }: falta a configuração “{ $setting }”.
cli-settings-kind = { $where }: a configuração “{ $setting }” deve ser { $wanted ->
    [int] um número inteiro
    [float] um número
    [bool] true ou false
    [str] um texto
    [array] uma lista
   *[object] uma seção própria
  }.
cli-settings-value = { $where }: a configuração “{ $setting }” não serve: { $detail }.
cli-settings-twice = Defina { $name } ou { $name }_FILE, não os dois.
cli-check-settings = As configurações servem.
cli-check-variable = A variável { $name } não é uma configuração: será um erro de digitação?
cli-check-proxies = “secure” está ligado e “proxies” está vazio: todo mundo vai parecer vir do endereço do proxy, e dividir os limites dele.
cli-check-database = O banco de dados responde e tem as tabelas desta versão.
cli-check-database-new = Ainda não há casa no banco de dados: a primeira partida do servidor a cria.
cli-check-database-old = O banco de dados tem as tabelas de uma versão mais antiga ({ $found }): a próxima partida do servidor as atualiza. Faça antes uma cópia de segurança.
cli-check-database-folder = Não dá para criar o arquivo { $file }: a pasta não existe ou não pode ser escrita.
cli-check-redis = O Redis responde.
cli-check-redis-none = O Redis não está configurado: uma só máquina serve.
cli-check-mail = O servidor de e-mail { $host } aceita mensagens.
cli-check-mail-none = O e-mail não está configurado: ninguém é avisado por e-mail.
cli-check-mail-wrong = O servidor de e-mail { $host } não pode ser usado: { $detail }.
cli-check-good = Tudo em ordem: `serao serve` pode começar.
cli-check-bad = { $number ->
    [1] Uma coisa está errada.
   *[other] { $number } coisas estão erradas.
  }

## Quem cuida da casa

cli-reset-nobody = Ninguém reservou o nome “{ $name }”.
cli-reset-link = Entregue este link a { $name }, e a mais ninguém. Ele cria uma senha nova, uma vez só, dentro de uma hora:

## Uma casa para membros

cli-house-invite = Com este link uma pessoa se torna membro, uma vez, dentro de duas semanas:

## People in charge

cli-house-no-owner = Esta casa ainda não tem dono. Guarde um nome na sua página da casa e diga: { $command }
cli-house-owner = A casa agora é de { $name }.
cli-house-moderator = { $name } agora modera a casa.
cli-house-no-moderator = { $name } agora é visita como todo mundo.
cli-house-muted = { $name } está em silêncio.
cli-house-unmuted = { $name } pode falar de novo.
cli-house-banned = A casa está fechada para { $name }.
cli-house-unbanned = { $name } pode voltar.
cli-house-closed = A mesa { $table } está fechada.
cli-house-handed-over = { $name } agora recebe na mesa { $table }.
cli-house-handled = A denúncia { $report } está tratada.
cli-house-delete-hint = Não há volta. { $name } sai de todos os aparelhos; o nome, os acessos, amizades, pontuações, ajustes e tudo o que { $name } disse são apagados, e o nome fica livre para outra pessoa. As partidas em jogo são abandonadas. As terminadas ficam para quem as jogou, com um nome que não diz nada.
cli-house-delete-type = Digite o nome para continuar:
cli-house-deleted = { $name } foi apagado da casa.
cli-house-several = Há { $number } pessoas com o nome { $name }: dê um id, como `serao house people --search` mostra.
cli-house-nobody = Não há ninguém com o nome { $name } nesta casa.
cli-house-none = Não há nada para mostrar.
cli-house-command-line = (linha de comando)
cli-house-id = Id
cli-house-name = Nome
cli-house-kind = Tipo
cli-house-claimed = nome guardado
cli-house-guest = visita
cli-house-seen = Última vez (UTC)
cli-house-games = Jogos
cli-house-marks = Função, sanções
cli-house-mark-owner = dono
cli-house-mark-moderator = modera
cli-house-mark-mute = em silêncio
cli-house-mark-ban = fora da casa
cli-house-game = Jogo
cli-house-phase = Fase
cli-house-phase-gathering = reunindo
cli-house-phase-shuffling = embaralhando
cli-house-phase-playing = jogando
cli-house-since = Desde (UTC)
cli-house-host = Anfitrião
cli-house-people = Pessoas
cli-house-when = Quando (UTC)
cli-house-by = Por
cli-house-whom = Quem
cli-house-about = Sobre
cli-house-about-abuse = ofensas
cli-house-about-cheating = trapaça
cli-house-about-spam = spam
cli-house-about-name = o nome
cli-house-about-other = outra coisa
cli-house-words = Palavras
cli-house-table = Mesa
cli-house-chat = Bate-papo
cli-house-act = Ato
cli-house-why = Por quê
cli-house-act-name-owner = nomeia o dono
cli-house-act-name-moderator = nomeia quem modera
cli-house-act-dismiss-moderator = dispensa quem modera
cli-house-act-mute = silencia
cli-house-act-unmute = devolve a palavra
cli-house-act-ban = bane
cli-house-act-unban = retira o banimento
cli-house-act-ban-address = bane o endereço
cli-house-act-unban-address = libera o endereço
cli-house-act-close = fecha a mesa
cli-house-act-hand-over = passa a mesa
cli-house-act-stand-up = faz levantar
cli-house-act-dismiss-report = arquiva uma denúncia
cli-house-act-act-on-report = age sobre uma denúncia
cli-house-act-delete-person = apaga
cli-house-act-reset-password = cria um link para uma senha nova de

## Núcleos e aprendizado

cli-kernels = Núcleos
cli-kernel = Núcleo
cli-kernel-form = Roda como
cli-kernel-compiled = compilado
cli-kernel-plain = Python puro
cli-kernel-compiling = Compilando { $name } …
cli-kernel-failed = Não foi possível compilar { $name }: { $detail }. Os adversários seguem jogando com Python puro.
cli-training = { $game } { $variant }
cli-training-at = { $game } { $variant }: { $strength }
cli-trained = { $file }: { $mean } ± { $error } nas partidas de desenvolvimento, semente { $seed }.
train-nothing = Não há nada para aprender em “{ $game }”.
train-variant = Não há nada chamado “{ $given }” para aprender: escolha entre { $known }.

## A arena

cli-arena-deals = Distribuições
cli-arena-title = { $game }, { $seats ->
    [one] { $seats } lugar
   *[other] { $seats } lugares
  }: { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
  } com { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
  }
cli-arena-bot = Adversário
cli-arena-games = Partidas
cli-arena-wins = Vitórias
cli-arena-wins-percent = Vitórias (%)
cli-arena-fair = Entre iguais
cli-arena-score = Pontos
cli-arena-margin = Acima dos outros
cli-arena-rating = Classificação
cli-arena-paces = O tempo de pensar, no processador
cli-arena-decisions = Decisões
cli-arena-thinks = Pensa (ms)
cli-arena-longest = Mais longo (ms)
cli-arena-pairs = Nas mesmas distribuições, o primeiro contra o segundo
cli-arena-ahead = À frente
cli-arena-wins-more = Vitórias a mais
cli-arena-scores-more = Pontos a mais
cli-arena-unended = { $number ->
    [one] { $number } partida não terminou
   *[other] { $number } partidas não terminaram
  } em { $most } decisões e só { $number ->
    [one] conta
   *[other] contam
  } nesta linha.
cli-arena-stopped = Parou depois de { $done } de { $wanted } distribuições.
arena-nobody = Diga pelo menos um adversário, como em --bots 4,5.
arena-line-up = Uma formação com o mesmo adversário várias vezes precisa de tantos nomes quantos lugares: { $seats }, não { $given }.
arena-no-results = { $file } não contém os resultados de uma arena.
arena-other-contest = { $file } contém os resultados de outra disputa: o jogo, as opções, os lugares, os adversários ou as distribuições são outros.
