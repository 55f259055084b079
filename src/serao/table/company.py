"""The company around a table: chairs, offers and chat."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from serao.table.events import Kind, Wish

MOST_RATED = 12  # people: a larger game says little about anybody, and ratings would take too long to write


class Chair(msgspec.Struct):
    """A chair: a person's, an opponent's of a level, or free. `away` says why an opponent plays for the person.

    `owner` is the name of whom a program belongs to.
    """

    person: str | None = None
    name: str = ""
    level: str | None = None
    away: Literal["", "time", "left", "conceded"] = ""
    kind: Kind | None = None  # None: free
    owner: str = ""

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
    """One line of the chat: who said it, who that is, and whether it came from a spectator."""

    at: int
    by: str | None
    name: str
    text: str
    kind: Kind = "guest"
    owner: str = ""
    spectator: bool = False


def seats_by_person(chairs: Sequence[Chair]) -> dict[str, tuple[int, ...]]:
    """The chairs of everybody who has one."""
    found: dict[str, tuple[int, ...]] = {}
    for seat, chair in enumerate(chairs):
        if chair.person is not None:
            found[chair.person] = (*found.get(chair.person, ()), seat)
    return found


def is_contest(chairs: Sequence[Chair]) -> bool:
    """Whether several people, or several programs, have a chair each, so that the result says something about them."""
    people = [chair.person for chair in chairs if chair.person is not None]
    return 2 <= len(people) <= MOST_RATED and len(set(people)) == len(people) and not is_mixed(chairs)


def is_mixed(chairs: Sequence[Chair]) -> bool:
    """Whether people and programs play each other: they are rated apart, so such a game is not rated."""
    return len({chair.kind == "program" for chair in chairs if chair.person is not None}) > 1


def given_up(chairs: Sequence[Chair], conceded: Sequence[int]) -> bool:
    """Nobody is left to play for: one seat remains, or only opponents do."""
    stayed = [chair for seat, chair in enumerate(chairs) if seat not in conceded]
    return bool(conceded) and (len(stayed) <= 1 or all(chair.person is None for chair in stayed))
