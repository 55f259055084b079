"""The commands and their options; each hands over to the module of its name."""

import os
import sys
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from serao.cli.arguments import (
    DATABASE,
    AsJson,
    Database,
    HouseDatabase,
    Language,
    Settings,
    system_language,
    words_in,
)
from serao.cli.house import house_app
from serao.engine.problem import Problem
from serao.installed.extras import extra_with
from serao.installed.kernels import compiled_games
from serao.installed.version import __version__
from serao.locales import nearest, words

app = typer.Typer(
    name="serao",
    help="A table for an evening of board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
app.add_typer(house_app)
# Options of a game (--map B, --missed-photo) are the game's own: they are read by `options`, not by typer.
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

Seats = Annotated[int | None, typer.Option("--seats", help="How many sit at the table.")]
Seed = Annotated[str | None, typer.Option("--seed", help="Any text; the same seed gives the same game.")]
Redis = Annotated[str | None, typer.Option("--redis", help="redis://…, for several processes.", envvar="SERAO_REDIS")]
Workers = Annotated[int, typer.Option("--workers", help="On how many cores; 0: all.", min=0)]
Ray = Annotated[
    str | None, typer.Option("--ray", help="On the Ray cluster of this address instead; local: one of this machine.")
]
RecordFile = Annotated[Path, typer.Argument(help="A game record (JSON).", metavar="FILE")]


def given(
    database: str | None, redis: str | None, settings: Path | None, **more: str | int | None
) -> dict[str, object]:
    """What the command line says about a house, for `cli.serve` to read."""
    return {"settings": settings, "database": database, "redis": redis, **more}


@app.command()
def games(as_json: AsJson = False, language: Language = "") -> None:
    """List the games, their seats and their options."""
    from serao.cli.games import show_games

    show_games(words_in(language), as_json)


@app.command(context_settings=GAME_OPTIONS)
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="Which game; asked for when left out.")] = None,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help="The opponents: level 1 to 5, sound or random.")] = "3",
    name: Annotated[str, typer.Option("--name", help="Your name at the table.")] = "Ana",
    seed: Seed = None,
    entropy: Annotated[str, typer.Option("--entropy", help="Your own words, mixed into the shuffle.")] = "",
    record: Annotated[Path | None, typer.Option("--record", help="Keep the game's record in this file.")] = None,
    language: Language = "",
) -> None:
    """Play in the terminal against bots. A game's own options follow, as in --map B or --missed-photo."""
    from serao.cli.play import Sitting, sit_down

    sit_down(Sitting(game, seats, bots, name, seed, entropy, record, tuple(context.args)), words_in(language))


@app.command(context_settings=GAME_OPTIONS)
def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game.")],
    seats: Seats = None,
    number: Annotated[int, typer.Option("--games", help="How many games.", min=1)] = 100,
    seed: Seed = None,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """Play seeded random games through the contract, and report speed, length and scores."""
    from serao.cli.simulate import run

    run(game, seats, number, seed or "serao", tuple(context.args), as_json, words_in(language))


@app.command(context_settings=GAME_OPTIONS)
def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[str, typer.Option("--bots", help="Who plays, parted by commas: levels 1 to 5, sound, random, …")],
    number: Annotated[
        int, typer.Option("--games", help="How many deals; everybody plays each in every rotation.", min=1)
    ] = 20,
    seats: Seats = None,
    deals: Annotated[
        str, typer.Option("--deals", help="Which deals: held-out, dev, or any text of your own.", metavar="TEXT")
    ] = "held-out",
    json_file: Annotated[Path | None, typer.Option("--json", help="Write all figures.", metavar="FILE")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="Write a line an opponent.", metavar="FILE")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the figures (SVG).", metavar="FILE")] = None,
    results: Annotated[
        Path | None, typer.Option("--resume", help="Keep each deal in this file, and go on from there.", metavar="FILE")
    ] = None,
    most: Annotated[
        int, typer.Option("--most-decisions", help="Where a game is given up that does not end.", min=1)
    ] = 20_000,
    workers: Workers = 0,
    ray: Ray = None,
    language: Language = "",
) -> None:
    """Let opponents play each other on the same deals, and rate them. A game's own options follow, as in --map B."""
    from serao.bots.runners import runner_of
    from serao.cli.arena import Files, Wish, run

    wish = Wish(game, bots, number, seats, deals, most, tuple(context.args))
    run(wish, Files(json_file, csv_file, plot, results), runner_of(workers, ray), words_in(language))


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="Show the table after this move instead.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Through the eyes of this seat (from 1).")] = None,
    language: Language = "",
) -> None:
    """Tell a recorded game move by move, or show the table after one of its moves."""
    from serao.cli.records import show_replay

    show_replay(file, at, seat, words_in(language))


