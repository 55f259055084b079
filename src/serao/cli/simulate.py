"""`serao simulate`: seeded random games through the contract, with their speed, length and scores."""

from collections.abc import Sequence
from hashlib import sha256
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from serao.bots.playout import playout
from serao.cli.options import read_options
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.engine.play import start
from serao.games import game_named
from serao.locales import Words


def run(
    name: str,
    seats: int | None,
    number: int,
    seed: str,
    arguments: tuple[str, ...],
    as_json: bool,
    words: Words,
) -> None:
    """Play the games and report."""
    game = game_named(name)
    options = read_options(game, arguments)
    places = game.seats(options).start if seats is None else seats
    report = simulated(game, options, places, number, seed, words)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(report), indent=2).decode())
    else:
        Console(highlight=False).print(as_table(report, words))


def simulated(game: AnyGame, options: Any, seats: int, number: int, seed: str, words: Words) -> dict[str, Any]:
    """The figures of that many games: everything but the speed depends on the seed alone."""
    start(game, options, seats, Chance(b""))  # a wrong number of seats is said before the progress bar
    random = Random(seed)
    lengths, scores, reasons = [], [], dict[str, int]()
    seconds = 0.0
    bar = Console(stderr=True)
    for index in track(range(number), words.say("cli-playing"), console=bar, transient=True):
        game_seed = sha256(f"{seed}\n{index}".encode()).digest()
        began = perf_counter()
        state = game.new(options, seats, Chance(game_seed))
        state, decisions = playout(game, state, game_seed, random)
        seconds += perf_counter() - began
        outcome = game.outcome(state)
        assert outcome is not None  # a playout goes on to the end
        lengths.append(decisions)
        scores += [score.total for score in outcome.scores]
        reasons[outcome.reason] = reasons.get(outcome.reason, 0) + 1
    return {
        "game": game.NAME,
        "options": msgspec.to_builtins(options),
        "seats": seats,
        "games": number,
        "seed": seed,
        "decisions": sum(lengths),
        "decisions_a_second": round(sum(lengths) / seconds),
        "length": spread(lengths),
        "score": spread(scores),
        "reasons": reasons,
    }


def spread(values: Sequence[int]) -> dict[str, float]:
    """How values are distributed."""
    ordered = sorted(values)
    marks = {f"p{percent}": float(ordered[(len(ordered) - 1) * percent // 100]) for percent in (5, 25, 50, 75, 95)}
    deviation = round(stdev(values), 2) if len(values) > 1 else 0.0
    return {
        "mean": round(mean(values), 2),
        "deviation": deviation,
        "least": float(ordered[0]),
        **marks,
        "most": float(ordered[-1]),
    }


def as_table(report: dict[str, Any], words: Words) -> Table:
    """The report for people."""
    title = words.say("cli-simulated", number=report["games"], game=report["game"], seats=report["seats"])
    table = Table(
        title=title, title_justify="left", caption=words.say("cli-speed", number=report["decisions_a_second"])
    )
    table.add_column("")
    for column in ("length", "score"):
        table.add_column(words.say(f"cli-{column}"), justify="right")
    for row, length in report["length"].items():
        title = f"{row[1:]} %" if row.startswith("p") else words.say(f"cli-{row}")
        figures = (words.say("number", value=value) for value in (length, report["score"][row]))
        table.add_row(title, *figures)
    return table
