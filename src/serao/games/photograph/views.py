"""What a seat sees of Photograph now, built up field by field."""

from functools import lru_cache

import msgspec

from serao.games.photograph.actions import Wind
from serao.games.photograph.news import Event, Took
from serao.games.photograph.pieces import BACK, COLOURS, EMPTY, FACE_UP, LAST_NUMBER, ROWS, SUNSET
from serao.games.photograph.rules import to_play
from serao.games.photograph.scoring import seat_score, strip_points
from serao.games.photograph.state import OVER, State, Strip
from serao.games.photograph.strips import direction, fitting

ALL_COLOURS = range(len(COLOURS))


class StripView(msgspec.Struct, frozen=True):
    """A film strip: faces in focus, backs out of focus; the numbers that fit next; its points."""

    cards: tuple[int, ...]
    direction: int
    fits: tuple[int, ...]
    points: int


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat (None: a spectator). Cards are numbers as in `pieces`: faces or backs.

    `to_play` is how many cards this seat plays when it winds next, as far as that is settled.
    """

    seat: int | None
    seats: int
    rows: int
    colours: tuple[int, ...]
    missed_photo: bool
    phase: str
    turn: int
    owed: int
    to_play: int
    field: tuple[int, ...]
    deck: int
    deck_top: int
    hands: tuple[tuple[int, ...], ...]
    strips: tuple[tuple[StripView, ...], ...]
    good_shots: tuple[int, ...]
    gone: int
    chosen: tuple[bool, ...]
    my_choice: Wind | None
    scores: tuple[int, ...]
    news: tuple[Event, ...]


def view(state: State, seat: int | None) -> View:
    """What that seat sees now; what it has seen before and remembers is `memory`."""
    seats = range(len(state.hands))
    return View(
        seat=seat,
        seats=len(seats),
        rows=ROWS[len(seats)],
        colours=state.colours,
        missed_photo=state.options.missed_photo,
        phase=state.phase,
        turn=state.turn,
        owed=state.owed,
        to_play=to_play(state, seat),
        field=field_seen(state),
        deck=len(state.deck),
        deck_top=deck_top(state),
        hands=tuple(hand_seen(state, each, seat) for each in seats),
        strips=tuple([tuple(map(strip_view, ALL_COLOURS, strips)) for strips in state.strips]),
        good_shots=state.good_shots,
        gone=len(state.gone),
        chosen=tuple(wind is not None for wind in state.winds),
        my_choice=None if seat is None else state.winds[seat],
        scores=tuple(seat_score(state, each).total for each in seats),
        news=news_seen(state, seat),
    )


def field_seen(state: State) -> tuple[int, ...]:
    """2.3 Faces in the outer columns, backs in the middle, EMPTY where nothing lies."""
    face_up = FACE_UP[ROWS[len(state.hands)]]
    return tuple(card if up or card == EMPTY else BACK[card] for card, up in zip(state.field, face_up, strict=True))


def deck_top(state: State) -> int:
    """1.2 The back on top of the deck; Sunset when it is there; EMPTY without a deck."""
    if not state.deck:
        return EMPTY
    return SUNSET if state.deck[0] == SUNSET else BACK[state.deck[0]]


def hand_seen(state: State, holder: int, seat: int | None) -> tuple[int, ...]:
    """1.2 One's own cards; the backs of others'. The last cards lie open when it is over (6.1)."""
    hand = state.hands[holder]
    if holder == seat or state.phase == OVER:
        return hand
    return tuple(BACK[card] for card in hand)


@lru_cache(maxsize=4096)  # strips are looked at far more often than they grow
def strip_view(colour: int, strip: Strip) -> StripView:
    """4.5 A card out of focus shows its back: its number may not be looked at again."""
    first = colour * LAST_NUMBER - 1
    return StripView(
        cards=tuple(first + number if number > 0 else BACK[first - number] for number in strip),
        direction=direction(strip),
        fits=tuple(sorted(fitting(strip))),
        points=strip_points(strip),
    )


def news_seen(state: State, seat: int | None) -> tuple[Event, ...]:
    """The news as the table saw it; the taker has seen the faces of all cards taken."""
    return tuple(
        Took(event.seat, event.row, event.side, state.hands[seat][-len(event.cards) :])
        if isinstance(event, Took) and event.seat == seat
        else event
        for event in state.news
    )
