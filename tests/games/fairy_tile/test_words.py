"""Places are named as people name them: by what they are and by what they lie beside."""

from pathlib import Path

import pytest

from serao.games import fairy_tile
from serao.games.fairy_tile.actions import ADDS, MOVES, Action
from serao.games.fairy_tile.hexes import hex_at
from serao.games.fairy_tile.landmarks import landmark, place_text
from serao.locales import LANGUAGES, words
from tests.games.fairy_tile.scenes import fresh, land
from tests.sentences import FOR_MACHINES, told_in

FINISHED = sorted((Path(__file__).parent / "finished").glob("*.json"))
HERE = hex_at(0, 0)


@pytest.mark.parametrize("record", FINISHED, ids=lambda record: record.stem)
def test_no_sentence_of_a_whole_game_has_a_number_of_a_place_or_a_rule(record: Path) -> None:
    sentences = list(told_in(record))
    assert sentences
    assert not [each for each in sentences if FOR_MACHINES.search(each)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_reason_has_one(language: str) -> None:
    state = fresh()
    tried: list[Action] = [moves[at] for moves in MOVES for at in range(HERE - 130, HERE + 130)]
    tried += [turned[at] for turned in ADDS for at in range(HERE - 130, HERE + 130)]
    reasons = [fairy_tile.refusal(state, state.turn, each) for each in tried]
    said = {words(language).why(each) for each in reasons if each is not None}
    assert len(said) >= 5
    assert not [each for each in said if FOR_MACHINES.search(each)]


@pytest.mark.parametrize(
    ("drawing", "told"),
    [
        ("mcpp", "the mountain by the castle"),
        ("mfpp", "the mountain by the forest"),
        ("MFpp", "the mountain on the river, by the forest"),
        ("mm", "the mountain among mountains"),
        ("f", "the forest among forests"),
        ("cmm/pf", "the castle by the plains"),
    ],
)
def test_a_place_is_known_by_the_rarest_land_beside_it(drawing: str, told: str) -> None:
    assert place_text(landmark(land(drawing), HERE), "the", words("en").say) == told


def test_a_place_is_named_as_each_language_does() -> None:
    place = landmark(land("mcpp"), HERE)
    assert [place_text(place, "to", words(language).say) for language in ("en", "pt-BR", "pt-PT", "fr")] == [
        "to the mountain by the castle",
        "para a montanha junto ao castelo",
        "para a montanha junto ao castelo",
        "sur la montagne près du château",
    ]
