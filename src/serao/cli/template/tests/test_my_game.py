"""The game keeps the contract, and its own rules hold."""

from serao.engine.chance import Chance
from serao.engine.play import play, start
from serao.games import GAMES
from serao.testing import ContractTests, Suite

GAME = GAMES["my_game"]


class TestContract(ContractTests):
    """The suite that every game must pass: whole games, secrets, records, words, opponents."""

    suite = Suite(game=GAME, tables=[(GAME.Options(), 2), (GAME.Options(fewest=5), 4)])


def test_who_takes_the_last_stone_wins() -> None:
    state = start(GAME, GAME.Options(fewest=1), 2, Chance(b"luck"))
    seat = 0
    while GAME.actors(state):
        seat = GAME.actors(state)[0]
        state = play(GAME, state, seat, GAME.parse("take:1"), Chance(b"luck"))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking[0] == (seat,)
