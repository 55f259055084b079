"""Sentences with numbers: nothing is never said as one thing, and house and browser say the same."""

import runpy
import subprocess
from pathlib import Path

import msgspec
import pytest

from serao.locales import LANGUAGES
from tests.locales.numbers import (
    Case,
    Speaker,
    all_cases,
    sentences,
    spelled_for_zero,
    texts_of,
    zero_like_one,
)

WEB = Path(__file__).parents[2] / "web"
BUILD_SECONDS = 240
NOT_IN_BROWSERS = ("cli-", "hex-", "vaza-", "my_game-")  # the terminal, the examples, the game to begin from
MISTAKEN = """
cards = { $number ->
    [one] uma carta
   *[other] { $number } cartas
  }
"""
HALF = """
cards = { $number ->
    [one] uma carta ({ $number })
   *[other] { $number } cartas
  }
"""
RIGHT = """
cards = { $number ->
    [0] nenhuma carta
    [one] uma carta
   *[other] { $number } cartas
  }
points = { $number } { $number ->
    [one] ponto
   *[other] pontos
  }
turned = { $number ->
    [1] uma carta
   *[other] { $number } cartas
  }
"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_not_said_as_one_thing(language: str) -> None:
    assert zero_like_one(language, texts_of(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_one_stands_for_zero(language: str) -> None:
    assert spelled_for_zero(language, texts_of(language)) == set()


def test_every_language_chooses_by_many_numbers() -> None:
    assert all(len(sentences(texts_of(language))) > 50 for language in LANGUAGES)


@pytest.mark.parametrize("language", ["pt-BR", "fr"])
def test_a_singular_that_holds_zero_is_found(language: str) -> None:
    assert zero_like_one(language, [MISTAKEN]) == {"cards"}
    assert spelled_for_zero(language, [MISTAKEN]) == spelled_for_zero(language, [HALF]) == {"cards"}
    assert zero_like_one(language, [RIGHT]) == spelled_for_zero(language, [RIGHT]) == set()


@pytest.mark.parametrize("language", ["en", "pt-PT"])
def test_a_singular_that_holds_one_alone_is_right(language: str) -> None:
    assert zero_like_one(language, [MISTAKEN]) == spelled_for_zero(language, [MISTAKEN]) == set()


def test_house_and_browser_say_the_same_of_0_1_and_2(tmp_path: Path) -> None:
    asked = {language: [(case, n) for case in cases for n in (0, 1, 2)] for language, cases in all_cases().items()}
    for language, texts in said_in_browser(asked, tmp_path).items():
        speaker = Speaker(language, texts_of(language))
        pairs = list(zip(asked[language], texts, strict=True))
        unlike = {case.key for (case, n), text in pairs if text not in (None, speaker.said(case, n))}
        unknown = {case.key for (case, _), text in pairs if text is None}
        assert unlike == set(), f"{language}: the browser says it otherwise"
        assert all(key.startswith(NOT_IN_BROWSERS) for key in unknown), (
            f"{language}: the browser does not know {unknown}"
        )


def said_in_browser(asked: dict[str, list[tuple[Case, int]]], folder: Path) -> dict[str, list[str | None]]:
    """What the browser's own code says, built from its source as it stands."""
    node, _npm = runpy.run_path(str(WEB / "build.py"))["tools"]()
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    wishes = ["build", "--config", "tests/base/say.config.mjs", "--outDir", str(folder), "--logLevel", "warn"]
    subprocess.run([*node, str(vite), *wishes], cwd=WEB, check=True, capture_output=True, timeout=BUILD_SECONDS)
    sentences = {
        language: [(case.key, {**case.others, case.number: n}) for case, n in each] for language, each in asked.items()
    }
    program = [*node, str(folder / "say.js")]
    answer = subprocess.run(program, input=msgspec.json.encode(sentences), capture_output=True, check=True)
    return msgspec.json.decode(answer.stdout, type=dict[str, list[str | None]])
