"""`make settings`: the table of settings in running.md, written anew from the server's config.py."""

import inspect
import io
import re
import sys
import tokenize
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

import msgspec

from serao.cli.settings import PREFIX, section_of
from serao.server.base.config import Config

PAGE = Path(__file__).with_name("running.md")
COMMAND = "make settings"
BEGIN, END = f"<!-- settings: written by `{COMMAND}` -->", "<!-- end of settings -->"
KINDS = {str: "text", int: "whole number", float: "number", bool: "true or false"}
# A comment at the end of a line that begins a setting, or on the lines above it.
SETTING = re.compile(r"    (\w+): ")


def comments(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What the comments beside and above each setting say of it."""
    source = inspect.getsource(struct)
    told = {token.start[0]: token.string.lstrip("# ") for token in tokens(source) if token.type == tokenize.COMMENT}
    lines = source.splitlines()
    found: dict[str, str] = {}
    for number, line in enumerate(lines, 1):
        if name := SETTING.match(line):
            found[name[1]] = " ".join([*above(lines, told, number), *beside(lines, told, number)])
    return found


def tokens(source: str) -> list[tokenize.TokenInfo]:
    """The words of a source text."""
    return list(tokenize.generate_tokens(io.StringIO(source).readline))


def above(lines: list[str], told: dict[int, str], number: int) -> list[str]:
    """The comment lines that end right above a line."""
    found: list[str] = []
    while lines[number - 2].lstrip().startswith("#"):
        number -= 1
        found.insert(0, told[number])
    return found


def beside(lines: list[str], told: dict[int, str], number: int) -> list[str]:
    """The comments of a setting's own lines; a long one may be laid out over several."""
    found = [told[number]] if number in told else []
    while number < len(lines) and re.match(r"     |    \)", lines[number]):
        number += 1
        found += [told[number]] if number in told else []
    return found


def rows(struct: type[msgspec.Struct], section: str = "") -> list[str]:
    """A line of the table for each setting of a struct; sections are tables of their own."""
    told = comments(struct)
    return [
        f"| `{field.encode_name}` | {kind_of(field.type)} | {shown(field)} | {told.get(field.name, '')} |".replace(
            "|  |", "| |"
        )
        for field in msgspec.structs.fields(struct)
        if section_of(field.type) is None
    ]


def kind_of(kind: Any) -> str:
    """A type, in words."""
    if get_origin(kind) is Annotated:
        return kind_of(get_args(kind)[0])
    parts = get_args(kind)
    if get_origin(kind) is tuple:
        return f"list of {kind_of(parts[0])}s" if parts[-1] is ... else ", ".join(map(kind_of, parts))
    if type(None) in parts:
        return " or ".join(kind_of(each) for each in parts if each is not type(None))
    if values := [repr(each) for each in parts if isinstance(each, str)]:
        return " or ".join(values)
    return KINDS.get(kind) or str(kind).replace("|", "or")


def shown(field: msgspec.structs.FieldInfo) -> str:
    """The default of a setting, as TOML has it."""
    value = field.default_factory() if field.default is msgspec.NODEFAULT and not field.required else field.default
    if value is msgspec.NODEFAULT:
        return "needed"
    return "" if value is None else f"`{msgspec.json.encode(value).decode()}`"


def sections(struct: type[msgspec.Struct], path: str = "") -> list[str]:
    """The tables of a struct and of all sections in it."""
    title = f"### `[{path}]`\n\n{(struct.__doc__ or '').splitlines()[0]}\n\n" if path else ""
    variable = PREFIX + f"{path.upper().replace('.', '_')}_".lstrip("_")
    header = f"| setting (variable `{variable}…`) | kind | default | what it does |\n|---|---|---|---|\n"
    found = [title + header + "\n".join(rows(struct, path))]
    for field in msgspec.structs.fields(struct):
        if section := section_of(field.type):
            found += sections(section, f"{path}.{field.encode_name}".lstrip("."))
    return found


def written(page: str) -> str:
    """The page with its table of settings written anew."""
    before, _, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    assert end, f"{PAGE.name} has no place for the settings"
    return f"{before}{BEGIN}\n\n" + "\n\n".join(sections(Config)) + f"\n\n{END}{after}"


def untold(struct: type[msgspec.Struct] = Config) -> list[str]:
    """The settings that no comment explains."""
    told = comments(struct)
    found = [field.name for field in msgspec.structs.fields(struct) if not told.get(field.name)]
    inside = (section_of(field.type) for field in msgspec.structs.fields(struct))
    return found + [name for section in inside if section for name in untold(section)]


def main() -> None:
    """Write the page, or with --check say whether it is fresh."""
    old = PAGE.read_text("utf-8")
    new = written(old)
    if "--check" not in sys.argv:
        PAGE.write_text(new, "utf-8")
    elif old != new:
        sys.exit(f"The settings in docs/{PAGE.name} are stale; write them anew with: {COMMAND}")


if __name__ == "__main__":
    main()
