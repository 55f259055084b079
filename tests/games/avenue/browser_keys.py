"""Avenue by keys: arrows lead over the map, Enter pencils, Enter again inks."""

from random import Random

from tests.browser.keys import focused, press, tab_to
from tests.browser.pages import Person

COLUMNS = 6


def move(person: Person, random: Random) -> None:
    """Draw a road somewhere."""
    if not focused(person, ".square"):
        tab_to(person, ".square")
    here = int(person.page.evaluate("() => document.activeElement.dataset.square"))
    squares: list[int] = person.page.evaluate(
        "() => [...document.querySelectorAll('.square.open')].map(each => Number(each.dataset.square))"
    )
    press(person, *way(here, random.choice(squares)), "Enter", "Enter")


def way(here: int, there: int) -> list[str]:
    """The arrows from one square to another."""
    (row, column), (to_row, to_column) = divmod(here, COLUMNS), divmod(there, COLUMNS)
    down = ["ArrowDown" if to_row > row else "ArrowUp"] * abs(to_row - row)
    across = ["ArrowRight" if to_column > column else "ArrowLeft"] * abs(to_column - column)
    return down + across
