"""What opponents are called: the same in every language, so that all players and the record agree."""

from collections.abc import Callable

from serao.bots.cast import CHARACTERS
from serao.table.company import Chair

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


def bot_on(unused: Callable[[str], str], seat: int, level: str, character: str, name: str = "") -> Chair:
    """The chair of an opponent that sits down there, under the name that it had before or one of its own."""
    shown = unused(name or opponent_name(seat, character))
    return Chair(level=level, name=shown, kind="bot", character=character)
