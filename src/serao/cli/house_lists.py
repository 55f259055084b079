"""The lists of `serao house …`: people, tables, reports and the audit log, as tables or as JSON."""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import TypeVar

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from rich.text import Text
from sqlalchemy import Connection

from serao.cli.house_acts import opened
from serao.locales import Words
from serao.server.base.clock import now
from serao.storage import audit, directory, matches, persons, reports, sanctions
from serao.storage.engine import reading

LISTED = 200
T = TypeVar("T")


def read(database: str, job: Callable[[Connection], T]) -> T:
    """Read from a house's database."""
    with opened(database) as engine, reading(engine) as connection:
        return job(connection)


def when(at: int | None) -> str:
    """A time, as everybody reads it."""
    return "" if at is None else f"{datetime.fromtimestamp(at / 1000, UTC):%Y-%m-%d %H:%M}"


def show(say: Words, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a table, or that there is nothing."""
    found = list(rows)
    if not found:
        print(say.say("cli-house-none"))
        return
    shown = Table(*(escape(say.say(f"cli-house-{name}")) for name in columns))
    for row in found:
        shown.add_row(*map(Text, row))
    Console(soft_wrap=not Console().is_terminal).print(shown)


def print_json(value: object) -> None:
    """Print a list as JSON."""
    print(msgspec.json.encode(value).decode())


def list_people(database: str, search: str, as_json: bool, say: Words) -> None:
    """Print the people, with what the house forbids them."""
    found = read(database, lambda connection: directory.people(connection, search, LISTED))
    held = read(database, lambda connection: sanctions.sanctions(connection, now()))
    if as_json:
        print_json(found)
        return
    marks: dict[str, list[str]] = {person.id: [person.role] if person.role else [] for person in found}
    for each in held:
        if each.whom in marks:
            marks[each.whom].append(each.kind)
    show(
        say,
        ("id", "name", "kind", "seen", "games", "marks"),
        (
            (
                person.id,
                person.name,
                say.say("cli-house-claimed" if person.claimed else "cli-house-guest"),
                when(person.seen_at),
                str(person.games),
                ", ".join(say.say(f"cli-house-mark-{mark}") for mark in marks[person.id]),
            )
            for person in found
        ),
    )


def open_tables(connection: Connection) -> list[directory.OpenTable]:
    """The tables that are not over."""
    return [directory.open_table(connection, each) for each in matches.unfinished(connection, LISTED)]


def list_tables(database: str, as_json: bool, say: Words) -> None:
    """Print the tables that are not over."""
    found = read(database, open_tables)
    if as_json:
        print_json(found)
        return
    show(
        say,
        ("id", "game", "phase", "since", "host", "people"),
        (
            (
                table.id,
                say.say(f"game-{table.game}"),
                say.say(f"cli-house-phase-{table.phase}"),
                when(table.created_at),
                table.host.name,
                ", ".join(each.name for each in table.people),
            )
            for table in found
        ),
    )


def list_reports(database: str, handled: bool, as_json: bool, say: Words) -> None:
    """Print the reports, each with the chat as it was."""
    found = read(database, lambda connection: reports.reports(connection, LISTED, not handled))
    if as_json:
        print_json(found)
        return
    ids = {each.by for each in found} | {each.person for each in found}
    names = read(database, lambda connection: persons.names(connection, ids))
    show(
        say,
        ("id", "when", "by", "whom", "about", "words", "table", "chat"),
        (
            (
                each.id,
                when(each.at),
                names.get(each.by, each.by),
                names.get(each.person, each.person),
                say.say(f"cli-house-about-{each.kind}"),
                each.words,
                each.match,
                chat_text(each.chat),
            )
            for each in found
        ),
    )


def chat_text(chat: str) -> str:
    """The chat of a report, a line each."""
    return "\n".join(f"{line['name']}: {line['text']}" for line in msgspec.json.decode(chat))


def list_log(database: str, as_json: bool, say: Words) -> None:
    """Print the audit log."""
    found = read(database, lambda connection: audit.lines(connection, LISTED))
    if as_json:
        print_json(found)
        return
    ids = {each.by for each in found} | {each.whom for each in found}
    names = read(database, lambda connection: persons.names(connection, {each for each in ids if each}))
    show(
        say,
        ("when", "by", "act", "whom", "table", "why"),
        (
            (
                when(line.at),
                names.get(line.by, line.by) if line.by else say.say("cli-house-command-line"),
                say.say(f"cli-house-act-{line.act}"),
                names.get(line.whom or "", line.whom or ""),
                line.match or "",
                line.why,
            )
            for line in found
        ),
    )
