"""What the contract suite needs to know of Photograph: its tables, strange actions, and what a seat cannot know."""

from random import Random
from typing import Any

from msgspec.structs import replace

from serao.games.photograph import Options, State, View
from serao.games.photograph.actions import TAKES, WINDS, Take, Wind
from serao.games.photograph.news import Cleared, Missed, Shot, Took
from serao.games.photograph.pieces import BACK, BACKS, PHOTOS, SUNSET

TABLES = [
    *((Options(), seats) for seats in (2, 3, 4)),
    (Options(missed_photo=True), 3),
    (Options(left_out=("red", "grey")), 2),
]
UNIVERSE: list[Any] = [
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
