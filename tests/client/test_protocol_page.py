"""The page about the protocol tells the truth: its examples are real messages, its numbers the real ones."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serao.client import messages
from serao.engine.fairness import commitment
from serao.engine.problem import Reason
from serao.engine.record import Record
from serao.games import GAMES
from serao.server.base.config import Limits
from serao.server.base.faults import Fault
from serao.server.notices.event_stream import HEARTBEAT, Alive, StreamEnd, StreamEvent
from serao.server.notices.event_streams import TABLES
from serao.server.people.account_routes import Login
from serao.server.people.session_routes import Me, Newcomer
from serao.server.people.token_routes import NewToken
from serao.server.tables.access import Invite
from serao.server.tables.sockets import CLOSE_CODES, FLOOD
from serao.server.tables.table_routes import NewTable, Opened
from serao.table import commands, wire
from serao.table.decide import Who, decide, read_action
from serao.table.events import Entry
from serao.table.setup import Setup
from serao.table.showing import Showing, Viewer
from serao.table.table import Table

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
SENT = {kind.__name__: kind for kind in (wire.Hello, wire.Resync, wire.Try, *commands.AnyCommand.__args__)}


class Tried(msgspec.Struct, tag="tried"):
    """A `tried` as it is read."""

    id: str
    length: int
    preview: msgspec.Raw
    reason: Reason | None
    sentence: str | None


READ = {
    "Tried": Tried,
    "Sync": messages.Sync,
    "Update": messages.Update,
    "Accepted": wire.Accepted,
    "Denied": wire.Denied,
}
OVER_HTTP: dict[str, Any] = {
    kind.__name__: kind for kind in (Newcomer, Me, Login, NewToken, Fault, NewTable, Opened, Invite, Record)
}
OVER_HTTP |= {kind.__name__: kind for kind in (Login, StreamEvent, Alive, StreamEnd)}
KINDS: dict[str, Any] = {**SENT, **READ, **OVER_HTTP, "Farewell": wire.Farewell}


def holds(whole: Any, part: Any) -> bool:
    """Whether everything of an example came through: no field was ignored as unknown."""
    if isinstance(part, dict):
        return all(name in whole and holds(whole[name], value) for name, value in part.items())
    if isinstance(part, list):
        return len(whole) == len(part) and all(map(holds, whole, part))
    return bool(whole == part)


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=[f"{n}-{kind}" for n, (kind, _) in enumerate(EXAMPLES)])
def test_an_example_is_what_it_says(kind: str, text: str) -> None:
    value = msgspec.json.decode(text, type=KINDS[kind])
    assert holds(msgspec.json.decode(msgspec.json.encode(value)), msgspec.json.decode(text))


def test_every_block_claims_a_kind_and_every_message_has_an_example() -> None:
    assert len(re.findall(r"^```json", PAGE, re.MULTILINE)) == len(EXAMPLES)
    assert set(KINDS) == {kind for kind, _ in EXAMPLES}


def test_the_example_is_a_real_game() -> None:
    """Ana sits down, takes part in the shuffle, and plays: what the house shows of it is what stands on the page."""
    table = Table(Setup(game="photograph", seats=2), bytes(range(32)), "ana234567890")
    showing, ana = Showing("k7m2qz9xw4tb", table), Who("ana234567890", "Ana")
    shown: dict[str, bytes] = {}
    told = ("Sit", "PutSeal", "SeatBot", "Start", "Reveal", "Play")
    story = [(kind, text) for kind, text in EXAMPLES if kind in told]
    for kind, text in sorted(story[:6], key=lambda example: msgspec.json.decode(example[1])["id"]):
        command = msgspec.json.decode(text, type=KINDS[kind])
        entry = Entry(0, ana.person, command.id, decide(table, ana, command, 0))
        table.fold(entry)
        shown[kind] = showing.update(entry, kind != "Play", Viewer(ana.person, "en"), 0)
        shown.setdefault("sync", showing.sync(Viewer(ana.person), 0))
    (sync,), (update,) = ([text for kind, text in EXAMPLES if kind == each] for each in ("Sync", "Update"))
    assert msgspec.json.decode(sync) == msgspec.json.decode(shown["sync"])
    assert msgspec.json.decode(update) == msgspec.json.decode(shown["Play"])


def test_an_action_may_be_said_as_a_value_or_as_a_text() -> None:
    table = Table(Setup(game="photograph", seats=2), bytes(32), "")
    played = [msgspec.json.decode(text, type=commands.Play) for kind, text in EXAMPLES if kind == "Play"]
    assert len(played) == 2
    assert len({read_action(table, play.action) for play in played}) == 1


def test_the_record_of_the_page_keeps_its_commitment() -> None:
    records = [msgspec.json.decode(text, type=Record) for kind, text in EXAMPLES if kind == "Record"]
    for record in records:
        assert commitment(bytes.fromhex(record.fairness.secret)) == record.fairness.commitment
        for move in record.moves:
            GAMES[record.game].parse(move.text)


def test_the_limits_and_codes_are_the_real_ones() -> None:
    limits = Limits()
    assert f"{wire.LARGEST_MESSAGE:,} bytes" in PAGE
    assert f"{limits.messages[0]} at once, {limits.messages[1]:.0f} a second in the long run; {FLOOD} too many" in PAGE
    assert f"{limits.requests[0]} at once, {limits.requests[1]:.0f} a second" in PAGE
    assert f"| sockets, by address | {limits.sockets} |" in PAGE
    assert f"| event streams, by person and process | {limits.streams} |" in PAGE
    assert f"`slow` ({limits.backlog} events waited)" in PAGE
    assert (HEARTBEAT, TABLES) == (15, 100)
    assert (limits.said, limits.newcomers, limits.tables) == ((8, 0.5), (30, 0.5), (20, 0.2))
    longest = (commands.LONGEST_NAME, commands.LONGEST_SAID, commands.LONGEST_ENTROPY, commands.LONGEST_ID)
    assert "{}, {}, {} and {} signs".format(*longest) in PAGE
    for why, code in CLOSE_CODES.items():
        assert f"| `{why}` | {code} |" in PAGE
