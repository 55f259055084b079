"""Somebody leaves for good: nothing tells who it was, and every table and record goes on."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from sqlalchemy import Connection, Engine, LargeBinary, select

from serao.bots import USUAL
from serao.engine import record as record_files
from serao.games import GAMES
from serao.installed import own_games
from serao.storage import matches, persons, ratings, records, schema
from serao.storage.engine import writing
from serao.storage.folding import table_from_log
from serao.storage.forget import forget, forget_ratings, tables_of
from serao.storage.ratings import Rating
from serao.storage.rows import Row
from serao.table.commands import Concede, Leave, Reveal, Say, Sit, Stand, Start
from serao.table.events import NOBODY, encode_event
from serao.table.showing import ended
from serao.table.table import Table
from tests.storage import samples, test_backup
from tests.table.sitting import SECRET, Sitting

NOW = 5_000_000
WORDS = "saudades de Sintra"


def store(connection: Connection, match: str, sitting: Sitting, host: str = "ana") -> None:
    """A table as the server stores it, with its record once it is over."""
    table = sitting.table
    names = msgspec.json.encode(list(table.names())).decode()
    setup = msgspec.json.encode(sitting.setup).decode()
    taken = sum(not chair.free for chair in table.chairs)
    result = msgspec.json.encode(ended(table, crowd=False)).decode() if table.phase == "over" and table.state else None
    kept = {"setup": setup, "secret": SECRET, "seats": len(table.chairs), "names": names, "taken": taken}
    samples.match(connection, match, host=host, phase=table.phase, result=result, game=sitting.setup.game, **kept)
    for seq, entry in enumerate(sitting.log):
        row = Row(match, seq, entry.at, entry.by, entry.id, encode_event(entry.event))
        connection.execute(schema.moves.insert().values(**row._asdict()))
    for person in {chair.person for chair in table.chairs if chair.person is not None}:
        matches.place(connection, match, person, True)
    if result is not None:
        body = record_files.encode(table.record())
        records.save_record(
            connection,
            records.KeptRecord(id=match, match=match, game=sitting.setup.game, finished_at=1, body=body),
        )


def loaded(connection: Connection, match: str) -> Table:
    """A table from its log, as every process loads it."""
    found = matches.match(connection, match)
    assert found is not None
    return table_from_log(found, matches.moves_since(connection, match, 0))


def everything(connection: Connection) -> Iterator[str]:
    """Whatever is stored, as text."""
    for table in schema.metadata.sorted_tables:
        binary = {column.name for column in table.c if isinstance(column.type, LargeBinary)}
        for row in connection.execute(select(table)).mappings():
            yield " ".join(
                bytes(row[name] or b"").decode(errors="replace") if name in binary else str(row[name]) for name in row
            )


def listed(found: matches.Match) -> list[str]:
    """The names that the list of tables shows."""
    return [each.name for each in matches.people_listed(found.names)]


def left_of(connection: Connection, *words: str) -> list[str]:
    """What is stored with one of these words in it."""
    return [line for line in everything(connection) if any(word in line for word in words)]


def two(game: str = "photograph") -> Sitting:
    """Ana and Bruno begin a game."""
    sitting = Sitting(game, 2)
    for person in ("ana", "bruno"):
        sitting.do(person, Sit)
    return sitting


def talk(sitting: Sitting) -> None:
    """Both say something, a while after they last did."""
    sitting.now += 60_000
    sitting.do("ana", Say, text=WORDS)
    sitting.do("bruno", Say, text="Boa sorte!")


@pytest.fixture
def people(connection: Connection) -> Connection:
    """Ana and Bruno, with names that nothing else contains."""
    persons.add_person(connection, msgspec.structs.replace(samples.ANA, name="Ana"))
    persons.add_person(connection, samples.BRUNO)
    return connection


def test_whatever_is_a_persons_alone_is_removed(house: Engine) -> None:
    test_backup.furnish(house)
    with writing(house) as connection:
        persons.add_friend(connection, "bruno", "ana")
        persons.save_settings(connection, "ana", '{"notices": {"email": "ana@example.org"}}')
        forget(connection, "ana", NOW)
        assert persons.person(connection, "ana") is None
        assert persons.person_claiming(connection, "Ana") is None
        assert persons.friends_of(connection, "bruno") == []
        assert ratings.history(connection, "ana", "avenue") == []
        keys = (schema.devices, schema.link_uses, schema.resets, schema.code_secrets, schema.recovery_codes)
        others = (schema.sessions, schema.friends, schema.subscriptions, schema.notices, schema.ratings)
        for table in (*keys, schema.challenges, schema.passkeys, *others):
            assert connection.execute(select(table)).first() is None, table.name
        assert left_of(connection, "example.org") == []
        assert persons.person(connection, "bruno") == samples.BRUNO


@pytest.mark.parametrize("game", own_games())
def test_a_record_still_proves_itself_and_names_nobody(people: Connection, game: str) -> None:
    sitting = two(game)
    talk(sitting)
    for _ in sitting.play_on(Random(1), 4):
        pass
    sitting.do("bruno", Concede, seat=1)
    talk(sitting)
    store(people, "m", sitting)
    forget(people, "ana", NOW)
    kept = records.load_record(people, "m")
    assert kept is not None
    record = record_files.decode(kept.body)
    assert record.players == ("N. N.", "Bruno")
    assert record_files.verify(GAMES, record) == len(sitting.table.actions)
    table = loaded(people, "m")
    assert table.record() == record, "the log tells the same game as the record"
    assert [line.text for line in table.chat] == ["Boa sorte!"] * 2
    assert left_of(people, '"Ana"', WORDS) == []
    found = matches.match(people, "m")
    assert found is not None
    assert (listed(found), found.host) == (["N. N.", "Bruno"], "bruno")
    assert matches.placed(people, "m", "ana") is True, "that somebody sat there is kept"


def test_two_who_left_are_still_two(people: Connection) -> None:
    sitting = two()
    sitting.do("bruno", Concede, seat=1)
    store(people, "m", sitting)
    forget(people, "bruno", NOW)
    forget(people, "ana", NOW)
    kept = records.load_record(people, "m")
    assert kept is not None
    assert record_files.decode(kept.body).players == ("N. N. (2)", "N. N.")
    assert loaded(people, "m").names() == ("N. N. (2)", "N. N.")
    assert loaded(people, "m").host == NOBODY


def test_two_chairs_of_one_person_stay_two(people: Connection) -> None:
    sitting = Sitting("photograph", 2)
    sitting.do("ana", Sit)
    sitting.do("ana", Sit, name="Avó")
    store(people, "m", sitting)
    forget(people, "ana", NOW)
    assert loaded(people, "m").names() == ("N. N.", "N. N. (2)")
    assert left_of(people, "Avó") == []


def test_a_name_that_another_took_over_is_the_others(people: Connection) -> None:
    sitting = Sitting("photograph", 2, start="host")
    sitting.do("ana", Sit, seat=1, name="Rei")
    sitting.do("ana", Stand, seat=1)
    sitting.do("bruno", Sit, seat=1, name="Rei")
    store(people, "m", sitting)
    forget(people, "ana", NOW)
    assert loaded(people, "m").names() == ("", "Rei")


def test_in_a_game_of_three_an_opponent_takes_over(people: Connection) -> None:
    sitting = Sitting("avenue", 3)
    persons.add_person(people, persons.Person(id="chloe", name="Chloé", created_at=1))
    for person in ("ana", "bruno", "chloe"):
        sitting.do(person, Sit)
    store(people, "m", sitting)
    [row] = forget(people, "ana", NOW)
    table = loaded(people, "m")
    assert (row.match, row.seq, table.length) == ("m", len(sitting.log), len(sitting.log) + 1)
    assert (table.phase, table.host, table.chairs[0].away) == ("playing", "bruno", "conceded")
    assert table.held_by_bot(0) == USUAL
    found = matches.match(people, "m")
    assert found is not None
    assert (found.host, found.wake_at) == ("bruno", NOW), "the opponent is woken by whoever looks after sleeping tables"


def test_in_a_game_of_two_the_other_wins(people: Connection) -> None:
    store(people, "m", two())
    forget(people, "ana", NOW)
    table = loaded(people, "m")
    assert (table.phase, table.ranking()) == ("over", ((1,), (0,)))


def test_who_had_gone_away_before_gives_up_as_well(people: Connection) -> None:
    sitting = two()
    sitting.do("ana", Leave)
    store(people, "m", sitting)
    forget(people, "ana", NOW)
    assert loaded(people, "m").chairs[0].away == "conceded"


def test_a_table_before_its_game_is_handed_on(people: Connection) -> None:
    sitting = Sitting("avenue", 3, start="host")
    for person in ("ana", "bruno"):
        sitting.do(person, Sit)
    store(people, "m", sitting)
    forget(people, "ana", NOW)
    table = loaded(people, "m")
    assert (table.phase, table.host, table.names()) == ("gathering", "bruno", ("", "Bruno", ""))
    found = matches.match(people, "m")
    assert found is not None
    assert (found.host, found.taken, listed(found), found.phase) == ("bruno", 1, ["", "Bruno", ""], "gathering")
    assert matches.placed(people, "m", "ana") is None
    sitting.table = table
    sitting.do("bruno", Start)
    assert table.phase == "playing"


def test_a_table_without_anybody_else_is_closed(people: Connection) -> None:
    sitting = Sitting("avenue", 3, start="host")
    sitting.do("ana", Sit)
    store(people, "m", sitting)
    forget(people, "ana", NOW)
    table = loaded(people, "m")
    assert (table.phase, table.host) == ("over", NOBODY)
    found = matches.match(people, "m")
    assert found is not None
    assert (found.phase, found.wake_at, found.host) == ("over", None, NOBODY)


def test_who_leaves_while_the_cards_are_shuffled_does_not_hold_up_the_deal(people: Connection) -> None:
    sitting = Sitting("avenue", 2, start="host")
    for person in ("ana", "bruno"):
        sitting.do(person, Sit)
    entropy = [sitting.seal(person, seat) for seat, person in enumerate(("ana", "bruno"))]
    sitting.do("ana", Start)
    store(people, "m", sitting)
    forget(people, "ana", NOW)
    table = loaded(people, "m")
    assert (table.phase, table.host, table.names()) == ("shuffling", "bruno", ("N. N.", "Bruno"))
    sitting.table, sitting.now = table, table.deadline() or 0
    sitting.do("bruno", Reveal, entropy=entropy[1])
    sitting.ring()
    assert table.phase == "playing"
    assert table.held_by_bot(0) == USUAL


def test_what_a_spectator_said_is_found_without_a_place(people: Connection) -> None:
    sitting = two()
    sitting.do("eva", Say, text=WORDS)
    persons.add_person(people, persons.Person(id="eva", name="Eva", created_at=1))
    store(people, "m", sitting)
    assert tables_of(people, "eva") == {"m"}
    forget(people, "eva", NOW)
    assert left_of(people, "Eva", WORDS) == []
    table = loaded(people, "m")
    assert (table.names(), table.phase, table.host) == (("Ana", "Bruno"), "playing", "ana")


def test_a_table_that_cannot_be_read_forgets_as_well(people: Connection) -> None:
    sitting = two()
    talk(sitting)
    store(people, "m", sitting)
    broken = Row("m", len(sitting.log), 1, None, None, b"\xff\x00")
    people.execute(schema.moves.insert().values(**broken._asdict()))
    forget(people, "ana", NOW)
    assert left_of(people, '"Ana"', WORDS) == []
    assert persons.person(people, "ana") is None


def test_a_result_that_comes_later_keeps_no_rating_of_who_is_gone(people: Connection) -> None:
    forget(people, "ana", NOW)
    for person in ("ana", "bruno"):
        ratings.save_rating(people, Rating(person=person, game="avenue", mu=1.0, sigma=1.0, games=1), "m", 1)
    forget_ratings(people, ["ana", "bruno"])
    assert ratings.rating(people, "ana", "avenue") is None
    assert ratings.history(people, "ana", "avenue") == []
    assert ratings.rating(people, "bruno", "avenue") is not None


def test_nobody_leaves_twice(people: Connection) -> None:
    store(people, "m", two())
    assert len(forget(people, "ana", NOW)) == 1
    assert forget(people, "nobody-at-all", NOW) == []


def test_records_from_elsewhere_go_with_who_brought_them(people: Connection) -> None:
    for number, person in enumerate(("ana", "bruno")):
        brought = records.KeptRecord(id=f"r{number}", game="avenue", finished_at=1, body=b"{}")
        records.save_import(people, brought, person)
    forget(people, "ana", NOW)
    assert records.load_record(people, "r0") is None
    assert records.imports_of(people, "ana") == []
    assert records.load_record(people, "r1") is not None
