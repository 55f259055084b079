"""Fairy Tile under fingers: tales read to their end, figures and corners that are hit, replays that ask for nothing."""

from typing import Any

import pytest

from tests.browser.arrange import against_a_bot, company, finished, known, lay, look
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table

# Whether a finger that comes down in the middle of something touches it, and not what lies over it.
TOUCHED = """each => {
  const box = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
}"""
# By how many pixels something reaches out of the window of the kingdom.
CUT = """each => {
  const box = each.getBoundingClientRect(), seen = document.querySelector("[data-window]").getBoundingClientRect();
  return Math.max(seen.top - box.top, box.bottom - seen.bottom, seen.left - box.left, box.right - seen.right);
}"""
# How many pixels of something's height are on the screen, above the tabs.
SEEN = """each => {
  const box = each.getBoundingClientRect(), tabs = document.querySelector("[role=tablist]").getBoundingClientRect();
  const bottom = tabs.width > tabs.height ? tabs.top : innerHeight;
  return Math.max(0, Math.min(box.bottom, bottom) - Math.max(box.top, 0));
}"""
# The outermost on each side.
OUTERMOST = """found => {
  const boxes = found.map(each => [each.dataset.key, each.getBoundingClientRect()]);
  const first = weigh => boxes.sort(([, one], [, other]) => weigh(one) - weigh(other))[0][0];
  return [...new Set([first(box => box.x), first(box => -box.x), first(box => box.y), first(box => -box.y)])];
}"""
BESIDE = 22  # pixels from the middle of what is meant: half the breadth of a fingertip


@pytest.fixture
def first(come: Come, request: pytest.FixtureRequest) -> Person:
    """Whoever begins, before anything was done: a bot might tell a page at once, and its notice covers figures."""
    device = getattr(request, "param", "narrow")
    people = come("Ana", device), come("Bruno", device)
    table = company(*people, "fairy_tile")
    (turn,) = look(people[0], f"/tables/{table}/view")["turn"]["actors"]
    first = people[turn]
    at_table(first, table)
    first.until_turn()
    return first


def tap_beside(person: Person, selector: str) -> None:
    """Come down as far from the middle of something as a finger may."""
    person.page.locator("[data-guide=kingdom]").evaluate("each => each.scrollIntoView()")
    box = person.page.locator(selector).bounding_box()
    assert box is not None
    # By mouse: lifted too late, on a busy machine, a finger is taken for a hold.
    person.page.mouse.click(box["x"] + box["width"] / 2 - BESIDE, box["y"] + box["height"] / 2)


def take_tile(person: Person) -> None:
    """Take up the tile, by the first button that offers it."""
    person.press(person.page.locator(".choices .tile:visible, button.face:visible").first)
    person.page.locator(".target").first.wait_for()


@pytest.mark.parametrize("device", ["sideways", "narrow"])
def test_a_tale_can_be_closed_however_low_the_screen_is(device: str, come: Come) -> None:
    ana = come("Ana", device)
    known(ana)
    ana.page.goto(f"/t/{finished(ana, 'fairy_tile')}")
    ana.press(ana.page.locator(".shelf button").first)
    close = ana.page.locator("dialog[open] .main")
    for place in ("0", "each.scrollHeight"):
        ana.page.locator("dialog[open] article").evaluate(f"each => each.scrollTo(0, {place})")
        assert close.evaluate(TOUCHED), place


@pytest.mark.parametrize("character", [0, 1, 2])
def test_a_finger_beside_a_figure_takes_it_up(character: int, first: Person) -> None:
    figure = f".grip[data-key=who-{character}]"
    tap_beside(first, figure)
    first.page.locator(f"{figure}[aria-pressed=true]").wait_for()


def test_a_finger_beside_a_corner_picks_it(first: Person) -> None:
    take_tile(first)
    key = first.page.locator(".target").evaluate_all(OUTERMOST)[0]
    tap_beside(first, f".target[data-key='{key}']")
    first.page.locator(f".target[data-key='{key}'][aria-pressed=true]").wait_for()


@pytest.mark.parametrize("first", ["narrow", "sideways", "desktop"], indirect=True)
def test_all_of_the_tile_is_seen_before_it_is_added(first: Person) -> None:
    take_tile(first)
    for key in first.page.locator(".target").evaluate_all(OUTERMOST):
        corner = first.page.locator(f".target[data-key='{key}']")
        corner.dispatch_event("click")
        first.page.locator(f".target[data-key='{key}'][aria-pressed=true]").wait_for()
        assert first.page.locator(".ghost").evaluate(CUT) <= 0, key


@pytest.mark.parametrize(("first", "told"), [("narrow", "↻"), ("desktop", "wheel")], indirect=["first"])
def test_everybody_is_told_how_to_turn_the_tile_with_what_they_have(first: Person, told: str) -> None:
    take_tile(first)
    assert told in first.page.locator(".bar p").inner_text()


def telling(person: Person, record: str) -> tuple[int, int]:
    """A move in the midst of a game with which a page is told, and whose page it is."""
    for move in range(1, look(person, f"/records/{record}/summary")["moves"]):
        view: dict[str, Any] = look(person, f"/records/{record}/moves/{move}")["view"]
        told = [event for event in view["news"] if event["type"] == "told"]
        if told and not view["over"]:
            return move, told[0]["seat"]
    raise AssertionError("nobody told a page before the last")


def test_a_replay_offers_nothing_and_keeps_nothing_over_the_kingdom(come: Come) -> None:
    davi = come("Davi", "narrow")
    known(davi)
    record = finished(davi, "fairy_tile")
    move, seat = telling(davi, record)
    davi.page.goto(f"/replay/{record}")
    davi.page.locator("input[name=eyes]").nth(seat + 1).check(force=True)
    davi.page.locator(".page").wait_for()
    davi.page.locator(".scrubber input").fill(str(move))
    davi.page.locator(".dock .told").wait_for()
    assert davi.page.locator("dialog[open], .choices").count() == 0
    assert davi.page.locator(".dock").evaluate("each => getComputedStyle(each).position") == "static"


def seen(person: Person, selector: str) -> float:
    """How much of it is on the screen."""
    return float(person.page.locator(selector).first.evaluate(SEEN))


@pytest.mark.parametrize("device", ["phone", "narrow"])
def test_the_kingdom_and_what_to_do_there_are_seen_together(device: str, come: Come) -> None:
    davi = come("Davi", device)
    known(davi)
    at_table(davi, lay(davi, "fairy_tile", 4, {1: "sound", 2: "sound", 3: "sound"}, sit=True))
    davi.until_turn()
    assert seen(davi, "[data-guide=kingdom]") > 160
    for choice in davi.page.locator(".choices button:visible").all():
        assert choice.evaluate(SEEN) >= 44


def test_on_a_phone_that_lies_on_its_side_the_kingdom_fills_the_screen(come: Come) -> None:
    davi = come("Davi", "sideways")
    known(davi)
    at_table(davi, against_a_bot(davi, "fairy_tile"))
    davi.until_turn()
    davi.page.locator("[data-guide=kingdom]").evaluate("each => each.scrollIntoView()")
    assert seen(davi, "[data-guide=kingdom]") > 320
    for choice in davi.page.locator(".choices button:visible").all():
        assert choice.evaluate(SEEN) >= 44
