"""Taking back: alone what nobody has seen, so that what others chose since stands; else with all that followed."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.table.company import Offer
from serao.table.events import Undone, Withdrawn
from serao.table.pace import Clocks

MOST_SINCE = 200  # actions of others that are gone through to see whether they would be the same


class Step(NamedTuple):
    """An action of the game: the positions before and after it, and whether it told nobody anything."""

    before: Any
    after: Any
    reversible: bool


class PlayedAt(Protocol):
    """What of a table changes when something is taken back."""

    game: AnyGame
    seed: bytes
    state: Any
    before: Any
    actions: list[tuple[int, Any]]
    last: dict[int, int]
    steps: list[Step]
    clocks: Clocks | None
    offer: Offer | None
    taken_back: bool
    around: int

    @property
    def halted(self) -> bool:
        """Whether people talk about taking back."""

    def begin(self) -> None:
        """The position before the first action."""

    def act(self, seat: int, action: Any) -> None:
        """A seat does something."""

    def turn(self) -> None:
        """See who must choose now."""


def note_step(table: PlayedAt, before: Any) -> None:
    """Remember the step just made. When it shows something and others have to choose now, all before it stands."""
    game, reversible = table.game, table.game.reversible(before, table.state)
    if not reversible and not set(game.actors(table.state)) <= set(game.actors(before)):
        table.steps.clear()
    elif reversible or table.steps:
        table.steps.append(Step(before, table.state, reversible))


def may_withdraw(table: PlayedAt, seat: int) -> bool:
    """Whether a seat may take back its last action freely: as if it had been done last, and told nobody anything."""
    since = _since(table, seat)
    if not since or not since[0].reversible:
        return False
    later = table.actions[len(table.actions) - len(since) + 1 :]
    if all(step.reversible for step in since):
        could = set(table.game.actors(since[0].before)) if later else set()
        return all(each in could for each, _ in later)
    return len(later) <= MOST_SINCE and _would_be_the_same(table, seat, since[0].before, later)


def take_back(table: PlayedAt, event: Undone | Withdrawn) -> None:
    """Something has not happened; whatever was asked about taking back is out of date."""
    match event:
        case Undone(keep):
            _go_back(table, keep)
        case Withdrawn(seat):
            _withdraw(table, seat)
    if table.halted:
        table.offer = None
        table.around += 1
    table.turn()


def _go_back(table: PlayedAt, keep: int) -> None:
    """Play the kept actions again: positions are values, and the luck of each action is its own."""
    unseen = keep == len(table.actions) - 1 and bool(table.steps) and table.steps[-1].reversible
    table.taken_back |= not unseen  # the first logs have it for what was unseen, too
    kept, table.actions = table.actions[:keep], []
    table.last.clear()
    table.before = None
    table.begin()
    for seat, action in kept:
        table.act(seat, action)
    if table.clocks:
        table.clocks.undone(keep)


def _withdraw(table: PlayedAt, seat: int) -> None:
    """Take back the last action of a seat alone, and do again what the others have done since."""
    number = table.last.pop(seat)
    first, later = number - len(table.actions), table.actions[number + 1 :]
    table.state, table.before = table.steps[first].before, None
    del table.steps[first:], table.actions[number:]
    earlier = next((each for each in reversed(range(number)) if table.actions[each][0] == seat), None)
    if earlier is not None:
        table.last[seat] = earlier
    if table.clocks:
        table.clocks.withdrawn(number, len(later))
    for each, action in later:
        table.act(each, action)


def _since(table: PlayedAt, seat: int) -> Sequence[Step]:
    """The steps from the last action of a seat on, where they are remembered."""
    back = len(table.actions) - table.last.get(seat, -1)
    return table.steps[-back:] if back <= len(table.steps) else ()


def _would_be_the_same(table: PlayedAt, seat: int, state: Any, later: Sequence[tuple[int, Any]]) -> bool:
    """Whether the others could have done the same without it, and it afterwards, still telling nobody anything."""
    game, number = table.game, len(table.actions) - len(later)
    for each, action in later:
        if game.refusal(state, each, action) is not None:
            return False
        state = game.apply(state, each, action, Chance(table.seed, number))
        number += 1
    action = table.actions[table.last[seat]][1]
    if game.refusal(state, seat, action) is not None:
        return False
    after = game.apply(state, seat, action, Chance(table.seed, number))
    return game.reversible(state, after) and _without_news(after) == _without_news(table.steps[-1].after)


def _without_news(state: Any) -> Any:
    """A position but for what happened last."""
    return msgspec.structs.replace(state, news=()) if hasattr(state, "news") else state
