"""Picture Perfect on its board: envelopes, the arrangement that lies ready, the camera, and the vote."""

from random import Random

from tests.browser.pages import Person


def move(person: Person, random: Random) -> None:
    """Whatever the evening asks for now."""
    page = person.page
    if page.locator(".to-camera").count():
        photograph(person)
    elif page.locator(".ready").count():
        person.press(".ready")
    elif page.locator(".album").count():
        person.press(page.locator(".album .row button").last)
    elif page.locator(".letter .row .main").count():
        person.press(page.locator(".letter .row .main"))
    else:
        exchange(person, random)


def exchange(person: Person, random: Random) -> None:
    """Point at envelopes until they make an action, then do it."""
    do = person.page.locator(".doing .main")
    for _ in range(3):
        if do.is_enabled():
            break
        envelopes = person.page.locator(".exchange .choosable[aria-pressed=false]")
        person.press(envelopes.nth(random.randrange(envelopes.count())))
    person.press(do)


def photograph(person: Person) -> None:
    """Let the guests stand as they are offered, and take the picture once the house finds it in order."""
    page = person.page
    if page.locator(".finder").count() == 0:
        person.press(".arranging")
        listed = page.locator("dialog[open] .listed")
        page.locator("dialog[open] .snap").wait_for()
        if listed.count():
            person.press(listed.last)
        else:
            page.keyboard.press("Escape")
        page.locator("dialog[open]").wait_for(state="detached")
        person.press(".to-camera")
    person.press(".shutter")
