"""One game in an environment: the state stays here, and what comes out is made of memories and views."""

from collections.abc import Mapping
from copy import copy
from hashlib import sha256
from typing import Any, Literal, TypeAlias

import msgspec
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from serao.bots.rollout import placings
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.engine.encoding import LEAST, MOST
from serao.engine.outcome import Outcome
from serao.engine.play import start
from serao.engine.problem import Refused, reason
from serao.games import game_named
from serao.research.coding import coding_of

Rewards = Literal["places", "points"]
Vector: TypeAlias = NDArray[np.int8]
Observation: TypeAlias = dict[str, Vector]


class Simulation:
    """A table of a game: options and seats stay, games begin anew."""

    def __init__(
        self, game: str | AnyGame, seats: int | None = None, options: Any = None, rewards: Rewards = "places"
    ) -> None:
        self.game: AnyGame = game_named(game) if isinstance(game, str) else game
        self.options = options_of(self.game, options)
        self.seats = self.game.USUAL_SEATS if seats is None else seats
        self.rewards = rewards
        self.numbering, self.observed = coding_of(self.game, self.options, self.seats)
        self.begin(b"")
        self.width = len(self.observed(self.memory(0)))

    def begin(self, seed: bytes) -> None:
        """A new game of this luck."""
        self.seed, self.luck, self.decisions = seed, sha256(b"bot" + seed).digest(), 0
        self.put(start(self.game, self.options, self.seats, Chance(seed, 0)))

    def put(self, state: Any) -> None:
        """Go on from this position."""
        self.state = state
        self.actors = self.game.actors(state)
        self.memories: dict[int, Any] = {}
        self.offers: dict[int, dict[int, Any]] = {}

    def __copy__(self) -> "Simulation":
        """Everything in it is a value or is replaced as a whole: both go their own ways."""
        twin = object.__new__(Simulation)
        vars(twin).update(vars(self))
        return twin

    def __deepcopy__(self, memo: Any) -> "Simulation":
        return copy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """A simulation of an installed game can be sent to another process."""
        table = (self.game.NAME, self.seats, self.options, self.rewards)
        return restored, (table, self.seed, self.decisions, self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.actors

    # ── What a seat is told ──────────────────────────────────────────────────────────────────

    def memory(self, seat: int) -> Any:
        """What a seat knows."""
        if seat not in self.memories:
            self.memories[seat] = self.game.memory(self.state, seat)
        return self.memories[seat]

    def offered(self, seat: int) -> dict[int, Any]:
        """By number, what a seat may choose now."""
        if seat not in self.offers:
            self.offers[seat] = self.numbering.offered(self.memory(seat))
        return self.offers[seat]

    def vector(self, seat: int) -> Vector:
        """What a seat knows as numbers."""
        return np.frombuffer(bytearray(self.observed(self.memory(seat))), np.int8)

    def mask(self, seat: int, further: int = 0) -> Vector:
        """1 for each number that a seat may choose now; perhaps with further numbers at the end."""
        mask = bytearray(self.numbering.size + further)
        for number in self.offered(seat):
            mask[number] = 1
        return np.frombuffer(mask, np.int8)

    def vector_space(self) -> spaces.Box:
        """The vectors there may be."""
        return spaces.Box(LEAST, MOST, (self.width,), np.int8)

    def observation_space(self, further: int = 0) -> spaces.Dict:
        """A vector and a mask."""
        mask = spaces.Box(0, 1, (self.numbering.size + further,), np.int8)
        return spaces.Dict({"observation": self.vector_space(), "action_mask": mask})

    # ── What is done ─────────────────────────────────────────────────────────────────────────

    def take(self, seat: int, number: int) -> None:
        """A seat chooses by number; Refused where it may not."""
        chosen = self.offered(seat).get(number)
        if chosen is None:
            raise Refused(reason("not-legal"))
        self.apply(seat, chosen(self.memory(seat)) if callable(chosen) else chosen)

    def apply(self, seat: int, action: Any) -> None:
        """A seat does something legal."""
        self.decisions += 1
        self.put(self.game.apply(self.state, seat, action, Chance(self.seed, self.decisions)))

    def results(self) -> dict[int, float]:
        """By seat what the end is worth."""
        outcome = self.game.outcome(self.state)
        assert outcome is not None
        return worth(outcome, self.rewards)


def restored(table: tuple[Any, ...], seed: bytes, decisions: int, state: Any) -> Simulation:
    """A simulation that was sent here."""
    simulation = Simulation(*table)
    simulation.begin(seed)
    simulation.decisions = decisions
    simulation.put(state)
    return simulation


def worth(outcome: Outcome, rewards: Rewards) -> dict[int, float]:
    """By seat its points; or by its place from 1 for the first to -1 for the last. Alone there are only points."""
    if rewards == "points" or len(outcome.scores) == 1:
        return {score.seat: float(score.total) for score in outcome.scores}
    return {seat: 2 * place - 1 for seat, place in placings(outcome).items()}


def options_of(game: AnyGame, given: Any) -> Any:
    """Options from the game's own struct, from a mapping of some of them, or the usual ones."""
    if given is None:
        return game.Options()
    return msgspec.convert(given, game.Options) if isinstance(given, Mapping) else given
