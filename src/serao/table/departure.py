"""Somebody leaves the house for good: what that changes at a table."""

from collections.abc import Sequence
from typing import Literal, Protocol

from serao.table.company import Chair, Chat, Offer, Phase, kept_for
from serao.table.events import NOBODY, Gone

SOMEBODY = "N. N."  # nomen nescio: understood in every language of the house


class LeftTable(Protocol):
    """What of a table changes when somebody leaves the house."""

    host: str
    phase: Phase
    chairs: list[Chair]
    chat: Chat
    offer: Offer | None
    conceded: list[int]

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The chairs of a person."""

    def free(self, seat: int, by: str | None) -> None:
        """Somebody stands up."""

    def leave(self, seats: Sequence[int], why: Literal["time", "left", "conceded"]) -> None:
        """Opponents play for these seats from now on."""


def depart(table: LeftTable, event: Gone) -> None:
    """Free the chairs before a game, give them up in a game; then nothing of what was said or of the name is left."""
    seats = table.seats_of(event.person)
    table.host = event.host
    table.chat.forget(event.person)
    if table.phase == "gathering":
        _stand_up(table, event, (*seats, *kept_for(table.chairs, event.person)))
        return
    for seat, name in zip(seats, event.names, strict=False):
        table.chairs[seat].name = name
    _give_up(table, event, tuple(seat for seat in seats if table.chairs[seat].away != "conceded"))


def _stand_up(table: LeftTable, event: Gone, seats: tuple[int, ...]) -> None:
    for seat in seats:
        table.free(seat, event.person)
    if event.host == NOBODY:
        table.phase = "over"


def _give_up(table: LeftTable, event: Gone, seats: tuple[int, ...]) -> None:
    if table.offer is not None and table.offer.by == event.person:
        table.offer = None
    if table.phase == "playing" and seats:
        table.leave(seats, "conceded")
    elif table.phase == "shuffling":  # opponents play for them from the deal on
        table.conceded += seats
        for seat in seats:
            table.chairs[seat].away = "conceded"
