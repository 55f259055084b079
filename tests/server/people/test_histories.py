"""What people have played: histories, one against another, best results, and the statistics of games."""

import csv
import json
from collections.abc import Iterator
from io import StringIO

import msgspec

from serao.server.people.statistics import LEAST, histogram, nice_width, share
from serao.storage import old_results, schema
from serao.storage.engine import open_database, reading, writing
from serao.storage.results import Result, save_results
from tests.server.house import Guest, Server, until
from tests.server.people.claims import GAME, Come
from tests.server.people.test_profiles import finish
from tests.storage import samples


def results_in(house: Server, table: str) -> list[Result]:
    """What is stored of a finished game, in the order of seats."""
    engine = open_database(str(house.folder / "house.db"))
    with reading(engine) as connection:
        rows = connection.execute(schema.results.select().where(schema.results.c.match == table)).mappings()
        found = sorted((Result(**row) for row in rows), key=lambda each: each.seat)
    engine.dispose()
    return found


def lay(house: Server, *results: Result) -> None:
    """Store results of games that nobody played, at public tables."""
    engine = open_database(str(house.folder / "house.db"))
    with writing(engine) as connection:
        save_results(connection, results)
        for table in {each.match for each in results}:
            samples.match(connection, table, host=str(results[0].person), public=True, setup=OPEN, phase="over")
    engine.dispose()


OPEN = '{"game":"avenue","seats":2,"public":true}'


def game(table: str, *players: tuple[Guest | str, int], **more: object) -> Iterator[Result]:
    """The results of a game between people, or bots by their names, each with points."""
    order = sorted((points for _, points in players), reverse=True)
    for seat, (who, points) in enumerate(players):
        person = {"person": None, "name": who, "kind": "bot"} if isinstance(who, str) else {"person": who.id}
        about = {"seat": seat, "seats": len(players), "place": order.index(points) + 1, "points": points}
        yield msgspec.structs.replace(samples.RESULT, match=table, **about, **person, **more)


def test_a_history_tells_places_and_points_and_only_of_games_one_may_know_of(house: Server, come: Come) -> None:
    ana, bruno, stranger = come("Ana"), come("Bruno"), come()
    public, private = finish(ana, bruno, public=True), finish(ana, bruno)
    [seen] = until(lambda: stranger.look(f"/api/profiles/{ana.id}/history"), "the results of the public game")
    assert (seen["table"], seen["game"], seen["seats"], seen["own"], seen["reason"]) == (
        public,
        GAME,
        2,
        [0],
        "conceded",
    )
    assert [(each["name"], each["place"], each["points"], each["person"]) for each in seen["players"]] == [
        ("Ana", 1, None, ana.id),
        ("Bruno", 2, None, bruno.id),
    ]
    assert seen["rated"]
    until(lambda: results_in(house, private), "the results of the private game")
    assert private not in json.dumps(stranger.look(f"/api/profiles/{bruno.id}/history"))
    assert [line["table"] for line in bruno.look(f"/api/profiles/{ana.id}/history")] == [private, public]
    assert bruno.look(f"/api/profiles/{ana.id}/history?game=photograph") == []
    bruno.look(f"/api/profiles/{ana.id}/history?game=chess", 400)
    stranger.look("/api/profiles/nobody/history", 404)


