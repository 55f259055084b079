"""The position of a game of Photograph, one frozen value, and the check that no card is lost."""

from collections import Counter
from typing import Annotated

import msgspec

from serao.games.photograph.actions import Wind
from serao.games.photograph.news import Event
from serao.games.photograph.pieces import (
    COLOURS,
    EMPTY,
    LAST_NUMBER,
    PHOTOS,
    ROWS,
    SUNSET,
)

# The phases: what is to be chosen now.
SUBJECT = "subject"  # 3.1, by the seat whose turn it is
WINDING = "winding"  # 3.2, by the same seat
AT_SUNSET = "sunset"  # 5.3, by everybody at once
AT_END = "end"  # 6.1, by everybody at once
OVER = "over"

FREE = -1  # a Good Shot nobody has
NOT_IN_PLAY = -2  # the Good Shot of a colour left out

# Told to whoever draws a form; which may be named, and how many, `seats` says in words.
Colour = Annotated[str, msgspec.Meta(extra_json_schema={"enum": list(COLOURS)})]

# One strip: the numbers in the order played, negative where the card lies face down, out of focus.
Strip = tuple[int, ...]


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The variants: the colours left out (2.1; none named: drawn at random), and Missed photo (6.5)."""

    left_out: tuple[Colour, ...] = ()
    missed_photo: bool = False


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything on the table, hidden or not."""

    options: Options
    colours: tuple[int, ...]  # in play, in the order of the box
    phase: str
    turn: int
    owed: int  # cards taken this turn, to be played after the winding
    field: tuple[int, ...]  # a card or EMPTY for each position of 2.4
    deck: tuple[int, ...]  # in the order of dealing
    hands: tuple[tuple[int, ...], ...]  # from back to front
    strips: tuple[tuple[Strip, ...], ...]  # by seat and colour
    good_shots: tuple[int, ...]  # by colour: a seat, FREE or NOT_IN_PLAY
    gone: tuple[int, ...]  # photo cards that left the game
    seen: int  # one bit a card: its face has been seen by the whole table
    winds: tuple[Wind | None, ...]  # choices of a simultaneous winding, waiting unseen
    reason: str  # why the game ends, once it does
    news: tuple[Event, ...]  # what the last action brought, as the whole table saw it
    past: tuple[Event, ...]  # everything that was news before, in order


def empty_places(field: tuple[int, ...]) -> list[int]:
    """The free positions of the field, in number order."""
    return [position for position, card in enumerate(field) if card == EMPTY]


def cards_left(field: tuple[int, ...]) -> int:
    """How many cards lie in the field."""
    return len(field) - field.count(EMPTY)


def strip_cards(state: State) -> list[int]:
    """Every card on a strip."""
    return [
        colour * LAST_NUMBER + abs(number) - 1
        for strips in state.strips
        for colour, strip in enumerate(strips)
        for number in strip
    ]


def check(state: State) -> None:
    """7: cards are conserved at every moment, and nothing lies where it cannot."""
    photos = [card for card in (*state.deck, *state.field) if card not in (SUNSET, EMPTY)]
    held = [card for hand in state.hands for card in hand]
    found = Counter([*photos, *held, *strip_cards(state), *state.gone])
    expected = Counter(card for card in range(PHOTOS) if card // LAST_NUMBER in state.colours)
    assert found == expected, f"cards lost or doubled: {found - expected or expected - found}"
    assert len(state.field) == ROWS[len(state.hands)] * 4, "the field has the wrong size"
    assert state.deck.count(SUNSET) <= 1, "more than one Sunset"
    for colour in range(len(COLOURS)):
        in_play = colour in state.colours
        assert (state.good_shots[colour] == NOT_IN_PLAY) is not in_play, f"Good Shot of {COLOURS[colour]}"
