"""Golden playthroughs and finished games: what was true of them stays true, to the last byte sent."""

import pytest

from serao.engine.record import decode, verify
from serao.games import GAMES
from tests.golden import finished, playthroughs

WAYS = [
    (game, way, rules) for game in finished.WAYS for way in finished.WAYS[game] for rules in finished.versions(game)
]


@pytest.mark.parametrize("playthrough", playthroughs.PLAYTHROUGHS, ids=lambda playthrough: playthrough.name)
def test_a_playthrough_reads_as_it_did(playthrough: playthroughs.Playthrough) -> None:
    kept = (playthroughs.FOLDER / f"{playthrough.name}.txt").read_text("utf-8")
    assert playthroughs.told(playthrough) == kept


@pytest.mark.parametrize(("game", "way", "rules"), WAYS, ids=str)
def test_a_finished_game_for_each_way_to_end_verifies(game: str, way: tuple[str, str, str | None], rules: int) -> None:
    record = decode(finished.file_of(game, way, rules).read_bytes())
    assert (record.rules, finished.way_of(record)) == (rules, way)
    assert verify(GAMES, record) == len(record.moves)


def test_no_fixture_is_left_over() -> None:
    assert {path.name for path in finished.FOLDER.iterdir()} == {finished.file_of(*way).name for way in WAYS}
