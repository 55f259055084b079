"""The settings of a house: from a file, over it from the environment, and over both from the command line."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple, get_args, get_origin

import msgspec

from serao.engine.problem import Problem, Reason, reason
from serao.server.base.config import Config

PREFIX = "SERAO_"
FROM_FILE = "_FILE"  # the variable of this name has the path of a file that holds the value, such as a secret
# Variables that are no settings: where the file of settings is, and what the tests of this program are told.
OTHERS = {"SERAO_SETTINGS", "SERAO_CAMPAIGN"}
# "Expected `int`, got `str` - at `$.mail.port`"
COMPLAINT = re.compile(r"(?P<what>.*?)(?: - at `\$\.?(?P<at>[^`]*)`)?", re.DOTALL)
UNKNOWN = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
MISSING = re.compile(r"Object missing required field `(.*)`")
EXPECTED = re.compile(r"Expected `(int|float|bool|str|array|object)(?: \| null)?`(?:, got.*)?")

LISTS = (tuple, list, set, frozenset)

SettingPath = tuple[str, ...]


class Setting(NamedTuple):
    """One value that can be set: its place, such as `("mail", "host")`, and its type."""

    path: SettingPath
    type: Any

    @property
    def variable(self) -> str:
        """The environment variable that sets it."""
        return PREFIX + "_".join(self.path).upper()


def settings_of(struct: type[msgspec.Struct] = Config, path: SettingPath = ()) -> Iterator[Setting]:
    """Every value that can be set, those of sections too."""
    for field in msgspec.structs.fields(struct):
        section = section_of(field.type)
        here = (*path, field.encode_name)
        if section is None:
            yield Setting(here, field.type)
        else:
            yield from settings_of(section, here)


def section_of(kind: Any) -> type[msgspec.Struct] | None:
    """The struct that a type is, perhaps besides None; None where it is a plain value."""
    return next(
        (each for each in (kind, *get_args(kind)) if isinstance(each, type) and issubclass(each, msgspec.Struct)), None
    )


def read_config(said: dict[str, Any]) -> Config:
    """The settings of the file, over them those of the environment, over both what the command line says."""
    file = said.pop("settings", None)
    known = read_settings(file) if file else {}
    variables = read_environment(os.environ)
    for path, value in variables.items():
        put(known, path, value)
    known.update({name: value for name, value in said.items() if value is not None})
    try:
        return msgspec.convert(known, Config)
    except msgspec.ValidationError as error:
        raise Problem(complaint(str(error), file, variables)) from None


def read_settings(file: Path) -> dict[str, Any]:
    """A file of settings."""
    try:
        return tomllib.loads(read_text(file))
    except tomllib.TOMLDecodeError as error:
        raise Problem(reason("cli-settings-wrong", file=str(file), detail=str(error))) from None


def read_text(file: Path) -> str:
    """The text of a file; a Problem when it cannot be read."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise Problem(reason("cli-file-unreadable", file=str(file))) from None


def read_environment(environment: Mapping[str, str]) -> dict[SettingPath, Any]:
    """What the variables `SERAO_…` set, or the files that they name. An empty one sets nothing."""
    found = {each: text_for(each.variable, environment) for each in settings_of()}
    return {each.path: value_of(each, text) for each, text in found.items() if text}


def text_for(variable: str, environment: Mapping[str, str]) -> str:
    """The text of a variable, or of the file that it names."""
    text, file = environment.get(variable, ""), environment.get(variable + FROM_FILE, "")
    if text and file:
        raise Problem(reason("cli-settings-twice", name=variable))
    return read_text(Path(file)).strip() if file else text


def value_of(setting: Setting, text: str) -> Any:
    """The value that a text means; the parts of a list are separated by commas."""
    listed = any(get_origin(kind) in LISTS for kind in (setting.type, *get_args(setting.type)))
    try:
        parts = [part.strip() for part in text.split(",")] if listed else text
        return msgspec.convert(parts, setting.type, strict=False)
    except msgspec.ValidationError as error:
        raise Problem(explained(str(error), setting.variable, ".".join(setting.path))) from None


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """The variables that look like settings and are none: perhaps somebody mistyped one."""
    known = {each.variable for each in settings_of()} | OTHERS
    ours = (name for name in environment if name.startswith(PREFIX))
    return sorted(name for name in ours if name not in known and name.removesuffix(FROM_FILE) not in known)


def put(known: dict[str, Any], path: SettingPath, value: Any) -> None:
    """Set one value, in its section."""
    for name in path[:-1]:
        section = known.setdefault(name, {})
        if not isinstance(section, dict):
            return  # the file has a plain value where a section should be; that is said when all is read
        known = section
    known[path[-1]] = value


def complaint(said: str, file: Path | None, variables: Mapping[SettingPath, Any]) -> Reason:
    """What is wrong with a setting, and where it was set."""
    found = COMPLAINT.fullmatch(said)
    at = re.sub(r"\[.*", "", found["at"] or "") if found else ""
    inside = tuple(at.split(".")) if at else ()
    what = found["what"] if found else said
    path = (*inside, unknown[1]) if (unknown := UNKNOWN.fullmatch(what)) else inside
    return explained(what, place_of(path, file, variables), ".".join(path))


def place_of(path: SettingPath, file: Path | None, variables: Mapping[SettingPath, Any]) -> str:
    """Where a setting was set: the variable, or the file and its line."""
    if path in variables:
        return Setting(path, None).variable
    if file is None:
        return "--" + "-".join(path)
    line = line_of(path, read_text(file))
    return f"{file}:{line}" if line else str(file)


def line_of(path: SettingPath, text: str) -> int | None:
    """The line of a TOML text in which a setting, or else its section, begins."""
    section, found = "", None
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[+\s*([^\]]*?)\s*\]", line):
            section = header[1]
            found = number if section == ".".join(path) else found
        name = re.match(r"""\s*["']?([^"'=]*?)["']?\s*=""", line)
        if name and ".".join(filter(None, (section, name[1]))) == ".".join(path):
            return number
    return found


def explained(what: str, where: str, key: str) -> Reason:
    """What msgspec says of a value, as a sentence."""
    if UNKNOWN.fullmatch(what):
        near = get_close_matches(key, [".".join(each.path) for each in settings_of()], 1)
        return reason("cli-settings-unknown", where=where, setting=key, near=near[0] if near else "none")
    if missing := MISSING.fullmatch(what):
        return reason("cli-settings-missing", where=where, setting=f"{key}.{missing[1]}")
    if kind := EXPECTED.fullmatch(what.partition(" - at ")[0]):
        return reason("cli-settings-kind", where=where, setting=key, wanted=kind[1])
    return reason("cli-settings-value", where=where, setting=key, detail=what.replace("`", ""))
