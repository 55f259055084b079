"""Tables for opponents: every kind of game they sit down to, and opponents that are watched while they choose."""

from typing import Any

import msgspec

from serao.bots import Bot
from serao.engine.chance import Chance
from serao.engine.contract import Game
from serao.games import GAMES, avenue, fairy_tile, photograph, picture_perfect
from serao.games.picture_perfect.actions import OPEN_ENDED

Table = tuple[Game, Any, int]  # a game, its options, a number of seats

TABLES: dict[str, Table] = {
    **{f"photograph-{seats}": (photograph, photograph.Options(), seats) for seats in (2, 3, 4)},
    **{f"missed-{seats}": (photograph, photograph.Options(missed_photo=True), seats) for seats in (2, 3, 4)},
    **{f"avenue-{name}": (avenue, avenue.Options(map=name), 1) for name in "ABC"},
    "avenue-3": (avenue, avenue.Options(), 3),
    **{f"picture-perfect-{seats}": (picture_perfect, picture_perfect.Options(), seats) for seats in (2, 4, 6)},
    "picture-perfect-auctions": (picture_perfect, picture_perfect.Options(auctions=True), 3),
    **{f"fairy-tile-{seats}": (fairy_tile, fairy_tile.Options(pages_each=2), seats) for seats in (2, 3, 4)},
}


def watched(game: Game, bot: Bot) -> Bot:
    """The same opponent, asked twice: its memory comes as bytes the second time, and it must not matter."""

    def choose(memory: Any, chance: Chance) -> Any:
        assert type(memory) is GAMES[game.NAME].Memory
        luck = b"twice" + len(memory.legal).to_bytes(2, "big")
        sent = msgspec.json.decode(msgspec.json.encode(memory), type=game.Memory)
        action = bot(memory, Chance(luck))
        assert action in memory.legal or isinstance(action, OPEN_ENDED)
        assert bot(memory, Chance(luck)) == action
        assert bot(sent, Chance(luck)) == action
        return bot(memory, chance)

    return choose
