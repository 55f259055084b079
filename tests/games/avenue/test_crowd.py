"""Large tables: a game of a thousand seats, what a view shows there, and what a decision costs."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest
from msgspec.structs import replace

from serao.bots.playout import playout
from serao.engine.chance import Chance
from serao.games import avenue
from serao.games.avenue.news import Acted, Chose, FarmScored, Peeked, RoundBegan
from serao.games.avenue.state import State
from serao.games.avenue.views import Standing
from tests.games.avenue.scenes import (
    ANA,
    EMPTY,
    FIVE_AND_FIVE,
    LAST_CARDS,
    act,
    end_of,
    everyone,
    fresh,
    scene,
    sheet,
)
from tests.games.avenue.test_reference import card_of, reference_of

CROWD = 13
THOUSAND = 1000


def crowd() -> State:
    """Thirteen players with the fourth yellow card before them; seat 3 alone has farm A joined."""
    sheets = [sheet(FIVE_AND_FIVE if seat == 3 else EMPTY) for seat in range(CROWD)]
    return scene(*sheets, played=LAST_CARDS)


def test_ruling_3_2_crowd_up_to_twelve_seats_all_sheets_are_shown() -> None:
    state = fresh(12)
    for seat in (0, 11, None):
        seen = avenue.view(state, seat)
        assert [each.seat for each in seen.sheets] == list(range(12))
        assert seen.standings == ()
        assert seen.chosen == (False,) * 12


def test_ruling_3_2_crowd_above_twelve_one_sees_ones_own_sheet_and_the_ten_best() -> None:
    seen = avenue.view(fresh(CROWD), 7)
    assert [each.seat for each in seen.sheets] == [7]
    assert len(seen.standings) == 10
    assert seen.seats == CROWD


def test_ruling_3_3_still_to_come_is_told_to_a_crowd_in_a_few_bytes() -> None:
    state = fresh(THOUSAND)
    views = [avenue.view(state, seat) for seat in (0, THOUSAND - 1, None)]
    told = {msgspec.json.encode((seen.to_come, seen.yellow_to_come)) for seen in views}
    assert len(told) == 1
    assert len(told.pop()) < 40


@pytest.mark.parametrize(
    ("seat", "around"),
    [
        (0, []),
        (8, []),
        (9, [10]),
        (10, [10, 11]),
        (11, [10, 11, 12]),
        (12, [11, 12, 13]),
        (18, [17, 18, 19]),
        (19, [18, 19]),
    ],
)
def test_ruling_3_2_crowd_one_sees_ones_own_place_between_its_neighbours(seat: int, around: list[int]) -> None:
    state = scene(*(sheet(written=(30 - each,)) for each in range(20)), number=2)
    seen = avenue.view(state, seat).standings
    assert [each.seat for each in seen] == [*range(10), *around]
    assert [each.place for each in seen] == [each.seat + 1 for each in seen]


def test_ruling_3_2_crowd_a_spectator_sees_the_ten_best_only() -> None:
    seen = avenue.view(fresh(CROWD), None)
    assert seen.sheets == ()
    assert len(seen.standings) == 10


def test_ruling_3_2_crowd_the_news_tell_ones_own_part() -> None:
    after = everyone(crowd(), *["peek", "a4", "b4", "f7"], *["f1"] * 9)
    news = avenue.view(after, 3).news
    assert Acted(5, 3, (avenue.parse("f7"),)) in news
    assert FarmScored("A", 3, (5,)) in news
    assert RoundBegan(2, "B") in news
    assert not any(isinstance(event, Peeked) for event in news)


def test_ruling_3_2_crowd_nobody_is_told_of_every_choice() -> None:
    after = act(crowd(), 3, "f7")
    assert avenue.view(after, 3).news == (Chose(3),)
    assert avenue.view(after, 4).news == avenue.view(after, None).news == ()


def test_ruling_3_2_crowd_a_peeker_is_told_what_was_seen() -> None:
    after = everyone(crowd(), "peek", *["f1"] * 12)
    assert Peeked("B") in avenue.view(after, ANA).news
    assert not any(isinstance(event, Peeked) for event in avenue.view(after, 1).news)
    assert not any(isinstance(event, Acted | Peeked | FarmScored) for event in avenue.view(after, None).news)


def test_ruling_3_2_crowd_a_memory_still_holds_every_sheet() -> None:
    assert avenue.memory(crowd(), 7).sheets == crowd().sheets


def test_ruling_3_2_crowd_a_view_does_not_grow_with_the_seats() -> None:
    small, large = (msgspec.json.encode(avenue.view(fresh(seats), 7)) for seats in (20, THOUSAND))
    assert abs(len(large) - len(small)) < 20


def test_ruling_5_2_standings_rank_by_the_numbers_written_less_the_penalties() -> None:
    sheets = [sheet(written=(seat % 6 + 1, 0)) for seat in range(CROWD)]
    seen = avenue.view(scene(*sheets, number=3), None)
    assert seen.standings[:3] == (Standing(1, 5, 1), Standing(1, 11, 1), Standing(3, 4, 0))
    assert [each.points for each in seen.standings] == sorted((each.points for each in seen.standings), reverse=True)


def test_ruling_5_2_standings_break_ties_as_the_outcome_does() -> None:
    sheets = [sheet(written=(4, 5) if seat == 7 else (2, 7) if seat == 9 else (1, 3)) for seat in range(CROWD)]
    seen = avenue.view(scene(*sheets, number=3), None)
    assert seen.standings[:4] == (Standing(1, 9, 9), Standing(2, 7, 9), Standing(3, 0, 4), Standing(3, 1, 4))


def test_ruling_5_2_standings_at_the_end_are_the_outcome() -> None:
    state = playout(avenue, fresh(40), b"crowd", Random(4))[0]
    places = {
        seat: 1 + sum(map(len, end_of(state).ranking[:here]))
        for here, group in enumerate(end_of(state).ranking)
        for seat in group
    }
    assert all(each.place == places[each.seat] for seat in range(40) for each in avenue.view(state, seat).standings)
    assert all(seat in {each.seat for each in avenue.view(state, seat).standings} for seat in range(40))


def test_ruling_5_2_standings_count_castles_once_it_is_over() -> None:
    state = playout(avenue, fresh(40), b"crowd", Random(3))[0]
    outcome = avenue.outcome(state)
    assert outcome is not None
    totals = sorted((score.total for score in outcome.scores), reverse=True)
    assert [each.points for each in avenue.view(state, None).standings] == totals[:10]


@pytest.mark.parametrize("seat", [0, 31, 32, 500, 999])
def test_ruling_3_2_crowd_a_waiting_choice_changes_nothing_but_the_row_of_its_seat(seat: int) -> None:
    before = fresh(THOUSAND)
    after = act(before, seat, "c4")
    assert after.sheets is before.sheets
    assert after.deck is before.deck
    assert after.played is before.played
    assert after.aside is before.aside
    changed = [place for place, row in enumerate(after.choices) if row is not before.choices[place]]
    assert changed == [seat // 32]
    assert max(map(len, after.choices)) <= 32
    assert after.news == (Chose(seat),)
    assert after.waiting == THOUSAND - 1


def thousand_choices(state: State, random: Random) -> Iterator[tuple[int, str]]:
    """A random decision of every seat for the road that is shown, in a random order of seats."""
    for seat in random.sample(range(state.seats), state.seats):
        yield seat, avenue.text(random.choice(avenue.legal(state, seat)))


def test_rule_2_a_table_of_a_thousand_seats_plays_a_whole_game_and_its_outcome_is_right() -> None:
    random, state = Random(1000), fresh(THOUSAND)
    reference, decisions = reference_of(state, "A"), 0
    chosen = reference.players
    while avenue.actors(state):
        for seat, notation in thousand_choices(state, random):
            decisions += 1
            state = avenue.apply(state, seat, avenue.parse(notation), Chance(b"a thousand", decisions))
            chosen[seat].choice = notation
        reference.do_it()
        avenue.check(state)
    outcome = end_of(state)
    assert decisions == THOUSAND * len((*state.aside, *state.played))
    assert [card_of(card) for card in state.deck] == reference.road_pile
    assert [list(each.written) for each in state.sheets] == [player.boxes for player in chosen]
    assert [score.total for score in outcome.scores] == [reference.total(seat) for seat in range(THOUSAND)]
    assert [set(group) for group in outcome.ranking] == reference.places()
    assert outcome.grade is None


def test_rule_3_2_a_thousand_seats_choose_until_the_last_has_chosen() -> None:
    state = replace(fresh(THOUSAND), news=())
    for seat in range(THOUSAND - 1):
        state = avenue.apply(state, seat, avenue.parse("a1"), Chance(b"", 1))
    assert avenue.actors(state) == (THOUSAND - 1,)
    assert set(state.sheets) == set(fresh(THOUSAND).sheets)
    after = avenue.apply(state, THOUSAND - 1, avenue.parse("f7"), Chance(b"", 2))
    assert len(set(after.sheets)) == 2
    assert len(avenue.actors(after)) == THOUSAND
