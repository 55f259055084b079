"""The picture that is kept of a finished game: for whoever may open its record, with names only where wished."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from serao.engine import record as records
from serao.installed import own_games
from serao.locales import LANGUAGES, words
from serao.server.pages.keepsake_picture import SIZE, Keepsake, KeepsakePainter, Row
from serao.server.pages.keepsakes import MOST_ROWS, keepsake_of
from tests.server.conftest import Invite
from tests.server.house import SHORT, Guest, until

GAMES = Path(__file__).parents[2] / "games"
NOVEMBER = 1_763_500_000_000  # milliseconds: 18 November 2025


def finished_games(game: str) -> list[records.Record]:
    """The records of finished games that are kept with the tests of a game."""
    found = [records.decode(path.read_bytes()) for path in sorted((GAMES / game / "finished").glob("*.json"))]
    assert found
    return found


def ranking(record: records.Record) -> tuple[tuple[int, ...], ...]:
    """The seats in the order in which the game puts them, which need not be that of their points."""
    assert record.outcome is not None
    return record.outcome.ranking


def played(host: Guest, game: str, public: bool = True) -> str:
    """A game that opponents have played, with its record."""
    body = {"game": game, "seats": 2, "bots": {0: "random", 1: "random"}, "options": SHORT.get(game, {})}
    table = str(host.post("/api/tables", public=public, start="host", sit=False, **body)["id"])
    host.ask(table, "start", empty="bots")
    until(lambda: host.http.get(f"/api/records/{table}/summary").is_success, f"the record of {game}")
    return table


@pytest.mark.parametrize("game", own_games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_finished_game_has_one_in_words_and_without_names(game: str, language: str) -> None:
    for record in finished_games(game):
        shown = keepsake_of(record, NOVEMBER, words(language), names=False, photograph=None)
        assert (shown is None) == (record.outcome is None)
        if shown is not None:
            assert not {*record.players} & {row.name for row in shown.rows}
            assert shown.title == words(language).say(f"game-{game}")
            assert [row.seat for row in shown.rows] == [seat for group in ranking(record) for seat in group]
            assert [row.place for row in shown.rows] == sorted(row.place for row in shown.rows)
            assert shown.day == "2025-11-18"


def test_it_is_upright_and_tells_of_many_seats_how_many_there_are_more(tmp_path: Path) -> None:
    rows = tuple(Row(place, place - 1, "Chloé " * place, 60 - 20 * place) for place in range(1, MOST_ROWS + 1))
    painter = KeepsakePainter(tmp_path)
    without = painter.paint(Keepsake("avenue", "Avenue", "Five farms have scored.", "2026-11-19", rows))
    with_others = painter.paint(
        Keepsake("avenue", "Avenue", "Five farms have scored.", "2026-11-19", rows, "and 994 more")
    )
    with Image.open(BytesIO(without)) as first, Image.open(BytesIO(with_others)) as second:
        assert first.size == second.size == SIZE
        assert ImageChops.difference(first, second).getbbox() is not None


def test_it_is_open_to_whoever_may_open_the_record(people: Invite) -> None:
    ana, bruno, stranger = people("Ana"), people("Bruno"), people(None)
    ours = played(ana, "avenue", public=False)
    assert ana.http.get(f"/api/records/{ours}/keepsake/en.png").status_code == 200
    for other in (bruno, stranger):
        assert other.http.get(f"/api/records/{ours}/keepsake/en.png").status_code == 404
    assert "cache-control" not in ana.http.get(f"/api/records/{ours}/keepsake/en.png").headers or (
        "public" not in ana.http.get(f"/api/records/{ours}/keepsake/en.png").headers["cache-control"]
    )


def test_names_are_there_only_where_wished(people: Invite) -> None:
    ana, stranger = people("Ana"), people(None)
    record = played(ana, "photograph")
    plain, named = (stranger.http.get(f"/api/records/{record}/keepsake/fr.png{more}") for more in ("", "?names=true"))
    for answer in (plain, named):
        assert answer.headers["content-type"] == "image/png"
        assert "public" in answer.headers["cache-control"]
    with Image.open(BytesIO(plain.content)) as first, Image.open(BytesIO(named.content)) as second:
        assert ImageChops.difference(first.convert("RGB"), second.convert("RGB")).getbbox() is not None


def test_the_winners_own_picture_lies_on_the_table_where_the_game_makes_such(people: Invite) -> None:
    ana = people("Ana")
    record = played(ana, "picture_perfect")
    answer = ana.http.get(f"/api/records/{record}/keepsake/pt-BR.png")
    assert answer.status_code == 200
    with Image.open(BytesIO(answer.content)) as picture:
        assert picture.size == SIZE


def test_messengers_show_it_with_a_link_to_a_game_that_everybody_may_see(people: Invite) -> None:
    ana, stranger = people("Ana"), people(None)
    public, private = played(ana, "avenue"), played(ana, "avenue", public=False)
    page = stranger.http.get(f"/replay/{public}", headers={"accept-language": "pt-BR"}).text
    assert f"/api/records/{public}/keepsake/pt-BR.png" in page
    assert '<meta property="og:title" content="Avenue">' in page
    assert '<meta property="og:image:height" content="1350">' in page
    for record in (private, "unknown", "%00", "x" * 90):
        assert "keepsake" not in stranger.http.get(f"/replay/{record}").text
    assert "keepsake" not in ana.http.get(f"/replay/{private}").text, "a link is sent on to others"


@pytest.mark.parametrize("name", ["xx.png", "en", "en.jpg", "en.png%0A", "..%2fen.png"])
def test_what_is_no_picture_is_not_found_or_refused(name: str, people: Invite) -> None:
    ana = people("Ana")
    assert ana.http.get(f"/api/records/{played(ana, 'avenue')}/keepsake/{name}").status_code in (400, 404)
