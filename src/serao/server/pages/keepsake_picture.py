"""The picture that is kept of a finished game: what it left behind, who sat there, and how they fared."""

from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw

from serao.installed import file_of
from serao.server.pages.painting import (
    AMBER,
    LIGHT,
    PAPER,
    SANS,
    SERIF,
    SOFT,
    TINTS,
    Font,
    Fonts,
    as_png,
    lamplight,
    lay_photograph,
    wrapped,
)
from serao.server.pages.preview_picture import COVER

SIZE = (1080, 1350)  # upright, as telephones show it and as it is printed
LAMP = (-60, -420, 1140, 900)  # where its light falls
PHOTOGRAPH, COVER_SIZE = (800, 600), (780, 546)
MIDDLE, ANGLE = (540, 368), -2.0  # of what lies on the table
MARGIN = 84
TITLE_TOP, REASON_TOP, FIRST_ROW, LAST_ROW = 716, 800, 880, 1250
TALLEST_ROW = 96
NAME, BAR, POINTS = 214, (560, 868), SIZE[0] - MARGIN  # where in a row they begin, and the points end
SHADOW = "#3a281b"  # behind a bar


class Row(NamedTuple):
    """How one seat fared."""

    place: int
    seat: int
    name: str
    points: int


class Keepsake(NamedTuple):
    """What is kept of a game: in words, with the picture that its winner made, where the game makes such."""

    game: str
    title: str
    reason: str
    day: str
    rows: tuple[Row, ...]
    others: str = ""  # how many more sat there
    photograph: bytes | None = None


class KeepsakePainter:
    """Paints what is kept of a game."""

    def __init__(self, client: Path) -> None:
        self._fonts = Fonts(client)

    def paint(self, keepsake: Keepsake) -> bytes:
        """The picture as a PNG."""
        picture = lamplight(SIZE, LAMP).copy()
        lay_what_it_left(picture, keepsake)
        draw = ImageDraw.Draw(picture)
        self._write_around(draw, keepsake)
        lines = len(keepsake.rows) + bool(keepsake.others)
        height = min(TALLEST_ROW, (LAST_ROW - FIRST_ROW) // max(lines, 1))
        most = max([1, *(row.points for row in keepsake.rows)])
        for number, row in enumerate(keepsake.rows):
            self._write_row(draw, row, FIRST_ROW + height * number + height // 2, most)
        if keepsake.others:
            middle = FIRST_ROW + height * len(keepsake.rows) + height // 2
            draw.text((NAME, middle), keepsake.others, font=self._fonts.font(SANS, 30), fill=SOFT, anchor="lm")
        return as_png(picture)

    def _write_around(self, draw: ImageDraw.ImageDraw, keepsake: Keepsake) -> None:
        small = self._fonts.font(SANS, 30)
        draw.text((MARGIN, TITLE_TOP), keepsake.title, font=self._fonts.font(SERIF, 64), fill=LIGHT)
        for line in wrapped(keepsake.reason, small, SIZE[0] - 2 * MARGIN)[:1]:
            draw.text((MARGIN, REASON_TOP), line, font=small, fill=SOFT)
        draw.text((MARGIN, SIZE[1] - 70), "Serão", font=self._fonts.font(SERIF, 36), fill=AMBER)
        draw.text((POINTS, SIZE[1] - 46), keepsake.day, font=small, fill=SOFT, anchor="rm")

    def _write_row(self, draw: ImageDraw.ImageDraw, row: Row, middle: int, most: int) -> None:
        first = row.place == 1
        colour, tint = (LIGHT if first else SOFT), TINTS[row.seat % len(TINTS)]
        draw.text((MARGIN, middle), str(row.place), font=self._fonts.font(SERIF, 44), fill=AMBER, anchor="lm")
        draw.ellipse((148, middle - 24, 196, middle + 24), fill=tint, outline=colour, width=3)
        font = self._fonts.font(SANS, 34)
        draw.text((NAME, middle), shortened(row.name, font, BAR[0] - NAME - 24), font=font, fill=colour, anchor="lm")
        length = round((BAR[1] - BAR[0]) * max(row.points, 0) / most)
        draw.rounded_rectangle((BAR[0], middle - 13, BAR[1], middle + 13), 13, fill=SHADOW)
        if length > 26:
            draw.rounded_rectangle(
                (BAR[0], middle - 13, BAR[0] + length, middle + 13), 13, fill=AMBER if first else PAPER
            )
        points = str(row.points).replace("-", "−")
        draw.text((POINTS, middle), points, font=self._fonts.font(SERIF, 42), fill=colour, anchor="rm")


def lay_what_it_left(picture: Image.Image, keepsake: Keepsake) -> None:
    """Lay on the table what the game left behind: a photograph that was taken there, else its cover."""
    if keepsake.photograph is not None:
        with Image.open(BytesIO(keepsake.photograph)) as photograph:
            lay_photograph(picture, photograph, PHOTOGRAPH, MIDDLE, ANGLE)
        return
    path = file_of(keepsake.game, COVER)
    if path is not None:
        with Image.open(path) as cover:
            lay_photograph(picture, cover, COVER_SIZE, MIDDLE, ANGLE)


def shortened(text: str, font: Font, width: int) -> str:
    """A text that fits, with three dots where something is left out."""
    if font.getlength(text) <= width:
        return text
    while text and font.getlength(f"{text}…") > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
