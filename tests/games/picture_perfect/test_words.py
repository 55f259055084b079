"""What people are told speaks of guests and envelopes, never of numbers for machines."""

from pathlib import Path

import pytest

from tests.sentences import FOR_MACHINES, told_in

FINISHED = sorted((Path(__file__).parent / "finished").glob("*.json"))


@pytest.mark.parametrize("record", FINISHED, ids=lambda record: record.stem)
def test_no_sentence_of_a_whole_game_has_a_number_of_a_place_or_a_rule(record: Path) -> None:
    sentences = list(told_in(record))
    assert sentences
    assert not [each for each in sentences if FOR_MACHINES.search(each)]
