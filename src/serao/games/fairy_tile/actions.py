"""The decisions of Fairy Tile and their notation: `D2,-1` moves the Dragon, `T3,-2/4` adds the tile, `turn`, `end`."""

import re

import msgspec

from serao.engine.problem import BadNotation, reason
from serao.games.fairy_tile.hexes import HEXES, MIDDLE, TURNS, hex_at, hex_text
from serao.games.fairy_tile.places import EVERYBODY

LETTERS = "PKD"  # by character


class Move(msgspec.Struct, frozen=True, gc=False, tag="move"):
    """3.3 Move a character to a hex."""

    character: int
    to: int


class Add(msgspec.Struct, frozen=True, gc=False, tag="add"):
    """3.4 Add the visible tile: its first hex there, turned so many sixths counter-clockwise."""

    at: int
    turn: int


class TurnPage(msgspec.Struct, frozen=True, gc=False, tag="turn"):
    """3.2 Turn the page: another page in the hand, and magic."""


class End(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """3.1 Leave it at one adventure and keep the magic."""


Action = Move | Add | TurnPage | End
ACTIONS = Action

MOVES = tuple(tuple(Move(character, there) for there in range(HEXES)) for character in EVERYBODY)
ADDS = tuple(tuple(Add(there, turn) for there in range(HEXES)) for turn in TURNS)
TURN, END = TurnPage(), End()

_MOVE = re.compile(r"([pkd])(-?[0-9]{1,2}),(-?[0-9]{1,2})", re.IGNORECASE)
_ADD = re.compile(r"t(-?[0-9]{1,2}),(-?[0-9]{1,2})/([0-5])", re.IGNORECASE)
WORDS: dict[str, Action] = {"turn": TURN, "end": END}


def text(action: Action) -> str:
    """An action in notation; hexes by their axial coordinates, a turn in sixths counter-clockwise."""
    match action:
        case Move(character, to):
            return f"{LETTERS[character]}{hex_text(to)}"
        case Add(at, turn):
            return f"T{hex_text(at)}/{turn}"
        case TurnPage():
            return "turn"
        case End():
            return "end"


def parse(notation: str) -> Action:
    """The action of a notation."""
    short = "".join(notation.split()).replace("−", "-")  # as sentences write it
    if short.lower() in WORDS:
        return WORDS[short.lower()]
    if (move := _MOVE.fullmatch(short)) and on_board(move[2], move[3]):
        return MOVES[LETTERS.index(move[1].upper())][hex_at(int(move[2]), int(move[3]))]
    if (add := _ADD.fullmatch(short)) and on_board(add[1], add[2]):
        return ADDS[int(add[3])][hex_at(int(add[1]), int(add[2]))]
    raise BadNotation(reason("fairy_tile-notation", given=notation.strip()))


def on_board(*coordinates: str) -> bool:
    """Whether coordinates are such that a kingdom could reach them."""
    return all(-MIDDLE <= int(each) < MIDDLE for each in coordinates)
