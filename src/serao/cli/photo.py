"""`serao photo`: a picture to keep, of a scene in a file or from a finished game, and what the rules say of it."""

from pathlib import Path
from typing import Any, Protocol, cast

from rich.console import Console, RenderableType

from serao.cli.records import checked_seat, read_record
from serao.engine.problem import BadOptions, reason
from serao.engine.record import game_of, replay
from serao.games import GAMES, part_of
from serao.locales import Words


class Pictures(Protocol):
    """What a game gives whose players make pictures: its module `pictures`."""

    def described(self, data: bytes, /) -> Any:
        """A picture from a file; BadOptions says what cannot be."""

    def taken(self, state: Any, seat: int, /) -> Any | None:
        """The picture that a seat of a game made; None when it made none."""

    def image(self, picture: Any, /) -> Any:
        """The picture as an image of Pillow."""

    def told(self, picture: Any, words: Words, /) -> list[RenderableType]:
        """What the rules say of it."""


def take(file: Path, output: Path, seat: int | None, words: Words) -> None:
    """Paint a scene, or a seat's picture from a finished game; save it, and tell what it shows."""
    console = Console(highlight=False)
    pictures, picture = in_file(file) if seat is None else in_record(file, seat)
    with console.status(words.say("cli-painting")):
        save(pictures.image(picture), output)
        told = list(pictures.told(picture, words))
    console.print(words.say("cli-photo-saved", file=str(output)), markup=False)
    for each in told:
        console.print(each)


def in_file(file: Path) -> tuple[Pictures, Any]:
    """The picture that a file describes, by the game that makes pictures."""
    pictures = next(found for name in GAMES if (found := pictures_of(name)))
    try:
        return pictures, pictures.described(file.read_bytes())
    except OSError:
        raise BadOptions(reason("cli-file-unreadable", file=str(file))) from None


def in_record(file: Path, seat: int) -> tuple[Pictures, Any]:
    """The picture that a seat (from 1) made in a recorded game."""
    record = read_record(file)
    place = checked_seat(record, seat)
    pictures = pictures_of(record.game)
    *_, last = replay(game_of(GAMES, record), record)
    picture = pictures.taken(last.state, place) if pictures and place is not None else None
    if pictures is None or picture is None:
        raise BadOptions(reason("cli-no-photo"))
    return pictures, picture


def pictures_of(name: str) -> Pictures | None:
    """How a game makes pictures; None when it makes none."""
    return cast(Pictures | None, part_of(name, "pictures"))


def save(image: Any, output: Path) -> None:
    """The picture as a file of the kind its name says."""
    try:
        image.save(output)
    except (OSError, ValueError):  # ValueError: a name whose ending is no kind of picture
        raise BadOptions(reason("cli-file-unwritable", file=str(output))) from None
