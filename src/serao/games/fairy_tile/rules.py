"""Fairy Tile as the rulebook tells it: who acts, what is legal, what each action does (rules 3, 5.1 and 7)."""

from typing import TypeVar

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.problem import Reason, reason
from serao.games.fairy_tile.actions import END, TURN, Action, Add, End, Move, TurnPage
from serao.games.fairy_tile.endless import never_pages
from serao.games.fairy_tile.hexes import TURNS
from serao.games.fairy_tile.landmarks import landmark, rarest, terrains_beside
from serao.games.fairy_tile.moving import moves, ways
from serao.games.fairy_tile.news import (
    Added,
    Event,
    KeptMagic,
    Left,
    Moved,
    NoEnd,
    Shown,
    Told,
    Turned,
    UsedMagic,
    Won,
)
from serao.games.fairy_tile.pieces import NO_PAGE, OFFSETS, kingdom_of, lay
from serao.games.fairy_tile.places import CHARACTERS, DRAGON, EVERYBODY, KNIGHT, PRINCESS
from serao.games.fairy_tile.placing import additions, why_not
from serao.games.fairy_tile.state import HELD, MOMENTS, State, beginning_of, is_fixed, kingdom, moment_of, top_tile
from serao.games.fairy_tile.telling import met_pages

LAST_PAGE, NO_END = "last-page", "no-end"  # 7.1, 7.2

T = TypeVar("T")


def actors(state: State) -> tuple[int, ...]:
    """3 The seat whose turn it is."""
    return () if state.reason else (state.turn,)


def legal(state: State, seat: int) -> tuple[Action, ...]:
    """3 Every move, every way to add the tile; then turning the page, or an end after the first adventure."""
    if state.reason or seat != state.turn:
        return ()
    land, (princess, knight, dragon) = kingdom_of(state.laid), state.characters
    return (
        moves(land, PRINCESS, princess)
        + moves(land, KNIGHT, knight)
        + moves(land, DRAGON, dragon)
        + (additions(land, state.stack[0]) if state.stack else ())
        + ((END,) if state.second else (TURN,))
    )


def refusal(state: State, seat: int, action: Action) -> Reason | None:
    """Why that seat may not do this now."""
    if not 0 <= seat < len(state.hands):
        return reason("no-such-seat", given=seat + 1, seats=len(state.hands))
    if state.reason:
        return reason("game-over")
    if state.left[seat]:
        return reason("fairy_tile-has-left")
    if seat != state.turn:
        return reason("not-your-turn")
    match action:
        case Move(character, to):
            return move_refusal(state, character, to)
        case Add(at, turn):
            return add_refusal(state, at, turn)
        case TurnPage():
            return reason("fairy_tile-turn-late") if state.second else None
        case End():
            return None if state.second else reason("fairy_tile-end-early")


def move_refusal(state: State, character: int, to: int) -> Reason | None:
    """4 Why a character may not move there."""
    if character not in EVERYBODY:
        return reason("fairy_tile-no-character")
    land, start = kingdom(state), state.characters[character]
    if to not in land.terrain:
        return reason("fairy_tile-no-hex")
    if to not in ways(land, character, start):
        return reason("fairy_tile-no-way", character=CHARACTERS[character])
    return None


def add_refusal(state: State, at: int, turn: int) -> Reason | None:
    """6 Why the tile may not be added so."""
    if not state.stack:
        return reason("fairy_tile-no-tile")
    if turn not in TURNS:
        return reason("fairy_tile-no-turn", given=turn)
    wrong = why_not(kingdom(state), top_tile(state), at, turn)
    return reason("fairy_tile-misfit", wrong=wrong) if wrong else None


def apply(state: State, seat: int, action: Action, chance: Chance) -> State:
    """3 An adventure, a page turned, or the end of a turn whose magic is kept."""
    news: list[Event] = []
    match action:
        case Move(character, to):
            return adventure_done(move(use_magic(state, news), character, to, news), news)
        case Add(at, turn):
            return adventure_done(add_tile(use_magic(state, news), at, turn, news), news)
        case TurnPage():
            return next_turn(turn_page(state, news), news)
        case End():
            news.append(KeptMagic(seat))
            return next_turn(state, news)


def reversible(before: State, after: State) -> bool:
    """A first adventure with magic left for another: nothing was told, drawn or turned up, nobody else has acted."""
    return after.second and isinstance(after.news[0], Moved) and len(after.news) == 1


# ── 3 A turn ──────────────────────────────────────────────────────────────────────────────────────


def use_magic(state: State, news: list[Event]) -> State:
    """3.1 A second adventure turns the token to blank."""
    if not state.second:
        return state
    news.append(UsedMagic(state.turn))
    return replace(state, magic=with_value(state.magic, state.turn, False))


def move(state: State, character: int, to: int, news: list[Event]) -> State:
    """3.3 A character moves; where it ends and what it passes over count for this turn."""
    start, land = state.characters[character], kingdom_of(state.laid)
    news.append(Moved(state.turn, character, start, to, landmark(land, to)))
    over = ways(land, character, start)[to]
    return replace(
        state,
        characters=with_value(state.characters, character, to),
        visits=(*state.visits, (character, to)),
        passed=(*state.passed, character) if over else state.passed,
    )


def add_tile(state: State, at: int, turn: int, news: list[Event]) -> State:
    """3.4 The visible tile joins the kingdom, and the next one becomes visible."""
    side, stack, land = state.stack[0], state.stack[1:], kingdom_of(state.laid)
    near = rarest(land, terrains_beside(land, [at + offset for offset in OFFSETS[turn]]))
    news.append(Added(state.turn, side, at, turn, near))
    if stack:
        news.append(Shown(stack[0]))
    return replace(state, laid=(*state.laid, lay(side, at, turn)), stack=stack, lately=())


