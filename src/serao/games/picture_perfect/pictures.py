"""The pictures of Picture Perfect: photographs that players took, and scenes that somebody described in a file."""

from collections.abc import Iterator
from io import BytesIO
from typing import TYPE_CHECKING

import msgspec
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from serao.games.picture_perfect.news import NAME, guest_name
from serao.games.picture_perfect.photo import keepsake, painted
from serao.games.picture_perfect.state import State
from serao.games.picture_perfect.studio import Fault, Judgement, Scene, judge, scene_from_json
from serao.games.picture_perfect.studio.spaces import arrangement_fault
from serao.games.picture_perfect.studio.versions import RULES
from serao.locales import Words

if TYPE_CHECKING:
    from PIL.Image import Image

WIDTH, HEIGHT = 1200, 900


class Picture(msgspec.Struct, frozen=True):
    """A scene as its camera sees it, and the version of the rules that it is read by."""

    scene: Scene
    rules: int = RULES


def described(data: bytes) -> Picture:
    """A scene from a file; BadOptions says what cannot be."""
    return Picture(scene_from_json(data))


def taken(state: State, seat: int) -> Picture | None:
    """7.4 The photograph that a seat took; None when it took none."""
    photo = state.photos[seat]
    return None if photo is None else Picture(keepsake(photo.arrangement, photo.camera, seat), state.rules)


def image(picture: Picture) -> "Image":
    """The picture, painted large enough to be kept."""
    return painted(picture.scene, WIDTH, HEIGHT)


def as_png(picture: Picture) -> bytes:
    """The picture as the bytes of a file."""
    file = BytesIO()
    image(picture).save(file, "PNG")
    return file.getvalue()


def told(picture: Picture, words: Words) -> Iterator[RenderableType]:
    """7.1–7.3 Whether the photograph counts, why not, and what is read off it."""
    misplaced = arrangement_fault(picture.scene.guests)
    judgement = judge(picture.scene, picture.rules)
    if misplaced is not None:
        yield Text(words.why(misplaced), style="yellow")
    for fault in judgement.faults:
        yield Text(fault_text(fault, words), style="yellow")
    if misplaced is None and judgement.valid:
        yield Text(words.say(f"{NAME}-judged-valid"), style="green")
    if judgement.sights:
        yield as_table(judgement, words)


def fault_text(fault: Fault, words: Words) -> str:
    """7.2 Why the photograph does not count, with the rule and the guest."""
    guest = f"{fault.guest} ({guest_name(fault.guest - 1, words.say)})" if fault.guest else ""
    return f"{words.say(f'{NAME}-fault-{fault.key}', guest=guest)} ({fault.rule})"


def as_table(judgement: Judgement, words: Words) -> Table:
    """6.4–6.6 What is seen of each guest, and who stands before whom."""
    table = Table()
    for heading in ("guest", "face", "covered"):
        table.add_column(words.say(f"{NAME}-judged-{heading}"))
    for guest, sight in sorted(judgement.sights.items()):
        face = words.say(f"{NAME}-judged-hidden" if sight.face_hidden else f"{NAME}-judged-seen")
        covering = ", ".join(guest_name(other - 1, words.say) for other in sight.covered_by)
        table.add_row(guest_name(guest - 1, words.say), face, covering)
    return table
