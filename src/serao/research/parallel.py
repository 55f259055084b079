"""PettingZoo, all agents at once: every game as a parallel environment."""

from typing import Any, TypeAlias

from pettingzoo import ParallelEnv

from serao.research.multi_agent import ILLEGAL, MultiAgent
from serao.research.simulation import Observation

# By agent: observations, rewards, whether it is over, whether it was broken off, infos.
Told: TypeAlias = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class ParallelTable(MultiAgent, ParallelEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """The environment in which every agent gives a number at every step; the last one, `wait`, is for those not asked.

    A number that is not offered ends the game: -1 for who gave it, nothing for the others.
    """

    further = 1

    @property
    def wait(self) -> int:
        """The number of those who are not asked."""
        return self.simulation.numbering.size

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """A new game."""
        self.begin(seed)
        return self.observations(), {agent: {} for agent in self.agents}

    def observations(self) -> dict[str, Observation]:
        """What every agent knows, and what it may choose."""
        return {agent: self.observation(self.seat_of[agent]) for agent in self.agents}

    def observation(self, seat: int) -> Observation:
        """What one agent knows, and what it may choose."""
        mask = self.simulation.mask(seat, 1)
        mask[self.wait] = seat not in self.simulation.actors
        return {"observation": self.simulation.vector(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Everybody chooses."""
        numbers = {self.seat_of[agent]: int(number) for agent, number in actions.items()}
        wrong = {seat for seat, number in numbers.items() if not self.may_give(seat, number)}
        if not wrong:
            for seat in self.simulation.actors:
                self.choose(seat, numbers[seat])
        results = dict.fromkeys(wrong, ILLEGAL) if wrong or not self.simulation.over else self.simulation.results()
        ended, broken_off = bool(wrong) or self.simulation.over, not wrong and self.broken_off()
        told: Told = (
            self.observations(),
            {agent: results.get(self.seat_of[agent], 0.0) for agent in self.agents},
            dict.fromkeys(self.agents, ended),
            dict.fromkeys(self.agents, broken_off),
            {agent: {} for agent in self.agents},
        )
        self.agents = [] if ended or broken_off else self.agents
        return told

    def may_give(self, seat: int, number: int) -> bool:
        """Whether a number is offered to a seat."""
        return number in self.simulation.offered(seat) if seat in self.simulation.actors else number == self.wait

    def choose(self, seat: int, number: int) -> None:
        """One choice of those made at once; an earlier one may have taken it away."""
        if number in self.simulation.offered(seat):
            self.simulation.take(seat, number)
