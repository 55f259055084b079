"""What rounds are made of: envelopes changing hands, looks into them, the end of a round (rules 3 and 5.10)."""

from operator import or_
from typing import TypeVar

from msgspec.structs import replace

from serao.games.picture_perfect import phases
from serao.games.picture_perfect.news import Event, LastLook, LookedInto, Rescued, RoundBegan
from serao.games.picture_perfect.pieces import NOBODY, ROUNDS
from serao.games.picture_perfect.setup import held_by, holders
from serao.games.picture_perfect.state import NO_AUCTION, State, turn_order, vips_in

T = TypeVar("T")


def with_(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The same values with one changed."""
    changed = list(values)
    changed[place] = value
    return tuple(changed)


def hand_over(owner: tuple[int, ...], guests: tuple[int, ...], taker: int) -> tuple[int, ...]:
    """The owners after these envelopes have gone to a seat or into the centre."""
    return tuple(taker if guest in guests else holder for guest, holder in enumerate(owner))


def look_into(state: State, seat: int, guest: int) -> State:
    """A seat opens an envelope and sees its cards, VIP cards too."""
    looked = with_(state.looked, seat, with_(state.looked[seat], guest, vips_in(state, guest)))
    since = with_(state.since, seat, with_(state.since[seat], guest, 0))
    return replace(state, open=with_(state.open, seat, guest), looked=looked, since=since)


def peek(state: State, looks: dict[int, int], news: list[Event]) -> State:
    """4.6, 5.6 Seats look into an envelope each; everybody sees who looks where."""
    for seat, guest in looks.items():
        state = look_into(state, seat, guest)
        news.append(LookedInto(seat, guest))
    return replace(state, phase=phases.PEEK, choices=(None,) * state.seats, news=tuple(news))


def end_round(state: State, news: list[Event]) -> State:
    """3.4 The card is discarded and the start passes to the left; after the sixth round comes the photograph."""
    state = rescue(state, news)
    now = holders(state.owner)
    state = replace(
        state,
        played=(*state.played, state.card),
        card="",
        start=(state.start + 1) % state.seats,
        auction=NO_AUCTION,
        shown=(),
        choices=(None,) * state.seats,
        held=tuple(before | held_by(state.owner, seat) for seat, before in enumerate(state.held)),
        since=tuple([tuple(map(or_, row, now)) for row in state.since]),
        ready=(False,) * state.seats,
    )
    if state.round == ROUNDS:
        return replace(state, phase=phases.PHOTO, turn=state.start, news=(*news, LastLook()))
    number = state.round + 1
    began = RoundBegan(number, state.start)
    return replace(state, phase=phases.LOOK, round=number, turn=state.start, news=(*news, began))


def rescue(state: State, news: list[Event]) -> State:
    """5.10 A player with neither envelopes nor decorations gets one decoration from every other player who has one."""
    order = turn_order(state)
    poor = [seat for seat in order if seat not in state.owner and not state.decorations[seat]]
    decorations = list(state.decorations)
    for seat in poor:
        givers = [other for other in order if other not in poor and decorations[other]]
        for giver in givers:
            decorations[giver] -= 1
        decorations[seat] += len(givers)
        news.append(Rescued(seat, len(givers)))
    return replace(state, decorations=tuple(decorations))


def nobody_looks(state: State) -> bool:
    """Whether every envelope is closed."""
    return all(guest == NOBODY for guest in state.open)
