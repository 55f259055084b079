### Fairy Tile: its news, its reasons, what its pages ask for.

game-fairy_tile = Fairy Tile
fairy_tile-about = A kingdom that grows, a Princess, a Knight and a Dragon who belong to nobody: be the first to tell your book to its last page.
fairy_tile-time = about 30 minutes

## Characters and places

fairy_tile-who-princess = the Princess
fairy_tile-who-knight = the Knight
fairy_tile-who-dragon = the Dragon
fairy_tile-place-plains = plains
fairy_tile-place-forest = forest
fairy_tile-place-mountain = mountain
fairy_tile-place-castle = castle
fairy_tile-place-river = river
fairy_tile-with-river = { $terrain } with a river
fairy_tile-a-plains = a plain
fairy_tile-a-forest = a forest
fairy_tile-a-mountain = a mountain
fairy_tile-a-castle = a castle
fairy_tile-a-river = a river
fairy_tile-large-plains = a Large plain
fairy_tile-large-forest = a Large forest
fairy_tile-large-mountain = a Large mountain
fairy_tile-large-river = a Large river
fairy_tile-three-plains = three plains in a line
fairy_tile-three-forest = three forests in a line
fairy_tile-three-mountain = three mountains in a line
fairy_tile-in-plains = on a plain
fairy_tile-in-forest = in a forest
fairy_tile-in-mountain = on a mountain
fairy_tile-in-castle = in a castle
fairy_tile-in-river = at a river
fairy_tile-in-any = anywhere
fairy_tile-the-plains = the plain
fairy_tile-the-forest = the forest
fairy_tile-the-mountain = the mountain
fairy_tile-the-castle = the castle
fairy_tile-to-plains = to the plain
fairy_tile-to-forest = to the forest
fairy_tile-to-mountain = to the mountain
fairy_tile-to-castle = to the castle
fairy_tile-at-plains = on the plain
fairy_tile-at-forest = in the forest
fairy_tile-at-mountain = on the mountain
fairy_tile-at-castle = in the castle
fairy_tile-by-plains = by the plains
fairy_tile-by-forest = by the forest
fairy_tile-by-mountain = by the mountain
fairy_tile-by-castle = by the castle
fairy_tile-among-plains = among plains
fairy_tile-among-forest = among forests
fairy_tile-among-mountain = among mountains
fairy_tile-among-castle = among castles
fairy_tile-spot = { $place } { $by }
fairy_tile-spot-river = { $place } on the river, { $by }

## What a page asks for

fairy_tile-ask = { $what }.
fairy_tile-does = { $who } { $what }
fairy_tile-visits = visits { $what }
fairy_tile-sees = sees { $what }
fairy_tile-passes-over = passes over a castle
fairy_tile-meet = { $one } and { $other } meet { $where }
fairy_tile-and = { $one } and { $other }
fairy_tile-or = { $one } or { $other }

## News

fairy_tile-started = Once upon a time … { $name } begins.
fairy_tile-shown = The next tile: { $tile }.
fairy_tile-moved = { $name } moves { $character } { $to }.
fairy_tile-added = { $name } adds a tile { $by }: { $tile }.
fairy_tile-magic = { $name } uses magic for a second adventure.
fairy_tile-kept = { $name } keeps the magic.
fairy_tile-told = { $name } tells page { $page }. { $story }
fairy_tile-turned = { $name } turns the page and gains magic.
fairy_tile-drew = In your hand: page { $page }.
fairy_tile-left = { $name } holds page { $page }, which can never be told in this kingdom, and leaves the game.
fairy_tile-won = { $name } has told the whole book: the end!
fairy_tile-no-end = Nobody is left to tell: a story without an end.

## The end

fairy_tile-reason-last-page = The last page of a book has been told.
fairy_tile-reason-no-end = The story has no end.
fairy_tile-line-pages = { $number ->
    [one] One page told
   *[other] { $number } pages told
  }
fairy_tile-row-pages = Pages told
fairy_tile-decided-last-page = { $names } wins: all { $points } pages are told.
fairy_tile-decided-last-page-you = You win: all { $points } pages of your tale are told!
fairy_tile-decided-nobody = Nobody wins: nobody could finish the story.

