"""Who somebody is at a table: part of the log, shown with every chair and every line of chat."""

import msgspec
import pytest

from serao.table.commands import Say, SeatBot, Sit
from serao.table.company import Chair, is_contest
from serao.table.decide import Who, decide
from serao.table.events import Entry, Kind, Said, Sat, decode_event, encode_event
from serao.table.showing import table_view
from tests.table.sitting import Sitting


def ask(sitting: Sitting, who: Who, command: Sit | Say) -> None:
    """Somebody asks for something, and it is done."""
    sitting.append(decide(sitting.table, who, command, sitting.now), who.person, command.id)


def company() -> Sitting:
    """A guest, a member, a member's program and a bot."""
    sitting = Sitting("photograph", 4, start="host")
    for number, who in enumerate(
        (Who("ana", "Ana"), Who("bruno", "Bruno", "member"), Who("pi", "Pi", "program", "Bruno"))
    ):
        ask(sitting, who, Sit(id=f"s{number}"))
    sitting.do("ana", SeatBot, seat=3, level="sound")
    return sitting


def test_every_chair_says_who_sits_there() -> None:
    table = company().table
    shown = [(chair.name, chair.kind, chair.owner) for chair in table_view("t", table).chairs]
    assert shown[:3] == [("Ana", "guest", ""), ("Bruno", "member", ""), ("Pi", "program", "Bruno")]
    assert shown[3][1:] == ("bot", "")


def test_a_free_chair_is_nobodys() -> None:
    assert table_view("t", Sitting("photograph", 2).table).chairs[0].kind is None


def test_every_line_of_chat_says_who_speaks_and_who_looks_on() -> None:
    sitting = company()
    for number, who in enumerate(
        (Who("bruno", "Bruno", "member"), Who("pi", "Pi", "program", "Bruno"), Who("e", "Eva"))
    ):
        ask(sitting, who, Say(id=f"t{number}", text="Good evening!"))
    told = [(line.name, line.kind, line.owner, line.spectator) for line in sitting.table.chat]
    assert told == [
        ("Bruno", "member", "", False),
        ("Pi", "program", "Bruno", False),
        ("Eva", "guest", "", True),
    ]


@pytest.mark.parametrize("name", ["Ana", "ANA", "Аnа", "A n a"])
def test_a_spectator_does_not_speak_under_the_name_of_a_player(name: str) -> None:
    sitting = company()
    ask(sitting, Who("eva", name), Say(id="t", text="I concede."))
    (line,) = sitting.table.chat
    assert line.name == f"{name} (2)"
    assert line.spectator


@pytest.mark.parametrize("second", ["Ana", "ANA", "Аna", "A n a", "AΝA"])
def test_two_friends_of_the_same_name_are_told_apart(second: str) -> None:
    sitting = Sitting("photograph", 3)
    ask(sitting, Who("ana", "Ana"), Sit(id="a"))
    ask(sitting, Who("eva", second), Sit(id="b"))
    assert sitting.table.names()[:2] == ("Ana", f"{second} (2)")


def test_logs_of_the_first_version_are_of_guests() -> None:
    assert decode_event(b'{"type":"sat","seat":0,"person":"ana","name":"Ana"}') == Sat(0, "ana", "Ana")
    assert decode_event(b'{"type":"said","name":"Ana","text":"Hm."}') == Said("Ana", "Hm.")
    sitting = Sitting("photograph", 2)
    sitting.table.fold(Entry(1, "ana", "a", decode_event(b'{"type":"sat","seat":0,"person":"ana","name":"Ana"}')))
    assert sitting.table.chairs[0].kind == "guest"
    assert msgspec.json.decode(encode_event(Said("Ana", "Hm."))) == {"type": "said", "name": "Ana", "text": "Hm."}


@pytest.mark.parametrize(
    ("kinds", "rated"),
    [
        (("guest", "member"), True),
        (("program", "program"), True),
        (("member", "program"), False),
        (("guest", "program", "program"), False),
        (("member", "member", "bot"), True),
        (("program", "bot"), False),
    ],
)
def test_people_are_rated_among_people_and_programs_among_programs(kinds: tuple[Kind, ...], rated: bool) -> None:
    chairs = [
        Chair(kind=kind, level="sound") if kind == "bot" else Chair(person=f"p{number}", kind=kind)
        for number, kind in enumerate(kinds)
    ]
    assert is_contest(chairs) is rated
