"""What a perfect memory of Fairy Tile concludes: what no hand holds, as it would have been told; what comes again."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from serao.engine.chance import Chance
from serao.games import fairy_tile
from serao.games.fairy_tile.dealing import dealt_anew, fits
from serao.games.fairy_tile.objectives import Scene, met
from serao.games.fairy_tile.pieces import OBJECTIVES, kingdom_of
from serao.games.fairy_tile.state import HELD, State, beginning_at, beginning_of, moment_of
from serao.games.fairy_tile.telling import met_pages
from tests.games.fairy_tile.scenes import ANA, BRUNO, act, fresh, holding, standing

DEALS = 6_000
# Places and the pages that cannot lie there. The last one is a ring: no exchange of two pages keeps it fitting.
SMALL = {
    "nothing known": ((1, 2, 3, 4), (0, 0, 0, 0)),
    "one page barred": ((1, 2, 3, 4), (1 << 1, 0, 0, 0)),
    "much barred": ((1, 2, 3, 4, 5), (0b111110 & ~(1 << 1 | 1 << 2), 1 << 3 | 1 << 4, 1 << 5, 0, 0)),
    "a ring": ((1, 2, 3), (1 << 3, 1 << 1, 1 << 2)),
}
# The value that chi-square passes once in ten thousand times, by degrees of freedom.
TOO_MUCH = {1: 15.2, 2: 18.5, 5: 25.8, 17: 45.4, 19: 48.5, 23: 54.1}


def random_game(seed: int, seats: int, decisions: int) -> list[State]:
    """Positions of a game of random decisions."""
    state, random = fresh(seats, seed), Random(seed)
    states = [state]
    for number in range(1, decisions):
        if not fairy_tile.actors(state):
            break
        action = random.choice(fairy_tile.legal(state, state.turn))
        state = fairy_tile.apply(state, state.turn, action, Chance(b"memory", number))
        states.append(state)
    return states


@pytest.mark.parametrize("case", SMALL)
def test_every_deal_that_fits_is_as_likely_as_the_next(case: str) -> None:
    """Against the list of all that plain shuffles would let pass."""
    pages, barred = SMALL[case]
    possible = [deal for deal in permutations(pages) if fits(deal, barred)]
    found = Counter(dealt_anew(pages, barred, Chance(case.encode(), number)) for number in range(DEALS))
    assert set(found) == set(possible)
    expected = DEALS / len(possible)
    far_off = sum((found[deal] - expected) ** 2 / expected for deal in possible)
    assert far_off < TOO_MUCH[len(possible) - 1]


def test_exchanges_alone_are_fair_where_no_shuffle_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serao.games.fairy_tile.dealing.TRIES", 1)
    for case in ("one page barred", "a ring"):
        test_every_deal_that_fits_is_as_likely_as_the_next(case)


def test_nobody_is_imagined_to_hold_a_page_that_would_have_been_told() -> None:
    """Every adventure that told nothing is held against every imagined hand."""
    checked = 0
    for seed in range(4):
        states = random_game(seed, 2 + seed % 3, 60)
        for state in states[::7]:
            for number in range(5):
                world = fairy_tile.imagine(fairy_tile.memory(state, None), Chance(b"imagined", number))
                fairy_tile.check(world)  # which holds every page against what was ruled out
                checked += any(any(pages) for pages in state.ruled_out)
    assert checked > 50


def test_an_adventure_that_tells_nothing_rules_out_what_it_met() -> None:
    state = fresh()
    seat = state.turn
    state = standing(holding(state, seat, 36), princess="0,0")
    after = act(state, "P0,1")  # she visits her castle: page 3 would have been told
    assert after.ruled_out[seat][0] >> 3 & 1
    assert not after.ruled_out[1 - seat][0]
    hands = {fairy_tile.imagine(fairy_tile.memory(after, None), Chance(b"3", luck)).hands[seat] for luck in range(300)}
    assert 3 not in hands
    assert len(hands) > 15


def test_what_is_known_of_a_page_goes_with_it_under_the_book() -> None:
    state = fresh()
    seat = state.turn
    after = act(act(standing(holding(state, seat, 36), princess="0,0"), "P0,1"), "turn")
    known = after.ruled_out[seat][0]
    turned = act(after, "turn")
    assert turned.ruled_out[seat][0] == 0
    assert turned.ruled_out[seat][-1] == known


def test_all_pages_at_once_are_met_as_one_by_one() -> None:
    for seed in range(3):
        for state in random_game(seed, 2 + seed, 80):
            scene = Scene(kingdom_of(state.laid), state.characters, state.visits, state.passed)
            one_by_one = sum(1 << page for page, objective in OBJECTIVES.items() if met(objective, scene))
            assert met_pages(*scene) == one_by_one


def test_positions_since_the_last_lasting_change_are_remembered_in_order() -> None:
    state = fresh()
    assert state.lately == (moment_of(state.turn, state.characters),)
    state = act(act(state, "turn"), "turn")
    assert state.lately.count(state.lately[-1]) == 2, "the same seat, everybody where they were"
    added = next(each for each in fairy_tile.legal(state, state.turn) if fairy_tile.text(each).startswith("T"))
    after = fairy_tile.apply(state, state.turn, added, Chance(b"tile"))
    assert after.lately in ((), (moment_of(after.turn, after.characters),))


def test_the_beginnings_of_turns_go_with_the_page_that_was_in_hand() -> None:
    state = fresh()
    seat = state.turn
    begun = beginning_of(len(state.laid), False, state.characters)
    assert state.held[seat] == ((begun,), *[()] * 17)
    assert state.held[1 - seat] == ((),) * 18
    turned = act(state, "turn")
    assert turned.held[seat] == (*[()] * 17, (begun,))
    assert turned.held[1 - seat][0] == (begun,)
    again = act(turned, "turn")
    assert again.held[seat][0] == (beginning_of(len(state.laid), True, state.characters),)
    assert beginning_at(again.held[seat][0][0]) == (len(state.laid), True, state.characters)


def test_what_a_page_was_is_forgotten_once_it_is_told() -> None:
    state = standing(holding(fresh(), fresh().turn, 3), princess="0,0")
    seat = state.turn
    told = act(state, "P0,1")
    assert told.told[seat] == (3,)
    assert told.held[seat] == ((),) * 17


def test_only_the_last_few_turns_with_a_page_are_remembered() -> None:
    state = fresh(pages_each=1)
    for _ in range(2 * HELD + 4):
        state = act(state, "turn")
    assert {len(state.held[seat][0]) for seat in (ANA, BRUNO)} == {HELD}


def test_a_memory_tells_what_was_ruled_out_and_what_came_again() -> None:
    state = random_game(1, 3, 40)[-1]
    memory = fairy_tile.memory(state, ANA)
    assert memory.ruled_out == state.ruled_out
    assert memory.held == state.held
    assert memory.lately == state.lately
