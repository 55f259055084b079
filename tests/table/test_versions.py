"""A table keeps the version of the rules by which it was dealt."""

from types import SimpleNamespace
from typing import cast

import pytest

from serao.engine.contract import AnyGame
from serao.engine.problem import BadOptions
from serao.engine.record import verify
from serao.games import GAMES, picture_perfect
from serao.table.commands import Undo
from serao.table.events import Started, decode_event, encode_event
from tests.table.sitting import Sitting, gathered, started


def begun_by(rules: int) -> Sitting:
    """A game of Picture Perfect that was dealt by a version of the rules."""
    sitting = gathered("picture_perfect", "ana", "bruno")
    sitting.append(Started(rules=rules), "ana")
    return sitting


def test_a_new_table_is_dealt_by_the_present_version() -> None:
    sitting = started("picture_perfect", "ana", "bruno")
    assert sitting.log[-1].event == Started(rules=picture_perfect.RULES)
    assert sitting.table.state.rules == picture_perfect.RULES


def test_a_table_that_was_dealt_by_version_1_goes_on_by_version_1() -> None:
    sitting = begun_by(1)
    sitting.play_some(4, 30)
    assert sitting.table.game is picture_perfect.EARLIER[1]
    assert sitting.table.state.rules == 1
    assert sitting.again().state == sitting.table.state


def test_what_is_taken_back_is_played_again_by_the_same_version() -> None:
    sitting = begun_by(1)
    sitting.play(0, "arrange:1@c3")
    sitting.do("ana", Undo, seat=0)
    assert sitting.table.state.rules == 1


@pytest.mark.parametrize("rules", [1, 2])
def test_the_record_of_a_table_names_its_version_and_verifies(rules: int) -> None:
    sitting = begun_by(rules)
    sitting.play_some(4)
    record = sitting.table.record()
    assert record.rules == rules
    assert verify(GAMES, record) == len(record.moves)


def test_a_deal_that_names_no_version_was_by_version_1() -> None:
    assert decode_event(b'{"type":"started","empty":"bots"}') == Started(rules=1)
    assert encode_event(Started(rules=2)) == b'{"type":"started","rules":2}'


def test_a_table_of_a_version_that_is_not_played_here_says_so() -> None:
    sitting = gathered("picture_perfect", "ana", "bruno")
    with pytest.raises(BadOptions, match="version 99 of its rules"):
        sitting.append(Started(rules=99), "ana")


def test_a_table_of_a_version_that_is_no_longer_played_names_the_release_that_does() -> None:
    sitting = gathered("picture_perfect", "ana", "bruno")
    retired = {**vars(picture_perfect), "EARLIER": {1: "0.1"}}
    sitting.table.game = cast(AnyGame, SimpleNamespace(**retired))
    with pytest.raises(BadOptions, match=r"Serão 0\.1"):
        sitting.append(Started(rules=1), "ana")
