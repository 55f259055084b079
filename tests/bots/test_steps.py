"""Games driven step by step on their kernels go with the rules, and the search on them is the same compiled or not."""

from array import array
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import pytest

from serao.bots import steps, tree_kernel
from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.engine.play import start
from serao.games import GAMES, part_of
from serao.installed.kernels import PLAIN, compiled, fastest
from tests.campaign import times
from tests.suites import SUITES

STEPPING = {name: suite for name, suite in SUITES.items() if part_of(name, "opponent.stepping")}
FEW = 4  # seats: more play by the same rules, and take longer
TABLES: list[tuple[str, Any, int]] = [
    (name, options, seats)
    for name, suite in STEPPING.items()
    for options, seats in dict.fromkeys((*suite.tables, *suite.opponent_tables))
    if seats <= FEW
]
USUAL = [(name, suite.game.USUAL_SEATS) for name, suite in STEPPING.items()]
SMALLEST = [(name, suite.game.seats(suite.game.Options()).start) for name, suite in STEPPING.items()]


@pytest.fixture(params=["plain", "compiled"])
def form(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Each form of the kernels, with nothing kept from the other."""
    if request.param == "plain":
        monkeypatch.setenv(PLAIN, "1")
    fastest.cache_clear()
    yield request.param
    fastest.cache_clear()


def both_forms(monkeypatch: pytest.MonkeyPatch, work: Any) -> list[Any]:
    """What some work comes to, compiled and plain."""
    assert compiled(tree_kernel) is not None, "the kernels are not compiled: `make kernels` does it"
    found = []
    for plain in ("", "1"):
        monkeypatch.setenv(PLAIN, plain)
        fastest.cache_clear()
        found.append(work())
    fastest.cache_clear()
    return found


def stepping_of(name: str) -> Any:
    """What a game offers."""
    return part_of(name, "opponent.stepping")


def first_memory(name: str, seats: int, seed: bytes) -> Any:
    """What whoever begins a game knows."""
    game = GAMES[name]
    state = start(game, game.Options(), seats, Chance(seed))
    return game.memory(state, game.actors(state)[0])


@pytest.mark.campaign
@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_steps_and_rules_go_together_to_the_end(form: str, name: str, options: Any, seats: int) -> None:
    game, stepping, loaded = GAMES[name], stepping_of(name), STEPPING[name].loaded
    assert loaded is not None, f"the suite of {name} does not say how its table is loaded"
    for number in range(times(3, 500)):
        random, seed = Random(number), b"steps %d" % number
        state, table = start(game, options, seats, Chance(seed)), stepping.steps(options, seats)
        table.load(loaded(state))
        while actors := game.actors(state):
            seat = table.seat()
            assert seat == actors[0]
            assert [stepping.action_of(each) for each in table.legal()] == list(game.legal(state, seat))
            chosen = random.choice(table.legal())
            assert stepping.number_of(stepping.action_of(chosen)) == chosen
            assert table.apply(chosen) == (len(actors) == 1)  # of several who choose, the last one opens all choices
            state = game.apply(state, seat, stepping.action_of(chosen), Chance(seed, 1))
        assert (table.seat(), table.legal(), table.seats()) == (-1, b"", seats)
        assert_same_end(game.outcome(state), table)


def assert_same_end(outcome: Any, table: Any) -> None:
    assert [table.points(score.seat) for score in outcome.scores] == [score.total for score in outcome.scores]
    groups: dict[int, list[int]] = {}
    for score in outcome.scores:
        groups.setdefault(table.standing(score.seat), []).append(score.seat)
    assert tuple(tuple(groups[each]) for each in sorted(groups, reverse=True)) == outcome.ranking


@pytest.mark.parametrize(("name", "options", "seats"), TABLES)
def test_random_games_are_the_same_plain_and_compiled(
    monkeypatch: pytest.MonkeyPatch, name: str, options: Any, seats: int
) -> None:
    def play() -> Any:
        table, played = stepping_of(name).steps(options, seats), array("h", bytes(4000))
        table.deal_at_random(7)
        one = table.play_on(played), list(played), [table.points(seat) for seat in range(seats)]
        return *one, table.play_at_random(8, 5), table.seat()

    fast, plain = both_forms(monkeypatch, play)
    assert fast == plain
    assert fast[-1] == -1
    assert fast[3] > 5 * 20


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_imagined_positions_agree_with_what_a_seat_sees(form: str, name: str, seats: int) -> None:
    memory, stepping = first_memory(name, seats, b"imagined"), stepping_of(name)
    table, ends, played = stepping.remembered(memory, Chance(b"luck")), set(), array("h", bytes(4000))
    for seed in range(20):
        table.imagine(memory.seat, seed)
        assert [stepping.action_of(each) for each in table.legal()] == list(memory.legal)
        table.play_on(played)
        ends.add(tuple(table.points(seat) for seat in range(seats)))
    assert len(ends) > 10
    table.imagine(memory.seat, 19)
    table.play_on(played)
    assert tuple(table.points(seat) for seat in range(seats)) in ends


@pytest.mark.parametrize(("name", "seats"), [*SMALLEST, *USUAL])
def test_search_comes_to_the_same_compiled_or_not(monkeypatch: pytest.MonkeyPatch, name: str, seats: int) -> None:
    memory = first_memory(name, seats, b"same")

    def search() -> Any:
        found = steps.search_of(stepping_of(name), memory, Chance(b"luck"), 8)  # so few nodes that they run out
        return found.run(1_000), found.best(bytes(map(stepping_of(name).number_of, memory.legal)))

    fast, plain = both_forms(monkeypatch, search)
    assert fast == plain


@pytest.mark.parametrize(("name", "seats"), USUAL)
def test_search_on_steps_is_far_above_random(name: str, seats: int) -> None:
    game, thinking = GAMES[name], partial(steps.choose, stepping_of(name), decisions=20_000)
    for number in range(2):
        bots = [lambda memory, chance: chance.pick(memory.legal) for _ in range(seats)]
        bots[number] = thinking
        state, _moves = play_out(game, game.Options(), bots, b"above random %d" % number)
        outcome = game.outcome(state)
        assert outcome is not None
        assert outcome.ranking[0] == (number,)
