"""What a seat sees and remembers, and what it does not (rules 2.3, 2.4, 3.2)."""

import msgspec

from serao.engine.chance import Chance
from serao.games import fairy_tile
from serao.games.fairy_tile.objectives import All, AnyOf, VisitLarge
from serao.games.fairy_tile.pieces import OBJECTIVES
from serao.games.fairy_tile.places import PLACES
from serao.games.fairy_tile.views import PageView, page_view
from tests.games.fairy_tile.scenes import act, fresh, luck


def test_rule_2_4_others_see_only_how_many_pages_a_book_has() -> None:
    state = act(fresh(), "turn")
    seen = fairy_tile.view(state, state.turn)
    assert [seat.book for seat in seen.seats] == [17, 17]
    other = 1 - state.turn
    assert fairy_tile.memory(state, state.turn).hands[other] == 0
    assert set(fairy_tile.memory(state, state.turn).books[other]) == {0}


def test_rule_2_3_the_view_draws_the_kingdom_without_rules() -> None:
    state = fresh()
    seen = fairy_tile.view(state, None)
    places = [place for tile in seen.tiles for place in tile.places]
    assert len(places) == 9
    assert {place.hex for place in places} >= set(state.characters)
    assert msgspec.json.decode(msgspec.json.encode(seen), type=fairy_tile.View) == seen


def test_rule_5_5_a_page_says_how_large_its_place_must_be() -> None:
    sizes = {PLACES[each.place]: each.hexes for page in OBJECTIVES for each in large_places(page_view(page))}
    assert sizes == {"plains": 3, "forest": 3, "mountain": 3, "river": 5}


def large_places(page: PageView | None) -> list[VisitLarge]:
    """The Large places that a page asks for."""
    assert page is not None
    parts = page.objective.parts if isinstance(page.objective, All | AnyOf) else (page.objective,)
    return [part for part in parts if isinstance(part, VisitLarge)]


def test_rule_3_2_what_was_drawn_is_news_for_its_owner_alone() -> None:
    state = act(fresh(), "turn")
    owner = 1 - state.turn
    tags = [event.__struct_config__.tag for event in fairy_tile.view(state, owner).news]
    assert tags == ["turned", "drew"]
    assert [event.__struct_config__.tag for event in fairy_tile.view(state, None).news] == ["turned"]


def test_rule_2_3_imagined_stacks_keep_the_top_and_change_the_rest() -> None:
    state = fresh()
    remembered = fairy_tile.memory(state, 0)
    stacks = {fairy_tile.imagine(remembered, Chance(b"world", number)).stack for number in range(20)}
    assert {stack[0] for stack in stacks} == {state.stack[0]}
    assert len(stacks) == 20


def test_ruling_3_2_remembered_pages_are_kept_when_imagining() -> None:
    state = fresh(pages_each=4)
    seat = state.turn
    state = act(state, "turn", "turn", "turn")
    imagined = fairy_tile.imagine(fairy_tile.memory(state, seat), luck())
    assert imagined.books[seat][-2:] == state.books[seat][-2:]
    assert imagined.hands[seat] == state.hands[seat]
    fairy_tile.check(imagined)
