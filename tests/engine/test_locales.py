"""The catalogues: complete in every language, with the same variables, and no key that nobody says."""

import ast
from pathlib import Path

import pytest

from serao.installed import own_games
from serao.locales import CATALOGUES, LANGUAGES, Reason, nearest, words
from tests.locales.catalogues import FOR_BROWSERS, catalogues_of, messages

SOURCE = Path(__file__).parents[2] / "src" / "serao"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_catalogue(language: str) -> None:
    assert catalogues_of(language) == catalogues_of("en")
    assert set(CATALOGUES) <= set(catalogues_of(language))


@pytest.mark.parametrize("catalogue", catalogues_of("en"))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_everything(language: str, catalogue: str) -> None:
    assert messages(language, catalogue) == messages("en", catalogue)


def keys_in_code() -> set[str]:
    """Every text in the code that could be a key, and the beginnings of those that are put together."""
    texts: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    return texts


def test_every_reason_in_the_code_has_its_sentence() -> None:
    known = {key for catalogue in catalogues_of("en") for key in messages("en", catalogue)}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            named = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "reason"
            if named and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                assert node.args[0].value in known, f"{path}:{node.lineno}"


def test_every_sentence_that_is_said_by_name_is_there() -> None:
    known = {key for catalogue in catalogues_of("en") for key in messages("en", catalogue)}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            said = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say"
            if said and isinstance(node, ast.Call) and isinstance(node.args[0], ast.Constant):
                assert node.args[0].value in known, f"{path}:{node.lineno}"


def test_no_sentence_is_left_over() -> None:
    texts = keys_in_code()
    # Keys put together in the code: a beginning from a text, the end from a table.
    built = (
        "game-",
        "decided-",
        "cli-",
        "table-told-",
        "server-fault-",
        "remark-",
        "notice-",
        *(f"{game}-" for game in own_games()),
    )
    for catalogue in catalogues_of("en"):
        for key in messages("en", catalogue):
            assert key in texts or key.startswith((*built, *FOR_BROWSERS)), f"nobody says {key}"


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("pt_BR.UTF-8", "pt-BR"),
        ("pt_PT", "pt-PT"),
        ("pt", "pt-BR"),
        ("fr_CA.UTF-8", "fr"),
        ("C", "en"),
        ("", "en"),
        ("de_DE", "en"),
        ("en_GB", "en"),
    ],
)
def test_the_nearest_language(wish: str, language: str) -> None:
    assert nearest(wish) == language


def test_a_deeper_reason_is_said_in_the_same_language() -> None:
    outer = Reason("record-move", {"move": 3, "seat": 1, "text": "c4", "detail": Reason("game-over")})
    assert words("fr").say("game-over") in words("fr").why(outer)


def test_a_missing_key_is_shown_as_itself() -> None:
    assert words("en").say("no-such-key") == "no-such-key"


def test_a_number_of_any_size_can_be_said() -> None:
    for number in (10**15, 10**15 + 1, 10**31, -(10**31), 10**400):
        said = words("en").say("server-protocol", given=number, known=1)
        assert str(number) in said.replace(",", "")
