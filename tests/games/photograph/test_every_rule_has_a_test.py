"""Every numbered rule and every ruling of the rules page has a test of its name, and no test names another."""

import ast
import re
from pathlib import Path

HERE = Path(__file__).parent
PAGE = (HERE.parents[2] / "docs" / "rules" / "photograph.md").read_text("utf-8")

RULE = re.compile(r"^(\d)\.(\d) ", re.MULTILINE)
RULING = re.compile(r"\[R(\d)\.(\d)-([a-z0-9-]+)\]")
CHECKS = "## 7 "  # its rules are bullets: 7.1 is the first of them


def rules() -> set[str]:
    """The numbers of the page as they stand in the names of tests."""
    numbered = {f"test_rule_{section}_{number}_" for section, number in RULE.findall(PAGE)}
    bullets = re.findall(r"^- ", PAGE[PAGE.index(CHECKS) :], re.MULTILINE)
    return numbered | {f"test_rule_7_{number}_" for number in range(1, len(bullets) + 1)}


def rulings() -> list[str]:
    """The names of the rulings as they stand in the names of tests."""
    return [
        f"test_ruling_{section}_{number}_{name.replace('-', '_')}" for section, number, name in RULING.findall(PAGE)
    ]


def names_of_tests() -> list[str]:
    """Every test of this folder."""
    trees = [ast.parse(path.read_text("utf-8")) for path in sorted(HERE.glob("test_*.py"))]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [function.name for function in functions if function.name.startswith("test_")]


def test_the_page_is_read_whole() -> None:
    sections = {1: 3, 2: 5, 3: 4, 4: 7, 5: 4, 6: 5, 7: 3}
    assert rules() == {
        f"test_rule_{section}_{number}_" for section, last in sections.items() for number in range(1, last + 1)
    }
    lines = [line for line in PAGE.splitlines() if line.startswith("- *Ruling:*")]
    assert len(rulings()) == len(set(rulings())) == len(lines) > 0


def test_every_rule_has_a_test_of_its_number() -> None:
    names = names_of_tests()
    assert [rule for rule in sorted(rules()) if not any(name.startswith(rule) for name in names)] == []


def test_every_ruling_has_a_test_of_its_name() -> None:
    names = names_of_tests()
    assert [each for each in rulings() if not any(re.match(rf"{each}(_|$)", name) for name in names)] == []


def test_no_test_names_a_rule_or_ruling_that_is_not_on_the_page() -> None:
    known = (*rules(), *(f"{ruling}_" for ruling in rulings()))
    named = [name for name in names_of_tests() if re.match(r"test_(rule|ruling)_\d", name)]
    assert [name for name in named if not f"{name}_".startswith(known)] == []
