"""What is kept no longer than the settings say, on both databases and by a clock that is an argument."""

import asyncio
from functools import partial
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, Engine, func, select

from serao.engine import record as records
from serao.games import GAMES
from serao.server.base import retention as server
from serao.server.base.config import Keep
from serao.server.base.database import Database
from serao.server.base.retention import DAY, PAUSE, TURN, Removed, Retention
from serao.storage import matches, persons, retention, schema, sharing
from serao.storage.engine import open_database, reading, writing
from serao.storage.folding import table_from_log
from serao.storage.matches import Match
from serao.storage.persons import Person, Session
from serao.storage.records import KeptRecord, load_record, save_import, save_record
from serao.storage.reports import Report, add_report, reports
from serao.storage.rows import Row, insert
from serao.table.events import Away, Closed, Event, Said, Sat, Started, encode_event
from serao.table.setup import Setup
from serao.table.table import Table

NOW = 1000 * DAY
RULES = GAMES["avenue"].RULES
GAME: tuple[Event, ...] = (
    Sat(0, "ana", "Ana"),
    Sat(1, "bruno", "Bruno"),
    Said("Ana", "Boa noite!"),
    Started(rules=RULES),
    Said("Bruno", "Boa sorte."),
    Away((0,), "conceded"),
)
BY = ("ana", "bruno", "ana", None, "bruno", "ana")


def guest(connection: Connection, name: str, seen: int, **more: Any) -> None:
    """A guest who came on the first day, and was last seen then."""
    persons.add_person(connection, Person(id=name, name=name.capitalize(), created_at=1, **more))
    token = name.encode()
    persons.add_session(connection, Session(token=token, person=name, created_at=1, seen_at=seen))


def company(connection: Connection) -> None:
    """Ana, who was there today, and Bruno, who has not been seen for a hundred days."""
    guest(connection, "ana", NOW)
    guest(connection, "bruno", NOW - 100 * DAY)


def table(connection: Connection, id: str, at: int, log: tuple[Event, ...] = GAME, **more: Any) -> Match:  # noqa: A002
    """A table of Ana's with that log; where its game is over, its record."""
    setup = msgspec.json.encode(Setup(game="avenue", seats=2)).decode()
    made = Match(
        id=id, game="avenue", setup=setup, secret=bytes(32), invite="lamp", host="ana", created_at=at, seats=2, **more
    )
    assert matches.add_match(connection, made)
    rows = [Row(id, seq, at, BY[seq], f"c{seq}", encode_event(event)) for seq, event in enumerate(log)]
    insert(connection, rows)
    for person in {event.person for event in log if isinstance(event, Sat)}:
        matches.place(connection, id, person, True)
    if made.phase == "over" and made.finished_at is not None:
        body = records.encode(folded(connection, id).record())
        save_record(connection, KeptRecord(id=id, match=id, game="avenue", finished_at=at, body=body))
    return made


def finished(connection: Connection, id: str, at: int) -> Match:  # noqa: A002
    """A table whose game was over at that time."""
    return table(connection, id, at, phase="over", finished_at=at, names='["Ana","Bruno"]')


def folded(connection: Connection, id: str) -> Table:  # noqa: A002
    """A table, from its log."""
    found = matches.match(connection, id)
    assert found is not None
    return table_from_log(found, matches.moves_since(connection, id, 0))


def run(url: str, keep: Keep, now: int = NOW) -> Removed | None:
    """One run of a process of its own."""

    async def once() -> Removed | None:
        database = Database(open_database(url))
        try:
            return await Retention(keep, database).once(now)
        finally:
            database.close()

    return asyncio.run(once())


def left(house: Engine, table: str) -> set[str]:
    """The ids in a table of the database."""
    with reading(house) as connection:
        return set(connection.scalars(select(schema.metadata.tables[table].c.id)))


# ── Guests ────────────────────────────────────────────────────────────────────────────────────────


def test_a_guest_not_seen_for_long_is_forgotten_and_the_game_stays_under_another_name(house: Engine, url: str) -> None:
    with writing(house) as connection:
        company(connection)
        finished(connection, "m1", NOW - 100 * DAY)
    assert run(url, Keep(guests=100)) == Removed(), "not yet: a hundred days are not over"
    assert run(url, Keep(guests=99), NOW + PAUSE) == Removed(guests=1)
    assert left(house, "persons") == {"ana"}
    with reading(house) as connection:
        record = load_record(connection, "m1")
        assert record is not None
        players = records.decode(record.body).players
        assert players[0] == "Ana"
        assert "Bruno" not in str(matches.match(connection, "m1"))
        assert not any(b"Bruno" in row.body for row in matches.moves_since(connection, "m1", 0))
        assert [chair.name for chair in folded(connection, "m1").chairs] == list(players)
        records.verify(GAMES, records.decode(record.body))


