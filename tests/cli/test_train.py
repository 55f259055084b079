"""`serao train`: the same from the same seed, the best of several runs, figures and a plot beside the weights."""

import json
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from tests.cli.pebbles import Pebbles
from tests.cli.terminal import Terminal


@pytest.fixture(scope="module")
def pebbles(tmp_path_factory: pytest.TempPathFactory) -> Pebbles:
    """A game whose opponent learns."""
    return Pebbles(tmp_path_factory.mktemp("pebbles"))


def climbed(variant: str, seed: int, games: int) -> float:
    """What the trainer of the package learns."""
    random = Random(f"{variant} {seed}")
    return max(random.random() for _ in range(games))


def trained(pebbles: Pebbles, folder: Path, *more: str) -> str:
    answer = pebbles.serao("train", "pebbles", "--output", str(folder), *more)
    assert answer.code == 0, answer.err
    return answer.out


def test_every_variant_is_learned_from_the_seed(pebbles: Pebbles, tmp_path: Path) -> None:
    told = trained(pebbles, tmp_path / "one", "--seed", "7")
    assert "seed 7" in told
    trained(pebbles, tmp_path / "two", "--seed", "7")
    kept = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert kept == [f"{name}.{kind}" for name in ("long", "short") for kind in ("json", "svg", "weights")]
    for name in kept:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()
    assert float((tmp_path / "one" / "long.weights").read_text()) == climbed("long", 7, 40)


def test_the_best_of_several_runs_is_kept(pebbles: Pebbles, tmp_path: Path) -> None:
    trained(pebbles, tmp_path, "--seed", "3", "--runs", "4", "--variant", "short", "--games", "20", "--workers", "2")
    reached = {seed: climbed("short", seed, 20) for seed in range(3, 7)}
    best = max(reached, key=lambda seed: reached[seed])
    assert float((tmp_path / "short.weights").read_text()) == reached[best]
    figures = json.loads((tmp_path / "short.json").read_text("utf-8"))
    assert (figures["game"], figures["variant"], figures["games"], figures["seed"]) == ("pebbles", "short", 20, best)
    assert figures["strength"] == {"mean": reached[best], "error": 0.25}
    assert figures["points"][-1] == {"games": 20, "strength": reached[best]}
    assert {int(seed): strength["mean"] for seed, strength in figures["others"].items()} == {
        seed: value for seed, value in reached.items() if seed != best
    }
    assert not (tmp_path / "long.weights").exists()


def test_the_plot_shows_how_it_went(pebbles: Pebbles, tmp_path: Path) -> None:
    trained(pebbles, tmp_path, "--variant", "short")
    picture = ElementTree.parse(tmp_path / "short.svg")
    (line,) = picture.iter("{http://www.w3.org/2000/svg}polyline")
    assert len(line.attrib["points"].split()) == 4
    texts = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert "games learned from" in texts
    assert "stones kept" in texts


def test_a_variant_that_is_not_there_is_named(pebbles: Pebbles, tmp_path: Path) -> None:
    answer = pebbles.serao("train", "pebbles", "--output", str(tmp_path), "--variant", "endless")
    assert answer.code == 2
    assert "short, long" in answer.err


def test_a_game_without_anything_to_learn_says_so(pebbles: Pebbles, terminal: Terminal, tmp_path: Path) -> None:
    (pebbles.package / "opponent" / "training.py").rename(tmp_path / "training.py")
    answer = pebbles.serao("train", "pebbles")
    (tmp_path / "training.py").rename(pebbles.package / "opponent" / "training.py")
    assert answer.code == 2
    assert "nothing to learn" in answer.err
    assert "chess" in terminal.refused("train", "chess")
