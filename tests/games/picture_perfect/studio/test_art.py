"""Every source of art: its form, its size, its silhouette and its face (rules 1.1 to 1.3)."""

from importlib.resources import files

import numpy as np
import pytest

from serao.games.picture_perfect.studio.camera import SUBPIXELS
from serao.games.picture_perfect.studio.figures import (
    Piece,
    decoration_piece,
    floor_drawing,
    guest_piece,
    screen_drawing,
    table_drawing,
)
from serao.games.picture_perfect.studio.fill import bounds
from serao.games.picture_perfect.studio.mask import masked
from serao.games.picture_perfect.studio.scene import DECORATIONS, GUESTS
from serao.games.picture_perfect.studio.shapes import Loops, drawing_of

ART = files("serao.games.picture_perfect.studio").joinpath("art")
SOURCES = [
    f"{folder.name}/{each.name}" for folder in ART.iterdir() for each in folder.iterdir() if each.name.endswith("svg")
]
# 1.1 as printed.
HEIGHTS = dict(zip(GUESTS, (6.4, 6.4, 6.4, 6.4, 6.0, 4.4, 6.8, 4.6, 7.0, 7.0, 7.0, 4.4, 2.6, 7.0), strict=True))
FACELESS = 14


def covered(loops: Loops) -> set[tuple[int, int]]:
    """The pixels of loops at 100 a centimetre."""
    units = 100 * SUBPIXELS
    traced = [[(round(across * units), round(up * units)) for across, up in loop] for loop in loops]
    window, mask = masked(traced, bounds(traced))
    rows, columns = np.nonzero(mask)
    return set(zip((rows + window.top).tolist(), (columns + window.left).tolist(), strict=True))


def top_and_bottom(piece: Piece) -> tuple[float, float]:
    """How high above its base a silhouette ends, and how high it begins."""
    heights = [up for loop in piece.outline for _, up in loop]
    return max(heights), min(heights)


@pytest.mark.parametrize("source", sorted(SOURCES))
def test_every_source_is_in_the_restricted_form(source: str) -> None:
    assert drawing_of(ART.joinpath(source).read_text("utf-8")).shapes


@pytest.mark.parametrize("guest", GUESTS)
def test_rule_1_1_every_guest_is_as_tall_as_printed(guest: int) -> None:
    piece = guest_piece(guest)
    assert piece.height == pytest.approx(HEIGHTS[guest])
    top, bottom = top_and_bottom(piece)
    assert top - bottom == pytest.approx(HEIGHTS[guest], abs=0.1)


@pytest.mark.parametrize("guest", GUESTS)
def test_rule_1_1_every_guest_but_the_palm_has_a_face_inside_its_outline(guest: int) -> None:
    face = guest_piece(guest).face
    assert (face is None) == (guest == FACELESS)
    if face:
        inside = covered(face)
        assert len(inside & covered(guest_piece(guest).outline)) > 0.97 * len(inside)


@pytest.mark.parametrize("guest", GUESTS)
def test_rule_6_5_a_face_is_a_small_part_of_what_version_1_called_so(guest: int) -> None:
    piece = guest_piece(guest)
    if piece.face and piece.first_face:
        face, first = covered(piece.face), covered(piece.first_face)
        assert len(face & first) > 0.95 * len(face)
        assert len(face) < 0.45 * len(first)


@pytest.mark.parametrize("piece", [*map(guest_piece, GUESTS), *map(decoration_piece, range(len(DECORATIONS)))])
def test_a_drawing_stays_inside_its_outline(piece: Piece) -> None:
    outline = covered(piece.outline)
    drawn = set().union(*(covered(loops) for _, loops in piece.shapes))
    assert len(drawn - outline) < 0.01 * len(drawn)
    assert len(outline - drawn) < 0.12 * len(outline)


@pytest.mark.parametrize("kind", range(len(DECORATIONS)))
def test_rule_1_2_decorations_are_two_to_five_centimetres_tall_and_stand_on_their_base(kind: int) -> None:
    piece = decoration_piece(kind)
    top, bottom = top_and_bottom(piece)
    assert 2 <= top <= 5
    assert bottom == pytest.approx(0, abs=0.03)


def test_rule_1_2_screens_and_floors_have_the_size_of_the_board() -> None:
    assert {(screen_drawing(each).width, screen_drawing(each).height) for each in range(4)} == {(25.0, 15.0)}
    assert {(floor_drawing(each).width, floor_drawing(each).height) for each in range(2)} == {(25.0, 20.0)}
    assert [(table_drawing(part).width, table_drawing(part).height) for part in ("top", "front")] == [
        (15, 10),
        (15, 2.4),
    ]
