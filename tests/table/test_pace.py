"""Time at the table: live and slow clocks are one thing, and only what the table is told moves them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao.table.commands import Answer, AskPace, Leave, Return, Say, StandIn, Undo
from serao.table.events import Agreed, Away, Offered, PaceSet
from serao.table.pace import LONGEST, SECOND, Clocks, Pace
from tests.table.sitting import Sitting, started

DAY = 24 * 60 * 60
LIVE = Pace(300, 10)
SLOW = Pace(3 * DAY, 3 * DAY, 3 * DAY)


def turns(pace: Pace = LIVE, *people: str | None) -> Sitting:
    """A game in which one acts after the other."""
    return started("fairy_tile", *(people or ("ana", "bruno")), pace=pace)


def other(seat: int) -> int:
    """The other of two."""
    return 1 - seat


# ── Paces ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("pace", [LIVE, SLOW, Pace(1), Pace(60, 0, 60), Pace(LONGEST, LONGEST, LONGEST)])
def test_paces_that_can_be_played(pace: Pace) -> None:
    assert pace.possible()


@pytest.mark.parametrize(
    "pace",
    [
        *(Pace(0), Pace(-1), Pace(0, 10), Pace(60, -1), Pace(60, 5, 59), Pace(60, 5, -1), Pace(60, 5, 0)),
        *(Pace(LONGEST + 1), Pace(1, LONGEST + 1), Pace(1, 1, LONGEST + 1)),
    ],
)
def test_paces_that_cannot(pace: Pace) -> None:
    assert not pace.possible()


# ── A live clock ──────────────────────────────────────────────────────────────────────────────────


def test_before_the_deal_no_clock_runs() -> None:
    sitting = Sitting("fairy_tile", 2, pace=LIVE)
    assert sitting.table.clocks is None
    assert sitting.sync(None)["turn"]["clocks"] is None


def test_the_clock_of_who_must_choose_runs_and_no_other() -> None:
    sitting = turns()
    (seat,) = sitting.table.actors
    sitting.wait(40)
    assert sitting.left(seat) == 260
    assert sitting.left(other(seat)) == 300


def test_an_action_stops_the_clock_and_adds_the_increment() -> None:
    sitting = turns()
    (seat,) = sitting.table.actors
    sitting.play_until(lambda: sitting.table.actors == (other(seat),))  # several actions may be one turn
    spent = 300 + 10 * len(sitting.table.actions)
    assert sitting.left(seat) == spent
    sitting.wait(25)
    assert sitting.left(seat) == spent
    assert sitting.left(other(seat)) == 275


def test_without_a_most_time_is_saved_up_without_end() -> None:
    sitting = started("avenue", "ana", "bruno", pace=Pace(10, 10))
    for _ in range(20):
        sitting.play(0)
        sitting.play(1)
    assert sitting.left(0) == 10 + 20 * 10


def test_what_is_saved_up_has_a_most() -> None:
    sitting = started("avenue", "ana", "bruno", pace=Pace(10, 10, 25))
    for _ in range(20):
        sitting.play(0)
        sitting.play(1)
    assert sitting.left(0) == 25


def test_several_who_choose_at_once_each_spend_their_own_time() -> None:
    sitting = started("avenue", "ana", "bruno", "chloe", pace=LIVE)
    sitting.wait(5)
    sitting.play(1)
    sitting.wait(7)
    sitting.play(0)
    sitting.wait(9)
    assert (sitting.left(0), sitting.left(1), sitting.left(2)) == (298, 305, 279)
    sitting.play(2)  # revealed: everybody chooses again
    sitting.wait(1)
    assert (sitting.left(0), sitting.left(1), sitting.left(2)) == (297, 304, 288)


def test_the_clock_stops_at_the_end() -> None:
    sitting = started("avenue", "ana", "bruno", pace=LIVE)
    sitting.play_some(1)
    left = sitting.sync(None)["turn"]["clocks"]
    sitting.wait(100_000)
    assert sitting.sync(None)["turn"]["clocks"] == left
    assert sitting.ring() == []


def test_talking_moves_no_clock() -> None:
    sitting = turns()
    (seat,) = sitting.table.actors
    sitting.wait(30)
    sitting.do("bruno", Say, text="Still there?")
    sitting.do("ana", Say, text="Yes.")
    sitting.wait(30)
    assert sitting.left(seat) == 240


def test_a_clock_that_is_told_an_earlier_time_gives_nothing_back() -> None:
    sitting = turns()
    (seat,) = sitting.table.actors
    sitting.wait(30)
    sitting.play(seat)
    before = sitting.table.at
    sitting.wait(-20)
    sitting.play(sitting.table.actors[0])
    assert sitting.table.at == before
    assert all(left <= 320 * SECOND for left in sitting.table.clocks.left)  # type: ignore[union-attr]


# ── A slow one ────────────────────────────────────────────────────────────────────────────────────


def test_a_slow_table_gives_the_whole_time_for_every_move() -> None:
    sitting = started("avenue", "ana", "bruno", pace=SLOW)
    for _ in range(5):
        sitting.wait(2 * DAY)
        sitting.play(0)
        sitting.wait(DAY // 2)
        sitting.play(1)
        assert sitting.left(0) == sitting.left(1) == 3 * DAY
    assert sitting.ring() == []


def test_a_slow_table_takes_the_seat_over_after_that() -> None:
    sitting = started("avenue", "ana", "bruno", pace=SLOW)
    sitting.play(1)
    sitting.wait(3 * DAY)
    assert sitting.ring() == [Away((0,), "time")]


# ── Out of time ───────────────────────────────────────────────────────────────────────────────────


def test_a_seat_is_out_of_time_exactly_when_its_clock_is_at_zero() -> None:
    sitting = turns()
    (seat,) = sitting.table.actors
    assert sitting.table.clocks is not None
    assert sitting.table.clocks.deadline() == sitting.now + 300 * SECOND
    sitting.wait(299.999)
    assert sitting.ring() == []
    sitting.wait(0.001)
    assert sitting.ring() == [Away((seat,), "time")]
    assert sitting.left(seat) == 0
    assert sitting.table.bots_to_act() == (seat,)
    assert sitting.table.clocks.deadline() is None


def test_several_may_be_out_of_time_at_once() -> None:
    sitting = started("avenue", "ana", "bruno", "chloe", pace=LIVE)
    sitting.play(1)
    sitting.wait(301)
    assert sitting.ring() == [Away((0,), "time"), Away((2,), "time")]
    assert sitting.table.bots_to_act() == (0, 2)


def test_no_clock_no_time_out() -> None:
    sitting = started("avenue", "ana", "bruno")
    sitting.wait(365 * DAY)
    assert sitting.ring() == []


@pytest.mark.parametrize(("pace", "enough"), [(LIVE, 75), (Pace(20, 10), 10), (SLOW, 3 * DAY), (Pace(1), 0.25)])
def test_who_comes_back_has_enough_to_go_on(pace: Pace, enough: float) -> None:
    sitting = turns(pace)
    (seat,) = sitting.table.actors
    sitting.wait(pace.bank)
    sitting.ring()
    sitting.do(("ana", "bruno")[seat], Return)
    assert sitting.left(seat) == enough
    assert sitting.ring() == []
    sitting.wait(enough)
    assert sitting.ring() == [Away((seat,), "time")]


def test_while_an_opponent_plays_the_person_saves_no_time_up() -> None:
    sitting = started("avenue", "ana", "bruno", pace=LIVE)
    sitting.wait(200)
    sitting.do("ana", Leave)
    for _ in range(20):
        sitting.play(0)
        sitting.play(1)
    sitting.do("ana", Return)
    assert sitting.left(0) == 100


def test_opponents_have_all_the_time_they_need() -> None:
    sitting = turns(LIVE, "ana", None)
    sitting.play_until(lambda: sitting.table.actors == (1,))
    sitting.wait(100_000)
    assert sitting.ring() == []


def test_taking_back_and_doing_again_gains_no_time() -> None:
    sitting = started("avenue", "ana", "bruno", pace=LIVE)
    for _ in range(10):
        sitting.play(0)
        sitting.do("ana", Undo, seat=0)
    assert sitting.left(0) == 300


def test_taking_back_at_a_slow_table_costs_nothing() -> None:
    sitting = started("avenue", "ana", "bruno", pace=SLOW)
    sitting.wait(DAY)
    sitting.play(0)
    sitting.do("ana", Undo, seat=0)
    assert sitting.left(0) == 2 * DAY


# ── Another pace, by agreement ────────────────────────────────────────────────────────────────────


def test_another_pace_when_everybody_agrees() -> None:
    sitting = turns(LIVE, "ana", "bruno", "chloe")
    assert sitting.do("bruno", AskPace, pace=SLOW) == Offered(sitting.table.offer.wish)  # type: ignore[union-attr]
    number = sitting.sync("ana")["table"]["offer"]["number"]
    sitting.do("chloe", Answer, offer=number, yes=True)
    assert sitting.table.pace == LIVE
    assert sitting.do("ana", Answer, offer=number, yes=True) == Agreed()
    assert sitting.table.pace == SLOW
    assert sitting.table.offer is None
    assert [sitting.left(seat) for seat in range(3)] == [3 * DAY] * 3
    sitting.wait(3 * DAY)
    assert sitting.ring() == [Away(sitting.log[-1].event.seats, "time")]  # type: ignore[union-attr]


def test_no_pace_when_somebody_minds() -> None:
    sitting = turns()
    sitting.do("bruno", AskPace, pace=None)
    number = sitting.sync("ana")["table"]["offer"]["number"]
    sitting.do("ana", Answer, offer=number, yes=False)
    assert sitting.table.pace == LIVE
    assert sitting.table.offer is None


def test_clocks_may_be_put_away_and_taken_out_again() -> None:
    sitting = turns(LIVE, "ana", None)
    assert sitting.do("ana", AskPace, pace=None) == PaceSet(None)  # opponents never mind
    assert sitting.sync("ana")["turn"]["clocks"] is None
    sitting.wait(100_000)
    assert sitting.ring() == []
    sitting.do("ana", AskPace, pace=Pace(60))
    assert sitting.left(0) == 60


def test_the_question_of_a_pace_survives_an_action() -> None:
    sitting = turns()
    sitting.do("ana", AskPace, pace=SLOW)
    number = sitting.sync("ana")["table"]["offer"]["number"]
    sitting.play(sitting.table.actors[0])
    sitting.do("bruno", Answer, offer=number, yes=True)
    assert sitting.table.pace == SLOW


def test_the_question_of_a_pace_survives_a_free_undo() -> None:
    sitting = started("avenue", "ana", "bruno", pace=LIVE)
    sitting.play(0)
    sitting.do("bruno", AskPace, pace=SLOW)
    sitting.do("ana", Undo, seat=0)
    assert sitting.table.offer is not None


@pytest.mark.parametrize("pace", [Pace(0), Pace(60, -1), Pace(LONGEST + 1)])
def test_an_impossible_pace_is_not_asked_for(pace: Pace) -> None:
    assert turns().refusal("ana", AskPace, pace=pace) == "table-pace"


def test_only_players_ask_for_a_pace_and_only_in_play() -> None:
    assert turns().refusal("eva", AskPace, pace=SLOW) == "table-players-only"
    assert Sitting().refusal("ana", AskPace, pace=SLOW) == "table-not-started"


def test_nobody_loses_a_seat_by_what_all_agree_to_take_back() -> None:
    clocks = Clocks(Pace(6, 6, 6), 2)
    for number in range(2):  # a slow pace in small: each thinks for four of six seconds, and the clock is full again
        for seat in (0, 1):
            clocks.turn((seat,), at := (2 * number + seat) * 4 * SECOND)
            clocks.acted(seat, at + 4 * SECOND, 2 * number + seat)
    clocks.undone(0)
    assert clocks.left == [6 * SECOND, 6 * SECOND]
    assert not clocks.added


def test_a_free_undo_makes_no_time() -> None:
    clocks = Clocks(Pace(6, 6, 6), 2)
    clocks.turn((0,), 0)
    clocks.acted(0, 4 * SECOND, 0)
    clocks.undone(0)
    assert clocks.left[0] == 2 * SECOND


# ── Clocks themselves ─────────────────────────────────────────────────────────────────────────────

paces = st.builds(Pace, st.integers(1, 50), st.integers(0, 20), st.none() | st.integers(50, 80))
steps = st.lists(
    st.tuples(st.sampled_from(("acted", "turn", "back")), st.sets(st.integers(0, 2)), st.integers(0, 9000))
)


@given(pace=paces, steps=steps)
def test_clocks_are_never_negative_and_never_above_the_most(pace: Pace, steps: list[tuple[str, set[int], int]]) -> None:
    clocks, at = Clocks(pace, 3), 0
    for number, (what, seats, passed) in enumerate(steps):
        at += passed
        match what:
            case "turn":
                clocks.turn(seats, at)
            case "acted":
                clocks.acted(min(seats, default=0), at, number)
            case _:
                clocks.back(min(seats, default=0))
        left = [clocks.left_at(seat, at) for seat in range(3)]
        assert min(left) >= 0
        assert pace.most is None or max(left) <= max(pace.most, pace.increment) * SECOND
        assert clocks.out_of_time(at) is None or clocks.left_at(clocks.out_of_time(at) or 0, at) == 0
        deadline = clocks.deadline()
        assert (deadline is not None and deadline <= at) == (clocks.out_of_time(at) is not None)


# ── Without clocks ────────────────────────────────────────────────────────────────────────────────


def waiting() -> tuple[Sitting, int, str, str]:
    """A game without clocks: the seat that is waited for, who sits there, and who waits."""
    sitting = started("fairy_tile", "ana", "bruno")
    (seat,) = sitting.table.actors
    late, waits = ("ana", "bruno") if seat == 0 else ("bruno", "ana")
    return sitting, seat, late, waits


def test_who_has_long_been_waited_for_is_stood_in_for_until_back() -> None:
    sitting, seat, late, waits = waiting()
    sitting.wait(119)
    assert sitting.refusal(waits, StandIn, seat=seat) == "table-wait-longer"
    sitting.wait(1)
    assert sitting.do(waits, StandIn, seat=seat) == Away((seat,), "time")
    assert sitting.table.bots_to_act() == (seat,)
    sitting.do(late, Return)
    assert sitting.table.bots_to_act() == ()
    assert sitting.refusal(waits, StandIn, seat=seat) == "table-wait-longer"  # who is back has time again


def test_every_action_is_time_anew() -> None:
    sitting, seat, _, _ = waiting()
    sitting.wait(100)
    sitting.play_until(lambda: seat not in sitting.table.actors)
    sitting.wait(100)
    (next_one,) = sitting.table.actors
    waits = ("ana", "bruno")[other(next_one)]
    assert sitting.refusal(waits, StandIn, seat=next_one) == "table-wait-longer"


def test_nobody_is_stood_in_for_by_a_stranger_or_who_is_not_waited_for() -> None:
    sitting, seat, late, waits = waiting()
    sitting.wait(1000)
    assert sitting.refusal("eva", StandIn, seat=seat) == "table-players-only"
    assert sitting.refusal(late, StandIn, seat=seat) == "table-not-waited-for"
    assert sitting.refusal(late, StandIn, seat=other(seat)) == "table-not-waited-for"
    assert sitting.refusal(waits, StandIn, seat=7) == "no-such-seat"
    assert Sitting().refusal("ana", StandIn, seat=0) == "table-not-started"


def test_where_there_are_clocks_they_decide() -> None:
    sitting = turns()
    (seat,) = sitting.table.actors
    sitting.wait(200)
    assert sitting.refusal(("bruno", "ana")[seat], StandIn, seat=seat) == "table-clock-decides"
