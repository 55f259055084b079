"""What `pip install serao` gives: the wheel's files and metadata, and its commands in an environment of its own."""

import json
import os
import re
import subprocess
import sys
import venv
from email.message import Message
from email.parser import Parser
from importlib.metadata import distribution
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, NamedTuple
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet

from serao.installed import own_games
from serao.locales import LANGUAGES
from tests.packaging.test_extras import canonical, required
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
NOT_PACKAGED = {"__pycache__", "compiled"}  # what Python and `serao kernels --build` write beside the sources
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
EXTRAS = {"photo", "client", "server", "cluster", "research", "testing"}  # those that the README names
RELATIVE = re.compile(r"\]\((?![a-z]+:|#)[^)]*\)")
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]


class Wheel(NamedTuple):
    """A built wheel: its path, the names of its files, its metadata."""

    path: Path
    names: frozenset[str]
    metadata: Message

    def needs(self, extra: str = "") -> list[Requirement]:
        """What is required; with an extra, what that one adds."""
        found = [Requirement(line) for line in self.metadata.get_all("Requires-Dist", [])]
        if not extra:
            return [each for each in found if each.marker is None]
        return [each for each in found if each.marker is not None and f'extra == "{extra}"' in str(each.marker)]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Wheel:
    """The wheel, built as for a release; the browser's table has been built before the tests."""
    folder = tmp_path_factory.mktemp("wheel")
    run([*PIP, "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", str(folder), str(ROOT)], folder)
    (path,) = folder.glob("*.whl")
    with ZipFile(path) as opened:
        (metadata,) = (name for name in opened.namelist() if name.endswith(".dist-info/METADATA"))
        return Wheel(path, frozenset(opened.namelist()), Parser().parsestr(opened.read(metadata).decode()))


