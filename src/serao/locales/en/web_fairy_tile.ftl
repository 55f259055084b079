### Fairy Tile in the browser.

## The kingdom

web-fairy-tile-kingdom = The kingdom: arrow keys go from place to place, with Shift they move the view
web-fairy-tile-looking = View of the kingdom
web-fairy-tile-nearer = Nearer
web-fairy-tile-further = Further away
web-fairy-tile-fit = Whole kingdom
web-fairy-tile-place = { $at }, { $land }
web-fairy-tile-figure = { $who }, at { $at }
web-fairy-tile-kingdom-is = The kingdom: { $places }.

## Choosing

web-fairy-tile-choices = What to do
web-fairy-tile-tile = Tile
web-fairy-tile-turn = Turn the page
web-fairy-tile-end = End the turn
web-fairy-tile-turn-explained = Turn the page: another page comes to your hand, your token turns to magic, and your turn ends.
web-fairy-tile-end-explained = End the turn and keep your magic.
web-fairy-tile-move = { $who } goes to { $to }.
web-fairy-tile-add = Add the tile at { $at }, turned { $turn } of 6.
web-fairy-tile-add-here = Add the tile here?
web-fairy-tile-hint-move = Choose one of the lit places.
web-fairy-tile-hint-tile = Choose one of the lit corners; R or the wheel turns the tile.
web-fairy-tile-hint-tile-touch = Choose a lit corner; ↺ and ↻ turn the tile.
web-fairy-tile-take-tile = Add the tile: { $tile }
web-fairy-tile-rotate-left = Turn the tile counter-clockwise (R)
web-fairy-tile-rotate-right = Turn the tile clockwise (Shift+R)
web-fairy-tile-do-it = Do it
web-fairy-tile-cancel = Cancel

## The page in the hand

web-fairy-tile-tells = This would tell your page!
web-fairy-tile-tells-not = This would not tell your page yet.
web-fairy-tile-told-already = One page is told in a turn: the next one waits.
web-fairy-tile-needs-all = All of it at once:
web-fairy-tile-needs-one = One of these:
web-fairy-tile-met = would be met
web-fairy-tile-or = or

## Books and the tale

web-fairy-tile-books = Books
web-fairy-tile-told-of = { $told } of { $total } pages told
web-fairy-tile-has-magic = Magic: may live a second adventure
web-fairy-tile-your-magic = You have magic: a second adventure is yours
web-fairy-tile-no-magic = No magic
web-fairy-tile-left-with = Left the game holding page { $page }, which can never be told.
web-fairy-tile-read-page = Read page { $page }
web-fairy-tile-tells-page = { $name } tells page { $page }.
web-fairy-tile-read = Read it
web-fairy-tile-close = Close
web-fairy-tile-aloud = Read aloud
web-fairy-tile-hush = Stop reading
web-fairy-tile-whose-tale = Whose tale?
web-fairy-tile-told-by = as told by { $name }
web-fairy-tile-print = Print the tale
web-fairy-tile-fin = The end

## The position in words

web-fairy-tile-whose-turn = It is { $name }’s turn.
web-fairy-tile-your-page = Your page { $page }: { $objective }
web-fairy-tile-stands = { $who } is at { $at }.
web-fairy-tile-stands-with = { $who } is at { $at }, together with { $others }.
web-fairy-tile-top-tile = { $number ->
    [one] The last tile: { $tile }.
   *[other] The next tile of { $number }: { $tile }.
  }
web-fairy-tile-book-of = { $name }: { $told } of { $total } pages told, { $magic ->
    [yes] with magic.
   *[no] no magic.
  }
