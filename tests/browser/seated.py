"""Who sits at a table with opponents, and looks at it on screens of every size."""

from collections.abc import Callable
from typing import Any
from uuid import uuid4

from playwright.sync_api import ViewportSize

from tests.browser.arrange import ask, lay, look
from tests.browser.pages import Person, at_table

SCREENS = ((360, 740), (390, 844), (740, 360), (768, 1024), (1440, 900), (2560, 1440))
SEATS = (2, 3, 4)
FINGER = 44.0  # pixels that a fingertip needs
MIDDLE = 7  # actions of our own after which a game is well under way

# By how many pixels the page can be scrolled, and the board within it.
SCROLLS = """() => [document.documentElement, document.querySelector("section.board")]
  .map(each => [each.scrollWidth - each.clientWidth, each.scrollHeight - each.clientHeight]).flat()"""
# What is not wholly on the screen, or is not what lies uppermost in its own middle.
OUT_OF_REACH = """found => found.flatMap(each => {
  const { left, top, right, bottom, width, height } = (each.querySelector("rect") ?? each).getBoundingClientRect();
  const name = each.getAttribute("aria-label");
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return [`${name}: not on the screen`];
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return each.contains(hit) ? [] : [`${name}: under ${hit?.outerHTML.slice(0, 90)}`];
})"""
SMALLEST = """found => ["width", "height"].map(side => Math.min(...found.map(each =>
  (each.querySelector("rect") ?? each).getBoundingClientRect()[side])))"""


def legal(person: Person, table: str) -> list[Any]:
    """What this person may do, as soon as there is something."""

    def offered() -> Any:
        seats = look(person, f"/tables/{table}/view")["seats"]
        return next((seat["legal"] for seat in seats if seat["legal"]), None)

    found: list[Any] = person.until(offered, "something to choose")
    return found


def play(person: Person, table: str, action: Any) -> None:
    """Do an action of our own, without the page."""
    ask(person, f"/tables/{table}/commands", type="play", id=str(uuid4()), seat=0, action=action)


def play_on(person: Person, table: str, actions: int) -> None:
    """Play the middle one of what is legal, so many times."""
    for _ in range(actions):
        offered = legal(person, table)
        play(person, table, offered[len(offered) // 2])


def table_for(person: Person, game: str, seats: int) -> str:
    """A table with opponents around it, who have faces."""
    return lay(person, game, seats, dict.fromkeys(range(1, seats), "level-1"), sit=True)


def seen_at_every_size(person: Person, table: str, check: Callable[[str], None]) -> None:
    """Look at a table on every screen."""
    at_table(person, table)
    person.until_turn()
    for width, height in SCREENS:
        person.page.set_viewport_size(ViewportSize(width=width, height=height))
        where = f"{width}×{height}"
        assert person.page.evaluate(SCROLLS) == [0, 0, 0, 0], where
        assert person.page.locator("[role=tab]").evaluate_all(OUT_OF_REACH) == [], where
        check(where)


def smallest(person: Person, things: str) -> list[float]:
    """The least width and height of these."""
    found: list[float] = person.page.locator(things).evaluate_all(SMALLEST)
    return found


def reached(person: Person, things: str, where: str) -> None:
    """All of these are there, on the screen, and under nothing."""
    assert person.page.locator(things).count(), where
    assert person.page.locator(things).evaluate_all(OUT_OF_REACH) == [], where
