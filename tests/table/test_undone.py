"""What is taken back has not happened: position, views and record are those of the actions that stand."""

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from serao.engine.chance import Chance
from serao.engine.play import play, start
from serao.engine.record import verify
from serao.games import GAMES
from serao.table.commands import Answer, Concede, Undo
from serao.table.events import Offered, Withdrawn
from serao.table.table import Table
from serao.testing.examples import examples
from tests.table.sitting import GAME_NAMES, everything_shown, started
from tests.table.taking_back import asked, every_game, may_undo


def from_scratch(table: Table) -> Any:
    """The position that the actions which stand lead to, by the rules alone."""
    state = start(table.game, table.options, len(table.chairs), Chance(table.seed, 0))
    for number, (seat, action) in enumerate(table.actions, 1):
        state = play(table.game, state, seat, action, Chance(table.seed, number))
    return state


@every_game
def test_what_is_taken_back_has_not_happened(game: str) -> None:
    sitting = started(game, "ana", "bruno")
    for number in range(8):
        sitting.play_some(number, 5)
        if sitting.phase != "playing":
            break
        person, seat = (("ana", 0), ("bruno", 1))[number % 2]
        if all(actor != seat for actor, _ in sitting.table.actions):
            continue
        event = sitting.do(person, Undo, seat=seat)
        if isinstance(event, Offered):
            sitting.do(("bruno", "ana")[seat], Answer, offer=asked(sitting), yes=True)
        assert sitting.table.state == from_scratch(sitting.table)
        assert sitting.table.actors == sitting.table.game.actors(sitting.table.state)
        assert everything_shown(sitting.table, sitting.now) == everything_shown(sitting.again(), sitting.now)
        sitting.table.game.check(sitting.table.state)
    sitting.play_some(9)
    record = sitting.table.record()
    assert verify(GAMES, record) == len(sitting.table.actions)


@examples(25)
@given(game=st.sampled_from(GAME_NAMES), number=st.integers(0, 2**32))
def test_taking_back_at_random_moments_keeps_the_record_true(game: str, number: int) -> None:
    random, sitting = Random(number), started(game, "ana", None)
    for _ in range(25):
        if sitting.phase == "playing" and random.random() < 0.3 and may_undo(sitting, "ana"):
            number, done = sitting.table.last[0], sitting.table.actions[:]
            event = sitting.do("ana", Undo, seat=0)
            later = done[number + 1 :] if isinstance(event, Withdrawn) else []
            assert sitting.table.actions == done[:number] + later
            assert sitting.table.state == from_scratch(sitting.table)
        sitting.play_some(random.randrange(10**6), 3)
    if sitting.phase == "playing":
        sitting.do("ana", Concede, seat=0)
    verify(GAMES, sitting.table.record())


def test_the_same_action_again_has_the_same_luck() -> None:
    sitting = started("avenue", "ana", None)
    sitting.play(0)
    sitting.play(1)
    after = sitting.table.state
    actions = [action for _, action in sitting.table.actions]
    sitting.do("ana", Undo, seat=0)
    for seat, action in enumerate(actions):
        sitting.play(seat, action)
    assert sitting.table.state == after
