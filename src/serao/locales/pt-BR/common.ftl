### Frases que toda a casa compartilha.

number = { NUMBER($value, maximumFractionDigits: 2) }

## Por que algo não é possível

game-unknown = Não temos aqui nenhum jogo chamado “{ $given }”: escolha entre { $known }.
bot-unknown = Não temos nenhum adversário chamado “{ $given }”: escolha entre { $known }.
seats-range = { $game } tem de { $least } a { $most } lugares, não { $given }.
seats-exact = Com essas opções, { $game } tem { $number } lugares, não { $given }.
seats-least = { $game } precisa de pelo menos { $least ->
    [1] um lugar
   *[other] { $least } lugares
  }; { $given } não basta.
no-such-seat = Esta mesa não tem o lugar { $given }: os lugares vão de 1 a { $seats }.
game-over = A partida acabou.
not-your-turn = Agora é a vez de outra pessoa.
already-chosen = Você já escolheu; os outros ainda estão pensando.
not-legal = Isso não é possível agora.
notation-unknown = “{ $given }” não é uma ação: comece com uma destas: { $known }.
notation-fields = “{ $given }” não é uma ação: depois de “{ $tag }” e dois-pontos { $number ->
    [0] não vem nada
    [one] vem um valor
   *[other] vêm { $number } valores, separados por vírgulas
  }.

## Registros

record-not-json = Este arquivo não é um registro: não dá para ler como JSON ({ $detail }).
record-not-ours = Este arquivo não é um registro do Serão: o formato indicado não é “serao-record”.
record-version = Este registro é da versão { $given }; este programa lê a versão { $known }.
record-broken = Este registro está danificado: { $detail }.
rules-unknown = Esta partida começou com a versão { $given } das regras; este programa joga com a versão { $known }.
rules-retired = Esta partida começou com a versão { $given } das regras, que este programa já não joga. O Serão { $release } joga.
record-options = As opções deste registro não são possíveis: { $detail }.
record-sealed = Este registro guarda segredo: a semente da partida ainda não foi revelada.
record-secret-hex = O segredo deste registro não tem 32 bytes em dígitos hexadecimais.
record-seal = O que o lugar { $seat } revelou antes da distribuição não corresponde ao selo.
proven-house = A casa manteve o segredo que tinha prometido antes da distribuição.
proven-sealed = { $names }: a parte do embaralhamento neste registro combina com o seu selo.
proven-kept = Um registro sozinho não mostra que esses selos vieram primeiro. Quem os guardou antes da distribuição, como faz todo navegador e todo programa que está à mesa, pode comparar. Se forem os mesmos, ninguém pôde escolher as cartas: nem a casa, nem um jogador, nem todos juntos, desde que um destes tenha sorteado ao acaso e não tenha mostrado nada a ninguém antes.
proven-unrevealed = { $names }: selou uma parte do embaralhamento e nunca a mostrou. Quem pudesse prever as cartas, e para isso é preciso a casa, podia assim recusá-las e ficar com outras.
proven-open = { $names }: participou do embaralhamento às claras. Quem conhecesse o segredo da casa e viesse por último podia escolher as cartas.
proven-alone = Ninguém além da casa participou do embaralhamento. As cartas estavam fixadas antes do primeiro lance; contra uma casa que sorteia segredos até gostar de um, isto não prova nada.
record-commitment = O lacre não confere: o segredo deste registro não é o que foi prometido antes de dar as cartas.
record-move = A jogada { $move } (lugar { $seat }, “{ $text }”) não é possível: { $detail }
record-after-end = A jogada { $move } (“{ $text }”) vem depois do fim da partida.
record-unfinished = { $moves ->
    [0] Esta partida ainda nem começou: não há jogadas nem resultado para conferir.
    [one] Esta partida não terminou: a única jogada está em ordem, e ainda não há resultado para conferir.
   *[other] Esta partida não terminou: as { $moves } jogadas estão em ordem, e ainda não há resultado para conferir.
  }
record-early-outcome = Este registro traz um resultado, mas { $moves ->
    [0] sem nenhuma jogada
    [one] depois de uma jogada
   *[other] depois de { $moves } jogadas
  } a partida ainda não acabou.
record-no-outcome = A partida acabou, mas o registro não diz como.
record-outcome = O resultado não está certo: { $where } diz { $said }, mas as jogadas dão { $right }.
record-conceded = As desistências anotadas neste registro não podem estar certas.

## O fim

score-total = Total
decided-points = { $names } vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
decided-shared = { $names } dividem a vitória com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
decided-alone = { $names } chega a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
decided-points-you = Você vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }!
decided-shared-you = Você divide a vitória com { $names }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } para cada um.
decided-alone-you = Você chega a { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
  }.
