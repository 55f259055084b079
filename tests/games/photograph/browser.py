"""Photograph on its board: cards of the field, places of the film, and the button that does it."""

from random import Random

from tests.browser.pages import Person

OPEN = "[aria-disabled=false]"


def move(person: Person, random: Random) -> None:
    """Take some cards, or wind the film."""
    page = person.page
    if page.locator(".dusk").is_visible():
        person.press(".dusk button")
    if page.locator(f"[data-slot]{OPEN}").count():
        wind(person, random)
    else:
        take(person, random)
    person.press(".bar .main")


def take(person: Person, random: Random) -> None:
    """Point at a card from which the row's end can be taken."""
    cards = person.page.locator(f"[data-position]{OPEN}")
    cards.first.wait_for()
    for number in random.sample(range(cards.count()), cards.count()):
        person.press(cards.nth(number))
        if person.page.locator(".bar .main").is_visible():
            return
    raise AssertionError("no card of the field can be taken")


def wind(person: Person, random: Random) -> None:
    """Lift a card of the film, and point at a place further back."""
    slots = person.page.locator(f"[data-slot]{OPEN}")
    for number in random.sample(range(slots.count()), slots.count()):
        person.press(slots.nth(number))
        places = person.page.locator(".slot.reach [data-slot]")
        if places.count():
            person.press(places.nth(random.randrange(places.count())))
            return
    raise AssertionError("no card of the film can be wound")
