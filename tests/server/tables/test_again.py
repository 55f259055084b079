"""Playing on: a rematch or another game with the same company, at one next table where everybody's chair is kept."""

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

from tests.server.conftest import Invite
from tests.server.house import Guest, Line, play_out, until
from tests.server.people.claims import ask, claim
from tests.server.tables.company import pair


def conceded(people: Invite, game: str = "avenue", **setup: Any) -> tuple[str, Guest, Guest]:
    """Ana and Bruno, whose game is over."""
    one, other, table, ana, bruno = pair(people, game, **setup)
    one.ask("concede", seat=0)
    if setup.get("bots"):
        other.ask("concede", seat=1)
    return table, ana, bruno


def chairs_at(guest: Guest, table: str) -> list[tuple[str, bool]]:
    """What each chair is called, and whether it is kept."""
    shown = guest.look(f"/api/tables/{table}")["chairs"]
    return [(chair["name"], chair.get("kept", False)) for chair in shown]


def come(guest: Guest, table: str) -> Line:
    """Somebody takes the chair that is kept for them."""
    line = guest.sit(table)
    line.ask("sit")
    return line


def test_a_rematch_keeps_everybodys_chair_and_who_sat_second_begins(people: Invite) -> None:
    one, other, table, ana, bruno = pair(people, "avenue", seats=3, bots={"2": "random"}, rated=False)
    bot = one.table["chairs"][2]["name"]
    assert ana.post(f"/api/tables/{table}/rematch", 400)["reason"]["key"] == "table-not-over"
    play_out([one, other], Random(1))
    again = ana.post(f"/api/tables/{table}/rematch")
    assert bruno.post(f"/api/tables/{table}/rematch") == again
    one.until_shown(lambda line: line.table["next"] == again["id"])
    assert chairs_at(bruno, again["id"]) == [("Bruno", True), (bot, False), ("Ana", True)]
    lines = [come(bruno, again["id"]), come(ana, again["id"])]
    assert lines[1].table["host"] == ana.id
    assert [lines[0].table[key] for key in ("game", "rated", "options")] == [
        one.table[key] for key in ("game", "rated", "options")
    ]
    assert lines[0].table["commitment"] != one.table["commitment"]
    play_out(lines, Random(2))
    people("Davi").post(f"/api/tables/{table}/rematch", 404)


def test_nobody_plays_again_under_a_name_that_another_has_claimed(people: Invite) -> None:
    bruno, ana, owner = people("Bruno"), people("Zuleica Reis"), people("a guest")
    table = ana.open("avenue", 2)
    bruno.enter(table, ana.invite)
    bruno.ask(table, "sit")
    ana.ask(table, "concede", seat=0)
    claim(owner, "Zuleica Reis")
    assert ana.post(f"/api/tables/{table}/rematch", 409)["reason"]["key"] == "people-name-taken"
    assert chairs_at(bruno, bruno.post(f"/api/tables/{table}/rematch")["id"]) == [("Bruno", True), ("", False)]


def test_whose_old_name_another_has_claimed_plays_again_under_the_new_one(people: Invite) -> None:
    bruno, ana, owner = people("Bruno"), people("Zilda Reis"), people("a guest")
    table = ana.open("avenue", 2)
    bruno.enter(table, ana.invite)
    bruno.ask(table, "sit")
    ana.ask(table, "concede", seat=0)
    claim(owner, "Zilda Reis")
    ask(ana, "PUT", "/api/session/name", name="Zilda R")
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert chairs_at(ana, again) == [("Bruno", True), ("Zilda R", True)]


def test_a_rematch_keeps_the_pace_that_was_agreed(people: Invite) -> None:
    one, other, table, ana, _ = pair(people, pace={"bank": 600, "increment": 5})
    one.ask("ask-pace", pace=None)
    other.catch_up(one.length)
    other.ask("answer", offer=other.table["offer"]["number"], yes=True)
    other.ask("concede", seat=1)
    again = ana.post(f"/api/tables/{table}/rematch")
    assert ana.sit(again["id"]).table["pace"] is None


