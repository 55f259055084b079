"""The ladder on opponents.md is the one of its figures, and a short ladder can be played and continued."""

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from docs import ladder
from serao.bots.training import trainer_of
from serao.games import part_of
from serao.installed import folder_of, own_games


def test_the_page_has_the_ladder_of_its_figures() -> None:
    page = ladder.PAGE.read_text("utf-8")
    assert page == ladder.written(page), f"write the ladder anew with: {ladder.COMMAND}"


def test_every_figure_belongs_to_a_contest() -> None:
    assert set(ladder.figures()) <= {rung.key for rung in ladder.LADDER}


def test_every_game_has_its_levels_on_the_ladder() -> None:
    assert {rung.game for rung in ladder.LADDER if rung.bots == "5,4"} == set(own_games())


def test_a_contest_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "PLAYED", tmp_path)
    rung = ladder.Rung("avenue", 2, "2,1", 2)
    assert ladder.played(rung, 1, 1).deals == 1
    (kept,) = tmp_path.iterdir()
    before = kept.read_bytes()
    row = ladder.played(rung, 2, 1)
    assert row.deals == 2
    assert row.wins is not None
    assert row.wins.mean == 1
    assert kept.read_bytes().startswith(before)
    assert ladder.line_of(rung, row).startswith("| avenue | 2 | 2 – 1 | 100.0 ± 0.0 % (fair: 50) |")


@pytest.mark.parametrize("game", [game for game in own_games() if part_of(game, "opponent.training")])
def test_other_weights_are_another_opponent(game: str, tmp_path: Path) -> None:
    folder, trainer = folder_of(game), trainer_of(game)
    copied = Path(copytree(str(folder), tmp_path / game, ignore=ignore_patterns("__pycache__", "compiled")))
    for variant in trainer.VARIANTS:
        before, weights = ladder.digest(copied), copied / "opponent" / trainer.file_name(variant)
        weights.write_bytes(weights.read_bytes() + b"\0")
        assert ladder.digest(copied) != before, variant
