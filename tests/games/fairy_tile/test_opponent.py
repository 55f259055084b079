"""Positions in which the yardstick of Fairy Tile must see what a beginner sees, and games against random."""

from serao.bots import Bot, random
from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.games import fairy_tile
from serao.games.fairy_tile.actions import Action
from serao.games.fairy_tile.opponent.yardstick import choose, need, outlook
from serao.games.fairy_tile.pieces import OBJECTIVES
from serao.games.fairy_tile.state import State
from tests.games.fairy_tile.scenes import ANA, BRUNO, act, fresh, holding, standing, with_magic

GAMES = 16
PATIENT = 200  # decisions; a tug of war takes about ten


def chosen(state: State) -> str:
    """What the opponent does whose turn it is."""
    return fairy_tile.text(choose(fairy_tile.memory(state, state.turn), Chance(b"positions")))


def mine(page: int) -> State:
    """A new table at which the seat to move holds a page."""
    state = fresh()
    return holding(state, state.turn, page)


def test_it_tells_a_page_that_one_adventure_meets() -> None:
    state = standing(mine(3), princess="0,0")
    assert act(state, chosen(state)).told[state.turn] == (3,)


def test_with_magic_it_tells_a_page_that_two_adventures_meet() -> None:
    state = with_magic(mine(3), fresh().turn)  # the Princess leaves her castle and comes back
    seat = state.turn
    first = act(state, chosen(state))
    assert first.second
    assert act(first, chosen(first)).told[seat] == (3,)


def test_it_keeps_its_magic_once_a_page_is_told() -> None:
    state = with_magic(standing(mine(3), princess="0,0"), fresh().turn)
    told = act(state, chosen(state))
    assert chosen(told) == "end"


def test_it_comes_nearer_to_its_only_page() -> None:
    state = fresh(pages_each=1)
    state = with_magic(holding(state, state.turn, 36), state.turn)
    before = need(OBJECTIVES[36], outlook(fairy_tile.memory(state, state.turn)))
    after = act(state, chosen(state))
    assert need(OBJECTIVES[36], outlook(fairy_tile.memory(after, after.turn))) <= before


def test_sound_beats_random_clearly() -> None:
    wins = losses = 0
    for number in range(GAMES):
        bots: list[Bot[fairy_tile.Memory, Action]] = [random.choose, random.choose]
        bots[number % 2] = choose
        state, _moves = play_out(fairy_tile, fairy_tile.Options(pages_each=6), bots, b"strength %d" % number)
        outcome = fairy_tile.outcome(state)
        assert outcome is not None
        wins += outcome.ranking[0] == (number % 2,)
        losses += outcome.ranking[0] == (1 - number % 2,)
    assert wins >= GAMES - 4
    assert losses <= 2


def test_two_who_want_the_same_two_elsewhere_come_to_an_end() -> None:
    """Princess and Knight shall meet in a castle, says one page, and on a plain, says the other, turn after turn."""
    for luck in range(20):
        state, number = holding(holding(fresh(pages_each=1), ANA, 36), BRUNO, 10), 0
        while fairy_tile.actors(state) and number < PATIENT:
            number += 1
            action = choose(fairy_tile.memory(state, state.turn), Chance(b"tug of war %d" % luck, number))
            state = fairy_tile.apply(state, state.turn, action, Chance(b"table", number))
        assert fairy_tile.outcome(state), f"still playing with luck {luck}"


def test_every_choice_is_legal_and_the_same_again() -> None:
    state = fresh(3, 5, 4)
    number = 0
    while fairy_tile.actors(state):
        number += 1
        memory = fairy_tile.memory(state, state.turn)
        action = choose(memory, Chance(b"same", number))
        assert action in memory.legal
        assert choose(memory, Chance(b"same", number)) == action
        state = fairy_tile.apply(state, state.turn, action, Chance(b"table", number))
    assert fairy_tile.outcome(state) is not None
