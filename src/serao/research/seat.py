"""Gymnasium: one seat of a game as an environment, the other seats played by opponents."""

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from serao.bots import USUAL, AnyBot, bot_named
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.engine.play import play
from serao.research.multi_agent import ILLEGAL
from serao.research.rendering import MODES, Picture, rendered
from serao.research.simulation import Rewards, Simulation, Vector

Opponent = str | AnyBot


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat against opponents by name, or functions from a memory and luck to an action; one for all, or one each.

    `info["action_mask"]` and `action_masks()` tell what is offered. Any other number ends the game with -1.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 2}  # noqa: RUF012 (Gymnasium's own way)

    def __init__(
        self,
        game: str | AnyGame,
        opponents: Opponent | Sequence[Opponent] = USUAL,
        seat: int = 0,
        seats: int | None = None,
        options: Any = None,
        rewards: Rewards = "places",
        render_mode: str | None = None,
    ) -> None:
        self.simulation = Simulation(game, seats, options, rewards)
        self.seat, self.render_mode = seat, render_mode
        self.bots = bots_for(self.simulation, seat, opponents)
        self.observation_space = self.simulation.vector_space()
        self.action_space = Discrete(self.simulation.numbering.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game, until this seat is asked."""
        super().reset(seed=seed)
        self.simulation.begin(self.np_random.bytes(32))
        self.let_others_play()
        return self.simulation.vector(self.seat), self.info()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """This seat chooses, and the others play until it is asked again or the game is over."""
        offered = int(action) in self.simulation.offered(self.seat)
        if offered:
            self.simulation.take(self.seat, int(action))
            self.let_others_play()
        over = self.simulation.over
        reward = ILLEGAL if not offered else self.simulation.results()[self.seat] if over else 0.0
        return self.simulation.vector(self.seat), reward, over or not offered, False, self.info()

    def let_others_play(self) -> None:
        """Opponents choose until this seat is asked; of those who choose at the same time, this seat is the first."""
        simulation = self.simulation
        while simulation.actors and self.seat not in simulation.actors:
            other = simulation.actors[0]
            action = self.bots[other](simulation.memory(other), Chance(simulation.luck, simulation.decisions + 1))
            simulation.put(
                play(
                    simulation.game, simulation.state, other, action, Chance(simulation.seed, simulation.decisions + 1)
                )
            )
            simulation.decisions += 1

    def info(self) -> dict[str, Any]:
        """The mask of what is offered."""
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Vector:
        """The mask of what is offered, by the name under which MaskablePPO of sb3-contrib asks for it."""
        return self.simulation.mask(self.seat)

    def render(self) -> Picture:
        """The table as this seat sees it."""
        return rendered(self.simulation, self.render_mode, self.seat)


def bots_for(simulation: Simulation, seat: int, opponents: Opponent | Sequence[Opponent]) -> dict[int, AnyBot]:
    """Who plays each of the other seats, in their order."""
    others = [each for each in range(simulation.seats) if each != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) or callable(opponents) else opponents
    bots = [bot_named(simulation.game.NAME, each) if isinstance(each, str) else each for each in names]
    return dict(zip(others, bots, strict=True))
