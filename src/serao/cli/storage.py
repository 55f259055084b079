"""The commands `backup` and `restore`: the whole database in one file."""

from pathlib import Path

from rich.progress import Progress

from serao.locales import Words
from serao.storage.backup import backup, copy, open_source
from serao.storage.engine import open_database


def back_up(database: str, file: Path, say: Words) -> None:
    """Copy the house into a file."""
    engine = open_source(database)
    with Progress() as progress:
        task = progress.add_task(say.say("cli-backing-up"), total=None)
        backup(engine, file, lambda done, total: progress.update(task, completed=done, total=total))
    engine.dispose()
    print(say.say("cli-backed-up", file=str(file)))


def bring_back(database: str, file: Path, say: Words) -> None:
    """Fill an empty database from a file."""
    source = open_source(str(file))
    target = open_database(database)
    with Progress() as progress:
        task = progress.add_task(say.say("cli-restoring"), total=None)
        copy(source, target, lambda done, total: progress.update(task, completed=done, total=total))
    source.dispose()
    target.dispose()
    print(say.say("cli-restored", file=str(file)))