def turn_page(state: State, news: list[Event]) -> State:
    """3.2 The hand goes under the book, the top comes to the hand, and the token shows magic."""
    seat = state.turn
    news.append(Turned(seat))
    hand, *book = (*state.books[seat], state.hands[seat])
    # Pages seen before lie at the bottom: one more now, unless even the page drawn was one of them.
    seen = min(state.seen[seat] + 1, len(book))
    return replace(
        state,
        books=with_value(state.books, seat, tuple(book)),
        seen=with_value(state.seen, seat, seen),
        hands=with_value(state.hands, seat, hand),
        ruled_out=with_value(state.ruled_out, seat, (*state.ruled_out[seat][1:], state.ruled_out[seat][0])),
        held=with_value(state.held, seat, (*state.held[seat][1:], state.held[seat][0])),
        magic=with_value(state.magic, seat, True),
    )


def adventure_done(state: State, news: list[Event]) -> State:
    """3.1 The page is told if it is met; then the turn is over, unless magic allows another adventure."""
    first = not state.second
    if not state.has_told:
        met = pages_met(state)
        if not met >> state.hands[state.turn] & 1:
            state = not_told(state, met)
        else:
            state = tell_page(state, news)
            if state.hands[state.turn] == NO_PAGE:
                return win(state, news)
    if not (first and state.magic[state.turn]):
        return next_turn(state, news)
    state = judge(replace(state, second=True), news)
    return next_turn(state, news) if state.left[state.turn] else replace(state, news=tuple(news))


def next_turn(state: State, news: list[Event]) -> State:
    """The next seat, clockwise, that has not left."""
    state = judge(state, news)
    if False not in state.left:
        news.append(NoEnd())
        return replace(state, second=False, reason=NO_END, news=tuple(news))
    turn = (state.turn + 1) % len(state.left)
    while state.left[turn]:
        turn = (turn + 1) % len(state.left)
    now = (moment_of(turn, state.characters),)
    return replace(
        state,
        turn=turn,
        second=False,
        has_told=False,
        visits=(),
        passed=(),
        held=with_value(state.held, turn, in_hand(state, turn)),
        lately=state.lately[-MOMENTS + 1 :] + now,
        news=tuple(news),
    )


def in_hand(state: State, seat: int) -> tuple[tuple[int, ...], ...]:
    """What is known of a seat's pages, and that its turn begins with the first of them in hand."""
    pages = state.held[seat]
    now = beginning_of(len(state.laid), state.magic[seat], state.characters)
    return ((*pages[0][-HELD + 1 :], now), *pages[1:])


# ── 5.1 Telling ───────────────────────────────────────────────────────────────────────────────────


def pages_met(state: State) -> int:
    """5 The pages that are met by what this turn has brought, a bit each."""
    return met_pages(kingdom_of(state.laid), state.characters, state.visits, state.passed)


def not_told(state: State, met: int) -> State:
    """5.1 Telling is automatic: what was met and not told is not in this hand, as everybody can see."""
    if not met & ~state.ruled_out[state.turn][0]:
        return state
    return not_in_hand(state, state.turn, met)


def tell_page(state: State, news: list[Event]) -> State:
    """5.1 The page is laid open, and the next one drawn if there is one."""
    seat = state.turn
    page, book = state.hands[seat], state.books[seat]
    news.append(Told(seat, page))
    return replace(
        state,
        has_told=True,
        told=with_value(state.told, seat, (*state.told[seat], page)),
        hands=with_value(state.hands, seat, book[0] if book else NO_PAGE),
        books=with_value(state.books, seat, book[1:]),
        seen=with_value(state.seen, seat, min(state.seen[seat], max(len(book) - 1, 0))),
        ruled_out=with_value(state.ruled_out, seat, state.ruled_out[seat][1:]),
        held=with_value(state.held, seat, state.held[seat][1:]),
        lately=(),
    )


# ── 7 The end ─────────────────────────────────────────────────────────────────────────────────────


def win(state: State, news: list[Event]) -> State:
    """7.1 The last page of a book ends the game at once."""
    news.append(Won(state.turn))
    return replace(state, second=False, reason=LAST_PAGE, news=tuple(news))


def judge(state: State, news: list[Event]) -> State:
    """7.2 On a fixed map, whoever holds a page that can never be met lays it open and leaves."""
    if not is_fixed(state.laid, top_tile(state)):
        return state
    never = never_pages(kingdom_of(state.laid), state.characters)
    if not never:
        return state
    for seat, pages in enumerate(state.ruled_out):
        # Of a hand from which all these pages are ruled out already there is nothing to say.
        if never & ~pages[0] and not state.left[seat]:
            state = leave(state, seat, news) if never >> state.hands[seat] & 1 else not_in_hand(state, seat, never)
    return state


def leave(state: State, seat: int, news: list[Event]) -> State:
    """7.2 A page that can never be met is laid open, and its seat leaves."""
    news.append(Left(seat, state.hands[seat]))
    return replace(state, left=with_value(state.left, seat, True), lately=())


def not_in_hand(state: State, seat: int, pages: int) -> State:
    """5.1, 7.2 Who holds one of these pages tells it or leaves: everybody sees who holds none of them."""
    hand, *book = state.ruled_out[seat]
    return replace(state, ruled_out=with_value(state.ruled_out, seat, (hand | pages, *book)))


def with_value(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values but for one."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)
