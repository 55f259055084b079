"""The wire for the browser: TypeScript written from the structs themselves (`python -m serao.server.wiretypes`)."""

import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect

from serao.engine.record import Record
from serao.engine.scene import Area
from serao.games import GAMES
from serao.installed import own_games
from serao.server import health
from serao.server.base import match_lines
from serao.server.base.faults import Fault
from serao.server.house import lists as house_lists
from serao.server.house import report_routes as reports
from serao.server.house import routes as house
from serao.server.notices import event_stream
from serao.server.notices import reset_routes as resets
from serao.server.notices import routes as notices
from serao.server.people import account_routes as people
from serao.server.people import history_routes as histories
from serao.server.people import ignoring_routes as ignoring
from serao.server.people import member_routes as members
from serao.server.people import profile_routes as profiles
from serao.server.people import reauthentication, statistics
from serao.server.people import second_key_routes as second_keys
from serao.server.people import session_routes as sessions
from serao.server.people import token_routes as tokens
from serao.server.tables import again_routes as again
from serao.server.tables import circle_routes as circles
from serao.server.tables import import_routes as imports
from serao.server.tables import invitation_routes as invitations
from serao.server.tables import lobby_routes as lobby
from serao.server.tables import rating_routes as changed_ratings
from serao.server.tables import record_routes as records
from serao.server.tables import share_routes as shares
from serao.server.tables import table_routes as tables
from serao.table import wire
from serao.table.commands import AnyCommand, Play
from serao.table.events import Wish
from serao.table.setup import Setup

CLIENT = Path(__file__).parents[3] / "web" / "src"
TAG = "type"
TOP, HTTP = "", "http"
PLAYED: tuple[ModuleType, ...] = (profiles, histories, statistics)
PEOPLE: tuple[ModuleType, ...] = (sessions, people, reauthentication, second_keys, tokens, members, *PLAYED, ignoring)
RESULTS: tuple[ModuleType, ...] = (changed_ratings, records, shares, imports)
TABLES: tuple[ModuleType, ...] = (match_lines, lobby, tables, again, circles, invitations, *RESULTS, reports)
API = (*PEOPLE, *TABLES, notices, event_stream, resets, health, house_lists, house)

# The games that come with Serão; others bring boards that need no types of ours.
OWN = {name: GAMES[name] for name in own_games()}
# Unions that have a name of their own; where one stands, its name is written.
NAMED: Mapping[str, Mapping[str, Any]] = {
    TOP: {
        "AnyCommand": AnyCommand,
        "FromClient": wire.FromClient,
        "ToClient": wire.ToClient,
        "Wish": Wish,
        "Area": Area,
    },
    **{name: {"Action": game.ACTIONS, "Event": game.EVENTS, **game.UNIONS} for name, game in OWN.items()},
}
# TypeScript has a Record of its own.
RENAMED: Mapping[type, str] = {Record: "GameRecord"}
# What a game fills in: the parts of a message that the wire itself does not know.
PARAMETERS: Mapping[str, tuple[str, ...]] = {
    "SeatView": ("View", "Action"),
    "TableView": ("Options",),
    "Sync": ("View", "Action", "Options"),
    "ToldLine": ("Event",),
    "Update": ("View", "Action", "Options", "Event"),
    "ToClient": ("View", "Action", "Options", "Event"),
    "Play": ("Action",),
    "Try": ("Action",),
    "AnyCommand": ("Action",),
    "FromClient": ("Action",),
}
# Fields that hold bytes made elsewhere, or anything: what is really in them.
REALLY: Mapping[tuple[type, str], str] = {
    (wire.SeatView, "view"): "View",
    (wire.SeatView, "legal"): "readonly Action[] | null",
    (wire.SeatView, "memory"): "unknown",
    (wire.TableView, "game"): "GameName",
    (wire.TableView, "options"): "Options",
    (wire.Sync, "table"): "TableView<Options>",
    (wire.Update, "table"): "TableView<Options>",
    (wire.ToldLine, "about"): "Event",
    (Play, "action"): "Action | string",
    (wire.Try, "action"): "Action | string",
    (wire.Tried, "preview"): "Games[GameName]['preview']",
    (Setup, "game"): "GameName",
    (tables.NewTable, "game"): "GameName",
    (tables.NewTable, "options"): "Partial<Games[GameName]['options']>",
    (lobby.GameLine, "name"): "GameName",
    (records.Shown, "view"): "Games[GameName]['view']",
}
HEAD = """\
// The messages and values of Serão, as TypeScript.
// Written by `python -m serao.server.wiretypes` from the Python structs; changed there, never here.
"""
TAIL = """\
export type GameName = keyof Games;

/** The messages of one game, its own values filled in. */
export type SeatViewOf<G extends GameName> = SeatView<Games[G]['view'], Games[G]['action']>;
export type TableViewOf<G extends GameName> = TableView<Games[G]['options']>;
export type SyncOf<G extends GameName> = Sync<Games[G]['view'], Games[G]['action'], Games[G]['options']>;
export type UpdateOf<G extends GameName> =
  Update<Games[G]['view'], Games[G]['action'], Games[G]['options'], Games[G]['event']>;
export type PlayOf<G extends GameName> = Play<Games[G]['action']>;
"""


