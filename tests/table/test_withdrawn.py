"""What nobody has seen is taken back alone: as if it had never been done, and what others chose stands."""

from random import Random
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from serao.engine.record import verify
from serao.games import GAMES
from serao.games.picture_perfect.actions import Open, Ready
from serao.table.commands import Undo
from serao.table.events import Offered, Played, Withdrawn
from serao.table.pace import SECOND, Pace
from serao.table.table import Table
from serao.testing.examples import examples
from tests.suites import games_where
from tests.table.sitting import SECRET, Sitting, everything_shown, started
from tests.table.taking_back import every_game, may_undo

PEOPLE = ("ana", "bruno", "chloe")


def seen_by(table: Table, seat: int | None) -> tuple[Any, ...]:
    """Everything that a seat, or a spectator, can know of the game."""
    game, state = table.game, table.state
    legal = () if seat is None else game.legal(state, seat)
    return game.view(state, seat), game.memory(state, seat), legal


def never_done(sitting: Sitting, number: int) -> Table:
    """The same evening, in which the action of that number was never done."""
    table, played = Table(sitting.setup, SECRET, "ana"), 0
    for entry in sitting.log:
        if isinstance(entry.event, Played):
            played += 1
            if played == number + 1:
                continue
        table.fold(entry)
    return table


def chosen(sitting: Sitting, number: int, steps: int) -> int:
    """A moment at which somebody may take back freely though others have chosen since; the seat."""
    sitting.play_some(number, steps)
    if len(sitting.table.actors) < 2:
        sitting.play_until(lambda: len(sitting.table.actors) > 1)
    random = Random(number)
    for _ in range(60):
        able = [seat for seat in range(3) if sitting.showing.undo(seat) == "free"]
        others = [seat for seat in able if sitting.table.actions[-1][0] != seat]
        if others or sitting.phase != "playing":
            return random.choice(others) if others else -1
        sitting.play_some(random.randrange(10**6), 1)
    return -1


TOGETHER = games_where(lambda game, before, _after: len(game.actors(before)) > 1)
# How far into a game such a moment is looked for: in Photograph several choose at sunset alone.
FARTHEST, EARLIER = 40, {"photograph": 8}


@examples(40)
@given(game=st.sampled_from(TOGETHER), number=st.integers(0, 2**32), steps=st.integers(0, FARTHEST))
def test_the_game_is_as_if_it_had_never_been_done(game: str, number: int, steps: int) -> None:
    sitting = started(game, *PEOPLE, rated=True)
    seat = chosen(sitting, number, min(steps, EARLIER.get(game, FARTHEST)))
    assume(seat >= 0)
    number_of, done = sitting.table.last[seat], sitting.table.actions[:]
    otherwise = never_done(sitting, number_of)
    assert sitting.do(PEOPLE[seat], Undo, seat=seat) == Withdrawn(seat)
    table = sitting.table
    assert table.actions == otherwise.actions == [*done[:number_of], *done[number_of + 1 :]]
    assert (table.state, table.last, table.actors) == (otherwise.state, otherwise.last, otherwise.actors)
    for each in (None, 0, 1, 2):
        assert seen_by(table, each) == seen_by(otherwise, each)
    assert table.rated
    assert everything_shown(table, sitting.now) == everything_shown(sitting.again(), sitting.now)


@every_game
def test_games_in_which_much_is_withdrawn_are_played_to_their_end_and_verify(game: str) -> None:
    assert sum(played_with_withdrawals(game, number) for number in range(3))


def played_with_withdrawals(game: str, number: int) -> int:
    """Play to the end, and take back often what nobody has seen; how often."""
    sitting, random, withdrawn = started(game, *PEOPLE, rated=True), Random(number), 0
    for _ in sitting.play_on(random):
        free = [seat for seat in range(3) if sitting.showing.undo(seat) == "free"]
        if free and random.random() < 0.7 and withdrawn < 40:
            seat = random.choice(free)
            assert sitting.do(PEOPLE[seat], Undo, seat=seat) == Withdrawn(seat)
            sitting.table.game.check(sitting.table.state)
            withdrawn += 1
    assert sitting.phase == "over"
    assert verify(GAMES, sitting.table.record()) == len(sitting.table.actions)
    assert sitting.again().record() == sitting.table.record()
    assert sitting.table.rated
    return withdrawn


