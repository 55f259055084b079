"""`serao arena`: opponents against each other on the same deals, with progress, tables, files and a plot."""

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from serao.bots.arena.contest import Contest, Deal, contest_of, play_deal
from serao.bots.arena.figures import report_of
from serao.bots.arena.results import continued, keeper
from serao.bots.runners import Runner
from serao.cli.arena_report import as_csv, as_json, as_plot, shown
from serao.cli.options import read_options
from serao.engine.problem import BadOptions, reason
from serao.games import game_named
from serao.locales import Words

INTERRUPTED = 130  # the exit code of a program that Ctrl+C has ended


class Wish(NamedTuple):
    """What is asked for on the command line."""

    game: str
    bots: str
    deals: int
    seats: int | None
    named: str  # which deals
    most_decisions: int
    options: tuple[str, ...]


class Files(NamedTuple):
    """The files that are asked for."""

    json: Path | None
    csv: Path | None
    plot: Path | None
    results: Path | None


def run(wish: Wish, files: Files, runner: Runner, words: Words) -> None:
    """Play what is not played yet, and tell the figures; Ctrl+C stops, and tells those of what is done."""
    contest = contest_wanted(wish)
    for file in files:
        check_writable(file)
    deals = [] if files.results is None else continued(files.results, contest)
    deals = [deal for deal in deals if deal.number < wish.deals]
    stopped = watched(contest, deals, wish.deals, runner, files.results, words)
    tell(contest, deals, files, words)
    if stopped:
        said = words.say("cli-arena-stopped", done=len(deals), wanted=wish.deals)
        Console(stderr=True, highlight=False).print(said)
        raise SystemExit(INTERRUPTED)


def contest_wanted(wish: Wish) -> Contest:
    """The contest of a command line; BadOptions says what cannot be."""
    game = game_named(wish.game)
    options = read_options(game, wish.options)
    seats = game.USUAL_SEATS if wish.seats is None else wish.seats
    bots = [bot.strip() for bot in wish.bots.split(",") if bot.strip()]
    if not bots:
        raise BadOptions(reason("arena-nobody"))
    return contest_of(game, options, seats, bots, wish.named, wish.most_decisions)


def check_writable(file: Path | None) -> None:
    """Whoever plays for hours hears before them that a file cannot be written."""
    if file is not None and not (file.parent.is_dir() and os.access(file if file.exists() else file.parent, os.W_OK)):
        raise BadOptions(reason("cli-file-unwritable", file=str(file)))


def watched(
    contest: Contest, deals: list[Deal], wanted: int, runner: Runner, results: Path | None, words: Words
) -> bool:
    """Play the deals that are missing into the list, with a bar that says how long it takes; whether it was stopped."""
    done = {deal.number for deal in deals}
    keep: Callable[[Deal], None] = keeper(results) if results is not None else lambda deal: None
    try:
        played = runner(partial(play_deal, contest), [number for number in range(wanted) if number not in done])
        for deal in bar(played, len(deals), wanted, words):
            keep(deal)
            deals.append(deal)
    except KeyboardInterrupt:
        return True
    return False


def bar(played: Iterator[Deal], done: int, wanted: int, words: Words) -> Iterator[Deal]:
    """The deals as they come, with a bar."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    times = (TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, *times, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say("cli-arena-deals"), total=wanted, completed=done)
        for deal in played:
            yield deal
            progress.advance(task)


def tell(contest: Contest, deals: list[Deal], files: Files, words: Words) -> None:
    """Print the figures, and write the files that are wanted."""
    if not deals:
        return
    report = report_of(contest, deals)
    Console(highlight=False).print(shown(report, words))
    if files.json is not None:
        files.json.write_bytes(as_json(report))
    if files.csv is not None:
        files.csv.write_text(as_csv(report), "utf-8")
    if files.plot is not None:
        files.plot.write_text(as_plot(report, words), "utf-8")
