"""Search and random play beside OpenSpiel in the same run (pip install open_spiel; Serão does not need it)."""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from benchmarks.decisions import games_of
from benchmarks.measure import rate
from serao.bots import tree
from serao.engine.chance import Chance
from serao.engine.complete import completed
from serao.games import GAMES

VAZA = Path(__file__).parents[1] / "examples" / "vaza"
THEIRS = ("hearts", "skat", "crazy_eights", "cribbage", "quoridor")
SIMULATIONS = 50  # in one search, ours or theirs
CHOICES = 6  # that there are at least where a search begins
RUNS = 7


def measured() -> list[dict[str, Any]]:
    """A row a game: iterations of a search and random decisions, a second."""
    rows = [row("Vaza, 3 seats", "search", our_search())]
    rows += [row(f"{name}, {game.USUAL_SEATS} seats", "random", ours(name)) for name, game in GAMES.items()]
    if find_spec("pyspiel") is None:
        print("OpenSpiel is not installed, so nothing stands beside our own figures: pip install open_spiel")
        return rows
    rows.append(row("OpenSpiel's hearts, 4 seats", "search", their_search()))
    return rows + [row(f"OpenSpiel's {name}", "random", theirs(name)) for name in THEIRS]


def row(game: str, what: str, work: Callable[[], int]) -> dict[str, Any]:
    """How much of it a second of the processor, in the best and in the middle run."""
    speed = rate(work, RUNS, process_time)  # of the processor: both are to have the same, whatever else runs here
    unit = "iterations" if what == "search" else "decisions"
    return {"game": game, "what": what, "unit": unit, "best": round(speed.best), "median": round(speed.median)}


def ours(name: str) -> Callable[[], int]:
    """Whole random games through the contract."""
    return games_of(name, GAMES[name].USUAL_SEATS)


def our_search() -> Callable[[], int]:
    """Iterations from the first decision of a game of Vaza."""
    sys.path.insert(0, str(VAZA))
    game = completed("vaza", import_module("serao_vaza"))
    state = game.new(game.Options(), 3, Chance(b"search"))
    memory = game.memory(state, game.actors(state)[0])
    assert len(memory.legal) >= CHOICES

    def one() -> int:
        search = tree.Search(game, memory, Random(1))
        for _ in range(SIMULATIONS):
            search.iterate()
        return SIMULATIONS

    return one


def their_search() -> Callable[[], int]:
    """Their search in Python, early in hearts where there is a choice: a single legal card would not be searched."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("hearts(pass_cards=false)")
    luck = numpy.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=2.0, max_simulations=SIMULATIONS, random_state=luck)
    state, dealer = game.new_initial_state(), Random(1)
    while state.is_chance_node() or len(state.legal_actions()) < CHOICES:
        state.apply_action(dealer.choice(state.legal_actions()))

    def one() -> int:
        bot.run_search(state)
        return SIMULATIONS

    return one


def theirs(name: str) -> Callable[[], int]:
    """Whole random games, step by step from Python; luck is drawn as theirs is, and not counted."""
    import pyspiel

    game, luck = pyspiel.load_game(name), Random(1)

    def one() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(luck.random() * len(actions))])
        return decisions

    return one
