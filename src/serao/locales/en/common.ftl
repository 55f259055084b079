### Sentences that every part of the house shares.

number = { NUMBER($value, maximumFractionDigits: 2) }

## Why something is not possible

game-unknown = There is no game called “{ $given }” here: choose one of { $known }.
bot-unknown = There is no opponent called “{ $given }”: choose one of { $known }.
seats-range = { $game } is played with { $least } to { $most } seats, not { $given }.
seats-exact = { $game } with these options is played with { $number } seats, not { $given }.
seats-least = { $game } needs at least { $least ->
    [one] one seat
   *[other] { $least } seats
  }, not { $given }.
no-such-seat = There is no seat { $given } at this table: the seats are 1 to { $seats }.
game-over = The game is over.
not-your-turn = It is another player’s turn.
already-chosen = You have already chosen; the others are still thinking.
not-legal = This is not possible now.
notation-unknown = “{ $given }” is no action: begin with one of { $known }.
notation-fields = “{ $given }” is no action: after “{ $tag }” and a colon { $number ->
    [0] comes nothing
    [one] comes one value
   *[other] come { $number } values, parted by commas
  }.

## Records

record-not-json = This file is not a record: it cannot be read as JSON ({ $detail }).
record-not-ours = This file is not a Serão record: it does not say “serao-record” as its format.
record-version = This record is of version { $given }; this program reads version { $known }.
record-broken = This record is broken: { $detail }.
rules-unknown = This game was begun by version { $given } of its rules; this program plays version { $known }.
rules-retired = This game was begun by version { $given } of its rules, which this program no longer plays. Serão { $release } does.
record-options = The options of this record are not possible: { $detail }.
record-sealed = This record keeps its secret: the game’s seed has not been revealed yet.
record-secret-hex = The secret of this record is not 32 bytes in hexadecimal digits.
record-seal = What seat { $seat } revealed before the deal does not fit its seal.
proven-house = The house kept to the secret that it had promised before the deal.
proven-sealed = { $names }: the part of the shuffle in this record fits its seal.
proven-kept = A record alone does not show that these seals came first. Whoever kept them from before the deal, as every browser and program at the table does, can compare. If they are the same, then nobody could choose the deal: not the house, not a player, not all of them together, as long as one of these drew by chance and showed it to nobody before.
proven-unrevealed = { $names }: sealed a part of the shuffle and never showed it. Whoever could foresee the deal, which takes the house, could so refuse it and take another.
proven-open = { $names }: added to the shuffle in the open. Whoever knew the secret of the house and came last could choose the deal.
proven-alone = Nobody but the house took part in the shuffle. The deal was fixed before the first move; against a house that draws secrets until it likes one, this proves nothing.
record-commitment = The commitment does not match: this record’s secret is not the one promised before the deal.
record-move = Move { $move } (seat { $seat }, “{ $text }”) is not possible: { $detail }
record-after-end = Move { $move } (“{ $text }”) comes after the end of the game.
record-unfinished = This game is not finished: its { $moves } moves are in order, and there is no result to check yet.
record-early-outcome = This record claims a result, but after its { $moves } moves the game is not over.
record-no-outcome = This game is over, but the record does not say how it ended.
record-outcome = The result is not right: { $where } says { $said }, but the moves give { $right }.
record-conceded = The seats that conceded, as this record lists them, cannot be right.

## The end

score-total = Total
decided-points = { $names } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
decided-shared = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
decided-alone = { $names } reaches { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
decided-points-you = You win with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }!
decided-shared-you = You share the victory with { $names }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  } each.
decided-alone-you = You reach { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
