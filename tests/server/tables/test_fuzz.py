"""Thousands of messages that no honest client sends, while an honest game goes on at the same table."""

from contextlib import ExitStack

import msgspec
from websockets.exceptions import ConnectionClosed

from serao.server.base.config import Limits
from tests.server.conftest import Build, Invite


def test_who_is_too_fast_hears_which_command_was_refused(build: Build, people: Invite) -> None:
    house = build(limits=msgspec.to_builtins(Limits(messages=(3, 0.001))))
    ana = people("Ana", at=house)
    line = ana.sit(ana.open("avenue"))
    for number in range(6):
        line.send({"type": "say", "id": f"word-{number}", "text": f"! {number}"})
    line.send("not even JSON")
    refused = line.until(lambda heard: heard["type"] == "denied" and heard["id"] is None)
    assert refused["reason"]["key"] == "server-too-fast"
    denied = [heard for heard in line.heard if heard["type"] == "denied" and heard["id"] is not None]
    assert [heard["id"] for heard in denied] == [f"word-{number}" for number in range(6)][-len(denied) :]
    assert len(denied) >= 3


def test_a_flood_is_held_off_by_the_real_limits(build: Build, people: Invite) -> None:
    house = build(limits=msgspec.to_builtins(Limits()) | {"newcomers": (100, 100.0), "requests": (1000, 1000.0)})
    ana = people("Ana", at=house)
    table = ana.open("avenue", public=True)
    bystander = ana.sit(table)
    with ExitStack():
        for name in ("Bruno", "Chloé", "Davi"):
            flood = people(name, at=house).sit(table)
            try:
                for number in range(2000):
                    flood.send({"type": "say", "id": str(number), "text": f"! {number}"})
            except ConnectionClosed:
                pass
            assert flood.closed() == (1008, "flood")
            assert flood.heard[-1]["why"] == "flood"
            refused = [message["reason"]["key"] for message in flood.heard if message["type"] == "denied"]
            assert set(refused) <= {"server-too-fast"}  # none at all, where the farewell overtook them
    bystander.ask("say", text="peace again")
    said = [line["name"] for line in bystander.chat]
    assert max(said.count(name) for name in ("Bruno", "Chloé", "Davi")) <= 10
    assert not house.complaints()