class Found:
    """Every struct that is reachable, by the place its type is written at, in the order in which it was met."""

    def __init__(self, roots: Mapping[str, Iterable[Any]]) -> None:
        self.structs: dict[str, dict[str, inspect.StructType]] = {place: {} for place in roots}
        self.unions = {
            frozenset(classes_of(union)): (place, name) for place in NAMED for name, union in NAMED[place].items()
        }
        for place, types in roots.items():
            for info in inspect.multi_type_info(list(types)):
                self._walk(info, place)

    def _walk(self, info: inspect.Type, place: str) -> None:
        if isinstance(info, inspect.StructType) and self._add(info, place):
            for field in info.fields:
                self._walk(field.type, place_of(info.cls))
        for part in parts_of(info):
            self._walk(part, place)

    def _add(self, info: inspect.StructType, place: str) -> bool:
        """Whether a struct is new. Two of one name in one place would be one type to the reader: refused."""
        known = self.structs.setdefault(place_of(info.cls), {})
        name = name_of(info.cls)
        if name in known:
            if known[name].cls is not info.cls:
                raise ValueError(f"two structs are called {place} {name}: {known[name].cls} and {info.cls}")
            return False
        if info.tag_field not in (None, TAG):
            raise ValueError(f"{name} is tagged by {info.tag_field}, not by {TAG}")
        known[name] = info
        return True


def parts_of(info: inspect.Type) -> Iterator[inspect.Type]:
    """The types inside a type that is no struct."""
    match info:
        case inspect.UnionType(types=types):
            yield from types
        case inspect.TupleType(item_types=types):
            yield from types
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            yield item
        case inspect.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case inspect.Metadata(type=inner):
            yield inner


def classes_of(union: Any) -> list[type]:
    """The structs of a union."""
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType), union
    return [part.cls for part in info.types if isinstance(part, inspect.StructType)]


def place_of(kind: type) -> str:
    """The namespace of a struct: its game's, that of HTTP, or the top."""
    parts = kind.__module__.split(".")
    if parts[1] == "games":
        return parts[2]
    return HTTP if parts[1] == "server" else TOP


def name_of(kind: type) -> str:
    """What a struct is called in TypeScript."""
    return RENAMED.get(kind, kind.__name__)


# ── Types ─────────────────────────────────────────────────────────────────────────────────────────

PLAIN = (
    ((inspect.IntType, inspect.FloatType), "number"),
    ((inspect.StrType,), "string"),
    ((inspect.BoolType,), "boolean"),
    ((inspect.NoneType,), "null"),
    ((inspect.AnyType, inspect.RawType), "unknown"),
)


