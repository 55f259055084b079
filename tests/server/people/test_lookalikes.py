"""A claimed name cannot be borrowed with letters that look the same, wherever a name is shown."""

from pathlib import Path
from typing import Any

import pytest

from serao.locales import LANGUAGES
from serao.server.people.house_names import of_house
from tests.server.house import Guest
from tests.server.people.claims import Come, ask, claim, program

TAKEN = "people-name-taken"
# Ways to look like Iris Vale, whose name is claimed once for all of these tests.
LOOKS = (
    "Іris Vale",
    "lris Vale",
    "IRIS VALE",
    "Iris\u200b Vale",
    "I r i s V a l e",
    "Iris.Vale",
    "Irіs Vаle",
    "1ris Vale",
    *("".join(letter + stroke for letter in "Iris Vale") for stroke in "\u0334\u0335\u0336\u0337\u0338"),
)


@pytest.fixture(scope="module")
def taken() -> dict[str, bool]:
    """Whether the name is claimed yet: the house is the same for all tests."""
    return {}


@pytest.fixture
def iris(come: Come, taken: dict[str, bool]) -> None:
    """Iris Vale has claimed her name."""
    if not taken.get("iris"):
        claim(come("a guest"), "Iris Vale")
    taken["iris"] = True


def key(answer: Any) -> str:
    """The key of a refusal."""
    return str(answer["reason"]["key"])


@pytest.mark.usefixtures("iris")
@pytest.mark.parametrize("look", LOOKS, ids=ascii)
def test_a_name_that_looks_like_a_claimed_one_is_refused_everywhere(come: Come, look: str) -> None:
    bruno = come("Bruno")
    assert key(come().post("/api/session", 409, name=look)) == TAKEN
    assert key(come().post("/api/session", 409, name=look, token=True)) == TAKEN
    assert key(ask(bruno, "PUT", "/api/session/name", 409, name=look)) == TAKEN
    assert key(claim(bruno, look, 409)) == TAKEN
    assert key(bruno.post("/api/tokens", 409, name=look)) == TAKEN
    table = bruno.open("photograph", 2)
    assert key(bruno.ask(table, "sit", 409, name=look)) == TAKEN
    assert bruno.sit(table).denied("sit", name=look) == TAKEN


def test_who_had_the_name_before_it_was_claimed_gives_it_up_before_sitting_or_speaking(come: Come) -> None:
    early, owner, host = come("Olívia Prado"), come("a guest"), come("Bruno")
    claim(owner, "Olívia Prado")
    table = host.open("photograph", 3, public=True)
    line = early.sit(table)
    assert line.denied("sit") == line.denied("say", text="It is me.") == TAKEN
    assert key(early.ask(table, "sit", 409)) == key(early.ask(table, "say", 409, text="It is me.")) == TAKEN
    assert key(early.post("/api/tables", 409, game="photograph", seats=2)) == TAKEN
    ask(early, "PUT", "/api/session/name", name="Olívia P")
    assert early.ask(table, "sit")


def test_who_has_lost_the_name_invites_nobody_under_it(come: Come) -> None:
    early, owner = come("Zeca Prado"), come("a guest")
    table = early.open("photograph", 3, public=True, sit=False)
    invited = f"/api/tables/{table}/invited"
    assert come().post(invited, invite=early.invite)["inviter"] == "Zeca Prado"
    assert "Zeca Prado" in come().http.get(f"/t/{table}").text
    claim(owner, "Zeca Prado")
    assert come().post(invited, invite=early.invite)["inviter"] == ""
    assert "Zeca Prado" not in come().http.get(f"/t/{table}").text
    assert key(early.post("/api/tables", 409, game="photograph", seats=2, sit=False)) == TAKEN


def test_who_sits_already_plays_and_speaks_on(come: Come) -> None:
    early, owner = come("Pilar Reis"), come("a guest")
    line = early.sit(early.open("photograph", 2))
    claim(owner, "Pilar Reis")
    assert line.ask("say", text="I was here first.")
    assert (line.chat[-1]["name"], line.chat[-1]["kind"], line.chat[-1]["spectator"]) == ("Pilar Reis", "guest", False)


def test_a_record_with_the_name_of_somebody_here_is_not_imported(come: Come) -> None:
    owner, bruno = come("a guest"), come("Bruno")
    folder = Path(__file__).parents[2] / "games" / "avenue" / "finished"
    record = (folder / "five-farms-alone-vintner.json").read_text("utf-8")
    assert '"Ana"' in record
    forged = record.replace('"Ana"', '"Quita Sá"').encode()
    claim(owner, "Quitа Sá")  # a Cyrillic а: her name protects the plain one, too
    answer = bruno.http.post("/api/records", content=forged, headers={"content-type": "application/json"})
    assert (answer.status_code, key(answer.json())) == (409, TAKEN)
    brought = owner.http.post("/api/records", content=forged, headers={"content-type": "application/json"})
    assert owner.look(f"/api/records/{brought.json()['id']}/summary")["kinds"] == [], "nobody here knows who they were"


