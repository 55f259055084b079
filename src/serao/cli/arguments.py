"""The options that several commands have in common, and the language that they answer in."""

import os
from pathlib import Path
from typing import Annotated

import typer

from serao.locales import LANGUAGES, Words, nearest, words

Language = Annotated[str, typer.Option("--lang", help="Language: " + ", ".join(LANGUAGES), metavar="LANG")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
DATABASE = "serao.db"


def configured_database(context: typer.Context, given: str) -> str:
    """The database that the command line names, or else the one of the settings."""
    source = context.get_parameter_source("database")
    if source is None or source.name != "DEFAULT":
        return given
    from serao.cli.settings import read_config

    file = os.environ.get("SERAO_SETTINGS")
    return read_config({"settings": Path(file) if file else None}).database


Database = Annotated[
    str,
    typer.Option("--database", help="A file, or postgresql://…", envvar="SERAO_DATABASE", callback=configured_database),
]

# None where a file of settings may say it.
HouseDatabase = Annotated[
    str | None,
    typer.Option("--database", help="A file, or postgresql://…", envvar="SERAO_DATABASE", show_default=DATABASE),
]
Settings = Annotated[
    Path | None, typer.Option("--settings", help="A TOML file with everything else.", envvar="SERAO_SETTINGS")
]


def system_language() -> str:
    """The language of the terminal, as far as we have it."""
    return nearest(next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "en"))


def spoken(language: str) -> str:
    """A language asked for by name, or the terminal's."""
    return nearest(language) if language else system_language()


def words_in(language: str) -> Words:
    """The words of a language asked for by name, or of the terminal's."""
    return words(spoken(language))
