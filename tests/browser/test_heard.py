"""Whole games through a screen reader: what is focused has a name, and everything that happens is announced."""

from random import Random

import pytest

from tests.browser import reader
from tests.browser.arrange import against_a_bot, known
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table, play_out
from tests.browser.players import BY_KEYS

LOG = "() => [...document.querySelectorAll('#panel-body ol > li:not(.none)')].map(each => each.textContent.trim())"


def told(person: Person) -> list[str]:
    """The lines of the log."""
    lines: list[str] = person.page.evaluate(LOG)
    return lines


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_whole_game_is_heard(game: str, come: Come) -> None:
    ana, player, random = come("Ana", bypass_csp=True), BY_KEYS[game], Random(3)
    known(ana)
    at_table(ana, against_a_bot(ana, game))
    ana.until_turn()
    before = len(ana.until(lambda: told(ana), "what happened before"))
    reader.begin_reading(ana)
    phrases: list[str] = []

    def move(person: Person) -> None:
        player.move(person, random)
        person.settle()
        phrases.extend(reader.heard(person))

    def in_the_middle() -> None:
        assert reader.unnamed_in_the_tree(ana) == []

    play_out([ana], move, in_the_middle, 400)
    ana.page.locator("dialog[open] .skip").wait_for()
    phrases += reader.heard(ana)
    assert reader.nameless(phrases) == []
    assert reader.empty(phrases) == []
    announced = [each.removeprefix(reader.ANNOUNCED) for each in phrases if each.startswith(reader.ANNOUNCED)]
    assert [line for line in told(ana)[before:] if line not in announced] == []
    assert reader.unnamed_in_the_tree(ana) == [], "the scene at the end"
    ana.skip_the_scene()
    ana.page.locator(".result").wait_for()
    assert reader.unnamed_in_the_tree(ana) == [], "the result"
