"""A page reloaded or a house killed in the middle of a move: the table goes on, nothing is lost, nothing doubled."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.arrange import known, lay, look
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table
from tests.server.house import Server

UNREACHABLE = ("WebSocket connection to", "Failed to load resource")


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A house that may be killed and started again."""
    server = Server(tmp_path, "mortal", str(tmp_path / "mortal.db")).start()
    yield server
    server.clear()
    assert not server.complaints(), server.log()


def alone(person: Person) -> str:
    """A game of Avenue with nobody else, so that whatever happens was done by this person."""
    known(person)
    table = lay(person, "avenue", 1, {}, sit=True)
    at_table(person, table)
    return table


def pencil(person: Person, number: int = 0) -> None:
    """Choose a square without drawing there yet."""
    person.press(person.page.locator(".square.open").nth(number))
    person.page.locator(".caption .main").wait_for()


def ink(person: Person) -> None:
    """Draw where the pencil is."""
    person.press(".caption .main")


def told(person: Person, table: str) -> int:
    """How much has happened, by the house's own account."""
    return int(look(person, f"/tables/{table}/view")["length"])


def test_half_chosen_then_reloaded(come: Come) -> None:
    ana = come("Ana", "phone")
    table = alone(ana)
    before = told(ana, table)
    pencil(ana)
    ana.page.reload()
    at_table(ana, table)
    assert told(ana, table) == before
    assert ana.standing() == "choose"
    pencil(ana)
    ink(ana)
    ana.until_longer(before)
    assert told(ana, table) == before + 1


def test_just_sent_then_reloaded(come: Come) -> None:
    ana = come("Ana")
    table = alone(ana)
    for number in range(3):
        before = told(ana, table)
        pencil(ana, number)
        ink(ana)
        ana.page.reload()
        at_table(ana, table)
        assert told(ana, table) == ana.length()
        assert ana.length() - before in {0, 1}, "sent, or not sent, but never twice"
        assert ana.standing() == "choose"


def test_a_click_while_the_house_is_down_is_kept(mortal: Server, come: Come) -> None:
    ana = come("Ana", at=mortal)
    ana.expected = (*ana.expected, *UNREACHABLE)
    table = alone(ana)
    before = told(ana, table)
    pencil(ana)
    mortal.kill()
    ana.page.get_by_text("The connection").first.wait_for()
    ink(ana)
    assert ana.standing() == "busy"
    mortal.start()
    ana.until_turn()
    assert ana.length() == told(ana, table) == before + 1


def test_killed_just_after_a_click(mortal: Server, come: Come) -> None:
    ana = come("Ana", at=mortal)
    ana.expected = (*ana.expected, *UNREACHABLE)
    table = alone(ana)
    for number in range(3):
        before = told(ana, table)
        pencil(ana, number)
        ink(ana)
        mortal.kill()
        mortal.start()
        ana.until_longer(before)
        ana.until_turn()
        assert ana.length() == told(ana, table) == before + 1
