"""Taking back: freely until the next reveal or another seat's action, beyond that when everybody agrees."""

from typing import Any

import pytest

from serao.engine.problem import Refused
from serao.games.picture_perfect.actions import Arrange
from serao.games.picture_perfect.arrangement import standing
from serao.table.commands import Answer, AskPace, Concede, Leave, Return, Undo
from serao.table.decide import decide_bot
from serao.table.events import Agreed, Declined, Offered, TakeBack, Undone, Withdrawn
from serao.table.pace import Pace
from tests.table.sitting import STRANGER, Sitting, started
from tests.table.taking_back import asked, every_game, may_undo


def seat_of_last(sitting: Sitting) -> int:
    """Who acted last."""
    return sitting.table.actions[-1][0]


# ── Freely ────────────────────────────────────────────────────────────────────────────────────────


def test_a_choice_that_waits_unseen_is_taken_back_freely() -> None:
    sitting = started("avenue", "ana", "bruno")
    assert may_undo(sitting, "ana") is None
    sitting.play(0)
    assert (may_undo(sitting, "ana"), may_undo(sitting, "bruno")) == ("free", None)
    assert sitting.do("ana", Undo, seat=0) == Withdrawn(0)
    assert sitting.table.actors == (0, 1)
    assert sitting.table.actions == []
    assert sitting.refusal("ana", Undo, seat=0) == "table-nothing-to-undo"


def test_also_after_others_have_chosen_and_their_choices_stand() -> None:
    sitting = started("avenue", "ana", "bruno", "chloe", rated=True)
    for seat in (0, 1):
        sitting.play(seat)
    (_, bruno) = sitting.table.actions[1]
    assert (may_undo(sitting, "ana"), may_undo(sitting, "bruno")) == ("free", "free")
    assert sitting.do("ana", Undo, seat=0) == Withdrawn(0)
    assert sitting.table.actions == [(1, bruno)]
    assert sitting.table.actors == (0, 2)
    assert sitting.table.rated


def test_not_after_the_reveal() -> None:
    sitting = started("avenue", "ana", "bruno")
    sitting.play(0)
    sitting.play(1)
    assert (may_undo(sitting, "ana"), may_undo(sitting, "bruno")) == ("ask", "ask")
    assert sitting.do("bruno", Undo, seat=1) == Offered(TakeBack(1))


@every_game
def test_free_is_exactly_what_the_rules_call_reversible_and_what_is_done(game: str) -> None:
    sitting = started(game, "ana", "bruno", "chloe")
    free = 0
    for number in range(60):
        before = sitting.table.state
        sitting.play_some(number, 1)
        if sitting.phase != "playing":
            break
        seat = seat_of_last(sitting)
        person = ("ana", "bruno", "chloe")[seat]
        if sitting.table.game.reversible(before, sitting.table.state):
            assert may_undo(sitting, person) == "free"
            assert sitting.do(person, Undo, seat=seat) == Withdrawn(seat)
            assert sitting.table.state == before
            sitting.play_some(number, 1)
            free += 1
        else:
            assert may_undo(sitting, person) == "ask"
    assert free


def test_several_free_actions_in_a_row_are_taken_back_one_by_one() -> None:
    sitting = started("picture_perfect", "ana", "bruno")
    states = []
    for place in ("C3", "A4", "E1"):
        states.append(sitting.table.state)
        sitting.play(0, Arrange(standing({"1": place})))
    for state in reversed(states):
        assert sitting.do("ana", Undo, seat=0) == Withdrawn(0)
        assert sitting.table.state == state


def test_nobody_takes_back_for_another() -> None:
    sitting = started("avenue", "ana", "bruno", None)
    sitting.play(0)
    assert sitting.refusal("bruno", Undo, seat=0) == "table-not-your-seat"
    assert sitting.refusal(STRANGER, Undo, seat=0) == "table-not-your-seat"
    sitting.play(2)
    assert sitting.refusal("ana", Undo, seat=2) == "table-not-your-seat"
    assert sitting.refusal("ana", Undo, seat=7) == "no-such-seat"


# ── By asking ─────────────────────────────────────────────────────────────────────────────────────


def revealed(*people: str | None, **setup: Any) -> Sitting:
    """A table at which everybody has acted once and all was revealed."""
    sitting = started("avenue", *people, **setup)
    for seat in range(len(people)):
        sitting.play(seat)
    return sitting


