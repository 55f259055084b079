"""What the pictures of the house are painted with: lamplight on wood, photographs laid on it, and letters."""

from collections.abc import Sequence
from functools import cache
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageFont

WOOD, PAPER, LIGHT, AMBER, SOFT = "#2a1d14", "#f7f0e3", "#f7ead3", "#f0ad45", "#cdbba3"
LAMP, SHADE = "#8a5a26", "#120b06"
TINTS = ("#7c2840", "#2c5f84", "#3c6434", "#7a4a12", "#5b4a8a", "#1f6a6a")  # of the seats, as at the table
SERIF, SANS = "fraunces-latin-wght-normal-*.woff2", "atkinson-hyperlegible-latin-400-normal-*.woff2"
BOLD = 600
SMALLEST = 34  # of a title
COLOURS = 128

Size = tuple[int, int]
Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


class Fonts:
    """The fonts of the built client; without a build, the one that Pillow brings."""

    def __init__(self, client: Path) -> None:
        self._client = client

    def font(self, name: str, size: int) -> Font:
        """A font in some size."""
        path = next(iter(sorted((self._client / "assets").glob(name))), None)
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


@cache
def lamplight(size: Size, circle: tuple[int, int, int, int]) -> Image.Image:
    """Dark wood with the light of the lamp on it; not to be painted on, but copied."""
    light = Image.new("L", size, 0)
    ImageDraw.Draw(light).ellipse(circle, fill=110)
    return Image.composite(
        Image.new("RGB", size, LAMP), Image.new("RGB", size, WOOD), light.filter(ImageFilter.GaussianBlur(150))
    )


def lay_photograph(picture: Image.Image, photograph: Image.Image, size: Size, centre: Size, angle: float) -> None:
    """Lay a photograph on the table, on paper with a white edge, turned a little."""
    edge = size[0] // 32
    card = Image.new(
        "RGBA", (size[0] + 2 * edge + 4, size[1] + 2 * edge + 4)
    )  # clear around it: turned, it stays smooth
    card.paste(PAPER, (2, 2, card.width - 2, card.height - 2))
    card.paste(photograph.convert("RGB").resize(size, Image.Resampling.LANCZOS), (edge + 2, edge + 2))
    turned = card.rotate(angle, Image.Resampling.BICUBIC, expand=True)
    corner = (centre[0] - turned.width // 2, centre[1] - turned.height // 2)
    shadow = Image.new("L", picture.size, 0)
    shadow.paste(turned.getchannel("A").point(lambda a: a * 0.55), (corner[0] + 6, corner[1] + 14))
    picture.paste(SHADE, (0, 0), shadow.filter(ImageFilter.GaussianBlur(14)))
    picture.paste(turned, corner, turned)


def as_png(picture: Image.Image) -> bytes:
    """The bytes of a file."""
    data = BytesIO()
    picture.save(data, "PNG")
    return data.getvalue()


def as_small_png(picture: Image.Image) -> bytes:
    """The bytes of a file that is fetched at once: with few colours it weighs a third."""
    return as_png(picture.quantize(COLOURS, dither=Image.Dither.FLOYDSTEINBERG))


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
