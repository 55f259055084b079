"""Whole games by keyboard alone, from the home page to the result: Tab, arrows and Enter."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from tests.browser import keys
from tests.browser.conftest import Come
from tests.browser.pages import Person, play_out
from tests.browser.players import avenue_keys, fairy_tile_keys, photograph_keys, picture_perfect_keys

SEATS = "dialog input[name^=seats-]"
NUMBER = "dialog input[type=number]:not(.many)"


def press_until(person: Person, key: str, done: Callable[[], bool]) -> None:
    """Press a key until it has brought that about."""
    for _ in range(12):
        if done():
            return
        keys.press(person, key)
    raise AssertionError(f"{key} does not do it")


def for_two(person: Person) -> None:
    """One opponent."""
    keys.tab_to(person, SEATS)
    press_until(person, "ArrowLeft", lambda: keys.focused(person, "[value='2']:checked"))


def two_pages(person: Person) -> None:
    """One opponent, and two pages in each book."""
    for_two(person)
    keys.tab_to(person, NUMBER)
    press_until(person, "ArrowUp", lambda: person.page.locator(NUMBER).input_value() == "2")


class Evening(NamedTuple):
    """How a game is laid so that it is short, and how it is played."""

    move: Callable[[Person, Random], None]
    choose: Callable[[Person], None] = for_two


EVENINGS = {
    "Photograph": Evening(photograph_keys.move),
    "Avenue": Evening(avenue_keys.move),
    "Fairy Tile": Evening(fairy_tile_keys.move, two_pages),
    "Picture Perfect": Evening(picture_perfect_keys.move),
}


@pytest.mark.parametrize("game", EVENINGS)
def test_a_whole_game_by_keyboard_alone(game: str, come: Come) -> None:
    ana, evening, random = come("Ana"), EVENINGS[game], Random(2)
    keys.play_now(ana, game, evening.choose)
    play_out([ana], lambda person: evening.move(person, random), lambda: None, 400)
    if ana.page.locator("dialog[open]").count():
        keys.press(ana, "Escape")  # a page of the tale, still open when the opponent told the last one
    keys.tab_to(ana, ".result a[href^='/replay/']")
    keys.press(ana, "Enter")
    ana.page.locator(".replay").wait_for()
