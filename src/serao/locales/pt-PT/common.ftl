### Frases que toda a casa partilha.

number = { NUMBER($value, maximumFractionDigits: 2) }

## Porque é que algo não é possível

game-unknown = Não há aqui nenhum jogo chamado “{ $given }”: escolhe entre { $known }.
bot-unknown = Não há nenhum adversário chamado “{ $given }”: escolhe entre { $known }.
seats-range = { $game } tem de { $least } a { $most } lugares, não { $given }.
seats-exact = Com estas opções, { $game } tem { $number } lugares, não { $given }.
seats-least = { $game } precisa de, pelo menos, { $least ->
    [one] um lugar
   *[other] { $least } lugares
  }; { $given } não chega.
no-such-seat = Esta mesa não tem o lugar { $given }: os lugares vão de 1 a { $seats }.
game-over = A partida acabou.
not-your-turn = Agora é a vez de outra pessoa.
already-chosen = Já escolheste; os outros ainda estão a pensar.
not-legal = Isso não é possível agora.
notation-unknown = “{ $given }” não é uma ação: começa por uma destas: { $known }.
notation-fields = “{ $given }” não é uma ação: depois de “{ $tag }” e dois pontos { $number ->
    [0] não vem nada
    [one] vem um valor
   *[other] vêm { $number } valores, separados por vírgulas
  }.

## Registos

record-not-json = Este ficheiro não é um registo: não se consegue ler como JSON ({ $detail }).
record-not-ours = Este ficheiro não é um registo do Serão: o formato indicado não é “serao-record”.
record-version = Este registo é da versão { $given }; este programa lê a versão { $known }.
record-broken = Este registo está danificado: { $detail }.
rules-unknown = Esta partida começou com a versão { $given } das regras; este programa joga com a versão { $known }.
rules-retired = Esta partida começou com a versão { $given } das regras, que este programa já não joga. O Serão { $release } joga.
record-options = As opções deste registo não são possíveis: { $detail }.
record-sealed = Este registo guarda segredo: a semente da partida ainda não foi revelada.
record-secret-hex = O segredo deste registo não tem 32 bytes em dígitos hexadecimais.
record-seal = O que o lugar { $seat } revelou antes de se darem as cartas não corresponde ao selo.
proven-house = A casa manteve o segredo que tinha prometido antes de dar as cartas.
proven-sealed = { $names }: a parte do baralhar neste registo condiz com o seu selo.
proven-kept = Um registo, por si só, não mostra que estes selos vieram primeiro. Quem os guardou antes de se darem as cartas, como faz cada navegador e cada programa que está à mesa, pode compará-los. Se forem os mesmos, ninguém pôde escolher as cartas: nem a casa, nem um jogador, nem todos juntos, desde que um destes tenha sorteado ao acaso e não tenha mostrado nada a ninguém antes.
proven-unrevealed = { $names }: selou uma parte do baralhar e nunca a mostrou. Quem pudesse prever as cartas, e para isso é precisa a casa, podia assim recusá-las e ficar com outras.
proven-open = { $names }: participou no baralhar às claras. Quem conhecesse o segredo da casa e viesse por último podia escolher as cartas.
proven-alone = Ninguém além da casa participou no baralhar. As cartas estavam fixadas antes da primeira jogada; contra uma casa que sorteia segredos até gostar de um, isto não prova nada.
record-commitment = O selo não confere: o segredo deste registo não é o que foi prometido antes de dar as cartas.
record-move = A jogada { $move } (lugar { $seat }, “{ $text }”) não é possível: { $detail }
record-after-end = A jogada { $move } (“{ $text }”) vem depois do fim da partida.
record-unfinished = { $moves ->
    [0] Esta partida ainda nem começou: não há jogadas nem resultado para conferir.
    [one] Esta partida não terminou: a única jogada está em ordem, e ainda não há resultado para conferir.
   *[other] Esta partida não terminou: as { $moves } jogadas estão em ordem, e ainda não há resultado para conferir.
  }
record-early-outcome = Este registo traz um resultado, mas { $moves ->
    [0] sem nenhuma jogada
    [one] ao fim de uma jogada
   *[other] ao fim de { $moves } jogadas
  } a partida ainda não acabou.
record-no-outcome = A partida acabou, mas o registo não diz como.
record-outcome = O resultado não está certo: { $where } diz { $said }, mas as jogadas dão { $right }.
record-conceded = As desistências anotadas neste registo não podem estar certas.

## O fim

score-total = Total
decided-points = { $names } ganha com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
decided-shared = { $names } partilham a vitória com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
decided-alone = { $names } chega a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
decided-points-you = Ganhas com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }!
decided-shared-you = Partilhas a vitória com { $names }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } para cada um.
decided-alone-you = Chegas a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
