"""The setup of a table: the game, its options, the seats, the pace and who may come in."""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from serao.bots import USUAL, bot_named
from serao.engine.contract import AnyGame
from serao.engine.play import seats_reason
from serao.engine.problem import BadOptions, reason
from serao.games import game_named
from serao.table.pace import Pace

MOST_SEATS = 2000  # enough for any event, and still bearable for the server

Seats = Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)]


class Setup(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table is made with. `takeover` is the level of the opponent that plays for a person who is away."""

    game: str
    seats: Seats
    options: Mapping[str, Any] = {}
    pace: Pace | None = None
    public: bool = False
    spectators: bool = True
    start: Literal["full", "host"] = "full"
    rated: bool = True
    takeover: str = USUAL


def checked(setup: Setup) -> tuple[AnyGame, Any]:
    """The game and its options; BadOptions says what cannot be played."""
    game = game_named(setup.game)
    try:
        options = msgspec.convert(setup.options, type=game.Options)
    except msgspec.ValidationError as error:
        raise BadOptions(reason("table-options", game=setup.game, detail=str(error))) from None
    allowed = game.seats(options)
    if setup.seats not in allowed:
        raise BadOptions(seats_reason(game.NAME, allowed, setup.seats))
    if setup.pace is not None and not setup.pace.possible():
        raise BadOptions(reason("table-pace"))
    bot_named(game.NAME, setup.takeover)
    return game, options