def test_the_next_page_of_a_history_is_of_the_same_game(house: Server, come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    tables = [f"{ana.id}-{number}" for number in range(3)]
    for number, table in enumerate(tables):
        lay(house, *game(table, (ana, 30), (bruno, 20), at=number))
    lay(house, *game(f"{ana.id}-other", (ana, 3), (bruno, 2), game="photograph"))
    first = ana.http.get(f"/api/profiles/{ana.id}/history?game=avenue&limit=2")
    assert [line["table"] for line in first.json()] == [tables[2], tables[1]]
    second = ana.http.get(first.links["next"]["url"])
    assert ([line["table"] for line in second.json()], second.links) == ([tables[0]], {})


def test_a_game_that_ended_before_results_were_stored_is_found_again(house: Server, come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    table = finish(ana, bruno)
    stored = until(lambda: results_in(house, table), "the results")
    engine = open_database(str(house.folder / "house.db"))
    with writing(engine) as connection:
        connection.execute(schema.results.delete().where(schema.results.c.match == table))
        again = old_results.old_results(connection, table)
    engine.dispose()
    assert sorted(again, key=lambda each: each.seat) == stored


def test_one_against_another_counts_each_game_once(house: Server, come: Come) -> None:
    ana, bruno, stranger = come("Ana"), come("Bruno"), come()
    lay(house, *game(f"{ana.id}-1", (ana, 30), (bruno, 20)))
    lay(house, *game(f"{ana.id}-2", (bruno, 50), (ana, 20), ("Artur", 90)))
    lay(house, *game(f"{ana.id}-3", (ana, 10), (bruno, 10)))
    lay(house, *game(f"{ana.id}-4", (ana, 10), (bruno, 40), (ana, 50)))  # two seats on one device: the better counts
    [line] = stranger.look(f"/api/profiles/{ana.id}/against/{bruno.id}")
    assert (line["game"], line["games"], line["wins"], line["ties"], line["losses"]) == ("avenue", 4, 2, 1, 1)
    assert (line["points"], line["other_points"]) == (27.5, 30.0)
    [turned] = stranger.look(f"/api/profiles/{bruno.id}/against/{ana.id}")
    assert (turned["wins"], turned["losses"], turned["points"]) == (1, 2, 30.0)
    assert stranger.look(f"/api/profiles/{ana.id}/against/{ana.id}") == []
    private = finish(ana, bruno)
    until(lambda: results_in(house, private), "the results of the private game")
    assert len(stranger.look(f"/api/profiles/{ana.id}/against/{bruno.id}")) == 1
    assert [each["games"] for each in bruno.look(f"/api/profiles/{bruno.id}/against/{ana.id}")] == [4, 1]


def test_best_results_are_by_game_and_number_of_seats(house: Server, come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    lay(house, *game(f"{ana.id}-1", (ana, 30), (bruno, 20)))
    lay(house, *game(f"{ana.id}-2", (ana, 45), (bruno, 20)))
    lay(house, *game(f"{ana.id}-3", (ana, 20), (bruno, 25), ("Artur", 90)))
    best = bruno.look(f"/api/profiles/{ana.id}/bests")
    assert [(each["game"], each["seats"], each["points"], each["table"]) for each in best] == [
        ("avenue", 2, 45, f"{ana.id}-2"),
        ("avenue", 3, 20, f"{ana.id}-3"),
    ]


# ── Statistics ────────────────────────────────────────────────────────────────────────────────────


def test_statistics_begin_with_enough_games(house: Server, come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    for number in range(LEAST):
        players = ((ana, 10 + number), (bruno, 5)) if number < 8 else ((ana, 5), (bruno, 60))
        lay(house, *game(f"{ana.id}-{number}", *players, game="picture_perfect", reason="finished"))
    lay(house, *game(f"{ana.id}-few", (ana, 3), (bruno, 2), ("Artur", 1), game="picture_perfect"))
    found = come().look("/api/statistics/picture_perfect")
    assert (found["games"], [each["seats"] for each in found["by_seats"]]) == (LEAST + 1, [2])
    [two] = found["by_seats"]
    assert [each["share"] for each in two["shares"]] == [0.8, 0.2]
    assert 0.4 < two["shares"][0]["low"] < 0.8 < two["shares"][0]["high"] < 1
    assert sum(bar["number"] for bar in two["scores"]) == 2 * LEAST
    assert two["reasons"] == [{"reason": "finished", "games": LEAST}]
    assert (two["best"]["points"], two["best"]["person"]) == (60, bruno.id)
    assert come().look("/api/statistics/picture_perfect?among=bots")["by_seats"] == []
    assert come().look("/api/statistics/picture_perfect?among=people")["games"] == LEAST
    come().look("/api/statistics/chess", 400)
    come().look("/api/statistics/picture_perfect?among=cats", 400)
    as_a_table(come())


def as_a_table(guest: Guest) -> None:
    """The same numbers as CSV."""
    answer = guest.http.get("/api/statistics/picture_perfect/csv")
    assert answer.headers["content-type"].startswith("text/csv")
    assert 'filename="serao-picture_perfect-all.csv"' in answer.headers["content-disposition"]
    lines = list(csv.DictReader(StringIO(answer.text)))
    first = next(line for line in lines if line["what"] == "won by seat")
    assert (first["seats"], first["of"], first["value"]) == ("2", "1", "0.8000")
    again = guest.http.get("/api/statistics/picture_perfect/csv", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304


def test_statistics_are_computed_once_a_minute(house: Server, come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    before = ana.look("/api/statistics/photograph")["games"]
    lay(house, *game(f"{ana.id}-1", (ana, 3), (bruno, 2), game="photograph"))
    assert ana.look("/api/statistics/photograph")["games"] == before


def test_points_stand_in_bars_of_one_width() -> None:
    assert [nice_width(least) for least in (0.1, 1, 1.2, 3, 7, 60, 101)] == [1, 1, 2, 5, 10, 100, 200]
    bars = histogram({-3: 1, 0: 2, 40: 1})
    assert [(bar.least, bar.most) for bar in bars][:2] == [(-5, -1), (0, 4)]
    assert (bars[0].number, bars[1].number, bars[-1].number, len(bars)) == (1, 2, 1, 10)
    assert [(bar.least, bar.most, bar.number) for bar in histogram({7: 3})] == [(7, 7, 3)]
    assert histogram({}) == []


def test_the_interval_holds_for_extremes() -> None:
    never, always = share(0, 0.0, 10), share(0, 10.0, 10)
    assert (never.low, always.high) == (0.0, 1.0)
    assert 0.2 < never.high < 0.4
    assert 0.6 < always.low < 0.8
