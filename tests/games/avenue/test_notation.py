"""The notation of decisions (rule 3.2), and the news as sentences."""

import pytest

from serao.engine.problem import BadNotation
from serao.games import avenue
from serao.games.avenue.actions import Draw, Peek
from serao.games.avenue.news import Event
from serao.locales import words
from tests.games.avenue.scenes import ANA, BRUNO, LAST_CARDS, NAMES, act, everyone, scene, sheet, square


def told(events: tuple[Event, ...]) -> list[str]:
    """The news in English."""
    return [avenue.tell(event, words("en").say, NAMES) for event in events]


def test_ruling_3_2_square_names_count_columns_by_letter_and_rows_from_the_top() -> None:
    assert avenue.text(Draw(0)) == "a1"
    assert avenue.text(Draw(5)) == "f1"
    assert avenue.text(Draw(6)) == "a2"
    assert avenue.text(Draw(41)) == "f7"


@pytest.mark.parametrize("number", range(42))
def test_ruling_3_2_square_names_go_there_and_back(number: int) -> None:
    name = avenue.text(Draw(number))
    assert avenue.parse(name) == Draw(number)
    assert square(name) == number


@pytest.mark.parametrize("text", ["peek", " Peek ", "PEEK\n"])
def test_ruling_3_2_square_names_a_peek_is_called_peek(text: str) -> None:
    assert avenue.parse(text) == Peek()
    assert avenue.text(Peek()) == "peek"


@pytest.mark.parametrize("text", ["C4", " c4 "])
def test_ruling_3_2_square_names_may_be_large_or_small(text: str) -> None:
    assert avenue.parse(text) == Draw(square("c4"))


@pytest.mark.parametrize("text", ["", "a0", "a8", "g1", "c", "4", "c44", "4c", "peak", "c4 c5", "c٤"])
def test_ruling_3_2_square_names_nothing_else_is_an_action(text: str) -> None:
    with pytest.raises(BadNotation, match="is no action"):
        avenue.parse(text)


def test_rule_3_2_the_news_are_told_in_sentences() -> None:
    state = scene(sheet(), sheet(), farms="DAFBCE", played=LAST_CARDS, coming=(14,))
    assert told(act(state, ANA, "peek").news) == ["Ana has chosen."]
    after = everyone(state, "peek", "c4")
    assert told(avenue.view(after, BRUNO).news) == [
        "The choices for a straight stretch from left to right: Ana peeks, Bruno c4.",
        "Farm D scores: Ana 0, Bruno 0.",
        "Round 2: farm A will score.",
        "The card shows a bend from left to bottom: yellow, number 1 of 4.",
    ]
    assert told(avenue.view(after, ANA).news)[1] == "You peek: the next farm is A."
