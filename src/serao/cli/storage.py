"""The commands for what is stored: the whole database in one file, its tables, and one table as JSON."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text
from sqlalchemy import Engine

from serao.engine.problem import Problem, reason
from serao.locales import Words
from serao.storage.backup import backup, copy, open_backup, open_source
from serao.storage.engine import disposing, open_database, reading
from serao.storage.export import export_table
from serao.storage.folding import StoredTable, stored_tables


def back_up(database: str, file: Path, say: Words) -> None:
    """Copy the house into a file."""
    with disposing(open_source(database)) as engine, Progress() as progress:
        task = progress.add_task(say.say("cli-backing-up"), total=None)
        backup(engine, file, lambda done, total: progress.update(task, completed=done, total=total))
    print(say.say("cli-backed-up", file=str(file)))


def bring_back(database: str, file: Path, say: Words) -> None:
    """Fill an empty database from a file; tables that cannot be read come along, and are put aside."""
    with open_backup(file) as source, disposing(open_database(database)) as target:
        with Progress() as progress:
            task = progress.add_task(say.say("cli-restoring"), total=None)
            copy(source, target, lambda done, total: progress.update(task, completed=done, total=total))
        aside = sum(each.why is not None for each in every_table(target, say))
    print(say.say("cli-restored", file=str(file)))
    if aside:
        print(say.say("cli-restored-aside", tables=aside))


def list_tables(database: str, aside: bool, as_json: bool, say: Words) -> None:
    """Print the tables, or those that cannot be read, and why they cannot."""
    with disposing(open_source(database)) as engine:
        found = [each for each in every_table(engine, say) if each.why is not None or not aside]
    if as_json:
        print(msgspec.json.encode(found).decode())
    elif found:
        show_tables(found, say)
    else:
        print(say.say("cli-none-aside" if aside else "cli-no-tables"))


def show_tables(found: list[StoredTable], say: Words) -> None:
    """Print tables, a line each."""
    shown = Table(*(say.say(f"cli-table-{name}") for name in ("id", "game", "why")))
    for each in found:
        shown.add_row(*map(Text, (each.id, each.game, each.why or "")))
    Console(soft_wrap=True).print(shown)


def every_table(engine: Engine, say: Words) -> list[StoredTable]:
    """All tables of a database, each read from beginning to end."""
    with reading(engine) as connection, Progress(console=Console(stderr=True)) as progress:
        return list(progress.track(stored_tables(connection), description=say.say("cli-reading-tables")))


def export(database: str, match: str, file: Path | None) -> None:
    """Write one table as JSON to a file, or to standard output."""
    with disposing(open_source(database)) as engine, reading(engine) as connection:
        exported = export_table(connection, match)
    if exported is None:
        raise Problem(reason("cli-no-table", table=match))
    text = msgspec.json.format(msgspec.json.encode(exported), indent=1)
    if file is None:
        print(text.decode())
        return
    try:
        file.touch(mode=0o600)  # it holds the secret of the table's shuffle
        file.write_bytes(text + b"\n")
    except OSError:
        raise Problem(reason("cli-file-unwritable", file=str(file))) from None
