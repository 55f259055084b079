"""Everybody can use every page: axe-core finds nothing grave, nothing scrolls sideways, fingers have room."""

import pytest

from tests.browser.arrange import GAMES, against_a_bot, finished, gathering, known
from tests.browser.axe import grave_in_any_light
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table

TOUCH = 44  # pixels

# How far the page is wider than the window.
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
# What one taps and is smaller than a fingertip; links within sentences may be as small as their words.
# Nothing on the board of a replay is pressed.
TOO_SMALL = """touch => [...document.querySelectorAll("button, a.button, header a, summary, input, select, [role=tab]")]
  .filter(each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !each.disabled)
  .filter(each => !each.closest(".replay section.board"))
  .filter(each => each.tabIndex >= 0 || each.matches("[aria-pressed], [data-slot], [data-position], [role=tab]"))
  .map(each => [each, (each.closest("label") ?? each).getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height && (box.width < touch - 0.5 || box.height < touch - 0.5))
  .map(([each, box]) => `${each.outerHTML.slice(0, 120)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def home(person: Person) -> None:
    """The first page of all."""
    person.page.goto("/")
    person.page.locator(".games li").nth(3).wait_for()


def dialog(person: Person) -> None:
    """What "play now" asks."""
    home(person)
    person.press(person.page.locator(".actions .main").first)
    person.press("dialog[open] summary")


def settings(person: Person) -> None:
    """What a person likes."""
    home(person)
    person.press_button("Settings")
    person.page.locator("dialog[open]").wait_for()


def statement(person: Person) -> None:
    """What everybody can use here."""
    home(person)
    person.press_button("Accessibility")
    person.page.get_by_role("dialog", name="A table for everybody").wait_for()


def gathered(person: Person) -> None:
    """A table before the game."""
    person.page.goto(f"/t/{gathering(person, 'photograph')}")
    person.page.locator(".code").wait_for()


def own_page(person: Person) -> None:
    """One's own page."""
    person.page.goto("/me")
    person.page.get_by_role("heading", name=person.name).wait_for()


def results(person: Person) -> None:
    """The scores."""
    person.page.goto(f"/t/{finished(person, 'avenue')}")
    person.page.locator(".result").wait_for()


def replayed(person: Person) -> None:
    """A game looked at again."""
    person.page.goto(f"/replay/{finished(person, 'photograph')}")
    person.page.locator("#board-in-words").wait_for(state="attached")


PAGES = (home, dialog, settings, statement, gathered, own_page, results, replayed)
WHERE = [*PAGES, *GAMES]


def go(person: Person, where: object) -> None:
    """Go to a page, or to the middle of a game."""
    known(person)
    if callable(where):
        where(person)
    else:
        at_table(person, against_a_bot(person, str(where)))


def named(where: object) -> str:
    return getattr(where, "__name__", str(where))


@pytest.mark.parametrize("device", ["desktop", "phone"])
@pytest.mark.parametrize("where", WHERE, ids=named)
def test_axe_finds_nothing_grave(where: object, device: str, come: Come) -> None:
    davi = come("Davi", device)
    go(davi, where)
    found = grave_in_any_light(davi)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("where", WHERE, ids=named)
def test_a_small_phone_scrolls_one_way_and_has_room_for_fingers(where: object, come: Come) -> None:
    davi = come("Davi", "narrow")
    go(davi, where)
    assert davi.page.evaluate(TOO_WIDE) <= 0
    small = davi.page.evaluate(TOO_SMALL, TOUCH)
    assert not small, "\n".join(small)
