"""What those in charge of the house bring about at a table."""

from serao.table.company import kept_for
from serao.table.events import Away, Event, Stood
from serao.table.table import Table


def decide_remove(table: Table, person: str) -> Event | None:
    """The next event that takes a person from the table: before the game its chair is free, later a bot plays on."""
    seats = table.seats_of(person)
    if table.phase == "gathering":
        return next((Stood(seat) for seat in (*seats, *kept_for(table.chairs, person))), None)
    present = tuple(seat for seat in seats if table.chairs[seat].present)
    return Away(present, "left") if table.phase == "playing" and present else None
