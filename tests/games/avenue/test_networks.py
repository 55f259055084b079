"""Joined squares against connected components of a graph, built naively from the pictures of the roads."""

import networkx
from hypothesis import given, settings
from hypothesis import strategies as st

from serao.games import avenue
from serao.games.avenue.maps import map_of
from serao.games.avenue.networks import castle_grapes, farm_grapes, joined, networks
from tests.games.avenue.scenes import ANA, EMPTY, FIVE_AND_FIVE, scene, sheet

# Half steps from the middle of a square to the middles of the sides its road reaches: (right, down).
REACHES = {
    1: ((0, -1), (-1, 0)),
    2: ((0, -1), (1, 0)),
    3: ((1, 0), (0, 1)),
    4: ((-1, 0), (0, 1)),
    5: ((-1, 0), (1, 0)),
    6: ((0, -1), (0, 1)),
}
LAND = map_of("A")

Point = tuple[int, int]

unhurried = settings(deadline=None)  # a busy machine is no fault of the rules


def middle(place: int) -> Point:
    """The middle of a square, in half squares from the top left corner."""
    return (2 * (place % 6) + 1, 2 * (place // 6) + 1)


def picture(drawn: tuple[int, ...]) -> "networkx.Graph[Point]":
    """The roads as lines between middles of squares and middles of sides."""
    graph: networkx.Graph[Point] = networkx.Graph()
    for place, road in enumerate(drawn):
        across, down = middle(place)
        for right, lower in REACHES.get(road, ()):
            graph.add_edge((across, down), (across + right, down + lower))
    return graph


def component(drawn: tuple[int, ...], place: int) -> set[int]:
    """The squares whose middles hang together with the middle of one."""
    graph = picture(drawn)
    if middle(place) not in graph:
        return set()
    reached = networkx.node_connected_component(graph, middle(place))
    return {other for other in range(42) if middle(other) in reached}


@st.composite
def sheets_of_roads(draw: st.DrawFn) -> tuple[int, ...]:
    """Any sheet; often with a rectangular loop drawn in, which chance alone makes too seldom."""
    least = draw(st.sampled_from([0, 1]))
    drawn = draw(st.lists(st.integers(least, 6), min_size=42, max_size=42))
    if draw(st.booleans()):
        left, top = draw(st.integers(0, 4)), draw(st.integers(0, 5))
        stamp(drawn, left, top, draw(st.integers(left + 1, 5)), draw(st.integers(top + 1, 6)))
    return tuple(drawn)


def stamp(drawn: list[int], left: int, top: int, right: int, bottom: int) -> None:
    """Draw a loop along the sides of a rectangle of squares."""
    for column in range(left, right + 1):
        drawn[top * 6 + column] = drawn[bottom * 6 + column] = 5
    for row in range(top, bottom + 1):
        drawn[row * 6 + left] = drawn[row * 6 + right] = 6
    drawn[top * 6 + left], drawn[top * 6 + right] = 3, 4
    drawn[bottom * 6 + left], drawn[bottom * 6 + right] = 2, 1


@unhurried
@given(sheets_of_roads(), st.integers(0, 41))
def test_rule_4_1_joined_squares_are_a_connected_component(drawn: tuple[int, ...], place: int) -> None:
    found = joined(drawn, place)
    assert set(found) == component(drawn, place)
    assert found[:1] == ((place,) if drawn[place] else ())


@unhurried
@given(sheets_of_roads())
def test_rule_4_1_farms_count_the_grapes_of_their_component(drawn: tuple[int, ...]) -> None:
    for farm in "ABCDEF":
        place = LAND.squares.index(f"F{farm}")
        tokens = [LAND.squares[other] for other in component(drawn, place)]
        assert farm_grapes(drawn, LAND, farm) == sum(len(token) for token in tokens if token[0] in "GP")


@unhurried
@given(sheets_of_roads())
def test_rule_5_1_castles_count_the_grapes_of_their_component(drawn: tuple[int, ...]) -> None:
    expected = []
    for colour in "PG":
        place = LAND.squares.index(f"C{colour}")
        tokens = [LAND.squares[other] for other in component(drawn, place)]
        expected.append(sum(token.count(colour) for token in tokens if token[0] in "GP"))
    assert castle_grapes(drawn, LAND) == tuple(expected)


@unhurried
@given(sheets_of_roads())
def test_rule_4_1_every_road_is_in_one_network_with_what_stands_there(drawn: tuple[int, ...]) -> None:
    found = networks(drawn, "A")
    assert sorted(place for each in found for place in each.squares) == [place for place in range(42) if drawn[place]]
    for each in found:
        assert set(each.squares) == component(drawn, each.squares[0])
        tokens = [LAND.squares[place] for place in each.squares]
        grapes = "".join(token for token in tokens if token[0] in "GP")
        assert (each.green, each.purple) == (grapes.count("G"), grapes.count("P"))
        assert set(each.farms) == {token[1] for token in tokens if token[0] == "F"}
        assert set(each.castles) == {{"G": "green", "P": "purple"}[token[1]] for token in tokens if token[0] == "C"}


def test_a_view_says_the_networks_and_castles_of_the_sheets_it_shows() -> None:
    state = scene(sheet(FIVE_AND_FIVE), sheet(EMPTY))
    shown, empty = avenue.view(state, None).sheets
    assert shown.networks == networks(state.sheets[ANA].roads, "A")
    assert (shown.purple_castle, shown.green_castle) == castle_grapes(state.sheets[ANA].roads, LAND)
    assert (empty.networks, empty.purple_castle, empty.green_castle) == ((), 0, 0)


@unhurried
@given(sheets_of_roads())
def test_rule_6_check_1_no_point_of_a_picture_has_more_than_two_lines(drawn: tuple[int, ...]) -> None:
    assert all(degree <= 2 for _, degree in picture(drawn).degree)
