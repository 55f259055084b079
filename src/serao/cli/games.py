"""`serao games`: what can be played here, with how many, and with which options."""

from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from serao.engine.contract import AnyGame
from serao.engine.play import UNLIMITED
from serao.games import GAMES
from serao.locales import Words


def show_games(words: Words, as_json: bool) -> None:
    """Print the games as a table or as JSON."""
    listed = [described(game, words) for game in GAMES.values()]
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(listed), indent=2).decode())
    else:
        console = Console(highlight=False)
        console.print(as_table(listed, words))
        for name, why in GAMES.broken.items():
            console.print(words.say("cli-game-broken", name=name, why=why), style="yellow", markup=False)


def described(game: AnyGame, words: Words) -> dict[str, Any]:
    """One game as plain data."""
    allowed = game.seats(game.Options())
    most = None if allowed.stop == UNLIMITED else allowed.stop - 1
    return {
        "name": game.NAME,
        "title": words.say(f"game-{game.NAME}"),
        "about": words.say(f"{game.NAME}-about"),
        "rules": game.RULES,
        "seats": {"least": allowed.start, "most": most},
        "options": [option(game, field, words) for field in msgspec.structs.fields(game.Options)],
    }


def option(game: AnyGame, field: msgspec.structs.FieldInfo, words: Words) -> dict[str, Any]:
    """One option as plain data."""
    name = field.name.replace("_", "-")
    return {
        "name": field.name,
        "flag": f"--{name}",
        "default": msgspec.to_builtins(field.default),
        "about": words.say(f"{game.NAME}-option-{name}"),
    }


def as_table(listed: list[dict[str, Any]], words: Words) -> Table:
    """The games for people."""
    table = Table(show_lines=True, title=words.say("cli-games"), title_justify="left")
    for heading in ("cli-game", "cli-seats", "cli-options"):
        table.add_column(words.say(heading), overflow="fold")
    for game in listed:
        seats = game["seats"]
        span = f"{seats['least']}–{seats['most']}" if seats["most"] else f"{seats['least']}+"
        options = (
            f"[bold]{each['flag']}[/] ({shown(each['default'], words)})\n{each['about']}" for each in game["options"]
        )
        table.add_row(f"[bold]{game['title']}[/]\n[dim]{game['name']}[/]\n{game['about']}", span, "\n".join(options))
    return table


def shown(default: Any, words: Words) -> str:
    """A default value in words."""
    if isinstance(default, bool):
        return words.say("cli-on" if default else "cli-off")
    return words.say("cli-at-random") if default in ((), []) else str(default)
