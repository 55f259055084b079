"""The scene before the numbers: begun for everybody at once, skipped or stepped through, and shown again."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.arrange import GAMES, ask, finished, known, lay, look
from tests.browser.axe import grave
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table

SCENE = "dialog[open]:has(#ending-title)"
FOCUSED = "() => document.activeElement.id"
MOVING = "each => each.getAnimations({ subtree: true }).filter(it => it.playState === 'running').length"


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """Finished games, played once for this file."""
    return {}


def shown_again(person: Person, game: str, tables: dict[str, str]) -> Locator:
    """The scene of a finished game, asked for."""
    known(person)
    tables[game] = tables.get(game) or finished(person, game)
    person.page.goto(f"/t/{tables[game]}")
    person.press_button("Show it again")
    scene = person.page.locator(SCENE)
    scene.wait_for()
    return scene


def stepped(person: Person, scene: Locator, onward: Callable[[], None]) -> list[str]:
    """Go on to the end; what was said at every step."""
    said = []
    while scene.count():
        said.append(scene.locator("footer p").inner_text())
        onward()
        person.until(lambda: not scene.count() or scene.locator("footer p").inner_text() != said[-1], "the next step")
    return said


@pytest.mark.parametrize("game", GAMES)
def test_without_motion_the_stills_are_stepped_through_by_keys(game: str, come: Come, tables: dict[str, str]) -> None:
    davi = come("Davi", "phone")
    scene = shown_again(davi, game, tables)
    assert davi.page.evaluate(FOCUSED) == "ending-title"
    assert scene.evaluate(MOVING) == 0
    assert not grave(davi)
    said = stepped(davi, scene, lambda: davi.page.keyboard.press("ArrowRight"))
    assert len(said) == len(set(said)) >= 2
    davi.until(lambda: davi.page.evaluate(FOCUSED) == "result-title", "the result")


def test_with_motion_it_goes_on_by_itself_until_it_is_held(come: Come, tables: dict[str, str]) -> None:
    davi = come("Davi", reduced_motion="no-preference")
    scene = shown_again(davi, "avenue", tables)
    words = scene.locator("footer p")
    first = words.inner_text()
    davi.until(lambda: words.inner_text() != first, "the next step")
    davi.press_button("Pause")
    held = words.inner_text()
    davi.press_button("Back")
    assert words.inner_text() != held
    davi.page.keyboard.press("Escape")
    scene.wait_for(state="detached")


@pytest.mark.parametrize("how", ["button", "Escape", "click"])
def test_it_can_be_skipped(how: str, come: Come, tables: dict[str, str]) -> None:
    davi = come("Davi")
    scene = shown_again(davi, "photograph", tables)
    if how == "button":
        davi.press_button("To the result")
    elif how == "Escape":
        davi.page.keyboard.press("Escape")
    else:
        stepped(davi, scene, lambda: scene.locator(".stage").click())
    scene.wait_for(state="detached")
    davi.until(lambda: davi.page.evaluate(FOCUSED) == "result-title", "the result")


def test_everybody_there_sees_it_begin_and_who_comes_later_does_not(come: Come) -> None:
    davi, ana = come("Davi"), come("Ana", "phone")
    for person in (davi, ana):
        known(person)
    table = lay(davi, "avenue", 2, {1: "sound"}, sit=True)
    for person in (davi, ana):
        at_table(person, table)
    play_out(davi, table)
    for person in (davi, ana):
        person.page.locator(SCENE).wait_for()
        person.page.reload()
        person.page.get_by_role("button", name="Show it again").wait_for()
        assert person.page.locator(SCENE).count() == 0


def play_out(person: Person, table: str) -> None:
    """Play somebody's seat to the end, from another window."""
    number = 0
    while (view := look(person, f"/tables/{table}/view"))["table"]["phase"] != "over":
        legal = next((seat["legal"] for seat in view["seats"] if seat["legal"]), None)
        if legal:
            number += 1
            ask(person, f"/tables/{table}/commands", type="play", id=f"move-{number}", seat=0, action=legal[0])