## Why something is not possible

fairy_tile-notation = “{ $given }” is no action: say P, K or D and a place (D2,-1), T with a place and a turn (T3,-2/4), turn, or end.
fairy_tile-pages-each = A book cannot have { $given } pages: choose 1 to { $most }, or 0 to share out all of them.
fairy_tile-has-left = You have left the game: your page could never be told.
fairy_tile-no-character = There are only the Princess, the Knight and the Dragon.
fairy_tile-no-hex = There is no such place in the kingdom.
fairy_tile-no-way = { $character ->
    [princess] The Princess cannot go there: she takes exactly one step, and jumps from castle to castle before or after it.
    [knight] The Knight cannot go there: he rides exactly two steps away, by way of a place of the kingdom.
   *[dragon] The Dragon cannot go there: he flies in a straight line as far as the kingdom goes.
  }
fairy_tile-no-tile = There is no tile left to add.
fairy_tile-no-turn = A tile is turned by 0 to 5 sixths, not { $given }.
fairy_tile-misfit = { $wrong ->
    [overlap] The tile would cover a place of the kingdom.
    [edges] The tile must share two edges with the kingdom that meet in a corner; there it does not.
   *[river] The rivers do not meet: on every shared edge river must meet river.
  }
fairy_tile-turn-late = Turning the page is a whole turn: not after an adventure.
fairy_tile-end-early = You have yet to live an adventure or turn the page.

## At the table

fairy_tile-option-pages-each = How many pages each book has; 0 shares out all 36.
fairy_tile-hint-first = Live an adventure (move a character or add the tile), or turn the page.
fairy_tile-hint-second = Use your magic for a second adventure, or end the turn.
fairy_tile-side-page = Page { $page }
fairy_tile-side-tile = Next tile ({ $number } left)
fairy_tile-side-no-tile = No tiles left: the kingdom is complete.
fairy_tile-side-book = Book
fairy_tile-side-told = Told
fairy_tile-side-magic = Magic
fairy_tile-side-has-left = left
fairy_tile-help =
    Who tells the last page of their book first wins. On your turn live one adventure: move a character or add the tile. If what your page asks for has come true, it is told by itself, and the next one is drawn.
    Or turn the page: it goes under your book, you draw the next, and gain magic, which pays for a second adventure in one turn.
    P1,0 moves the Princess (K the Knight, D the Dragon) to the place 1,0. T3,-2/4 adds the tile with its first place at 3,-2, turned four sixths counter-clockwise. turn turns the page, end ends a turn and keeps the magic.
    Princess: one step, and jumps between castles before or after it. Knight: exactly two steps away. Dragon: straight on as far as the kingdom goes.
    A tile shares at least two edges that meet in a corner; river meets river. A Large place has 3 connected hexes, a Large river 5.

### Fairy Tile in the browser.

## The kingdom

web-fairy_tile-kingdom = The kingdom: arrow keys go from place to place, with Shift they move the view
web-fairy_tile-looking = View of the kingdom
web-fairy_tile-nearer = Nearer
web-fairy_tile-further = Further away
web-fairy_tile-fit = Whole kingdom
web-fairy_tile-place = { $place }, where { $others ->
    [1] { $who } stands
   *[other] { $who } stand
  }
web-fairy_tile-figure = { $who }, { $at }
web-fairy_tile-kingdom-is = The kingdom, row by row from the north, each from west to east: { $rows }.
web-fairy_tile-move-way = { $who } goes { $way }: { $place }.
web-fairy_tile-stands-from = { $who } is { $at }, { $way } from the Princess.
web-fairy_tile-steps = { $number ->
    [1] one step { $direction }
   *[other] { $number } steps { $direction }
  }
web-fairy_tile-direction-0 = east
web-fairy_tile-direction-1 = north-east
web-fairy_tile-direction-2 = north-west
web-fairy_tile-direction-3 = west
web-fairy_tile-direction-4 = south-west
web-fairy_tile-direction-5 = south-east
web-fairy_tile-holding = { $land } ({ $who })

