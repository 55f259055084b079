"""The clocks of a table, for live and for slow games. They are told the time, and do not read it."""

from collections.abc import Collection

import msgspec

SECOND = 1000  # times at the table are whole milliseconds
LONGEST = 60 * 60 * 24 * 30  # seconds: a month


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds each seat starts with, what every action adds, and the most it may save up.

    Live: five minutes and ten seconds an action is Pace(300, 10). Slow: three days a move is
    Pace(259200, 259200, 259200), since what is added then fills the clock again.
    """

    bank: int
    increment: int = 0
    most: int | None = None

    def possible(self) -> bool:
        """Whether it can be played by."""
        numbers = (self.bank, self.increment, self.bank if self.most is None else self.most)
        return self.bank > 0 and self.increment >= 0 and max(numbers) <= LONGEST and numbers[2] >= self.bank


class Clocks:
    """What each seat has left, and since when it is thinking."""

    __slots__ = ("added", "left", "pace", "since")

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.left = [pace.bank * SECOND] * seats
        self.since: dict[int, int] = {}
        self.added: dict[int, tuple[int, int]] = {}  # by number of action: the seat, and what it got for it

    def turn(self, thinking: Collection[int], at: int) -> None:
        """From now on these seats are thinking, and no others."""
        them = set(thinking)  # of a crowd, since looking through a list for each would take long
        for seat in [seat for seat in self.since if seat not in them]:
            self.left[seat] = self.left_at(seat, at)
            del self.since[seat]
        for seat in thinking:
            self.since.setdefault(seat, at)

    def acted(self, seat: int, at: int, number: int) -> None:
        """That seat has done the action of that number: its clock stops and gets what an action adds."""
        before = self.left_at(seat, at)
        left = before + self.pace.increment * SECOND
        self.left[seat] = left if self.pace.most is None else min(left, self.pace.most * SECOND)
        self.added[number] = (seat, self.left[seat] - before)
        self.since.pop(seat, None)

    def undone(self, keep: int) -> None:
        """What was added for actions that are taken back goes too, or time could be made by doing and undoing.

        Where several go all have agreed, and nobody shall lose a seat for it: they get enough to go on.
        """
        gone = [number for number in self.added if number >= keep]
        for number in gone:
            seat, added = self.added.pop(number)
            self.left[seat] = max(0, self.left[seat] - added)
            if len(gone) > 1:
                self.back(seat)

    def withdrawn(self, number: int, later: int) -> None:
        """One action is taken back, and what was added for it; so many later ones have another number now."""
        if number in self.added:
            seat, added = self.added.pop(number)
            self.left[seat] = max(0, self.left[seat] - added)
        for each in range(number + 1, number + 1 + later):
            if each in self.added:
                self.added[each - 1] = self.added.pop(each)

    def back(self, seat: int) -> None:
        """Enough time to go on, for a person who comes back after a timeout: an increment or a quarter of the bank."""
        self.left[seat] = max(self.left[seat], self.pace.increment * SECOND, self.pace.bank * SECOND // 4)

    def left_at(self, seat: int, at: int) -> int:
        """Milliseconds that seat has left at that time."""
        return max(0, self.left[seat] - max(0, at - self.since.get(seat, at)))

    def deadline(self) -> int | None:
        """When the first of those thinking runs out of time."""
        return min((since + self.left[seat] for seat, since in self.since.items()), default=None)

    def out_of_time(self, at: int) -> int | None:
        """A seat whose time is up."""
        return next((seat for seat, since in self.since.items() if since + self.left[seat] <= at), None)
