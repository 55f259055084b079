"""The names by which Gymnasium and PettingZoo make our environments, as in serao/Chess-v0."""

import gymnasium
import pettingzoo

from serao import installed

VERSION = 0  # of the numbers: another numbering or another vector is another version


def id_of(game: str) -> str:
    """The id of a game's environments: serao/LiarsDice-v0."""
    return f"serao/{''.join(word.capitalize() for word in game.split('_'))}-v{VERSION}"


def register() -> None:
    """Every game that is installed, by its id, in all registries; what is there already stays."""
    for game in installed.modules():
        name = id_of(game)
        if name not in gymnasium.registry:
            gymnasium.register(name, "serao.research.seat:SeatEnv", kwargs={"game": game})
        if name not in pettingzoo.aec_registry:
            pettingzoo.register("aec", name, "serao.research.aec:AECTable", kwargs={"game": game})
            pettingzoo.register("parallel", name, "serao.research.parallel:ParallelTable", kwargs={"game": game})
