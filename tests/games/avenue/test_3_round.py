"""Rules 3.1 to 3.3: a farm, then road after road, until the fourth yellow card has been played by everyone."""

import pytest
from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.play import play
from serao.engine.problem import Refused
from serao.games import avenue
from serao.games.avenue.actions import Action, Draw, Peek
from serao.games.avenue.news import Acted, Chose, Ended, FarmScored, RoadShown, RoundBegan
from serao.games.avenue.pieces import ROAD_CARDS
from tests.games.avenue.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    EMPTY,
    FIVE_AND_FIVE,
    LAST_CARDS,
    ROAD_OF_SIGN,
    act,
    everyone,
    finished,
    fresh,
    key_of,
    luck,
    options_of,
    random_game,
    refused,
    roads,
    scene,
    sheet,
    square,
)

ALL_SQUARES = {f"{column}{row}" for column in "abcdef" for row in range(1, 8)}


def test_rule_3_1_the_top_farm_is_revealed_and_scores_this_round() -> None:
    state = scene(sheet(), farms="DAFBCE", played=LAST_CARDS)
    assert avenue.view(state, ANA).farms == "D"
    after = everyone(state, "a1")
    assert FarmScored("D", 0, (0,)) in after.news


def test_rule_3_1_the_next_round_reveals_the_next_farm() -> None:
    after = everyone(scene(sheet(), farms="DAFBCE", played=LAST_CARDS), "a1")
    assert after.round == 2
    assert avenue.view(after, ANA).farms == "DA"
    assert RoundBegan(2, "A") in after.news


def test_rule_3_1_no_farm_comes_twice() -> None:
    for state in random_game(2, 11):
        assert len(set(state.farms[: state.round])) == state.round


def test_rule_3_2_any_vacant_square_may_be_chosen() -> None:
    assert options_of(scene(sheet()), ANA) == ALL_SQUARES | {"peek"}


def test_rule_3_2_one_road_a_square() -> None:
    state = scene(sheet(FIVE_AND_FIVE))
    taken = {"b1", "c1", "c2", "c3", "d5", "d6", "b7", "c7", "d7"}
    assert options_of(state, ANA) == ALL_SQUARES - taken | {"peek"}
    assert {refused(state, ANA, name) for name in taken} == {"avenue-not-vacant"}


@pytest.mark.parametrize("sign", list("┘└┌┐─│"))
@pytest.mark.parametrize("yellow", [0, 10])
def test_rule_3_2_the_road_is_drawn_as_shown_and_never_turned(sign: str, yellow: int) -> None:
    state = scene(sheet(), played=(ROAD_OF_SIGN[sign] + yellow,))
    after = everyone(state, "c4")
    assert after.sheets[ANA].roads == tuple(ROAD_OF_SIGN[sign] if place == square("c4") else 0 for place in range(42))


@pytest.mark.parametrize("corner", ["a1", "f1", "a7", "f7"])
@pytest.mark.parametrize("sign", list("┘└┌┐─│"))
def test_rule_3_2_dead_ends_and_roads_into_the_border_are_allowed(corner: str, sign: str) -> None:
    state = scene(sheet(FIVE_AND_FIVE), played=(ROAD_OF_SIGN[sign],))
    assert everyone(state, corner).sheets[ANA].roads[square(corner)] == ROAD_OF_SIGN[sign]


def test_rule_3_2_a_road_may_be_drawn_over_farms_castles_grapes_and_empty_squares() -> None:
    assert {"c1", "f1", "a1", "e1"} <= options_of(scene(sheet()), ANA)


def test_rule_3_2_everyone_draws_the_same_road_on_their_own_map() -> None:
    after = everyone(scene(sheet(), sheet(), played=(3,)), "a1", "f7")
    assert [each.roads.index(3) for each in after.sheets] == [square("a1"), square("f7")]
    assert [sum(road > 0 for road in each.roads) for each in after.sheets] == [1, 1]


def test_rule_3_2_everyone_acts_at_the_same_time_in_any_order() -> None:
    state = scene(sheet(), sheet(), sheet())
    one = act(act(act(state, ANA, "a1"), BRUNO, "b2"), CHLOE, "peek")
    other = act(act(act(state, CHLOE, "peek"), ANA, "a1"), BRUNO, "b2")
    assert one == other


def test_rule_3_2_nothing_happens_before_the_last_one_has_chosen() -> None:
    before = scene(sheet(), sheet())
    waiting = act(before, ANA, "a1")
    assert waiting.sheets == before.sheets
    assert (waiting.road, waiting.deck) == (before.road, before.deck)
    assert waiting.news == (Chose(ANA),)
    assert avenue.actors(waiting) == (BRUNO,)
    assert avenue.legal(waiting, ANA) == ()


