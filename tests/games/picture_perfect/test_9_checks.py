"""Rule 9: the checks that must hold, and whole games."""

from math import exp
from random import Random
from statistics import mean

import pytest
from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games import picture_perfect
from serao.games.picture_perfect.arrangement import spaces_of, standing
from serao.games.picture_perfect.opponent.yardstick import IN_FRONT_OF, Prospect, exchanged, plan_worth
from serao.games.picture_perfect.pieces import GUEST_POINTS, NOWHERE, PREFERENCE_CARDS
from serao.games.picture_perfect.preferences import NOTHING_COVERED, Reading, number_met
from serao.games.picture_perfect.scoring import seat_score
from serao.games.picture_perfect.setup import filled_envelopes
from serao.games.picture_perfect.state import Options
from tests.games.picture_perfect.scenes import ANA, at_the_end, card, fresh, over, photo

PALM = 13


@pytest.mark.parametrize("auctions", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_rule_9_check_1_envelopes_and_decorations_are_conserved(seats: int, auctions: bool) -> None:
    random = Random(seats)
    state = picture_perfect.new(Options(auctions=auctions), seats, Chance(b"conserved", seats))
    decisions = 0
    while actors := picture_perfect.actors(state):
        seat, decisions = random.choice(actors), decisions + 1
        action = random.choice(picture_perfect.legal(state, seat))
        state = picture_perfect.apply(state, seat, action, Chance(b"conserved", decisions))
        picture_perfect.check(state)
    assert len(state.played) == 6


def test_rule_9_check_1_what_is_lost_is_found() -> None:
    state = fresh(2, auctions=True)
    for broken in (
        replace(state, envelopes=(state.envelopes[1], *state.envelopes[1:])),
        replace(state, decorations=(9, 10)),
        replace(state, box=()),
        replace(state, owner=(7, *state.owner[1:])),
    ):
        with pytest.raises(AssertionError):
            picture_perfect.check(broken)


def test_rule_9_check_2_three_copies_of_row_4_and_a_doubly_important_failure() -> None:
    rows = (card("area", "row-4"),) * 3
    assert GUEST_POINTS[number_met(rows, 4, spaces_of(standing({"5": "B4"})), NOTHING_COVERED)] == 6
    state = at_the_end(2)
    state = replace(state, envelopes=(rows,) * 14)
    state = over(state, photo({"5": "B3"}), photo({}), vips=(4, 4))
    assert seat_score(state, ANA).total == -9


def same_column_reading(places: list[int]) -> Reading:
    """The simple model: whoever stands right before somebody in the same column covers figure and face."""
    standing_in = {space: guest for guest, space in enumerate(places) if space != NOWHERE}
    covered, hidden = [0] * 14, 1 << PALM  # the palm has no face to be seen
    for space, guest in standing_in.items():
        front = standing_in.get(IN_FRONT_OF[space])
        if front is not None:
            covered[guest] = 1 << front
            hidden |= 1 << guest
    return Reading(tuple(covered), tuple(covered), hidden)


def best_found(prospect: Prospect, random: Random, steps: int) -> float:
    """The best arrangement that slow cooling finds: worse places are taken less and less."""
    places = random.sample(range(14), 14)
    now = best = plan_worth(places, same_column_reading(places), prospect)
    for step in range(steps):
        changed = exchanged(places, random.randrange(14), random.randrange(NOWHERE, 14))
        then = plan_worth(changed, same_column_reading(changed), prospect)
        warmth = 4 * (1 - step / steps) + 0.15
        if then >= now or random.random() < exp((then - now) / warmth):
            places, now = changed, then
        best = max(best, now)
    return best


def test_rule_9_check_3_the_best_arrangement_averages_about_fifty_one() -> None:
    found = []
    for number in range(8):
        envelopes = filled_envelopes(Chance(b"deals", number).shuffled(PREFERENCE_CARDS))
        prospect = Prospect(envelopes, (1,) * 14, (0.0,) * 14)
        found.append(max(best_found(prospect, Random(number + 100 * again), 6000) for again in range(2)))
    assert 49 <= mean(found) <= 53
