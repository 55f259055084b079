"""Tables on the network: making one, coming in, chairs, whole games of all four, looking on and talking."""

from hashlib import sha256
from random import Random
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest

from serao.bots import LEVELS
from serao.engine import record as records
from serao.engine.fairness import seal_of
from serao.games import GAMES
from tests.server.conftest import Build, Invite
from tests.server.house import Guest, Server, play_out
from tests.server.tables.company import kept_record, pair, shown

# ── Making a table, and coming in ─────────────────────────────────────────────────────────────────


def test_a_guest_needs_only_a_name(people: Invite) -> None:
    ana = people("Ana")
    known = {"id": ana.id, "name": "Ana", "claimed": False, "kind": "guest", "token": None, "role": None}
    assert ana.look("/api/session") == known
    stranger = people(None)
    assert stranger.post("/api/tables", 401, game="avenue", seats=2)["reason"]["key"] == "server-no-name"


def test_the_games_tell_their_seats_levels_and_options(people: Invite) -> None:
    games = {game["name"]: game for game in people(None).look("/api/games")}
    assert set(games) == set(GAMES)
    assert games["picture_perfect"]["most_seats"] == 6
    assert {name: game["usual_seats"] for name, game in games.items()} == {
        name: game.USUAL_SEATS for name, game in GAMES.items()
    }
    assert all(game["levels"] == list(LEVELS) and game["options"] for game in games.values())
    described = {name: game["options"]["$defs"]["Options"]["properties"] for name, game in games.items()}
    assert described["avenue"]["map"]["examples"] == ["A", "B", "C"]
    assert "purple" in described["photograph"]["left_out"]["items"]["enum"]


