"""The seven colours of Photograph: each has a symbol and a pattern of its own, wherever it is told."""

from typing import Any

import numpy as np
import pytest

from tests.browser.colours import ALIKE, replayed
from tests.browser.conftest import Come
from tests.browser.pages import Person
from tests.browser.seeing import SHARP, VISIONS, Eyes, Picture, nearest

COLOURS = ("blue", "red", "yellow", "green", "brown", "grey", "purple")
NUMBERS = 12
FIRST_BACK = len(COLOURS) * NUMBERS
ROWS, COLUMNS = 4, 4

# The places of Photograph's board where a colour is told, each with all seven.
PLACES = {
    "faces of one number": ".field .cell:nth-child(-n+7) .photo",
    "backs of one half": ".field .cell:nth-child(n+8):nth-child(-n+14) .photo",
    "signs on the faces": ".field .cell:nth-child(-n+7) .tag .photo-symbol",
    "strips": ".strip .head",
    "good shots": ".medals li img",
}
# The same of somebody else, who is opened by a touch.
OF_OTHERS = {
    "strips of others": ".seat.open li .sign",
    "hands of others": ".seat.open .backing",
}
PATTERNED = {
    True: ("strips of others",),
    False: ("faces of one number", "backs of one half", "strips"),
}
MASKS = """([selector, colours]) =>
  colours.map(colour => getComputedStyle(document.querySelector(`.photo-${colour} ${selector}`)).maskImage)"""


def every_colour(_: int, view: dict[str, Any]) -> None:
    """All seven colours in every place that Photograph has for them."""
    faces = [colour * NUMBERS + 4 for colour in range(len(COLOURS))]
    backs = [FIRST_BACK + 2 * colour for colour in range(len(COLOURS))]
    view["rows"], view["field"] = ROWS, [-1] * ROWS * COLUMNS
    for number, card in enumerate([*faces, *backs]):  # read row by row, counted column by column
        row, column = divmod(number, COLUMNS)
        view["field"][column * ROWS + row] = card
    view["colours"] = list(range(len(COLOURS)))
    view["good_shots"] = [-1] * len(COLOURS)
    view["hands"] = [faces, backs]
    bare = {"cards": [], "direction": 0, "fits": [1, 2, 3], "points": 0}
    view["strips"] = [[bare] * len(COLOURS)] * view["seats"]
    view["news"] = []


def wear_patterns(person: Person) -> None:
    """Switch the patterns on, as a person would."""
    person.press_button("More")
    person.press_button("Settings")
    person.press(person.page.get_by_text("Patterns on colours"))
    person.page.keyboard.press("Escape")
    person.page.locator("dialog[open]").wait_for(state="hidden")
    person.press_button("More")


@pytest.mark.parametrize("opened", [False, True], ids=["table", "others"])
@pytest.mark.parametrize("patterns", [False, True], ids=["plain", "patterned"])
def test_the_seven_colours_of_photograph(patterns: bool, opened: bool, come: Come) -> None:
    davi = come("Davi", "narrow", device_scale_factor=SHARP)
    replayed(davi, "photograph", every_colour)
    eyes, places = Eyes(davi), OF_OTHERS if opened else PLACES

    def see(vision: str, *wanted: str) -> list[list[Picture]]:
        if opened and not davi.page.locator(".seat.open").count():
            davi.press(".seat .look")
        return eyes.see(vision, *(places[place] for place in wanted))

    plain = see("achromatopsia", *PATTERNED[opened])
    if patterns:
        wear_patterns(davi)
    for vision in VISIONS:
        for place, pictures in zip(places, see(vision, *places), strict=True):
            assert len(pictures) == len(COLOURS), place
            far, which = nearest(dict(zip(COLOURS, pictures, strict=True)))
            assert far > ALIKE, f"{place}, {which}, {vision}: {far:.4f}"
    now = see("achromatopsia", *PATTERNED[opened])
    for place, before, after in zip(PATTERNED[opened], plain, now, strict=True):
        changed = [not np.array_equal(*pair) for pair in zip(before, after, strict=True)]
        assert all(changed) if patterns else not any(changed), place


def test_every_colour_of_photograph_has_its_own_symbol_and_pattern(come: Come) -> None:
    davi = come("Davi", "narrow", device_scale_factor=SHARP)
    replayed(davi, "photograph", every_colour)
    for sign in (".photo-symbol", ".photo-pattern"):
        masks: list[str] = davi.page.evaluate(MASKS, [sign, list(COLOURS)])
        shapes = [davi.context.request.get(mask.split('"')[1]).text() for mask in masks]
        assert all("<svg" in shape for shape in shapes)
        assert len(set(shapes)) == len(COLOURS), sign
