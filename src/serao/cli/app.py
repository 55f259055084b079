"""The commands and their options; each hands over to the module of its name."""

import os
import sys
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console

from serao import __version__
from serao.engine.problem import Problem
from serao.locales import LANGUAGES, nearest, words

app = typer.Typer(
    name="serao",
    help="A table for an evening of board games.",
    add_completion=False,
    pretty_exceptions_enable=False,
)
# Options of a game (--map B, --missed-photo) are the game's own: they are read by `options`, not by typer.
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

Language = Annotated[str, typer.Option("--lang", help="Language: " + ", ".join(LANGUAGES), metavar="LANG")]
Seats = Annotated[int | None, typer.Option("--seats", help="How many sit at the table.")]
Seed = Annotated[str | None, typer.Option("--seed", help="Any text; the same seed gives the same game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
RecordFile = Annotated[Path, typer.Argument(help="A game record (JSON).", metavar="FILE")]


def system_language() -> str:
    """The language of the terminal, as far as we have it."""
    return nearest(next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en"))


def spoken(language: str) -> str:
    """A language asked for by name, or the terminal's."""
    return nearest(language) if language else system_language()


@app.command()
def games(as_json: AsJson = False, language: Language = "") -> None:
    """List the games, their seats and their options."""
    from serao.cli.games import show_games

    show_games(words(spoken(language)), as_json)


@app.command(context_settings=GAME_OPTIONS)
def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="Which game; asked for when left out.")] = None,
    seats: Seats = None,
    bots: Annotated[str, typer.Option("--bots", help="The opponents: sound or random.")] = "sound",
    name: Annotated[str, typer.Option("--name", help="Your name at the table.")] = "Ana",
    seed: Seed = None,
    entropy: Annotated[str, typer.Option("--entropy", help="Your own words, mixed into the shuffle.")] = "",
    record: Annotated[Path | None, typer.Option("--record", help="Keep the game's record in this file.")] = None,
    language: Language = "",
) -> None:
    """Play in the terminal against bots. A game's own options follow, as in --map B or --missed-photo."""
    from serao.cli.play import Sitting, sit_down

    sit_down(Sitting(game, seats, bots, name, seed, entropy, record, tuple(context.args)), words(spoken(language)))


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

    run(game, seats, number, seed or "serao", tuple(context.args), as_json, words(spoken(language)))


@app.command()
def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option("--at", help="Show the table after this move instead.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Through the eyes of this seat (from 1).")] = None,
    language: Language = "",
) -> None:
    """Tell a recorded game move by move, or show the table after one of its moves."""
    from serao.cli.records import show_replay

    show_replay(file, at, seat, words(spoken(language)))


@app.command()
def verify(file: RecordFile, language: Language = "") -> None:
    """Prove a record: its commitment, every move and the result; name the first thing that is wrong."""
    from serao.cli.records import show_verify

    show_verify(file, words(spoken(language)))


@app.command()
def photo(
    file: Annotated[Path, typer.Argument(help="A scene of Picture Perfect, or with --seat a record.", metavar="FILE")],
    output: Annotated[Path, typer.Option("--output", "-o", help="The picture to write (PNG).")] = Path("photo.png"),
    seat: Annotated[
        int | None, typer.Option("--seat", help="The photograph of this seat (from 1) in a record.")
    ] = None,
    language: Language = "",
) -> None:
    """Make the picture of a scene or of a finished game, and tell what the rules read off it."""
    from serao.cli.photo import take

    take(file, output, seat, words(spoken(language)))


def version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        print(f"serao {__version__}")
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
    try:
        app(standalone_mode=False)
    except Problem as problem:
        leave(words(asked_language()).why(problem.reason))
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
