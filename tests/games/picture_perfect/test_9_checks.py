"""Rule 9: the checks that must hold, and whole games."""

from random import Random
from statistics import mean

import pytest
from msgspec.structs import replace

from serao.bots.picture_perfect import Prospect, model_worth, plan
from serao.engine.chance import Chance
from serao.games import picture_perfect
from serao.games.picture_perfect.arrangement import spaces_of, standing
from serao.games.picture_perfect.pieces import GUEST_POINTS, PREFERENCE_CARDS
from serao.games.picture_perfect.preferences import NOTHING_COVERED, number_met
from serao.games.picture_perfect.scoring import seat_score
from serao.games.picture_perfect.setup import filled_envelopes
from serao.games.picture_perfect.state import Options
from tests.games.picture_perfect.scenes import ANA, at_the_end, card, fresh, over, photo


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


def test_rule_9_check_3_the_best_arrangement_averages_about_fifty_one() -> None:
    """A short search finds a little less than the best: between two thirds of it and what cannot be."""
    found = []
    for number in range(6):
        chance = Chance(b"deals", number)
        prospect = Prospect(filled_envelopes(chance.shuffled(PREFERENCE_CARDS)), (1,) * 14, (0.0,) * 14)
        found.append(max(model_worth(plan(prospect, chance), prospect) for _ in range(6)))
    assert 38 < mean(found) < 56