def test_a_link_lets_friends_in_and_hides_its_secret_behind_the_hash(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("avenue", 2)
    invitation = ana.look(f"/api/tables/{table}/invitation")
    link = urlsplit(invitation["link"])
    assert link.path == f"/t/{table}"
    assert link.fragment == ana.invite
    assert ana.invite not in invitation["link"].partition("#")[0]
    assert link.query.startswith("card="), "what messengers may see of it, for the preview"
    assert ElementTree.fromstring(invitation["qr"]).tag.endswith("svg")
    assert bruno.enter(table, link.fragment)["id"] == table
    assert bruno.sit(table).ask("sit")["length"] > 0


def test_only_the_company_may_invite(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("avenue", 2, public=True)
    bruno.look(f"/api/tables/{table}/invitation", 400)


def test_a_private_table_is_not_even_said_to_exist(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("avenue", 2)
    for path in ("", "/view", "/told", "/invitation"):
        hidden = bruno.http.get(f"/api/tables/{table}{path}")
        missing = bruno.http.get(f"/api/tables/nothing{path}")
        assert (hidden.status_code, hidden.content) == (missing.status_code, missing.content) == (404, missing.content)
    for name in (table, "nothing"):
        assert bruno.post(f"/api/tables/{name}/enter", 404, invite="guess")["reason"]["key"] == "table-unknown"
        assert bruno.ask(name, "sit", 404)["reason"]["key"] == "table-unknown"
        assert bruno.line(name).closed() == (4403, "not-admitted")
    assert table not in {line["id"] for line in bruno.look("/api/lobby")}


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "chess", "seats": 2},
        {"game": "photograph", "seats": 5},
        {"game": "avenue", "seats": 2, "options": {"map": "Z"}},
        {"game": "avenue", "seats": 2, "pace": {"bank": 0}},
        {"game": "avenue", "seats": 2, "takeover": "clairvoyant"},
        {"game": "avenue", "seats": 2, "bots": {"7": "sound"}},
        {"game": "avenue", "seats": 2, "unheard": True},
        {"game": "avenue", "seats": 0},
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(people: Invite, setup: dict[str, object]) -> None:
    response = people("Ana").http.post("/api/tables", json=setup)
    assert response.status_code in (400, 409)
    assert response.json()["detail"].endswith(".")


def test_a_table_that_cannot_be_made_as_asked_is_not_made_at_all(people: Invite) -> None:
    ana = people("Ana")
    ana.http.post("/api/tables", json={"game": "avenue", "seats": 3, "public": True, "bots": {"7": "sound"}})
    assert ana.look("/api/mine") == []


def test_lobby_and_own_tables(people: Invite) -> None:
    ana, bruno, chloe = people("Ana"), people("Bruno"), people("Chloé")
    table, private = ana.open("avenue", 3, public=True), ana.open("photograph", 2)
    bruno.ask(table, "sit")
    line = next(line for line in chloe.look("/api/lobby") if line["id"] == table)
    assert (line["phase"], line["taken"], line["seats"]) == ("gathering", 2, 3)
    assert {"Ana", "Bruno"} <= set(line["names"])
    assert {line["id"] for line in ana.look("/api/mine")} == {table, private}
    assert [line["id"] for line in bruno.look("/api/mine")] == [table]
    assert chloe.look("/api/mine") == []


def test_a_host_without_a_chair_finds_the_table_among_their_own(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("avenue", 2, sit=False)
    assert [line["id"] for line in ana.look("/api/mine")] == [table]
    bruno.enter(table, ana.invite)
    bruno.ask(table, "sit")
    assert [(line["id"], line["turn"]) for line in ana.look("/api/mine")] == [(table, False)]


def turns(guest: Guest) -> dict[str, bool]:
    """Which of somebody's tables wait for it."""
    return {line["id"]: line["turn"] for line in guest.look("/api/mine")}


def test_ones_own_list_says_which_tables_wait_for_one(build: Build, people: Invite) -> None:
    house = build()
    ana, bruno, chloe = (people(name, at=house) for name in ("Ana", "Bruno", "Chloé"))
    table, waiting = ana.open("photograph", 2, public=True), ana.open("photograph", 2)
    assert turns(ana) == {table: False, waiting: False}, "nothing waits before the deal"
    bruno.ask(table, "sit")
    first = ana.sit(table).turn["actors"][0]
    for _ in range(2):  # with the table in memory, and from its log
        assert turns(ana)[table] is (first == 0)
        assert turns(bruno)[table] is (first == 1)
        assert not any(line["turn"] for line in chloe.look("/api/lobby"))
        house.stop()
        house.start()
    (ana, bruno)[first].ask(table, "leave")
    assert not turns((ana, bruno)[first])[table], "an opponent plays for who is away"


# ── Chairs ────────────────────────────────────────────────────────────────────────────────────────


def test_chairs_for_people_and_bots_and_a_start_when_full(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("photograph", 4, bots={"2": "sound"}, public=True)
    line = ana.sit(table)
    assert [chair["level"] for chair in line.table["chairs"]] == [None, None, "sound", None]
    bruno.ask(table, "sit", seat=3)
    assert line.ask("seat-bot", seat=1, level="random")["length"]
    line.until_shown(lambda line: line.phase == "playing")
    assert [bool(chair["person"]) for chair in line.table["chairs"]] == [True, False, False, True]


def test_the_host_starts_and_empty_chairs_go_to_bots_or_away(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    for empty, chairs in (("bots", 4), ("close", 2)):
        table = ana.open("photograph", 4, start="host", public=True)
        line = ana.sit(table)
        other = bruno.sit(table)
        other.ask("sit", seat=3)
        assert other.denied("start") == "table-host-only"
        assert other.denied("seat-bot", seat=1) == "table-host-only"
        line.ask("start", empty=empty)
        line.until_shown(lambda line: line.phase == "playing")
        other.catch_up(line.length)
        assert len(line.table["chairs"]) == chairs
        assert other.mine == [chairs - 1]


def test_a_full_table_that_waits_for_its_host_waits(people: Invite) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("avenue", 2, start="host", public=True)
    bruno.ask(table, "sit")
    line = ana.sit(table)
    assert line.phase == "gathering"
    assert bruno.sit(table).denied("play", seat=1, action="a1") == "table-not-started"


def test_a_chair_can_be_freed_by_its_owner_and_by_the_host_only(people: Invite) -> None:
    ana, bruno, chloe = people("Ana"), people("Bruno"), people("Chloé")
    table = ana.open("photograph", 4, public=True)
    host, guest, third = ana.sit(table), bruno.sit(table), chloe.sit(table)
    guest.ask("sit")
    third.ask("sit")
    assert guest.denied("stand", seat=2) == "table-host-only"
    guest.ask("stand", seat=1)
    host.ask("stand", seat=2)
    assert third.denied("stand", seat=2) == "table-seat-free"
    assert [bool(chair["person"]) for chair in host.table["chairs"]] == [True, False, False, False]


def test_two_people_of_one_name_can_be_told_apart(people: Invite) -> None:
    table = (ana := people("Ana")).open("photograph", 3, public=True)
    people("Ana").ask(table, "sit")
    names = [chair["name"] for chair in ana.look(f"/api/tables/{table}")["chairs"]]
    assert len(set(names)) == 3  # the free one has none


def test_everybody_may_add_to_the_shuffle_and_check_it_afterwards(people: Invite, server: Server) -> None:
    ana, bruno = people("Ana"), people("Bruno")
    table = ana.open("avenue", 2, public=True, start="host")
    one, other = ana.sit(table), bruno.sit(table)
    other.ask("sit")
    commitment = one.table["commitment"]
    entropy = ("4a" * 32 + " three dice: 4 1 6", "1c" * 32 + " rain on the roof")
    one.ask("seal", seat=0, seal=seal_of(commitment, entropy[0]))
    other.ask("seal", seat=1, seal=seal_of(commitment, entropy[1]))
    assert other.denied("seal", seat=0, seal="") == "table-not-your-seat"
    assert other.denied("reveal", entropy=entropy[1]) == "table-not-shuffling"
    one.ask("start")
    one.ask("reveal", entropy=entropy[0])
    other.ask("reveal", entropy=entropy[1])
    play_out([one, other], Random(4))
    secret = bytes.fromhex(one.table["ended"]["secret"])
    assert sha256(b"serao commitment 1\n" + secret).hexdigest() == commitment
    record = kept_record(server, table)
    assert record.fairness.entropy == entropy
    assert records.verify(GAMES, record) == len(record.moves)


# ── Playing ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [0, 1])
def test_a_whole_game_between_two_people(people: Invite, server: Server, game: str, bots: int) -> None:
    levels = {str(2 + seat): "random" for seat in range(bots)}
    one, other, table, *_ = pair(people, game, seats=2 + bots, bots=levels)
    secret_before = [text for line in (one, other) for text in line.bytes]
    play_out([one, other], Random(7))
    assert one.length == other.length
    assert one.table == other.table
    ended = one.table["ended"]
    assert sorted(seat for group in ended["ranking"] for seat in group) == list(range(2 + bots))
    assert ended["outcome"] is not None
    assert not any(ended["secret"] in text for text in secret_before)
    record = kept_record(server, table)
    assert records.verify(GAMES, record) == len(record.moves)
    assert record.players == tuple(chair["name"] for chair in one.table["chairs"])


def test_a_person_on_several_devices_sees_and_does_the_same_on_each(people: Invite) -> None:
    one, other, table, ana, _ = pair(people)
    phone = ana.sit(table)
    assert phone.mine == one.mine
    play_out([phone, other, one], Random(1))
    assert phone.length == one.length
    assert shown(phone) == shown(one)


def test_pass_and_play_on_one_device(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("photograph", 3)
    line = ana.sit(table)
    line.ask("sit", name="Bruno")
    line.ask("sit", name="Chloé")
    line.until_shown(lambda line: line.phase == "playing")
    assert line.mine == [0, 1, 2]
    assert set(line.seats) == {0, 1, 2}
    play_out([line], Random(1))
    assert [chair["name"] for chair in line.table["chairs"]] == ["Ana", "Bruno", "Chloé"]


def test_seats_cannot_act_for_each_other_nor_out_of_turn(people: Invite) -> None:
    one, other, *_ = pair(people)
    actor, waiting = (one, other) if one.to_act() is not None else (other, one)
    seat = actor.mine[0]
    action = actor.seats[seat]["legal"][0]
    before = actor.length
    assert waiting.denied("play", seat=seat, action=action) == "table-not-your-seat"
    assert waiting.try_to("play", seat=waiting.mine[0], action=action)["type"] == "denied"
    assert waiting.denied("concede", seat=seat) == "table-not-your-seat"
    assert waiting.denied("undo", seat=seat) == "table-not-your-seat"
    actor.send({"type": "resync"})
    assert actor.next()["length"] == before


# ── Looking on ────────────────────────────────────────────────────────────────────────────────────


def test_spectators_see_the_game_but_nobodys_secrets(people: Invite) -> None:
    one, other, table, *_ = pair(people, public=True)
    eyes, stranger = people("Davi").sit(table), people(None).sit(table)
    for line in (eyes, stranger):
        assert set(line.seats) == {None}
        assert line.seats[None]["legal"] is None
        assert line.mine == []
    assert eyes.denied("play", seat=0, action="1L1") == "table-not-your-seat"
    assert stranger.denied("say", text="boo") == "server-no-name"
    play_out([one, other], Random(2))
    eyes.catch_up(one.length)
    assert eyes.table["ended"] == one.table["ended"]


def test_a_table_without_spectators_has_none(people: Invite) -> None:
    davi = people("Davi")
    one, other, table, ana, _ = pair(people, public=True, spectators=False)
    assert davi.look(f"/api/tables/{table}/view", 403)["reason"]["key"] == "table-no-spectators"
    assert davi.line(table).closed() == (4403, "not-admitted")
    refused = davi.post(f"/api/tables/{table}/enter", 403, invite=ana.invite)  # it was to a chair, and all are taken
    assert refused["reason"]["key"] == "table-no-spectators"
    assert davi.line(table).closed() == (4403, "not-admitted")
    assert one.length == other.length


def test_who_looked_on_before_a_game_without_spectators_is_disconnected(people: Invite) -> None:
    ana, bruno, davi = people("Ana"), people("Bruno"), people("Davi")
    table = ana.open("photograph", 2, public=True, spectators=False)
    early = davi.sit(table)
    bruno.ask(table, "sit")
    code, why = early.closed()
    assert (code, why) == (4403, "not-admitted")
    assert not any(message.get("seats") for message in early.heard)


# ── Chat ──────────────────────────────────────────────────────────────────────────────────────────


def test_chat_reaches_everybody_and_stays(people: Invite) -> None:
    one, other, table, ana, _ = pair(people)
    one.ask("say", text="Boa noite, <b>Bruno</b>!")
    other.until(lambda heard: heard.get("said") is not None)
    line = ana.sit(table).chat[-1]
    assert (line["name"], line["text"], line["by"]) == ("Ana", "Boa noite, <b>Bruno</b>!", ana.id)
    assert other.chat[-1] == line
