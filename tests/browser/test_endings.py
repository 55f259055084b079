"""What must be seen at once: a refusal before its dialog, how a game ended, a moment of a replay."""

from uuid import uuid4

import pytest

from tests.browser.arrange import GAMES, against_a_bot, ask, finished, known
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table
from tests.browser.sight import TO_THE_END, in_sight

FOCUSED = "() => document.activeElement.id"
REFUSED = "400 (Bad Request)"
SENTENCE = "The house is full tonight."


def concede(person: Person, table: str) -> None:
    """Give up, from another window."""
    ask(person, f"/tables/{table}/commands", type="concede", id=str(uuid4()), seat=0)


@pytest.mark.parametrize("device", ["desktop", "narrow", "sideways"])
def test_a_refusal_is_read_before_the_dialog_that_it_is_about(device: str, come: Come) -> None:
    davi = come("Davi", device)
    davi.expected = (*davi.expected, REFUSED)
    refusal = {"detail": SENTENCE}
    davi.page.route("**/api/tables", lambda route: route.fulfill(status=400, json=refusal))
    davi.page.goto("/")
    davi.press(davi.page.get_by_role("button", name="Play now").first)
    davi.page.get_by_label("Your name").fill(davi.name)
    davi.press_button("Sit down")
    note = davi.page.locator(".notes p").filter(has_text=SENTENCE)
    note.wait_for()
    assert in_sight(note)
    assert davi.page.locator("dialog[open]").count() == 1
    davi.press(note.get_by_role("button"))
    note.wait_for(state="detached")
    assert davi.page.locator("dialog[open]").count() == 1


def test_a_refusal_outlives_its_dialog(come: Come) -> None:
    davi = come("Davi", "narrow")
    davi.expected = (*davi.expected, REFUSED)
    davi.page.route("**/api/tables", lambda route: route.fulfill(status=400, json={}))
    davi.page.goto("/")
    davi.press(davi.page.get_by_role("button", name="Play now").first)
    davi.page.get_by_label("Your name").fill(davi.name)
    davi.press_button("Sit down")
    davi.page.locator(".notes p").wait_for()
    davi.page.keyboard.press("Escape")
    davi.page.locator("dialog[open]").wait_for(state="detached")
    # The browser tells that a dialog was closed only after it has closed it.
    davi.until(lambda: in_sight(davi.page.locator(".notes p")), "the refusal to be seen without the dialog")


@pytest.mark.parametrize("device", ["narrow", "sideways"])
@pytest.mark.parametrize("game", GAMES)
def test_who_sees_a_game_end_is_led_to_the_result(game: str, device: str, come: Come) -> None:
    davi = come("Davi", device)
    known(davi)
    table = against_a_bot(davi, game)
    at_table(davi, table)
    davi.until_turn()
    davi.page.evaluate(TO_THE_END)
    concede(davi, table)
    title = davi.page.locator("#result-title")
    title.wait_for()
    davi.until(lambda: davi.page.evaluate(FOCUSED) == "result-title", "the result")  # it may be in sight before
    davi.until(lambda: in_sight(title), "the result to be in sight")


def test_what_is_read_when_a_game_ends_is_read_first(come: Come) -> None:
    davi = come("Davi", "narrow")
    known(davi)
    table = against_a_bot(davi, "photograph")
    at_table(davi, table)
    davi.until_turn()
    davi.press("#tab-more")
    davi.press_button("Settings")
    davi.page.evaluate(TO_THE_END)
    concede(davi, table)
    title = davi.page.locator("#result-title")
    title.wait_for(state="attached")
    davi.page.wait_for_timeout(300)
    assert davi.page.locator("dialog[open]").count() == 1
    assert davi.page.evaluate(FOCUSED) != "result-title"
    davi.page.keyboard.press("Escape")
    davi.until(lambda: davi.page.evaluate(FOCUSED) == "result-title", "the result")
    assert in_sight(title)


def test_who_opens_a_finished_game_is_left_where_they_are(come: Come) -> None:
    davi = come("Davi", "narrow")
    known(davi)
    davi.page.goto(f"/t/{finished(davi, 'avenue')}")
    davi.page.locator("#result-title").wait_for()
    davi.page.wait_for_timeout(300)
    assert davi.page.evaluate(FOCUSED) != "result-title"
    assert davi.page.evaluate("() => scrollY") == 0


def test_the_address_of_a_replay_names_what_is_seen(come: Come) -> None:
    davi = come("Davi", "narrow")
    known(davi)
    davi.page.goto(f"/replay/{finished(davi, 'photograph')}")
    davi.press_button("One move on")
    davi.press_button("One move on")
    davi.page.locator("input[name=eyes]").nth(2).check(force=True)
    davi.page.wait_for_url("**/replay/*?move=2&seat=1")
    davi.page.reload()
    davi.page.get_by_text("Move 2 of").wait_for()
    assert davi.page.locator("input[name=eyes]").nth(2).is_checked()
    davi.press_button("To the beginning")
    davi.page.wait_for_url("**/replay/*?seat=1")
