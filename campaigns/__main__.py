"""Run the long trials, show what they see, and write a report; the exit code is 1 when a promise is broken."""

import signal
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Annotated

import typer
from rich.console import Console

from campaigns.parts import PARTS, chosen
from campaigns.report import report_of, write
from campaigns.seen import Seen
from campaigns.showing import shown

REPORTS = Path(__file__).parent / "reports"
SEED = 2026
BROKEN, INTERRUPTED = 1, 130


def main(
    only: Annotated[str, typer.Option(help="Parts, with commas between them: " + ", ".join(PARTS))] = "",
    minutes: Annotated[float | None, typer.Option(min=0.05, help="At most so long, shared by the parts.")] = None,
    seed: Annotated[int, typer.Option(help="With the same seed the same is tried.")] = SEED,
    report: Annotated[Path | None, typer.Option(help="Where the report goes, as .md and .json.")] = None,
) -> None:
    """Try what the house promises, at full length: kills, hostile messages, a soak, and the tests that search."""
    console, begun = Console(), datetime.now(UTC)
    names = chosen(only)
    if not names:
        raise typer.BadParameter(f"There are these parts: {', '.join(PARTS)}.", param_hint="--only")
    file = report or REPORTS / begun.strftime("%Y-%m-%d-%H%M%S")
    seens: list[Seen] = []
    for name in names:
        part = PARTS[name]
        seens.append(Seen(name, part.wanted, part.unit, seed, None if minutes is None else minutes / len(names)))
        try:
            console.print(f"{name}, seed {seed}; the report: {file.with_suffix('.md')}", soft_wrap=True)
            run(seens[-1], console)
        except KeyboardInterrupt:
            seens[-1].end("interrupted")
        write(report_of(begun, seens), file)
        if seens[-1].ended == "interrupted":
            break
    sys.exit(tell(seens, console))


def run(seen: Seen, console: Console) -> None:
    """Run a part in a folder of its own; whatever happens, it ends, and says how."""
    with TemporaryDirectory(prefix="serao-campaign-") as folder, shown(seen, console):
        try:
            PARTS[seen.name].run(seen, Path(folder))
            seen.end("time is up" if seen.done < seen.wanted else "complete")
        except Exception as problem:
            for each in causes(problem):
                seen.breaks(f"{type(each).__name__}: {each}")
            seen.end("failed")
            console.print_exception()


def causes(problem: Exception) -> list[Exception]:
    """What went wrong: of several tasks that ran together, what went wrong in each."""
    if not isinstance(problem, ExceptionGroup):
        return [problem]
    return [cause for each in problem.exceptions for cause in causes(each)]


def interrupt(_signal: int, _frame: FrameType | None) -> None:
    """Being told to end is the same as Ctrl-C: the report is still written."""
    raise KeyboardInterrupt


def tell(seens: list[Seen], console: Console) -> int:
    """Say in a line how each part ended; the exit code."""
    for seen in seens:
        console.print(f"{seen.name}: {seen.ended}, promises broken: {seen.figures.get('broken', 0)}")
    if any(seen.broken for seen in seens):
        return BROKEN
    return INTERRUPTED if seens[-1].ended == "interrupted" else 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, interrupt)
    typer.run(main)
