"""Rule 7: the last page, the page that can never be told, the tale."""

from itertools import product

import pytest
from msgspec.structs import replace

from serao.engine.problem import Reason
from serao.games import fairy_tile
from serao.games.fairy_tile import endless
from serao.games.fairy_tile.hexes import hex_text
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.moving import ways
from serao.games.fairy_tile.news import Left, NoEnd, Won
from serao.games.fairy_tile.pieces import OBJECTIVES, kingdom_of
from serao.games.fairy_tile.state import State, is_fixed
from serao.games.fairy_tile.tales import tale
from serao.locales import words
from tests.games.fairy_tile.scenes import act, end_of, fresh, grown, holding, land, options_of, place, refused, standing

RIVER_PAGE = 24  # the Dragon visits a Large river
POSSIBLE, OTHER = 12, 26  # pages of seeing, which any connected kingdom allows


def riverless(seats: int = 2, pages_each: int = 0) -> State:
    """A table with a fixed map that has no Large river, and harmless pages in all hands."""
    maps = (grown(fresh(seats, number, pages_each), seed=number) for number in range(100))
    state = next(each for each in maps if not kingdom_of(each.laid).large(4))
    for seat, page in zip(range(seats), (POSSIBLE, OTHER, 14, 33), strict=False):
        state = holding(state, seat, page)
    return state


def turning(state: State) -> State:
    """The same, after the seat whose turn it is has turned its only page."""
    return act(state, "turn")


def test_rule_7_1_the_last_page_wins_at_once() -> None:
    state = fresh(pages_each=1)
    state = standing(holding(state, state.turn, 3), princess="0,0")
    after = act(state, "P0,1")
    assert after.reason == "last-page"
    assert after.news[-1] == Won(state.turn)
    assert fairy_tile.actors(after) == ()
    assert fairy_tile.legal(after, state.turn) == ()
    assert refused(after, "turn") == "game-over"
    outcome = end_of(after)
    assert outcome.ranking[0] == (state.turn,)
    assert (outcome.reason, outcome.decided) == ("last-page", "last-page")


def test_ruling_7_1_places_by_pages_told_and_those_who_left_last() -> None:
    state = fresh(4)
    pages = [page for book in state.books for page in book] + list(state.hands)
    told = (tuple(pages[:9]), tuple(pages[9:11]), tuple(pages[11:14]), tuple(pages[14:18]))
    over = replace(state, told=told, hands=(0, 1, 2, 3), left=(False, False, False, True), reason="last-page")
    outcome = end_of(over)
    assert outcome.ranking == ((0,), (2,), (1,), (3,))
    assert [score.total for score in outcome.scores] == [9, 2, 3, 4]


def test_rule_7_2_a_page_that_can_never_be_met_is_lost_at_once() -> None:
    state = riverless(3)
    loser = (state.turn + 1) % 3
    after = act(holding(state, loser, RIVER_PAGE), "turn")
    assert Left(loser, RIVER_PAGE) in after.news
    assert after.left[loser]
    assert after.turn == (state.turn + 2) % 3  # the others go on
    assert fairy_tile.refusal(after, loser, fairy_tile.parse("turn")) == Reason("fairy_tile-has-left")


def test_rule_7_2_not_while_tiles_can_be_added() -> None:
    state = fresh()
    loser = 1 - state.turn
    assert not act(holding(state, loser, RIVER_PAGE), "turn").left[loser]


def test_rule_7_2_nobody_left_is_a_story_without_an_end() -> None:
    state = riverless(2, pages_each=1)
    state = holding(holding(state, 0, RIVER_PAGE), 1, 23)
    after = turning(state)
    assert after.news[-1] == NoEnd()
    assert after.reason == "no-end"
    assert fairy_tile.actors(after) == ()


def test_ruling_7_2_nobody_wins_and_all_share_one_place() -> None:
    state = holding(holding(riverless(2, pages_each=1), 0, RIVER_PAGE), 1, 23)
    outcome = end_of(turning(state))
    assert (outcome.reason, outcome.decided, outcome.ranking) == ("no-end", "nobody", ((0, 1),))
    assert "Nobody" in words("en").say("fairy_tile-decided-nobody", names="Ana, Bruno", points=0)


