"""The company around a table: chairs, offers and chat."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from serao.table.events import Kind, TakeBack, Wish

Phase = Literal["gathering", "shuffling", "playing", "over"]
CHAT_KEPT = 200
MOST_RATED = 12  # people: a larger game says little about anybody, and ratings would take too long to write


class Chair(msgspec.Struct):
    """A chair: a person's, an opponent's of a level, or free. `away` says why an opponent plays for the person.

    `owner` is the name of the person to whom a program belongs. `kept`: the person has not sat down yet, and nobody
    else may.
    """

    person: str | None = None
    name: str = ""
    level: str | None = None
    away: Literal["", "time", "left", "conceded"] = ""
    kind: Kind | None = None  # None: free
    owner: str = ""
    kept: bool = False
    character: str = ""  # who of the cast sits here

    @property
    def free(self) -> bool:
        """Nobody sits here, and it is kept for nobody."""
        return self.person is None and self.level is None

    @property
    def sat(self) -> bool:
        """Somebody sits here."""
        return not self.free and not self.kept

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
    """One line of the chat: who said it, who that is, and whether it came from a spectator.

    `character` is the one of the cast who said it: nobody's words, so that `by` is empty.
    """

    at: int
    by: str | None
    name: str
    text: str
    kind: Kind = "guest"
    owner: str = ""
    spectator: bool = False
    character: str = ""


class Chat:
    """The last lines of the chat. Who has said most loses a line first; all who look on share one voice."""

    def __init__(self, most: int = CHAT_KEPT) -> None:
        self.most = most
        self.lines: list[ChatLine] = []
        self._voices: list[str] = []  # whose each line is
        self._count: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self.lines)

    def __iter__(self) -> Iterator[ChatLine]:
        return iter(self.lines)

    def add(self, line: ChatLine, plays: bool) -> None:
        """Add a line, by somebody who plays or looks on."""
        voice = line.by or "" if plays else ""
        self.lines.append(line)
        self._voices.append(voice)
        self._count[voice] += 1
        if len(self.lines) > self.most:
            self._drop()

    def _drop(self) -> None:
        largest = max(self._count.values())
        self._remove(next(number for number, voice in enumerate(self._voices) if self._count[voice] == largest))

    def _remove(self, number: int) -> None:
        self._count[self._voices.pop(number)] -= 1
        del self.lines[number]

    def forget(self, person: str) -> None:
        """Remove all that a person has said."""
        for number in reversed(range(len(self.lines))):
            if self.lines[number].by == person:
                self._remove(number)

    def last_of(self, person: str) -> ChatLine | None:
        """What a person said last, as far as it is kept."""
        return next((line for line in reversed(self.lines) if line.by == person), None)


def seats_by_person(chairs: Sequence[Chair]) -> dict[str, tuple[int, ...]]:
    """The chairs of everybody who sits on one."""
    found: dict[str, tuple[int, ...]] = {}
    for seat, chair in enumerate(chairs):
        if chair.person is not None and not chair.kept:
            found[chair.person] = (*found.get(chair.person, ()), seat)
    return found


def kept_for(chairs: Sequence[Chair], person: str | None = None) -> tuple[int, ...]:
    """The chairs that are kept for a person, or for anybody, and not sat on yet."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.kept and person in (None, chair.person))


def chair_for(chairs: Sequence[Chair], person: str) -> int | None:
    """The chair for a person who names none: one that is kept for them, else the first free one."""
    free = (seat for seat, chair in enumerate(chairs) if chair.free)
    return next(iter((*kept_for(chairs, person), *free)), None)


def is_contest(chairs: Sequence[Chair]) -> bool:
    """Whether several people, or several programs, have a chair each, so that the result says something about them."""
    people = [chair.person for chair in chairs if chair.person is not None]
    return 2 <= len(people) <= MOST_RATED and len(set(people)) == len(people) and not is_mixed(chairs)


def is_mixed(chairs: Sequence[Chair]) -> bool:
    """Whether people and programs play each other: they are rated apart, so such a game is not rated."""
    return len({chair.kind == "program" for chair in chairs if chair.person is not None}) > 1


def asked_for(chairs: Sequence[Chair], wish: Wish) -> set[str]:
    """Those whose yes a wish needs: everybody who is there; to take back also those who are away and come back."""
    back = ("conceded",) if isinstance(wish, TakeBack) else ("time", "left", "conceded")
    return {chair.person for chair in chairs if chair.person is not None and chair.away not in back}


def given_up(chairs: Sequence[Chair], conceded: Sequence[int]) -> bool:
    """Nobody is left to play for: one seat remains, or only opponents do."""
    gone = set(conceded)
    stayed = [chair for seat, chair in enumerate(chairs) if seat not in gone]
    return bool(conceded) and (len(stayed) <= 1 or all(chair.person is None for chair in stayed))


def ranked(groups: Sequence[tuple[int, ...]], conceded: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The seats in groups, best first; who conceded first is last."""
    gone = set(conceded)
    stayed = [tuple(seat for seat in group if seat not in gone) for group in groups]
    gave_up = [(seat,) for seat in reversed(conceded)]
    return tuple(group for group in [*stayed, *gave_up] if group)