@pytest.fixture(scope="module")
def installed(wheel: Wheel, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an environment that has the wheel, and of other packages only those that it requires."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / "bin" / "python"
    run([*PIP, "--python", str(python), "install", "--no-deps", "--no-index", str(wheel.path)], folder)
    (packages,) = (folder / "venv").glob("lib/python*/site-packages")
    for name in {each for need in wheel.needs() for each in (canonical(need.name), *required(need.name))}:
        link_distribution(name, packages)
    return folder


def link_distribution(name: str, packages: Path) -> None:
    """Link an installed distribution into another environment."""
    found = distribution(name)
    for top in {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}:
        target = Path(str(found.locate_file(top)))
        if not (packages / top).exists():
            (packages / top).symlink_to(target)


def run(command: list[str], folder: Path, typed: str = "") -> str:
    """What a command prints; an error shows what it said."""
    done = start(command, folder, typed)
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def start(command: list[str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command that finds no other packages than its own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=PATIENCE,
    )


def test_the_wheel_has_every_file_of_the_package_and_nothing_else(wheel: Wheel) -> None:
    files = (path for path in (SOURCE / "serao").rglob("*") if path.is_file() and not NOT_PACKAGED & {*path.parts})
    packaged = {name for name in wheel.names if ".dist-info/" not in name}
    assert packaged == {path.relative_to(SOURCE).as_posix() for path in files}


def test_the_wheel_has_words_rules_data_migrations_template_types_and_the_browser_s_table(wheel: Wheel) -> None:
    of_games = {
        f"serao/games/{game}/{file}"
        for game in own_games()
        for language in LANGUAGES
        for file in (f"rules/{language}.md", f"words/{language}.ftl")
    }
    assert {*own_games()} == {path.parent.name for path in (SOURCE / "serao" / "games").glob("*/__init__.py")}
    assert of_games <= wheel.names
    assert {f"serao/locales/{language}/server.ftl" for language in LANGUAGES} <= wheel.names
    for some in (
        r"serao/games/avenue/maps/B\.\w+",
        r"serao/games/fairy_tile/data/.+\.json",
        r"serao/games/picture_perfect/studio/art/guests/.+",
        r"serao/storage/migrations/versions/0001_.+\.py",
        r"serao/cli/template/pyproject\.toml.*",
        r"serao/py\.typed",
        r"serao/server/web/index\.html",
        r"serao/server/web/assets/.+\.js",
    ):
        assert any(re.fullmatch(some, name) for name in wheel.names), some


def test_the_wheel_has_no_tests_and_no_sources_of_the_browser_s_table(wheel: Wheel) -> None:
    assert {name.partition("/")[0].partition("-")[0] for name in wheel.names} == {"serao"}
    assert not [name for name in wheel.names if "node_modules" in name or name.endswith((".svelte", ".ts", ".pyc"))]


def test_the_metadata_says_who_made_it_and_where_it_runs(wheel: Wheel) -> None:
    said = wheel.metadata
    assert (said["Name"], said["License-Expression"]) == ("serao", "MIT")
    assert "Serão" in said["Author"]
    assert all(SpecifierSet(said["Requires-Python"]).contains(f"{version}.1") for version in VERSIONS)
    assert not SpecifierSet(said["Requires-Python"]).contains("3.10.9")
    assert {f"Programming Language :: Python :: {version}" for version in VERSIONS} <= {*said.get_all("Classifier", [])}


def test_every_extra_of_the_readme_is_one_of_the_wheel(wheel: Wheel) -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    assert {*re.findall(r"serao\[(\w+)\]", readme)} == EXTRAS
    assert {*wheel.metadata.get_all("Provides-Extra", [])} >= EXTRAS
    assert all(wheel.needs(extra) for extra in EXTRAS)
    assert len(wheel.needs()) == 4  # as the README says
    assert "`pip install serao` brings engine, games, opponents and the terminal, with four requirements" in readme


def test_the_page_on_an_index_has_no_relative_link(wheel: Wheel) -> None:
    page = wheel.metadata.get_payload()
    assert isinstance(page, str)
    assert wheel.metadata["Description-Content-Type"].startswith("text/markdown")
    assert page.startswith("# Serão")
    assert not RELATIVE.findall(page)
    assert "![" not in page
    assert "|---|" not in page


def test_with_an_address_the_page_on_an_index_has_every_picture() -> None:
    spec = spec_from_file_location("index_page", ROOT / "web" / "index_page.py")
    assert spec is not None
    assert spec.loader is not None
    index_page: Any = module_from_spec(spec)
    spec.loader.exec_module(index_page)
    readme = (ROOT / "README.md").read_text("utf-8")
    page = index_page.page(readme, "https://files.example/v1/")
    assert not RELATIVE.findall(page)
    assert page.count("![") == readme.count("![")
    assert "(https://files.example/v1/docs/pictures/home.jpg)" in page


@pytest.mark.parametrize(
    "command",
    [
        "games",
        "games --json",
        "simulate photograph --games 1",
        "play avenue --seats 1 --seed x",
        "play picture_perfect --seed x --lang fr",
        "new-game pebbles",
    ],
)
def test_commands_of_the_installed_wheel_run(installed: Path, command: str) -> None:
    said = run([str(installed / "venv" / "bin" / "serao"), *command.split()], installed, typed="quit\n")
    assert said
    if command == "games --json":
        assert {game["name"] for game in json.loads(said)} == {*own_games()}


def test_the_python_of_the_readme_runs_with_the_installed_wheel(installed: Path, wheel: Wheel) -> None:
    blocks = re.findall(r"```python\n(.*?)```", str(wheel.metadata.get_payload()), flags=re.DOTALL)
    assert blocks
    python = str(installed / "venv" / "bin" / "python")
    for block in blocks:
        assert "Outcome(scores=" in run([python, "-c", block], installed)
    assert str(installed) in run([python, "-c", "import serao; print(serao.__file__)"], installed)


# Every level of every game makes its first choice.
FIRST_CHOICES = """
from importlib.util import find_spec
from serao.bots import bot_named
from serao.engine.chance import Chance
from serao.engine.play import start
from serao.games import GAMES

assert find_spec("Cython") is None
for name, game in GAMES.items():
    state = start(game, game.Options(), game.USUAL_SEATS, Chance(b"seed"))
    memory = game.memory(state, game.actors(state)[0])
    for level in range(1, 6):
        assert bot_named(name, f"level-{level}")(memory, Chance(b"luck")) in memory.legal
    print(name)
"""


def test_every_level_plays_where_there_is_no_cython(installed: Path) -> None:
    said = run([str(installed / "venv" / "bin" / "python"), "-c", FIRST_CHOICES], installed)
    assert {*said.split()} == {*own_games()}


@pytest.mark.parametrize(("command", "extra"), [("serve", "server"), ("photo scene.json", "photo")])
def test_a_command_of_an_extra_says_how_to_install_it(installed: Path, command: str, extra: str) -> None:
    scene = (ROOT / "docs" / "scenes" / "evening.json").read_text("utf-8")
    (installed / "scene.json").write_text(scene, "utf-8")
    done = start([str(installed / "venv" / "bin" / "serao"), *command.split(), "--lang", "en"], installed)
    assert done.returncode == 2, done.stderr
    assert f'pip install "serao[{extra}]"' in done.stderr
    assert len(done.stderr.splitlines()) == 1
