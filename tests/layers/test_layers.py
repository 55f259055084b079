"""Imports go down only, games never import each other, and the rules know neither luck nor time of their own."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "serao"
# From the bottom: a layer may import itself and what stands before it.
LAYERS = ("installed", "locales", "engine", "games", "bots", "testing", "table", "client", "storage", "server", "cli")
MODULES = sorted(SOURCE.rglob("*.py"))
PURE = ("locales", "engine", "games", "bots")
NOT_IN_RULES = {"random", "time", "datetime", "secrets", "os", "sys", "uuid", "socket", "asyncio", "pathlib"}


def imported(path: Path) -> list[str]:
    """Every module that a file imports, by its full name."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return names


def layer_of(parts: tuple[str, ...]) -> str | None:
    """The layer of a module path such as (games, avenue, rules); None for the package's own two files."""
    name = parts[0].removesuffix(".py") if parts else ""
    return name if name in LAYERS else None


def upward(path: Path) -> list[str]:
    """The imports of a file that go up."""
    here = layer_of(path.relative_to(SOURCE).parts)
    if here is None:
        return []
    ours = [name.split(".")[1:] for name in imported(path) if name.startswith("serao.")]
    return [
        ".".join(parts)
        for parts in ours
        if (there := layer_of(tuple(parts))) and LAYERS.index(there) > LAYERS.index(here)
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_down_only(path: Path) -> None:
    assert upward(path) == []


def test_an_upward_import_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.layers.test_layers.SOURCE", tmp_path)
    (tmp_path / "engine").mkdir()
    bad = tmp_path / "engine" / "bad.py"
    bad.write_text("from serao.games import GAMES\n")
    assert upward(bad) == ["games.GAMES"]


def test_games_never_import_each_other() -> None:
    games = [path for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    for game in games:
        others = {f"serao.games.{other.name}" for other in games if other != game}
        for path in game.rglob("*.py"):
            for name in imported(path):
                assert not any(name.startswith(other) for other in others), f"{path} imports {name}"


def test_the_same_files_stand_in_every_game() -> None:
    games = [path for path in (SOURCE / "games").iterdir() if path.is_dir() and path.name != "__pycache__"]
    expected = {
        "__init__",
        "pieces",
        "actions",
        "state",
        "setup",
        "rules",
        "scoring",
        "news",
        "views",
        "preview",
        "memory",
    }
    expected |= {"opponent", "terminal"}
    for game in games:
        assert expected <= {path.stem for path in game.glob("*.py")}, game.name


@pytest.mark.parametrize(
    "path", sorted((SOURCE / "games").rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE))
)
def test_rules_know_no_luck_and_no_time_of_their_own(path: Path) -> None:
    assert not {name.split(".")[0] for name in imported(path)} & NOT_IN_RULES


def test_the_engine_does_no_input_or_output() -> None:
    calls = {"open", "print", "input"}
    for path in (SOURCE / "engine").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id not in calls, f"{path} calls {node.func.id}"


def test_files_and_functions_stay_small() -> None:
    for path in MODULES:
        text = path.read_text("utf-8")
        assert text.count("\n") <= 400, f"{path} is too long"
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.end_lineno is not None:
                assert node.end_lineno - node.lineno < 60, f"{path}:{node.lineno} {node.name} is too long"


# ── Packages inside a layer ───────────────────────────────────────────────────────────────────────


def packages_imported_by(package: Path) -> set[str]:
    """The packages beside this one that its modules import."""
    beside = {path.name for path in package.parent.iterdir() if path.is_dir()} - {package.name}
    prefix = ".".join(("serao", *package.parent.relative_to(SOURCE).parts))
    names = (name for path in package.rglob("*.py") for name in imported(path))
    return {each for name in names for each in beside if f"{name}.".startswith(f"{prefix}.{each}.")}


def cycle_among(imports: dict[str, set[str]]) -> list[str]:
    """A way that leads back to where it began; empty when there is none."""
    for start in imports:
        ways = [[start]]
        for way in ways:  # it grows on the way
            for after in imports.get(way[-1], set()):
                if after == start:
                    return [*way, after]
                if after not in way:
                    ways.append([*way, after])
    return []


@pytest.mark.parametrize("layer", ["", "server"])
def test_packages_import_each_other_in_one_direction_only(layer: str) -> None:
    packages = [path for path in (SOURCE / layer).iterdir() if path.is_dir() and (path / "__init__.py").exists()]
    assert cycle_among({path.name: packages_imported_by(path) for path in packages}) == []


def test_a_cycle_is_noticed() -> None:
    assert cycle_among({"a": {"b"}, "b": {"c"}, "c": {"a"}}) == ["a", "b", "c", "a"]
    assert cycle_among({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []
