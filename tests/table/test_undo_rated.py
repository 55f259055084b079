"""Taking back and ratings: in a rated game nothing seen is taken back, and where something was nothing is rated."""

from serao.table.commands import Concede, Leave, Start, Undo
from serao.table.events import Withdrawn
from tests.table.sitting import Sitting, gathered, started
from tests.table.taking_back import every_game, may_undo


@every_game
def test_in_a_rated_game_nothing_that_was_seen_is_ever_taken_back(game: str) -> None:
    """Neither by asking, nor when the other one is away, nor when it is one's own secret."""
    sitting = started(game, "ana", "bruno", rated=True)
    for number in range(30):
        for seat, person in enumerate(("ana", "bruno")):
            if seat not in sitting.table.last:
                continue
            free = may_undo(sitting, person) == "free"
            assert may_undo(sitting, person) in ("free", None)
            if not free:
                assert sitting.refusal(person, Undo, seat=seat) == "table-undo-rated"
        sitting.play_some(number, 1)
        if sitting.phase != "playing":
            break


def test_not_even_when_the_other_one_is_away() -> None:
    sitting = started("avenue", "ana", "bruno", rated=True)
    sitting.play(0)
    sitting.play(1)
    sitting.do("bruno", Leave)
    assert sitting.refusal("ana", Undo, seat=0) == "table-undo-rated"


def test_a_choice_that_waits_unseen_is_taken_back_in_a_rated_game_too() -> None:
    sitting = started("avenue", "ana", "bruno", rated=True)
    sitting.play(0)
    assert may_undo(sitting, "ana") == "free"
    assert sitting.do("ana", Undo, seat=0) == Withdrawn(0)
    assert sitting.table.rated


def test_a_game_in_which_something_seen_was_taken_back_counts_no_more() -> None:
    sitting = started("avenue", "ana", None, rated=True)  # alone with opponents nothing is rated
    sitting.play(0)
    sitting.play(1)
    sitting.do("ana", Undo, seat=0)
    assert sitting.table.taken_back
    assert not sitting.table.rated


def test_a_rated_game_has_several_people_with_a_chair_each() -> None:
    assert started("avenue", "ana", "bruno", rated=True).table.rated
    assert not started("avenue", "ana", "bruno").table.rated
    assert not started("avenue", "ana", None, rated=True).table.rated
    assert not started("avenue", "ana", "ana", "bruno", rated=True).table.rated


def shown_as_rated(sitting: Sitting) -> bool:
    """Whether the table says that its game counts."""
    return bool(sitting.sync(None)["table"]["rated"])


def test_the_table_says_that_it_is_rated_only_where_it_is() -> None:
    gathering = gathered("avenue", "ana", None, rated=True)
    assert shown_as_rated(gathering), "somebody else may still come"
    gathering.do("ana", Start)
    assert not shown_as_rated(gathering), "alone with opponents"
    assert not shown_as_rated(started("avenue", "ana", "ana", "bruno", rated=True)), "two chairs of one person"
    assert shown_as_rated(started("avenue", "ana", "bruno", rated=True))


def test_a_game_given_up_before_anybody_has_moved_is_not_rated_and_says_so() -> None:
    unmoved, moved = (started("avenue", "ana", "bruno", rated=True) for _ in range(2))
    moved.play(0)
    for sitting, is_rated in ((unmoved, False), (moved, True)):
        sitting.do("bruno", Concede, seat=1)
        assert sitting.phase == "over"
        assert sitting.table.rated == shown_as_rated(sitting) == is_rated


def test_a_game_given_up_before_a_person_has_moved_is_not_rated_whatever_opponents_have_done() -> None:
    for moved in (False, True):
        sitting = started("avenue", "ana", "bruno", None, rated=True)
        sitting.play(2)
        if moved:
            sitting.play(0)
        sitting.do("ana", Concede, seat=0)
        sitting.do("bruno", Concede, seat=1)
        assert sitting.phase == "over"
        assert sitting.table.rated is moved
