"""A table that cannot be read is put aside, and no other table, list or person is the worse for it."""

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from sqlalchemy import text

from serao.locales import LANGUAGES, words
from serao.server.base.clock import now
from serao.server.base.config import NO_LIMITS, Config
from serao.server.base.faults import Fault
from serao.server.services import make_services
from serao.server.tables import sweeper
from serao.storage import matches
from serao.storage.engine import open_database, reading, writing
from serao.storage.matches import moves_since
from serao.storage.rows import Row
from serao.table.events import Started, encode_event
from tests.server.cluster.test_peers import figure
from tests.server.house import Guest, Server, until
from tests.server.notices.receivers import WebServer, arrived, running
from tests.server.notices.test_notices import begin, hook, play
from tests.server.tables.test_registry import two_rooms
from tests.storage.broken import ANYWHERE, BROKEN, Plant
from tests.storage.servers import new_database, postgres_server

SETTINGS: dict[str, Any] = {"sweep_seconds": 0.3, "webhook_hosts": ["127.0.0.1"]}
OLD = 1  # long before everything else: such tables are looked at first
LONG_AGO = 2 * 60 * 60 * 1000  # milliseconds: nobody has played there within the hour


class Broken(NamedTuple):
    """A house in which one table of each kind of damage stands among healthy ones."""

    server: Server
    ana: Guest
    tables: dict[str, str]
    gathering: str
    playing: str
    database: str


def plant(database: str, planted: dict[str, tuple[Plant, str]]) -> None:
    """Damage tables, and let them be the most overdue of all."""
    engine = open_database(database)
    with writing(engine) as connection:
        for damage, match in planted.values():
            damage(connection, match)
            overdue = text("UPDATE matches SET wake_at = :old WHERE id = :match")
            connection.execute(overdue, {"old": OLD, "match": match})
    engine.dispose()


def fall_asleep(database: str, match: str) -> None:
    """Let a table have been left alone for so long that only its clock can wake it, after the damaged ones."""
    engine = open_database(database)
    with writing(engine) as connection:
        connection.execute(text(f'UPDATE moves SET at = at - {LONG_AGO} WHERE "match" = :match'), {"match": match})
        connection.execute(text(f"UPDATE matches SET wake_at = {OLD + 1} WHERE id = :match"), {"match": match})
    engine.dispose()


def furnished(stack: ExitStack, folder: Path, database: str, kinds: dict[str, Plant]) -> Broken:
    """A house with damaged tables, some open to all and some by invitation, started again after the damage."""
    server = Server(folder, "server", database, **SETTINGS)
    stack.callback(server.clear)
    server.start()
    ana, bruno = Guest(stack, server, "Ana"), Guest(stack, server, "Bruno")
    tables = {kind: ana.open("photograph", public=number % 2 == 0) for number, kind in enumerate(kinds)}
    gathering = ana.open("photograph", public=True)
    playing = ana.open("photograph", public=True, takeover="random", pace={"bank": 3})
    bruno.ask(playing, "sit")
    server.kill()
    fall_asleep(database, playing)
    plant(database, {kind: (kinds[kind], table) for kind, table in tables.items()})
    server.start()
    return Broken(server, ana, tables, gathering, playing, database)


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Broken]:
    """Such a house on SQLite."""
    folder = tmp_path_factory.mktemp("aside")
    with ExitStack() as stack:
        yield furnished(stack, folder, str(folder / "house.db"), BROKEN)


def check_clocks(broken: Broken) -> None:
    """The clock of a sleeping table that nobody looks at runs out, whatever stands before it."""
    engine = open_database(broken.database)

    def kinds() -> set[str]:
        with reading(engine) as connection:
            return {json.loads(row.body)["type"] for row in moves_since(connection, broken.playing, 0)}

    until(lambda: "away" in kinds(), f"a clock to run out:\n{broken.server.log()}")
    engine.dispose()


def check_lists(broken: Broken) -> None:
    """The lobby, one's own tables and the profiles answer, with all that can be read."""
    assert broken.gathering in {line["id"] for line in broken.ana.look("/api/lobby")}
    assert {line["id"] for line in broken.ana.look("/api/mine")} > {*broken.tables.values(), broken.gathering}
    assert broken.ana.look(f"/api/profiles/{broken.ana.id}")["name"] == "Ana"


def check_counted(broken: Broken) -> None:
    """Health and metrics count the tables, and the log names each of them once."""
    count = len(broken.tables)
    until(lambda: broken.ana.look("/health")["aside"] == count, f"all to be found:\n{broken.server.log()}")
    assert broken.ana.look("/health")["ok"]
    assert figure(broken.ana, "serao_tables_aside") == count
    broken.ana.look(f"/api/tables/{next(iter(broken.tables.values()))}", 409)
    named = re.findall(r"a table was put aside", broken.server.log())
    assert len(named) == count
    assert "a sweep failed" not in broken.server.log()
    assert "could not be tended" not in broken.server.log()


def test_the_clocks_of_other_tables_run_on(broken: Broken) -> None:
    check_clocks(broken)


def test_lobby_own_tables_and_profiles_answer(broken: Broken) -> None:
    check_lists(broken)


def test_friends_see_the_tables_that_can_be_read(broken: Broken) -> None:
    with ExitStack() as stack:
        carla = Guest(stack, broken.server, "Carla")
        assert carla.http.put(f"/api/friends/{broken.ana.id}").is_success
        broken.ana.ask(broken.gathering, "say", text="here")
        assert carla.look("/api/friends/tables") is not None


def test_tables_that_cannot_be_read_are_counted_and_logged_once(broken: Broken) -> None:
    check_counted(broken)


