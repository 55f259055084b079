"""Leaving for good, and taking along everything the house knows."""

import asyncio
import io
import json
import zipfile
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from serao.engine import record as records
from serao.games import GAMES
from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config, Limits
from serao.server.base.problems import TooMany
from serao.server.people.identity import new_person
from serao.server.services import make_services
from serao.server.tables import leaving_routes
from serao.storage.forget import tables_of
from tests.patience import PATIENCE
from tests.server.conftest import Build
from tests.server.house import Guest
from tests.server.people.claims import GAME, PASSWORD, Come, ask, claim
from tests.server.people.test_profiles import finish


def archive_of(guest: Guest) -> dict[str, Any]:
    """What is in a person's archive: parsed JSON, and the records as they are."""
    answer = guest.http.get("/api/me/archive")
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(answer.content)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    return {name: body if name.startswith("records/") else json.loads(body) for name, body in files.items()}


def test_whoever_leaves_is_gone_and_the_name_is_free(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    claim(ana, "Ana Livre")
    ask(bruno, "PUT", f"/api/friends/{ana.id}")
    table = finish(ana, bruno, public=True)
    assert ana.post("/api/me/leave", 409, password="wrong wrong")["reason"]["key"] == "people-password-wrong"
    assert ana.post("/api/me/leave", 409, name="Ana Livre")["reason"]["key"] == "people-password-wrong"
    assert ana.look("/api/session")["name"] == "Ana Livre", "nothing has happened yet"
    ana.post("/api/me/leave", 200, password=PASSWORD)

    ana.look("/api/session", 401)
    bruno.look(f"/api/profiles/{ana.id}", 404)
    assert bruno.look("/api/friends") == []
    come().post("/api/login", 401, name="Ana Livre", password=PASSWORD)
    assert claim(come("guest"), "Ana Livre")["claimed"] is True
    record = records.decode(bruno.http.get(f"/api/records/{table}").content)
    assert record.players == ("N. N.", "Bruno")
    assert records.verify(GAMES, record) == len(record.moves)
    [line] = bruno.look(f"/api/profiles/{bruno.id}")["finished"]
    assert line["names"] == ["N. N.", "Bruno"]


def test_a_guest_types_its_name_to_leave(come: Come) -> None:
    ana = come("Ana")
    assert ana.post("/api/me/leave", 409, name="Bruno")["reason"]["key"] == "people-name-not-typed"
    assert ana.post("/api/me/leave", 409)["reason"]["key"] == "people-name-not-typed"
    ana.post("/api/me/leave", 200, name=" ana ")
    ana.look("/api/session", 401)
    come().post("/api/me/leave", 401, name="Ana")


def test_those_at_the_table_see_it_at_once(come: Come) -> None:
    ana, bruno, chloe = come("Ana"), come("Bruno"), come("Chloé")
    table = ana.open("avenue", 3, public=True)
    for each in (bruno, chloe):
        each.enter(table, ana.invite)
        each.ask(table, "sit")
    looking, leaving = bruno.sit(table), ana.sit(table)
    leaving.ask("say", text="Foi bom estar aqui")
    looking.until(lambda heard: heard.get("said", {}).get("text") == "Foi bom estar aqui")
    ana.post("/api/me/leave", 200, name="Ana")

    assert leaving.closed()[1] == "signed-out"
    looking.until(lambda heard: heard["type"] == "sync")
    assert [chair["name"] for chair in looking.table["chairs"]] == ["N. N.", "Bruno", "Chloé"]
    assert looking.table["chairs"][0]["away"] == "conceded"
    assert (looking.phase, looking.table["host"], looking.chat) == ("playing", bruno.id, [])


def test_a_rated_game_of_two_ends_and_counts_for_the_other(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    table = ana.open(GAME)
    bruno.enter(table, ana.invite)
    bruno.ask(table, "sit")
    for each in (ana, bruno):
        [seat] = each.look(f"/api/tables/{table}/view")["seats"]
        if seat["legal"]:
            each.ask(table, "play", seat=seat["seat"], action=seat["legal"][0])
            break
    ana.post("/api/me/leave", 200, name="Ana")
    [rating] = bruno.look(f"/api/profiles/{bruno.id}")["ratings"]
    assert (rating["game"], rating["games"]) == (GAME, 1)
    view = bruno.look(f"/api/tables/{table}/view")["table"]
    assert (view["phase"], view["ended"]["ranking"]) == ("over", [[1], [0]])


def test_other_processes_forget_as_well(build: Build, come: Come) -> None:
    server = build(processes=2, sweep_seconds=0.2)
    ana, bruno, chloe = come("Ana", server), come("Bruno", server), come("Chloé", server)
    lines = []
    for _ in range(4):  # at several tables, since each process keeps some
        table = ana.open("avenue", 3)
        for each in (bruno, chloe):
            each.enter(table, ana.invite)
            each.ask(table, "sit")
        lines.append(bruno.sit(table))
    ana.post("/api/me/leave", 200, name="Ana")
    for line in lines:
        line.until_shown(lambda line: line.table["chairs"][0]["name"] == "N. N.")
        assert line.table["host"] == bruno.id
    assert not server.complaints(), server.log()


# ── The archive ───────────────────────────────────────────────────────────────────────────────────


def test_the_archive_holds_everything_and_no_secret(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    claim(ana, "Ana Arquivo")
    ask(ana, "PUT", f"/api/friends/{bruno.id}")
    table = finish(ana, bruno)
    ana.ask(table, "say", text="Boa noite, Bruno")
    bruno.ask(table, "say", text="Boa noite, Ana")
    found = archive_of(ana)
    assert (found["profile.json"]["name"], found["profile.json"]["claimed"]) == ("Ana Arquivo", True)
    assert found["friends.json"] == [{"id": bruno.id, "name": "Bruno"}]
    assert [each["kind"] for each in found["sessions.json"]] == ["browser"]
    [rating] = found["ratings.json"]
    assert (rating["game"], [step["table"] for step in rating["history"]]) == (GAME, [table])
    assert [line["id"] for line in found["tables.json"]] == [table]
    assert [line["text"] for line in found["chat.json"]] == ["Boa noite, Bruno"]
    body = found[f"records/serao-{GAME}-{table}.json"]
    records.verify(GAMES, records.decode(body))
    assert body == ana.http.get(f"/api/records/{table}").content
    text = json.dumps({name: part for name, part in found.items() if not name.startswith("records/")})
    for secret in (ana.token, "argon2", '"token"'):
        assert secret not in text


def test_only_ones_own_archive_and_not_all_the_time(build: Build, come: Come) -> None:
    limits = {"archives": [2, 0.0001], "requests": NO_LIMITS.requests, "newcomers": NO_LIMITS.newcomers}
    server = build(limits=limits)
    ana, bruno = come("Ana", server), come("Bruno", server)
    come(None, server).look("/api/me/archive", 401)
    archive_of(ana)
    archive_of(ana)
    assert ana.look("/api/me/archive", 429)["reason"]["key"] == "people-archive-soon"
    archive_of(bruno)


def test_the_logs_are_read_at_ones_turn_and_who_has_to_come_back_has_given_nothing_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody's game is being told: leaving waits for its turn, and one time too many is refused at once."""
    done = list[str]()

    def counted(connection: Connection, person: str) -> set[str]:
        done.append(person)
        return tables_of(connection, person)

    async def story() -> None:
        services = make_services(Config(database=str(tmp_path / "house.db"), limits=Limits(replays=1)))
        people = [new_person(name, now()) for name in ("Ana", "Bruno")]
        leaving = [
            partial(
                leaving_routes.depart,
                services,
                "192.0.2.66",
                each,
                partial(leaving_routes.forget_person, person=each.id),
            )
            for each in people
        ]
        async with services.background.replay_turn("192.0.2.1"):
            first, second = (asyncio.create_task(leave()) for leave in leaving)
            with pytest.raises(TooMany):
                await asyncio.wait_for(second, PATIENCE)
            assert done == []
        await asyncio.wait_for(first, PATIENCE)
        assert done == [people[0].id]
        services.close()

    monkeypatch.setattr(leaving_routes, "tables_of", counted)
    asyncio.run(story())
