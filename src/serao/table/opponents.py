"""Who comes as an opponent: names are the same in every language, so that all players and the record agree."""

from typing import TYPE_CHECKING

from serao.bots.cast import CHARACTERS, company_of, of_level, player_of
from serao.engine.chance import Chance
from serao.engine.problem import BadOptions, reason
from serao.table.company import Chair

if TYPE_CHECKING:
    from serao.table.table import Table

# Of those who are not of the cast: levels without stars, crowds, and the first logs.
NAMES = (
    "Lamparina",
    "Alecrim",
    "Canela",
    "Cortiça",
    "Jasmim",
    "Marmelo",
    "Novelo",
    "Castanha",
    "Tremoço",
    "Azulejo",
    "Chaleira",
    "Sereno",
)


def opponent_name(seat: int, character: str = "") -> str:
    """The name of one of the cast; of another the name of that chair, repeated with numbers at large tables."""
    if character in CHARACTERS:
        return CHARACTERS[character].name
    turn, place = divmod(seat, len(NAMES))
    return f"{NAMES[place]} {turn + 1}" if turn else NAMES[place]


def bot_on(table: "Table", seat: int, level: str, character: str, name: str = "") -> Chair:
    """The chair of an opponent that sits down there, under the name that it had before or one of its own."""
    shown = table.unused(name or opponent_name(seat, character))
    return Chair(level=level, name=shown, kind="bot", character=character)


def player_for(table: "Table", seat: int) -> str | None:
    """The opponent that must think for this seat now; while people talk about taking back, none."""
    waits = table.phase == "playing" and not table.halted and seat in table.actors
    level = table.held_by_bot(seat) if waits else None
    return None if level is None else player_of(level, table.chairs[seat].character, seat)


def comers(table: "Table", level: str, number: int) -> tuple[str, ...]:
    """Who of the cast sit down now: those of the level who do not sit here yet, then once more who does.

    Nobody in a crowd, where nobody is seen.
    """
    if table.crowded:
        return ()
    sitting = {chair.character for chair in table.chairs}
    return company_of(level, number, sitting, Chance(table.commitment.encode(), table.length))


def comer(table: "Table", level: str, wanted: str | None) -> str:
    """The one of the cast who is wanted, or else whoever comes; BadOptions when nobody is called so at that level."""
    if wanted is None:
        return next(iter(comers(table, level, 1)), "")
    known = [each.id for each in of_level(level)]
    if wanted not in known:
        raise BadOptions(reason("bot-unknown", given=wanted, known=", ".join(known)))
    return wanted
