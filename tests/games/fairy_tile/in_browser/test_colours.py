"""What Fairy Tile tells by colours is told by shapes as well."""

from typing import Any

from tests.browser.colours import drawings, each_its_own, replayed, size, told_apart
from tests.browser.conftest import Come
from tests.browser.seeing import SHARP

LAND = ".kingdom image[width='100']"


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
