"""The first load is light, and the studio's three.js is in none but the studio. Nothing here is timed."""

import re

import pytest

from serao.locales import LANGUAGES
from serao.server.api.pages import BUILT
from tests.page_budget.first_load import (
    HOME,
    STUDIO,
    TABLE,
    Manifest,
    files_of,
    first_load,
    kind_of,
    manifest,
    sent,
    studio,
    together,
)

BUDGET = 250_000
THREE = "THREE."  # three.js complains under this name
GAMES = tuple(f"src/games/{game}/index.ts" for game in ("photograph", "avenue", "fairy_tile", "picture_perfect"))


@pytest.fixture(scope="module")
def parts() -> Manifest:
    assert (BUILT / "manifest.json").is_file(), "The browser's table is not built: `make setup` does that."
    return manifest()


def scripts(files: set[str]) -> str:
    """All scripts among these files."""
    return "".join((BUILT / file).read_text("utf-8") for file in files if kind_of(file) == "scripts")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_under_250_kilobytes(parts: Manifest, language: str) -> None:
    files = first_load(parts, language)
    assert sent(files) < BUDGET, sorted((sent([file]), file) for file in files)


def test_everything_that_the_page_names_is_counted(parts: Manifest) -> None:
    named = set(re.findall(r'(?:src|href)="/([^"]+)"', (BUILT / HOME).read_text("utf-8")))
    assert named
    assert named <= first_load(parts, "en")


def test_the_first_load_has_something_of_every_kind(parts: Manifest) -> None:
    kinds = {kind_of(file) for file in first_load(parts, "en")}
    assert kinds == {"page", "scripts", "styles", "fonts", "pictures"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_language_are_counted(parts: Manifest, language: str) -> None:
    counted = scripts(first_load(parts, language))
    assert all(f"{key} = " in counted for key in ("web-skip", "avenue-about", "guide-title"))


def test_three_js_comes_with_the_studio_and_not_before(parts: Manifest) -> None:
    assert THREE in scripts(studio(parts))
    assert THREE not in scripts(first_load(parts, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_no_table_waits_for_the_studio(parts: Manifest, game: str) -> None:
    chunks = together(parts, TABLE) | together(parts, game)
    assert STUDIO not in chunks
    assert THREE not in scripts(files_of(parts, chunks))
