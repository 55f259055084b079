"""The six trade cards (rule 4)."""

from itertools import combinations, permutations

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games.picture_perfect import phases, pieces
from serao.games.picture_perfect.actions import (
    GIFTS,
    KEEPS,
    LISTENS,
    RETURNS,
    STEALS,
    TAKES,
    Action,
    Give,
    Keep,
    Listen,
    ReturnTwo,
    Steal,
    TakeTwo,
)
from serao.games.picture_perfect.news import Danced, Event, Handed, Returned, Revealed, Stole, Took
from serao.games.picture_perfect.pieces import ALL_GUESTS, CENTRE, NOBODY, REVEALED
from serao.games.picture_perfect.rounds import end_round, hand_over, look_into, peek, with_
from serao.games.picture_perfect.state import State, envelopes_of, turn_order, vips_in

PUBLIC = -1  # the last row of `looked`: what everybody has seen


def left_of(state: State, seat: int) -> int:
    """The next seat clockwise."""
    return (seat + 1) % state.seats


def right_of(state: State, seat: int) -> int:
    """The next seat anticlockwise."""
    return (seat - 1) % state.seats


# ── What may be chosen ────────────────────────────────────────────────────────────────────────────


def trade_options(state: State, seat: int) -> tuple[Action, ...]:
    """What a seat may choose secretly for the card; nothing where there is nothing to choose."""
    if state.phase == phases.DANCE:
        return keeps(state, seat)
    if state.phase == phases.GIVE:
        return gifts(state, seat)
    if state.phase == phases.STEAL:
        return tuple(STEALS[guest] for guest in envelopes_of(state, left_of(state, seat)))
    return tuple(LISTENS[guest] for guest in ALL_GUESTS if state.owner[guest] != seat)


def keeps(state: State, seat: int) -> tuple[Action, ...]:
    """4.1 With several envelopes, which of them to keep; a single one is kept without being asked."""
    mine = envelopes_of(state, seat)
    return tuple(KEEPS[guest] for guest in mine) if len(mine) > 1 else ()


def gifts(state: State, seat: int) -> tuple[Action, ...]:
    """4.3 One for each neighbour; a single one for either; with two players one for the other."""
    mine = envelopes_of(state, seat)
    if state.seats == 2:
        return tuple(GIFTS[guest, NOBODY] for guest in mine)
    if len(mine) == 1:
        return GIFTS[mine[0], NOBODY], GIFTS[NOBODY, mine[0]]
    return tuple(GIFTS[pair] for pair in permutations(mine, 2))


def takes(state: State) -> tuple[Action, ...]:
    """4.2 Any two of the centre, or the only one there is."""
    return tuple(TAKES[pair] for pair in one_or_two(envelopes_of(state, CENTRE)))


def returns(state: State, seat: int) -> tuple[Action, ...]:
    """4.2 As many of one's own, the ones just taken too."""
    mine = envelopes_of(state, seat)
    pairs = combinations(mine, 2) if state.owed == 2 else [(guest, NOBODY) for guest in mine]
    return tuple(RETURNS[pair] for pair in pairs)


