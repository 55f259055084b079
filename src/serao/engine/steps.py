"""A game on numbers that is driven step by step: what a compiled kernel may offer beside the rules."""

from collections.abc import MutableSequence
from typing import Any, Protocol, TypeAlias, TypeVar

from serao.engine.chance import Chance
from serao.engine.contract import ActionT, MemoryT_contra

OptionsT_contra = TypeVar("OptionsT_contra", contravariant=True)


class Steps(Protocol):
    """A position that changes. An action is a small number, below 128; seats are asked one after the other.

    Those who choose at the same time are asked in turn, too, and learn nothing of each other before all have chosen.
    A game offers it in `opponent.stepping`; see `Stepping`.
    """

    def seats(self) -> int:
        """How many play."""

    def deal_at_random(self, seed: int, /) -> None:
        """A new game; everything random that follows is of this seed."""

    def seat(self) -> int:
        """Who chooses next; -1 when it is over."""

    def legal(self) -> bytes:
        """What that seat may do, each number once; nothing when it is over."""

    def apply(self, action: int, /) -> int:
        """Do it; whether it lies open now (1), or waits until others have chosen (0)."""

    def points(self, seat: int, /) -> int:
        """A seat's points; when it is over those of the outcome."""

    def standing(self, seat: int, /) -> int:
        """A number that is the greater the better a seat is placed when it is over; equal where a place is shared."""

    def imagine(self, seat: int, seed: int, /) -> None:
        """The position that was taken over, with all that this seat cannot know at random, as all that follows."""

    def play_on(self, played: MutableSequence[int], /) -> int:
        """Play to the end at random; how many decisions, each written down as 128 × seat + action."""

    def play_at_random(self, seed: int, games: int, /) -> int:
        """So many whole games at random; how many decisions."""


class Stepping(Protocol[OptionsT_contra, MemoryT_contra, ActionT]):
    """The module `opponent.stepping`: sets up tables, and translates."""

    def steps(self, options: OptionsT_contra, seats: int, /) -> Steps:
        """A table before its first deal at random."""

    def remembered(self, memory: MemoryT_contra, chance: Chance, /) -> Steps:
        """A table with the position of a memory taken over."""

    def number_of(self, action: ActionT, /) -> int:
        """An action as a number."""

    def action_of(self, number: int, /) -> ActionT:
        """A number as an action."""


# Of a game that was asked for by its name.
AnyStepping: TypeAlias = Stepping[Any, Any, Any]
