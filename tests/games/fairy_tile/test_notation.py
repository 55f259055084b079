"""The notation of decisions (rule 3.3), objectives in words, and the news as sentences."""

import pytest

from serao.engine.problem import BadNotation
from serao.games import fairy_tile
from serao.games.fairy_tile.actions import END, TURN, Action, Add, Move
from serao.games.fairy_tile.pieces import OBJECTIVES
from serao.games.fairy_tile.wording import objective_text
from serao.locales import LANGUAGES, words
from tests.games.fairy_tile.scenes import NAMES, act, fresh, holding, place, standing


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("P0,0", Move(0, place("0,0"))),
        ("K2,-1", Move(1, place("2,-1"))),
        ("D-10,12", Move(2, place("-10,12"))),
        ("T3,-2/4", Add(place("3,-2"), 4)),
        ("turn", TURN),
        ("end", END),
    ],
)
def test_ruling_3_3_notation_goes_there_and_back(text: str, action: Action) -> None:
    assert fairy_tile.text(action) == text
    assert fairy_tile.parse(text) == action
    assert fairy_tile.parse(f" {text.lower()} ") == action


@pytest.mark.parametrize("text", ["", "P", "Q1,1", "P1", "P1,2,3", "T1,1", "T1,1/6", "P99,0", "D0,-40", "D٢,1", "go"])
def test_ruling_3_3_notation_nothing_else_is_an_action(text: str) -> None:
    with pytest.raises(BadNotation, match="is no action"):
        fairy_tile.parse(text)


def test_rule_1_3_objectives_in_words() -> None:
    say = words("en").say
    assert objective_text(OBJECTIVES[1], say) == "The Dragon visits a castle and sees the Princess or sees the Knight."
    assert objective_text(OBJECTIVES[17], say) == (
        "The Princess and the Dragon meet anywhere and the Knight sees the Princess."
    )
    assert objective_text(OBJECTIVES[24], say) == "The Dragon visits a Large river."
    assert objective_text(OBJECTIVES[20], say) == "The Knight sees three mountains in a line."


@pytest.mark.parametrize("language", LANGUAGES)
def test_rule_1_3_every_objective_has_words_of_its_own(language: str) -> None:
    said = {objective_text(objective, words(language).say) for objective in OBJECTIVES.values()}
    assert len(said) == 36
    assert not any("fairy" in sentence for sentence in said)


def test_rule_5_1_the_story_is_read() -> None:
    state = standing(holding(fresh(), fresh().turn, 3), princess="0,0")
    after = act(state, "P0,1")
    say = words("en").say
    told = [fairy_tile.tell(event, say, NAMES) for event in fairy_tile.view(after, state.turn).news]
    name = NAMES[state.turn]
    assert told[0] == f"{name} moves the Princess to the castle by the mountain."
    assert told[1] == f"{name} tells page 3. {say('fairy_tile-story-3')}"
    assert told[2].startswith("In your hand: page ")
