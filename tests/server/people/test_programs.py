"""Programs: tokens with scopes, an end and a name; marked at the table whatever they are called, and rated apart."""

import sqlite3
from contextlib import closing

import pytest

from serao.server.people.identity import token_hash
from tests.server.house import Guest, Server, until
from tests.server.people.claims import GAME, PASSWORD, Come, ask, claim, program


def key(answer: dict[str, dict[str, str]]) -> str:
    """The key of a refusal."""
    return answer["reason"]["key"]


def database_of(house: Server) -> sqlite3.Connection:
    """The house's database."""
    return sqlite3.connect(house.folder / "house.db")


def test_a_token_is_good_for_playing_and_watching_unless_more_is_asked_for(come: Come) -> None:
    ana = come("Ana")
    program(come(), ana, name="my bot on the Pi")
    (line,) = ana.look("/api/tokens")
    assert (line["name"], line["scopes"]) == ("my bot on the Pi", ["play", "watch"])
    assert line["expires_at"] - line["created_at"] == 90 * 24 * 60 * 60 * 1000


def test_a_program_is_itself_at_the_table_and_its_owners_in_the_account(come: Come) -> None:
    ana = come("Ana")
    pi = program(come(), ana, "play", "watch", "account")
    me = pi.look("/api/session")
    assert (me["name"], me["kind"]) == ("Pi", "program")
    assert me["id"] != ana.id
    table = pi.open(GAME)
    assert ana.look("/api/mine") == []
    ana.look(f"/api/tables/{table}", 404)
    ask(pi, "PUT", "/api/session/name", name="Ana Clara")
    assert ana.look("/api/session")["name"] == "Ana Clara", "the name of the account, not the program's"


