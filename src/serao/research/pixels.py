"""Lines of signs as an image: letters from Pillow's font; boxes and symbols, which it lacks, as lines and shapes."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple
from unicodedata import name

from PIL import Image, ImageDraw, ImageFont
from rich.segment import Segment

Colour = tuple[int, ...]
WIDE, HIGH = 9, 18  # pixels of a sign
PAPER, INK = (29, 24, 20), (236, 226, 205)
HEAVY, LIGHT = 3, 1  # pixels of a line
WAYS = {"LEFT": (-1, 0), "RIGHT": (1, 0), "UP": (0, -1), "DOWN": (0, 1)}
# Signs as shapes: corners in eighths of a square in the middle of the place.
SHAPES = {
    "■": "11 71 77 17",
    "▲": "41 77 17",
    "◆": "40 84 48 04",
    "★": "40 53 83 65 78 46 18 25 03 33",
    "✦": "40 54 48 34",
    "✚": "31 51 53 73 75 55 57 37 35 15 13 33",
    "♥": "48 03 11 31 43 51 71 83",
    "⌂": "40 84 74 78 18 14 04",
    "♜": "11 31 33 51 71 73 63 67 78 18 27 13",
    "♣": "40 62 84 64 58 38 24 04 22",
    "◀": "04 80 88",
    "◂": "14 71 77",
    "▸": "74 11 17",
    "✓": "05 13 35 81 82 38",
}
ROUND = {"●": True, "✪": True, "☀": True, "○": False}  # whether they are filled
LETTERS = str.maketrans("×–—→↗↘∅≈♀♂░▒", "x-->^v0~fm##")  # the nearest that the font has


class Sign(NamedTuple):
    """A sign, its colour, and the colour behind it."""

    text: str
    ink: Colour
    paper: Colour


def image_of(lines: list[list[Segment]], columns: int, rows: int) -> Image.Image:
    """An image that is always of the same size; what does not fit is cut off."""
    image = Image.new("RGB", (columns * WIDE, rows * HIGH), PAPER)
    draw = ImageDraw.Draw(image)
    for row, line in enumerate(lines[:rows]):
        for column, sign in enumerate(signs(line)):
            draw_sign(draw, column * WIDE, row * HIGH, sign)
    return image


def signs(line: list[Segment]) -> Iterator[Sign]:
    """The signs of a line."""
    for segment in line:
        style = segment.style
        ink = style.color.get_truecolor() if style and style.color and not style.color.is_default else INK
        paper = style.bgcolor.get_truecolor() if style and style.bgcolor else PAPER
        yield from (Sign(text, tuple(ink), tuple(paper)) for text in segment.text)


def draw_sign(draw: Any, x: int, y: int, sign: Sign) -> None:
    """One sign at its place."""
    if sign.paper != PAPER:
        draw.rectangle((x, y, x + WIDE - 1, y + HIGH - 1), fill=sign.paper)
    if sign.text in SHAPES:
        corners = [(x + int(corner[0]), y + 5 + int(corner[1])) for corner in SHAPES[sign.text].split()]
        draw.polygon(corners, fill=sign.ink)
    elif sign.text in ROUND:
        draw.ellipse((x + 1, y + 6, x + 7, y + 12), fill=sign.ink if ROUND[sign.text] else None, outline=sign.ink)
    elif "─" <= sign.text <= "╿":
        draw_box(draw, x, y, sign)
    elif not sign.text.isspace():
        draw.text((x, y), sign.text.translate(LETTERS), fill=sign.ink, font=font())


def draw_box(draw: Any, x: int, y: int, sign: Sign) -> None:
    """A sign that boxes are made of."""
    if sign.text in "╱╲":
        ends = (x, y, x + WIDE, y + HIGH) if sign.text == "╲" else (x, y + HIGH, x + WIDE, y)
        draw.line(ends, fill=sign.ink)
        return
    middle = (x + WIDE // 2, y + HIGH // 2)
    for (across, down), width in arms(sign.text):
        end = (middle[0] + across * (WIDE // 2 + 1), middle[1] + down * (HIGH // 2))
        draw.line((middle, end), fill=sign.ink, width=width)


@lru_cache(maxsize=128)
def arms(sign: str) -> tuple[tuple[tuple[int, int], int], ...]:
    """Where the lines of a box sign go from its middle, and how thick; its Unicode name says it.

    As in DOWN LIGHT AND UP HORIZONTAL HEAVY; a weight that is said once is meant for all.
    """
    said = name(sign).replace("HORIZONTAL", "LEFT RIGHT").replace("VERTICAL", "UP DOWN")
    parts = [part.split() for part in said.split(" AND ")]
    usual = HEAVY if "HEAVY" in parts[0] else LIGHT
    return tuple(
        (WAYS[way], LIGHT if "LIGHT" in part else HEAVY if "HEAVY" in part else usual)
        for part in parts
        for way in part
        if way in WAYS
    )


@lru_cache(maxsize=1)
def font() -> Any:
    """The letters that come with Pillow."""
    return ImageFont.load_default(13)
