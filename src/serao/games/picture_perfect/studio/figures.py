"""The drawings of the box, read from the package once: guests, decorations, screens and floors."""

from functools import cache
from importlib.resources import files

import msgspec

from serao.games.picture_perfect.studio.camera import Box
from serao.games.picture_perfect.studio.scene import DECORATIONS
from serao.games.picture_perfect.studio.shapes import BadArt, Colour, Drawing, Loops, drawing_of
from serao.games.picture_perfect.studio.versions import EYES_NOSE_MOUTH

ART = files("serao.games.picture_perfect.studio").joinpath("art")


class Piece(msgspec.Struct, frozen=True):
    """An upright figure, its points in cm to the right of and above the middle of its base."""

    width: float
    height: float
    left: float
    right: float
    box: Box  # around everything of it
    outline: Loops
    face: Loops | None
    first_face: Loops | None
    shapes: tuple[tuple[Colour, Loops], ...]

    def face_by(self, rules: int) -> Loops | None:
        """6.5 The face as a version of the rules has it."""
        return self.face if rules >= EYES_NOSE_MOUTH else self.first_face


@cache
def source(folder: str, beginning: str) -> str:
    """The text of the source in a folder whose name begins so."""
    found = [each for each in ART.joinpath(folder).iterdir() if each.name.startswith(beginning)]
    if len(found) != 1:
        raise BadArt(f"art/{folder} should have one source {beginning}…, and has {len(found)}")
    return found[0].read_text("utf-8")


@cache
def guest_piece(guest: int) -> Piece:
    """1.1 A guest's figure."""
    return piece_of(drawing_of(source("guests", f"{guest:02d}-")))


@cache
def decoration_piece(kind: int) -> Piece:
    """1.2 A decoration's figure."""
    return piece_of(drawing_of(source("decorations", f"{kind:02d}-{DECORATIONS[kind]}")))


@cache
def screen_drawing(screen: int) -> Drawing:
    """1.2 One panel of a folding screen."""
    return drawing_of(source("screens", f"{screen + 1}."))


@cache
def floor_drawing(floor: int) -> Drawing:
    """1.2 A floor board."""
    return drawing_of(source("floors", f"{floor + 1}."))


def piece_of(drawing: Drawing) -> Piece:
    """A drawing stood up on the middle of its lower edge."""
    if drawing.outline is None:
        raise BadArt("a figure needs an outline")
    outline = stood_up(drawing.outline, drawing)
    face = stood_up(drawing.face, drawing) if drawing.face else None
    first_face = stood_up(drawing.first_face, drawing) if drawing.first_face else None
    shapes = tuple((shape.colour, stood_up(shape.loops, drawing)) for shape in drawing.shapes)
    (left, _), (right, _) = box_around([outline])
    return Piece(
        width=drawing.width,
        height=drawing.height,
        left=left,
        right=right,
        box=box_around([outline, face or (), first_face or (), *(loops for _, loops in shapes)]),
        outline=outline,
        face=face,
        first_face=first_face,
        shapes=shapes,
    )


def box_around(parts: list[Loops]) -> Box:
    """The smallest box that holds all loops of some parts."""
    across = [x for loops in parts for loop in loops for x, _ in loop]
    up = [z for loops in parts for loop in loops for _, z in loop]
    return (min(across), min(up)), (max(across), max(up))


def stood_up(loops: Loops, drawing: Drawing) -> Loops:
    """Loops from the top left and down, as loops from the base and up."""
    middle, height = drawing.width / 2, drawing.height
    return tuple(tuple((across - middle, height - down) for across, down in loop) for loop in loops)


@cache
def table_drawing(part: str) -> Drawing:
    """The cloth on the table: its top or its front."""
    return drawing_of(source("table", part))
