"""Scenes set without clicking, where a test is about what is then seen: tables laid, games played by bots."""

from typing import Any
from uuid import uuid4

from serao.installed import own_games
from tests.browser.pages import Person
from tests.server.house import SHORT, until

GAMES = own_games()


def ask(person: Person, path: str, **body: Any) -> Any:
    """Ask the house in this person's name, as their page would."""
    # A cookie is believed only from the house's own pages.
    answer = person.context.request.post(f"{person.house}/api{path}", data=body, headers={"origin": person.house})
    assert answer.ok, answer.text()
    return answer.json()


def look(person: Person, path: str) -> Any:
    """What the house shows this person."""
    answer = person.context.request.get(f"{person.house}/api{path}")
    assert answer.ok, answer.text()
    return answer.json()


def known(person: Person) -> None:
    """Be known by name."""
    ask(person, "/session", name=person.name)


def lay(person: Person, game: str, seats: int, bots: dict[int, str], **more: Any) -> str:
    """A table with these bots, begun or not."""
    begun = more.pop("begun", True)
    usual = {"options": SHORT.get(game, {}), "public": True, "start": "host"}
    wanted: dict[str, Any] = {"game": game, "seats": seats, "bots": bots} | usual | more
    table = str(ask(person, "/tables", **wanted)["id"])
    if begun:
        ask(person, f"/tables/{table}/commands", type="start", id=str(uuid4()), empty="bots")
    return table


def against_a_bot(person: Person, game: str, **more: Any) -> str:
    """A game that waits for this person to choose, with one bot across the table."""
    return lay(person, game, 2, {1: "sound"}, sit=True, **more)


def company(host: Person, guest: Person, game: str) -> str:
    """A game of two people, begun, in which nobody has done anything yet."""
    known(host)
    known(guest)
    table = lay(host, game, 2, {}, begun=False)
    ask(guest, f"/tables/{table}/commands", type="sit", id=str(uuid4()))
    ask(host, f"/tables/{table}/commands", type="start", id=str(uuid4()), empty="bots")
    return table


def gathering(person: Person, game: str) -> str:
    """A table with a free chair."""
    return lay(person, game, 3, {1: "sound"}, sit=True, begun=False)


def finished(person: Person, game: str, seats: int = 2) -> str:
    """A game that bots have played to its end."""
    table = lay(person, game, seats, dict.fromkeys(range(seats), "sound"), sit=False)
    until(lambda: look(person, f"/tables/{table}/view")["table"]["phase"] == "over", f"{game} to be over")
    until_recorded(person, table)
    return table


def until_recorded(person: Person, table: str) -> None:
    """Wait for the record of a finished game: the last move is shown a moment before the record is stored."""
    address = f"{person.house}/api/records/{table}/summary"
    until(lambda: person.context.request.get(address).ok, "the record of a finished game")
