"""What Avenue tells by colours is told by shapes as well."""

from typing import Any

from tests.browser.colours import ALIKE, drawings, each_its_own, replayed, size, told_apart
from tests.browser.conftest import Come
from tests.browser.seeing import SHARP, VISIONS, Eyes, difference

YELLOW = 10  # a yellow road card is its road plus ten
CARD = "svg.face image"


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
