"""Nobody passes for the house or for somebody in charge of it, and ordinary names stay free."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao.locales import LANGUAGES
from serao.server.people.house_names import HOUSE, of_house, said
from serao.table.departure import SOMEBODY
from tests.server.people.claims import Come, ask

PRETENDED = [
    *("Owner", "Moderator", "Admin", "Staff", "System", "Serão staff", "the owner", "Lila (owner)", "Lila[bot]"),
    *("ADMlN", "Adm1n", "Аdmin", "Ａｄｍｉｎ", "admin_1", "007admin", "o w n e r Lila", "Sеrão Lila", "Lila of Serao"),
    *("Ow\u0336ner", "Sta\u0338ff", "Lila ⟦Bot⟧", "Lila «robô»", "Lila (a guest", "Lila {mémbro}", "Own℮r", "Lila|mod"),
    *("Propriétaire", "Proprietaire", "Lila modératrice", "Lila, dono da casa", "Anfitriã", "Équipe Serão"),
    *("N. N.", "N.N.", "n. n. 2", "Ν. Ν.", "N. N. (2)"),
]
ORDINARY = [
    *("Adam", "Stafford", "Casanova", "Casa Nova", "Seráfim", "Modesto", "Dona Rosa", "Donovan", "Sera O'Brien"),
    *("Adão", "Hosta", "Rootsie", "Botelho", "Sistemas", "Ana (Lisboa)", "Ana (2)", "Ana B.", "N. Nunes", "Admira"),
    *("Sera Oto", "Mo D.", "Do No", "Łukasz", "李明", "Владимир", "नमस्ते", "محمد", "สมชาย", "🎲", "a guest", "Membrado"),
]
ROLES = sorted({*HOUSE, *said("people-house-roles")})
BETWEEN = st.sampled_from([" ", "  ", ".", "-", "_", " – ", ", ", "'", "|", "/", "·", "✓", "(", "["])


@pytest.mark.parametrize("name", PRETENDED, ids=ascii)
def test_a_name_of_authority_is_the_houses(name: str) -> None:
    assert of_house(name)


@pytest.mark.parametrize("name", ORDINARY, ids=ascii)
def test_an_ordinary_name_is_free(name: str) -> None:
    assert not of_house(name)


@given(st.sampled_from(ROLES), st.sampled_from([str.title, str.upper, str.lower]), BETWEEN, st.sampled_from(ORDINARY))
def test_a_role_is_refused_as_a_word_anywhere(role: str, cased: Callable[[str], str], between: str, name: str) -> None:
    word = cased(role)
    assert of_house(word)
    assert of_house(f"{name}{between}{word}")
    assert of_house(f"{word}{between}{name}")
    assert of_house(f"{name}{between}{word}{between}{name}")


@given(st.sampled_from(ROLES), st.text("abcdefgz", min_size=1, max_size=6).map(lambda rest: rest + "z"))
def test_a_role_within_a_longer_word_is_free(role: str, rest: str) -> None:
    assert not of_house(role + rest)
    assert not of_house(rest.title() + role)


def test_what_the_house_writes_beside_names_is_in_nobodys_brackets() -> None:
    for language in LANGUAGES:
        for kind in shown_kinds(language):
            assert of_house(f"Lila ({kind})"), (language, kind)


def shown_kinds(language: str) -> list[str]:
    """What the browser writes beside the names of guests, members, programs, bots and spectators."""
    file = Path(__file__).parents[3] / "src" / "serao" / "locales" / language / "web.ftl"
    lines = (line.partition(" = ") for line in file.read_text("utf-8").splitlines())
    found = [text for key, _, text in lines if key.startswith("web-kind-") and "$" not in text]
    assert len(found) >= 5
    return found


@pytest.mark.parametrize("name", ["Owner", "Lila (owner)", "Lila[bot]", "Serão staff", SOMEBODY])
def test_a_guest_is_told_that_the_name_is_the_houses(come: Come, name: str) -> None:
    bruno = come("Bruno")
    assert come().post("/api/session", 409, name=name)["reason"]["key"] == "people-name-house"
    assert ask(bruno, "PUT", "/api/session/name", 409, name=name)["reason"]["key"] == "people-name-house"
    table = bruno.open("photograph", 2)
    assert bruno.ask(table, "sit", 409, name=name)["reason"]["key"] == "people-name-house"
