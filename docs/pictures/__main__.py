"""`make pictures`: the terminal pictures of the README, drawn from seeded games between sound opponents."""

import io
import re
from hashlib import sha256
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from serao.bots import bot_named
from serao.bots.match import play_out
from serao.cli.boards import board_of
from serao.engine.chance import Chance
from serao.games import GAMES
from serao.locales import words

FOLDER = Path(__file__).parent
NAMES = ("Ana", "Bruno", "Chloé", "Davi")
# Game, seats, after how many moves, width in characters.
PICTURES = {"photograph": (3, 22, 92), "avenue": (2, 56, 92)}
# Without the fonts that rich would load from the network.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


def position(name: str, seats: int, moves: int) -> Any:
    """The position after so many moves of a seeded game, or soon after, when the first seat chooses."""
    game, seed = GAMES[name], sha256(b"a picture").digest()
    _end, played = play_out(game, game.Options(), [bot_named(name, "sound")] * seats, seed)
    state = game.new(game.Options(), seats, Chance(seed))
    for number, (seat, action) in enumerate(played, 1):
        if number > moves and 0 in game.actors(state):
            return state
        state = game.apply(state, seat, action, Chance(seed, number))
    raise LookupError(f"{name}: the first seat chooses no more after {moves} moves")


def picture(name: str, seats: int, moves: int, width: int) -> str:
    """The table of that position as the first seat sees it, as SVG."""
    say = words("en")
    view = GAMES[name].view(position(name, seats, moves), 0)
    console = Console(record=True, width=width, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(board_of(name).draw(view, NAMES[:seats], say, None))
    console.print(Text(board_of(name).actions_hint(view, say), style="bold"))
    console.print(Text("Ana> ", style="bold"))
    return console.export_svg(title=f"serao play {name}", code_format=FORMAT, unique_id=name)


def main() -> None:
    """Draw every picture."""
    for name, (seats, moves, width) in PICTURES.items():
        (FOLDER / f"{name}.svg").write_text(picture(name, seats, moves, width), "utf-8")
        print(f"docs/pictures/{name}.svg")


main()
