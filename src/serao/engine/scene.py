"""A board from a description: what lies on the table, said once, and drawn in the browser, in the terminal and aloud.

A game that brings no board of its own gives two functions. `scene(view, say, names)` tells what a seat sees on the
table. `spots(action)` tells which of its spots an action touches, in order; so an action is chosen by pointing at one
spot after another, and nothing that draws a scene knows a rule.
"""

from typing import Literal

import msgspec

# Every colour has a pattern or a sign of its own where it is drawn: colour is never alone.
Colour = Literal["", "red", "blue", "green", "yellow", "purple", "orange", "black", "white", "grey"]


class Piece(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something on the table: a stone, a card, or an empty place, which has neither colour nor symbol."""

    name: str  # what it is called aloud
    spot: str = ""  # what an action calls it; empty: no action ever touches it
    colour: Colour = ""
    symbol: str = ""  # a sign or a short text that stands on it
    down: bool = False  # a card that lies face down
    last: bool = False  # the last action touched it


class Cell(Piece, frozen=True, kw_only=True, omit_defaults=True):
    """A place of a board, and what stands on it."""

    x: int
    y: int
    ground: Colour = ""  # the colour of the place itself


class Board(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="board"):
    """Places in the plane: squares by column and row, hexes by axial coordinates, points joined by lines."""

    shape: Literal["squares", "hexes", "points"]
    cells: tuple[Cell, ...]
    lines: tuple[tuple[int, int], ...] = ()  # between points, by their places in `cells`
    columns: tuple[str, ...] = ()  # what stands above the columns, and before the rows
    rows: tuple[str, ...] = ()
    title: str = ""


class Cards(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="cards"):
    """A row of cards: a hand, a trick, a display."""

    cards: tuple[Piece, ...]
    title: str = ""
    hand: bool = False  # one's own hand, held close


class Pile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="pile"):
    """Cards on each other: what is seen of the top one, and how many there are."""

    top: Piece
    count: int
    title: str = ""


class Counter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="counter"):
    """A number that belongs to somebody or something: points, coins, cards held."""

    title: str
    number: int
    colour: Colour = ""
    active: bool = False  # whose turn it is


class Text(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="text"):
    """A sentence on the table."""

    text: str


Area = Board | Cards | Pile | Counter | Text


class Scene(msgspec.Struct, frozen=True):
    """Everything on the table, in the order in which it is read."""

    areas: tuple[Area, ...]


class Choice(msgspec.Struct, frozen=True):
    """A legal action as it is chosen on a scene: the spots it touches, in order, and what it is called."""

    spots: tuple[str, ...]
    label: str


def all_spots(scene: Scene) -> dict[str, str]:
    """Every spot of a scene, and what it is called aloud."""
    pieces = (piece for area in scene.areas for piece in pieces_of(area))
    return {piece.spot: piece.name for piece in pieces if piece.spot}


def pieces_of(area: Area) -> tuple[Piece, ...]:
    """The pieces of an area."""
    match area:
        case Board(cells=cells):
            return cells
        case Cards(cards=cards):
            return cards
        case Pile(top=top):
            return (top,)
    return ()
