"""The protocol: greeting, lengths, catching up, repeating harmlessly, and saying goodbye without losing anything."""

import json
import signal
from contextlib import suppress
from random import Random
from typing import Any
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from serao.games import GAMES
from serao.table.wire import PROTOCOL
from tests.patience import PATIENCE
from tests.server.conftest import Build, Invite
from tests.server.house import Guest, Line, Server, play_out

STOPPED = (0, -signal.SIGTERM)  # a process that was told to stop may say so


def solo(people: Invite, at: Server | None = None, game: str = "photograph") -> tuple[Guest, str, Line]:
    """Ana playing both seats of a table."""
    ana = people("Ana", **({"at": at} if at else {}))
    table = ana.open(game)
    line = ana.sit(table)
    line.ask("sit", name="Bruno")
    line.until_shown(lambda line: line.phase == "playing")
    return ana, table, line


def an_action(line: Line) -> dict[str, Any]:
    """A lawful command, with an id of its own."""
    seat = line.to_act()
    assert seat is not None
    return {"type": "play", "id": str(uuid4()), "seat": seat, "action": line.seats[seat]["legal"][0]}


# ── Greeting ──────────────────────────────────────────────────────────────────────────────────────


def test_hello_comes_first(people: Invite) -> None:
    ana = people("Ana")
    line = ana.line(ana.open("avenue"))
    for early in ({"type": "resync"}, {"type": "say", "id": "1", "text": "early"}):
        line.send(early)
        answer = line.next()
        assert (answer["type"], answer["reason"]["key"]) == ("denied", "server-hello-first")
    assert line.greet()["type"] == "sync"
    assert line.chat == []


@pytest.mark.parametrize("version", [0, 1, PROTOCOL + 1, 10**12])
def test_another_version_is_refused_by_name(people: Invite, version: int) -> None:
    ana = people("Ana")
    line = ana.line(ana.open("avenue"))
    line.send({"type": "hello", "protocol": version})
    answer = line.next()
    assert answer["reason"]["key"] == "server-protocol"
    assert str(version) in answer["sentence"].replace(",", "")
    assert line.greet()["protocol"] == PROTOCOL


