"""Setting up a game of Fairy Tile (rule 2)."""

from serao.engine.chance import Chance
from serao.engine.problem import BadOptions, reason
from serao.games.fairy_tile.news import Shown, Started
from serao.games.fairy_tile.pieces import PAGES, REGULAR, START_AT, START_HEXES, STARTING, lay
from serao.games.fairy_tile.state import Options, State, beginning_of, moment_of

LEAST_SEATS, MOST_SEATS = 2, 4


def seats(options: Options) -> range:
    """2 to 4; fewer when the books are so long that the pages would not suffice (2.4)."""
    most = len(PAGES) // LEAST_SEATS
    if not 0 <= options.pages_each <= most:
        raise BadOptions(reason("fairy_tile-pages-each", given=options.pages_each, most=most))
    enough = len(PAGES) // options.pages_each if options.pages_each else MOST_SEATS
    return range(LEAST_SEATS, min(enough, MOST_SEATS) + 1)


def new(options: Options, number: int, chance: Chance) -> State:
    """2 Set-up: the starting kingdom, the stack, the books, the first seat."""
    laid = tuple(lay(2 * tile + chance.below(2), at, turn) for tile, (at, turn) in zip(STARTING, START_AT, strict=True))
    stack = tuple(2 * tile + chance.below(2) for tile in chance.shuffled(REGULAR))
    pages = chance.shuffled(PAGES)
    each = options.pages_each or len(pages) // number
    books = tuple(pages[seat * each : (seat + 1) * each] for seat in range(number))
    first = chance.below(number)
    return State(
        options=options,
        laid=laid,
        stack=stack,
        characters=START_HEXES,
        books=tuple(book[1:] for book in books),
        seen=(0,) * number,
        hands=tuple(book[0] for book in books),
        told=((),) * number,
        aside=pages[number * each :],
        magic=(False,) * number,
        left=(False,) * number,
        turn=first,
        second=False,
        has_told=False,
        visits=(),
        passed=(),
        ruled_out=((0,) * each,) * number,
        held=tuple(held_first(each, seat == first, len(laid)) for seat in range(number)),
        lately=(moment_of(first, START_HEXES),),
        reason="",
        news=(Started(first), Shown(stack[0])),
    )


def held_first(pages: int, begins: bool, tiles: int) -> tuple[tuple[int, ...], ...]:
    """For each page of a book the turns that began with it in hand: only the first seat's first page has one."""
    return ((beginning_of(tiles, False, START_HEXES),) if begins else (), *[()] * (pages - 1))
