"""The cast: who sits down as an opponent of a level, by name and temper."""

from collections.abc import Collection, Iterator
from itertools import cycle, islice
from typing import Literal, NamedTuple

from serao.engine.chance import Chance

Temper = Literal["bold", "careful", "hasty", "dreamy", "stubborn", "playful", "forgetful"]


class Character(NamedTuple):
    """An opponent that one can know again: two for each level."""

    id: str
    name: str
    level: str
    temper: Temper


CAST = (
    Character("tome", "Tomé", "level-1", "playful"),
    Character("zelia", "Zélia", "level-1", "forgetful"),
    Character("mateus", "Mateus", "level-2", "hasty"),
    Character("odette", "Odette", "level-2", "dreamy"),
    Character("benedita", "Benedita", "level-3", "bold"),
    Character("anselme", "Anselme", "level-3", "careful"),
    Character("iracema", "Iracema", "level-4", "bold"),
    Character("lucien", "Lucien", "level-4", "stubborn"),
    Character("perpetua", "Perpétua", "level-5", "careful"),
    Character("severin", "Séverin", "level-5", "bold"),
)
CHARACTERS = {each.id: each for each in CAST}

# How long a temper takes over a move, beside the usual pause of a table.
TEMPO: dict[Temper, float] = {
    "bold": 0.7,
    "careful": 1.5,
    "hasty": 0.4,
    "dreamy": 1.4,
    "stubborn": 1.0,
    "playful": 0.8,
    "forgetful": 1.2,
}


def of_level(level: str) -> tuple[Character, ...]:
    """Those who play at that level; nobody for a level without stars."""
    return tuple(each for each in CAST if each.level == level)


def newcomers(level: str, sitting: Collection[str], chance: Chance) -> Iterator[str]:
    """Who comes, one after another without end: first those who do not sit there yet, then everybody once more.

    Nobody comes by name for a level without stars.
    """
    order = [each.id for each in chance.shuffled(of_level(level))]
    fresh = [each for each in order if each not in sitting]
    yield from fresh
    yield from cycle(order)


def company_of(level: str, number: int, sitting: Collection[str], chance: Chance) -> tuple[str, ...]:
    """So many of a level who sit down together, by their ids; empty where the level has nobody of its own."""
    return tuple(islice(newcomers(level, sitting, chance), number))


def player_of(level: str, character: str, seat: int) -> str:
    """The opponent that thinks for a seat: the one who sits there, or for a plain level one of it by the seat.

    So two who are away never play one sheet. Where the character is not known here, it is the plain level.
    """
    if character in CHARACTERS:
        return character
    known = of_level(level)
    return known[seat % len(known)].id if known else level


def tempo_of(player: str) -> float:
    """How long an opponent takes, beside what is usual."""
    return TEMPO[CHARACTERS[player].temper] if player in CHARACTERS else 1.0
