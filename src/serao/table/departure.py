"""Somebody leaves the house for good: what that changes at a table."""

from typing import TYPE_CHECKING

from serao.table.company import kept_for
from serao.table.events import NOBODY, Gone

if TYPE_CHECKING:
    from serao.table.table import Table

SOMEBODY = "N. N."  # nomen nescio: understood in every language of the house


def depart(table: "Table", event: Gone) -> None:
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


def _stand_up(table: "Table", event: Gone, seats: tuple[int, ...]) -> None:
    for seat in seats:
        table.free(seat, event.person)
    if event.host == NOBODY:
        table.phase = "over"


def _give_up(table: "Table", event: Gone, seats: tuple[int, ...]) -> None:
    if table.offer is not None and table.offer.by == event.person:
        table.offer = None
    if table.phase == "playing" and seats:
        table.leave(seats, "conceded")
    elif table.phase == "shuffling":  # opponents play for them from the deal on
        table.conceded += seats
        for seat in seats:
            table.chairs[seat].away = "conceded"
