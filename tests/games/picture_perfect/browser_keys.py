"""Picture Perfect by keys: arrows over the envelopes, Enter points, and the buttons are stops of the Tab key."""

from random import Random

from tests.browser.keys import press, tab_to
from tests.browser.pages import Person


def move(person: Person, random: Random) -> None:
    """Whatever the evening asks for now."""
    page = person.page
    if page.locator(".to-camera").count():
        photograph(person)
    elif page.locator(".ready").count():
        enter(person, ".ready")
    elif page.locator(".album").count():
        enter(person, ".album .row button")
    elif page.locator(".letter .row .main").count():
        enter(person, ".letter .row .main")
    else:
        exchange(person, random)


def enter(person: Person, selector: str) -> None:
    """Go there and press Enter."""
    tab_to(person, selector)
    press(person, "Enter")


def exchange(person: Person, random: Random) -> None:
    """Point at envelopes until they make an action, then do it."""
    for _ in range(12):
        if person.page.locator(".doing .main").is_enabled():
            break
        tab_to(person, ".exchange .choosable")
        press(person, *["ArrowRight"] * random.randrange(1, 4), "Enter")
    tab_to(person, ".doing .main")
    press(person, "Enter")


def photograph(person: Person) -> None:
    """Let the guests stand as they are offered, and take the picture once the house finds it in order."""
    page = person.page
    if not page.locator(".finder").count():
        enter(person, ".arranging")
        page.locator("dialog[open] .snap").wait_for()
        if page.locator("dialog[open] .listed").count():
            enter(person, "dialog[open] .listed")
        else:
            press(person, "Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        enter(person, ".to-camera")
    page.locator(".shutter:enabled").wait_for()
    enter(person, ".shutter")
