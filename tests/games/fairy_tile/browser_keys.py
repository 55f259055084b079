"""Fairy Tile by keys: Enter takes something up, arrows go over the places, Enter picks and Enter again does it."""

from random import Random

from tests.browser.keys import focused, press, press_until, tab_to
from tests.browser.pages import Person

NUMBER = "dialog input[type=number]:not(.many)"
# Everything that can be taken up or done now; the tile lies among the choices on a phone, beside the kingdom on a desk.
CHOICES = """() => [...document.querySelectorAll(".choices button, button.face")]
  .filter(each => !each.disabled && each.checkVisibility())
  .map(each => [each, 1 + [...each.parentElement.children].indexOf(each)])
  .map(([each, place]) => each.matches(".face") ? "button.face" : `.choices button:nth-child(${place})`)"""
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")


def move(person: Person, random: Random) -> None:
    """Take up a character or the tile and bring it to a place; or turn the page, or end."""
    if person.page.locator("dialog[open]").count():
        tab_to(person, "dialog[open] .main")  # a page just told has been read
        press(person, "Enter")
    choices: list[str] = person.page.evaluate(CHOICES)
    tab_to(person, random.choice(choices))
    press(person, "Enter")
    if not person.page.locator(".bar .main").count():
        person.until(lambda: focused(person, ".target"), "a place to have the focus")
        press(person, *random.choices(ARROWS, k=random.randrange(4)), "Enter")
    press(person, "Enter")


def shorten(person: Person) -> None:
    """Two pages in each book."""
    tab_to(person, NUMBER)
    press_until(person, "ArrowUp", lambda: person.page.locator(NUMBER).input_value() == "2")