def test_by_consent_of_all() -> None:
    sitting = revealed("ana", "bruno", "chloe")
    sitting.do("ana", Undo, seat=0)
    offer = sitting.sync(STRANGER)["table"]["offer"]
    assert offer["by"] == "Ana"
    assert offer["waiting"] == ["Bruno", "Chloé"]
    assert sitting.do("bruno", Answer, offer=offer["number"], yes=True) == Agreed()
    assert sitting.sync(None)["table"]["offer"]["waiting"] == ["Chloé"]
    assert len(sitting.table.actions) == 3
    sitting.do("chloe", Answer, offer=offer["number"], yes=True)
    assert sitting.table.actions == []
    assert sitting.table.offer is None
    assert sitting.table.actors == (0, 1, 2)


def test_one_no_is_enough() -> None:
    sitting = revealed("ana", "bruno", "chloe")
    sitting.do("ana", Undo, seat=0)
    number = asked(sitting)
    sitting.do("bruno", Answer, offer=number, yes=True)
    assert sitting.do("chloe", Answer, offer=number, yes=False) == Declined()
    assert sitting.table.offer is None
    assert len(sitting.table.actions) == 3
    assert sitting.refusal("bruno", Answer, offer=number, yes=True) == "table-nothing-asked"


def test_a_question_may_be_withdrawn_and_asked_again() -> None:
    sitting = revealed("ana", "bruno")
    sitting.do("ana", Undo, seat=0)
    first = asked(sitting)
    sitting.do("ana", Answer, offer=first, yes=False)
    assert sitting.table.offer is None
    sitting.do("ana", Undo, seat=0)
    second = asked(sitting)
    assert second != first
    assert sitting.refusal("bruno", Answer, offer=first, yes=True) == "table-nothing-asked"
    sitting.do("bruno", Answer, offer=second, yes=True)
    assert sitting.table.actions == []


def test_asking_oneself_does_not_count_for_the_others() -> None:
    sitting = revealed("ana", "bruno")
    sitting.do("ana", Undo, seat=0)
    sitting.do("ana", Answer, offer=asked(sitting), yes=True)
    assert len(sitting.table.actions) == 2


def test_only_those_who_play_answer() -> None:
    sitting = revealed("ana", "bruno")
    sitting.do("ana", Undo, seat=0)
    assert sitting.refusal(STRANGER, Answer, offer=asked(sitting), yes=True) == "table-players-only"
    assert sitting.refusal(STRANGER, Answer, offer=asked(sitting), yes=False) == "table-players-only"


def test_one_question_at_a_time() -> None:
    sitting = revealed("ana", "bruno")
    sitting.do("ana", Undo, seat=0)
    assert sitting.refusal("bruno", Undo, seat=1) == "table-already-asked"
    assert sitting.refusal("bruno", AskPace, pace=None) == "table-already-asked"


def test_the_question_dies_when_the_game_goes_on() -> None:
    sitting = revealed("ana", "bruno")
    sitting.do("ana", Undo, seat=0)
    number = asked(sitting)
    sitting.play(1)
    assert sitting.sync(None)["table"]["offer"] is None
    assert sitting.refusal("bruno", Answer, offer=number, yes=True) == "table-nothing-asked"


def test_the_question_dies_when_something_else_is_taken_back() -> None:
    sitting = revealed("ana", "bruno", "chloe")
    sitting.play(1)
    sitting.do("ana", Undo, seat=0)
    sitting.do("bruno", Undo, seat=1)  # free
    assert sitting.table.offer is None
    assert len(sitting.table.actions) == 3


def test_the_question_dies_with_the_game() -> None:
    sitting = revealed("ana", "bruno")
    sitting.do("ana", Undo, seat=0)
    sitting.do("bruno", Concede, seat=1)
    assert sitting.sync(None)["table"]["offer"] is None
    assert len(sitting.table.actions) == 2


def test_opponents_never_mind() -> None:
    sitting = revealed("ana", None, None)
    assert sitting.do("ana", Undo, seat=0) == Undone(0)
    mixed = revealed("ana", None, "bruno")
    mixed.do("ana", Undo, seat=0)
    assert mixed.sync(None)["table"]["offer"]["waiting"] == ["Bruno"]
    mixed.do("bruno", Answer, offer=asked(mixed), yes=True)
    assert mixed.table.actions == []


