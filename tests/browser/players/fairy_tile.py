"""Fairy Tile on its board: something taken up, a place for it in the kingdom, and the button that does it."""

from random import Random

from tests.browser.pages import Person


def move(person: Person, random: Random) -> None:
    """Take up a character or the tile and point at a place; or do what needs no place."""
    page = person.page
    if page.locator("dialog[open]").count():
        person.press("dialog[open] .main")  # a page just told has been read
    choices = page.locator(".choices button:enabled:visible, button.face:enabled:visible")
    choices.first.wait_for()
    person.press(choices.nth(random.randrange(choices.count())))
    page.locator(".bar .main, .target").first.wait_for()
    if not page.locator(".bar .main").count():
        point(person, random)
    person.press(".bar .main")


def point(person: Person, random: Random) -> None:
    """Point at one of the places that are lit."""
    places = person.page.locator(".target")
    person.press(places.nth(random.randrange(places.count())))
