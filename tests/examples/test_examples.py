"""Games outside the package: installed as anybody would, they are there wherever our own games are."""

import json
from pathlib import Path

import pytest

from tests.examples.installing import EXAMPLES, Elsewhere

MOST_LINES = 250
FILES = (".py", ".ftl", ".toml")


@pytest.mark.parametrize("example", ["hex", "vaza"])
def test_an_example_is_short(example: str) -> None:
    files = [path for path in (EXAMPLES / example).rglob("*") if path.suffix in FILES]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < MOST_LINES


@pytest.mark.parametrize("example", ["hex", "vaza"])
def test_an_example_passes_its_own_tests_with_the_whole_contract_suite(example: str, elsewhere: Elsewhere) -> None:
    assert " passed" in elsewhere.test(EXAMPLES / example / "tests")


def test_they_are_listed_and_played_like_our_own(elsewhere: Elsewhere, tmp_path: Path) -> None:
    listed = {game["name"]: game for game in json.loads(elsewhere.serao("games", "--json"))}
    assert listed["hex"]["title"] == "Hex"
    assert listed["vaza"]["seats"] == {"least": 3, "most": 4}
    assert json.loads(elsewhere.serao("simulate", "vaza", "--games", "3", "--json"))["reasons"] == {"no-cards": 3}
    places = "".join(f"{letter}{number}\n" for letter in "abc" for number in (1, 2, 3))
    record = str(tmp_path / "hex.json")
    told = elsewhere.serao("play", "hex", "--size", "3", "--record", record, "--lang", "pt-PT", typed=places * 2)
    assert "une os dois lados!" in told
    assert "Hex" in elsewhere.serao("verify", record)
    assert "joins both sides!" in elsewhere.serao("replay", record, "--lang", "en")


def test_an_opponent_of_another_package_plays_in_the_arena(elsewhere: Elsewhere, tmp_path: Path) -> None:
    file = str(tmp_path / "figures.json")
    command = ("arena", "vaza", "--bots", "grabber,random", "--seats", "3", "--games", "10", "--workers", "1")
    assert "grabber" in elsewhere.serao(*command, "--json", file)
    grabber, random = json.loads(Path(file).read_text("utf-8"))["bots"]
    assert grabber["wins"]["mean"] > random["wins"]["mean"]


def test_an_opponent_that_cannot_be_imported_hurts_no_other(tmp_path: Path) -> None:
    there = Elsewhere(tmp_path)
    there.install(EXAMPLES / "grabber")  # without Vaza, which it imports
    command = ("arena", "photograph", "--bots", "random", "--seats", "2", "--games", "1", "--workers", "1")
    assert "random" in there.serao(*command)


def test_a_new_game_is_written_installed_tested_and_played(tmp_path: Path) -> None:
    there = Elsewhere(tmp_path)
    assert "pip install -e pebbles" in there.serao("new-game", "pebbles", "--into", ".")
    there.install(tmp_path / "pebbles")
    assert " passed" in there.test(tmp_path / "pebbles" / "tests")
    assert "The last stone is taken." in there.serao("play", "pebbles", typed="take:3\ntake:2\ntake:1\n" * 30)


def test_a_game_that_cannot_be_imported_hurts_no_other(tmp_path: Path) -> None:
    there = Elsewhere(tmp_path)
    there.serao("new-game", "pebbles", "--into", ".")
    module = tmp_path / "pebbles" / "serao_pebbles" / "__init__.py"
    module.write_text("raise RuntimeError('not today')\n", "utf-8")
    there.install(tmp_path / "pebbles")
    assert "RuntimeError: not today" in there.serao("games")
    assert "pebbles" not in [game["name"] for game in json.loads(there.serao("games", "--json"))]
