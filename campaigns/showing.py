"""Showing a campaign while it runs: a bar a part on a terminal, elsewhere a line now and then."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from campaigns.seen import Seen

EVERY = 0.5  # seconds
EVERY_LINE = 30.0  # where nobody watches


@contextmanager
def shown(seen: Seen, console: Console) -> Iterator[None]:
    """Show a part as long as the block runs."""
    ended = threading.Event()
    show = _bar if console.is_terminal else _lines
    thread = threading.Thread(target=show, args=(seen, console, ended), daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


def _bar(seen: Seen, console: Console, ended: threading.Event) -> None:
    columns = (TextColumn("[bold]{task.description}"), BarColumn(20), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, TextColumn("{task.fields[line]}"), console=console) as progress:
        task = progress.add_task(seen.name, total=seen.wanted, line="")
        last = False
        while not last:
            last = ended.wait(EVERY)
            progress.update(task, completed=seen.done, line=seen.line())


def _lines(seen: Seen, console: Console, ended: threading.Event) -> None:
    last = False
    while not last:
        last = ended.wait(EVERY_LINE)
        console.print(f"{seen.name}: {seen.done:,} of {seen.wanted:,} {seen.unit} · {seen.line()}", soft_wrap=True)
