"""Colours are never alone: each has a shape of its own that is left when the colours are gone."""

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Route

from tests.browser.arrange import ask, finished, known, lay
from tests.browser.conftest import Come
from tests.browser.pages import Person
from tests.browser.seeing import SHARP, VISIONS, Eyes, Picture, difference, nearest

COLOURS = ("blue", "red", "yellow", "green", "brown", "grey", "purple")
NUMBERS = 12
FIRST_BACK = len(COLOURS) * NUMBERS
ROWS, COLUMNS = 4, 4
YELLOW = 10  # a yellow road card is its road plus ten
EVERYBODY = ("Ana", "Bruno", "Chloé", "Davi")

ALIKE = 0.05  # where less than this can be told apart, drawings are taken for one another

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

CARD = "svg.face image"
LAND = ".kingdom image[width='100']"

MASKS = """([selector, colours]) =>
  colours.map(colour => getComputedStyle(document.querySelector(`.photo-${colour} ${selector}`)).maskImage)"""
# Two signs of one shape whose colours, to grey eyes, are one.
ONLY_HUE = """() => document.body.insertAdjacentHTML("afterbegin", ["#d8503c", "#5a8f60"].map(tint =>
  `<svg class="only-hue" width="48" height="48"><circle cx="24" cy="24" r="18" fill="${tint}"/></svg>`).join(""))"""


def replayed(person: Person, game: str, change: Callable[[int, dict[str, Any]], None]) -> None:
    """A real board of a game, through the first seat's eyes, on which lies whatever is asked for at that move."""
    known(person)
    table = finished(person, game)

    def arrange(route: Route) -> None:
        shown = route.fetch().json()
        change(shown["move"], shown["view"])
        shown["seat"] = shown["view"]["seat"] = 0
        route.fulfill(json=shown)

    person.page.route(re.compile(r"/api/records/[^/]+/moves/"), arrange)
    person.page.goto(f"/replay/{table}")
    person.page.locator("#board-in-words").wait_for(state="attached")
    person.page.wait_for_load_state("networkidle")


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


def drawings(person: Person, selector: str) -> list[str]:
    """The drawings that a board shows there, in order."""
    person.page.locator(selector).first.wait_for(state="attached")
    found: list[str] = person.page.locator(selector).evaluate_all("all => all.map(each => each.getAttribute('href'))")
    return found


def size(person: Person, selector: str) -> float:
    """How large the board shows such a drawing, in pixels."""
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None
    return box["width"]


def told_apart(person: Person, found: dict[str, int], large: float) -> None:
    """Whatever the eyes, no two drawings of different kinds are taken for one another."""
    eyes = Eyes(person)
    where = eyes.lay_out(list(found), large)
    for vision in VISIONS:
        (pictures,) = eyes.see(vision, where)
        for (one, kind), (other, another) in combinations(zip(pictures, found.values(), strict=True), 2):
            far = difference(one, other)
            assert kind == another or far > ALIKE, f"{kind} and {another}, {vision}: {far:.4f}"


def each_its_own(found: list[str]) -> dict[str, int]:
    """Drawings that are all of different kinds."""
    return {drawing: kind for kind, drawing in enumerate(dict.fromkeys(found))}


def test_equal_ones_and_hues_are_taken_for_one_another(come: Come) -> None:
    """The measure that the other tests use sees shapes, and nothing else."""
    davi = come("Davi", "narrow", device_scale_factor=SHARP)
    davi.page.goto("/")
    davi.page.locator(".games").wait_for()  # nothing moves any more
    davi.page.evaluate(ONLY_HUE)
    circles, eyes = davi.page.locator(".only-hue"), Eyes(davi)
    assert circles.first.screenshot() != circles.last.screenshot()
    (red, green), *_ = eyes.see("achromatopsia", ".only-hue")
    assert difference(red, red) == 0
    assert difference(red, green) < ALIKE
    circles.locator("circle").first.evaluate("each => each.setAttribute('r', '15')")
    (small, large), *_ = eyes.see("achromatopsia", ".only-hue")
    assert difference(small, large) > ALIKE


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


def test_grapes_castles_and_cards_of_avenue(come: Come) -> None:
    davi = come("Davi", "narrow", device_scale_factor=SHARP)

    def lie(move: int, view: dict[str, Any]) -> None:
        view["road"], view["played"], view["yellow"] = 1 + YELLOW * (move % 2), [1, 1 + YELLOW, 1], 1

    replayed(davi, "avenue", lie)
    for selector, kinds in ((".bunch", 2), (".building image", 3)):  # green and purple; the same, and farms
        found = each_its_own(drawings(davi, selector))
        assert len(found) == kinds
        told_apart(davi, found, size(davi, selector))
    grey_card, _ = drawings(davi, CARD)
    davi.press_button("One move on")
    yellow_card = davi.until(lambda: [each for each in drawings(davi, CARD)[:1] if each != grey_card], "a yellow card")
    told_apart(davi, each_its_own([grey_card, *yellow_card]), size(davi, CARD))
    for vision in VISIONS:
        (grey, yellow), suns = Eyes(davi).see(vision, ".track .cards li", ".track .sun")
        assert difference(grey, yellow) > ALIKE, vision
        assert difference(suns[0], suns[-1]) > ALIKE, vision  # come, and still to come


def test_terrains_and_characters_of_fairy_tile(come: Come) -> None:
    davi = come("Davi", "narrow", device_scale_factor=SHARP)
    terrains: dict[int, list[int]] = {}

    def look(move: int, view: dict[str, Any]) -> None:
        terrains[move] = [place["terrain"] for tile in view["tiles"] for place in tile["places"]]

    replayed(davi, "fairy_tile", look)
    figures = each_its_own(drawings(davi, ".figure image"))
    assert len(figures) == 3
    told_apart(davi, figures, size(davi, ".figure image"))
    land = drawings(davi, LAND)
    assert len(set(terrains[0])) == 4
    told_apart(davi, dict(zip(land, terrains[0], strict=True)), size(davi, LAND))


def test_seats_are_told_apart_by_letters_and_names(come: Come) -> None:
    ana = come("Ana", "narrow", device_scale_factor=SHARP)
    known(ana)
    table = lay(ana, "avenue", 5, {4: "sound"}, sit=True, begun=False)
    for seat, name in enumerate(EVERYBODY[1:], 1):
        ask(ana, f"/tables/{table}/commands", type="sit", id=f"sit-{seat}", seat=seat, name=name)
    ana.page.goto(f"/t/{table}")
    chairs = ana.page.locator("ol li:has(.avatar)")
    chairs.nth(4).wait_for()
    names = [each.locator("strong").inner_text() for each in chairs.all()]
    assert len(set(names)) == len(names)
    for vision in VISIONS:
        (faces,) = Eyes(ana).see(vision, "li > .avatar")
        far, which = nearest(dict(zip(names, faces, strict=True)))
        assert far > ALIKE, f"{which}, {vision}: {far:.4f}"
