"""The rules text of a game and its tests agree: a test for every rule and ruling, the same rules in every language."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from serao import installed
from serao.locales import LANGUAGES
from serao.testing.suite import AnySuite

OTHERS = tuple(language for language in LANGUAGES if language != "en")
RULING = re.compile(r"^(?:- )?\*Ruling:?\* \[(R[^\]]+)\]", re.MULTILINE)
CHECKS = re.compile(r"^## \d+ Checks that must hold$.*", flags=re.MULTILINE | re.DOTALL)
# What makes the skeleton of a text, line by line: a kind, and the part that must be the same in every language.
KINDS = {
    "chapter": re.compile(r"## (\d+) \S"),
    "rule": re.compile(r"(\d+\.\d+) \S"),
    "ruling": re.compile(r"- \*[^*]+\*.*?\[(R[^\]]+)\]"),
    "item": re.compile(r" *(-) \S"),
    "drawing": re.compile(r" {8}(.*)"),
}
TABLE_ROW = re.compile(r" *\|(.*)\|$")


class RulesTextTests:
    """The rules text in `rules/<language>.md` of a game's folder: `suite = Suite(…)`."""

    suite: AnySuite

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run over every rule, every ruling and every language."""
        text = text_of(self.suite, "en")
        if "rule" in metafunc.fixturenames:
            metafunc.parametrize("rule", [*rules_of(text), *rulings_of(text)])
        if "language" in metafunc.fixturenames:
            metafunc.parametrize("language", OTHERS)

    def test_the_text_keeps_the_numbering(self) -> None:
        expected: list[str] = []
        for section, rules in self.suite.sections.items():
            expected += [f"{section}.{rule}" for rule in range(1, rules + 1)] or [str(section)]
        last = max(self.suite.sections) + 1
        expected += [f"{last} check {each + 1}" for each in range(self.suite.checks)]
        assert rules_of(text_of(self.suite, "en")) == expected

    def test_every_ruling_has_a_name_of_its_own(self) -> None:
        text = text_of(self.suite, "en")
        rulings = rulings_of(text)
        assert len(set(rulings)) == len(rulings) == len(re.findall(r"\*Ruling:?\* \[", text))

    def test_every_ruling_stands_in_the_section_of_its_rule(self) -> None:
        for number, text in sections_of(text_of(self.suite, "en")).items():
            for ruling in rulings_of(text):
                assert ruling.startswith(f"R{number}")

    def test_every_rule_and_ruling_has_a_test_of_its_name(self, rule: str) -> None:
        assert any(f"{name}_".startswith(beginning(rule)) for name in names_of_tests(self.suite.folder))

    def test_every_test_of_a_rule_names_one_of_the_text(self) -> None:
        text = text_of(self.suite, "en")
        known = tuple(beginning(each) for each in (*rules_of(text), *rulings_of(text)))
        named = {name for name in names_of_tests(self.suite.folder) if name.startswith(("test_rule_", "test_ruling_"))}
        assert {name for name in named if not f"{name}_".startswith(known)} == set()

    # ── Other languages ───────────────────────────────────────────────────────────────────────

    def test_chapters_rules_rulings_and_tables_are_the_english_ones(self, language: str) -> None:
        assert skeleton(for_players(self.suite, language)) == skeleton(for_players(self.suite, "en"))

    def test_the_notation_is_not_translated(self, language: str) -> None:
        ours = codes(for_players(self.suite, language))  # another language may explain its letters
        assert codes(for_players(self.suite, "en")) <= ours

    def test_every_rule_and_ruling_is_said_at_a_like_length(self, language: str) -> None:
        ours, english = parts(for_players(self.suite, language)), parts(for_players(self.suite, "en"))
        assert {name for name, text in english.items() if not 0.6 < len(ours[name]) / len(text) < 2} == set()


def text_of(suite: AnySuite, language: str) -> str:
    """The rules text of a game."""
    folder = installed.folder_of(suite.game.NAME)
    assert folder is not None
    return (folder / "rules" / f"{language}.md").read_text("utf-8")


def for_players(suite: AnySuite, language: str) -> str:
    """The rules as players read them: without the preface and the checks that are for those who build."""
    text = text_of(suite, language)
    return CHECKS.sub("", text[text.index("\n## ") :])


def sections_of(text: str) -> dict[str, str]:
    """The text of each section by its number."""
    found = re.split(r"^## (\d+) .*\n", text, flags=re.MULTILINE)[1:]
    return dict(zip(found[::2], found[1::2], strict=True))


def rules_of(text: str) -> list[str]:
    """Every rule of a text."""
    return [rule for number, section in sections_of(text).items() for rule in rules_in(number, section)]


def rules_in(number: str, text: str) -> list[str]:
    """The rules of a section: its numbered ones, else its bullets, else the section itself."""
    numbered = re.findall(r"^(\d+\.\d+) ", text, flags=re.MULTILINE)
    bullets = re.findall(r"^- (?!\*Ruling)", text, flags=re.MULTILINE)
    return numbered or [f"{number} check {each}" for each, _ in enumerate(bullets, 1)] or [number]


def rulings_of(text: str) -> list[str]:
    """Every ruling of a text, as in R5.6-route."""
    return RULING.findall(text)


@cache
def names_of_tests(folder: Path) -> frozenset[str]:
    """The names of all tests in a folder, read once: every rule and ruling asks for them."""
    modules = [ast.parse(path.read_text("utf-8")) for path in folder.glob("test_*.py")]
    functions = (node for module in modules for node in ast.walk(module) if isinstance(node, ast.FunctionDef))
    return frozenset(function.name for function in functions if function.name.startswith("test_"))


def beginning(of: str) -> str:
    """How the name of a test of a rule or ruling begins."""
    kind = "ruling" if of.startswith("R") else "rule"
    return f"test_{kind}_{re.sub(r'[^a-z0-9]+', '_', of.removeprefix('R'))}_"


def skeleton(text: str) -> list[tuple[str, str]]:
    """Chapters, rules, rulings, list items, rows of tables and drawings, in their order."""
    return [bone for line in text.splitlines() if (bone := bone_of(line))]


def bone_of(line: str) -> tuple[str, str] | None:
    """What a line adds to the skeleton, if anything."""
    if row := TABLE_ROW.match(line):
        return "table row", f"{row[1].count('|') + 1} cells"
    return next(((kind, found[1]) for kind, pattern in KINDS.items() if (found := pattern.match(line))), None)


def codes(text: str) -> Counter[str]:
    """What is written between backticks: the notation is the same in every language."""
    return Counter(re.findall(r"`([^`]+)`", text))


def parts(text: str) -> dict[str, str]:
    """Each rule and ruling with what it says."""
    found = re.split(r"^(?:(\d+\.\d+) |- \*[^*]+\*.*?\[(R[^\]]+)\]|## )", text, flags=re.MULTILINE)[1:]
    return {
        rule or ruling: said
        for rule, ruling, said in zip(found[::3], found[1::3], found[2::3], strict=True)
        if rule or ruling
    }
