### The table of Avenue in the browser.

## Roads, grapes, squares

web-avenue-colour-green = green grapes
web-avenue-colour-purple = purple grapes
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
