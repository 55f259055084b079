"""`serao photo`: a picture to keep, of a scene in a file or from a finished game, and what the rules say of it."""

from pathlib import Path
from typing import Any

from rich.console import Console

from serao.cli.records import checked_seat, read_record
from serao.engine.parts import AnyPictures
from serao.engine.problem import BadOptions, reason
from serao.engine.record import game_of, replay
from serao.games import GAMES, pictures_of
from serao.locales import Words


def take(file: Path, output: Path, seat: int | None, words: Words) -> None:
    """Paint a scene, or a seat's picture from a finished game; save it, and tell what it shows."""
    console = Console(highlight=False)
    pictures, picture = in_file(file) if seat is None else in_record(file, seat)
    with console.status(words.say("cli-painting")):
        save(pictures.image(picture), output)
        told = [*pictures.told(picture, words)]
    console.print(words.say("cli-photo-saved", file=str(output)), markup=False)
    for each in told:
        console.print(each)


def in_file(file: Path) -> tuple[AnyPictures, Any]:
    """The picture that a file describes, by the first game that can make it."""
    try:
        data = file.read_bytes()
    except OSError:
        raise BadOptions(reason("cli-file-unreadable", file=str(file))) from None
    refusals = [BadOptions(reason("cli-no-pictures"))]
    for pictures in filter(None, map(pictures_of, GAMES)):
        try:
            return pictures, pictures.described(data)
        except BadOptions as refusal:
            refusals.append(refusal)
    raise refusals[-1]


def in_record(file: Path, seat: int) -> tuple[AnyPictures, Any]:
    """The picture that a seat (from 1) made in a recorded game."""
    record = read_record(file)
    place = checked_seat(record, seat)
    pictures = pictures_of(record.game)
    *_, last = replay(game_of(GAMES, record), record)
    picture = pictures.taken(last.state, place) if pictures and place is not None else None
    if pictures is None or picture is None:
        raise BadOptions(reason("cli-no-photo"))
    return pictures, picture


def save(image: Any, output: Path) -> None:
    """The picture as a file of the kind its name says."""
    try:
        image.save(output)
    except (OSError, ValueError):  # ValueError: a name whose ending is no kind of picture
        raise BadOptions(reason("cli-file-unwritable", file=str(output))) from None
