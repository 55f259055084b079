"""Fairy Tile on its board: something taken up, a place for it in the kingdom, and the button that does it."""

from random import Random

from tests.browser.pages import Person


def move(person: Person, random: Random) -> None:
    """Take up a character or the tile and point at a place; or do what needs no place."""
    person.read_on()
    take_up(person, random)
    if not person.page.locator(".bar .main").count():
        point(person, random)
    person.press(".bar .main")


def take_up(person: Person, random: Random) -> None:
    """Choose what to do; a page just told may open over it meanwhile, and is read first."""
    page = person.page
    for _ in range(4):
        choices = page.locator(".choices button:enabled:visible, button.face:enabled:visible")
        choices.first.wait_for()
        person.press(choices.nth(random.randrange(choices.count())))
        person.until(page.locator(".bar .main, .target, dialog[open]").count, "something to do with it")
        if not person.read_on():
            return
    raise AssertionError(f"{person.name} is given one page after another to read")


def point(person: Person, random: Random) -> None:
    """Point at one of the places that are lit."""
    places = person.page.locator(".target")
    person.press(places.nth(random.randrange(places.count())))


def shorten(host: Person) -> None:
    """Few pages to tell."""
    host.page.get_by_label("Pages in each book").fill("2")
