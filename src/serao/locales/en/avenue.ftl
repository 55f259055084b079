### Avenue: its news, its reasons, its grades.

avenue-about = One road for everybody, one map each: join the grapes to the farms, each farm better than the last.

## News

avenue-round = Round { $number }: farm { $farm } will score.
avenue-road = { $scoring ->
    [1] The card shows { $road }: yellow, number { $yellow } of 4.
   *[other] The card shows { $road }.
  }
avenue-road-1 = a bend from top to left
avenue-road-2 = a bend from top to right
avenue-road-3 = a bend from right to bottom
avenue-road-4 = a bend from left to bottom
avenue-road-5 = a straight stretch from left to right
avenue-road-6 = a straight stretch from top to bottom
avenue-chose = { $name } has chosen.
avenue-acted = { $number ->
    [one] The choice for { $road }: { $choices }.
   *[other] The choices for { $road }: { $choices }.
  }
avenue-a-peek = peeks
avenue-peeked = You peek: the next farm is { $farm }.
avenue-scored = Farm { $farm } scores: { $numbers }.
avenue-ended = The fifth farm has scored: the harvest is in.

## The end

avenue-reason-five-farms = Five farms have scored.
avenue-line-farm = Farm { $farm }
avenue-line-purple-castle = Purple grapes at the purple castle
avenue-line-green-castle = Green grapes at the green castle
avenue-line-zeros = { $number ->
    [one] One farm with a zero
   *[other] { $number } farms with a zero
  }
avenue-grade = Grade: { $grade }
avenue-grade-apprentice = apprentice
avenue-grade-carrier = carrier
avenue-grade-vintner = vintner
avenue-grade-cellar-master = cellar master
avenue-grade-grand-cru = grand cru
avenue-grade-legend = legend

## Why something is not possible

avenue-notation = “{ $given }” is no action: name a square from a1 to f7, or say peek.
avenue-no-square = There is no such square: the map has the squares a1 to f7.
avenue-not-vacant = Square { $square } has a road already: choose a vacant square.
avenue-peeked-already = You have peeked in round { $round } already: once a round is the rule.
avenue-map-unknown = There is no map “{ $given }”: choose { $known }, or give the text of a map of your own.
avenue-map-rows = This map has { $given ->
    [one] one row
   *[other] { $given } rows
  }; a map has { $expected } rows of 6 squares.
avenue-map-columns = Row { $row } of this map has { $given ->
    [one] one square
   *[other] { $given } squares
  } instead of { $expected }: a map has 42 squares, this one { $squares }.
avenue-map-square = “{ $given }” (row { $row }, column { $column }) is no square: write . for empty, FA to FF for a farm, CG or CP for a castle, or one to four grapes G and P.
avenue-map-single = The square { $square } stands { $given } times on this map: each farm and each castle stands there once.

## At the table

avenue-option-map = The map: A, B, C, or a file with a map of your own (seven rows of six squares).
avenue-row-farm = Farm { $subject }
avenue-row-purple-castle = Purple castle
avenue-row-green-castle = Green castle
avenue-row-zeros = Zeros
avenue-hint = Draw { $road } ({ $sign }) in a vacant square, or peek at the next farm.
avenue-side-round = Round { $number } of { $rounds }
avenue-side-farm = Farm { $farm } scores
avenue-side-next = Next farm: { $farm }
avenue-side-yellow = Yellow cards: { $number } of 4
avenue-side-deck = Deck: { $number }
avenue-standings = The best so far
avenue-help =
    c4 draws the road in column c, row 4; peek looks at the next farm, once a round.
    After the fourth yellow card the farm counts every grape that its road joins. Each farm must beat the one before, or a 0 is written, which costs 5 points.
    At the end each castle adds the grapes of its own colour.
