"""What a seat with a perfect memory knows of Fairy Tile, and positions imagined from it."""

import msgspec

from serao.engine.chance import Chance
from serao.games.fairy_tile.actions import Action
from serao.games.fairy_tile.dealing import dealt_anew
from serao.games.fairy_tile.news import Event
from serao.games.fairy_tile.pieces import NO_PAGE, PAGES, REGULAR, side_of, tile_of
from serao.games.fairy_tile.rules import legal
from serao.games.fairy_tile.state import NO_TILE, Options, State, top_tile


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """All that bears on the rest of the game. Pages are numbers where this seat knows them, else NO_PAGE.

    Of one's own book the pages are known that were turned: they lie at its bottom, in order. Of every page that
    somebody held it is known what it is not (`ruled_out`, hand first): telling is automatic, so it was not met then;
    and at the beginning of which turns it was in hand (`held`), which tells more of those who tell whenever they can.
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
    ruled_out: tuple[tuple[int, ...], ...]
    held: tuple[tuple[tuple[int, ...], ...], ...]
    lately: tuple[int, ...]
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
        ruled_out=state.ruled_out,
        held=state.held,
        lately=state.lately,
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
    hands, books, aside = imagined_pages(memory, chance)
    return State(
        options=memory.options,
        laid=memory.laid,
        stack=imagined_stack(memory, chance),
        characters=memory.characters,
        books=books,
        seen=memory.seen,
        hands=hands,
        told=memory.told,
        aside=aside,
        magic=memory.magic,
        left=memory.left,
        turn=memory.turn,
        second=memory.second,
        has_told=memory.has_told,
        visits=memory.visits,
        passed=memory.passed,
        ruled_out=memory.ruled_out,
        held=memory.held,
        lately=memory.lately,
        reason=memory.reason,
        news=memory.news,
    )


def unseen(memory: Memory) -> list[int]:
    """The pages whose place this seat does not know."""
    known = {*memory.hands, *(page for pages in (*memory.books, *memory.told) for page in pages)}
    return [page for page in PAGES if page not in known]


def imagined_pages(
    memory: Memory, chance: Chance
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """Hands, books and what lies aside: unknown pages dealt anew, none where it has been ruled out."""
    places = [
        (seat, place)
        for seat, known in enumerate(pages_known(memory))
        for place, page in enumerate(known)
        if page == NO_PAGE
    ]
    barred = [memory.ruled_out[seat][place] for seat, place in places] + [0] * memory.aside
    dealt = dealt_anew(unseen(memory), barred, chance)
    pages = [list(known) for known in pages_known(memory)]
    for (seat, place), page in zip(places, dealt, strict=False):
        pages[seat][place] = page
    hands = tuple(held[0] if held else NO_PAGE for held in pages)
    return hands, tuple(tuple(held[1:]) for held in pages), dealt[len(places) :]


def pages_known(memory: Memory) -> list[tuple[int, ...]]:
    """By seat its hand and its book, NO_PAGE where a page is unknown; nothing where the book is told (7.1)."""
    return [
        () if finished(memory, seat) else (hand, *book)
        for seat, (hand, book) in enumerate(zip(memory.hands, memory.books, strict=True))
    ]


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