def test_an_opponent_that_has_thought_already_waits_for_the_answer() -> None:
    sitting = started("fairy_tile", "ana", "bruno", None)
    sitting.play_until(lambda: sitting.table.bots_to_act() == (2,))
    person, seat = next((name, seat) for seat, name in enumerate(("ana", "bruno")) if seat in sitting.table.last)
    assert isinstance(sitting.do(person, Undo, seat=seat), Offered)
    with pytest.raises(Refused):
        decide_bot(sitting.table, 2, sitting.table.game.legal(sitting.table.state, 2)[0])
    assert sitting.table.offer is not None


def test_several_chairs_of_one_person_say_yes_together() -> None:
    sitting = revealed("ana", "ana", "bruno", "bruno")
    sitting.do("ana", Undo, seat=0)
    assert sitting.table.offer is not None
    sitting.do("bruno", Answer, offer=asked(sitting), yes=True)
    assert sitting.table.actions == []
    alone = revealed("ana", "ana")
    assert alone.do("ana", Undo, seat=0) == Undone(0)


# ── Away ──────────────────────────────────────────────────────────────────────────────────────────


def test_who_is_away_is_asked_too_and_may_answer() -> None:
    sitting = revealed("ana", "bruno")
    sitting.do("bruno", Leave)
    assert sitting.do("ana", Undo, seat=0) == Offered(TakeBack(0))
    assert sitting.table.actions
    sitting.do("bruno", Answer, offer=asked(sitting), yes=True)
    assert sitting.table.actions == []


def test_a_question_of_taking_back_still_waits_for_who_goes_away() -> None:
    sitting = revealed("ana", "bruno", "chloe")
    sitting.do("ana", Undo, seat=0)
    sitting.do("bruno", Answer, offer=asked(sitting), yes=True)
    sitting.do("chloe", Leave)
    assert sitting.sync(None)["table"]["offer"]["waiting"] == ["Chloé"]
    sitting.do("ana", Answer, offer=asked(sitting), yes=False)  # one's own question can be withdrawn
    assert sitting.table.offer is None


def test_a_question_of_taking_back_still_waits_for_who_is_out_of_time() -> None:
    sitting = started("fairy_tile", "ana", "bruno", pace=Pace(60, 5))
    (seat,) = sitting.table.actors
    sitting.play_until(lambda: seat not in sitting.table.actors)
    done = len(sitting.table.actions)
    assert isinstance(sitting.do(("ana", "bruno")[seat], Undo, seat=seat), Offered)
    sitting.wait(60)
    sitting.ring()
    assert sitting.table.offer is not None
    assert len(sitting.table.actions) == done


def test_a_question_of_the_pace_waits_no_longer_for_who_goes_away() -> None:
    sitting = revealed("ana", "bruno", "chloe")
    sitting.do("ana", AskPace, pace=Pace(300))
    sitting.do("bruno", Answer, offer=asked(sitting), yes=True)
    sitting.do("chloe", Leave)
    assert sitting.table.pace == Pace(300)


def test_who_comes_back_is_asked_again() -> None:
    sitting = revealed("ana", "bruno", "chloe")
    sitting.do("chloe", Leave)
    sitting.do("ana", Undo, seat=0)
    number = asked(sitting)
    sitting.do("chloe", Return)
    sitting.do("bruno", Answer, offer=number, yes=True)
    assert sitting.sync(None)["table"]["offer"]["waiting"] == ["Chloé"]
    sitting.do("chloe", Answer, offer=number, yes=True)
    assert sitting.table.actions == []


def test_who_has_conceded_has_no_voice() -> None:
    sitting = revealed("ana", "bruno", "chloe", "davi")
    sitting.do("davi", Concede, seat=3)
    sitting.do("ana", Undo, seat=0)
    assert sitting.refusal("davi", Answer, offer=asked(sitting), yes=True) == "table-players-only"
    assert sitting.refusal("davi", AskPace, pace=None) == "table-players-only"
    assert sitting.sync(None)["table"]["offer"]["waiting"] == ["Bruno", "Chloé"]


def test_who_is_away_has_no_voice_in_the_pace() -> None:
    sitting = revealed("ana", "bruno", "chloe")
    sitting.do("chloe", Leave)
    assert sitting.refusal("chloe", AskPace, pace=None) == "table-players-only"
    sitting.do("ana", AskPace, pace=Pace(300))
    assert sitting.refusal("chloe", Answer, offer=asked(sitting), yes=True) == "table-players-only"
