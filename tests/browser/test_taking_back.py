"""Taking back in the browser: a choice that nobody has seen is free also after somebody else has chosen."""

from typing import Any
from uuid import uuid4

from tests.browser.arrange import ask, known, lay, look
from tests.browser.conftest import Come
from tests.browser.pages import Person


def seen(person: Person, table: str) -> dict[str, Any]:
    """The game through this person's eyes."""
    shown: dict[str, Any] = look(person, f"/tables/{table}/view")["seats"][0]
    return shown


def choose(person: Person, table: str) -> None:
    """Choose the first that is legal."""
    mine = seen(person, table)
    ask(person, f"/tables/{table}/commands", type="play", id=str(uuid4()), seat=mine["seat"], action=mine["legal"][0])


def test_ones_own_choice_is_taken_back_and_anothers_stands(come: Come) -> None:
    ana, bruno, chloe = come("Ana"), come("Bruno", "phone"), come("Chloé")
    for person in (ana, bruno, chloe):
        known(person)
    table = lay(ana, "avenue", 3, {}, sit=True, begun=False, rated=True)
    for person in (bruno, chloe):
        ask(person, f"/tables/{table}/commands", type="sit", id=str(uuid4()))
    ask(ana, f"/tables/{table}/commands", type="start", id=str(uuid4()), empty="bots")
    for person in (ana, bruno):
        person.page.goto(f"/t/{table}")
        choose(person, table)
    take_back = [person.page.get_by_role("button", name="Take back", exact=True) for person in (ana, bruno)]
    for button in take_back:
        button.wait_for()
    ana.press(take_back[0])
    take_back[0].wait_for(state="detached")
    ana.page.locator(".line.mine").wait_for()  # it is hers to choose again
    assert seen(ana, table)["legal"]
    assert (seen(bruno, table)["legal"], seen(bruno, table)["undo"]) == (None, "free")
    take_back[1].wait_for()
    assert look(ana, f"/tables/{table}/view")["table"]["rated"]
