"""Shared code knows no game by its name, and shared tests keep no list of games: what is there is asked for."""

import ast
import re
from pathlib import Path

import pytest

from serao.installed import own_games

ROOT = Path(__file__).parents[2]
PROGRAM = ROOT / "src" / "serao"  # of the client web/tests/games/index.test.ts says the same
TESTS = ("tests", "benchmarks", "campaigns")
# Here some games stand for all, whichever others there are.
SAMPLES = {
    "benchmarks/beside.py": "the games that other libraries have, too",
    "tests/bots/test_beside.py": "the same",
    "tests/client/test_breaks.py": "killing a server takes long: one game in turns, one in which all choose at once",
    "tests/packaging/test_extras.py": "commands",
    "tests/upgrades/old_house.py": "what was played in a house of an earlier version",
}


def shared(folder: Path, *endings: str) -> list[Path]:
    """The files of a folder that belong to no game."""
    found = [path for ending in endings for path in sorted(folder.rglob(f"*.{ending}"))]
    return [path for path in found if "games" not in path.relative_to(folder).parts[:-1]]


def named(text: str) -> list[str]:
    """The games that a text names: by their titles, or by their folders in quotes or in a path."""
    titles = {name: " ?".join(word.capitalize() for word in name.split("_")) for name in own_games()}
    return [
        name
        for name in own_games()
        if re.search(rf"\b{titles[name]}\b|(?:[\"'“`]|games[./]){name}\b", text) is not None
    ]


def lists(text: str) -> list[int]:
    """The lines of a file on which several games stand in one list, tuple, set or dictionary."""
    found = (node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.List | ast.Tuple | ast.Set | ast.Dict))
    return [node.lineno for node in found if len(games_in(node)) > 1]


def games_in(node: ast.List | ast.Tuple | ast.Set | ast.Dict) -> set[str]:
    """The games that a list names, by themselves or at the beginning of a tuple of its own."""
    entries = [each for each in (node.keys if isinstance(node, ast.Dict) else node.elts) if each is not None]
    inside = [part for each in entries if isinstance(each, ast.Tuple | ast.List) for part in each.elts]
    return {str(each.value) for each in (*entries, *inside) if isinstance(each, ast.Constant)} & {*own_games()}


def test_shared_code_names_no_game() -> None:
    found = {str(path): named(path.read_text("utf-8")) for path in shared(PROGRAM, "py", "ftl")}
    assert {path: games for path, games in found.items() if games} == {}


@pytest.mark.parametrize("folder", TESTS)
def test_shared_tests_keep_no_list_of_games(folder: str) -> None:
    kept = {str(path.relative_to(ROOT)) for path in shared(ROOT / folder, "py") if lists(path.read_text("utf-8"))}
    assert kept == {path for path in SAMPLES if path.startswith(f"{folder}/")}


def test_a_name_and_a_list_are_noticed() -> None:
    one, other = own_games()[:2]
    title = " ".join(word.capitalize() for word in one.split("_"))
    for text in (f"# as {title} does", f'GAME = "{one}"', f"from serao.games.{one} import State"):
        assert named(text) == [one]
    for text in (f'["{one}", "{other}"]', f'[("{one}", 2), ("{other}", 3)]', f'{{"{one}": 2, "{other}": 3}}'):
        assert lists(text) != []
    assert lists(f'["{one}", "ana"]') == []
