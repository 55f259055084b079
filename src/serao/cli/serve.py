"""The commands `serve` and `worker`, with settings from the command line and from a file."""

import os
import sys
import tomllib
import webbrowser
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from serao.engine.problem import Problem, reason
from serao.locales import Words
from serao.server.base.config import Config

CONSOLE = Console(highlight=False, markup=False, soft_wrap=True)  # an address stays whole, brackets and all


def serve_house(said: dict[str, Any], browser: bool, say: Words) -> None:
    """Serve until told to stop."""
    from serao.server.run import serve, set_up_logs

    config = read_config(said)
    set_up_logs(readable=sys.stderr.isatty())

    def ready(url: str, friends: tuple[str, ...]) -> None:
        CONSOLE.print(say.say("cli-serving", url=url))
        for friendly in (each for each in friends if each != url):
            CONSOLE.print(say.say("cli-serving-friends", url=friendly))
        if browser and has_screen():
            webbrowser.open(url)

    serve(config, ready)


def has_screen() -> bool:
    """Whether a browser would have a window; one in the terminal would sit on the server's own."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def work_for_house(said: dict[str, Any], thoughts: int, say: Words) -> None:
    """Think for others until told to stop."""
    from serao.server.run import set_up_logs, work

    config = read_config(said)
    set_up_logs(readable=sys.stderr.isatty())
    CONSOLE.print(say.say("cli-working"))
    work(config, thoughts)


def read_config(said: dict[str, Any]) -> Config:
    """The settings of the file, and over them what the command line says."""
    file = said.pop("settings", None)
    known = read_settings(file) if file else {}
    known.update({name: value for name, value in said.items() if value is not None})
    try:
        return msgspec.convert(known, Config)
    except msgspec.ValidationError as error:
        raise Problem(reason("cli-settings-wrong", file=str(file), detail=str(error))) from None


def read_settings(file: Path) -> dict[str, Any]:
    """A file of settings."""
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError):
        raise Problem(reason("cli-file-unreadable", file=str(file))) from None
    except tomllib.TOMLDecodeError as error:
        raise Problem(reason("cli-settings-wrong", file=str(file), detail=str(error))) from None
