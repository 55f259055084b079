"""Photograph by keys: arrows over the field and over the film, Enter chooses and Enter again does it."""

from random import Random

from tests.browser.keys import focused, press, tab_to
from tests.browser.pages import Person

OPEN = "[aria-disabled=false]"
REACH = "() => [...document.querySelectorAll('.slot.reach [data-slot]')].map(each => Number(each.dataset.slot))"


def move(person: Person, random: Random) -> None:
    """Take some cards, or wind the film."""
    if person.page.locator(".dusk").is_visible():
        press(person, "Escape")
    if person.page.locator(f"[data-slot]{OPEN}").count():
        wind(person, random)
    else:
        take(person, random)


def take(person: Person, random: Random) -> None:
    """Walk over the field to a card that can be taken, choose it, and take it."""
    if not focused(person, "[data-position]"):
        tab_to(person, "[data-position]")
    for _ in range(40):
        press(person, random.choice(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")), "Enter")
        if person.page.locator(".bar .main").is_visible():
            press(person, "Enter")
            return
    raise AssertionError("no card of the field can be taken by keys")


def wind(person: Person, random: Random) -> None:
    """Lift a card, go to a place for it, choose it, and wind."""
    if not focused(person, "[data-slot]"):
        tab_to(person, "[data-slot]")
    slots = person.page.locator("[data-slot]").count()
    for slot in random.sample(range(slots), slots):
        press(person, *way(person, slot), "Enter")
        places: list[int] = person.page.evaluate(REACH)
        if places:
            press(person, *way(person, random.choice(places)), "Enter", "Enter")
            return
    raise AssertionError("no card of the film can be wound by keys")


def way(person: Person, slot: int) -> list[str]:
    """The arrows from where the focus is to another place of the film."""
    here = int(person.page.evaluate("() => document.activeElement.dataset.slot"))
    return ["ArrowRight" if slot > here else "ArrowLeft"] * abs(slot - here)