@app.command()
def verify(file: RecordFile, language: Language = "") -> None:
    """Prove a record: its commitment, every move and the result; name the first thing that is wrong."""
    from serao.cli.records import show_verify

    show_verify(file, words_in(language))


@app.command()
def kernels(
    build: Annotated[bool, typer.Option("--build", help="Compile them here, with Cython and a C compiler.")] = False,
    language: Language = "",
) -> None:
    """List the kernels with which opponents think faster, and which of them are compiled."""
    from serao.cli.kernels import compile_all, show

    if build:
        compile_all(words_in(language))
    show(words_in(language))


@app.command()
def train(
    game: Annotated[str, typer.Argument(help="Which game.")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The folder for weights, figures and plot.")] = Path(),
    variant: Annotated[str, typer.Option("--variant", help="Which of the game's weights; all when left out.")] = "",
    seed: Annotated[int, typer.Option("--seed", help="With the same seed the same is learned.")] = 1,
    runs: Annotated[int, typer.Option("--runs", help="How many to train, of which the best is kept.", min=1)] = 1,
    steps: Annotated[int | None, typer.Option("--games", help="How many games to learn from.", min=1)] = None,
    workers: Workers = 0,
    ray: Ray = None,
    language: Language = "",
) -> None:
    """Learn what an opponent knows from games against itself, on all cores, and keep the best."""
    from serao.bots.runners import here, runner_of
    from serao.cli.train import run

    # A run alone is told of as it goes on, which only this process can do.
    runner = here if runs == 1 and ray is None else runner_of(workers, ray)
    run(game, output, variant, range(seed, seed + runs), steps, runner, words_in(language))


@app.command("new-game")
def new_game(
    name: Annotated[str, typer.Argument(help="The game's name: small letters, digits and _.")],
    into: Annotated[Path, typer.Option("--into", help="The folder in which to write it.")] = Path(),
    language: Language = "",
) -> None:
    """Write a package with a playable little game, to be changed into one of your own."""
    from serao.cli.new_game import write

    write(name, into, words_in(language))


@app.command()
def photo(
    file: Annotated[Path, typer.Argument(help="A scene (JSON), or with --seat a game record.", metavar="FILE")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The picture to write (PNG).")] = Path("photo.png"),
    seat: Annotated[
        int | None, typer.Option("--seat", help="The photograph of this seat (from 1) in a record.")
    ] = None,
    language: Language = "",
) -> None:
    """Make the picture of a scene or of a finished game, and tell what the rules read off it."""
    from serao.cli.photo import take

    take(file, output, seat, words_in(language))


@app.command()
def serve(
    port: Annotated[
        int | None,
        typer.Option("--port", help="Where to listen; 0 takes any free port.", min=0, max=65535, show_default="8000"),
    ] = None,
    host: Annotated[
        str | None, typer.Option("--host", help="The address to listen on.", show_default="127.0.0.1")
    ] = None,
    database: HouseDatabase = None,
    redis: Redis = None,
    settings: Settings = None,
    processes: Annotated[
        int | None, typer.Option("--processes", help="How many processes serve, on this machine.", min=1, max=64)
    ] = None,
    browser: Annotated[bool, typer.Option("--open", help="Open the table in a browser.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Say what is wrong with the settings, and do not start.")] = (
        False
    ),
    language: Language = "",
) -> None:
    """Lay the table: serve the house to browsers and programs."""
    from serao.cli.serve import check_house, serve_house

    said = given(database, redis, settings, host=host, port=port, processes=processes)
    if check:
        check_house(said, words_in(language))
    else:
        serve_house(said, browser, words_in(language))


@app.command()
def worker(
    database: HouseDatabase = None,
    redis: Redis = None,
    settings: Settings = None,
    thoughts: Annotated[int, typer.Option("--thoughts", help="How many opponents think at once.", min=1)] = 2,
    language: Language = "",
) -> None:
    """Think for the opponents of every server on the same database and Redis."""
    from serao.cli.serve import work_for_house

    work_for_house(given(database, redis, settings), thoughts, words_in(language))


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write: a database that `serve` can open.", metavar="FILE")],
    database: Database = DATABASE,
    language: Language = "",
) -> None:
    """Copy everything the house knows into one file, while it runs."""
    from serao.cli.storage import back_up

    back_up(database, file, words_in(language))


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file made by `backup`.", metavar="FILE")],
    database: Database = DATABASE,
    language: Language = "",
) -> None:
    """Fill an empty database with what a backup holds."""
    from serao.cli.storage import bring_back

    bring_back(database, file, words_in(language))


