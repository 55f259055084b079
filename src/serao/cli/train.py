"""`serao train`: learn an opponent's weights, with progress, figures and a plot."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from serao.bots.runners import Runner, here
from serao.bots.training import Trained, train, trainer_of
from serao.cli.plots import line_plot
from serao.engine.learning import Point
from serao.engine.problem import BadOptions, reason
from serao.games import game_named
from serao.locales import Words


def run(name: str, folder: Path, variant: str, seeds: range, games: int | None, runner: Runner, words: Words) -> None:
    """Train each variant that is meant, and write weights, figures and plot of the best run."""
    game_named(name)
    trainer = trainer_of(name)
    if variant and variant not in trainer.VARIANTS:
        raise BadOptions(reason("train-variant", given=variant, known=", ".join(trainer.VARIANTS)))
    folder.mkdir(parents=True, exist_ok=True)
    for each in (variant,) if variant else trainer.VARIANTS:
        weights, figures = watched(name, each, seeds, games or trainer.GAMES, runner, words)
        keep(folder / trainer.file_name(each), weights, figures)
        tell(figures, folder / trainer.file_name(each), words)


def watched(name: str, variant: str, seeds: range, games: int, runner: Runner, words: Words) -> tuple[bytes, Trained]:
    """Train with a bar that says how far it has come and how well it plays."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words.say("cli-training", game=name, variant=variant), total=games * len(seeds))
        done = 0

        def told(point: Point) -> None:
            nonlocal done
            done = point.games if runner is here else done + point.games
            title = words.say("cli-training-at", game=name, variant=variant, strength=f"{point.strength:.2f}")
            bar.update(task, completed=done, description=title)

        return train(name, variant, seeds, games, runner, told)


def keep(file: Path, weights: bytes, figures: Trained) -> None:
    """Write the weights, and beside them how they were made, as figures and as a picture."""
    file.write_bytes(weights)
    file.with_suffix(".json").write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")
    points = [(point.games, point.strength) for point in figures.points]
    title = f"{figures.game} {figures.variant}: {figures.measure}"
    file.with_suffix(".svg").write_text(line_plot(title, "games learned from", figures.measure, {"": points}), "utf-8")


def tell(figures: Trained, file: Path, words: Words) -> None:
    """Say how good it has become."""
    mean, error = f"{figures.strength.mean:.2f}", f"{figures.strength.error:.2f}"
    print(words.say("cli-trained", file=str(file), seed=figures.seed, mean=mean, error=error))
