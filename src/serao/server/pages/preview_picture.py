"""The picture of a link's preview: the cover of a game under the lamp, and what the link leads to in words."""

from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFont

from serao.installed import file_of, own_games
from serao.server.pages.painting import (
    AMBER,
    LIGHT,
    SANS,
    SERIF,
    SMALLEST,
    SOFT,
    TINTS,
    Font,
    Fonts,
    as_small_png,
    lamplight,
    lay_photograph,
    wrapped,
)

SIZE = (1200, 630)  # what messengers ask for
LAMP = (-120, -260, 900, 760)  # where its light falls
COVER = "cover.webp"
LEFT, WIDTH = 690, 450  # where the words stand
LARGEST, STEP, LINES = 60, 4, 4  # of the title
# The covers of all games: their sizes, where their middles lie, and how they are turned.
OF_ALL = (
    ((285, 200), (195, 185), 5.0),
    ((285, 200), (500, 165), -3.0),
    ((285, 200), (190, 440), -4.0),
    ((285, 200), (500, 425), 4.0),
)
ALONE = ((560, 392), (345, 315), 3.0)
MOST_CHAIRS = 6  # that are drawn


class Preview(NamedTuple):
    """What a preview shows: sentences, the game of the cover (empty: the house), and how many chairs are taken."""

    title: str
    plain_title: str  # without a name, which may have letters that the font lacks
    text: str
    game: str = ""
    seats: int = 0
    taken: int = 0


class PreviewPainter:
    """Paints previews."""

    def __init__(self, client: Path) -> None:
        self._fonts = Fonts(client)

    def paint(self, preview: Preview) -> bytes:
        """The preview as a PNG."""
        picture = lamplight(SIZE, LAMP).copy()
        for number, game in enumerate([preview.game] if preview.game else own_games()):
            lay_cover(picture, game, number, alone=bool(preview.game))
        self._write(ImageDraw.Draw(picture), preview)
        return as_small_png(picture)

    def _write(self, draw: ImageDraw.ImageDraw, preview: Preview) -> None:
        small = self._fonts.font(SANS, 30)
        title, font = self._fitted(preview.title if self._fonts.can_write(preview.title) else preview.plain_title)
        height = round(font.size * 1.14) if isinstance(font, ImageFont.FreeTypeFont) else 20
        chairs = min(preview.seats, MOST_CHAIRS)
        text = [line for part in preview.text.splitlines() for line in wrapped(part, small, WIDTH)]
        y = (SIZE[1] - height * len(title) - 90 * bool(chairs) - 42 * len(text) - 30) // 2
        for line in title:
            draw.text((LEFT, y), line, font=font, fill=LIGHT)
            y += height
        if chairs:
            draw_chairs(draw, y + 26, chairs, preview.taken)
            y += 90
        for number, line in enumerate(text):
            draw.text((LEFT, y + 30 + 42 * number), line, font=small, fill=SOFT)
        if preview.game:
            draw.text((LEFT, SIZE[1] - 70), "Serão", font=self._fonts.font(SERIF, 32), fill=AMBER)

    def _fitted(self, title: str) -> tuple[list[str], Font]:
        """A title in the largest letters that leave it on a few lines; what then still is too much is left out."""
        for size in range(LARGEST, SMALLEST - 1, -STEP):
            font = self._fonts.font(SERIF, size)
            lines = wrapped(title, font, WIDTH)
            if len(lines) <= LINES and all(font.getlength(word) <= WIDTH for word in title.split()):
                break
        return lines[:LINES], font


def draw_chairs(draw: ImageDraw.ImageDraw, y: int, chairs: int, taken: int) -> None:
    """The chairs in a row: those that are taken in the colours of the seats, the others as rings."""
    for seat in range(chairs):
        box = (LEFT + 66 * seat, y, LEFT + 66 * seat + 50, y + 50)
        if seat < taken:
            draw.ellipse(box, fill=TINTS[seat % len(TINTS)], outline=LIGHT, width=3)
        else:
            for begin in range(0, 360, 30):
                draw.arc(box, begin, begin + 18, fill=SOFT, width=3)


def lay_cover(picture: Image.Image, game: str, number: int, alone: bool) -> None:
    """Lay the cover of a game on the table as a photograph: alone, or as one of all."""
    path = file_of(game, COVER)
    if path is None:
        return
    with Image.open(path) as cover:
        lay_photograph(picture, cover, *(ALONE if alone else OF_ALL[number % len(OF_ALL)]))