@app.command()
def tables(
    database: Database = DATABASE,
    aside: Annotated[bool, typer.Option("--aside", help="Only those that cannot be read.")] = False,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """List the tables, and why those that are put aside cannot be read."""
    from serao.cli.storage import list_tables

    list_tables(database, aside, as_json, words_in(language))


@app.command("export")
def export_table(
    table: Annotated[str, typer.Argument(help="The table's id.", metavar="TABLE")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file to write.")] = None,
    database: Database = DATABASE,
    language: Language = "",
) -> None:
    """Write a table as JSON, its setup, its secret and its raw log, in whatever state it is."""
    from serao.cli.storage import export

    export(database, table, output)


def kernels_in_use() -> str:
    """Which games think with compiled kernels, and which with plain Python; nothing where there are none."""
    kernels = {name: "compiled" if compiled else "plain Python" for name, compiled in compiled_games().items()}
    return "".join(f"\nkernel of {name}: {form}" for name, form in kernels.items())


def version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        print(f"serao {__version__}{kernels_in_use()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def house(
    context: typer.Context,
    show_version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """A table for an evening of board games."""
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """Run a command. What the asker did wrong is answered with one sentence and exit code 2, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # "?" for a sign that the terminal's encoding does not have
    try:
        app(standalone_mode=False)
    except Problem as problem:
        leave(words(asked_language()).why(problem.reason))
    except ModuleNotFoundError as missing:
        extra = extra_with(missing.name)
        if extra is None:
            raise
        leave(words(asked_language()).say("cli-extra-missing", name=missing.name or "", extra=extra))
    except typer.TyperException as problem:
        leave(words(asked_language()).say("cli-usage", detail=problem.format_message().rstrip(".")))
    except (typer.Abort, KeyboardInterrupt):
        leave(words(asked_language()).say("cli-interrupted"))
    except BrokenPipeError:
        # The reader of a pipe has had enough: point stdout away, so that nothing complains at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def leave(sentence: str) -> NoReturn:
    """Bad input: one clear sentence, exit code 2."""
    Console(stderr=True, highlight=False, soft_wrap=True, markup=False).print(sentence)
    raise SystemExit(2)


def asked_language() -> str:
    """The language of an answer to a command that could not even be read."""
    arguments = sys.argv[1:]
    if "--lang" in arguments[:-1]:
        return nearest(arguments[arguments.index("--lang") + 1])
    return system_language()
