"""A drag in the studio can be broken off, with a finger and with a mouse."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import CDPSession

from tests.browser.arrange import against_a_bot, known
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table

MIDDLE = """each => {
  const box = each.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
# The system takes the pointer away, as it does when another window comes before ours.
CANCELLED = "found => found.forEach(each => each.dispatchEvent(new PointerEvent('pointercancel', { pointerId: 1 })))"
OUTSIDE = (180.0, 4.0)

Point = tuple[float, float]
Drag = Callable[[Point, Point, str], None]


@pytest.fixture
def studio(come: Come) -> Person:
    """Somebody who looks at an empty floor from above."""
    davi = come("Davi", "phone")
    known(davi)
    at_table(davi, against_a_bot(davi, "picture_perfect"))
    davi.until_turn()
    davi.page.locator("input[name=looking]").nth(1).check(force=True)
    davi.page.locator(".studio .tools").evaluate("each => each.scrollIntoView()")
    return davi


@pytest.fixture(params=["touch", "mouse"])
def drag(request: pytest.FixtureRequest, studio: Person) -> Iterator[Drag]:
    """Drags from one point to another and ends it: let go, broken off, or by the Escape key."""
    session = studio.context.new_cdp_session(studio.page)
    yield (by_touch(session, studio) if request.param == "touch" else by_mouse(studio))
    session.detach()


def by_touch(session: CDPSession, person: Person) -> Drag:
    """With a finger."""

    def touch(kind: str, *points: Point) -> None:
        given = [{"x": x, "y": y} for x, y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": given})

    def drags(start: Point, end: Point, how: str) -> None:
        touch("touchStart", start)
        for step in range(1, 9):
            part = step / 8
            touch("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        if how == "escape":
            person.page.keyboard.press("Escape")
        touch("touchCancel" if how == "cancel" else "touchEnd")

    return drags


def by_mouse(person: Person) -> Drag:
    """With a mouse."""

    def drags(start: Point, end: Point, how: str) -> None:
        mouse = person.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=8)
        if how == "cancel":
            person.page.locator("svg[role=application], .tray button").evaluate_all(CANCELLED)
        if how == "escape":
            person.page.keyboard.press("Escape")
        mouse.up()

    return drags


def middle(person: Person, selector: str) -> Point:
    """Where one would press something."""
    x, y = person.page.locator(selector).first.evaluate(MIDDLE)
    return x, y


def floor(person: Person) -> str:
    """Who stands where, in words."""
    return str(person.page.locator(".studio > p.unseen").first.inner_text())


def test_a_drag_can_be_broken_off(studio: Person, drag: Drag) -> None:
    empty, guest, plan = floor(studio), ".tray button", middle(studio, "svg[role=application]")
    back, front = (plan[0], plan[1] - 60), (plan[0] - 100, plan[1])
    for how, end in (("cancel", back), ("escape", back), ("drop", OUTSIDE)):
        drag(middle(studio, guest), end, how)
        assert floor(studio) == empty, f"from the box: {how}"
    drag(middle(studio, guest), back, "drop")
    studio.until(lambda: floor(studio) != empty, "a guest on the floor")
    placed = floor(studio)
    for how, end in (("cancel", front), ("escape", front), ("drop", OUTSIDE)):
        drag(middle(studio, ".coin"), end, how)
        assert floor(studio) == placed, f"on the floor: {how}"
    drag(middle(studio, ".coin"), front, "drop")
    assert floor(studio) not in (empty, placed)
    drag(middle(studio, ".coin"), middle(studio, ".tray"), "drop")
    assert floor(studio) == empty
