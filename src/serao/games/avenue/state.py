"""The position of a game of Avenue, one frozen value, and the check that no card is lost."""

from collections import Counter
from typing import Annotated

import msgspec

from serao.engine.seatrows import SeatRows, flat
from serao.games.avenue.actions import Action
from serao.games.avenue.maps import NAMES
from serao.games.avenue.news import Event
from serao.games.avenue.pieces import ALL_VACANT, FARMS, ROAD_CARDS, SQUARES, VACANT

LONGEST_MAP = 1000  # signs: a map has some 160, and somebody may like to write it with wider gaps
NOTHING_SHOWN = 0  # no road card lies open: the game is over


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The map: A, B, C, or the text of a map of one's own (seven rows of six squares)."""

    map: Annotated[str, msgspec.Meta(max_length=LONGEST_MAP, examples=list(NAMES))] = "A"


class Sheet(msgspec.Struct, frozen=True, gc=False):
    """One seat's map as everybody sees it."""

    roads: tuple[int, ...] = (VACANT,) * SQUARES
    vacant: int = ALL_VACANT  # one bit a square, so that legal draws are looked up
    written: tuple[int, ...] = ()  # 4.3, one number a round
    peeks: tuple[int, ...] = ()  # the rounds in which this seat has peeked


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything on the table, hidden or not."""

    options: Options
    seats: int
    round: int  # 1 to 5
    farms: str  # the farm deck in order; farms[round - 1] scores this round
    road: int  # the road card that is shown
    deck: tuple[int, ...]  # road cards, in the order of dealing
    played: tuple[int, ...]  # road cards of this round, the shown one too
    aside: tuple[int, ...]  # road cards of earlier rounds
    yellow: int  # yellow cards shown this round
    sheets: tuple[Sheet, ...]
    choices: SeatRows[Action | None]  # for the shown road, waiting unseen
    waiting: int  # how many seats have yet to choose
    news: tuple[Event, ...]


def check(state: State) -> None:
    """Cards are conserved, and every sheet agrees with itself."""
    found = Counter((*state.deck, *state.played, *state.aside))
    assert found == Counter(ROAD_CARDS), "road cards lost or doubled"
    assert sorted(state.farms) == list(FARMS), "farm cards lost or doubled"
    assert len(state.sheets) == state.seats, "a sheet for each seat"
    assert state.waiting == flat(state.choices).count(None) or not state.road, "waiting seats"
    for sheet in state.sheets:
        vacant = sum(1 << square for square, road in enumerate(sheet.roads) if road == VACANT)
        assert vacant == sheet.vacant, "vacant squares"
        assert len(set(sheet.peeks)) == len(sheet.peeks), "one peek a round"
        assert len(sheet.written) == state.round - (1 if state.road else 0), "one number a round"