class Writer:
    """Writes types as they are seen from one place, inside something with these parameters."""

    def __init__(self, found: Found, place: str, parameters: tuple[str, ...] = ()) -> None:
        self.found = found
        self.place = place
        self.parameters = parameters

    def type(self, info: inspect.Type) -> str:
        """A type."""
        match info:
            case inspect.StructType(cls=kind):
                return self.reference(place_of(kind), name_of(kind))
            case inspect.UnionType():
                return self.union(info)
            case inspect.LiteralType(values=values):
                return " | ".join(f"'{value}'" if isinstance(value, str) else str(value) for value in values)
            case inspect.TupleType(item_types=types):
                return f"readonly [{', '.join(self.type(each) for each in types)}]"
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return self.array(self.type(item))
            case inspect.DictType(key_type=key, value_type=value):
                return f"Readonly<Record<{self.type(key)}, {self.type(value)}>>"
            case inspect.Metadata(type=inner):
                return self.type(inner)
        return next((text for kinds, text in PLAIN if isinstance(info, kinds)), "") or unknown(info)

    def array(self, item: str) -> str:
        """An array that nobody changes."""
        return f"readonly ({item})[]" if " " in item and not item.endswith(">") else f"readonly {item}[]"

    def union(self, info: inspect.UnionType) -> str:
        """A union, by its name where it has one."""
        structs = frozenset(part.cls for part in info.types if isinstance(part, inspect.StructType))
        named = self.found.unions.get(structs) if len(structs) > 1 else None
        others = [part for part in info.types if not (named and isinstance(part, inspect.StructType))]
        texts = ([self.reference(*named)] if named else []) + [self.type(part) for part in others]
        return " | ".join(sorted(dict.fromkeys(texts), key="null".__eq__))

    def reference(self, place: str, name: str) -> str:
        """A named type, with what is known here of what a game fills in."""
        if place == TOP and self.place != TOP and name in self.found.structs[self.place]:
            raise ValueError(f"{name} is hidden by {self.place}.{name}")
        wanted = PARAMETERS.get(name, ()) if place == TOP else ()
        filled = f"<{', '.join(wanted)}>" if wanted and set(wanted) <= set(self.parameters) else ""
        return f"{'' if place in (TOP, self.place) else place + '.'}{name}{filled}"


def unknown(info: inspect.Type) -> str:
    """Refuse what has no counterpart, rather than write something wrong."""
    raise ValueError(f"no TypeScript is known for {info}")


# ── Declarations ──────────────────────────────────────────────────────────────────────────────────


def documented(kind: type) -> str:
    """The docstring of a struct as a comment."""
    text = (kind.__dict__.get("__doc__") or "").strip()
    lines = [line.strip() for line in text.splitlines()]
    if not text or text.startswith(f"{kind.__name__}("):
        return ""
    return (
        f"/** {lines[0]} */\n"
        if len(lines) == 1
        else "/**\n" + "".join(f" * {line}".rstrip() + "\n" for line in lines) + " */\n"
    )


def declared(found: Found, place: str, info: inspect.StructType) -> str:
    """A struct: an interface, or a tuple where it is written as one."""
    name = name_of(info.cls)
    parameters = PARAMETERS.get(name, ()) if place == TOP else ()
    writer = Writer(found, place, parameters)
    fields = [(field, REALLY.get((info.cls, field.name)) or writer.type(present(info, field))) for field in info.fields]
    if info.array_like:
        labelled = ", ".join(f"{field.encode_name}: {text}" for field, text in fields)
        return f"{documented(info.cls)}export type {name} = readonly [{labelled}];\n"
    tag = f"  readonly {TAG}: '{info.tag}';\n" if info.tag is not None else ""
    lines = "".join(
        f"  readonly {field.encode_name}{'?' if may_be_absent(info, field) else ''}: {text};\n"
        for field, text in fields
    )
    body = f"{{\n{tag}{lines}}}" if tag or lines else "Record<string, never>"
    return f"{documented(info.cls)}export interface {name}{generic(parameters)} {body}\n"


def generic(parameters: tuple[str, ...]) -> str:
    """The parameters of a type, each of which may be left open."""
    return f"<{', '.join(f'{each} = unknown' for each in parameters)}>" if parameters else ""


def may_be_absent(info: inspect.StructType, field: inspect.Field) -> bool:
    """What the house sends is there, but where defaults are left out; what it is sent may be left to its default."""
    return not field.required and (info.cls.__struct_config__.omit_defaults or is_sent(info.cls))


def present(info: inspect.StructType, field: inspect.Field) -> inspect.Type:
    """What a field holds when it is there: where defaults are left out, a None that is the default never is."""
    if info.cls.__struct_config__.omit_defaults and field.default is None and isinstance(field.type, inspect.UnionType):
        return inspect.UnionType(tuple(part for part in field.type.types if not isinstance(part, inspect.NoneType)))
    return field.type


