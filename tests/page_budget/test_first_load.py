"""The first load is light, and no table waits for three.js. Nothing here is timed."""

import re

import pytest

from serao.installed import own_games
from serao.locales import LANGUAGES
from serao.server.pages.appearance import Appearance
from serao.server.pages.client_build import ENCODINGS, ClientBuild, PageRequest
from serao.server.pages.routes import BUILT
from tests.page_budget.first_load import (
    TABLE,
    THREE,
    Manifest,
    files_of,
    first_load,
    kind_of,
    manifest,
    scripts,
    sent,
    together,
)

BUDGET = 250_000
GAMES = tuple(f"board-{game}" for game in own_games())


@pytest.fixture(scope="module")
def parts() -> Manifest:
    assert (BUILT / "manifest.json").is_file(), "The browser's table is not built: `make setup` does that."
    return manifest()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_under_250_kilobytes(parts: Manifest, language: str) -> None:
    files = first_load(parts, language)
    assert sent(files) < BUDGET, sorted((sent([file]), file) for file in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_page_names_is_counted(parts: Manifest, language: str) -> None:
    page = ClientBuild(BUILT).page(PageRequest(kind="home", appearance=Appearance(language))).decode()
    named = set(re.findall(r'(?:src|href)="/(assets/[^"]+)"', page))
    assert any(f"words-{language}" in file for file in named)
    assert named <= first_load(parts, language)
    assert 'class="prerendered"' in page


@pytest.mark.parametrize("game", GAMES)
def test_a_table_names_all_it_is_drawn_with(parts: Manifest, game: str) -> None:
    asked = PageRequest(kind="table", appearance=Appearance("fr"), board=game.removeprefix("board-"))
    named = set(re.findall(r'(?:src|href)="/(assets/[^"]+\.(?:js|css))"', ClientBuild(BUILT).page(asked).decode()))
    chunks = together(parts, TABLE) | together(parts, game) | together(parts, "words-fr")
    assert named == {file for file in files_of(parts, chunks) if kind_of(file) in ("scripts", "styles")}


def test_files_are_compressed_once_and_for_all(parts: Manifest) -> None:
    for file in first_load(parts, "en"):
        if kind_of(file) in ("scripts", "styles"):
            small = [(BUILT / f"{file}{ending}").stat().st_size for ending in ENCODINGS.values()]
            assert max(small) < (BUILT / file).stat().st_size, file


def test_the_first_load_has_something_of_every_kind(parts: Manifest) -> None:
    kinds = {kind_of(file) for file in first_load(parts, "en")}
    assert kinds == {"page", "scripts", "styles", "fonts", "pictures"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_language_are_counted(parts: Manifest, language: str) -> None:
    counted = scripts(first_load(parts, language))
    assert all(
        f"{key} = " in counted for key in ("web-skip", "guide-title", *(f"{game}-about" for game in own_games()))
    )


def test_three_js_is_not_in_the_first_load(parts: Manifest) -> None:
    assert THREE not in scripts(first_load(parts, "en"))


@pytest.mark.parametrize("game", GAMES)
def test_no_table_waits_for_three_js(parts: Manifest, game: str) -> None:
    assert THREE not in scripts(files_of(parts, together(parts, TABLE) | together(parts, game)))
