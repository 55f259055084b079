"""The picture of a link's preview: the cover of a game under the lamp, and what the link leads to in words."""

from collections.abc import Sequence
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter, ImageFont

from serao.installed import file_of, own_games

SIZE = (1200, 630)  # what messengers ask for
COVER = "cover.webp"
WOOD, PAPER, LIGHT, AMBER, SOFT = "#2a1d14", "#f7f0e3", "#f7ead3", "#f0ad45", "#cdbba3"
TINTS = ("#7c2840", "#2c5f84", "#3c6434", "#7a4a12", "#5b4a8a", "#1f6a6a")  # of the seats, as at the table
SERIF, SANS = "fraunces-latin-wght-normal-*.woff2", "atkinson-hyperlegible-latin-400-normal-*.woff2"
BOLD = 600
LEFT, WIDTH = 690, 450  # where the words stand
LARGEST, SMALLEST, STEP, LINES = 60, 34, 4, 4  # of the title
# The covers of all games: their sizes, where their middles lie, and how they are turned.
OF_ALL = (
    ((285, 200), (195, 185), 5.0),
    ((285, 200), (500, 165), -3.0),
    ((285, 200), (190, 440), -4.0),
    ((285, 200), (500, 425), 4.0),
)
MOST_CHAIRS = 6  # that are drawn
COLOURS = 128  # of the picture: it is drawn with few, and weighs a third

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class Preview(NamedTuple):
    """What a preview shows: sentences, the game of the cover (empty: the house), and how many chairs are taken."""

    title: str
    plain_title: str  # without a name, which may have letters that the font lacks
    text: str
    game: str = ""
    seats: int = 0
    taken: int = 0


class PreviewPainter:
    """Paints previews with the fonts of the built client; without a build, with the one that Pillow brings."""

    def __init__(self, client: Path) -> None:
        self.client = client

    def paint(self, preview: Preview) -> bytes:
        """The preview as a PNG."""
        picture = self._table.copy()
        draw = ImageDraw.Draw(picture)
        for number, game in enumerate([preview.game] if preview.game else own_games()):
            lay_cover(picture, game, number, alone=bool(preview.game))
        self._write(draw, preview)
        data = BytesIO()
        picture.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG).save(data, "PNG", optimize=True)
        return data.getvalue()

    @cached_property
    def _table(self) -> Image.Image:
        """Dark wood with the light of the lamp on it."""
        light = Image.new("L", SIZE, 0)
        ImageDraw.Draw(light).ellipse((-120, -260, 900, 760), fill=110)
        lit = Image.new("RGB", SIZE, "#8a5a26")
        return Image.composite(lit, Image.new("RGB", SIZE, WOOD), light.filter(ImageFilter.GaussianBlur(150)))

    def _write(self, draw: ImageDraw.ImageDraw, preview: Preview) -> None:
        small = self.font(SANS, 30)
        title, font = self._fitted(preview.title if self.can_write(preview.title) else preview.plain_title)
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
            draw.text((LEFT, SIZE[1] - 70), "Serão", font=self.font(SERIF, 32), fill=AMBER)

    def _fitted(self, title: str) -> tuple[list[str], Font]:
        """A title in the largest letters that leave it on a few lines; what then still is too much is left out."""
        for size in range(LARGEST, SMALLEST - 1, -STEP):
            font = self.font(SERIF, size)
            lines = wrapped(title, font, WIDTH)
            if len(lines) <= LINES and all(font.getlength(word) <= WIDTH for word in title.split()):
                break
        return lines[:LINES], font

    def font(self, name: str, size: int) -> Font:
        """A font of the client in some size."""
        path = next(iter(sorted((self.client / "assets").glob(name))), None)
        if path is None:
            return ImageFont.load_default(size)
        font = ImageFont.truetype(BytesIO(path.read_bytes()), size)
        if name == SERIF:
            font.set_variation_by_axes([BOLD])
        return font

    def can_write(self, text: str) -> bool:
        """Whether the font of titles has every letter of a text."""
        font = self.font(SERIF, SMALLEST)
        missing = bytes(font.getmask("\U0010fffd"))
        return all(each.isspace() or bytes(font.getmask(each)) != missing for each in set(text))


def wrapped(text: str, font: Font, width: int) -> list[str]:
    """A text in lines of some width. A word that is longer than a line is broken."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if font.getlength(longer) <= width:
            lines[-1] = longer
            continue
        lines += pieces(word, font, width)
    return [line for line in lines if line]


def pieces(word: str, font: Font, width: int) -> Sequence[str]:
    """A word, in pieces of some width where it is longer."""
    found = [""]
    for letter in word:
        if font.getlength(found[-1] + letter) > width:
            found.append("")
        found[-1] += letter
    return found


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
    size, centre, angle = ((560, 392), (345, 315), 3.0) if alone else OF_ALL[number % len(OF_ALL)]
    with Image.open(path) as found:
        cover = found.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    edge = size[0] // 32
    card = Image.new(
        "RGBA", (size[0] + 2 * edge + 4, size[1] + 2 * edge + 4)
    )  # clear around it: turned, it stays smooth
    card.paste(PAPER, (2, 2, card.width - 2, card.height - 2))
    card.paste(cover, (edge + 2, edge + 2))
    turned = card.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    corner = (centre[0] - turned.width // 2, centre[1] - turned.height // 2)
    shadow = Image.new("L", SIZE, 0)
    shadow.paste(turned.getchannel("A").point(lambda a: a * 0.55), (corner[0] + 6, corner[1] + 14))
    picture.paste("#120b06", (0, 0), shadow.filter(ImageFilter.GaussianBlur(14)))
    picture.paste(turned, corner, turned)
