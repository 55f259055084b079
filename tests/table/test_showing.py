"""What each viewer is sent: its own seats and what all may see, never stale, the same from the same log."""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from serao.locales import LANGUAGES, words
from serao.table.commands import (
    Answer,
    AskPace,
    Concede,
    Leave,
    Return,
    Reveal,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from serao.table.company import CHAT_KEPT
from serao.table.events import Entry, Event, Followed, Gone, HandedOver, Kept, Remarked, Started, encode_event
from serao.table.pace import Pace
from serao.table.showing import Showing, Viewer, eyes
from serao.table.table import Table
from serao.table.telling import name_of, tag_of
from serao.table.wire import PROTOCOL
from tests.table.sitting import GAME_NAMES, STRANGER, Sitting, everything_shown, gathered, started, viewers

every_game = pytest.mark.parametrize("game", GAME_NAMES)
SILENT = {
    "gone",  # everybody is shown everything again
    "said",
    "remarked",
    "added",
    "sealed",
    "started",
    "revealed",
    "followed",
    "closed",
    "kept",
}  # shown, not told: who started it is told by the deal
KEY = re.compile(r"^[a-z_]+(-[a-z_0-9]+)+$")


# ── An evening in which everything happens ────────────────────────────────────────────────────────


def evening(game: str) -> Sitting:
    """A table at which every kind of event happens, but for being put away."""
    sitting = Sitting(game, 4, pace=Pace(600, 10))
    sitting.append(Kept(0, "ana", "Ana"), "ana")
    sitting.do("ana", Sit)
    sitting.do("bruno", Sit, seat=2)
    sitting.do("chloe", Sit)
    sitting.do("chloe", Stand, seat=1)
    sitting.do("chloe", Sit, seat=1)
    entropy = [sitting.seal("bruno", 2), sitting.seal("chloe", 1)]
    sitting.do("davi", Say, text="May I watch?")
    sitting.do("ana", SeatBot, seat=3, level="level-1", character="tome")
    sitting.do("bruno", Reveal, entropy=entropy[0])
    sitting.wait(10)
    sitting.do("ana", Start)  # without Chloé's
    sitting.append(Remarked(3, "tome-greeting-1"))
    sitting.play_some(1, 9)
    take_back(sitting, "free")
    take_back(sitting, "ask", yes=False)
    take_back(sitting, "ask", yes=True)
    sitting.do("chloe", AskPace, pace=None)
    answers(sitting, yes=False)
    sitting.do("chloe", AskPace, pace=Pace(900, 5))
    answers(sitting, yes=True)
    sitting.play_some(2, 3)
    sitting.do("bruno", Leave)
    sitting.play_some(3, 3)
    sitting.do("bruno", Return)
    sitting.do("chloe", Concede, seat=1)
    sitting.wait(2000)
    sitting.ring()
    sitting.play_some(4, 3)
    for person in ("bruno", "ana"):
        if sitting.table.chairs[sitting.table.seats_of(person)[0]].away:
            sitting.do(person, Return)
    sitting.do("bruno", AskPace, pace=None)
    answers(sitting, yes=True)
    sitting.play_some(5, 3)
    sitting.do("bruno", Concede, seat=2)
    sitting.do("ana", AskPace, pace=Pace(60))  # nobody else is left to be asked
    take_back(sitting, "ask")
    sitting.do("ana", Concede, seat=0)
    sitting.do("ana", Say, text="Again?")
    sitting.append(Followed("t2"), "ana")
    sitting.append(Gone(STRANGER, (), "ana"))
    sitting.append(HandedOver("bruno"))
    return sitting


def answers(sitting: Sitting, yes: bool) -> None:
    """Everybody who is asked answers, until it is settled."""
    for person in ("ana", "bruno", "chloe"):
        offer = sitting.table.offer
        if offer is not None and person not in offer.agreed:
            sitting.do(person, Answer, offer=offer.number, yes=yes)


def take_back(sitting: Sitting, how: str, yes: bool = True) -> None:
    """Somebody takes back what nobody has seen, or asks everybody, as soon as that may be done."""
    people = ("ana", "chloe", "bruno")
    sitting.play_until(lambda: any(sitting.showing.undo(seat) == how for seat in range(3)))
    seat = next(seat for seat in range(3) if sitting.showing.undo(seat) == how)
    sitting.do(people[seat], Undo, seat=seat)
    answers(sitting, yes=yes)


def retold(sitting: Sitting) -> tuple[Table, list[Entry]]:
    """A table on which the evening has not begun, and what will happen."""
    return Table(sitting.setup, sitting.secret, "ana"), sitting.log


@every_game
def test_everything_happens_in_an_evening(game: str) -> None:
    kinds = {tag_of(entry.event) for entry in evening(game).log}
    known = {str(kind.__struct_config__.tag) for kind in Event.__args__}
    assert known - kinds == {"closed", "added"}  # entropy is no longer added in the open


# ── To whom ───────────────────────────────────────────────────────────────────────────────────────


@every_game
def test_everybody_is_shown_their_own_seats_only(game: str) -> None:
    sitting = started(game, "ana", "bruno", "ana")
    for _ in range(10):
        for person, seats in (("ana", [0, 2]), ("bruno", [1])):
            shown = sitting.sync(person)
            assert shown["mine"] == seats
            assert [view["seat"] for view in shown["seats"]] == seats
            for view in shown["seats"]:
                acts = view["seat"] in shown["turn"]["actors"]
                assert (view["legal"] is not None) is acts
                assert view["memory"] is None
        sitting.play_some(1, 1)


@every_game
def test_a_spectator_sees_the_game_through_nobodys_eyes(game: str) -> None:
    sitting = started(game, "ana", "bruno")
    sitting.play_some(1, 5)
    for person in (None, STRANGER):
        shown = sitting.sync(person)
        assert shown["mine"] == []
        (view,) = shown["seats"]
        assert (view["seat"], view["legal"], view["undo"]) == (None, None, None)
    assert sitting.showing.sync(Viewer(None), 0) == sitting.showing.sync(Viewer(STRANGER), 0)


@every_game
def test_what_is_shown_is_what_the_game_shows_that_seat(game: str) -> None:
    sitting = started(game, "ana", "bruno")
    for _ in range(8):
        table = sitting.table
        (view,) = sitting.sync("bruno", memory=True)["seats"]
        assert msgspec.convert(view["view"], type=table.game.View) == table.game.view(table.state, 1)
        assert msgspec.convert(view["memory"], type=table.game.Memory) == table.game.memory(table.state, 1)
        if view["legal"] is not None:
            legal = tuple(msgspec.convert(action, type=table.game.ACTIONS) for action in view["legal"])
            assert legal == table.game.legal(table.state, 1)
        sitting.play_some(1, 1)


def test_a_person_who_has_two_devices_sees_the_same_on_both() -> None:
    sitting = started("photograph", "ana", "bruno")
    one, other = Viewer("ana", "fr"), Viewer("ana", "fr")
    assert sitting.showing.sync(one, 5) == sitting.showing.sync(other, 5)


def test_before_the_deal_there_is_a_company_but_no_game() -> None:
    sitting = gathered("photograph", "ana", None)
    shown = sitting.sync("ana")
    assert shown["seats"] == []
    assert shown["turn"] == {"actors": [], "waiting": 0, "clocks": None}
    assert [chair["name"] for chair in shown["table"]["chairs"]] == ["Ana", "Alecrim"]
    assert [chair["level"] for chair in shown["table"]["chairs"]] == [None, "random"]
    assert shown["table"]["phase"] == "gathering"


def test_every_message_says_which_protocol_and_how_long_the_log_is() -> None:
    sitting = evening("avenue")
    shown = sitting.sync("ana")
    assert (shown["type"], shown["protocol"], shown["length"]) == ("sync", PROTOCOL, len(sitting.log))


# ── Updates follow one another, and come to the same as the whole ─────────────────────────────────


class Client:
    """Somebody who was told everything once and then keeps up by updates alone."""

    def __init__(self, viewer: Viewer, sync: bytes) -> None:
        self.viewer = viewer
        self.known: dict[str, Any] = msgspec.json.decode(sync)

    def hear(self, body: bytes) -> None:
        """Take an update as a client does."""
        update = msgspec.json.decode(body)
        assert update["type"] == "update"
        assert update["length"] == self.known["length"] + 1
        self.known |= {"length": update["length"], "turn": update["turn"], "mine": update.get("mine", [])}
        if update.get("table") is not None:
            self.known["table"] = update["table"]
        if "said" in update:
            self.known["chat"] = [*self.known["chat"], update["said"]][-CHAT_KEPT:]
        else:
            self.known["seats"] = update.get("seats", [])


@every_game
def test_updates_come_to_the_same_as_the_whole(game: str) -> None:
    table, log = retold(evening(game))
    showing, now = Showing("t1", table), 0
    people = [Viewer("ana"), Viewer("bruno", "fr"), Viewer("chloe", memory=True), Viewer(STRANGER), Viewer(None)]
    clients = [Client(viewer, showing.sync(viewer, now)) for viewer in people]
    for entry in log:
        around, now = table.around, entry.at
        table.fold(entry)
        for client in clients:
            client.hear(showing.update(entry, around != table.around, client.viewer, now))
            assert client.known == msgspec.json.decode(showing.sync(client.viewer, now))


@every_game
def test_what_is_kept_is_never_stale(game: str) -> None:
    table, log = retold(evening(game))
    showing = Showing("t1", table)
    languages = [Viewer("ana", "pt-BR"), Viewer("bruno", "en"), Viewer(None, "en")]
    for entry in log:
        around = table.around
        table.fold(entry)
        changed = around != table.around
        for viewer in (*viewers(table), *languages):
            for now in (entry.at, entry.at + 40):
                assert showing.sync(viewer, now) == Showing("t1", table).sync(viewer, now)
            fresh = Showing("t1", table).update(entry, changed, viewer, entry.at)
            assert showing.update(entry, changed, viewer, entry.at) == fresh
            assert showing.update(entry, changed, viewer, entry.at) == fresh


@every_game
def test_the_same_log_is_the_same_table(game: str) -> None:
    sitting = evening(game)
    again = sitting.again()
    assert everything_shown(again, sitting.now) == everything_shown(sitting.table, sitting.now)
    assert again.state == sitting.table.state
    assert again.around == sitting.table.around


def test_the_company_is_sent_only_when_it_changed() -> None:
    sitting = started("avenue", "ana", "bruno")
    around = sitting.table.around
    sitting.play(0)
    sitting.do("ana", Say, text="Your turn")
    assert sitting.table.around == around
    sitting.do("ana", Leave)
    assert sitting.table.around != around


# ── In sentences ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_everything_that_happens_is_told_in_every_language(game: str, language: str) -> None:
    table, log = retold(evening(game))
    showing = Showing("t1", table)
    for entry in log:
        table.fold(entry)
        for seat in (0, 2, None):
            told = showing.told(entry, seat, language)
            tag = tag_of(entry.event)
            assert (not told) if tag in SILENT else told or tag == "played"
            for sentence in (line.text for line in told):
                assert sentence.strip()
                assert not KEY.match(sentence), sentence
                assert "{" not in sentence
                assert "table-told" not in sentence


@every_game
def test_sentences_name_who_did_it(game: str) -> None:
    table, log = retold(evening(game))
    showing = Showing("t1", table)
    for entry in log:
        table.fold(entry)
        nameless = {"played", "dealt", "stood", *SILENT}
        if tag_of(entry.event) not in nameless and entry.by is not None:
            (told, *_) = showing.told(entry, None, "en")
            assert name_of(table, entry.by) in told.text or tag_of(entry.event) == "bot-sat"


@every_game
def test_a_line_about_the_game_carries_the_event_as_its_viewer_saw_it(game: str) -> None:
    table, log = retold(evening(game))
    showing = Showing("t1", table)
    for entry in log:
        table.fold(entry)
        for viewer in (Viewer("ana", "en"), Viewer("bruno", "fr"), Viewer(None, "pt-PT")):
            update = msgspec.json.decode(showing.update(entry, False, viewer, entry.at))
            about = [line["about"] for line in update.get("told", ()) if "about" in line]
            played = tag_of(entry.event) in ("played", "dealt")
            assert about == (update["seats"][0]["view"]["news"] if played else [])


@every_game
def test_the_lines_of_a_shared_device_are_about_what_everybody_saw(game: str) -> None:
    sitting = started(game, "ana", "bruno", "ana")
    for _ in sitting.play_on(Random(3), 40):
        lines = sitting.showing.told(sitting.log[-1], eyes(sitting.table.seats_of("ana")), "en")
        news = sitting.table.game.view(sitting.table.state, None).news
        assert [bytes(line.about or b"") for line in lines] == [msgspec.json.encode(event) for event in news]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_its_sentence(language: str) -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in Event.__args__}
    keys = {f"table-told-{kind}" for kind in kinds - SILENT - {"played", "away"}}
    keys |= {f"table-told-away-{why}" for why in ("time", "left", "conceded")}
    assert [key for key in sorted(keys) if not words(language).has(key)] == []


def test_nothing_is_told_to_who_asked_for_no_language() -> None:
    sitting = started("photograph", "ana", "bruno")
    update = sitting.showing.update(sitting.log[-1], True, Viewer("ana"), sitting.now)
    assert "told" not in msgspec.json.decode(update)


def test_a_language_nobody_has_is_english() -> None:
    sitting = started("photograph", "ana", "bruno")
    sitting.do("bruno", Leave)
    assert sitting.showing.told(sitting.log[-1], 0, "tlh") == sitting.showing.told(sitting.log[-1], 0, "en")
    assert sitting.showing.told(sitting.log[-1], 0, "") == ()


def test_events_are_kept_as_they_were() -> None:
    for entry in evening("avenue").log:
        assert msgspec.json.decode(encode_event(entry.event), type=Event) == entry.event
    assert encode_event(Started("close")) == b'{"type":"started","empty":"close"}'
