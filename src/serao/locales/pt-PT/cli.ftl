### A linha de comandos.

## Palavras das tabelas

cli-games = Os jogos da casa
cli-game = Jogo
cli-seats = Lugares
cli-options = Opções
cli-on = sim
cli-off = não
cli-at-random = à sorte
cli-playing = A jogar
cli-simulated = { $number ->
    [one] Uma partida à sorte
   *[other] { $number } partidas à sorte
  } de { $game }, { $seats ->
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

cli-which-game = Que jogo? (1)
cli-choose = O que fazes?
cli-welcome = { $game }: { $names }. Bom serão!
cli-commitment = Baralho selado: { $commitment }
cli-how = Escreve uma jogada, ou help.
cli-help =
    Escreve uma jogada; só o começo já mostra como pode continuar.
    undo desfaz o que começaste, ou a tua última escolha enquanto nada tiver sido virado;
    Enter mostra a lista das jogadas, board desenha a mesa, see NOME mostra o jogo de outra pessoa, save FICHEIRO guarda o registo, quit sai.
cli-left = Boa noite. A mesa já está arrumada.
cli-saved = O registo está guardado em { $file }.
cli-verified = Tudo confere: { $moves } jogadas de { $game } repetidas tal e qual, selo intacto, resultado certo.
cli-thinking = Os outros estão a pensar
cli-painting = A pintar
cli-photo-saved = A imagem está guardada em { $file }.
cli-nothing-to-undo = Não há nada para desfazer: o que já foi virado ou revelado fica como está.
cli-see = Diz quem queres ver: { $names }.

## A casa

cli-serving = A mesa está posta em { $url } — Ctrl+C para fechar.
cli-serving-friends = Os amigos na mesma rede entram por { $url }.
cli-working = A pensar pelos adversários da casa — Ctrl+C para parar.
cli-backing-up = A copiar
cli-backed-up = Está tudo guardado em { $file }.
cli-restoring = A trazer de volta
cli-restored = Tudo o que estava em { $file } está de volta.
cli-restored-aside = { $tables ->
    [1] Uma mesa não se consegue ler e fica de lado
   *[other] { $tables } mesas não se conseguem ler e ficam de lado
  }: `serao tables --aside` diz quais e porquê.
cli-reading-tables = A ler as mesas
cli-none-aside = Todas as mesas se conseguem ler.
cli-no-tables = Ainda não há nenhuma mesa.
cli-table-id = Mesa
cli-table-game = Jogo
cli-table-why = Porquê

## Quando algo foi mal escrito

cli-usage = { $detail }.
cli-interrupted = Interrompido.
cli-settings-wrong = As definições em { $file } não servem: { $detail }.
cli-option-unknown = { $game } não tem a opção --{ $given }; tem { $known }.
cli-option-value = A opção --{ $option } precisa de um valor.
cli-option-twice = A opção --{ $option } guarda um só valor: indica-a uma única vez.
cli-option-wrong = Isto não serve como opção de { $game }: { $detail }.
cli-file-unreadable = Não se consegue ler o ficheiro { $file }.
cli-file-unwritable = Não se consegue gravar o ficheiro { $file }.
cli-no-table = Não há nenhuma mesa { $table } nesta casa.
cli-no-photo = Não há imagem desse lugar neste registo.
cli-no-pictures = Nenhum dos jogos instalados faz imagens.
cli-no-such-move = Este registo não tem a jogada { $given }: as jogadas vão de 0 a { $moves }.
cli-game-name = “{ $given }” não pode ser o nome de um jogo: usa letras minúsculas, algarismos e _, a começar por uma letra.
cli-game-there = Já existe um jogo chamado “{ $given }”.
cli-folder-there = { $folder } já existe; nada foi escrito.
cli-game-written = O teu jogo está em { $folder }. Continua com:
cli-game-broken = O jogo “{ $name }” está instalado, mas não pode ser jogado: { $why }.
cli-extra-missing = Isto precisa de mais do que está instalado aqui (falta { $name }). Instala com: pip install "serao[{ $extra }]"

## Settings, and `serao serve --check`

cli-settings-unknown = { $where }: não existe a definição “{ $setting }”{ $near ->
    [none] .
   *[other] ; seria “{ $near }”?
  }
cli-settings-missing = { $where }: falta a definição “{ $setting }”.
cli-settings-kind = { $where }: a definição “{ $setting }” tem de ser { $wanted ->
    [int] um número inteiro
    [float] um número
    [bool] true ou false
    [str] um texto
    [array] uma lista
   *[object] uma secção própria
  }.
cli-settings-value = { $where }: a definição “{ $setting }” não serve: { $detail }.
cli-settings-twice = Define { $name } ou { $name }_FILE, não ambos.
cli-check-settings = As definições servem.
cli-check-variable = A variável { $name } não é uma definição: será um erro de escrita?
cli-check-proxies = “secure” está ligado e “proxies” está vazio: toda a gente parecerá vir do endereço do proxy, e partilhará os limites dele.
cli-check-database = A base de dados responde e tem as tabelas desta versão.
cli-check-database-new = Ainda não há casa na base de dados: o primeiro arranque cria-a.
cli-check-database-old = A base de dados tem as tabelas de uma versão mais antiga ({ $found }): o próximo arranque atualiza-as. Faz antes uma cópia de segurança.
cli-check-database-folder = Não é possível criar o ficheiro { $file }: a pasta não existe ou não se pode escrever nela.
cli-check-redis = O Redis responde.
cli-check-redis-none = O Redis não está definido: serve uma só máquina.
cli-check-mail = O servidor de correio { $host } aceita mensagens.
cli-check-mail-none = O correio não está definido: ninguém é avisado por e-mail.
cli-check-mail-wrong = O servidor de correio { $host } não pode ser usado: { $detail }.
cli-check-good = Está tudo bem: `serao serve` pode arrancar.
cli-check-bad = { $number ->
    [1] Há uma coisa errada.
   *[other] Há { $number } coisas erradas.
  }

## Quem cuida da casa

cli-reset-nobody = Ninguém reservou o nome «{ $name }».
cli-reset-link = Entrega esta ligação a { $name }, e a mais ninguém. Define uma nova palavra-passe, uma só vez, dentro de uma hora:

## Uma casa para membros

cli-house-invite = Com esta ligação uma pessoa torna-se membro, uma vez, dentro de duas semanas:

## People in charge

cli-house-no-owner = Esta casa ainda não tem dono. Guarda um nome na tua página da casa e depois diz: { $command }
cli-house-owner = A casa é agora de { $name }.
cli-house-moderator = { $name } modera agora a casa.
cli-house-no-moderator = { $name } é agora visita como toda a gente.
cli-house-muted = { $name } está em silêncio.
cli-house-unmuted = { $name } pode voltar a falar.
cli-house-banned = A casa está fechada para { $name }.
cli-house-unbanned = { $name } pode voltar.
cli-house-closed = A mesa { $table } está fechada.
cli-house-handed-over = { $name } recebe agora na mesa { $table }.
cli-house-handled = A denúncia { $report } está tratada.
cli-house-delete-hint = Não há volta a dar. { $name } sai de todos os aparelhos; o nome, as sessões, amizades, pontuações, definições e tudo o que { $name } disse são apagados, e o nome fica livre para outra pessoa. As partidas em jogo são abandonadas. As terminadas ficam para quem as jogou, com um nome que não diz nada.
cli-house-delete-type = Escreve o nome para continuares:
cli-house-deleted = { $name } foi apagado da casa.
cli-house-several = Há { $number } pessoas com o nome { $name }: dá um id, como `serao house people --search` mostra.
cli-house-nobody = Não há ninguém com o nome { $name } nesta casa.
cli-house-none = Não há nada para mostrar.
cli-house-command-line = (linha de comandos)
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
cli-house-phase-gathering = a reunir
cli-house-phase-shuffling = a baralhar
cli-house-phase-playing = a jogar
cli-house-since = Desde (UTC)
cli-house-host = Anfitrião
cli-house-people = Pessoas
cli-house-when = Quando (UTC)
cli-house-by = Por
cli-house-whom = Quem
cli-house-about = Sobre
cli-house-about-abuse = ofensas
cli-house-about-cheating = batota
cli-house-about-spam = spam
cli-house-about-name = o nome
cli-house-about-other = outra coisa
cli-house-words = Palavras
cli-house-table = Mesa
cli-house-chat = Conversa
cli-house-act = Ato
cli-house-why = Porquê
cli-house-act-name-owner = nomeia o dono
cli-house-act-name-moderator = nomeia quem modera
cli-house-act-dismiss-moderator = dispensa quem modera
cli-house-act-mute = silencia
cli-house-act-unmute = devolve a palavra
cli-house-act-ban = bane
cli-house-act-unban = retira o banimento
cli-house-act-ban-address = bane o endereço
cli-house-act-unban-address = liberta o endereço
cli-house-act-close = fecha a mesa
cli-house-act-hand-over = passa a mesa
cli-house-act-stand-up = faz levantar
cli-house-act-dismiss-report = arquiva uma denúncia
cli-house-act-act-on-report = age sobre uma denúncia
cli-house-act-delete-person = apaga
cli-house-act-reset-password = cria uma ligação para uma nova palavra-passe de

## Núcleos e aprendizagem

cli-kernels = Núcleos
cli-kernel = Núcleo
cli-kernel-form = Corre como
cli-kernel-compiled = compilado
cli-kernel-plain = Python puro
cli-kernel-compiling = A compilar { $name } …
cli-kernel-failed = Não foi possível compilar { $name }: { $detail }. Os adversários continuam a jogar com Python puro.
cli-training = { $game } { $variant }
cli-training-at = { $game } { $variant }: { $strength }
cli-trained = { $file }: { $mean } ± { $error } nas partidas de desenvolvimento, semente { $seed }.
train-nothing = Não há nada para aprender em “{ $game }”.
train-variant = Não há nada chamado “{ $given }” para aprender: escolhe entre { $known }.

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
arena-nobody = Diz pelo menos um adversário, como em --bots 4,5.
arena-line-up = Uma formação com o mesmo adversário várias vezes precisa de tantos nomes quantos lugares: { $seats }, não { $given }.
arena-no-results = { $file } não contém os resultados de uma arena.
arena-other-contest = { $file } contém os resultados de outra disputa: o jogo, as opções, os lugares, os adversários ou as distribuições são outros.
