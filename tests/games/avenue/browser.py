"""Avenue on its board: squares of the map, the peek, and the button that does it."""

from random import Random

from tests.browser.pages import Person


def move(person: Person, random: Random) -> None:
    """Pencil a road and ink it; now and then peek instead."""
    peek = person.page.locator("button[aria-keyshortcuts=p]:enabled")
    if random.random() < 0.05 and peek.count():
        person.press(peek.first)
    else:
        squares = person.page.locator(".square.open")
        person.press(squares.nth(random.randrange(squares.count())))
    person.press(".caption .main")