def is_sent(kind: type[msgspec.Struct]) -> bool:
    """Whether a browser sends it: the messages to a table, and the bodies of requests, which know no other fields."""
    if place_of(kind) == HTTP:
        return bool(kind.__struct_config__.forbid_unknown_fields)
    return kind in classes_of(wire.FromClient)


def alias(found: Found, place: str, name: str) -> str:
    """A named union, one member a line."""
    parameters = PARAMETERS.get(name, ()) if place == TOP else ()
    writer = Writer(found, place, parameters)
    members = [writer.reference(place_of(kind), name_of(kind)) for kind in classes_of(NAMED[place][name])]
    return (
        f"export type {name}{generic(parameters)} =\n" + "".join(f"  | {each}\n" for each in members).rstrip() + ";\n"
    )


def section(found: Found, place: str) -> Iterator[str]:
    """Everything of one place."""
    for info in found.structs[place].values():
        yield declared(found, place, info)
    for name in NAMED.get(place, {}):
        yield alias(found, place, name)


def namespace(found: Found, place: str) -> str:
    """A place with a name."""
    inside = "\n".join(section(found, place))
    indented = "".join(f"  {line}" if line.strip() else line for line in inside.splitlines(keepends=True))
    return f"export namespace {place} {{\n{indented}}}\n"


GAMES_FILLED_IN = """\
/** What each game fills in: its own `wire.ts` adds a line. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Games {}
"""


def game_file(found: Found, name: str) -> str:
    """The types of one game, and the line that makes them known to the rest."""
    preview = f"{name}.Preview" if OWN[name].PREVIEW else "null"
    filled = ", ".join(f"{each}: {name}.{each.capitalize()}" for each in ("options", "view", "action", "event"))
    line = f"    {name}: {{ {filled.replace(',', ';')}; preview: {preview} }};"
    return "\n".join(
        [HEAD, namespace(found, name), f'declare module "../../wire" {{\n  interface Games {{\n{line}\n  }}\n}}\n']
    )


# ── The files ─────────────────────────────────────────────────────────────────────────────────────


def roots() -> dict[str, list[Any]]:
    """Where the walk begins: the wire, records, every request and answer, and each game's values."""
    bodies = [kind for module in API for kind in vars(module).values() if is_own_struct(kind, module)]
    played = {
        name: [game.Options, game.View, game.ACTIONS, game.EVENTS, *([game.PREVIEW] if game.PREVIEW else [])]
        for name, game in OWN.items()
    }
    return {TOP: [wire.FromClient, wire.ToClient, wire.TableView, Record], **played, HTTP: [*bodies, Fault]}


def is_own_struct(kind: Any, module: ModuleType) -> bool:
    """Whether a module defines that struct itself."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__


def written(from_here: Mapping[str, Iterable[Any]] | None = None) -> dict[str, str]:
    """Every file by its path in the client: the messages and requests, and one for each game in its folder."""
    found = Found(roots() if from_here is None else from_here)
    constants = f"export const PROTOCOL = {wire.PROTOCOL};\nexport const LARGEST_MESSAGE = {wire.LARGEST_MESSAGE};\n"
    shared = "\n".join([HEAD, constants, *section(found, TOP), GAMES_FILLED_IN, TAIL, namespace(found, HTTP)])
    return {"wire.ts": shared} | {f"games/{name}/wire.ts": game_file(found, name) for name in OWN}


def main(arguments: list[str], client: Path = CLIENT) -> int:
    """Write the files; with --check, only say which are stale."""
    texts = written()
    if "--check" in arguments:
        stale = [name for name, text in texts.items() if not is_fresh(client / name, text)]
        print(f"stale: {', '.join(stale)}; write them with python -m serao.server.wiretypes" if stale else "fresh")
        return 1 if stale else 0
    for name, text in texts.items():
        (client / name).parent.mkdir(parents=True, exist_ok=True)
        (client / name).write_text(text, "utf-8")
    return 0


def is_fresh(file: Path, text: str) -> bool:
    """Whether a file says what it should."""
    return file.exists() and file.read_text("utf-8") == text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
