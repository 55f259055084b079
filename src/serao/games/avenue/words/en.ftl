### Avenue: its news, its reasons, its grades.

game-avenue = Avenue
avenue-about = One road for everybody, one map each: join the grapes to the farms, each farm better than the last.
avenue-time = about 15 minutes

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
avenue-hint-peeked = Draw { $road } ({ $sign }) in a vacant square.
avenue-side-round = Round { $number } of { $rounds }
avenue-side-farm = Farm { $farm } scores
avenue-side-next = Next farm: { $farm }
avenue-side-yellow = Yellow cards: { $number } of 4
avenue-side-deck = Deck: { $number }
avenue-to-come = Roads still to come
avenue-to-come-road = Road { $number }, { $road }: { $cards } to come, yellow: { $yellow }
avenue-standings = The best so far
avenue-help =
    Join grapes to the farm of the round by roads: everybody draws the same road, each on a map of their own. Most points win.
    c4 draws the road in column c, row 4; peek looks at the next farm, once a round.
    After the fourth yellow card the farm counts every grape that its road joins. Each farm must beat the one before, or a 0 is written, which costs 5 points.
    At the end each castle adds the grapes of its own colour.
    roads tells how many of each road are still to come.
avenue-decided-highest-farm = { $names } wins: equal on { $points } points, but with the highest number in a farm box.
avenue-decided-highest-farm-you = You win: equal on { $points } points, but with the highest number in a farm box.

### The table of Avenue in the browser.

## Roads, grapes, squares

web-avenue-grapes-none = no grapes
web-avenue-grapes-green = { $number ->
    [one] one green grape
   *[other] { $number } green grapes
  }
web-avenue-grapes-purple = { $number ->
    [one] one purple grape
   *[other] { $number } purple grapes
  }
web-avenue-grapes-both = { $all } grapes ({ $green } green, { $purple } purple)
web-avenue-land-empty = open country
web-avenue-square-open = { $square }, { $land }, vacant: draw the road here
web-avenue-square-vacant = { $square }, { $land }, vacant
web-avenue-square-road = { $square }, { $land }, road: { $road }

## The card, the score, the sheets

web-avenue-card-grey = Road card: { $road }
web-avenue-card-yellow = Yellow road card: { $road }
web-avenue-card-none = No more roads
web-avenue-earlier = Roads earlier this round
web-avenue-score = Score
web-avenue-farm-unknown = Farm not revealed yet
web-avenue-peeked-then = peeked in this round
web-avenue-so-far = so far
web-avenue-total = total
web-avenue-my-sheet = Your sheet
web-avenue-sheet-of = { $name }’s sheet
web-avenue-sheets = Everybody’s sheets
web-avenue-look-choosing = Look at: { $sheet }, { $score } points so far, still choosing
web-avenue-look-chosen = Look at: { $sheet }, { $score } points so far, has chosen
web-avenue-look-over = Look at: { $sheet }, { $score } points
web-avenue-ranking = The ranking
web-avenue-ranking-later = The first farm decides who leads.
web-avenue-ranking-farms = Farms alone: the castles are counted at the end.
web-avenue-the-map = The map
web-avenue-harvest = { $number ->
    [0] not more than before
    [one] grape
   *[other] grapes
  }
web-avenue-ending-title = The harvest
web-avenue-ending-farm = { $number ->
    [0] { $name }, farm { $farm }: no more than before. A zero, and 5 points lost.
   *[other] { $name }, farm { $farm }: { $number }.
  }
web-avenue-ending-purple = { $name }, purple grapes at the purple castle: { $number }.
web-avenue-ending-green = { $name }, green grapes at the green castle: { $number }.
web-avenue-ending-total = { $name }: { $number ->
    [one] { $number } point
   *[other] { $number } points
  } in all.

## Choosing

web-avenue-peek = Peek at the next farm
web-avenue-choose = Choose a vacant square for the road, or peek.
web-avenue-choose-no-peek = Choose a vacant square for the road.
web-avenue-choose-own = It is your turn to choose: go back to your own sheet.
web-avenue-back = Back to your sheet
web-avenue-consider = The road in { $square }
web-avenue-consider-peek = Peek at the next farm instead of drawing this road?
web-avenue-consider-peek-last = Peek instead of drawing? The sixth farm never scores.
web-avenue-road-here = The road through { $square }
web-avenue-joins = joins { $places }
web-avenue-farm-would = Farm { $farm }: { $points }
web-avenue-farm-before = (before: { $before })
web-avenue-do-draw = Ink it in { $square }
web-avenue-do-peek = Peek
web-avenue-cancel = Cancel
web-avenue-pencilled = Pencilled in { $square }.
web-avenue-will-peek = You will peek.
web-avenue-waiting = { $number ->
    [one] One player is still choosing.
   *[other] { $number } players are still choosing.
  }
web-avenue-waiting-crowd = The others are still choosing.
web-avenue-scored = { $number ->
    [0] Farm { $farm }: no more grapes than before. A zero is written, 5 points lost.
   *[other] Farm { $farm } scores { $number }.
  }
web-avenue-over-alone = The harvest is in: { $score } points.

## Said aloud

web-avenue-none = none
web-avenue-said-card = The road card shows { $road }; yellow cards this round: { $yellow } of 4.
web-avenue-said-roads = Your roads: { $roads }.
web-avenue-said-joined = Joined: { $joined }.
web-avenue-said-written = Numbers written: { $numbers }.
web-avenue-said-score = Your score so far: { $score }.
web-avenue-said-other = { $name }: { $score } points so far.
web-avenue-said-standing = Place { $place }: { $name }, { $points } points.

## Options at home

web-option-avenue-map = Map
web-choice-avenue-A = A (from the box)
web-choice-avenue-B = B (our own)
web-choice-avenue-C = C (our own)
web-brief-avenue =
    One road for everybody: draw it in a vacant square of your own map, or peek at the next farm (once a round).
    After the fourth yellow card the farm of the round counts every grape that its road joins.
    Each farm must beat the one before, or a 0 is written, which costs 5 points.
    After five farms each castle adds the grapes of its own colour.
