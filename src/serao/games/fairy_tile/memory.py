"""What a seat with a perfect memory knows of Fairy Tile, and positions imagined from it."""

import msgspec

from serao.engine.chance import Chance
from serao.games.fairy_tile.actions import Action
from serao.games.fairy_tile.endless import never
from serao.games.fairy_tile.news import Event
from serao.games.fairy_tile.pieces import NO_PAGE, PAGES, REGULAR, kingdom_of, side_of, tile_of
from serao.games.fairy_tile.rules import legal
from serao.games.fairy_tile.state import NO_TILE, Options, State, is_fixed, top_tile


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """All that bears on the rest of the game. Pages are numbers where this seat knows them, else NO_PAGE.

    Of one's own book the pages are known that were turned: they lie at its bottom, in order.
    """

    seat: int | None
    legal: tuple[Action, ...]
    options: Options
    laid: tuple[int, ...]
    top: int
    stack: int
    characters: tuple[int, ...]
    books: tuple[tuple[int, ...], ...]
    seen: tuple[int, ...]
    hands: tuple[int, ...]
    told: tuple[tuple[int, ...], ...]
    aside: int
    magic: tuple[bool, ...]
    left: tuple[bool, ...]
    turn: int
    second: bool
    has_told: bool
    visits: tuple[tuple[int, int], ...]
    passed: tuple[int, ...]
    reason: str
    news: tuple[Event, ...]


def memory(state: State, seat: int | None) -> Memory:
    """Everything that seat has ever lawfully seen."""
    seats = range(len(state.hands))
    return Memory(
        seat=seat,
        legal=() if seat is None else legal(state, seat),
        options=state.options,
        laid=state.laid,
        top=top_tile(state),
        stack=len(state.stack),
        characters=state.characters,
        books=tuple(book_known(state, each, seat) for each in seats),
        seen=state.seen,
        hands=tuple(hand_known(state, each, seat) for each in seats),
        told=state.told,
        aside=len(state.aside),
        magic=state.magic,
        left=state.left,
        turn=state.turn,
        second=state.second,
        has_told=state.has_told,
        visits=state.visits,
        passed=state.passed,
        reason=state.reason,
        news=state.news,
    )


def book_known(state: State, holder: int, seat: int | None) -> tuple[int, ...]:
    """3.2 One's own pages that were turned, at the bottom of the book; nothing of others' books."""
    book = state.books[holder]
    hidden = len(book) - (state.seen[holder] if holder == seat else 0)
    return (NO_PAGE,) * hidden + book[hidden:]


def hand_known(state: State, holder: int, seat: int | None) -> int:
    """One's own page, and those laid open by seats that have left (7.2)."""
    return state.hands[holder] if holder == seat or state.left[holder] else NO_PAGE


def imagine(memory: Memory, chance: Chance) -> State:
    """A position that agrees with the memory: unknown pages dealt anew, unknown tiles shuffled and turned anew."""
    hands, pool = imagined_hands(memory, list(chance.shuffled(unseen(memory))))
    pool = list(chance.shuffled(pool))  # an impossible page may lie anywhere but in a hand
    books = tuple(tuple(page or pool.pop() for page in book) for book in memory.books)
    return State(
        options=memory.options,
        laid=memory.laid,
        stack=imagined_stack(memory, chance),
        characters=memory.characters,
        books=books,
        seen=memory.seen,
        hands=hands,
        told=memory.told,
        aside=tuple(pool),
        magic=memory.magic,
        left=memory.left,
        turn=memory.turn,
        second=memory.second,
        has_told=memory.has_told,
        visits=memory.visits,
        passed=memory.passed,
        reason=memory.reason,
        news=memory.news,
    )


def unseen(memory: Memory) -> list[int]:
    """The pages whose place this seat does not know."""
    known = {*memory.hands, *(page for pages in (*memory.books, *memory.told) for page in pages)}
    return [page for page in PAGES if page not in known]


def imagined_hands(memory: Memory, pool: list[int]) -> tuple[tuple[int, ...], list[int]]:
    """A page for every hidden hand, and the pages left. 7.2 On a fixed map nobody holds an impossible one."""
    fixed, land = is_fixed(memory.laid, memory.top), kingdom_of(memory.laid)
    impossible = [page for page in pool if fixed and never(land, page, memory.characters)]
    pool = [*impossible, *(page for page in pool if page not in impossible)]
    hands = tuple(page if page or finished(memory, seat) else pool.pop() for seat, page in enumerate(memory.hands))
    return hands, pool


def finished(memory: Memory, seat: int) -> bool:
    """7.1 Whether a seat's hand is empty because its book is told."""
    size = len(memory.books[seat]) + len(memory.told[seat])
    return size == (memory.options.pages_each or len(PAGES) // len(memory.hands))


def imagined_stack(memory: Memory, chance: Chance) -> tuple[int, ...]:
    """The visible tile, and the others in any order, either side up."""
    if memory.top == NO_TILE:
        return ()
    used = {tile_of(memory.top), *(tile_of(side_of(laid)) for laid in memory.laid)}
    rest = chance.shuffled(tile for tile in REGULAR if tile not in used)
    return (memory.top, *(2 * tile + chance.below(2) for tile in rest))
