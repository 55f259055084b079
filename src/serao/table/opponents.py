"""Who comes as an opponent, and who thinks for a seat."""

from serao.bots.cast import company_of, of_level, player_of
from serao.engine.chance import Chance
from serao.engine.problem import BadOptions, reason
from serao.table.table import Table


def player_for(table: Table, seat: int) -> str | None:
    """The opponent that must think for this seat now; while people talk about taking back, none."""
    waits = table.phase == "playing" and not table.halted and seat in table.actors
    level = table.held_by_bot(seat) if waits else None
    return None if level is None else player_of(level, table.chairs[seat].character, seat)


def comers(table: Table, level: str, number: int) -> tuple[str, ...]:
    """Who of the cast sit down now: those of the level who do not sit here yet, then once more who does.

    Nobody in a crowd, where nobody is seen.
    """
    if table.crowded:
        return ()
    sitting = {chair.character for chair in table.chairs}
    return company_of(level, number, sitting, Chance(table.commitment.encode(), table.length))


def comer(table: Table, level: str, wanted: str | None) -> str:
    """The one of the cast who is wanted, or else whoever comes; BadOptions when nobody is called so at that level."""
    if wanted is None:
        return next(iter(comers(table, level, 1)), "")
    known = [each.id for each in of_level(level)]
    if wanted not in known:
        raise BadOptions(reason("bot-unknown", given=wanted, known=", ".join(known)))
    return wanted
