"""What is left of a page for eyes that see colours differently: pictures in grey, and how far two of them differ."""

import io
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view
from numpy.typing import NDArray
from PIL import Image

from tests.browser.pages import Person

Picture = NDArray[np.float64]

VISIONS = ("achromatopsia", "deuteranopia", "protanopia", "tritanopia")
SHARP = 2  # pixels of the screen for one of the page's: fewer than a phone has today
TALL = 2600  # higher than any board: nothing is scrolled while it is looked at
SIDE = 36  # every drawing is brought to so many cells a side: finer grain is not seen on a phone
PATCH = 12  # cells a side of the part that is looked at closely
VISIBLE = 0.1  # of the way from black to white: so much two cells must differ

# Where on the page each of these lies; what is empty or hidden is left out.
BOXES = """found => found.map(each => each.getBoundingClientRect()).filter(box => box.width && box.height)
  .map(box => [box.left + scrollX, box.top + scrollY, box.right + scrollX, box.bottom + scrollY])"""
# Every drawing has come and has been decoded.
DRAWN = """async () => {
  await document.fonts.ready;
  await Promise.all([...document.images].map(each => each.decode().catch(() => undefined)));
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
# The browser marks what is tapped, and the mark fades away: pictures taken meanwhile would differ.
NO_MARKS = "() => document.documentElement.style.setProperty('-webkit-tap-highlight-color', 'transparent')"
# Drawings in a row on paper, each as large as the board shows it.
LAID_OUT = """([drawings, size]) => {
  document.querySelector("#samples")?.remove();
  const row = document.createElement("div");
  row.id = "samples";
  row.style.background = "#f7f0e3";
  row.append(...drawings.map(src => Object.assign(new Image(size, size), { src })));
  document.body.append(row);
}"""


class Eyes:
    """Looks at one person's page with eyes of one kind after the other."""

    def __init__(self, person: Person) -> None:
        self.page, width = person.page, person.page.evaluate("() => innerWidth")
        self.page.set_viewport_size({"width": width, "height": TALL})
        self.page.evaluate(NO_MARKS)
        self.session = person.context.new_cdp_session(person.page)

    def see(self, vision: str, *selectors: str) -> list[list[Picture]]:
        """For each selector everything like it on the page, in grey, as those eyes see it."""
        self.page.evaluate(DRAWN)
        boxes = [self.page.locator(each).evaluate_all(BOXES) for each in selectors]
        whole = self.whole(vision)
        return [[crop(whole, box) for box in found] for found in boxes]

    def whole(self, vision: str) -> Image.Image:
        """The page in grey, as those eyes see it."""
        self.session.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
        taken = self.page.screenshot()
        self.session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
        return Image.open(io.BytesIO(taken)).convert("L")

    def lay_out(self, drawings: Sequence[str], size: float) -> str:
        """Put drawings in a row at the foot of the page, as large as the board shows them; where they are."""
        self.page.evaluate(LAID_OUT, [list(drawings), size])
        return "#samples img"


def crop(whole: Image.Image, box: list[float]) -> Picture:
    """A part of a picture, brought to the size in which all are compared."""
    left, top, right, bottom = (round(edge * SHARP) for edge in box)
    part = whole.crop((left, top, right, bottom)).resize((SIDE, SIDE), Image.Resampling.BOX)
    return np.asarray(part, dtype=np.float64) / 255


def difference(one: Picture, other: Picture) -> float:
    """How much of the part in which two drawings differ most can be told apart; nothing, where one is only lighter."""
    cells = np.abs((one - one.mean()) - (other - other.mean())) > VISIBLE
    patches = sliding_window_view(cells, (PATCH, PATCH))[:: PATCH // 4, :: PATCH // 4]
    return float(patches.mean(axis=(2, 3)).max())


def nearest(pictures: Mapping[Any, Picture]) -> tuple[float, str]:
    """The two that are most alike: how far they differ, and which they are."""
    pairs = combinations(pictures.items(), 2)
    return min((difference(one, other), f"{name} and {another}") for (name, one), (another, other) in pairs)
