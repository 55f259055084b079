"""The document of the rules and the tests agree: a test for every rule and ruling, a rule for every test."""

import ast
import re
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCUMENT = (HERE.parents[2] / "docs" / "rules" / "picture-perfect.md").read_text("utf-8")
SECTIONS = {1: 5, 2: 4, 3: 5, 4: 6, 5: 10, 6: 7, 7: 4, 8: 4}  # how many rules each section has
NUMBERS = [f"{section}.{rule}" for section, rules in SECTIONS.items() for rule in range(1, rules + 1)]
CHECKS = ["9 check 1", "9 check 2", "9 check 3"]


def sections() -> dict[str, str]:
    """The text of each section by its number."""
    parts = re.split(r"^## (\d) .*\n", DOCUMENT, flags=re.MULTILINE)[1:]
    return dict(zip(parts[::2], parts[1::2], strict=True))


def rules_in(number: str, text: str) -> list[str]:
    """The rules of a section: its numbered ones, else its bullets."""
    numbered = re.findall(r"^(\d\.\d+) ", text, flags=re.MULTILINE)
    bullets = re.findall(r"^- (?!\*Ruling)", text, flags=re.MULTILINE)
    return numbered or [f"{number} check {each}" for each, _ in enumerate(bullets, 1)]


def rules() -> list[str]:
    """Every rule of the document."""
    return [rule for number, text in sections().items() for rule in rules_in(number, text)]


def rulings() -> list[str]:
    """Every ruling of the document, as in R5.9-house-unfair."""
    return re.findall(r"^- \*Ruling\* \[(R[^\]]+)\]", DOCUMENT, flags=re.MULTILINE)


def names_of_tests() -> set[str]:
    """The names of all tests of this folder."""
    modules = [ast.parse(path.read_text("utf-8")) for path in HERE.glob("test_*.py")]
    functions = [node for module in modules for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    return {function.name for function in functions if function.name.startswith("test_")}


def beginning(of: str) -> str:
    """How the name of a test of a rule or ruling begins."""
    kind = "ruling" if of.startswith("R") else "rule"
    return f"test_{kind}_{re.sub(r'[^a-z0-9]+', '_', of.removeprefix('R'))}_"


def test_the_document_keeps_the_numbering() -> None:
    assert rules() == NUMBERS + CHECKS


def test_every_ruling_has_a_name_of_its_own() -> None:
    assert len(set(rulings())) == len(rulings()) == DOCUMENT.count("*Ruling* [")


def test_every_ruling_stands_in_the_section_of_its_rule() -> None:
    for number, text in sections().items():
        for named in re.findall(r"\*Ruling\* \[R(\d)", text):
            assert named == number


@pytest.mark.parametrize("rule", rules())
def test_every_rule_has_a_test_of_its_name(rule: str) -> None:
    assert any(f"{name}_".startswith(beginning(rule)) for name in names_of_tests())


@pytest.mark.parametrize("ruling", rulings())
def test_every_ruling_has_a_test_of_its_name(ruling: str) -> None:
    assert any(f"{name}_".startswith(beginning(ruling)) for name in names_of_tests())


def test_every_test_of_a_rule_names_one_of_the_document() -> None:
    known = tuple(beginning(each) for each in (*rules(), *rulings()))
    named = {name for name in names_of_tests() if name.startswith(("test_rule_", "test_ruling_"))}
    assert {name for name in named if not f"{name}_".startswith(known)} == set()
