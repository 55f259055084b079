"""A great event of Avenue: a ranking with names instead of sheets, one counter, and a log that tells roads."""

import re
from random import Random

from tests.browser.arrange import ask, known, lay, look
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table
from tests.games.avenue import browser as avenue
from tests.server.house import until

SEATS = 40
COUNTED = re.compile(rf"\d+ of {SEATS} ha(?:s|ve) chosen")


def event(host: Person, guest: Person) -> str:
    """An event that two people sit at, with bots on all the other chairs."""
    known(host)
    known(guest)
    table = lay(host, "avenue", SEATS, {}, takeover="random", sit=True, begun=False)
    ask(guest, f"/tables/{table}/commands", type="sit", id="sit")
    ask(host, f"/tables/{table}/commands", type="start", id="start", empty="bots")
    return table


def ranking(person: Person) -> list[str]:
    """The names in the ranking."""
    return person.page.locator(".ranking .name").all_inner_texts()


def marks(person: Person, within: str) -> list[str]:
    """The marks beside the names: who they are."""
    return person.page.locator(f"{within} .kind").all_text_contents()


def kinds_of(names: list[str]) -> list[str]:
    """What the marks have to say: two are people without an account."""
    return ["guest" if name in ("Ana", "Bruno") else "bot" for name in names]


def told(person: Person) -> list[str]:
    """The lines of the log."""
    return person.page.locator("#panel-body li").all_text_contents()


def test_an_event_ranks_by_name_counts_once_and_tells_of_roads(come: Come) -> None:
    ana, bruno, random = come("Ana"), come("Bruno", "phone"), Random(5)
    table = event(ana, bruno)
    for person in (ana, bruno):
        at_table(person, table)
    while not ranking(ana):
        for person in (ana, bruno):
            person.until_turn()
            avenue.move(person, random)
            person.settle()
    for person in (ana, bruno):
        person.until_turn()
        names = ranking(person)
        assert 10 <= len(names) <= 13
        assert all(names), "everybody in the ranking has a name"
        assert person.name in names
        assert sorted(marks(person, ".ranking li")) == sorted(kinds_of(names))
        assert len(COUNTED.findall(person.page.locator("body").inner_text())) == 1
        person.picture("event-avenue")
    lines = [line.strip() for line in told(ana)]
    assert "Round 2: farm" in "\n".join(lines)
    assert not [line for line in lines if "has chosen" in line]
    ana.page.reload()
    at_table(ana, table)
    ana.until(lambda: told(ana)[-1:] and told(ana)[-1].strip() == lines[-1], "the log, again")


def test_the_end_of_an_event_names_the_first_places(come: Come) -> None:
    chloe = come("Chloé", "phone")
    known(chloe)
    table = lay(chloe, "avenue", 16, dict.fromkeys(range(16), "random"), sit=False)
    until(lambda: look(chloe, f"/tables/{table}/view")["table"]["phase"] == "over", "the event to be over")
    at_table(chloe, table)
    places = chloe.page.locator(".places li")
    assert places.count() == 3
    first = places.first.locator(".name").inner_text()
    assert first
    assert first in chloe.page.locator("#result-title").inner_text()
    assert marks(chloe, ".places li") == ["bot"] * 3
    assert marks(chloe, ".scores thead th") == ["bot"] * 10
    assert ranking(chloe)[:3] == chloe.page.locator(".places .name").all_inner_texts()
