### À volta da mesa: a companhia, o relógio, e porque é que algo ali não é possível.

## Porque é que a mesa diz que não

table-options = Não se pode jogar { $game } com estas opções: { $detail }.
table-pace = Não se pode jogar a este ritmo: um relógio começa com, pelo menos, um segundo e nunca passa de trinta dias; uma jogada não lhe pode tirar tempo, e o limite não pode ser menor do que o tempo inicial.
table-full = Todos os lugares estão ocupados.
table-seat-taken = O lugar { $seat } está ocupado.
table-seat-free = Não está ninguém no lugar { $seat }.
table-not-your-seat = O lugar { $seat } não é teu.
table-not-a-bot = Já nenhum robô joga no lugar { $seat }.
table-host-only = Só quem abriu a mesa pode fazer isso.
table-players-only = Só quem tem lugar à mesa pode fazer isso.
table-nobody = Ainda ninguém se sentou.
table-started = A partida já começou.
table-not-started = A partida ainda não começou.
table-away = Um robô está a jogar por ti no lugar { $seat }: primeiro, retoma o lugar.
table-not-away = Nenhum robô está a jogar por ti.
table-conceded = Este lugar já desistiu.
table-undo-rated = Este jogo conta para a classificação: o que alguém já viu não se desfaz.
table-stood-up = O anfitrião pediu-te que te levantasses. Podes voltar a sentar-te daqui a { $seconds ->
    [1] um segundo
   *[other] { $seconds } segundos
  }.
table-nothing-to-undo = Ainda não fizeste nada que se possa desfazer.
table-already-asked = A mesa ainda está a responder a outra pergunta.
table-crowd-not-asked = Há aqui gente a mais para perguntar a todos.
table-clock-decides = Nesta mesa é o relógio que decide quando um robô joga por alguém.
table-not-waited-for = Ninguém está à espera do lugar { $seat }.
table-wait-longer = Espera mais um pouco: { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
  }.
table-seal-taken = Outro lugar já pôs esse mesmo selo: sorteia um novo.
table-not-shuffling = Não há nada a revelar agora.
table-not-sealed = Nenhum dos teus lugares selou isto, ou já foi revelado.
table-entropy-unprintable = As palavras para o baralhar não podem ter caracteres de controlo.
table-told-dealt = As cartas foram dadas sem o que foi selado e não mostrado por { $names }.
table-nothing-asked = Essa pergunta já não está em aberto.
table-nothing-said = Não há ali nada para ler.
table-action-unreadable = Não se consegue ler isto como uma jogada: { $detail }.

## O que aconteceu

table-told-sat = { $name } senta-se à mesa.
table-told-bot-sat = { $name }, um robô, ocupa o lugar { $seat }.
table-told-stood = O lugar { $seat } está outra vez livre.
table-told-undone = { $name } desfaz uma jogada.
table-told-withdrawn = { $name } desfaz uma jogada que ninguém viu.
table-told-pace-set = { $name } muda o ritmo da partida.
table-told-offered = { $name } faz uma pergunta à mesa.
table-told-agreed = { $name } concorda.
table-told-declined = { $name } diz que não.
table-told-away-time = { $name } ficou sem tempo; um robô toma-lhe o lugar.
table-told-away-left = { $name } deixou a mesa; um robô toma-lhe o lugar.
table-told-away-conceded = { $name } desiste.
table-told-back = { $name } está de volta.

## Too much at once

table-said-already = Acabaste de dizer isso.

## People in charge

table-no-chair = Não há lugar para ti a esta mesa.
table-told-closed = Quem cuida da casa fechou esta mesa.
table-told-handed-over = { $name } é agora quem recebe nesta mesa.
