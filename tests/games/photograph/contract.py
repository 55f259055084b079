"""What the contract suite needs to know of Photograph: its tables, strange actions, and what a seat cannot know."""

from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import replace

from serao.games import photograph
from serao.games.photograph import Memory, Options, State, View, opponent, terminal
from serao.games.photograph.actions import TAKES, WINDS, Action, Take, Wind
from serao.games.photograph.news import Cleared, Event, Missed, Shot, Took
from serao.games.photograph.opponent import stepping
from serao.games.photograph.opponent.position import cells_of
from serao.games.photograph.pieces import BACK, BACKS, PHOTOS, SUNSET
from serao.testing import LadderContest, Numbers, Perft, Playthrough, Suite

# From the start, by hand. A full row has 6 takes, 2 for each number; a hand of 6, 7, 8 cards winds in 15, 21, 28
# ways; a row of which 1, 2, 3 cards are gone has 6, 4, 1 takes.
THREE_ROWS = [18, 6 * (15 + 21 + 28), 6 * (15 * (12 + 6) + 21 * (12 + 4) + 28 * (12 + 1))]
FOUR_ROWS = [24, 8 * (15 + 21 + 28), 8 * (15 * (18 + 6) + 21 * (18 + 4) + 28 * (18 + 1))]
UNIVERSE: list[Action] = [
    *(take for row in TAKES for take in row[4]),
    *WINDS[8],
    Take(9, "L", 1),
    Wind(3, 3),
    Wind(5, 1),
]


def faces_shown(views: list[View]) -> set[int]:
    """Every photo card whose face a seat has ever been shown."""
    faces: set[int] = set()
    for view in views:
        faces.update(view.field, *view.hands, *(strip.cards for strips in view.strips for strip in strips))
        for event in view.news:
            match event:
                case Took(cards=cards):
                    faces.update(cards)
                case Shot(card=card) | Missed(card=card):
                    faces.add(card)
                case Cleared(gone=gone, turned=turned):
                    faces.update(gone, turned)
    return {code for code in faces if 0 <= code < PHOTOS}


def scramble(state: State, views: list[View], seat: int | None, random: Random) -> State:
    """Exchange cards of one back that were never shown; reorder the deck below its top; change others' choices."""
    exchanged = exchange(faces_shown(views), random)

    def turn(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(exchanged.get(card, card) for card in cards)

    winds = tuple(
        wind if wind is None or each == seat else random.choice(WINDS[len(state.hands[each])])
        for each, wind in enumerate(state.winds)
    )
    return replace(
        state,
        field=turn(state.field),
        deck=reordered(turn(state.deck), random),
        hands=tuple(turn(hand) for hand in state.hands),
        gone=turn(state.gone),
        winds=winds,
    )


def exchange(shown: set[int], random: Random) -> dict[int, int]:
    """A random exchange of the cards that were not shown, each with one of the same back."""
    exchanged: dict[int, int] = {}
    for back in BACKS:
        hidden = [card for card in range(PHOTOS) if BACK[card] == back and card not in shown]
        exchanged.update(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    return exchanged


def reordered(deck: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """The deck in another order: its top, and the place of Sunset if it is there now, are seen by all."""
    below = [card for card in deck[1:] if card != SUNSET]
    random.shuffle(below)
    if SUNSET in deck[1:]:
        below.insert(deck.index(SUNSET) - 1, SUNSET)
    return (*deck[:1], *below)


# ── Planted leaks: each tells something it should not ─────────────────────────────────────────────


def deck_in_view(state: Any, seat: int | None) -> Any:
    """Shows the face of the deck's top card."""
    return replace(photograph.view(state, seat), deck_top=state.deck[0] if state.deck else -1)


def neighbour_in_view(state: Any, seat: int | None) -> Any:
    """Shows the first seat's hand to everybody."""
    seen = photograph.view(state, seat)
    return replace(seen, hands=(state.hands[0], *seen.hands[1:]))


def middle_in_news(state: Any, seat: int | None) -> Any:
    """Tells everybody the faces of what was just taken."""
    seen = photograph.view(state, seat)
    taken = tuple(state.hands[state.turn][-state.owed :]) if state.owed else ()
    return replace(seen, news=tuple(replace(e, cards=taken) if hasattr(e, "cards") else e for e in seen.news))


def hands_in_memory(state: Any, seat: int | None) -> Any:
    """Remembers hands it never saw; only the scrambled position can catch this."""
    return replace(photograph.memory(state, seat), hands=state.hands)


def choice_in_refusal(state: Any, seat: int, action: Any) -> Any:
    """Its errors depend on the other seat's waiting choice."""
    others = [str(wind) for each, wind in enumerate(state.winds) if each != seat and wind]
    return photograph.refusal(state, seat, action) or (others or None)


SUITE: Suite[Options, State, Action, View, Memory, Event] = Suite(
    game=photograph,
    opponent=opponent,
    terminal=terminal,
    stepping=stepping,
    tables=[
        *((Options(), seats) for seats in (2, 3, 4)),
        (Options(missed_photo=True), 3),
        (Options(left_out=("red", "grey")), 2),
    ],
    opponent_tables=[(Options(missed_photo=missed), seats) for missed in (False, True) for seats in (2, 3, 4)],
    universe=UNIVERSE,
    scramble=scramble,
    leaks={
        "deck in view": {"view": deck_in_view},
        "hand in view": {"view": neighbour_in_view},
        "taken cards in news": {"view": middle_in_news},
        "hands in memory": {"memory": hands_in_memory},
        "choices in errors": {"refusal": choice_in_refusal},
    },
    folder=Path(__file__).parent,
    perft=[
        Perft(2, 0, THREE_ROWS),
        Perft(3, 0, FOUR_ROWS),
        Perft(4, 0, FOUR_ROWS),
        Perft(2, 30, [16, 156, 2000]),
        Perft(3, 45, [18, 186, 2436]),
        Perft(4, 60, [3, 9, 9]),
    ],
    playthroughs=[
        Playthrough("2", Options(), 2, 1),
        Playthrough("3-missed-photo", Options(missed_photo=True), 3, 2),
        Playthrough("4", Options(), 4, 3),
        Playthrough("2-left-out", Options(left_out=("blue", "purple")), 2, 4),
    ],
    ways=[
        (reason, decided, None)
        for reason in ("deck-short", "deck-empty")
        for decided in ("points", "good-shots", "longest-strip", "shared")
    ],
    loaded=cells_of,
    numbers=Numbers(52, 1479, {"1L1": 0, "4R3": 23, "1>2": 24, "7>8": 51}),
    ladder_deals=500,
    contests=[LadderContest(4, "5,sound,sound,sound", 50)],
    sections={1: 3, 2: 5, 3: 4, 4: 7, 5: 4, 6: 5},
    checks=3,
)
