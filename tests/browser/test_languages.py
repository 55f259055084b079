"""Every page in every language: all of it in words, none of it in the names of sentences."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource

from serao.locales import LANGUAGES, catalogue_text
from tests.browser.arrange import GAMES, against_a_bot, finished, gathering, known
from tests.browser.conftest import Come
from tests.browser.pages import Person, at_table

# Everything that is read or read aloud.
WORDS = """() => [document.title, document.body.innerText, ...[...document.querySelectorAll(
  "[aria-label], [title], [placeholder], [alt], option, .unseen"
)].flatMap(each => [...["aria-label", "title", "placeholder", "alt"].map(name => each.getAttribute(name) ?? ""),
  each.matches("option, .unseen") ? each.textContent : ""])].join("\\n")"""
# The name of a sentence, an argument that was not given, a mark that should not be there.
NOT_WORDS = re.compile(
    rf"\b(?:{'|'.join((*GAMES, 'web', 'game', 'score', 'table', 'server', 'common', 'story'))})-[a-z][\w-]*"
    r"|\{\s*\$?|[\u2068\u2069]|\bundefined\b|\bNaN\b|\[object"
)


def speaks(language: str, key: str) -> str:
    """A sentence of the browser's own catalogue."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue_text(language, "web")))
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern)[0])


def read(person: Person, language: str, place: str) -> None:
    """Read the whole page."""
    text = str(person.page.evaluate(WORDS))
    assert len(text) > 100, f"{place} says next to nothing"
    assert not NOT_WORDS.findall(text), f"{place} in {language}"
    assert person.page.evaluate("() => document.documentElement.lang") == language, place


def open_dialogs(person: Person, language: str) -> None:
    """Everything that home shows only when asked."""
    page = person.page
    page.goto("/")
    page.get_by_role("heading", name=speaks(language, "web-welcome")).wait_for()
    read(person, language, "home")
    for number in range(len(GAMES)):
        page.locator(".actions .main").nth(number).click()
        page.locator("dialog[open] summary").click()
        read(person, language, "play now")
        page.keyboard.press("Escape")
    page.get_by_role("button", name=speaks(language, "web-settings")).click()
    read(person, language, "settings")


def look_around(person: Person, language: str, tables: dict[str, str]) -> None:
    """The table before, during and after the game, the replay, and one's own page."""
    page = person.page
    page.goto(f"/t/{gathering(person, 'avenue')}")
    page.locator(".gathering").wait_for()
    read(person, language, "gathering")
    for game, table in tables.items():
        at_table(person, against_a_bot(person, game))
        read(person, language, f"{game} being played")
        at_table(person, table)
        read(person, language, f"the result of {game}")
        page.goto(f"/replay/{table}")
        page.locator("#board-in-words").wait_for(state="attached")
        read(person, language, f"the replay of {game}")
    page.goto("/me")
    page.get_by_role("heading", name=person.name).wait_for()
    read(person, language, "one's own page")


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """Finished games, played once for all languages."""
    return {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_the_name_of_a_sentence(language: str, come: Come, tables: dict[str, str]) -> None:
    chloe = come("Chloé", locale=language)
    known(chloe)
    for game in GAMES:
        tables[game] = tables.get(game) or finished(chloe, game)
    open_dialogs(chloe, language)
    look_around(chloe, language, tables)