def test_rule_3_2_then_the_next_card_is_revealed() -> None:
    after = everyone(scene(sheet(), sheet(), played=(3,), coming=(14, 6)), "a1", "peek")
    assert after.road == 14
    assert after.played == (3, 14)
    assert after.news == (Acted(3, 0, (Draw(0), Peek())), RoadShown(14, 1))
    assert avenue.actors(after) == (ANA, BRUNO)


@pytest.mark.parametrize("seat", [ANA, BRUNO, None])
def test_ruling_3_2_open_sheets_are_seen_by_everybody(seat: int | None) -> None:
    state = scene(sheet(FIVE_AND_FIVE, (5,)), sheet(written=(0,), peeks=(1,)), number=2)
    seen = avenue.view(state, seat).sheets
    assert [each.roads for each in seen] == [roads(FIVE_AND_FIVE), roads(EMPTY)]
    assert [each.written for each in seen] == [(5,), (0,)]
    assert [each.peeks for each in seen] == [(), (1,)]


def test_ruling_3_2_no_passing_everybody_draws_or_peeks() -> None:
    for state in random_game(2, 3)[:-1]:
        for seat in avenue.actors(state):
            assert options_of(state, seat) <= ALL_SQUARES | {"peek"}
            assert options_of(state, seat) - {"peek"}


def test_rule_3_3_four_grey_cards_do_not_end_a_round() -> None:
    after = everyone(scene(sheet(), played=(1, 2, 3, 4), coming=(5,)), "a1")
    assert (after.round, after.yellow) == (1, 0)


def test_rule_3_3_three_yellow_cards_do_not_end_a_round() -> None:
    after = everyone(scene(sheet(), played=(11, 2, 13, 4, 5, 14), coming=(15,)), "a1")
    assert (after.round, after.yellow) == (1, 4)
    assert after.sheets[ANA].written == ()


def test_rule_3_3_the_fourth_yellow_card_is_played_by_everyone_before_the_farm_scores() -> None:
    joins = """
        · ─ · · · ·
        · · │ · · ·
        · · │ · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
        · · · · · ·
    """
    state = scene(sheet(joins), sheet(joins), farms="ABCDEF", played=(11, 12, 13, 14))
    waiting = act(state, ANA, "c1")
    assert waiting.sheets[ANA].written == ()
    after = act(waiting, BRUNO, "f7")
    assert [each.written for each in after.sheets] == [(5,), (0,)]


def test_rule_3_3_the_cards_of_the_round_are_set_aside() -> None:
    after = everyone(scene(sheet(), played=(11, 2, 13, 4, 15, 14), aside=(), coming=(6,)), "a1")
    assert after.aside == (11, 2, 13, 4, 15, 14)
    assert after.played == (6,)


def test_rule_3_3_five_rounds_and_no_more() -> None:
    last = scene(sheet(written=(1, 2, 3, 4)), number=5, played=LAST_CARDS)
    after = everyone(last, "a1")
    assert avenue.actors(after) == ()
    assert avenue.legal(after, ANA) == ()
    assert after.news[-1] == Ended()
    assert len(after.sheets[ANA].written) == 5


@pytest.mark.parametrize("seat", [ANA, None])
def test_rule_3_3_view_says_how_many_rounds_there_are(seat: int | None) -> None:
    played = [state.round for state in random_game(2, 3)]
    assert avenue.view(fresh(2), seat).rounds == max(played) == 5


def test_rule_3_3_every_round_has_four_yellow_cards() -> None:
    for seed in range(20):
        states = random_game(1, seed)
        final = states[-1]
        assert sum(card > 10 for card in (*final.aside, *final.played)) == 20
        assert all(sum(card > 10 for card in state.played) == state.yellow for state in states)


def test_rule_3_3_when_the_deck_runs_out_the_cards_set_aside_are_shuffled() -> None:
    played = (1, 2, 13)
    aside = cards_without(played)
    state = replace(scene(sheet(), number=1, played=played, aside=aside), deck=())
    after = everyone(state, "a1")
    assert after.aside == ()
    assert after.played[:3] == played
    assert sorted((after.road, *after.deck)) == sorted(aside)
    assert (after.road, *after.deck) != aside


def test_rule_3_3_a_shuffle_of_the_cards_set_aside_is_a_matter_of_chance() -> None:
    played = (1, 2, 13)
    state = replace(scene(sheet(), played=played, aside=cards_without(played)), deck=())
    ends = {avenue.apply(state, ANA, Draw(0), Chance(b"%d" % seed, 1)).deck for seed in range(20)}
    assert len(ends) == 20


def test_ruling_3_3_open_cards_stay_when_the_deck_runs_out_in_a_round() -> None:
    played = (1, 2, 13)
    state = replace(scene(sheet(), played=played, aside=cards_without(played)), deck=())
    after = everyone(state, "a1")
    assert after.played == (*played, after.road)
    assert after.yellow == 1 + (after.road > 10)


