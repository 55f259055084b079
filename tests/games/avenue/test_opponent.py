"""Positions in which the yardstick of Avenue must see what a beginner sees."""

from typing import Any

from msgspec.structs import replace

from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.games import avenue
from serao.games.avenue.actions import Draw, Peek
from serao.games.avenue.maps import map_of
from serao.games.avenue.networks import farm_grapes
from serao.games.avenue.opponent.yardstick import NOWHERE, choose, follow, holding
from serao.games.avenue.pieces import ALL_VACANT, SQUARES, YELLOW
from serao.games.avenue.rules import draws_in
from serao.games.avenue.state import Sheet, State

SEED = b"positions"
LAND = map_of("A")
GRAPES = tuple(green + purple for green, purple in zip(LAND.green, LAND.purple, strict=True))


def square(text: str) -> int:
    draw = avenue.parse(text)
    assert isinstance(draw, Draw)
    return draw.square


def sheet(roads: dict[str, int], **changes: Any) -> Sheet:
    drawn = {square(text): road for text, road in roads.items()}
    vacant = ALL_VACANT & ~sum(1 << each for each in drawn)
    return Sheet(roads=tuple(drawn.get(each, 0) for each in range(SQUARES)), vacant=vacant, **changes)


def position(mine: Sheet, farms: str, road: int, **changes: Any) -> State:
    """A made-up position alone in which a road is shown."""
    state = avenue.new(avenue.Options(), 1, Chance(SEED))
    return replace(state, sheets=(mine,), farms=farms, road=road, **changes)


def chosen(state: State) -> Any:
    return choose(avenue.memory(state, 0), Chance(SEED))


def test_on_the_last_card_of_a_round_it_joins_the_farm_to_grapes() -> None:
    # Farm A stands in c1 with a road to the right: d1 (two grapes) takes it up, and nothing else counts now.
    state = position(sheet({"c1": 3}), "ABCDEF", 5 + YELLOW, yellow=4)
    action = chosen(state)
    assert isinstance(action, Draw)
    roads = list(state.sheets[0].roads)
    roads[action.square] = 5
    assert farm_grapes(tuple(roads), LAND, "A") == 2


def test_on_the_last_card_of_the_game_it_takes_the_most_points() -> None:
    mine = sheet({"c1": 3, "c2": 6, "c3": 6}, written=(0, 0, 0, 0))
    state = position(mine, "BCDEAF", 5 + YELLOW, yellow=4, round=5)
    totals = {}
    for action in avenue.legal(state, 0):
        outcome = avenue.outcome(avenue.apply(state, 0, action, Chance(SEED, 1)))
        assert outcome is not None
        totals[action] = outcome.scores[0].total
    assert totals[chosen(state)] == max(totals.values())


def test_it_peeks_rather_than_break_the_only_way_on() -> None:
    # Two squares are left, both where farm A's roads go on, and the road fits neither.
    free = {"d1", "c3"}
    roads = {avenue.text(draw): 6 for draw in draws_in(ALL_VACANT) if avenue.text(draw) not in free}
    roads |= {"c1": 3, "c2": 6}
    state = position(sheet(roads), "ABCDEF", 2, yellow=1)
    assert chosen(state) == Peek()


def test_a_road_is_followed_to_the_vacant_square_it_points_into() -> None:
    roads = sheet({"c1": 3, "d1": 5}).roads
    assert follow(roads, GRAPES, square("c1"), 1) == (2, 4 * square("e1") + 3)
    assert follow(roads, GRAPES, square("d1"), 0) == (0, NOWHERE)


def test_a_loop_is_counted_once() -> None:
    roads = {"c1": 3, "d1": 4, "d2": 1, "c2": 2}
    held = holding(list(sheet(roads).roads), GRAPES, square("c1"))
    assert held.grapes == farm_grapes(sheet(roads).roads, LAND, "A")
    assert held.ports == ()


def test_several_at_one_table_play_sheets_of_their_own() -> None:
    for number in range(5):
        state, _ = play_out(avenue, avenue.Options(), [choose] * 4, f"company {number}".encode())
        assert len({each.roads for each in state.sheets}) == 4