def test_ruling_7_2_proof_a_page_about_land_that_is_there_is_possible() -> None:
    kingdom = land("pfmcpf")
    everybody = (place("0,0"),) * 3
    possible = {page for page in OBJECTIVES if not endless.never(kingdom, page, everybody)}
    assert {2, 3, 12, 14, 26, 27, 33} <= possible  # castles and sights in a row
    assert {4, 6, 11, 13, 18, 21, 23, 24} & possible == set()  # nothing is Large


def test_ruling_7_2_proof_a_visit_needs_a_move_that_ends_there() -> None:
    # The Dragon stands on the only castle, in the middle of a row: he can never come back to it.
    kingdom = land("ppcpp")
    assert endless.never(kingdom, 1, (place("0,0"), place("0,0"), place("2,0")))
    assert not endless.never(kingdom, 2, (place("0,0"), place("0,0"), place("2,0")))  # but he may pass over it


def test_ruling_7_2_proof_unseen_pages_are_never_judged() -> None:
    state = riverless()
    assert any(RIVER_PAGE in book for book in state.books)
    steps = [act(state, each) for each in sorted(options_of(state)) if each[0] in "PKD"]
    untold = [after for after in steps if after.hands == state.hands]
    assert untold
    assert all(after.left == (False, False) for after in untold)


def last_chance() -> tuple[State, int, int]:
    """A fixed map, a flight of the Dragon and a page about him that is possible before it and never after it."""
    for number in range(45, 60):
        state = grown(fresh(number=number), seed=number)
        kingdom = kingdom_of(state.laid)
        for start, page in product(sorted(kingdom.terrain), (13, 18, 24, 28)):
            before = (*state.characters[:2], start)
            for to in ways(kingdom, 2, start):
                after = (*state.characters[:2], to)
                if not endless.never(kingdom, page, before) and endless.never(kingdom, page, after):
                    return replace(state, characters=before), page, to
    raise LookupError("no such flight")


def test_ruling_7_2_every_action_what_the_dragon_leaves_may_be_lost() -> None:
    state, page, to = last_chance()
    other = 1 - state.turn
    state = holding(holding(state, state.turn, POSSIBLE), other, page)
    assert not act(state, "turn").left[other]
    assert Left(other, page) in act(state, f"D{hex_text(to)}").news


def test_ruling_7_2_laid_open_for_everybody_to_see() -> None:
    state = riverless(3)
    loser = (state.turn + 1) % 3
    after = act(holding(state, loser, RIVER_PAGE), "turn")
    for seat in (None, 0, 1, 2):
        seen = fairy_tile.view(after, seat).seats[loser]
        assert seen.open_page == RIVER_PAGE
        assert seen.left
        assert fairy_tile.memory(after, seat).hands[loser] == RIVER_PAGE


def test_ruling_7_2_stuck_a_tile_that_fits_nowhere_fixes_the_map(monkeypatch: pytest.MonkeyPatch) -> None:
    state = fresh()
    assert not is_fixed(state.laid, state.stack[0])
    # One hex with a river through every edge: a tile without a river fits nowhere.
    flooded = Kingdom({place("0,0"): 0}, {place("0,0"): 0b111111})
    monkeypatch.setattr("serao.games.fairy_tile.state.kingdom_of", lambda _laid: flooded)
    assert is_fixed(state.laid, 29)


def test_ruling_7_2_last_one_goes_on_alone() -> None:
    state = riverless()
    loser = 1 - state.turn
    after = act(holding(state, loser, RIVER_PAGE), "turn")
    assert after.turn == state.turn
    assert not after.reason
    again = act(after, "turn")
    assert again.turn == state.turn or again.reason


def test_rule_7_3_the_tale_is_read_in_number_order() -> None:
    state = replace(fresh(), told=((9, 2, 30), ()))
    say = words("en").say
    stories = [say(f"fairy_tile-story-{page}") for page in (2, 9, 30)]
    assert tale(state.told[0], say) == "\n\n".join([say("fairy_tile-story-title"), *stories])
    assert tale(state.told[1], say) == say("fairy_tile-story-title")
