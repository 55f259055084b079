"""Search for any game: in the open, in secret, at the same time, alone, and without an end."""

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from serao import cli
from serao.bots import flat, tree
from serao.bots.general import general_levels
from serao.bots.match import play_out
from serao.bots.rollout import MOST_DECISIONS, rollout, worth_of
from serao.engine.chance import Chance
from serao.engine.complete import completed
from serao.engine.contract import AnyGame
from serao.engine.outcome import Score, outcome_of
from serao.games import avenue, photograph


def pebbles() -> AnyGame:
    """The game of the template: take one to three stones; who takes the last one wins."""
    file = Path(cli.__file__).parent / "template" / "serao_my_game" / "__init__.py"
    spec = spec_from_file_location("pebbles_of_the_template", file)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return completed("pebbles", module)


PEBBLES = pebbles()


def first_photograph(seed: bytes) -> photograph.Memory:
    """What whoever begins a game of Photograph knows."""
    state = photograph.new(photograph.Options(), 2, Chance(seed))
    return photograph.memory(state, photograph.actors(state)[0])


def with_stones(number: int) -> Any:
    """A position with so many stones, seen by who must choose."""
    state = PEBBLES.new(PEBBLES.Options(), 2, Chance(b"stones"))
    return PEBBLES.memory(msgspec.structs.replace(state, stones=number, turn=0), 0)


@pytest.mark.parametrize("stones", [5, 6, 7, 9, 10, 11])
def test_the_tree_finds_the_only_move_that_wins(stones: int) -> None:
    assert tree.choose(PEBBLES, with_stones(stones), Chance(b"tree"), 12_000).number == stones % 4


@pytest.mark.parametrize("stones", [1, 2, 3])
@pytest.mark.parametrize("level", range(5))
def test_every_level_but_the_second_sees_a_win_at_once(level: int, stones: int) -> None:
    if level != 1:
        assert general_levels(PEBBLES)[level](with_stones(stones), Chance(b"win")).number == stones


def test_the_first_level_otherwise_plays_anything() -> None:
    taken = {general_levels(PEBBLES)[0](with_stones(9), Chance(b"any", k)).number for k in range(40)}
    assert taken == {1, 2, 3}


@pytest.mark.parametrize("choose", [tree.choose, flat.choose])
def test_the_same_luck_gives_the_same_choice_from_bytes_too(choose: Callable[..., Any]) -> None:
    memory = first_photograph(b"same")
    sent = msgspec.json.decode(msgspec.json.encode(memory), type=photograph.Memory)
    for k in range(3):
        first = choose(photograph, memory, Chance(b"luck", k), 40)
        assert first in memory.legal
        assert choose(photograph, memory, Chance(b"luck", k), 40) == first
        assert choose(photograph, sent, Chance(b"luck", k), 40) == first


def test_who_chooses_at_the_same_time_chooses_by_figures_of_their_own() -> None:
    state = avenue.new(avenue.Options(), 3, Chance(b"together"))
    while len(avenue.actors(state)) < 3:
        seat = avenue.actors(state)[0]
        state = avenue.apply(state, seat, avenue.legal(state, seat)[0], Chance(b"draw"))
    memory = avenue.memory(state, 1)
    search = tree.Search(avenue, memory, Random(1))
    for _ in range(60):
        search.iterate()
    assert sorted(search.root.known) == [0, 1, 2]
    for known in search.root.known.values():
        assert sum(tries.tries for tries in known.values()) == 60
        assert all(tries.available == 60 for tries in known.values())
    assert all(len(key) == 3 for key in search.root.after)
    assert search.best() in memory.legal


def test_what_is_seldom_available_is_judged_when_it_is() -> None:
    memory = first_photograph(b"hidden")
    search = tree.Search(photograph, memory, Random(2))
    for _ in range(200):
        search.iterate()
    below = [node for node in search.root.after.values() if node.known]
    available = [tries.available for node in below for known in node.known.values() for tries in known.values()]
    visits = [sum(tries.tries for tries in known.values()) for node in below for known in node.known.values()]
    assert min(available) < max(visits)


def test_alone_points_are_what_counts() -> None:
    options = avenue.Options()
    level = general_levels(avenue)[2]
    totals = {}
    for name, bot in {"search": level, "random": lambda memory, chance: chance.pick(memory.legal)}.items():
        outcome = avenue.outcome(play_out(avenue, options, [bot], b"alone")[0])
        assert outcome is not None
        totals[name] = outcome.scores[0].total
    assert totals["search"] > totals["random"]


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tree, "MOST_NODES", 10)
    search = tree.Search(PEBBLES, with_stones(21), Random(3))
    for _ in range(300):
        search.iterate()
    assert search.nodes == 10


def test_a_game_without_an_end_is_given_up_and_worth_the_same_to_all() -> None:
    parts = dict(vars(PEBBLES))
    parts["apply"] = lambda state, seat, action, chance: msgspec.structs.replace(state, turn=1 - seat)
    endless: Any = SimpleNamespace(**parts)
    state, played = rollout(endless, endless.imagine(with_stones(9), Chance(b"x")), Random(4))
    assert len(played) == MOST_DECISIONS
    assert {worth_of(endless.outcome(state))[seat] for seat in range(2)} == {0.5}
    assert tree.choose(endless, with_stones(9), Chance(b"x"), 5_000).number in (1, 2, 3)
    assert flat.choose(endless, with_stones(9), Chance(b"x"), 3).number in (1, 2, 3)


def test_an_end_is_worth_its_place_and_a_little_its_points() -> None:
    close = worth_of(outcome_of([Score(0, 5, ()), Score(1, 6, ()), Score(2, 1, ())], "over", ()))
    clear = worth_of(outcome_of([Score(0, 5, ()), Score(1, 16, ()), Score(2, 1, ())], "over", ()))
    assert close[1] > close[0] > close[2]
    assert clear[1] > close[1]
    shared = worth_of(outcome_of([Score(0, 5, ()), Score(1, 5, ())], "over", ()))
    assert shared == {0: 0.5, 1: 0.5}
    assert worth_of(outcome_of([Score(0, 42, ())], "over", ())) == {0: 42.0}


def test_each_level_is_stronger_than_the_first() -> None:
    """Seeded, so it is the same every time: the tree against whoever plays anything, three games as second player."""
    first, *_others, strongest = general_levels(PEBBLES)
    for number in range(3):
        state, _moves = play_out(PEBBLES, PEBBLES.Options(), [first, strongest], b"strength %d" % number)
        outcome = PEBBLES.outcome(state)
        assert outcome is not None
        assert outcome.ranking[0] == (1,)
