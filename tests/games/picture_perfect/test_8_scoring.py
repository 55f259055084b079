"""Rule 8: points, VIP cards, decorations, ties and the vote."""

from msgspec.structs import replace

from serao.engine.outcome import Outcome
from serao.games import picture_perfect
from serao.games.picture_perfect.news import VoteCalled, Voted
from serao.games.picture_perfect.scoring import ScoredGuest, seat_score
from serao.games.picture_perfect.state import State
from tests.games.picture_perfect.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    act,
    at_the_end,
    card,
    everyone,
    holding,
    options_of,
    over,
    photo,
)

ROW_4, LEFT, AWAY, NO_MAN = (
    card("area", "row-4"),
    card("area", "left"),
    card("area", "away"),
    card("not-next-to", "man"),
)
NEVER = card("next-to", 14)


def wishes(state: State, **cards: tuple[int, ...]) -> State:
    """The same table with these cards in the envelopes g1, g2 …; nothing the others wish for is ever met."""
    return replace(state, envelopes=tuple(cards.get(f"g{guest}", (NEVER,) * 3) for guest in range(1, 15)))


def points(state: State, seat: int) -> int:
    return seat_score(state, seat).total


def end_of(state: State) -> Outcome:
    outcome = picture_perfect.outcome(state)
    assert outcome is not None
    return outcome


def test_rule_8_1_points_by_preferences_met() -> None:
    by_number = {0: (NEVER,) * 3, 1: (ROW_4, NEVER, NEVER), 2: (ROW_4, LEFT, NEVER), 3: (ROW_4, LEFT, AWAY)}
    for number, expected in ((0, -3), (1, 1), (2, 3), (3, 6)):
        state = over(wishes(at_the_end(), g5=by_number[number]), photo({"5": "A4"}), photo({}))
        assert points(state, ANA) == expected
        assert points(state, BRUNO) == 0


def test_rule_8_1_each_guest_is_a_line() -> None:
    state = over(wishes(at_the_end(), g5=(ROW_4, LEFT, AWAY)), photo({"5": "A4", "6": "E1"}), photo({}))
    lines = seat_score(state, ANA).lines
    assert [(line.key, line.points) for line in lines] == [("guest", 6), ("guest", -3)]


def test_rule_8_2_each_vip_card_scores_once_more_for_everybody() -> None:
    state = wishes(at_the_end(), g5=(ROW_4, LEFT, NEVER))
    state = over(state, photo({"5": "A4"}), photo({"5": "E4"}), vips=(4, 4))
    assert (points(state, ANA), points(state, BRUNO)) == (9, 3)
    assert points(over(wishes(at_the_end()), photo({"5": "A4"}), photo({}), vips=(4, -1)), ANA) == -6


def test_rule_8_3_one_point_for_every_two_decorations_in_the_variant() -> None:
    state = over(at_the_end(auctions=True), photo({}), photo({}), decorations=(11, 21))
    assert (points(state, ANA), points(state, BRUNO)) == (5, 10)
    assert points(over(at_the_end(), photo({}), photo({})), ANA) == 0


def test_rule_8_4_more_guests_placed() -> None:
    state = wishes(at_the_end(), g5=(ROW_4, NEVER, NEVER), g6=(ROW_4, LEFT, NEVER), g7=(ROW_4, NEVER, NEVER))
    state = replace(state, envelopes=(*state.envelopes[:7], (ROW_4, NEVER, NEVER), *state.envelopes[8:]))
    state = over(state, photo({"6": "A4"}), photo({"5": "A4", "7": "C4", "8": "E4"}))
    assert (end_of(state).decided, end_of(state).ranking) == ("guests-placed", ((BRUNO,), (ANA,)))


def test_rule_8_4_more_envelopes_held() -> None:
    state = over(holding(at_the_end(), "1 2", "3 4 5"), photo({}), photo({}))
    assert (end_of(state).decided, end_of(state).ranking) == ("envelopes-held", ((BRUNO,), (ANA,)))


def tied(seats: int = 3) -> State:
    """Everybody has an empty picture and as many envelopes, but for the last seat, which has fewer."""
    state = holding(at_the_end(seats), *["1 2", "3 4", "5"][:seats])
    return everyone(state, *["photo"] * seats)


def test_rule_8_4_a_vote_on_the_best_photo() -> None:
    state = tied()
    assert (state.phase, state.news[-1]) == ("vote", VoteCalled((ANA, BRUNO)))
    state = everyone(state, "abstain", "vote1", "vote2")
    assert (end_of(state).decided, len(end_of(state).ranking[0])) == ("shared", 2)
    state = everyone(tied(), "abstain", "vote1", "vote1")
    assert state.news == (Voted((2, 0, 0)),)
    assert (end_of(state).decided, end_of(state).ranking[0]) == ("best-photo", (ANA,))


def test_ruling_8_4_first_place_only_and_votes_wait_unseen() -> None:
    state = tied()
    assert picture_perfect.actors(state) == (ANA, BRUNO, CHLOE)
    one, other = act(state, CHLOE, "vote1"), act(state, CHLOE, "vote2")
    assert picture_perfect.view(one, ANA) == picture_perfect.view(other, ANA)
    second = everyone(holding(at_the_end(3), "1 2", "3", "4"), "photo", "photo", "photo")
    assert (second.phase, end_of(second).ranking) == ("over", ((ANA,), (BRUNO, CHLOE)))


def test_ruling_8_4_not_own_photograph() -> None:
    state = tied()
    assert options_of(state, ANA) == {"vote2", "abstain"}
    assert options_of(state, CHLOE) == {"vote1", "vote2", "abstain"}


def test_rule_8_1_the_view_tells_the_reason_for_every_point() -> None:
    state = wishes(at_the_end(auctions=True), g5=(ROW_4, NEVER, AWAY))
    state = over(state, photo({"5": "A4", "6": "E1"}), photo({}), vips=(4, -1), decorations=(11, 4))
    view = picture_perfect.view(state, None)
    assert view.scored == (
        (ScoredGuest(4, (True, False, True), 3, 1, 6), ScoredGuest(5, (False, False, False), -3, 0, -3)),
        (),
    )
    assert (view.decoration_points, view.scores) == ((5, 2), (8, 2))


def test_rule_8_1_nothing_is_counted_before_the_scoring() -> None:
    state = act(at_the_end(), ANA, "photo")
    for seat in (ANA, BRUNO, None):
        view = picture_perfect.view(state, seat)
        assert (view.scored, view.scores, view.decoration_points) == ((), (), ())
    voting = picture_perfect.view(tied(), CHLOE)
    assert (voting.phase, voting.scored) == ("vote", ((), (), ()))
