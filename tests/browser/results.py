"""What is left of a finished game: its result and its replay, on the page."""

from playwright.sync_api import Locator

from tests.browser.arrange import finished, known
from tests.browser.pages import Person


def table_of(person: Person, game: str, tables: dict[str, str]) -> str:
    """A game that bots have played."""
    known(person)
    tables[game] = tables.get(game) or finished(person, game)
    return tables[game]


def result(person: Person, game: str, tables: dict[str, str]) -> Locator:
    """The result of a finished game."""
    person.page.goto(f"/t/{table_of(person, game, tables)}")
    found = person.page.locator(".result")
    found.wait_for()
    return found


def replay(person: Person, game: str, tables: dict[str, str]) -> int:
    """The replay of a finished game; how many moves it has."""
    person.page.goto(f"/replay/{table_of(person, game, tables)}")
    person.page.locator("#board-in-words").wait_for(state="attached")
    return int(person.page.get_by_role("slider").get_attribute("max") or 0)


def at_move(person: Person, move: int, moves: int) -> None:
    """Wait until this move is shown."""
    person.page.get_by_text(f"Move {move} of {moves}", exact=True).wait_for()
    person.page.wait_for_load_state("networkidle")
