"""What the rules read off a photograph and nothing else: who covers whom, whose face is seen, is it valid (6.4–7.2)."""

from collections.abc import Iterator

import msgspec

from serao.games.picture_perfect.studio.camera import Camera
from serao.games.picture_perfect.studio.render import NOTHING, Photograph, photograph
from serao.games.picture_perfect.studio.scene import FLOOR_WIDTH, GUESTS, SCREEN_HEIGHT, Guest, Scene
from serao.games.picture_perfect.studio.versions import RULES, WHOLE_FRAME

# 7.3 A face counts as covered with fewer than 0.5 % of its own pixels visible.
SEEN_PER_MILLE = 5
# 7.2 Where a camera may be: before the board, above the floor, within an arm's reach.
NEAREST, LOWEST, FARTHEST_BACK, FARTHEST_ASIDE = -2.0, 0.5, -120.0, 60.0
WIDEST_ZOOM, LONGEST_ZOOM = 15.0, 200.0


class Fault(msgspec.Struct, frozen=True):
    """Why a photograph is not valid: the rule, a key of the catalogue, and the guest whom it concerns (0: nobody)."""

    rule: str
    key: str
    guest: int = 0


class Sight(msgspec.Struct, frozen=True):
    """What is seen of one guest, in pixels, and which other guests cover figure and face."""

    guest: int
    visible: int
    covered_by: tuple[int, ...]
    face: int
    face_visible: int
    face_covered_by: tuple[int, ...]

    @property
    def face_hidden(self) -> bool:
        """6.5 Nobody sees the face: covered, outside the picture, or there is none."""
        return self.face == 0 or self.face_visible * 1000 < self.face * SEEN_PER_MILLE


class Judgement(msgspec.Struct, frozen=True):
    """A photograph read: what makes it invalid, and what is seen of each placed guest."""

    faults: tuple[Fault, ...]
    sights: dict[int, Sight]

    @property
    def valid(self) -> bool:
        """7.2 Whether the photograph counts."""
        return not self.faults

    def nobody_in_front(self, guest: int) -> bool:
        """6.4 No other guest covers any part of the figure."""
        return not self.sights[guest].covered_by

    def face_hidden(self, guest: int) -> bool:
        """6.5 Nobody sees the guest's face."""
        return self.sights[guest].face_hidden

    def hides_face(self, guest: int, other: int) -> bool:
        """6.6 The other's face is hidden, and this guest covers a part of it; its own face: nobody in front."""
        if guest == other:
            return self.nobody_in_front(guest)
        sight = self.sights.get(other)
        return sight is not None and sight.face_hidden and guest in sight.face_covered_by


def judge(scene: Scene, rules: int = RULES) -> Judgement:
    """Take the photograph and read it; a camera where none may be takes none, and there is nothing to read."""
    faults = tuple(camera_faults(scene.camera))
    return Judgement(faults, {}) if faults else judged(photograph(scene, rules=rules), scene.guests, rules)


def judged(picture: Photograph, guests: tuple[Guest, ...], rules: int = RULES) -> Judgement:
    """Read a photograph of these guests."""
    sights = {guest.id: sight_of(guest.id, picture) for guest in guests}
    return Judgement(tuple(picture_faults(picture, sights, rules)), sights)


def sight_of(guest: int, picture: Photograph) -> Sight:
    """What a photograph shows of one guest."""
    body = picture.owners_over(picture.bodies[guest])
    stencil = picture.faces.get(guest)
    face = picture.owners_over(stencil.spans) if stencil else b""
    return Sight(
        guest=guest,
        visible=body.count(guest),
        covered_by=others(body, guest),
        face=stencil.whole if stencil else 0,
        face_visible=face.count(guest),
        face_covered_by=others(face, guest),
    )


def others(owners: bytes, guest: int) -> tuple[int, ...]:
    """The guests among the owners of pixels, but for one."""
    return tuple(other for other in GUESTS if other in owners and other != guest)


def camera_faults(camera: Camera) -> Iterator[Fault]:
    """7.2 Where the camera may not be, may not look, or cannot zoom."""
    checks = {
        "camera-too-high": camera.z > SCREEN_HEIGHT,
        "camera-too-low": camera.z < LOWEST,
        "camera-not-in-front": camera.y > NEAREST,
        "camera-too-far": camera.y < FARTHEST_BACK or abs(camera.x - FLOOR_WIDTH / 2) > FARTHEST_ASIDE,
        "camera-looks-away": camera.aim_y <= camera.y,
        "camera-zoom": not WIDEST_ZOOM <= camera.zoom <= LONGEST_ZOOM,
    }
    return (Fault("7.2", key) for key, wrong in checks.items() if wrong)


def picture_faults(picture: Photograph, sights: dict[int, Sight], rules: int) -> Iterator[Fault]:
    """7.2 Something beyond the game is seen; a guest is not seen."""
    if rules >= WHOLE_FRAME and NOTHING in picture.owners:
        yield Fault("7.2", "beyond")
    if rules < WHOLE_FRAME and NOTHING in corners(picture):
        yield Fault("7.2", "corner-beyond")
    for sight in sights.values():
        if not sight.visible:
            inside = picture.bodies[sight.guest].pixels
            yield Fault("7.2", "guest-hidden" if inside else "guest-outside", sight.guest)


def corners(picture: Photograph) -> tuple[int, ...]:
    """The owners of the four pixels in the corners."""
    return (*picture.owners[: picture.width : picture.width - 1], *picture.owners[-picture.width :: picture.width - 1])
