"""From an arrangement and a camera to what the rules read off the picture: the one door to the studio (rule 7)."""

from functools import lru_cache
from typing import TYPE_CHECKING, cast

from msgspec.structs import replace

from serao.engine.problem import Problem, Reason, reason
from serao.games.picture_perfect.arrangement import NEAR_CAMERA, STANDARD_CAMERA, Arrangement, Camera
from serao.games.picture_perfect.pieces import ALL_GUESTS, MIDDLE
from serao.games.picture_perfect.preferences import Reading
from serao.games.picture_perfect.studio import camera as lens
from serao.games.picture_perfect.studio.cells import NEAR, STANDARD, seen, shipped_cells
from serao.games.picture_perfect.studio.judge import Judgement, judge
from serao.games.picture_perfect.studio.scene import FLOORS, SCREENS, Decoration, Guest, Scene, scene_fault
from serao.games.picture_perfect.studio.spaces import arrangement_fault
from serao.games.picture_perfect.studio.versions import RULES

if TYPE_CHECKING:
    from PIL.Image import Image

PAINTERS = ("numpy", "PIL")  # needed to paint a picture that people keep, and for nothing else
MILLIMETRES = 10  # in a centimetre, the studio's measure
# The cameras whose photographs need not be drawn.
WITH_CELLS = {STANDARD_CAMERA: STANDARD, NEAR_CAMERA: NEAR}
GUESTS = frozenset(ALL_GUESTS)
SPACE_OF_MIDDLE = {middle: space for space, middle in enumerate(MIDDLE)}


def scene_of(arrangement: Arrangement, camera: Camera = STANDARD_CAMERA) -> Scene:
    """The studio's scene."""
    cm = MILLIMETRES
    return Scene(
        tuple(Guest(figure.guest + 1, figure.x / cm, figure.y / cm) for figure in arrangement.figures),
        tuple(Decoration(each.decoration, each.x / cm, each.y / cm) for each in arrangement.ornaments),
        camera=lens.Camera(
            camera.x / cm,
            camera.y / cm,
            camera.z / cm,
            camera.aim_x / cm,
            camera.aim_y / cm,
            camera.aim_z / cm,
            float(camera.zoom),
        ),
    )


def keepsake(arrangement: Arrangement, camera: Camera, seat: int) -> Scene:
    """7.4 A photograph to be painted and kept: each seat has a screen and a floor of its own."""
    return replace(scene_of(arrangement, camera), screen=seat % SCREENS, floor=seat % FLOORS)


def painted(scene: Scene, width: int, height: int) -> "Image":
    """7.4 A picture to keep; a Problem says what must be installed where nobody can paint."""
    try:
        from serao.games.picture_perfect.studio.paint import paint
    except ModuleNotFoundError as missing:
        if missing.name not in PAINTERS:
            raise
        raise Problem(reason("picture_perfect-paint-missing")) from None
    return paint(scene, width, height)


def arrange_refusal(arrangement: Arrangement, decorations: int) -> Reason | None:
    """3.1 Why figures cannot be put up like this: only what cannot be done with the pieces one has."""
    if middle_spaces(arrangement) is not None:
        return None
    used = len(arrangement.ornaments)
    if used > decorations:
        return reason("picture_perfect-arrange-decorations", given=used, held=decorations)
    return scene_fault(scene_of(arrangement))


def photo_refusal(arrangement: Arrangement, decorations: int, camera: Camera, rules: int = RULES) -> Reason | None:
    """7.1, 7.2 Why this photograph is not valid; None when it is."""
    why_not = arrange_refusal(arrangement, decorations)
    if why_not is not None:
        return why_not
    found = developed(arrangement, camera, rules)
    return found if isinstance(found, Reason) else None


def reading_of(arrangement: Arrangement, camera: Camera, rules: int = RULES) -> Reading:
    """7.3 What is read off a valid photograph."""
    found = developed(arrangement, camera, rules)
    assert isinstance(found, Reading), f"not valid: {found}"
    return found


@lru_cache(maxsize=128)  # asked for while it is handed in and scored, and not again
def developed(arrangement: Arrangement, camera: Camera, rules: int = RULES) -> Reading | Reason:
    """A photograph is taken once: what is read off it, or the first thing that makes it invalid."""
    spaces = middle_spaces(arrangement) if camera in WITH_CELLS else None
    return drawn(arrangement, camera, rules) if spaces is None else found(spaces, rules, WITH_CELLS[camera])


def middle_spaces(arrangement: Arrangement) -> dict[int, int] | None:
    """Guests and their spaces, if each stands in the middle of one of its own and nothing is on the table."""
    spaces = {figure.guest: SPACE_OF_MIDDLE.get((figure.x, figure.y)) for figure in arrangement.figures}
    number = len(arrangement.figures)
    usual = not arrangement.ornaments and None not in spaces.values() and spaces.keys() <= GUESTS
    return cast(dict[int, int], spaces) if usual and number == len(spaces) == len(set(spaces.values())) else None


def found(spaces: dict[int, int], rules: int, camera: str = STANDARD) -> Reading | Reason:
    """The same without drawing, for guests in the middle of their spaces before a camera whose cells are known."""
    picture = seen(shipped_cells(camera), spaces, rules)
    if picture.out_of_sight:
        hidden = next(guest for guest in spaces if picture.out_of_sight >> guest & 1)
        return reason("picture_perfect-fault-guest-hidden", guest=hidden + 1)
    return Reading(tuple(picture.covered_by), tuple(picture.face_covered_by), picture.faces_hidden)


def drawn(arrangement: Arrangement, camera: Camera, rules: int) -> Reading | Reason:
    """7.3 What is read off the picture that the studio draws."""
    scene = scene_of(arrangement, camera)
    why_not = scene_fault(scene) or arrangement_fault(scene.guests)
    if why_not is not None:
        return why_not
    judgement = judge(scene, rules)
    if judgement.faults:
        fault = judgement.faults[0]
        return reason(f"picture_perfect-fault-{fault.key}", guest=fault.guest)
    return read(judgement)


def read(judgement: Judgement) -> Reading:
    """What a judgement says, in the rules' own numbers."""
    sights = judgement.sights
    placed = [guest for guest in ALL_GUESTS if guest + 1 in sights]
    figure = {guest: _bits(sights[guest + 1].covered_by) for guest in placed}
    face = {guest: _bits(sights[guest + 1].face_covered_by) for guest in placed}
    return Reading(
        tuple(figure.get(guest, 0) for guest in ALL_GUESTS),
        tuple(face.get(guest, 0) for guest in ALL_GUESTS),
        sum(1 << guest for guest in placed if sights[guest + 1].face_hidden),
    )


def _bits(numbers: tuple[int, ...]) -> int:
    return sum(1 << number - 1 for number in numbers)