def test_tokens_of_one_name_are_one_program(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    first, second, other, stranger = (
        program(come(), owner, name=name).look("/api/session")["id"]
        for owner, name in ((ana, "Pi"), (ana, " pi "), (ana, "Tau"), (bruno, "Pi"))
    )
    assert first == second
    assert len({first, other, stranger}) == 3


def test_tokens_are_revoked_one_by_one(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    pi, tau = program(come(), ana, name="Pi"), program(come(), ana, name="Tau")
    table = ana.open(GAME, public=True)
    line, other = pi.sit(table), tau.sit(table)
    ids = {each["name"]: each["id"] for each in ana.look("/api/tokens")}
    assert key(ask(bruno, "DELETE", f"/api/tokens/{ids['Pi']}", 404)) == "people-no-token"
    ask(ana, "DELETE", f"/api/tokens/{ids['Pi']}", 204)
    assert line.closed() == (4401, "signed-out")
    pi.look("/api/session", 401)
    assert tau.look("/api/session")["name"] == "Tau"
    assert other.ask("sit")
    assert [each["name"] for each in ana.look("/api/tokens")] == ["Tau"]


def test_a_token_says_when_it_was_last_used(come: Come, house: Server) -> None:
    ana = come("Ana")
    pi = program(come(), ana)
    with closing(database_of(house)) as database, database:
        database.execute("UPDATE sessions SET seen_at = seen_at - 600000 WHERE token = ?", (token_hash(pi.token),))
    before = ana.look("/api/tokens")[0]["seen_at"]
    pi.look("/api/mine")
    assert ana.look("/api/tokens")[0]["seen_at"] > before


def test_a_token_ends_when_its_time_is_over(come: Come, house: Server) -> None:
    ana = come("Ana")
    pi = program(come(), ana, days=1)
    table = ana.open(GAME, public=True)
    line = pi.sit(table)
    with closing(database_of(house)) as database, database:
        database.execute("UPDATE tokens SET expires_at = 7 WHERE token = ?", (token_hash(pi.token),))
    pi.look("/api/session", 401)
    assert line.closed() == (4401, "signed-out")
    assert until(lambda: not ana.look("/api/tokens"), "the sweep to remove it")


@pytest.mark.parametrize("body", [{"scopes": []}, {"scopes": ["all"]}, {"days": 0}, {"days": 10**6}, {"name": ""}])
def test_a_token_is_asked_for_with_sense(come: Come, body: dict[str, object]) -> None:
    come("Ana").post("/api/tokens", 400, **body)


def test_a_token_makes_no_token_that_is_good_for_more(come: Come) -> None:
    ana = come("Ana")
    pi = program(come(), ana, "watch", "account", days=1)
    assert key(pi.post("/api/tokens", 403, scopes=["play"])) == "people-scope"
    pi.post("/api/tokens", 201, name="Tau", scopes=["watch"], days=None)
    ends = {each["name"]: each["expires_at"] for each in ana.look("/api/tokens")}
    assert ends["Tau"] == ends["Pi"], "nor one that lasts longer"


def test_so_many_tokens_and_no_more(come: Come) -> None:
    ana = come("Ana")
    for _ in range(50):
        ana.post("/api/tokens", 201)
    assert key(ana.post("/api/tokens", 409)) == "people-many-tokens"


def test_a_program_that_comes_by_itself_is_a_program(come: Come) -> None:
    made = come().post("/api/session", 201, name="Deep Thought", token=True)
    assert (made["kind"], made["claimed"]) == ("program", False)
    thought = come().be(made["token"])
    table = thought.open("photograph", 2)
    chair = thought.look(f"/api/tables/{table}")["chairs"][0]
    assert (chair["name"], chair["kind"], chair["owner"]) == ("Deep Thought", "program", "")
    assert key(thought.ask(table, "say", 403, text="42")) == "people-scope"


def test_a_program_with_a_claimed_name_is_a_program_even_in_a_browser(come: Come) -> None:
    made = come().post("/api/session", 201, name="Deep Blue", token=True, scopes=["account", "play"])
    claim(come().be(made["token"]), "Deep Blue")
    browser = come()
    assert browser.post("/api/login", 201, name="Deep Blue", password=PASSWORD)["kind"] == "program"


def test_a_program_that_signs_in_with_the_password_is_its_owners_program(come: Come) -> None:
    ana = come("a guest")
    claim(ana, "Wanda")
    made = come().post("/api/login", 201, name="Wanda", password=PASSWORD, token=True, program="Tau")
    assert (made["name"], made["kind"]) == ("Tau", "program")
    assert made["id"] != ana.id


def test_a_program_that_signs_in_like_a_browser_is_not_marked(come: Come) -> None:
    """Nobody can know; the docs say so."""
    claim(come("a guest"), "Xenia")
    assert come().post("/api/login", 201, name="Xenia", password=PASSWORD)["kind"] == "member"


def test_another_password_ends_the_tokens(come: Come) -> None:
    ana = come("a guest")
    claim(ana, "Yara")
    pi = program(come(), ana)
    claim(ana, "Yara", password="another one", old=PASSWORD)
    pi.look("/api/session", 401)
    assert ana.look("/api/tokens") == []


# ── Ratings ───────────────────────────────────────────────────────────────────────────────────────


def play(first: Guest, second: Guest) -> None:
    """A rated game: somebody acts, and the second gives up."""
    table = first.open(GAME, 2, public=True, rated=True)
    line = first.sit(table)
    second.ask(table, "sit")
    line.until_shown(lambda seen: seen.phase == "playing")
    seen = second.look(f"/api/tables/{table}/view")
    actor, seat = (first, line.to_act()) if line.to_act() is not None else (second, 1)
    legal = line.seats[0]["legal"] if actor is first else seen["seats"][0]["legal"]
    actor.ask(table, "play", seat=seat, action=legal[0])
    second.ask(table, "concede", seat=1)
    line.until_shown(lambda seen: seen.phase == "over")


def games_rated(asker: Guest, person: str) -> list[int]:
    """How many rated games somebody has played of each game."""
    return [each["games"] for each in asker.look(f"/api/profiles/{person}")["ratings"]]


def test_what_a_program_plays_does_not_touch_its_owners_rating(come: Come) -> None:
    ana, bruno = come("a guest"), come("a guest")
    claim(ana, "Zélia")
    claim(bruno, "Zeca")
    pi, tau = program(come(), ana), program(come(), bruno, name="Tau")
    ids = [each.look("/api/session")["id"] for each in (pi, tau)]

    play(pi, bruno)  # a program against a person
    assert [games_rated(ana, each) for each in (ana.id, bruno.id, *ids)] == [[], [], [], []]
    play(pi, tau)
    until(lambda: games_rated(ana, ids[0]), "the result")
    assert [games_rated(ana, each) for each in (ana.id, bruno.id, *ids)] == [[], [], [1], [1]]
    play(ana, bruno)
    until(lambda: games_rated(ana, ana.id), "the result")

    people, programs = ana.look(f"/api/rankings/{GAME}"), ana.look(f"/api/rankings/{GAME}?programs=true")
    assert {"Zélia", "Zeca"} <= {line["name"] for line in people}
    assert {line["kind"] for line in people} == {"member"}
    assert [(line["name"], line["owner"], line["kind"]) for line in programs] == [
        ("Pi", "Zélia", "program"),
        ("Tau", "Zeca", "program"),
    ]


def test_a_table_of_people_and_programs_says_that_it_is_not_rated(come: Come) -> None:
    ana = come("Ana")
    table = ana.open("photograph", 3, public=True, rated=True)
    assert ana.look(f"/api/tables/{table}")["rated"] is True
    program(come(), ana).ask(table, "sit")
    assert ana.look(f"/api/tables/{table}")["rated"] is False
