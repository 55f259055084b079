"""PettingZoo, one agent after another: every game as an AEC environment."""

from typing import Any

from pettingzoo import AECEnv

from serao.research.multi_agent import ILLEGAL, MultiAgent
from serao.research.simulation import Observation


class AECTable(MultiAgent, AECEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """The environment in which one agent chooses after the other; who choose at once are asked in turn.

    A number that is not offered ends the game: -1 for who gave it, nothing for the others. So PettingZoo's wrapper for
    illegal actions is not needed, and an environment without wrappers is twice as fast.
    """

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may choose."""
        seat = self.seat_of[agent]
        return {"observation": self.simulation.vector(seat), "action_mask": self.simulation.mask(seat)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.simulation.actors[0]]

    def step(self, action: int | None) -> None:
        """The agent whose turn it is chooses."""
        agent, simulation = self.agent_selection, self.simulation
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "an agent that is still in the game chooses a number"
        seat, number = self.seat_of[agent], int(action)
        self._cumulative_rewards[agent] = 0.0
        if number not in simulation.offered(seat):
            self.end({seat: ILLEGAL})
            return
        simulation.take(seat, number)
        if simulation.over:
            self.end(simulation.results())
        else:
            self.go_on()

    def go_on(self) -> None:
        """Nothing is won yet, and somebody else is asked."""
        self.agent_selection = self.possible_agents[self.simulation.actors[0]]
        if self.broken_off():
            self.truncations = dict.fromkeys(self.agents, True)

    def end(self, results: dict[int, float]) -> None:
        """Everybody gets what the end is worth."""
        self.rewards = {agent: results.get(self.seat_of[agent], 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]
