"""The rules in other languages say every rule and every ruling of the English ones, under the same numbers."""

import re
from collections import Counter
from pathlib import Path

import pytest

from serao.games import GAMES
from serao.locales import LANGUAGES

DOCUMENTS = Path(__file__).parents[2] / "docs" / "rules"
OTHERS = [language for language in LANGUAGES if language != "en"]
CHECKS = re.compile(r"^## \d+ Checks that must hold$.*", flags=re.MULTILINE | re.DOTALL)

# What makes the skeleton of a document, line by line: a kind, and the part that must be the same in every language.
KINDS = {
    "chapter": re.compile(r"## (\d+) \S"),
    "rule": re.compile(r"(\d+\.\d+) \S"),
    "ruling": re.compile(r"- \*[^*]+\*.*?\[(R[^\]]+)\]"),
    "item": re.compile(r" *(-) \S"),
    "drawing": re.compile(r" {8}(.*)"),
}
TABLE_ROW = re.compile(r" *\|(.*)\|$")
every = pytest.mark.parametrize(("language", "game"), [(language, game) for language in OTHERS for game in GAMES])


def text_of(game: str, language: str) -> str:
    """The rules of a game as players read them: without the preface and the checks that are for those who build."""
    path = DOCUMENTS / ("" if language == "en" else language) / f"{game.replace('_', '-')}.md"
    text = path.read_text("utf-8")
    return CHECKS.sub("", text[text.index("\n## ") :])


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


def test_every_language_has_a_folder_and_no_other_has() -> None:
    assert {path.name for path in DOCUMENTS.iterdir() if path.is_dir()} == set(OTHERS)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_every_game(language: str) -> None:
    assert {path.name for path in (DOCUMENTS / language).iterdir()} == {path.name for path in DOCUMENTS.glob("*.md")}
    assert {path.stem for path in (DOCUMENTS / language).iterdir()} == {game.replace("_", "-") for game in GAMES}


@every
def test_chapters_rules_rulings_and_tables_are_the_english_ones(language: str, game: str) -> None:
    assert skeleton(text_of(game, language)) == skeleton(text_of(game, "en"))


@every
def test_the_notation_is_not_translated(language: str, game: str) -> None:
    assert codes(text_of(game, "en")) <= codes(text_of(game, language))  # another language may explain its letters


@every
def test_every_rule_and_ruling_is_said_at_a_like_length(language: str, game: str) -> None:
    ours, english = parts(text_of(game, language)), parts(text_of(game, "en"))
    assert {name for name, text in english.items() if not 0.6 < len(ours[name]) / len(text) < 2} == set()


def parts(text: str) -> dict[str, str]:
    """Each rule and ruling with what it says."""
    found = re.split(r"^(?:(\d+\.\d+) |- \*[^*]+\*.*?\[(R[^\]]+)\]|## )", text, flags=re.MULTILINE)[1:]
    return {
        rule or ruling: said
        for rule, ruling, said in zip(found[::3], found[1::3], found[2::3], strict=True)
        if rule or ruling
    }
