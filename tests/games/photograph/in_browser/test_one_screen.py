"""Photograph on one screen: the field, the film and everybody's strips are seen, and every card can be hit."""

from typing import Any

import pytest

from tests.browser.arrange import known
from tests.browser.conftest import Come
from tests.browser.pages import at_table
from tests.browser.seated import (
    FINGER,
    MIDDLE,
    SEATS,
    legal,
    play,
    play_on,
    reached,
    seen_at_every_size,
    smallest,
    table_for,
)

FILM_OF_EIGHT = 39.0  # as wide as a place of a film of eight can be on 360 pixels; it is higher than a fingertip
FIELD = "[data-position][aria-disabled=false]"
FILM = "[data-slot][aria-disabled=false]"


@pytest.mark.parametrize("seats", SEATS)
def test_all_of_photograph_is_seen_and_every_card_can_be_hit(seats: int, come: Come) -> None:
    ana = come("Ana")
    known(ana)
    table = table_for(ana, "photograph", seats)

    def choosing(where: str) -> None:
        reached(ana, FIELD, where)
        assert min(smallest(ana, FIELD)) >= FINGER, where
        reached(ana, ".own .strip", where)
        reached(ana, ".others .seat", where)

    def winding(where: str) -> None:
        reached(ana, FILM, where)
        width, height = smallest(ana, FILM)
        assert width >= FILM_OF_EIGHT, where
        assert height >= FINGER, where

    seen_at_every_size(ana, table, choosing)
    play(ana, table, largest_take(legal(ana, table)))
    seen_at_every_size(ana, table, winding)
    play_on(ana, table, MIDDLE)
    while legal(ana, table)[0]["type"] != "take":
        play_on(ana, table, 1)
    seen_at_every_size(ana, table, choosing)


def largest_take(actions: list[Any]) -> Any:
    """The take of the most cards."""
    return max(actions, key=lambda action: int(action["number"]))


def test_everybody_elses_hand_and_strips_are_one_touch_away(come: Come) -> None:
    ana = come("Ana", "phone")
    known(ana)
    at_table(ana, table_for(ana, "photograph", 4))
    ana.until_turn()
    numbers = ana.page.locator(".seat.open .backing")
    assert numbers.count() == 0
    ana.press(ana.page.locator(".seat .look").nth(1))
    numbers.first.wait_for()
    ana.page.keyboard.press("Escape")
    ana.page.locator(".seat.open").wait_for(state="detached")
