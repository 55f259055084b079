"""Gymnasium: one seat of a game as an environment, the other seats played by opponents."""

from collections.abc import Sequence
from typing import Any

import gymnasium
from gymnasium.spaces import Discrete

from serao.bots import USUAL, AnyBot, bot_named
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.engine.play import play
from serao.research.match import Match, Rewards, Vector
from serao.research.rendering import MODES, Picture, rendered
from serao.research.table import ILLEGAL

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
        self.match = Match(game, seats, options, rewards)
        self.seat, self.render_mode = seat, render_mode
        self.bots = bots_for(self.match, seat, opponents)
        self.observation_space = self.match.vector_space()
        self.action_space = Discrete(self.match.numbering.size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        """A new game, until this seat is asked."""
        super().reset(seed=seed)
        self.match.begin(self.np_random.bytes(32))
        self.let_others_play()
        return self.match.vector(self.seat), self.info()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        """This seat chooses, and the others play until it is asked again or the game is over."""
        offered = int(action) in self.match.offered(self.seat)
        if offered:
            self.match.take(self.seat, int(action))
            self.let_others_play()
        over = self.match.over
        reward = ILLEGAL if not offered else self.match.results()[self.seat] if over else 0.0
        return self.match.vector(self.seat), reward, over or not offered, False, self.info()

    def let_others_play(self) -> None:
        """Opponents choose until this seat is asked; of those who choose at the same time, this seat is the first."""
        match = self.match
        while match.actors and self.seat not in match.actors:
            other = match.actors[0]
            action = self.bots[other](match.memory(other), Chance(match.luck, match.decisions + 1))
            match.put(play(match.game, match.state, other, action, Chance(match.seed, match.decisions + 1)))
            match.decisions += 1

    def info(self) -> dict[str, Any]:
        """The mask of what is offered."""
        return {"action_mask": self.action_masks()}

    def action_masks(self) -> Vector:
        """The mask of what is offered, by the name under which MaskablePPO of sb3-contrib asks for it."""
        return self.match.mask(self.seat)

    def render(self) -> Picture:
        """The table as this seat sees it."""
        return rendered(self.match, self.render_mode, self.seat)


def bots_for(match: Match, seat: int, opponents: Opponent | Sequence[Opponent]) -> dict[int, AnyBot]:
    """Who plays each of the other seats, in their order."""
    others = [each for each in range(match.seats) if each != seat]
    names = [opponents] * len(others) if isinstance(opponents, str) or callable(opponents) else opponents
    bots = [bot_named(match.game.NAME, each) if isinstance(each, str) else each for each in names]
    return dict(zip(others, bots, strict=True))
