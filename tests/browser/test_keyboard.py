"""Whole games by keyboard alone, from the home page to the result: Tab, arrows and Enter."""

from random import Random

import pytest

from serao.locales import words
from tests.browser import keys
from tests.browser.conftest import Come
from tests.browser.pages import Person, play_out
from tests.browser.players import BY_KEYS

SEATS = "dialog input[name^=seats-]"


def for_two(person: Person) -> None:
    """One opponent."""
    keys.tab_to(person, SEATS)
    keys.press_until(person, "ArrowLeft", lambda: keys.focused(person, "[value='2']:checked"))


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_whole_game_by_keyboard_alone(game: str, come: Come) -> None:
    ana, player, random = come("Ana"), BY_KEYS[game], Random(2)

    def choose(person: Person) -> None:
        for_two(person)
        if player.shorten is not None:
            player.shorten(person)

    keys.play_now(ana, words("en").say(f"game-{game}"), choose)
    play_out([ana], lambda person: player.move(person, random), lambda: None, 400)
    if ana.page.locator("dialog[open] article").count():
        keys.press(ana, "Escape")  # a page of the tale, still open when the opponent told the last one
    ana.page.locator("dialog[open] .skip").wait_for()
    keys.press(ana, "Escape")
    keys.tab_to(ana, ".result a[href^='/replay/']")
    keys.press(ana, "Enter")
    ana.page.locator(".replay").wait_for()
