"""A game's own options from the command line: --map B, --missed-photo, --left-out red,blue (or each colour apart)."""

from pathlib import Path
from typing import Any

import msgspec

from serao.engine.contract import AnyGame
from serao.engine.problem import BadOptions, reason


def read_options(game: AnyGame, arguments: tuple[str, ...]) -> Any:
    """The game's options from what was left of the command line. BadOptions says what cannot be."""
    fields = {field.name: field for field in msgspec.structs.fields(game.Options)}
    given: dict[str, Any] = {}
    rest = list(arguments)
    while rest:
        name, value = split_option(rest.pop(0))
        if name not in fields:
            raise BadOptions(unknown(game, name, list(fields)))
        if fields[name].type is bool:
            read: Any = value or "true"
        else:
            read = read_value(fields[name], value if value is not None else next_value(rest, name))
        given[name] = added(given[name], read, name) if name in given else read
    return converted(game, given)


def added(before: Any, read: Any, name: str) -> list[str]:
    """A list that is given in parts; BadOptions for an option of one value that is given again."""
    if not isinstance(before, list):
        raise BadOptions(reason("cli-option-twice", option=name.replace("_", "-")))
    return [*before, *read]


def split_option(argument: str) -> tuple[str, str | None]:
    """The name and, after an equals sign, the value of an option."""
    name, sign, value = argument.partition("=")
    return name.removeprefix("--").replace("-", "_"), value if sign else None


def unknown(game: AnyGame, name: str, known: list[str]) -> Any:
    """Why an option is not this game's."""
    options = ", ".join(f"--{each.replace('_', '-')}" for each in known)
    return reason("cli-option-unknown", game=game.NAME, given=name.replace("_", "-"), known=options)


def next_value(rest: list[str], name: str) -> str:
    """The value that stands behind an option."""
    if not rest:
        raise BadOptions(reason("cli-option-value", option=name.replace("_", "-")))
    return rest.pop(0)


def read_value(field: msgspec.structs.FieldInfo, value: str) -> Any:
    """A value as the game wants it: lists are parted by commas; the name of a file stands for its text."""
    if isinstance(field.default, tuple):
        return [part.strip() for part in value.split(",") if part.strip()]
    if isinstance(field.default, str) and Path(value).is_file():
        return text_of(Path(value))
    return value


def text_of(path: Path) -> str:
    """The text of a file, or one sentence on why it cannot be read."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise BadOptions(reason("cli-file-unreadable", file=str(path))) from None


def converted(game: AnyGame, given: dict[str, Any]) -> Any:
    """The options as the game's own struct, checked by the game."""
    try:
        options = msgspec.convert(given, type=game.Options, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(reason("cli-option-wrong", game=game.NAME, detail=str(error))) from None
    game.seats(options)
    return options