def test_ruling_3_3_deck_ends_with_round_and_its_cards_are_shuffled_too() -> None:
    aside = cards_without(LAST_CARDS)
    state = replace(scene(sheet(), played=LAST_CARDS, aside=aside), deck=())
    after = everyone(state, "a1")
    assert after.round == 2
    assert sorted((*after.played, *after.deck)) == sorted(ROAD_CARDS)


def test_ruling_3_3_aside_remembered_by_everybody_and_the_deck_known_to_nobody() -> None:
    state = scene(sheet(), played=(3,), aside=(11, 2, 13))
    known = avenue.memory(state, ANA)
    assert (known.aside, known.played) == ((11, 2, 13), (3,))
    imagined = [avenue.imagine(known, luck(number)) for number in range(10)]
    assert len({each.deck for each in imagined}) == 10
    assert {tuple(sorted(each.deck)) for each in imagined} == {tuple(sorted(state.deck))}


def test_ruling_3_3_still_to_come_is_told_by_road_with_the_yellow_cards() -> None:
    view = avenue.view(scene(sheet(), played=(3,), aside=(11, 2, 13)), ANA)
    assert view.to_come == (6, 6, 5, 7, 7, 7)
    assert view.yellow_to_come == (3, 4, 3, 4, 3, 3)


def test_ruling_3_3_still_to_come_says_the_same_to_everybody_in_any_order_of_the_deck() -> None:
    for seed in range(5):
        for state in random_game(2, seed)[:-1]:
            view, other = avenue.view(state, ANA), avenue.view(replace(state, deck=state.deck[::-1]), None)
            assert (view.to_come, view.yellow_to_come) == (other.to_come, other.yellow_to_come)
            assert sum(view.to_come) == view.deck
            assert sum(view.yellow_to_come) == sum(card > 10 for card in state.deck)


def test_ruling_3_3_still_to_come_is_nothing_once_the_game_is_over() -> None:
    view = avenue.view(random_game(1, 0)[-1], ANA)
    assert (view.to_come, view.yellow_to_come) == ((), ())


def test_ruling_3_3_still_to_come_counts_cards_set_aside_once_they_are_shuffled_in() -> None:
    played = (1, 2, 13)
    state = replace(scene(sheet(), number=1, played=played, aside=cards_without(played)), deck=())
    assert sum(avenue.view(state, ANA).to_come) == 0
    after = avenue.view(everyone(state, "a1"), ANA)
    assert sum(after.to_come) == after.deck == 38


def cards_without(played: tuple[int, ...]) -> tuple[int, ...]:
    """All road cards but those."""
    cards = list(ROAD_CARDS)
    for card in played:
        cards.remove(card)
    return tuple(cards)


def test_rule_3_2_refusals_carry_a_reason() -> None:
    state = scene(sheet(FIVE_AND_FIVE, peeks=(1,)), sheet())
    assert refused(state, ANA, "c1") == "avenue-not-vacant"
    assert refused(state, ANA, "peek") == "avenue-peeked-already"
    assert refused(act(state, ANA, "a1"), ANA, "a2") == "already-chosen"
    assert refused(state, 2, "a1") == "no-such-seat"
    assert refused(state, -1, "a1") == "no-such-seat"
    assert refused(finished(sheet(written=(1, 2, 3, 4, 5))), ANA, "a1") == "game-over"
    assert refused(state, ANA, "a1") == ""


@pytest.mark.parametrize("number", [-1, 42, 1000])
def test_rule_3_2_a_square_outside_the_map_is_refused(number: int) -> None:
    assert key_of(avenue.refusal(fresh(), ANA, Draw(number))) == "avenue-no-square"


def test_rule_3_2_a_refused_action_changes_nothing() -> None:
    state = scene(sheet(FIVE_AND_FIVE), sheet())
    with pytest.raises(Refused, match="c1 has a road already"):
        play(avenue, state, ANA, Draw(square("c1")), luck())
    assert state.sheets[ANA].roads == roads(FIVE_AND_FIVE)
    assert avenue.actors(state) == (ANA, BRUNO)


def test_rule_3_2_every_action_that_is_listed_is_allowed_and_no_other() -> None:
    every: list[Action] = [*map(Draw, range(42)), Peek()]
    for state in random_game(2, 8):
        for seat in (ANA, BRUNO):
            allowed = {action for action in every if avenue.refusal(state, seat, action) is None}
            assert allowed == set(avenue.legal(state, seat))
            assert len(avenue.legal(state, seat)) == len(allowed)


def test_rule_3_2_a_sheet_starts_with_nothing_drawn() -> None:
    assert roads(EMPTY) == fresh().sheets[ANA].roads
