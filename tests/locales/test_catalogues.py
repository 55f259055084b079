"""What the browser says: every key it uses has its sentence, and no sentence waits for nobody."""

import re
from pathlib import Path

import pytest

from serao.installed import own_games
from serao.locales import LANGUAGES
from tests.locales.catalogues import FOR_BROWSERS, catalogues_of, messages, text_of

CLIENT = Path(__file__).parents[2] / "web" / "src"

LITERAL = re.compile(r"""(["'`])(?P<key>[\w-]+)\1""")
TEMPLATE = re.compile(r"`(?P<key>\w[\w-]*(?:\$\{[^}`]*\}[\w-]*)+)`")
SAID = re.compile(r"""(?<![.\w])(?:say|has)\((?P<quote>["`])(?P<key>[^"`]*)(?P=quote)""")
CITED = re.compile(r"\(\d\.\d+\)")
HOLE = re.compile(r"\$\{[^}]*\}")
# Right after the beginning of a family of keys a hole stands for one word, or it would excuse the whole family.
ONE_WORD, WORDS = r"\\w+", r"[\\w-]+"


def sources() -> list[str]:
    """The text of every source file of the client."""
    return [path.read_text("utf-8") for path in sorted(CLIENT.rglob("*")) if path.suffix in {".ts", ".svelte", ".js"}]


def literals() -> set[str]:
    """Every text of the client that could be a key."""
    return {found["key"] for text in sources() for found in LITERAL.finditer(text)}


def templates() -> set[str]:
    """Every text of the client that could be a key put together from parts."""
    return {found["key"] for text in sources() for found in TEMPLATE.finditer(text)}


FAMILIES = ("web", *(f"web-{game}" for game in own_games()))


def shape(template: str) -> re.Pattern[str]:
    """What a template can become."""
    family = any(template.startswith(f"{name}-${{") for name in FAMILIES)
    return re.compile(HOLE.sub(ONE_WORD if family else WORDS, template))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_for_people_cites_a_rule_by_its_number(language: str) -> None:
    cited = {
        line for each in catalogues_of(language) for line in text_of(language, each).splitlines() if CITED.search(line)
    }
    assert cited == set()


@pytest.mark.parametrize("catalogue", catalogues_of("en"))
def test_no_sentence_of_the_browser_is_left_over(catalogue: str) -> None:
    unsaid = {key for key in messages("en", catalogue) if key.startswith(FOR_BROWSERS)} - literals()
    shapes = [shape(template) for template in templates()]
    assert {key for key in unsaid if not any(each.fullmatch(key) for each in shapes)} == set()


def test_every_key_of_the_browser_has_its_sentence() -> None:
    keys = {key for catalogue in catalogues_of("en") for key in messages("en", catalogue)}
    said = {found["key"] for text in sources() for found in SAID.finditer(text)}
    named = {text for text in literals() | templates() | said if text.startswith("web-")} | said
    missing = {each for each in named if not any(shape(each).fullmatch(key) for key in keys)}
    assert missing == set()
