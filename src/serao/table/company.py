"""The company around a table: chairs, offers and chat."""

from collections.abc import Iterable, Sequence
from itertools import chain, count
from typing import Literal

import msgspec

from serao.table.events import TakeBack, Wish

MOST_RATED = 12  # people: a larger game says little about anybody, and ratings would take too long to write


class Chair(msgspec.Struct):
    """A chair: a person's, an opponent's of a level, or free. `away` says why an opponent plays for the person."""

    person: str | None = None
    name: str = ""
    level: str | None = None
    away: Literal["", "time", "left", "conceded"] = ""

    @property
    def free(self) -> bool:
        """Nobody sits here."""
        return self.person is None and self.level is None

    @property
    def present(self) -> bool:
        """A person plays here, and is not away."""
        return self.person is not None and not self.away


class Offer(msgspec.Struct):
    """An offer: what a person asked everybody, and who has agreed."""

    number: int
    by: str
    wish: Wish
    agreed: set[str]


class ChatLine(msgspec.Struct, frozen=True):
    """One line of the chat."""

    at: int
    by: str | None
    name: str
    text: str


def seats_by_person(chairs: Sequence[Chair]) -> dict[str, tuple[int, ...]]:
    """The chairs of everybody who has one."""
    found: dict[str, tuple[int, ...]] = {}
    for seat, chair in enumerate(chairs):
        if chair.person is not None:
            found[chair.person] = (*found.get(chair.person, ()), seat)
    return found


def is_contest(chairs: Sequence[Chair]) -> bool:
    """Whether several people have a chair each, so that the result says something about them."""
    people = [chair.person for chair in chairs if chair.person is not None]
    return 2 <= len(people) <= MOST_RATED and len(set(people)) == len(people)


def asked_for(chairs: Sequence[Chair], wish: Wish) -> set[str]:
    """Those whose yes a wish needs: everybody who is there; to take back also those who are away and come back."""
    back = ("conceded",) if isinstance(wish, TakeBack) else ("time", "left", "conceded")
    return {chair.person for chair in chairs if chair.person is not None and chair.away not in back}


def unused(name: str, taken: Iterable[str]) -> str:
    """That name, or the first numbered after it that nobody bears."""
    known = {each.casefold() for each in taken}
    numbered = (f"{name} {number}" for number in count(2))
    return next(each for each in chain([name], numbered) if each.casefold() not in known)


def given_up(chairs: Sequence[Chair], conceded: Sequence[int]) -> bool:
    """Nobody is left to play for: one seat remains, or only opponents do."""
    stayed = [chair for seat, chair in enumerate(chairs) if seat not in conceded]
    return bool(conceded) and (len(stayed) <= 1 or all(chair.person is None for chair in stayed))
