"""Random play and search on our kernels beside OpenSpiel, in one run (pip install open_spiel: Serão runs without)."""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import Any

from benchmarks.measure import LEAST_SECONDS, rate
from benchmarks.search import CHOICES, SIMULATIONS, THEIRS, their_search, theirs
from serao.bots import steps
from serao.engine.chance import Chance
from serao.engine.play import start
from serao.engine.steps import Steps
from serao.games import GAMES, stepping_of

OURS = (("avenue", 2), ("photograph", 3))
RUNS = 7
GAMES_A_BATCH = 200
ROLLOUTS = 300  # of one evaluation in OpenSpiel's C++
COUNTED = 200  # games that are played to know how long one is
STEPS, BATCHES, ITERATIONS = "decisions, step by step", "decisions, in batches", "iterations of search"


def measured() -> list[dict[str, Any]]:
    """A row a game and kind of work: the middle of some runs, and how often OpenSpiel's middle figure that is."""
    nothing: dict[str, dict[str, float]] = {STEPS: {}, BATCHES: {}, ITERATIONS: {}}
    found = nothing if find_spec("pyspiel") is None else measured_theirs()
    if not found[STEPS]:
        print("OpenSpiel is not installed, so nothing stands beside our own figures: pip install open_spiel")
    rows = []
    for name, seats in OURS:
        for what, work in ((STEPS, our_steps), (BATCHES, our_batches), (ITERATIONS, our_search)):
            rows.append(row(f"{name}, {seats} seats", what, speed(work(name, seats)), found[what]))
    others = [(name, what, figure) for what, figures in found.items() for name, figure in figures.items()]
    return rows + [row(f"OpenSpiel's {name}", what, figure, {}) for name, what, figure in others]


def row(game: str, what: str, figure: float, beside: dict[str, float]) -> dict[str, Any]:
    """How much a second of the processor; beside all of theirs, the middle one of them."""
    ratio = f"{figure / median(beside.values()):.1f} ×" if beside else ""
    return {"what": what, "game": game, "a second": round(figure), "OpenSpiel's middle": ratio}


def speed(work: Callable[[], int]) -> float:
    """The middle of some runs, a second of the processor."""
    return rate(work, RUNS, process_time).median


# ── Ours ──────────────────────────────────────────────────────────────────────────────────────────


def table_of(name: str, seats: int) -> Steps:
    """A table on the game's kernel."""
    stepping = stepping_of(name)
    assert stepping is not None
    return stepping.steps(GAMES[name].Options(), seats)


def our_steps(name: str, seats: int) -> Callable[[], int]:
    """Whole random games, set-up and all, every decision made in Python."""
    table, luck = table_of(name, seats), Random(1)

    def one() -> int:
        table.deal_at_random(luck.getrandbits(31))
        decisions = 0
        while table.seat() >= 0:
            actions = table.legal()
            decisions += 1
            table.apply(actions[int(luck.random() * len(actions))])
        return decisions

    return one


def our_batches(name: str, seats: int) -> Callable[[], int]:
    """Whole random games, set-up and all, within the kernel."""
    table, luck = table_of(name, seats), Random(1)
    return lambda: int(table.play_at_random(luck.getrandbits(31), GAMES_A_BATCH))


def our_search(name: str, seats: int) -> Callable[[], int]:
    """Searches from a first decision: an iteration imagines, walks down the tree, and plays one random game."""
    game, stepping = GAMES[name], stepping_of(name)
    state = start(game, game.Options(), seats, Chance(b"search"))
    memory = game.memory(state, game.actors(state)[0])
    assert stepping is not None
    assert len(memory.legal) >= CHOICES

    def one() -> int:
        search = steps.search_of(stepping, memory, Chance(b"luck"), SIMULATIONS)
        for _ in range(SIMULATIONS):
            search.iterate()
        return SIMULATIONS

    return one


# ── Theirs ────────────────────────────────────────────────────────────────────────────────────────


def measured_theirs() -> dict[str, dict[str, float]]:
    """The same three of OpenSpiel, by game; of its two ways to play at random in C++ the faster one."""
    return {
        STEPS: {name: speed(theirs(name)) for name in THEIRS},
        BATCHES: {name: max(bots_alone(name), rollouts(name)) for name in THEIRS},
        ITERATIONS: {"hearts": speed(their_search())},
    }


def bots_alone(name: str) -> float:
    """Whole random games by its C++ opponents within its C++ loop; luck included, but not counted."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in range(game.num_players())]
    rates, seed = [], 0
    for _ in range(RUNS):
        decisions, spent = 0, 0.0
        while spent < LEAST_SECONDS:
            began, seed = process_time(), seed + 1
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            spent += process_time() - began
            decisions += sum(step.player >= 0 for step in state.full_history())
        rates.append(decisions / spent)
    return median(rates)


def rollouts(name: str) -> float:
    """Random games from the first decision, without the deal, as its C++ search plays them; 0 where it does not.

    They cannot be counted there: how long they are is the mean of games played here from the same position.
    """
    import pyspiel

    game, luck = pyspiel.load_game(name), Random(1)
    if game.get_type().reward_model != pyspiel.GameType.RewardModel.TERMINAL:
        return 0.0
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(luck.choice(root.legal_actions()))
    length = sum(decisions_from(root.clone(), luck) for _ in range(COUNTED)) / COUNTED
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)

    def one() -> int:
        bot.mcts_search(root)  # one simulation: one position is judged, by so many rollouts
        return round(ROLLOUTS * length)

    return speed(one)


def decisions_from(state: Any, luck: Random) -> int:
    """How many decisions a random game takes from here."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    return decisions
