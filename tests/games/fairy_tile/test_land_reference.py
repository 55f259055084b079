"""Movement, sight, Large places, placements and impossible pages against the slow reference, over random kingdoms."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from serao.games import fairy_tile
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.endless import never
from serao.games.fairy_tile.hexes import DIRECTIONS, axial, hex_at
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.moving import ways
from serao.games.fairy_tile.pieces import REGULAR, TILES, kingdom_of
from serao.games.fairy_tile.places import CHARACTERS, PLACES, TERRAINS
from serao.games.fairy_tile.placing import additions
from serao.testing.examples import examples
from tests.games.fairy_tile.reference import (
    PAGES,
    Hex,
    Land,
    castles,
    ever,
    large,
    placements,
    routes,
    sees,
)
from tests.games.fairy_tile.scenes import fresh, grown, land, luck

unhurried = examples(25)
seeds = st.integers(0, 10_000)
tiles = st.integers(0, 12)
drawings = st.lists(st.text(st.sampled_from("ppfmcFPM "), min_size=1, max_size=4), min_size=1, max_size=3).map("/".join)


def plain(kingdom: Kingdom) -> Land:
    """A kingdom as the reference writes it."""
    return {
        axial(there): (
            TERRAINS[terrain],
            frozenset(way for bit, way in enumerate(DIRECTIONS) if kingdom.river[there] >> bit & 1),
        )
        for there, terrain in kingdom.terrain.items()
    }


def random_kingdom(seed: int, number: int) -> Kingdom:
    """A kingdom of tiles added at random."""
    return kingdom_of(grown(fresh(number=seed), number, seed).laid)


def ends_and_castles(land: Land, who: str, start: Hex) -> dict[Hex, bool]:
    """Where a character may go, and whether some route there passes over a castle."""
    found: dict[Hex, bool] = {}
    for route in routes(land, who, start):
        found[route[-1]] = found.get(route[-1], False) or bool(castles(land) & set(route))
    return found


def agree_on_moves(kingdom: Kingdom) -> None:
    """Every move of every character from every hex is the same."""
    as_plain = plain(kingdom)
    for there in kingdom.terrain:
        for number, who in enumerate(CHARACTERS):
            ours = {axial(to): over for to, over in ways(kingdom, number, there).items()}
            assert ours == ends_and_castles(as_plain, who, axial(there))


@unhurried
@given(seed=seeds, number=tiles)
def test_rule_4_1_moves_agree_with_the_reference_on_kingdoms_of_tiles(seed: int, number: int) -> None:
    agree_on_moves(random_kingdom(seed, number))


@unhurried
@given(drawing=drawings)
def test_rule_4_1_moves_agree_with_the_reference_on_torn_kingdoms(drawing: str) -> None:
    agree_on_moves(land(drawing))


@unhurried
@given(seed=seeds, number=tiles)
def test_rule_5_2_sight_agrees_with_the_reference(seed: int, number: int) -> None:
    kingdom = random_kingdom(seed, number)
    as_plain = plain(kingdom)
    for there in kingdom.terrain:
        seen = {axial(other) for other in kingdom.sight(there)}
        assert seen == {other for other in as_plain if sees(as_plain, axial(there), other)}


@unhurried
@given(seed=seeds, number=tiles)
def test_rule_5_5_large_places_agree_with_connected_components(seed: int, number: int) -> None:
    kingdom = random_kingdom(seed, number)
    for place in (0, 1, 2, 4):
        assert {axial(there) for there in kingdom.large(place)} == large(plain(kingdom), PLACES[place])


@examples(12)
@given(seed=seeds, number=st.integers(0, 11), tile=st.sampled_from(REGULAR), side=st.integers(0, 1))
def test_rule_6_1_placements_agree_with_the_reference(seed: int, number: int, tile: int, side: int) -> None:
    kingdom = random_kingdom(seed, number)
    ours = [(axial(way.at), way.turn) for way in additions(kingdom, 2 * tile + side) if isinstance(way, Add)]
    assert len(set(ours)) == len(ours)
    assert set(ours) == placements(plain(kingdom), TILES[tile].id, "ab"[side])


@examples(30)
@given(drawing=drawings.filter(lambda drawing: drawing[0] != " "), page=st.sampled_from(sorted(PAGES)), seed=seeds)
def test_ruling_7_2_proof_agrees_with_every_turn_tried(drawing: str, page: int, seed: int) -> None:
    kingdom = joined_part(land(drawing[:8]))
    random = Random(seed)
    characters = tuple(random.choice(sorted(kingdom.terrain)) for _ in CHARACTERS)
    if any(ways(kingdom, number, there) for number, there in enumerate(characters)):
        where = dict(zip(CHARACTERS, map(axial, characters), strict=True))
        assert never(kingdom, page, characters) is not ever(plain(kingdom), where, PAGES[page])


def joined_part(kingdom: Kingdom) -> Kingdom:
    """The part of a drawn kingdom that hangs together around 0,0, as every real kingdom does."""
    part = next(group for group in kingdom.groups(5) if hex_at(0, 0) in group)
    return Kingdom(
        {there: kingdom.terrain[there] for there in part},
        {there: kingdom.river[there] for there in part},
    )


def test_rule_1_1_no_kingdom_leaves_the_board() -> None:
    """Even tiles that always go east stay within 26 steps of the middle (see `hexes`)."""
    for number in range(20):
        state = fresh(number=number)
        while state.stack:
            adds = [way for way in fairy_tile.legal(state, state.turn) if isinstance(way, Add)]
            east = max(adds, key=lambda way: axial(way.at)[0])
            state = fairy_tile.apply(state, state.turn, east, luck())
            if state.reason:
                break
        assert all(abs(each) <= 26 for there in kingdom_of(state.laid).terrain for each in axial(there))
