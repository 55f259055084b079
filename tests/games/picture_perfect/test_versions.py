"""Records of earlier versions of the rules: they verify as what they are, and not as anything else."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from serao.engine.problem import BadRecord
from serao.engine.record import Record, decode, verify
from serao.games import GAMES

FOLDER = Path(__file__).parent / "versions"
# By file: what is wrong with the same moves by the present version.
DIFFERENT = {
    "1-faces.json": "record-outcome",  # 6.5 a wish is met, since a cheek is not a face
    "1-frame.json": "record-move",  # 7.2 a photograph is refused that looks over the screen
}


def kept(name: str) -> Record:
    """A record of an earlier version."""
    return decode((FOLDER / name).read_bytes())


def fault(record: Record) -> str:
    """The key of what is wrong with a record."""
    with pytest.raises(BadRecord) as refused:
        verify(GAMES, record)
    return refused.value.reason.key


def test_no_record_is_left_over() -> None:
    assert {path.name for path in FOLDER.iterdir()} == set(DIFFERENT)


@pytest.mark.parametrize("name", DIFFERENT)
def test_a_record_of_version_1_verifies_as_version_1(name: str) -> None:
    record = kept(name)
    assert record.rules == 1
    assert verify(GAMES, record) == len(record.moves)


@pytest.mark.parametrize("name", DIFFERENT)
def test_the_same_moves_by_the_present_version_are_another_game(name: str) -> None:
    record = kept(name)
    assert fault(replace(record, rules=GAMES[record.game].RULES)) == DIFFERENT[name]


def test_a_version_that_nobody_knows_is_said_to_be_unknown() -> None:
    record = replace(kept("1-faces.json"), rules=99)
    assert fault(record) == "rules-unknown"
    with pytest.raises(BadRecord, match=r"version 99 of its rules; this program plays version 2\."):
        verify(GAMES, record)
