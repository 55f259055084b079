"""A fifth game is a folder: laid beside the others it is found everywhere, and no line of shared code is touched."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
MODEL, FIFTH = "avenue", "boulevard"
FOLDERS = ("src/serao/games", "tests/games", "web/src/games", "web/tests/games")  # where a game's folders lie
TEXTS = {".py", ".ts", ".svelte", ".ftl", ".md", ".json", ".txt", ".svg", ".css"}
PYTEST = ("-m", "pytest", "-p", "no:cacheprovider")
# Shared tests that look at every game: those that are quick are run, of the others it is seen that they have it.
LADDER = "docs/test_ladder.py::test_every_game_has_its_levels_on_the_ladder"
CODING = "research/test_coding.py"
QUICK = ("layers", "contract/test_every_game.py", "engine/test_locales.py", "cli/test_help.py", CODING, LADDER)
OVER_ALL = ("every_game", "never_import_each_other")
PLAYING = ("cli/test_play.py", "client/test_games.py", "packaging/test_other_systems.py")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "node_modules", ".*cache", "pictures")


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of everything, with a fifth game: Avenue under another name."""
    tree = tmp_path_factory.mktemp("tree")
    for part in ("src", "tests", "web"):
        shutil.copytree(ROOT / part, tree / part, ignore=LEFT_OUT)
    shutil.copy2(ROOT / "pyproject.toml", tree)
    shutil.rmtree(tree / "src" / "serao" / "server" / "web", ignore_errors=True)
    for part in ("docs", "examples"):
        (tree / part).symlink_to(ROOT / part)
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    for folder in FOLDERS:
        shutil.copytree(tree / folder / MODEL, tree / folder / FIFTH)
        for path in (tree / folder / FIFTH).rglob("*"):
            if path.suffix in TEXTS:
                text = path.read_text("utf-8")
                renamed = text.replace(MODEL, FIFTH).replace(MODEL.capitalize(), FIFTH.capitalize())
                path.write_text(renamed, "utf-8")
    yield tree
    shutil.rmtree(tree)


def run(tree: Path, *command: str, typed: str = "") -> str:
    """Run Python in the tree; what it printed."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "CI": "true"}
    done = subprocess.run(
        [sys.executable, *command], cwd=tree, env=environment, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_terminal_has_it(tree: Path) -> None:
    listed = {game["name"]: game["title"] for game in json.loads(run(tree, "-m", "serao", "games", "--json"))}
    assert listed[FIFTH] == "Boulevard"
    assert len(listed) == len({*listed, MODEL})
    assert "Round 1" in run(tree, "-m", "serao", "play", FIFTH, "--seed", "x", "--lang", "en", typed="quit\n")


def collected(tree: Path, game: str) -> list[str]:
    """The tests of the whole suite for a game."""
    return run(tree, *PYTEST, "--collect-only", f"tests/games/{game}/test_contract.py").splitlines()


def test_the_suite_has_every_test_for_it(tree: Path) -> None:
    tests = collected(tree, FIFTH)
    assert f"tests/games/{FIFTH}/test_contract.py::TestContract::test_secrets_keep[{FIFTH}-2]" in tests
    assert tests[:-1] == [test.replace(MODEL, FIFTH) for test in collected(tree, MODEL)[:-1]]


def test_the_suite_runs_over_it(tree: Path) -> None:
    # One of them here: its model passes all.
    one = f"tests/games/{FIFTH}/test_contract.py::TestContract::test_secrets_keep[{FIFTH}-2]"
    out = run(tree, *PYTEST, "-vv", one, "tests/contract/test_every_game.py")
    assert f"test_its_tests_run_the_suite[{FIFTH}]" in out
    assert " passed" in out


def test_shared_tests_hold_with_it(tree: Path) -> None:
    out = run(tree, *PYTEST, "-vv", *(f"tests/{each}" for each in QUICK), "-k", " or ".join((FIFTH, *OVER_ALL)))
    assert f"test_help_tells_who_wins[{FIFTH}-en]" in out
    assert f"test_the_numbers_of_an_environment_stay[{FIFTH}]" in out
    assert all(each in out for each in OVER_ALL)


def test_shared_tests_that_play_have_it(tree: Path) -> None:
    tests = run(tree, *PYTEST, "--collect-only", *(f"tests/{each}" for each in PLAYING)).splitlines()
    assert {test.partition("::")[0] for test in tests if f"[{FIFTH}" in test} == {f"tests/{each}" for each in PLAYING}


def test_the_wire_types_and_the_built_client_have_it(tree: Path) -> None:
    shared = (tree / "web" / "src" / "wire.ts").read_bytes()
    run(tree, "-m", "serao.server.wiretypes")
    assert (tree / "web" / "src" / "wire.ts").read_bytes() == shared, "a fifth game changes no shared type"
    assert f"export namespace {FIFTH} {{" in (tree / "web" / "src" / "games" / FIFTH / "wire.ts").read_text("utf-8")
    run(tree, "web/build.py")
    built = tree / "src" / "serao" / "server" / "web"
    parts = json.loads((built / "manifest.json").read_text("utf-8"))
    assert any(part.get("name") == f"board-{FIFTH}" for part in parts.values())
    words = next(part["file"] for part in parts.values() if part.get("name") == "words-en")
    assert f"game-{FIFTH} = Boulevard" in (built / words).read_text("utf-8")