def test_refusals_speak_the_clients_language(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue")
    sentences = {ana.sit(table, language=code).try_to("return")["sentence"] for code in ("en", "pt-BR", "fr")}
    assert len(sentences) == 3


# ── Lengths ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
def test_every_message_carries_the_length_of_the_log(people: Invite, game: str) -> None:
    _, _, line = solo(people, game=game)
    line.try_to("undo", seat=7)
    line.ask("say", text="hello")
    play_out([line], Random(3))
    lengths = [message["length"] for message in line.heard]
    assert lengths == sorted(lengths)
    updates = [message["length"] for message in line.heard if message["type"] == "update"]
    assert updates == list(range(line.heard[0]["length"] + 1, line.length + 1))


def test_who_is_behind_gets_the_whole_view(people: Invite) -> None:
    ana, table, line = solo(people)
    random = Random(1)
    for _ in range(5):
        line.choose(random)
    line.ask("say", text="still here?")
    line.send({"type": "resync"})
    whole = line.next()
    assert whole["type"] == "sync"
    fresh = ana.sit(table)
    assert fresh.heard[0] == whole
    assert ana.look(f"/api/tables/{table}/view") == whole
    assert whole["chat"][0]["text"] == "still here?"


def test_updates_add_up_to_what_a_newcomer_is_shown(people: Invite) -> None:
    ana, table, line = solo(people, game="picture_perfect")
    random = Random(2)
    for _ in range(30):
        line.choose(random)
        fresh = ana.sit(table)
        assert (fresh.length, fresh.seats, fresh.table) == (line.length, line.seats, line.table)
        fresh.socket.close()


def test_a_program_gets_its_memory_when_it_asks(people: Invite) -> None:
    ana, table, line = solo(people)
    assert line.seats[0]["memory"] is None
    program = ana.sit(table, memory=True)
    assert program.seats[0]["memory"]
    program.choose(Random(1))
    assert program.seats[0]["memory"]


# ── Repeating ─────────────────────────────────────────────────────────────────────────────────────


def test_a_repeated_command_is_done_once(people: Invite) -> None:
    ana, table, line = solo(people)
    command = an_action(line)
    kind, number = command.pop("type"), command["id"]
    first = line.ask(str(kind), **command)
    assert line.ask(str(kind), **command) == first
    assert ana.ask(table, str(kind), **command) == first
    assert ana.sit(table).ask(str(kind), **command) == first
    line.send({"type": "resync"})
    assert line.until(lambda heard: heard["type"] == "sync")["length"] == first["length"]
    assert number == first["id"]


def test_over_http_and_then_over_the_socket(people: Invite) -> None:
    ana, table, line = solo(people)
    command = an_action(line)
    first = ana.ask(table, str(command.pop("type")), **command)
    assert line.ask("play", **command) == first
    assert line.length == first["length"]


def test_many_at_once_are_done_once(people: Invite) -> None:
    """The same command on three lines and again on each, sent before any answer came."""
    ana, table, line = solo(people)
    lines = [line, ana.sit(table), ana.sit(table)]
    command = an_action(line)
    for each in lines * 5:
        each.send(command)
    answers = {each.until(lambda heard: heard.get("id") == command["id"])["length"] for each in lines for _ in range(5)}
    assert len(answers) == 1
    assert line.length == lines[1].length == answers.pop()


def test_ids_belong_to_their_senders(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("avenue", 3, public=True)
    one, other = ana.sit(table), bruno.sit(table)
    first = one.ask("say", id="1", text="first")
    assert other.ask("say", id="1", text="second")["length"] == first["length"] + 1


def test_a_lost_connection_and_a_new_process_change_nothing(build: Build, people: Invite) -> None:
    house = build()
    ana, table, line = solo(people, at=house)
    command = an_action(line)
    first = line.ask("play", **command)
    line.socket.socket.close()  # no goodbye
    assert ana.sit(table).ask("play", **command) == first
    house.kill()
    house.start()
    again = ana.sit(table)
    assert again.length == first["length"]
    assert again.ask("play", **command) == first
    assert ana.ask(table, "play", **command)["length"] == first["length"]
    play_out([again], Random(1))
    assert not house.complaints()


# ── Goodbye ───────────────────────────────────────────────────────────────────────────────────────


def test_a_server_that_stops_says_farewell(build: Build, people: Invite) -> None:
    house = build()
    _, _, line = solo(people, at=house)
    idle = people("Davi", at=house)
    watching = idle.line(idle.open("avenue"))
    assert house.stop() in STOPPED
    assert line.closed() == (1012, "restart")
    assert line.heard[-1] == {"type": "farewell", "length": line.length, "why": "restart"}
    assert watching.closed()[0] == 1012
    assert not house.complaints(), house.log()


def test_a_stop_in_full_flight_loses_nothing(build: Build, people: Invite) -> None:
    house = build()
    ana, table, line = solo(people, at=house)
    sent = {str(number): f"line {number}" for number in range(3000)}
    assert house.running is not None
    with suppress(ConnectionClosed):
        for number, text in sent.items():
            line.send({"type": "say", "id": number, "text": text})
            if number == "1500":
                house.running.send_signal(signal.SIGTERM)
    with suppress(ConnectionClosed):  # whoever goes on sending may not hear the last word
        while True:
            line.next()
    assert house.running.wait(PATIENCE) in STOPPED
    accepted = {heard["id"]: heard["length"] for heard in line.heard if heard.get("id") in sent}
    announced = {heard["said"]["text"]: heard["length"] for heard in line.heard if heard.get("said")}
    assert accepted
    house.start()
    again = ana.sit(table)
    assert again.length >= max(*accepted.values(), *announced.values())
    for number, length in list(accepted.items())[-20:]:
        assert again.ask("say", id=number, text=sent[number])["length"] == length
    assert {sent[number]: length for number, length in accepted.items()}.items() <= announced.items()
    heard = [text for text, _ in sorted(announced.items(), key=lambda item: item[1])]
    kept = [said["text"] for said in again.chat]
    more = again.length - max(announced.values())  # written, but the farewell came first
    assert kept[: len(kept) - more] == heard[len(heard) - len(kept) + more :]
    assert not house.complaints(), house.log()


def test_a_client_that_does_not_read_is_told_to_come_again(build: Build, people: Invite) -> None:
    house = build(limits={"backlog": 50, "messages": [10**9, 1e9]})
    ana, table, line = solo(people, at=house)
    url = f"{house.sockets}/api/tables/{table}/socket"
    with connect(url, additional_headers=ana.headers, compression=None, max_queue=1) as deaf:
        deaf.send(json.dumps({"type": "hello", "protocol": PROTOCOL}))
        with suppress(ConnectionClosed):
            for _ in range(20_000):
                deaf.send('{"type":"resync"}')
        slow = Line(deaf)
        assert slow.closed() == (1013, "slow")
        assert slow.heard[-1]["why"] == "slow"
    line.choose(Random(1))  # nobody else is held up
    assert not house.complaints(), house.log()


def test_the_processes_that_think_go_with_their_server(build: Build, people: Invite) -> None:
    house = build()
    ana = people("Ana", at=house)
    line = ana.sit(ana.open("photograph", bots={"1": "random"}))
    play_out([line], Random(1))
    house.kill()
    house.wait_until_nothing_is_left()
