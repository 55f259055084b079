"""`serao photo`: a scene, or a photograph of a finished game, made into a picture to keep and read by the rules."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from serao.cli.records import checked_seat, read_record
from serao.engine.problem import BadOptions, reason
from serao.engine.record import game_of, replay
from serao.games import GAMES
from serao.games.picture_perfect.photo import keepsake, painted
from serao.games.picture_perfect.pieces import GUESTS
from serao.games.picture_perfect.studio import Fault, Judgement, Scene, judge, scene_from_json
from serao.games.picture_perfect.studio.versions import RULES
from serao.locales import Words

WIDTH, HEIGHT = 1200, 900


def take(file: Path, output: Path, seat: int | None, words: Words) -> None:
    """Paint a scene, or a seat's photograph from a finished game; save the picture, and tell what it shows."""
    scene, rules = (read_scene(file), RULES) if seat is None else recorded_scene(file, seat)
    console = Console(highlight=False)
    with console.status(words.say("cli-painting")):
        judgement = judge(scene, rules)
        save(scene, output)
    console.print(words.say("cli-photo-saved", file=str(output)), markup=False)
    for fault in judgement.faults:
        console.print(fault_text(fault, words), style="yellow", markup=False)
    if judgement.valid:
        console.print(words.say("cli-photo-valid"), style="green", markup=False)
    if judgement.sights:
        console.print(as_table(judgement, words))


def read_scene(file: Path) -> Scene:
    """The scene in a file, or one sentence on why there is none."""
    try:
        return scene_from_json(file.read_bytes())
    except OSError:
        raise BadOptions(reason("cli-file-unreadable", file=str(file))) from None


def recorded_scene(file: Path, seat: int) -> tuple[Scene, int]:
    """7.4 What a seat (from 1) photographed in a recorded game, and the version of the rules that it was played by."""
    record = read_record(file)
    place = checked_seat(record, seat)
    *_, last = replay(game_of(GAMES, record), record)
    photos = getattr(last.state, "photos", ())
    if place is None or place >= len(photos) or photos[place] is None:
        raise BadOptions(reason("cli-no-photo"))
    photo = photos[place]
    return keepsake(photo.arrangement, photo.camera, place), record.rules


def save(scene: Scene, output: Path) -> None:
    """The picture as a file of the kind its name says."""
    try:
        painted(scene, WIDTH, HEIGHT).save(output)
    except (OSError, ValueError):  # ValueError: a name whose ending is no kind of picture
        raise BadOptions(reason("cli-file-unwritable", file=str(output))) from None


def fault_text(fault: Fault, words: Words) -> str:
    """7.2 Why the photograph does not count, with the rule and the guest."""
    guest = f"{fault.guest} ({guest_name(fault.guest, words)})" if fault.guest else ""
    return words.say(f"picture_perfect-fault-{fault.key}", guest=guest)


def guest_name(guest: int, words: Words) -> str:
    """A guest by name."""
    return words.say(f"picture_perfect-guest-{GUESTS[guest - 1]}")


def as_table(judgement: Judgement, words: Words) -> Table:
    """6.4–6.6 What is seen of each guest, and who stands before whom."""
    table = Table()
    for heading in ("guest", "face", "covered"):
        table.add_column(words.say(f"cli-photo-{heading}"))
    for guest, sight in sorted(judgement.sights.items()):
        face = words.say("cli-photo-hidden" if sight.face_hidden else "cli-photo-seen")
        covering = ", ".join(guest_name(other, words) for other in sight.covered_by)
        table.add_row(guest_name(guest, words), face, covering)
    return table
