"""Playing without a mouse: the Tab key, arrows and Enter."""

from collections.abc import Callable

from tests.browser.pages import Person

MOST_STOPS = 120  # more presses of Tab than any page has stops


def focused(person: Person, selector: str) -> bool:
    """Whether the focus is on something like this."""
    return bool(person.page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector))


def press(person: Person, *keys: str) -> None:
    """Press keys one after the other."""
    for key in keys:
        person.page.keyboard.press(key)


def tab_to(person: Person, selector: str, back: bool = False) -> None:
    """Go from stop to stop until the focus is there."""
    for _ in range(MOST_STOPS):
        if focused(person, selector):
            return
        press(person, "Shift+Tab" if back else "Tab")
    raise AssertionError(f"{person.name} cannot get to {selector} by keys")


def play_now(person: Person, game: str, choose: Callable[[Person], None] | None = None) -> None:
    """From the home page to the board, against bots, by keys alone."""
    person.page.goto("/")
    person.button(f"Play now: {game}").wait_for()
    tab_to(person, f'button[aria-label="Play now: {game}"]')
    press(person, "Enter")
    person.button("Sit down").wait_for()
    if choose:
        tab_to(person, "dialog summary")
        press(person, "Enter")
        choose(person)
    tab_to(person, "dialog button.main", back=choose is not None)
    press(person, "Enter")
    person.page.locator("#board-in-words").wait_for(state="attached")
    person.settle()


def press_until(person: Person, key: str, done: Callable[[], bool]) -> None:
    """Press a key until it has brought that about."""
    for _ in range(12):
        if done():
            return
        press(person, key)
    raise AssertionError(f"{key} does not do it")