@pytest.mark.parametrize("kind", BROKEN)
def test_its_people_are_told_in_one_sentence_in_their_language(broken: Broken, kind: str) -> None:
    for language in LANGUAGES:
        headers = {"accept-language": language}
        answer = broken.ana.http.get(f"/api/tables/{broken.tables[kind]}", headers=headers)
        assert answer.status_code == 409
        fault = msgspec.convert(answer.json(), Fault)
        assert fault.detail == words(language).why(fault.reason)


@pytest.mark.parametrize("kind", BROKEN)
def test_its_people_are_told_on_the_socket(broken: Broken, kind: str) -> None:
    line = broken.ana.line(broken.tables[kind])
    denied = line.next()
    assert denied["type"] == "denied"
    assert denied["sentence"]
    assert line.closed() == (4403, "not-admitted")


@pytest.mark.parametrize("kind", BROKEN)
def test_recovery_and_sweep_go_on_with_all_others(tmp_path: Path, kind: str) -> None:
    """In the lists of tables to open the damaged one stands before the healthy one."""

    async def story() -> None:
        config = Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS)
        services = make_services(config)
        other, one = await two_rooms(services)
        for room in (one, other):
            row = Row(room.match, room.table.length, now(), None, None, encode_event(Started()))
            assert await services.database.append(row)
            waking = partial(matches.update_match, id=room.match, wake_at=OLD if room is one else OLD + 1)
            await services.database.write(waking)
            beginning = partial(matches.update_match, id=room.match, phase="playing", created_at=int(room is one))
            await services.database.write(beginning)
        await services.database.write(lambda connection: BROKEN[kind](connection, one.match))
        services.close()
        for work in ("recover", "sweep"):
            again = make_services(config)
            await getattr(again.sweeper, work)()
            assert set(again.tables.rooms) == {other.match}
            again.close()

    asyncio.run(story())


def test_many_damaged_tables_keep_no_clock_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A sweep looks at so many overdue tables at most; those that are put aside do not count among them."""
    monkeypatch.setattr(sweeper, "DUE_AT_ONCE", 1)

    async def story() -> None:
        config = Config(database=str(tmp_path / "house.db"), limits=NO_LIMITS)
        services = make_services(config)
        one, other = await two_rooms(services)
        for room, wake_at in ((one, OLD), (other, OLD + 1)):
            await services.database.write(partial(matches.update_match, id=room.match, wake_at=wake_at))
        await services.database.write(lambda connection: BROKEN["a setup that is no JSON"](connection, one.match))
        services.close()
        again = make_services(config)
        await again.sweeper.sweep()
        assert not again.tables.rooms
        await again.sweeper.sweep()
        assert set(again.tables.rooms) == {other.match}
        again.close()

    asyncio.run(story())


def test_notices_of_other_tables_are_delivered(broken: Broken) -> None:
    with ExitStack() as stack:
        web = stack.enter_context(running(WebServer))
        fabio, gil = Guest(stack, broken.server, "Fábio"), Guest(stack, broken.server, "Gil")
        table, first, second = begin(fabio, gil)
        hook(second, web)
        play(first, table)
        assert [call.path for call in arrived(web.calls, 1)] == ["/"]


def test_of_a_private_table_strangers_hear_nothing(broken: Broken) -> None:
    with ExitStack() as stack:
        stranger = Guest(stack, broken.server, "Stranger")
        for number, table in enumerate(broken.tables.values()):
            for path in (f"/api/tables/{table}", f"/api/tables/{table}/view"):
                stranger.look(path, 409 if number % 2 == 0 else 404)
            stranger.post(f"/api/tables/{table}/enter", 404, invite="guessed")


def test_on_postgresql_too(tmp_path: Path) -> None:
    with ExitStack() as stack:
        database = stack.enter_context(new_database(stack.enter_context(postgres_server()), "aside"))
        broken = furnished(stack, tmp_path, database, ANYWHERE)
        check_clocks(broken)
        check_lists(broken)
        check_counted(broken)


@pytest.mark.parametrize("kind", ["an unknown event", "an event that cannot be folded"])
def test_an_open_table_whose_log_breaks_is_put_aside_alone(broken: Broken, kind: str) -> None:
    """As if a newer program had written to it; the table beside it goes on."""
    with ExitStack() as stack:
        dora = Guest(stack, broken.server, "Dora")
        one, other = dora.open("photograph"), dora.open("photograph")
        line, beside = dora.sit(one), dora.sit(other)
        before = dora.look("/health")["aside"]
        plant(broken.database, {kind: (BROKEN[kind], one)})
        line.send({"type": "say", "id": "1", "text": "is anybody there?"})
        assert line.closed() == (1012, "restart")
        assert dora.look(f"/api/tables/{one}", 409)["reason"]["key"] == "table-aside"
        assert dora.look("/health")["aside"] == before + 1
        assert beside.ask("say", text="still here")["type"] == "accepted"


def test_a_table_that_was_mended_is_opened_again(broken: Broken) -> None:
    with ExitStack() as stack:
        edu = Guest(stack, broken.server, "Edu")
        table = edu.open("photograph")
        broken.server.kill()
        plant(broken.database, {"it": (BROKEN["an unknown event"], table)})
        broken.server.start()
        edu.look(f"/api/tables/{table}", 409)
        broken.server.kill()
        engine = open_database(broken.database)
        with writing(engine) as connection:
            last = text("""DELETE FROM moves WHERE "match" = :match AND CAST(body AS TEXT) LIKE '%teleported%'""")
            assert connection.execute(last, {"match": table}).rowcount == 1
        engine.dispose()
        broken.server.start()
        assert edu.look(f"/api/tables/{table}")["phase"] == "gathering"
