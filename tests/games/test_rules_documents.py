"""The rules' documents and the tests agree: a test for every rule and ruling, a rule for every test."""

import ast
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

HERE = Path(__file__).parent
DOCUMENTS = HERE.parents[1] / "docs" / "rules"

# How many rules each section has; 0 for a section that is one rule itself. The last section holds the checks.
SECTIONS: dict[str, dict[int, int]] = {
    "avenue": {1: 5, 2: 0, 3: 3, 4: 4, 5: 3},
    "fairy_tile": {1: 3, 2: 5, 3: 4, 4: 3, 5: 6, 6: 2, 7: 3},
    "picture_perfect": {1: 5, 2: 4, 3: 5, 4: 6, 5: 10, 6: 7, 7: 4, 8: 4},
}
CHECKS = {"avenue": 4, "fairy_tile": 3, "picture_perfect": 3}


class Document(NamedTuple):
    """A game's rules as they are written down."""

    game: str
    text: str

    def sections(self) -> dict[str, str]:
        """The text of each section by its number."""
        parts = re.split(r"^## (\d) .*\n", self.text, flags=re.MULTILINE)[1:]
        return dict(zip(parts[::2], parts[1::2], strict=True))

    def rules(self) -> list[str]:
        """Every rule of the document."""
        return [rule for number, text in self.sections().items() for rule in rules_in(number, text)]

    def rulings(self) -> list[str]:
        """Every ruling of the document, as in R5.6-route."""
        return re.findall(r"^(?:- )?\*Ruling\* \[(R[^\]]+)\]", self.text, flags=re.MULTILINE)

    def tests(self) -> set[str]:
        """The names of all tests of the game."""
        modules = [ast.parse(path.read_text("utf-8")) for path in (HERE / self.game).glob("test_*.py")]
        functions = (node for module in modules for node in ast.walk(module) if isinstance(node, ast.FunctionDef))
        return {function.name for function in functions if function.name.startswith("test_")}


def rules_in(number: str, text: str) -> list[str]:
    """The rules of a section: its numbered ones, else its bullets, else the section itself."""
    numbered = re.findall(r"^(\d\.\d+) ", text, flags=re.MULTILINE)
    bullets = re.findall(r"^- (?!\*Ruling)", text, flags=re.MULTILINE)
    return numbered or [f"{number} check {each}" for each, _ in enumerate(bullets, 1)] or [number]


def document_of(game: str) -> Document:
    """The document of a game."""
    return Document(game, (DOCUMENTS / f"{game.replace('_', '-')}.md").read_text("utf-8"))


def every(part: Callable[[Document], list[str]]) -> list[tuple[str, str]]:
    """A game and each of its rules or rulings."""
    return [(game, each) for game in SECTIONS for each in part(document_of(game))]


def beginning(of: str) -> str:
    """How the name of a test of a rule or ruling begins."""
    kind = "ruling" if of.startswith("R") else "rule"
    return f"test_{kind}_{re.sub(r'[^a-z0-9]+', '_', of.removeprefix('R'))}_"


@pytest.mark.parametrize("game", SECTIONS)
def test_the_document_keeps_the_numbering(game: str) -> None:
    expected: list[str] = []
    for section, rules in SECTIONS[game].items():
        expected += [f"{section}.{rule}" for rule in range(1, rules + 1)] or [str(section)]
    last = max(SECTIONS[game]) + 1
    assert document_of(game).rules() == expected + [f"{last} check {each + 1}" for each in range(CHECKS[game])]


@pytest.mark.parametrize("game", SECTIONS)
def test_every_ruling_has_a_name_of_its_own(game: str) -> None:
    rulings = document_of(game).rulings()
    assert len(set(rulings)) == len(rulings) == document_of(game).text.count("*Ruling* [")


@pytest.mark.parametrize("game", SECTIONS)
def test_every_ruling_stands_in_the_section_of_its_rule(game: str) -> None:
    for number, text in document_of(game).sections().items():
        for named in re.findall(r"\*Ruling\* \[R(\d)", text):
            assert named == number


@pytest.mark.parametrize(("game", "rule"), [*every(Document.rules), *every(Document.rulings)])
def test_every_rule_and_ruling_has_a_test_of_its_name(game: str, rule: str) -> None:
    assert any(f"{name}_".startswith(beginning(rule)) for name in document_of(game).tests())


@pytest.mark.parametrize("game", SECTIONS)
def test_every_test_of_a_rule_names_one_of_the_document(game: str) -> None:
    document = document_of(game)
    known = tuple(beginning(each) for each in (*document.rules(), *document.rulings()))
    named = {name for name in document.tests() if name.startswith(("test_rule_", "test_ruling_"))}
    assert {name for name in named if not f"{name}_".startswith(known)} == set()
