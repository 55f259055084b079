"""Opponents: a memory in, an action out."""

from functools import cache
from importlib.metadata import entry_points
from warnings import warn

from serao.bots import random
from serao.bots.cast import CHARACTERS, Character
from serao.bots.general import general_levels, general_yardstick
from serao.bots.temper import tempered
from serao.engine.parts import AnyBot, Bot
from serao.engine.problem import BadOptions, reason
from serao.games import GAMES, opponent_of
from serao.installed import BOTS

__all__ = [
    "LEVELS",
    "RANDOM",
    "USUAL",
    "YARDSTICK",
    "AnyBot",
    "Bot",
    "bot_named",
    "bots_of",
    "character_of",
    "visiting_bots",
]

RANDOM, YARDSTICK = "random", "sound"  # the second is so called in stored logs and figures
LEVELS = tuple(f"level-{number}" for number in range(1, 6))
USUAL = LEVELS[2]  # who sits down when nobody says


def bots_of(game_name: str) -> dict[str, AnyBot]:
    """The opponents of a game by name: random play, a yardstick that stays as it is, five levels.

    A game's `opponent` has the yardstick, `choose`, and the levels, `LEVELS`. Where it has no levels, the yardstick is
    the fifth and the others are those for any game; without an opponent all are.
    """
    if game_name not in GAMES:
        return {}
    game, opponent = GAMES[game_name], opponent_of(game_name)
    known, levels = (opponent.choose, opponent.LEVELS) if opponent is not None else (None, None)
    yardstick = known or general_yardstick(game)
    if levels is None:
        *gentle, best = general_levels(game)
        levels = (*gentle, known or best)
    return {RANDOM: random.choose, YARDSTICK: yardstick, **dict(zip(LEVELS, levels, strict=True))}


@cache
def visiting_bots() -> dict[str, tuple[str, AnyBot]]:
    """Opponents of other packages: by name the game they play, and the opponent itself.

    An entry point of the group `serao.bots` is such a mapping. One that cannot be imported hurts no other.
    """
    found: dict[str, tuple[str, AnyBot]] = {}
    for point in sorted(entry_points(group=BOTS)):
        try:
            found |= point.load()
        except Exception as error:  # whatever somebody else's package may raise
            warn(f"the opponents of {point.value} cannot be imported: {type(error).__name__}: {error}", stacklevel=2)
    return found


def bot_named(game_name: str, name: str) -> AnyBot:
    """The opponent of that name, of the cast too, or of that number of stars; BadOptions lists those the game has."""
    known = bots_of(game_name)
    if name in CHARACTERS and known:
        return character_of(game_name, CHARACTERS[name])
    visiting = {each: bot for each, (game, bot) in visiting_bots().items() if game == game_name and each not in known}
    known |= visiting
    full = f"level-{name}" if name.isdecimal() else name
    if full not in known:
        raise BadOptions(reason("bot-unknown", given=name, known=", ".join(known)))
    return known[full]


def character_of(game_name: str, character: Character) -> AnyBot:
    """One of the cast: its level, and its temper where the level says what is about as good as the best."""
    opponent = opponent_of(game_name)
    evaluation = None if opponent is None else opponent.EVALUATIONS.get(character.level)
    return bots_of(game_name)[character.level] if evaluation is None else tempered(evaluation, character)
