"""The library alone is light: games, opponents and terminal run without what only a server needs."""

import re
import subprocess
import sys
from importlib.metadata import distribution, packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from serao.installed.extras import EXTRAS, extra_with
from tests.patience import PATIENCE

MOST_PACKAGES = 20  # that `pip install serao` brings, its own requirements and theirs
# Runs a command of Serão as if nothing but these modules had been installed.
WITH_LITTLE = """
import sys
from importlib.abc import MetaPathFinder

class Missing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {hidden}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
sys.argv = ["serao", *{arguments}]
from serao.cli import main
main()
"""


def required(name: str, extra: str = "") -> set[str]:
    """The distributions that one needs, and those that these need."""
    found: set[str] = set()
    for line in distribution(name).requires or []:
        wanted = Requirement(line)
        if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
            own = canonical(wanted.name)
            if own not in found and own != canonical(name):
                found |= {own, *required(wanted.name)}
    return found


def canonical(name: str) -> str:
    """A distribution's name as it is compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def hidden() -> set[str]:
    """Every installed module that the library alone does not bring."""
    needed = {*required("serao"), "serao"}
    return {module for module, names in packages_distributions().items() if not {canonical(n) for n in names} & needed}


def with_little(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command of Serão with nothing but what it requires."""
    program = WITH_LITTLE.format(hidden=sorted(hidden()), arguments=list(arguments))
    return subprocess.run(
        [sys.executable, "-c", program], input=typed, capture_output=True, text=True, check=False, timeout=PATIENCE
    )


def test_the_library_brings_a_handful_of_packages() -> None:
    assert len(required("serao")) <= MOST_PACKAGES, sorted(required("serao"))


@pytest.mark.parametrize(
    "command",
    [
        ("games",),
        ("simulate", "picture_perfect", "--games", "1"),
        ("play", "avenue", "--seats", "1", "--seed", "x"),
        ("play", "photograph", "--seed", "x"),
    ],
    ids=" ".join,
)
def test_games_are_played_with_nothing_else_installed(command: tuple[str, ...]) -> None:
    done = with_little(*command, typed="quit\n")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("command", "extra"), [("serve", "server"), ("worker", "server"), ("backup x.db", "server")])
def test_a_missing_extra_is_named_in_one_sentence(command: str, extra: str) -> None:
    done = with_little(*command.split(), "--lang", "en")
    assert done.returncode == 2
    assert f'pip install "serao[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_every_library_of_the_extras_is_known_by_its_extra() -> None:
    """What pyproject lists and what a sentence names agree."""
    by_distribution: dict[str, set[str]] = {}
    for module, names in packages_distributions().items():
        for name in names:
            by_distribution.setdefault(canonical(name), set()).add(module)
    bringing: dict[str, set[str]] = {}  # the extras that bring a distribution, one by way of another
    for line in distribution("serao").requires or []:
        wanted = Requirement(line)
        for extra in re.findall(r'extra == "(\w+)"', str(wanted.marker)):
            if extra in EXTRAS and canonical(wanted.name) not in ("serao", "uvloop"):
                bringing.setdefault(canonical(wanted.name), set()).add(extra)
    for name, extras in bringing.items():
        assert {extra_with(module) for module in by_distribution[name]} & extras, name


def test_the_lock_pins_every_requirement() -> None:
    lock = Path(__file__).parents[2] / "requirements.lock"
    pinned = {canonical(line.partition("==")[0]) for line in lock.read_text("utf-8").splitlines() if "==" in line}
    wanted = {canonical(Requirement(line).name) for line in distribution("serao").requires or []}
    assert wanted - {"serao"} <= pinned
