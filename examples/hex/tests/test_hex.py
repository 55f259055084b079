"""Hex keeps the contract, and who joins two sides wins."""

import pytest

from serao.engine.chance import Chance
from serao.engine.play import play, start
from serao.engine.problem import BadOptions
from serao.games import GAMES
from serao.testing import ContractTests, Perft, Suite

HEX = GAMES["hex"]


class TestContract(ContractTests):
    """The suite that every game must pass."""

    suite = Suite(
        game=HEX,
        tables=[(HEX.Options(size=4), 2), (HEX.Options(size=3), 2)],
        universe=[HEX.parse("a1"), HEX.parse("m13")],
        perft=[Perft(2, 0, [81, 81 * 80])],
    )


def test_a_chain_from_side_to_side_wins() -> None:
    state = start(HEX, HEX.Options(size=3), 2, Chance(b""))
    for number, place in enumerate(["b1", "a2", "b2", "c2", "a3"]):
        assert HEX.outcome(state) is None
        state = play(HEX, state, number % 2, HEX.parse(place), Chance(b""))
    outcome = HEX.outcome(state)
    assert outcome is not None
    assert outcome.ranking == ((0,), (1,))


@pytest.mark.parametrize("size", [2, 14])
def test_a_board_must_have_a_size_that_can_be_played(size: int) -> None:
    with pytest.raises(BadOptions):
        HEX.seats(HEX.Options(size=size))
