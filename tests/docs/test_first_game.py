"""Your first game in an hour: what the page says is true of the game that comes of it."""

from dataclasses import fields
from pathlib import Path

import pytest

from serao.engine.complete import HIDDEN
from serao.testing import Suite
from tests.docs.first_game import NAME, PAGE, installed_in, titled
from tests.docs.pages import ROOT
from tests.examples.installing import Elsewhere


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Elsewhere:
    """A Serão that has the game of the page."""
    return installed_in(tmp_path_factory.mktemp("first-game"))


def test_the_game_passes_the_tests_of_the_page(there: Elsewhere) -> None:
    assert " passed" in there.test(there.folder / NAME / "tests")


def test_the_game_is_played_with_its_option_in_french(there: Elsewhere) -> None:
    told = there.serao("play", NAME, "--most", "4", "--lang", "fr", typed="take:4\ntake:3\ntake:2\ntake:1\n" * 30)
    assert "Prenez de 1 à 4 cailloux" in told
    assert "Le dernier caillou est pris." in told
    assert f"{NAME}-" not in told


def test_an_option_that_makes_no_sense_is_refused_in_the_words_of_the_page(there: Elsewhere) -> None:
    with pytest.raises(AssertionError, match="not 9"):
        there.serao("play", NAME, "--most", "9")


def test_all_languages_of_the_page_have_the_same_sentences(there: Elsewhere) -> None:
    words = [path.read_text("utf-8") for path in (there.folder / NAME / f"serao_{NAME}" / "words").glob("*.ftl")]
    keys = [[line.partition(" = ")[0] for line in text.splitlines()] for text in words]
    assert len(keys) == 2
    assert keys[0] == keys[1]


def test_what_is_quoted_from_the_examples_stands_there() -> None:
    quoted = [sample for sample in titled() if sample.title.startswith("examples/")]
    assert quoted
    for sample in quoted:
        assert sample.text in (ROOT / sample.title).read_text("utf-8")


def test_the_page_names_every_field_of_the_suite_and_every_name_of_a_game_with_secrets() -> None:
    text = PAGE.read_text("utf-8")
    for name in (*(field.name for field in fields(Suite)), *HIDDEN):
        assert f"`{name}`" in text or f"`{name}(" in text, name


def test_the_files_that_the_page_speaks_of_are_written(tmp_path: Path) -> None:
    Elsewhere(tmp_path).serao("new-game", NAME)
    written = {str(path.relative_to(tmp_path / NAME)) for path in (tmp_path / NAME).rglob("*") if path.is_file()}
    module = f"serao_{NAME}"
    assert written == {
        "README.md",
        "pyproject.toml",
        f"{module}/__init__.py",
        f"{module}/words/en.ftl",
        f"tests/test_{NAME}.py",
    }
