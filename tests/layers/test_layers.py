"""Imports go down only, games never import each other, and the rules know neither luck nor time of their own."""

import ast
from collections.abc import Collection
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "serao"
# From the bottom: a layer may import itself and what stands before it.
LAYERS = (
    *("installed", "locales", "engine", "games", "bots", "testing", "table", "client", "storage", "server", "cli"),
    "research",
)
MODULES = sorted(SOURCE.rglob("*.py"))
PURE = ("locales", "engine", "games", "bots")
NOT_IN_RULES = {"random", "time", "datetime", "secrets", "os", "sys", "uuid", "socket", "asyncio", "pathlib"}


@cache
def imported(path: Path) -> tuple[str, ...]:
    """Every module that a file imports, by its full name."""
    names: list[str] = []
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path} imports relatively"
            names += [f"{node.module}.{alias.name}" for alias in node.names]
    return tuple(names)


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
    expected |= {"terminal", "opponent"}
    for game in games:
        here = {path.stem for path in game.glob("*.py")} | {path.parent.name for path in game.glob("*/__init__.py")}
        assert expected <= here, game.name


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


def too_long(path: Path) -> list[str]:
    """What is too long in a file: itself, and its functions."""
    text = path.read_text("utf-8")
    functions = [
        f"{path}:{node.lineno} {node.name}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and (node.end_lineno or 0) - node.lineno >= 60
    ]
    return functions if text.count("\n") <= 400 else [str(path), *functions]


@pytest.mark.parametrize("folder", ["src", "tests", "campaigns", "benchmarks"])
def test_files_and_functions_stay_small(folder: str) -> None:
    assert [each for path in (SOURCE.parents[1] / folder).rglob("*.py") for each in too_long(path)] == []


@pytest.mark.parametrize("kind", ["def", "async def"])
def test_a_long_function_is_noticed(tmp_path: Path, kind: str) -> None:
    path = tmp_path / "long.py"
    path.write_text(f"{kind} long() -> None:\n" + "    ...\n" * 60)
    assert too_long(path) == [f"{path}:1 long"]


# ── Packages and folders ──────────────────────────────────────────────────────────────────────────


def packages_imported_by(package: Path) -> set[str]:
    """The packages beside this one that its modules import, with those of the packages inside it."""
    beside = {path.name for path in package.parent.iterdir() if path.is_dir()} - {package.name}
    prefix = ".".join(("serao", *package.parent.relative_to(SOURCE).parts))
    names = (name for path in package.rglob("*.py") for name in imported(path))
    return {each for name in names for each in beside if f"{name}.".startswith(f"{prefix}.{each}.")}


def folder_of(path: Path, source: Path) -> str:
    """The folder that a module stands in, by its full name. A package's `__init__` stands in the package."""
    return ".".join(("serao", *path.relative_to(source).parent.parts))


def module_of(path: Path, source: Path) -> str:
    """The full name of a module."""
    folder = folder_of(path, source)
    return folder if path.stem == "__init__" else f"{folder}.{path.stem}"


def folders_imported(source: Path) -> dict[str, set[str]]:
    """For every folder the other folders that its own modules import; modules of folders inside it do not count."""
    paths = sorted(source.rglob("*.py"))
    folders = {module_of(path, source): folder_of(path, source) for path in paths}
    imports: dict[str, set[str]] = {folder: set() for folder in folders.values()}
    for path in paths:
        modules = (module_named(name, folders) for name in imported(path))
        here = folder_of(path, source)
        imports[here] |= {folders[module] for module in modules if module is not None} - {here}
    return imports


def modules_imported(source: Path) -> dict[str, set[str]]:
    """For every module the other modules that it imports, for types only or inside a function, too."""
    paths = {module_of(path, source): path for path in sorted(source.rglob("*.py"))}
    found = {here: {module_named(name, paths) for name in imported(path)} for here, path in paths.items()}
    return {here: {each for each in modules if each is not None} - {here} for here, modules in found.items()}


def module_named(name: str, modules: Collection[str]) -> str | None:
    """The module that an imported name is, or is a part of; None for a module that is not ours."""
    while name and name not in modules:
        name = name.rpartition(".")[0]
    return name or None


def cycle_among(imports: dict[str, set[str]]) -> list[str]:
    """A way that leads back to where it began; empty when there is none."""
    for start in imports:
        ways, reached = [[start]], {start}
        for way in ways:  # it grows on the way
            for after in sorted(imports.get(way[-1], set())):
                if after == start:
                    return [*way, after]
                if after not in reached:
                    reached.add(after)
                    ways.append([*way, after])
    return []


@pytest.mark.parametrize("layer", ["", "server"])
def test_packages_import_each_other_in_one_direction_only(layer: str) -> None:
    packages = [path for path in (SOURCE / layer).iterdir() if path.is_dir() and (path / "__init__.py").exists()]
    assert cycle_among({path.name: packages_imported_by(path) for path in packages}) == []


def test_folders_import_each_other_in_one_direction_only() -> None:
    assert cycle_among(folders_imported(SOURCE)) == []


def test_modules_import_each_other_in_one_direction_only() -> None:
    assert cycle_among(modules_imported(SOURCE)) == []


def test_no_package_of_the_server_imports_the_files_above_it() -> None:
    imports = folders_imported(SOURCE)
    assert [
        folder for folder in imports if folder.startswith("serao.server.") and "serao.server" in imports[folder]
    ] == []


def test_a_cycle_is_noticed() -> None:
    assert cycle_among({"a": {"b"}, "b": {"c"}, "c": {"a"}}) == ["a", "b", "c", "a"]
    assert cycle_among({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == []


def planted(source: Path, modules: dict[str, str]) -> dict[str, set[str]]:
    """The imports between the folders of a small program of these modules."""
    for name, text in modules.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folders_imported(source)


@pytest.mark.parametrize(
    "back",
    [
        "from serao.server.run import serve\n",
        "from serao.server import run\n",
        "import serao.server.run\n",
        "def later() -> None:\n    from serao.server.run import serve\n",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from serao.server.run import serve\n",
    ],
    ids=["a name", "a module", "import", "inside a function", "for types only"],
)
def test_a_cycle_between_a_folder_and_one_inside_it_is_noticed(tmp_path: Path, back: str) -> None:
    down = "from serao.server.tables.room import Room\n"
    imports = planted(tmp_path, {"server/run.py": down, "server/tables/room.py": back})
    assert cycle_among(imports) == ["serao.server", "serao.server.tables", "serao.server"]


def test_a_cycle_between_modules_of_one_folder_is_noticed(tmp_path: Path) -> None:
    back = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from serao.table.table import Table\n"
    planted(tmp_path, {"table/table.py": "from serao.table.leaving import leave\n", "table/leaving.py": back})
    assert cycle_among(modules_imported(tmp_path)) == [
        "serao.table.leaving",
        "serao.table.table",
        "serao.table.leaving",
    ]


def test_a_cycle_through_three_folders_is_noticed(tmp_path: Path) -> None:
    imports = planted(
        tmp_path,
        {
            "__main__.py": "from serao.cli import main\n",
            "__init__.py": "",
            "cli/__init__.py": "from serao.server.run import serve\n",
            "server/run.py": "from serao import __version__\n",
        },
    )
    assert cycle_among(imports) == ["serao", "serao.cli", "serao.server", "serao"]


def test_imports_in_one_direction_are_no_cycle(tmp_path: Path) -> None:
    modules = {"server/run.py": "from serao.server.base.config import Config\n", "server/base/config.py": "import os\n"}
    assert planted(tmp_path, modules) == {"serao.server": {"serao.server.base"}, "serao.server.base": set()}
