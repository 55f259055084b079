"""What a seat sees of Picture Perfect now, built up field by field."""

import msgspec

from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import Action
from serao.games.picture_perfect.arrangement import EMPTY, Arrangement, kinds_owned
from serao.games.picture_perfect.news import Event, LookedInto, Wish, as_read
from serao.games.picture_perfect.pieces import ALL_GUESTS, NOBODY, ROUNDS
from serao.games.picture_perfect.scoring import ScoredGuest, decoration_points, scored_guests, seat_score
from serao.games.picture_perfect.state import NOT_SEEN, Auction, Photo, State, everything_open, vips_in

CLOSED: tuple[int, ...] = ()


class View(msgspec.Struct, frozen=True, kw_only=True):
    """The table from one seat (None: a spectator).

    `envelopes` and `vips` are by guest: what may be looked at now (3.5), with the notebook all that was seen;
    else no cards, and NOT_SEEN; `wishes` are the same cards as they read there. `my_decorations` are by kind.
    `scores`, `scored` and `decoration_points` are by seat, once the scoring has begun.
    """

    seat: int | None
    seats: int
    auctions: bool
    notebook: bool
    phase: str
    round: int
    rounds: int
    start: int
    turn: int
    owed: int
    card: str
    played: tuple[str, ...]
    deck: int
    owner: tuple[int, ...]
    envelopes: tuple[tuple[int, ...], ...]
    wishes: tuple[tuple[Wish, ...], ...]
    vips: tuple[int, ...]
    vips_shown: int
    open: int
    my_vip: int
    arrangement: Arrangement
    ready: tuple[bool, ...]
    decorations: tuple[int, ...]
    my_decorations: tuple[int, ...]
    supply: int
    auction: Auction
    chosen: tuple[bool, ...]
    my_choice: Action | None
    taken: tuple[bool, ...]
    photos: tuple[Photo | None, ...]
    scores: tuple[int, ...]
    scored: tuple[tuple[ScoredGuest, ...], ...]
    decoration_points: tuple[int, ...]
    news: tuple[Event, ...]


def view(state: State, seat: int | None) -> View:
    """What that seat sees now; what it has seen before and remembers is `memory`."""
    at_scoring = everything_open(state)
    counted = range(state.seats if at_scoring else 0)
    seen = tuple(envelope_seen(state, guest, seat) for guest in ALL_GUESTS)
    return View(
        seat=seat,
        seats=state.seats,
        auctions=state.options.auctions,
        notebook=state.options.notebook,
        phase=state.phase,
        round=state.round,
        rounds=ROUNDS,
        start=state.start,
        turn=state.turn,
        owed=state.owed,
        card=state.card,
        played=state.played,
        deck=len(state.deck),
        owner=state.owner,
        envelopes=tuple(cards for cards, _vips in seen),
        wishes=tuple(wishes(cards, guest) for guest, (cards, _vips) in enumerate(seen)),
        vips=tuple(vips for _cards, vips in seen),
        vips_shown=state.vips_shown,
        open=open_to(state, seat),
        my_vip=NOBODY if seat is None else state.vips[seat],
        arrangement=EMPTY if seat is None else state.arrangements[seat],
        ready=state.ready,
        decorations=state.decorations,
        my_decorations=kinds_owned(0 if seat is None else state.decorations[seat]),
        supply=state.supply,
        auction=state.auction,
        chosen=tuple(choice is not None for choice in state.choices),
        my_choice=None if seat is None else state.choices[seat],
        taken=tuple(photo is not None for photo in state.photos),
        photos=tuple(photo if at_scoring or each == seat else None for each, photo in enumerate(state.photos)),
        scores=tuple(seat_score(state, each).total for each in counted),
        scored=tuple(scored_guests(state, each) for each in counted),
        decoration_points=tuple(decoration_points(state, each) for each in counted),
        news=tuple(event_seen(state, event, seat) for event in state.news),
    )


def open_to(state: State, seat: int | None) -> int:
    """The envelope that is open before a seat; 4.4 one that is shown to everybody is open before spectators too."""
    if seat is not None:
        return state.open[seat]
    return state.shown[-1] if state.shown and state.phase == phases.PEEK else NOBODY


def envelope_seen(state: State, guest: int, seat: int | None) -> tuple[tuple[int, ...], int]:
    """3.5 The cards of an envelope and its VIP cards, where this seat may look now or has noted them."""
    if everything_open(state) or guest == open_to(state, seat):
        return state.envelopes[guest], vips_in(state, guest)
    if state.options.notebook and seat is not None and state.looked[seat][guest] != NOT_SEEN:
        return state.envelopes[guest], state.looked[seat][guest]
    return CLOSED, NOT_SEEN


def wishes(cards: tuple[int, ...], guest: int) -> tuple[Wish, ...]:
    """6.2, 6.6 The cards of an envelope as this guest reads them."""
    return tuple(as_read(card, guest) for card in cards)


def event_seen(state: State, event: Event, seat: int | None) -> Event:
    """The news as the table saw it; the one who looks sees the cards."""
    if isinstance(event, LookedInto) and event.seat == seat:
        return LookedInto(seat, event.guest, state.envelopes[event.guest], vips_in(state, event.guest))
    return event
