"""The scene of a photograph in centimetres: who and what stands where, before which screen, seen by which camera."""

from math import isfinite

import msgspec

from serao.engine.problem import BadOptions, Reason, reason
from serao.games.picture_perfect.studio.camera import Camera

# 1.3 The floor: x from left to right as the camera sees it, y from the front to the back, z up.
SQUARE = 5.0
COLUMNS, ROWS = "ABCDE", 4
FLOOR_WIDTH, FLOOR_DEPTH = SQUARE * len(COLUMNS), SQUARE * ROWS
SCREEN_HEIGHT = 15.0
# The table covers B to D of rows 1 and 2. Ours is low, so that those behind it are seen from the waist up at least.
TABLE_LEFT, TABLE_RIGHT, TABLE_DEPTH, TABLE_HEIGHT = 5.0, 20.0, 10.0, 2.4

# 1.1 Guests by their printed numbers, 1.2 decorations by kind.
GUESTS = range(1, 15)
PALM = 14
DECORATIONS = (
    "cake",
    "candelabra",
    "vase",
    "bottle",
    "fruit-bowl",
    "teapot",
    "gift",
    "tureen",
    "glass-tower",
    "picture-frame",
)
SCREENS, FLOORS = 4, 2
# Six players' decorations: more no auction can bring together.
MOST_DECORATIONS = 60
# 3.1 Figures may stand outside as reminders, but not out of the world.
FARTHEST = 200.0
# What arithmetic bears; 7.2 asks for less.
STRONGEST_ZOOM = 1000.0
LONGEST_QUOTED = 120


class Guest(msgspec.Struct, frozen=True):
    """A figure and the centre of its base."""

    id: int
    x: float
    y: float


class Decoration(msgspec.Struct, frozen=True):
    """A piece on the table and the centre of its base."""

    kind: int
    x: float
    y: float


class Scene(msgspec.Struct, frozen=True):
    """Everything that a photograph is made of."""

    guests: tuple[Guest, ...] = ()
    decorations: tuple[Decoration, ...] = ()
    screen: int = 0
    floor: int = 0
    camera: Camera = Camera()


def on_table(x: float, y: float) -> bool:
    """Whether a point of the plan lies on the table."""
    return TABLE_LEFT <= x <= TABLE_RIGHT and 0 <= y <= TABLE_DEPTH


def ground(x: float, y: float) -> float:
    """How high a base stands that is put down there."""
    return TABLE_HEIGHT if on_table(x, y) else 0.0


def scene_from_json(data: bytes) -> Scene:
    """The scene in a JSON text; BadOptions says what is wrong with it."""
    try:
        scene = msgspec.json.decode(data, type=Scene)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise BadOptions(reason("picture_perfect-scene-form", what=str(error)[:LONGEST_QUOTED])) from None
    fault = scene_fault(scene)
    if fault:
        raise BadOptions(fault)
    return scene


def scene_fault(scene: Scene) -> Reason | None:
    """The first thing in a scene that cannot be."""
    return (
        chosen_fault("screen", scene.screen, SCREENS)
        or chosen_fault("floor", scene.floor, FLOORS)
        or guests_fault(scene.guests)
        or decorations_fault(scene.decorations)
        or camera_fault(scene.camera)
    )


def chosen_fault(what: str, given: int, known: int) -> Reason | None:
    """A screen or a floor that there is not."""
    if 0 <= given < known:
        return None
    return reason(f"picture_perfect-scene-{what}", given=given, last=known - 1)


def guests_fault(guests: tuple[Guest, ...]) -> Reason | None:
    """A guest who was not invited, came twice, or is out of the world."""
    seen: set[int] = set()
    for guest in guests:
        if guest.id not in GUESTS:
            return reason("picture_perfect-scene-guest", given=guest.id, last=GUESTS[-1])
        if guest.id in seen:
            return reason("picture_perfect-scene-twice", guest=guest.id)
        if not within_world(guest.x, guest.y):
            return reason("picture_perfect-scene-place", guest=guest.id, farthest=round(FARTHEST))
        seen.add(guest.id)
    return None


def decorations_fault(decorations: tuple[Decoration, ...]) -> Reason | None:
    """7.1 Decorations stand on the table."""
    if len(decorations) > MOST_DECORATIONS:
        return reason("picture_perfect-scene-decorations", given=len(decorations), most=MOST_DECORATIONS)
    for decoration in decorations:
        if decoration.kind not in range(len(DECORATIONS)):
            return reason("picture_perfect-scene-kind", given=decoration.kind, last=len(DECORATIONS) - 1)
        if not on_table(decoration.x, decoration.y):
            return reason("picture_perfect-scene-off-table", kind=DECORATIONS[decoration.kind])
    return None


def camera_fault(camera: Camera) -> Reason | None:
    """A camera out of the world, or one that aims at nothing."""
    if not within_world(camera.x, camera.y, camera.z, camera.aim_x, camera.aim_y, camera.aim_z):
        return reason("picture_perfect-scene-camera", farthest=round(FARTHEST))
    if (camera.x, camera.y) == (camera.aim_x, camera.aim_y):
        return reason("picture_perfect-scene-aim")
    if not 0 < camera.zoom <= STRONGEST_ZOOM:
        return reason("picture_perfect-scene-zoom", given=f"{camera.zoom:g}")
    return None


def within_world(*numbers: float) -> bool:
    """Whether all numbers are such that arithmetic stays plain."""
    return all(isfinite(number) and abs(number) <= FARTHEST for number in numbers)
