"""The commands `serve` and `worker`, until they are told to stop."""

import os
import shlex
import sys
import webbrowser
from typing import Any

from rich.console import Console

from serao.cli.settings import read_config, unknown_variables
from serao.locales import Words

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
        if sys.stdout.isatty() and not has_owner(config.database):
            CONSOLE.print(say.say("cli-house-no-owner", command=owner_command(config.database)))
        if browser and has_screen():
            webbrowser.open(url)

    serve(config, ready)


def check_house(said: dict[str, Any], say: Words) -> None:
    """Say part by part what is well and what is not, and start nothing; exit code 1 when something is wrong."""
    from serao.server.check import check

    config = read_config(said)
    CONSOLE.print(f"✓ {say.say('cli-check-settings')}")
    for name in unknown_variables(os.environ):
        CONSOLE.print(f"! {say.say('cli-check-variable', name=name)}")
    wrong = 0
    for good, why in check(config):
        CONSOLE.print(f"{'✓' if good else '✗'} {say.why(why)}")
        wrong += not good
    CONSOLE.print(say.say("cli-check-bad", number=wrong) if wrong else say.say("cli-check-good"))
    if wrong:
        raise SystemExit(1)


def has_owner(database: str) -> bool:
    """Whether somebody owns the house."""
    from serao.storage.engine import open_database, reading
    from serao.storage.roles import owner

    engine = open_database(database)
    with reading(engine) as connection:
        found = owner(connection)
    engine.dispose()
    return found is not None


def owner_command(database: str) -> str:
    """How the owner is named; of a server's address the password is not shown."""
    from sqlalchemy import make_url

    where = make_url(database).render_as_string() if "://" in database else database
    return f"serao house owner NAME --database {shlex.quote(where)}"


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
