"""What the environments for several agents share: agents, spaces, luck and pictures."""

from typing import Any

from gymnasium.spaces import Dict, Discrete
from gymnasium.utils.seeding import np_random

from serao.engine.contract import AnyGame
from serao.research.rendering import MODES, Picture, rendered
from serao.research.simulation import Rewards, Simulation

ILLEGAL = -1.0  # what choosing a number that is not offered is worth
AGENT = "seat_"


class MultiAgent:
    """A game whose seats are agents named seat_0, seat_1, …; `further` numbers come after those of its actions."""

    further = 0

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Any = None,
        rewards: Rewards = "places",
        render_mode: str | None = None,
        eyes: int | None = None,
        max_cycles: int | None = None,
    ) -> None:
        self.simulation = Simulation(game, seats, options, rewards)
        self.render_mode, self.eyes, self.max_cycles = render_mode, eyes, max_cycles
        self.metadata = {"name": f"serao_{self.simulation.game.NAME}", "render_modes": list(MODES), "render_fps": 2}
        self.possible_agents = [f"{AGENT}{seat}" for seat in range(self.simulation.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        size = self.simulation.numbering.size + self.further
        self.observation_spaces = {agent: self.simulation.observation_space(self.further) for agent in self.seat_of}
        self.action_spaces = {agent: Discrete(size) for agent in self.seat_of}
        self.random: Any = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> Dict:
        """A vector of signed bytes, and a mask of the numbers offered."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of the actions."""
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """A new game; without a seed, the next one of the luck so far."""
        if seed is not None or self.random is None:
            self.random, _ = np_random(seed)
        self.simulation.begin(self.random.bytes(32))
        self.agents = self.possible_agents[:]

    def broken_off(self) -> bool:
        """Whether the game has taken as many decisions as it may, and is not over."""
        return self.max_cycles is not None and self.simulation.decisions >= self.max_cycles and not self.simulation.over

    def render(self) -> Picture:
        """The table as a spectator sees it, or as the seat does that was named by `eyes`."""
        return rendered(self.simulation, self.render_mode, self.eyes)

    def close(self) -> None:
        """Nothing is left open."""
