"""Rule 6: which preferences are met, with pictures made by hand."""

import pytest

from serao.games.picture_perfect.arrangement import spaces_of, standing
from serao.games.picture_perfect.news import card_text
from serao.games.picture_perfect.preferences import NOTHING_COVERED, Reading, met, number_met
from serao.games.picture_perfect.studio.figures import guest_piece
from serao.locales import words
from tests.games.picture_perfect.scenes import card, reading
from tests.games.picture_perfect.studio.reference import inside


def is_met(preference: int, guest: int, places: dict[str, str], seen: Reading = NOTHING_COVERED) -> bool:
    return met(preference, guest - 1, spaces_of(standing(places)), seen)


def worded(preference: int, guest: int) -> str:
    return card_text(preference, guest - 1, words("en").say)


@pytest.mark.parametrize(
    ("area", "inside", "outside"),
    [("row-1", "E1", "E2"), ("row-4", "C4", "C3"), ("left", "B3", "C3"), ("right", "D4", "A1"), ("away", "A3", "A2")],
)
def test_rule_6_1_in_this_area(area: str, inside: str, outside: str) -> None:
    assert is_met(card("area", area), 5, {"5": inside})
    assert not is_met(card("area", area), 5, {"5": outside})


def test_rule_6_2_next_to_shares_an_edge() -> None:
    wish = card("next-to", 7)
    assert is_met(wish, 1, {"1": "C3", "7": "C4"})
    assert not is_met(wish, 1, {"1": "C3", "7": "D4"})
    assert not is_met(wish, 1, {"1": "C3"})
    assert not is_met(wish, 1, {"1": "A2", "7": "E2"})


def test_rule_6_2_next_to_oneself_is_met_when_placed() -> None:
    assert is_met(card("next-to", 7), 7, {"7": "A1"})


def test_rule_6_3_not_next_to_a_man_or_a_woman() -> None:
    places = {"1": "C3", "13": "C4", "14": "B3", "9": "D4"}
    assert is_met(card("not-next-to", "man"), 1, places)
    assert not is_met(card("not-next-to", "man"), 1, {**places, "12": "D3"})
    assert is_met(card("not-next-to", "woman"), 1, {**places, "12": "D3"})
    assert not is_met(card("not-next-to", "woman"), 12, {**places, "12": "D3"})


def test_rule_6_4_nobody_in_front_of_me() -> None:
    places = {"9": "C3", "12": "C4"}
    assert is_met(card("in-front"), 12, places, reading(hidden="12"))
    assert not is_met(card("in-front"), 12, places, reading(covered={12: "9"}))
    assert is_met(card("in-front"), 9, places, reading(covered={12: "9"}))


@pytest.mark.parametrize(
    ("what", "across", "down", "counts"),
    [
        ("an eye", 110, 139, True),
        ("its lid", 110, 134, True),
        ("the other eye", 138, 140, True),
        ("the nose", 127, 158, True),
        ("the mouth", 123, 176, True),
        ("a brow", 110, 123, False),
        ("the monocle", 149, 146, False),
        ("the moustache", 112, 167, False),
        ("a cheek", 103, 157, False),
        ("the chin", 123, 184, False),
    ],
)
def test_ruling_6_5_features_are_eyes_nose_and_mouth(what: str, across: int, down: int, counts: bool) -> None:
    """The man in the black tailcoat has everything; places as in his drawing, a hundred to a centimetre."""
    piece = guest_piece(9)
    assert piece.face is not None
    assert inside(piece.face, across / 100 - piece.width / 2, piece.height - down / 100) == counts, what


def test_rule_6_5_nobody_sees_my_face() -> None:
    places = {"9": "C3", "12": "C4", "14": "A1"}
    assert is_met(card("my-face"), 12, places, reading(hidden="12"))
    assert not is_met(card("my-face"), 12, places, reading(covered={12: "9"}))
    assert is_met(card("my-face"), 14, places)


def test_rule_6_6_nobody_sees_the_face_of_another() -> None:
    places = {"9": "C3", "4": "C4", "1": "A1"}
    hidden = reading(faces={4: "9"}, hidden="4")
    assert is_met(card("face-of", 4), 9, places, hidden)
    assert not is_met(card("face-of", 4), 1, places, hidden)
    assert not is_met(card("face-of", 4), 9, places, reading(faces={4: "9"}))
    assert not is_met(card("face-of", 4), 9, places, reading(hidden="4"))


def test_rule_6_6_a_guest_that_is_not_placed_has_no_hidden_face() -> None:
    assert not is_met(card("face-of", 4), 9, {"9": "C3"}, reading(faces={4: "9"}, hidden="4"))


def test_rule_6_6_of_oneself_it_reads_nobody_in_front_of_me() -> None:
    assert is_met(card("face-of", 4), 4, {"4": "C4"})
    assert not is_met(card("face-of", 4), 4, {"4": "C4"}, reading(covered={4: "9"}, hidden="4"))


def test_rule_6_2_next_to_oneself_is_worded_so() -> None:
    assert worded(card("next-to", 4), 4) == "I want to be there: any place will do"
    assert worded(card("next-to", 4), 5) == "I want to be next to the young lady in green"


def test_rule_6_6_of_oneself_is_worded_so() -> None:
    assert worded(card("face-of", 4), 4) == worded(card("in-front"), 4) == "I want nobody in front of me"
    assert worded(card("face-of", 4), 5).startswith("I want nobody to see the face of the young lady in green")


def test_rule_6_7_the_same_card_twice_counts_twice() -> None:
    row = card("area", "row-4")
    places = spaces_of(standing({"5": "C4"}))
    assert number_met((row, row, card("area", "left")), 4, places, NOTHING_COVERED) == 2