@pytest.mark.parametrize(
    ("more", "at_table"),
    [({"claimed": "bruno", "password": "hash"}, False), ({"link": b"key"}, False), ({}, True)],
)
def test_who_wants_to_be_known_again_or_still_plays_is_kept(
    house: Engine, url: str, more: dict[str, Any], at_table: bool
) -> None:
    with writing(house) as connection:
        guest(connection, "ana", NOW)
        guest(connection, "bruno", 1, **more)
        if at_table:
            table(connection, "m1", NOW - 300 * DAY, GAME[:4], phase="playing")
    assert run(url, Keep(guests=30, guests_without_games=30)) == Removed()
    assert left(house, "persons") == {"ana", "bruno"}


def test_by_default_only_guests_who_left_nothing_behind_are_forgotten(house: Engine, url: str) -> None:
    with writing(house) as connection:
        for name in ("ana", "bruno", "davi", "eva", "host"):
            guest(connection, name, NOW - 401 * DAY)
        guest(connection, "zoe", NOW - 399 * DAY)
        finished(connection, "m1", NOW - 500 * DAY)
        assert matches.add_match(connection, Match(**msgspec.structs.asdict(SAMPLE) | {"host": "host"}))
        save_import(connection, KeptRecord(id="r1", game="avenue", finished_at=1, body=b"{}"), "eva")
    assert run(url, Keep()) == Removed(guests=1)
    assert left(house, "persons") == {"ana", "bruno", "eva", "host", "zoe"}


SAMPLE = Match(
    id="m9", game="avenue", setup="{}", secret=bytes(32), invite="x", host="", created_at=1, seats=2, phase="over"
)


def test_whoever_comes_back_at_the_last_moment_is_kept(connection: Connection) -> None:
    guest(connection, "davi", 1)
    assert retention.old_guests(connection, NOW, 10, True) == ["davi"]
    persons.touch_session(connection, b"davi", NOW)
    assert not retention.forget_guest(connection, "davi", NOW, NOW, True, ())
    assert persons.person(connection, "davi") is not None


def test_what_a_guest_has_imported_goes_too(house: Engine, url: str) -> None:
    with writing(house) as connection:
        guest(connection, "davi", 1)
        save_import(connection, KeptRecord(id="r1", game="avenue", finished_at=NOW, body=b"{}"), "davi")
        sharing.share(connection, "r1", "lamp", 1)
    assert run(url, Keep(guests=1)) == Removed(guests=1)
    with reading(house) as connection:
        assert load_record(connection, "r1") is None
        assert sharing.share_of(connection, "r1") is None


# ── Chat ──────────────────────────────────────────────────────────────────────────────────────────


def test_old_chat_is_emptied_and_the_log_still_folds(house: Engine, url: str) -> None:
    with writing(house) as connection:
        company(connection)
        finished(connection, "old", NOW - 31 * DAY)
        finished(connection, "new", NOW - 29 * DAY)
        table(connection, "playing", NOW - 31 * DAY, GAME[:5], phase="playing")
        before = folded(connection, "old")
    assert run(url, Keep(chat=30)) == Removed(chat=2)
    with reading(house) as connection:
        after = folded(connection, "old")
        assert list(before.chat) != list(after.chat) == []
        assert (after.length, after.phase, after.state) == (before.length, "over", before.state)
        assert after.record() == before.record()
        assert not any(b"Boa" in row.body for row in matches.moves_since(connection, "old", 0))
        assert len(folded(connection, "new").chat) == 2
        assert len(folded(connection, "playing").chat) == 2, "a game goes on with what was said"
    assert run(url, Keep(chat=30), NOW + PAUSE) == Removed(), "what is empty is not emptied again"


def test_more_chat_than_one_read_finds_is_emptied(house: Engine, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "SLICE", 3)
    monkeypatch.setattr(server, "SLICES", 4)
    with writing(house) as connection:
        company(connection)
        for number in range(7):
            finished(connection, f"m{number}", 1)
    assert run(url, Keep(chat=1)) == Removed(chat=12), "a run does so much"
    assert run(url, Keep(chat=1), NOW + PAUSE) == Removed(chat=2), "and the next one the rest"


# ── Reports ───────────────────────────────────────────────────────────────────────────────────────


def report(connection: Connection, id: str, days: int, handled: int | None = None) -> None:  # noqa: A002
    """A report of Ana's about Bruno, made and handled so many days ago."""
    lines = [{"at": 1, "by": "bruno", "name": "Bruno", "text": "Boa noite!"}]
    add_report(
        connection,
        Report(
            id=id,
            at=NOW - days * DAY,
            by="ana",
            person="bruno",
            match="m1",
            kind="abuse",
            words="",
            chat=msgspec.json.encode(lines).decode(),
            state="open" if handled is None else "acted",
            handled_at=None if handled is None else NOW - handled * DAY,
        ),
    )


