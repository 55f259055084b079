"""OpenSpiel's own tests for our games, and its searches on them, where it is installed."""

from typing import Any

import msgspec
import numpy as np
import pytest

from serao.games import GAMES
from serao.installed import own_games
from tests.docs.pages import DOCS, samples
from tests.suites import SUITES

pyspiel = pytest.importorskip("pyspiel")
openspiel = pytest.importorskip("serao.research.openspiel")
DEAL = 7  # any


@pytest.fixture(scope="module", autouse=True)
def _registered() -> None:
    assert openspiel.registered() == openspiel.registered() == tuple(f"serao_{name}" for name in own_games())


def asked(name: str) -> str:
    """What OpenSpiel is asked for, that the game is soon over: a short one of few players, where there are such."""
    game, short = GAMES[name], SUITES[name].short
    if short is None:
        return ""
    usual, players = msgspec.to_builtins(game.Options()), max(game.seats(short).start, 2)
    given = [f"{option}:{value}" for option, value in msgspec.to_builtins(short).items() if value != usual[option]]
    return f"(players={players},options={';'.join(given)})"


def game_of(name: str) -> Any:
    """A game that is soon over."""
    return pyspiel.load_game(f"serao_{name}{asked(name)}")


@pytest.mark.parametrize("name", own_games())
def test_random_games_pass_the_test_of_openspiel(name: str) -> None:
    long = SUITES[name].short is not None  # at random: to store every position would take minutes
    pyspiel.random_sim_test(game_of(name), 1, not long, False)


def dealt(game: Any, decisions: int) -> Any:
    """A position after some decisions."""
    state, luck = game.new_initial_state(), np.random.RandomState(1)
    state.apply_action(DEAL)
    for _ in range(decisions):
        state.apply_action(luck.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", own_games())
def test_what_is_imagined_agrees_with_what_the_player_knows(name: str) -> None:
    state = dealt(game_of(name), 12)
    player, luck = state.current_player(), np.random.RandomState(2)
    others = [state.resample_from_infostate(player, luck.random_sample) for _ in range(3)]
    assert len({str(each) for each in (state, *others)}) == 4
    assert {each.information_state_string(player) for each in others} == {state.information_state_string(player)}
    assert all(each.information_state_tensor(player) == state.information_state_tensor(player) for each in others)
    assert all(each.legal_actions() == state.legal_actions() for each in others)
    assert state.simulation.seed not in {each.simulation.seed for each in others}  # nor is the luck to come known


@pytest.mark.parametrize("search", ["mcts", "ismcts"])
def test_the_searches_of_openspiel_choose_legally(search: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    state, luck = dealt(game_of("photograph"), 40), np.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    game = state.get_game()
    if search == "mcts":
        bot = mcts.MCTSBot(game, 2.0, 10, evaluator, random_state=luck)
    else:
        bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=10, random_state=luck)
    before = str(state)
    assert bot.step(state) in state.legal_actions()
    assert str(state) == before


def test_places_are_worth_as_much_as_they_cost() -> None:
    state, luck = dealt(pyspiel.load_game("serao_avenue(players=3,options=map:B)"), 0), np.random.RandomState(4)
    assert state.returns() == [0, 0, 0]
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0


def test_the_example_of_the_page_chooses_an_action(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = [each for each in samples(DOCS / "research.md") if each.title == "openspiel_search.py"]
    exec(compile(example.text, example.title, "exec"), {})
    assert GAMES["photograph"].parse(capsys.readouterr().out)