@pytest.mark.parametrize(
    "name", ["Serão", "SERAO", "Sеrão", "Serão ✓", "Lamparina", "lamparina 2", "Bot", "B o t", "bot 7"]
)
def test_nobody_passes_for_the_house_or_its_bots(come: Come, name: str) -> None:
    assert key(come().post("/api/session", 409, name=name)) == "people-name-house"
    bruno = come("Bruno")
    assert key(ask(bruno, "PUT", "/api/session/name", 409, name=name)) == "people-name-house"


def test_the_names_of_levels_are_the_houses_in_every_language() -> None:
    for language in LANGUAGES:
        for line in shown_levels(language):
            assert of_house(line), (language, line)


def shown_levels(language: str) -> list[str]:
    """What the browser calls the levels of opponents, and an opponent."""
    file = Path(__file__).parents[3] / "src" / "serao" / "locales" / language / "web.ftl"
    lines = (line.partition(" = ") for line in file.read_text("utf-8").splitlines())
    wanted = ("web-level-random", "web-level-sound", "web-kind-bot")
    found = [text for name, _, text in lines if name in wanted]
    assert len(found) == len(wanted)
    return found


@pytest.mark.parametrize(
    "name", ["José", "Łukasz", "Αλέξης", "李明", "Владимир", "नमस्ते", "O'Brien", "Ana B", "Robert", "Botão", "Benjamim"]
)
def test_honest_names_pass(come: Come, name: str) -> None:
    honest = come(name)
    assert honest.look("/api/session")["name"] == name
    table = honest.open("photograph", 2)
    assert honest.look(f"/api/tables/{table}")["chairs"][0]["name"] == name


def test_a_name_that_nobody_sees_is_refused(come: Come) -> None:
    for name in ("\u3164", "\u2800\u200b"):
        assert key(come().post("/api/session", 409, name=name)) == "table-nothing-said"


def test_everybody_sees_who_somebody_is(come: Come) -> None:
    guest, member, looker = come("Rosa"), come("a guest"), come("Rosа")  # with a Cyrillic а
    claim(member, "Sara Lima")
    pi = program(come(), member)
    table = guest.open("photograph", 4, public=True, bots={3: "sound"})
    for each in (member, pi):
        each.ask(table, "sit")
    shown = guest.look(f"/api/tables/{table}")["chairs"]
    assert [(chair["name"], chair["kind"], chair["owner"]) for chair in shown[:3]] == [
        ("Rosa", "guest", ""),
        ("Sara Lima", "member", ""),
        ("Pi", "program", "Sara Lima"),
    ]
    assert shown[3]["kind"] == "bot"
    line = looker.sit(table)
    looker.ask(table, "say", text="I am Rosa.")
    line.until_shown(lambda seen: bool(seen.chat))
    assert (line.chat[0]["name"], line.chat[0]["spectator"]) == ("Rosа (2)", True)
    (listed,) = [each for each in guest.look("/api/mine") if each["id"] == table]
    assert listed["kinds"] == ["guest", "member", "program", "bot"]
    assert [each.look("/api/session")["kind"] for each in (guest, member, pi)] == ["guest", "member", "program"]


def test_profiles_and_friends_say_who_somebody_is(come: Come) -> None:
    guest, member = come("Tina"), come("a guest")
    claim(member, "Ugo Reis")
    pi = program(come(), member)
    me = pi.look("/api/session")
    profile = guest.look(f"/api/profiles/{member.id}")
    assert (profile["kind"], profile["owner"]) == ("member", None)
    assert profile["programs"] == [{"id": me["id"], "name": "Pi", "kind": "program"}]
    of_program = guest.look(f"/api/profiles/{me['id']}")
    assert (of_program["kind"], of_program["owner"]) == (
        "program",
        {"id": member.id, "name": "Ugo Reis", "kind": "member"},
    )
    ask(guest, "PUT", f"/api/friends/{me['id']}")
    assert guest.look("/api/friends") == [{"id": me["id"], "name": "Pi", "kind": "program"}]


def test_a_finished_game_says_who_played(come: Come) -> None:
    ana: Guest = come("Vera")
    pi = program(come(), ana)
    table = ana.open("photograph", 2, public=True)
    pi.ask(table, "sit")
    pi.ask(table, "concede", seat=1)
    assert ana.look(f"/api/records/{table}/summary")["kinds"] == ["guest", "program"]