def test_old_chat_is_emptied_in_the_copies_that_reports_carry(house: Engine, url: str) -> None:
    with writing(house) as connection:
        company(connection)
        for name, days in (("waits", 31), ("handled", 31), ("new", 29)):
            report(connection, name, days, 30 if name == "handled" else None)
    assert run(url, Keep(chat=30)) == Removed(chat=2)
    with reading(house) as connection:
        chats = {each.id: each.chat for opened in (True, False) for each in reports(connection, 10, opened)}
    assert (chats["waits"], chats["handled"]) == ("[]", "[]")
    assert "Boa noite!" in chats["new"]
    assert run(url, Keep(chat=30), NOW + PAUSE) == Removed(), "what is empty is not emptied again"


def test_handled_reports_go_after_their_time_and_those_that_wait_stay(house: Engine, url: str) -> None:
    with writing(house) as connection:
        company(connection)
        report(connection, "waits", 400)
        report(connection, "handled", 400, handled=91)
        report(connection, "lately", 400, handled=89)
    assert run(url, Keep()) == Removed(), "for ever, unless somebody says otherwise"
    assert run(url, Keep(reports=90), NOW + PAUSE) == Removed(reports=1)
    assert left(house, "reports") == {"waits", "lately"}


# ── Tables and records ────────────────────────────────────────────────────────────────────────────


def test_old_games_go_with_their_records_and_links(house: Engine, url: str) -> None:
    with writing(house) as connection:
        company(connection)
        for name, days in (("old", 31), ("new", 29), ("lively", 31)):
            finished(connection, name, NOW - days * DAY)
        insert(connection, [Row("lively", 6, NOW - DAY, "ana", "c6", encode_event(Said("Ana", "Ainda aqui?")))])
        table(connection, "playing", 1, GAME[:4], phase="playing")
        sharing.share(connection, "old", "lamp", 1)
        for name, days in (("import-old", 31), ("import-new", 29)):
            record = KeptRecord(id=name, game="avenue", finished_at=NOW - days * DAY, body=b"{}")
            save_import(connection, record, "ana")
    assert run(url, Keep(records=30)) == Removed(games=1, imports=1)
    assert left(house, "matches") == {"new", "lively", "playing"}
    assert left(house, "records") == {"new", "lively", "import-new"}
    with reading(house) as connection:
        assert matches.moves_since(connection, "old", 0) == []
        assert matches.placed(connection, "old", "ana") is None
        assert sharing.share_of(connection, "old") is None
        assert connection.scalar(select(func.count()).select_from(schema.imports)) == 1


def test_tables_that_nobody_came_to_go(house: Engine, url: str) -> None:
    with writing(house) as connection:
        company(connection)
        table(connection, "gathering", NOW - 8 * DAY, GAME[:1])
        table(connection, "put-away", NOW - 8 * DAY, (GAME[0], Closed()), phase="over")
        table(connection, "young", NOW - 6 * DAY, GAME[:1])
        table(connection, "lively", NOW - 8 * DAY, GAME[:1])
        insert(connection, [Row("lively", 1, NOW - DAY, "bruno", "c1", encode_event(GAME[1]))])
        table(connection, "playing", NOW - 8 * DAY, GAME[:4], phase="playing")
        finished(connection, "finished", NOW - 8 * DAY)
    assert run(url, Keep(unstarted=7)) == Removed(unstarted=2)
    assert left(house, "matches") == {"young", "lively", "playing", "finished"}


# ── Whose turn it is ──────────────────────────────────────────────────────────────────────────────


def test_one_process_at_a_time_and_once_an_hour(house: Engine, url: str) -> None:
    assert run(url, Keep()) == Removed()
    assert run(url, Keep()) is None
    assert run(url, Keep(), NOW + PAUSE - 1) is None
    assert run(url, Keep(), NOW + PAUSE) == Removed()


def test_of_two_processes_that_ask_at_once_one_gets_the_turn(url: str, house: Engine) -> None:
    async def both() -> list[int]:
        databases = [Database(open_database(url)) for _ in range(2)]

        async def ask(now: int) -> int:
            turn = partial(retention.take_turn, key=TURN, now=now, pause=PAUSE)
            return sum(await asyncio.gather(*(database.write(turn) for database in databases)))

        try:
            return [await ask(NOW + number * PAUSE) for number in range(4)]
        finally:
            for database in databases:
                database.close()

    assert asyncio.run(both()) == [1, 1, 1, 1]


def test_for_ever_is_for_ever(house: Engine, url: str) -> None:
    with writing(house) as connection:
        company(connection)
        finished(connection, "m1", 1)
        table(connection, "m2", 1, GAME[:1])
    assert run(url, Keep(guests_without_games=0)) == Removed()
    assert (left(house, "matches"), left(house, "persons")) == ({"m1", "m2"}, {"ana", "bruno"})
