### Em volta da mesa: a companhia, o relógio, e por que algo ali não é possível.

## Por que a mesa diz não

table-options = Não dá para jogar { $game } com essas opções: { $detail }.
table-pace = Não dá para jogar nesse ritmo: um relógio começa com pelo menos um segundo e nunca passa de trinta dias; uma jogada não pode tirar tempo dele, e o teto não pode ser menor que o tempo inicial.
table-full = Todos os lugares estão ocupados.
table-seat-taken = O lugar { $seat } está ocupado.
table-seat-free = Não há ninguém no lugar { $seat }.
table-not-your-seat = O lugar { $seat } não é seu.
table-not-a-bot = Nenhum robô joga mais no lugar { $seat }.
table-host-only = Só quem abriu a mesa pode fazer isso.
table-players-only = Só quem tem lugar à mesa pode fazer isso.
table-nobody = Ninguém se sentou ainda.
table-started = A partida já começou.
table-not-started = A partida ainda não começou.
table-away = Um robô está jogando por você no lugar { $seat }: primeiro, retome o lugar.
table-not-away = Nenhum robô está jogando por você.
table-conceded = Este lugar já desistiu.
table-undo-rated = Esta partida vale para a classificação: o que alguém já viu não se desfaz.
table-stood-up = O anfitrião pediu que você se levantasse. Você pode se sentar de novo daqui a { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }.
table-nothing-to-undo = Você ainda não fez nada que se possa desfazer.
table-already-asked = A mesa ainda está respondendo a outra pergunta.
table-crowd-not-asked = Há gente demais aqui para perguntar a todos.
table-clock-decides = Nesta mesa é o relógio que decide quando um robô joga por alguém.
table-not-waited-for = Ninguém está esperando pelo lugar { $seat }.
table-wait-longer = Espere mais um pouco: { $seconds ->
    [0] menos de um segundo
    [one] um segundo
   *[other] { $seconds } segundos
  }.
table-seal-taken = Outro lugar já pôs esse mesmo selo: sorteie um novo.
table-not-shuffling = Não há nada a revelar agora.
table-not-sealed = Nenhum dos seus lugares selou isso, ou já foi revelado.
table-entropy-unprintable = As palavras para o embaralhamento não podem ter caracteres de controle.
table-told-dealt = As cartas foram dadas sem o que foi selado e não mostrado por { $names }.
table-nothing-asked = Essa pergunta já não está em aberto.
table-nothing-said = Não há nada ali para ler.
table-action-unreadable = Não dá para ler isto como uma jogada: { $detail }.

## O que aconteceu

table-told-sat = { $name } se senta à mesa.
table-told-bot-sat = { $name }, um robô, ocupa o lugar { $seat }.
table-told-stood = O lugar { $seat } está livre de novo.
table-told-undone = { $name } desfaz uma jogada.
table-told-withdrawn = { $name } desfaz uma jogada que ninguém viu.
table-told-pace-set = { $name } muda o ritmo da partida.
table-told-offered = { $name } faz uma pergunta à mesa.
table-told-agreed = { $name } concorda.
table-told-declined = { $name } diz que não.
table-told-away-time = { $name } ficou sem tempo; um robô continua o jogo.
table-told-away-left = { $name } deixou a mesa; um robô continua o jogo.
table-told-away-conceded = { $name } desiste.
table-told-back = { $name } está de volta.

## Too much at once

table-said-already = Você acabou de dizer isso.

## People in charge

table-no-chair = Não há lugar para você nesta mesa.
table-told-closed = Quem cuida da casa fechou esta mesa.
table-told-handed-over = { $name } é agora quem recebe nesta mesa.
