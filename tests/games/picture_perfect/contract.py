"""What the contract suite needs to know of Picture Perfect: its tables, strange actions, what a seat cannot know."""

from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from serao.engine.parts import Pictures
from serao.engine.record import Record
from serao.games import picture_perfect
from serao.games.picture_perfect import Memory, Options, State, View, opponent, pictures, terminal
from serao.games.picture_perfect.actions import (
    ABSTAIN,
    ADDS,
    BIDS,
    BUY,
    CLOSE,
    GIFTS,
    KEEPS,
    LISTENS,
    OPEN_ENDED,
    OPENS,
    PASS,
    PAY,
    PRICES,
    PUT_UPS,
    PUT_UPS_SHOWN,
    READY,
    RETURNS,
    SELL,
    STANDARD_PHOTO,
    STEALS,
    TAKES,
    VIPS,
    VOTES,
    Action,
    Arrange,
    Bid,
    Open,
    TakePhoto,
    Vote,
)
from serao.games.picture_perfect.arrangement import Arrangement, Camera, Figure, Ornament, standing
from serao.games.picture_perfect.news import Event, LookedInto, Revealed
from serao.games.picture_perfect.phases import OVER, VOTE
from serao.games.picture_perfect.pictures import Picture
from serao.games.picture_perfect.rules import secret_options
from serao.games.picture_perfect.state import Photo
from serao.testing import Numbers, Perft, Playthrough, Suite
from serao.testing.golden import recorded
from serao.testing.moments import SuiteTable

# Open-ended actions stand here only where nothing could make them legal: what a form admits is not listed.
UNIVERSE: list[Action] = [
    *(CLOSE, READY, PASS, PAY, SELL, BUY, ABSTAIN, STANDARD_PHOTO),
    *OPENS,
    *VIPS,
    *KEEPS,
    *STEALS,
    *LISTENS,
    *ADDS,
    *PUT_UPS,
    *PUT_UPS_SHOWN,
    *VOTES,
    *PRICES[:25],
    *BIDS[:25],
    *list(TAKES.values())[::5],
    *list(RETURNS.values())[::5],
    *list(GIFTS.values())[::5],
    *(Open(14), Open(-1), Bid(-1), Bid(500), Vote(9)),
    Arrange(Arrangement((Figure(0, 25, 25), Figure(0, 75, 125)))),
    Arrange(Arrangement((), (Ornament(0, 125, 50),) * 73)),
    TakePhoto(Camera(125, -340, 155, 125, 100, 50, 70)),
]


def contents_shown(views: Iterable[View]) -> set[int]:
    """The guests whose envelopes a seat has ever been shown."""
    shown: set[int] = set()
    for view in views:
        shown |= {guest for guest, cards in enumerate(view.envelopes) if cards}
        shown |= {event.guest for event in view.news if isinstance(event, Revealed | LookedInto) and event.cards}
    return shown


def scramble(state: State, views: list[View], seat: int | None, random: Random) -> State:
    """Exchange what was never shown: cards, others' VIP cards, arrangements, choices and photos, the deck."""
    if state.phase in (VOTE, OVER):
        return replace(state, choices=other_choices(state, seat, random))
    shown = contents_shown(views)
    hidden = [guest for guest in range(14) if guest not in shown]
    closed = {guest for guest in hidden if not state.vips_shown >> guest & 1}
    return replace(
        state,
        envelopes=exchanged(state, hidden, random),
        vips=tuple(other_vip(state, each, closed, seat, random) for each in range(state.seats)),
        looked=tuple(
            row if each in (seat, state.seats) else only_by_cards(state, each) for each, row in enumerate(state.looked)
        ),
        deck=reordered(state.deck, random),
        arrangements=tuple(
            mine if each == seat else other_room(random) for each, mine in enumerate(state.arrangements)
        ),
        choices=other_choices(state, seat, random),
        photos=tuple(
            photo if photo is None or each == seat else Photo(other_room(random), photo.camera)
            for each, photo in enumerate(state.photos)
        ),
    )


def only_by_cards(state: State, seat: int) -> tuple[int, ...]:
    """What everybody saw of a seat's looks: into envelopes it never held, only cards let it look."""
    held = state.held[seat]
    return tuple(-1 if held >> guest & 1 else min(seen, 0) for guest, seen in enumerate(state.looked[seat]))


