"""`serao new-game NAME`: a package with a playable little game, to be changed into another."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from rich.console import Console

from serao import installed
from serao.engine.problem import BadOptions, reason
from serao.locales import Words

TEMPLATE = "my_game"  # the name that stands in the files of the template
NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")


def write(name: str, into: Path, words: Words) -> None:
    """Write the package into a new folder of that name, and say how to go on."""
    folder = into / name
    if not NAME.fullmatch(name):
        raise BadOptions(reason("cli-game-name", given=name))
    if name in installed.modules():
        raise BadOptions(reason("cli-game-there", given=name))
    if folder.exists():
        raise BadOptions(reason("cli-folder-there", folder=str(folder)))
    copy(files("serao.cli").joinpath("template"), folder, name)
    console = Console(highlight=False)
    console.print(words.say("cli-game-written", folder=str(folder)), style="bold green")
    for command in (f"pip install -e {folder}", f"serao play {name}", "serao serve --open"):
        console.print(f"  {command}", markup=False)


def copy(source: Traversable, target: Path, name: str) -> None:
    """Copy a folder of the template, the game's name in place of the template's."""
    target.mkdir(parents=True)
    for each in source.iterdir():
        there = target / each.name.replace(TEMPLATE, name)
        if each.is_dir():
            if each.name != "__pycache__":
                copy(each, there, name)
        else:
            title = name.replace("_", " ").capitalize()
            text = each.read_text("utf-8").replace(TEMPLATE, name).replace("My game", title)
            there.write_text(text, "utf-8")