def test_what_others_see_of_a_choice_of_theirs_stays() -> None:
    sitting = started("avenue", *PEOPLE)
    for seat in (0, 1):
        sitting.play(seat)
    before = [sitting.sync("bruno")["seats"][0][part] for part in ("view", "legal", "undo")]
    sitting.do("ana", Undo, seat=0)
    after = [sitting.sync("bruno")["seats"][0][part] for part in ("view", "legal", "undo")]
    assert {key for key in before[0] if before[0][key] != after[0][key]} <= {"waiting", "chosen", "news"}
    assert before[1:] == after[1:]


def test_at_sunset_a_choice_is_withdrawn_while_others_still_choose() -> None:
    """[R5.3-chosen-once]"""
    sitting = started("photograph", *PEOPLE, rated=True)
    sitting.play_until(lambda: len(sitting.table.actors) == 3)
    for seat in (2, 0):
        sitting.play(seat)
    assert [may_undo(sitting, person) for person in PEOPLE] == ["free", None, "free"]
    assert sitting.do("chloe", Undo, seat=2) == Withdrawn(2)
    assert sitting.table.actors == (1, 2)


def test_a_ready_is_withdrawn_though_somebody_has_looked_into_an_envelope_since() -> None:
    """[R3.1-take-back], and who looks is seen by nobody: [R3.1-behind-the-screen]."""
    sitting = started("picture_perfect", *PEOPLE, rated=True)
    sitting.play(0, Ready())
    looks = next(action for action in sitting.table.game.legal(sitting.table.state, 1) if isinstance(action, Open))
    sitting.play(1, looks)
    assert [may_undo(sitting, person) for person in PEOPLE] == ["free", None, None]
    before = seen_by(sitting.table, 1)
    assert sitting.do("ana", Undo, seat=0) == Withdrawn(0)
    assert sitting.table.actors == (0, 1, 2)
    assert seen_by(sitting.table, 1)[0].open == before[0].open


def test_not_what_others_have_built_upon() -> None:
    """Taking open cards tells nobody anything, but the next turn is not the same without them."""
    sitting = started("photograph", *PEOPLE)
    seat = sitting.table.actors[0]
    sitting.play_until(lambda: seat not in sitting.table.actors)
    sitting.play(sitting.table.actors[0])
    assert may_undo(sitting, PEOPLE[seat]) == "ask"
    assert isinstance(sitting.do(PEOPLE[seat], Undo, seat=seat), Offered)


@every_game
def test_nothing_is_withdrawn_once_it_is_revealed(game: str) -> None:
    sitting = started(game, *PEOPLE, rated=True)
    for number in range(40):
        actors = set(sitting.table.actors)
        sitting.play_some(number, 1)
        if sitting.phase != "playing":
            break
        if not set(sitting.table.actors) <= actors:  # something new has begun
            others = set(range(3)) - {sitting.table.actions[-1][0]}
            assert all(sitting.showing.undo(seat) is None for seat in others)


# ── Clocks ────────────────────────────────────────────────────────────────────────────────────────


def test_what_the_clock_added_for_it_goes_and_only_that() -> None:
    sitting = started("avenue", *PEOPLE, pace=Pace(60, 5))
    for seat in (0, 1):
        sitting.wait(3)
        sitting.play(seat)
    assert [sitting.left(seat) for seat in range(3)] == [62, 59, 54]
    sitting.do("ana", Undo, seat=0)
    assert [sitting.left(seat) for seat in range(3)] == [57, 59, 54]
    sitting.wait(2)
    assert [sitting.left(seat) for seat in range(3)] == [55, 59, 52]
    sitting.do("bruno", Undo, seat=1)
    assert [sitting.left(seat) for seat in range(3)] == [55, 54, 52]
    assert sitting.table.clocks is not None
    assert sitting.table.clocks.added == {}
    assert sitting.table.clocks.deadline() == sitting.now + 52 * SECOND


def test_time_cannot_be_made_by_doing_and_undoing() -> None:
    sitting = started("avenue", *PEOPLE, pace=Pace(60, 5))
    sitting.play(1)
    for _ in range(4):
        sitting.play(0)
        sitting.do("ana", Undo, seat=0)
    assert [sitting.left(seat) for seat in range(3)] == [60, 65, 60]