def one_or_two(guests: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every pair of envelopes; a single one, where there is only one."""
    return list(combinations(guests, 2)) if len(guests) > 1 else [(guest, NOBODY) for guest in guests]


# ── 4.1 Dance ─────────────────────────────────────────────────────────────────────────────────────


def dance(state: State, chance: Chance, news: list[Event]) -> State:
    """4.1 All but one envelope each go into the centre, which is shuffled; each is dealt as many as they put in."""
    kept = [kept_by(state, seat) for seat in range(state.seats)]
    put_in = [len(envelopes_of(state, seat)) - (kept[seat] != NOBODY) for seat in range(state.seats)]
    pool = list(chance.shuffled(guest for guest in ALL_GUESTS if guest not in kept))
    owner = hand_over(state.owner, tuple(pool), CENTRE)
    for seat in turn_order(state):
        dealt, pool = tuple(sorted(pool[: put_in[seat]])), pool[put_in[seat] :]
        owner = hand_over(owner, dealt, seat)
        news.append(Danced(seat, kept[seat], dealt))
    return end_round(replace(state, owner=owner), news)


def kept_by(state: State, seat: int) -> int:
    """The envelope that a seat keeps: its choice, or the only one it has."""
    choice = state.choices[seat]
    if isinstance(choice, Keep):
        return choice.guest
    return next(iter(envelopes_of(state, seat)), NOBODY)


# ── 4.2 Choose your partner ───────────────────────────────────────────────────────────────────────


def take_two(state: State, seat: int, action: TakeTwo) -> State:
    """4.2 Two envelopes from the centre."""
    taken = tuple(guest for guest in (action.one, action.other) if guest != NOBODY)
    owner = hand_over(state.owner, taken, seat)
    return replace(state, phase=phases.RETURN, owner=owner, owed=len(taken), news=(Took(seat, taken),))


def return_two(state: State, seat: int, action: ReturnTwo) -> State:
    """4.2 Two envelopes back; then the next seat, until all have chosen."""
    given = tuple(guest for guest in (action.one, action.other) if guest != NOBODY)
    state = replace(state, owner=hand_over(state.owner, given, CENTRE), owed=0)
    news: list[Event] = [Returned(seat, given)]
    following = left_of(state, seat)
    if following == state.start:
        return end_round(state, news)
    return replace(state, phase=phases.TAKE, turn=following, news=tuple(news))


# ── 4.3 Gifts, 4.5 Theft ──────────────────────────────────────────────────────────────────────────


def hand_over_gifts(state: State, news: list[Event]) -> State:
    """4.3 All are handed over at once."""
    owner = state.owner
    for seat, choice in enumerate(state.choices):
        if isinstance(choice, Give):
            for taker, guest in ((left_of(state, seat), choice.left), (right_of(state, seat), choice.right)):
                if guest != NOBODY:
                    owner = with_(owner, guest, taker)
                    news.append(Handed(seat, taker, guest))
    return end_round(replace(state, owner=owner), news)


def steal(state: State, news: list[Event]) -> State:
    """4.5 All are taken at once, so never the one just stolen."""
    owner = state.owner
    for seat, choice in enumerate(state.choices):
        if isinstance(choice, Steal):
            owner = with_(owner, choice.guest, seat)
            news.append(Stole(seat, left_of(state, seat), choice.guest))
    return end_round(replace(state, owner=owner), news)


# ── 4.4 Revelations, 4.6 Rumours ──────────────────────────────────────────────────────────────────


def reveal_another(state: State, chance: Chance, news: list[Event]) -> State:
    """4.4 A random envelope of the centre is opened to everybody, until two have been."""
    hidden = [guest for guest in envelopes_of(state, CENTRE) if guest not in state.shown]
    if len(state.shown) == REVEALED or not hidden:
        return end_round(state, news)
    guest = chance.pick(hidden)
    for seat in range(state.seats):
        state = look_into(state, seat, guest)
    vips = vips_in(state, guest)
    looked = with_(state.looked, PUBLIC, with_(state.looked[PUBLIC], guest, vips))
    since = with_(state.since, PUBLIC, with_(state.since[PUBLIC], guest, 0))
    news.append(Revealed(guest, state.envelopes[guest], vips))
    return replace(state, phase=phases.PEEK, shown=(*state.shown, guest), looked=looked, since=since, news=tuple(news))


def listen(state: State, news: list[Event]) -> State:
    """4.6 Everybody looks into the envelope of their choice."""
    chosen = {seat: choice.guest for seat, choice in enumerate(state.choices) if isinstance(choice, Listen)}
    return peek(state, chosen, news)


# ── From the card to its choices, and from the choices to what they do ────────────────────────────

PHASE_OF_CARD = {
    pieces.DANCE: phases.DANCE,
    pieces.PARTNER: phases.TAKE,
    pieces.GIFTS: phases.GIVE,
    pieces.THEFT: phases.STEAL,
    pieces.RUMOURS: phases.LISTEN,
}


def begin_trade(state: State, chance: Chance, news: list[Event]) -> State:
    """3.3 What the card that was turned asks for first."""
    if state.card == pieces.REVELATIONS:
        return reveal_another(state, chance, news)
    if state.card == pieces.PARTNER and CENTRE not in state.owner:
        return end_round(state, news)
    return replace(state, phase=PHASE_OF_CARD[state.card], turn=state.start, news=tuple(news))


def resolve_trade(state: State, chance: Chance, news: list[Event]) -> State:
    """Everybody has chosen: the choices take effect together."""
    if state.phase == phases.DANCE:
        return dance(state, chance, news)
    if state.phase == phases.GIVE:
        return hand_over_gifts(state, news)
    if state.phase == phases.STEAL:
        return steal(state, news)
    return listen(state, news)