def exchanged(state: State, hidden: list[int], random: Random) -> tuple[tuple[int, ...], ...]:
    """The envelopes with the cards of the hidden ones dealt anew."""
    cards = [card for guest in hidden for card in state.envelopes[guest]]
    random.shuffle(cards)
    envelopes = list(state.envelopes)
    for place, guest in enumerate(hidden):
        envelopes[guest] = tuple(sorted(cards[3 * place : 3 * place + 3]))
    return tuple(envelopes)


def other_vip(state: State, each: int, closed: set[int], seat: int | None, random: Random) -> int:
    """Another's VIP card, if nobody showed where it is, is not placed or in an envelope never shown."""
    placed = state.vips[each]
    if each == seat or (placed != -1 and placed not in closed):
        return placed
    return random.choice([-1, *(guest for guest in closed if state.owner[guest] == each)])


def other_room(random: Random) -> Arrangement:
    """Some arrangement behind somebody's screen."""
    return random.choice([Arrangement(), standing({"1": "C3"}), standing({"9": "A4", "13": "E1"})])


def other_choices(state: State, seat: int | None, random: Random) -> tuple[Action | None, ...]:
    """One's own waiting choice; for others who have chosen, anything they might have chosen."""
    return tuple(
        choice if choice is None or each == seat else random.choice(secret_options(state, each))
        for each, choice in enumerate(state.choices)
    )


def reordered(deck: tuple[str, ...], random: Random) -> tuple[str, ...]:
    """The cards to come in another order."""
    return tuple(random.sample(deck, len(deck)))


# ── Planted leaks: each tells something it should not ─────────────────────────────────────────────


def envelope_in_view(state: Any, seat: int | None) -> Any:
    """Shows what is in the first envelope, whoever holds it."""
    seen = picture_perfect.view(state, seat)
    return replace(seen, envelopes=(state.envelopes[0], *seen.envelopes[1:]))


def arrangement_in_view(state: Any, seat: int | None) -> Any:
    """Shows how somebody else has arranged the guests."""
    return replace(picture_perfect.view(state, seat), arrangement=state.arrangements[-1])


def vip_in_memory(state: Any, seat: int | None) -> Any:
    """Remembers where another seat's VIP card is."""
    return replace(picture_perfect.memory(state, seat), vips=state.vips)


def finished(number: int) -> list[Record]:
    """A random game, every other one with auctions: only they part envelopes unevenly."""
    return [recorded(SuiteTable(picture_perfect, Options(auctions=number % 2 == 1), 2 + number % 3), number)]


PICTURES: Pictures[State, Picture] = pictures  # mypy holds the module to its own types

SUITE: Suite[Options, State, Action, View, Memory, Event] = Suite(
    game=picture_perfect,
    opponent=opponent,
    terminal=terminal,
    tables=[
        *((Options(), seats) for seats in (2, 3, 4)),
        *((Options(auctions=True), seats) for seats in (2, 3, 6)),
        (Options(auctions=True, notebook=True), 4),
        (Options(notebook=True), 5),
    ],
    opponent_tables=[*((Options(), seats) for seats in (2, 4, 6)), (Options(auctions=True), 3)],
    open_ended=OPEN_ENDED,
    universe=UNIVERSE,
    scramble=scramble,
    leaks={
        "envelope in view": {"view": envelope_in_view},
        "arrangement in view": {"view": arrangement_in_view},
        "VIP card in memory": {"memory": vip_in_memory},
    },
    folder=Path(__file__).parent,
    # By hand: five envelopes, two arrangements, ready; an open one brings close and the VIP card; when both are ready
    # the card that is turned leaves 6 ways on: 589 + 6.
    perft=[Perft(2, 0, [8, 69, 595]), Perft(3, 0, [7, 53, 403]), Perft(6, 0, [5, 27, 147])],
    playthroughs=[
        Playthrough("3", Options(), 3, 1, rules=1),
        Playthrough("2-auctions-notebook", Options(auctions=True, notebook=True), 2, 2, rules=1),
        Playthrough("4-auctions", Options(auctions=True), 4, 3, rules=1),
        Playthrough("3-rules-2", Options(), 3, 1),
        Playthrough("4-auctions-rules-2", Options(auctions=True), 4, 3),
    ],
    ways=[
        ("photographs", decided, None)
        for decided in ("points", "guests-placed", "envelopes-held", "best-photo", "shared")
    ],
    finished=finished,
    numbers=Numbers(696, 880, {"ready": 0, "photo": 7, "open1": 11, "vote6": 694}),
    sections={1: 5, 2: 4, 3: 5, 4: 6, 5: 10, 6: 7, 7: 4, 8: 4},
    checks=3,
)