## Choosing

web-fairy_tile-choices = What to do
web-fairy_tile-tile = Tile
web-fairy_tile-turn = Turn the page
web-fairy_tile-end = End the turn
web-fairy_tile-turn-explained = Turn the page: another page comes to your hand, your token turns to magic, and your turn ends.
web-fairy_tile-end-explained = End the turn and keep your magic.
web-fairy_tile-move = { $who } goes { $to }.
web-fairy_tile-add = Add the tile { $by }, { $way } from the Princess, turned { $turn } of 6.
web-fairy_tile-add-here = Add the tile here?
web-fairy_tile-hint-move = Choose one of the lit places.
web-fairy_tile-hint-tile = Choose one of the lit corners; R or the wheel turns the tile.
web-fairy_tile-hint-tile-touch = Choose a lit corner; ↺ and ↻ turn the tile.
web-fairy_tile-take-tile = Add the tile: { $tile }
web-fairy_tile-rotate-left = Turn the tile counter-clockwise (R)
web-fairy_tile-rotate-right = Turn the tile clockwise (Shift+R)
web-fairy_tile-do-it = Do it
web-fairy_tile-cancel = Cancel

## The page in the hand

web-fairy_tile-tells = This would tell your page!
web-fairy_tile-tells-not = This would not tell your page yet.
web-fairy_tile-told-already = One page is told in a turn: the next one waits.
web-fairy_tile-needs-all = All of it at once:
web-fairy_tile-needs-one = One of these:
web-fairy_tile-met = would be met
web-fairy_tile-or = or

## Books and the tale

web-fairy_tile-books = Books
web-fairy_tile-told-of = { $told } of { $total } pages told
web-fairy_tile-has-magic = Magic: may live a second adventure
web-fairy_tile-your-magic = You have magic: a second adventure is yours
web-fairy_tile-no-magic = No magic
web-fairy_tile-left-with = Left the game holding page { $page }, which can never be told.
web-fairy_tile-read-page = Read page { $page }
web-fairy_tile-tells-page = { $name } tells page { $page }.
web-fairy_tile-read = Read it
web-fairy_tile-close = Close
web-fairy_tile-aloud = Read aloud
web-fairy_tile-hush = Stop reading
web-fairy_tile-whose-tale = Whose tale?
web-fairy_tile-told-by = as told by { $name }
web-fairy_tile-ending-title = Once upon a time
web-fairy_tile-ending-cover = { $number ->
    [one] { $name }’s tale has one page.
   *[other] { $name }’s tale has { $number } pages.
  }
web-fairy_tile-ending-page = { $name }’s tale, page { $number }.
web-fairy_tile-print = Print the tale
web-fairy_tile-fin = The end

## The position in words

web-fairy_tile-whose-turn = It is { $name }’s turn.
web-fairy_tile-your-page = Your page { $page }: { $objective }
web-fairy_tile-stands = { $who } is { $at }.
web-fairy_tile-stands-with = { $who } is { $at }, together with { $others }.
web-fairy_tile-top-tile = { $number ->
    [one] The last tile: { $tile }.
   *[other] The next tile of { $number }: { $tile }.
  }
web-fairy_tile-book-of = { $name }: { $told } of { $total } pages told, { $magic ->
    [yes] with magic.
   *[no] no magic.
  }

## Options at home

web-option-fairy_tile-pages-each = Pages in each book (0: all 36 are shared out)
web-choice-fairy_tile-0 = { $seats ->
    [2] 18 (all)
    [3] 12 (all)
   *[other] 9 (all)
}
web-brief-fairy_tile =
    The Princess, the Knight and the Dragon belong to nobody: everybody moves them.
    On your turn move one of them or add the tile, and tell your page if what it asks for has come true; or turn the page and gain magic.
    Magic pays for a second adventure in one turn.
    Princess: one step, and jumps between castles. Knight: exactly two steps away. Dragon: straight on as far as the kingdom goes.
    Who tells the last page of their book first wins.