def test_who_presses_at_the_same_moment_gets_the_same_table(people: Invite) -> None:
    table, ana, bruno = conceded(people)
    wishes: Sequence[tuple[Guest, str, dict[str, Any]]] = [
        (ana, "rematch", {}),
        (bruno, "another", {"game": "photograph"}),
        (bruno, "rematch", {}),
        (ana, "another", {"game": "photograph"}),
    ]
    with ThreadPoolExecutor(len(wishes)) as pool:
        answers = list(pool.map(lambda wish: wish[0].post(f"/api/tables/{table}/{wish[1]}", **wish[2]), wishes))
    assert len({answer["id"] for answer in answers}) == 1
    assert [answer["id"] for answer in answers[:1]] == [ana.look(f"/api/tables/{table}")["next"]]


def test_against_opponents_alone_the_next_game_begins_when_its_player_has_come(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue", 2, bots={"1": "random"})
    ana.ask(table, "concede", seat=0)
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert ana.look(f"/api/tables/{again}")["phase"] == "gathering", "the shuffle waits for Ana's part of it"
    line = come(ana, again)
    line.until_shown(lambda each: each.phase == "playing")
    assert line.mine == [1]


def test_two_on_one_device_have_both_chairs_kept(people: Invite) -> None:
    ana = people("Ana")
    table = ana.open("avenue", 2, start="host")
    ana.ask(table, "sit", name="Chloé")
    ana.ask(table, "start")
    ana.ask(table, "concede", seat=0)
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert chairs_at(ana, again) == [("Chloé", True), ("Ana", True)]
    line = come(ana, again)
    line.ask("sit")
    line.until_shown(lambda each: each.phase == "playing")
    assert line.mine == [0, 1]


def test_another_game_has_the_same_company(people: Invite) -> None:
    pace = {"bank": 600, "increment": 5}
    table, ana, bruno = conceded(people, seats=3, bots={"2": "random"}, pace=pace, rated=False)
    refused = ana.post(f"/api/tables/{table}/another", 400, game="photograph", options={"missed_photo": 3})
    assert refused["reason"]["key"] == "table-options"
    assert ana.post(f"/api/tables/{table}/another", 400, game="no such game")
    other = ana.post(f"/api/tables/{table}/another", game="photograph")["id"]
    shown = bruno.look(f"/api/tables/{other}")
    assert (shown["game"], shown["rated"], shown["pace"]["bank"]) == ("photograph", False, 600)
    assert [chair["name"] for chair in shown["chairs"]][::2] == ["Bruno", "Ana"]
    assert shown["chairs"][1]["level"] == "random"
    come(ana, other)
    come(bruno, other).until_shown(lambda line: line.phase == "playing")


def test_a_game_for_another_number_of_players_is_refused(people: Invite) -> None:
    table, ana, _ = conceded(people, seats=9, bots={str(seat): "random" for seat in range(2, 9)})
    assert ana.post(f"/api/tables/{table}/another", 400, game="photograph")
    assert ana.look(f"/api/tables/{table}")["next"] is None


def test_who_has_blocked_another_has_no_chair_beside_them(people: Invite) -> None:
    table, ana, bruno = conceded(people)
    ana.http.put(f"/api/ignored/{bruno.id}", json={"blocked": True}).raise_for_status()
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert chairs_at(ana, again) == [("", False), ("Ana", True)]
    assert bruno.ask(again, "sit", 409)["reason"]["key"] == "table-no-chair"


def test_no_chair_is_kept_for_who_has_left_the_house(people: Invite) -> None:
    table, ana, bruno = conceded(people)
    assert bruno.post("/api/me/leave", 200, name="Bruno") is None
    until(lambda: ana.look(f"/api/tables/{table}")["chairs"][1]["name"] != "Bruno", "Bruno to be forgotten")
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert chairs_at(ana, again) == [("", False), ("Ana", True)]


def test_an_invitation_waits_for_who_was_away(people: Invite) -> None:
    """The kept chair is found among one's own tables, and goes with who leaves the house."""
    table, ana, bruno = conceded(people)
    again = ana.post(f"/api/tables/{table}/rematch")["id"]
    assert again in [line["id"] for line in bruno.look("/api/mine")]
    come(ana, again)
    assert bruno.post("/api/me/leave", 200, name="Bruno") is None
    assert until(lambda: chairs_at(ana, again) == [("", False), ("Ana", False)], "the chair to be free")
