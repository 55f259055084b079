"""What names look like: signs that are taken for each other are one, and honest names stay apart."""

import unicodedata

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from serao.engine.problem import Refused
from serao.table.naming import clean_name, unlike
from serao.table.skeleton import alike, confusables, skeletons

ALIKE = [
    *("Аna", "Ana\u200b", "A n a", "ana", "ANA", "AΝA", "ΑΝΑ", "\u202eAna", "Ana\u3164", "Ａna", "𝒜na", "ᴀna", "Ana ✓"),
    *("Ana.", "-Ana-", "A\u00adna", "Ana\ufe0f", "Ana\u2800", "(Ana)", "Ꭺna", "An\u0251"),
]
HONEST = [
    *("José", "Jose", "Łukasz", "Lukasz", "Αλέξης", "李明", "Владимир", "नमस्ते", "O'Brien", "Ana", "Ana B", "Ana 2"),
    *("Ilda", "Lida", "Ana Maria", "محمد", "דוד", "สมชาย", "Nguyễn", "Nguyên", "Ángel", "Zoë", "Zoe", "🎲", "🦊"),
]
NAMES = st.text(st.characters(exclude_categories=["C"]), min_size=1, max_size=24)
# Drawn through, over or around letters; an accent of none.
STROKES = "\u0334\u0335\u0336\u0337\u0338\u0305\u033f\u0346\u035c\u0360\u0489\u1abe\u20d2\u20d8\u20dd\u20e5\u064e\u0e4e"
INVISIBLE = st.sampled_from("\u200b\u200c\u200d\u2060\ufeff\u00ad\u202e\u2066\u3164\u115f\u2800\ufe0f\u034f\U000e0041 ")


@pytest.mark.parametrize("other", ALIKE, ids=ascii)
def test_names_that_look_the_same_are_alike(other: str) -> None:
    assert alike("Ana", other)


@pytest.mark.parametrize(("name", "other"), [("Ian", "lan"), ("Ian", "ian"), ("Maria", "Rnaria"), ("Oto", "0t0")])
def test_letters_that_are_taken_for_each_other_are_one(name: str, other: str) -> None:
    assert alike(name, other)


def test_honest_names_stay_apart_and_stay_as_they_are() -> None:
    for name in HONEST:
        assert clean_name(name) == name
        assert [other for other in HONEST if alike(name, other)] == [name]


@given(NAMES)
def test_a_name_looks_like_itself_however_it_is_spelt(name: str) -> None:
    for other in (name, f" {name} ", *(unicodedata.normalize(form, name) for form in ("NFC", "NFD", "NFKC", "NFKD"))):
        assert alike(name, other)
    assert alike(name, name.casefold())


@given(NAMES, INVISIBLE, st.integers(0, 24))
def test_what_cannot_be_seen_tells_no_names_apart(name: str, sign: str, at: int) -> None:
    assert alike(name, name[:at] + sign + name[at:])


@given(st.text("AnaBrunoChloéDaviM10l", min_size=1, max_size=12), st.sampled_from(STROKES), st.data())
def test_strokes_over_letters_tell_no_names_apart(name: str, stroke: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(1, len(name)))
    assert alike(name, name[:at] + stroke + name[at:])
    assert alike(name, "".join(letter + stroke for letter in name))


@given(st.text("AnaBrunoChloéDaviM10l", min_size=1, max_size=12), st.data())
def test_no_letter_of_a_name_can_be_replaced_by_one_that_looks_the_same(name: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(name) - 1))
    others = [chr(sign) for sign, taken in confusables().items() if taken == confusables().get(ord(name[at]), name[at])]
    assume(others)
    assert alike(name, name[:at] + data.draw(st.sampled_from(others)) + name[at + 1 :])


@given(NAMES)
def test_every_name_that_can_be_seen_has_a_look(name: str) -> None:
    try:
        shown = clean_name(name)
    except Refused:
        assert not any(sign.isalnum() and sign not in "\u115f\u1160\u3164\uffa0" for sign in name)
    else:
        assert all(skeletons(shown))
        assert clean_name(shown) == shown


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u200b\u2800", "\u202e\u2066"])
def test_a_name_that_nobody_sees_is_none(name: str) -> None:
    with pytest.raises(Refused):
        clean_name(name)


@given(st.lists(NAMES, max_size=4), st.sampled_from([*ALIKE, *HONEST]))
def test_a_number_tells_friends_of_the_same_name_apart(others: list[str], name: str) -> None:
    new = unlike(name, [*others, name])
    assert new.startswith(f"{name} (")
    assert not any(alike(new, other) for other in [*others, name])
    if not any(alike(name, other) for other in others):
        assert unlike(name, others) == name
