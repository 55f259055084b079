"""OpenSpiel: every game as a Python game of pyspiel, and positions imagined from what a player knows for its ISMCTS.

`pip install open_spiel`, which has no wheels for every machine and so belongs to no extra of ours. All luck is one
chance node at the beginning: the deal, one of `DEALS`, each as likely. Who choose at the same time are asked in turn.
"""

import struct
from collections.abc import Callable
from copy import copy
from typing import Any

import msgspec
import numpy as np
import pyspiel

from serao import installed
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.games import GAMES
from serao.research.simulation import Simulation

DEALS = 10_000
MOST_DECISIONS = 100_000  # at random, our longest game has taken 38,225
PLAYERS, OPTIONS = "players", "options"  # options as one text: pages_each:2
EVERY_DEAL = [(deal, 1 / DEALS) for deal in range(DEALS)]


def type_of(name: str) -> Any:
    """What OpenSpiel is told of a game."""
    game, kinds = GAMES[name], pyspiel.GameType
    allowed = game.seats(game.Options())
    return kinds(
        short_name=f"serao_{name}",
        long_name=f"Serão: {name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=min(allowed.stop - 1, 10),
        min_num_players=max(allowed.start, 2),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: max(game.USUAL_SEATS, 2), OPTIONS: ""},
    )


def options_in(game: AnyGame, text: str) -> Any:
    """The options of a text such as pages_each:2, several with a semicolon between them."""
    given = dict(each.split(":", 1) for each in text.split(";") if each)
    return msgspec.convert(given, game.Options, strict=False)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel brings no types
    """A game of ours; places are worth 1 to -1, so that what one wins others lose."""

    def __init__(self, name: str, kind: Any, given: dict[str, Any] | None = None) -> None:
        asked = {**kind.parameter_specification, **(given or {})}
        players = int(asked[PLAYERS])
        self.sample = Simulation(name, players, options_in(GAMES[name], asked[OPTIONS]))
        size = self.sample.numbering.size
        super().__init__(kind, pyspiel.GameInfo(size, DEALS, players, -1.0, 1.0, 0.0, MOST_DECISIONS), given or {})

    def new_initial_state(self) -> "SpielState":
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What players are told."""
        return Observer(self.sample.width)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.simulation = copy(game.sample)
        self.dealt = False

    def current_player(self) -> int:
        """Chance before the deal; then the first of those who must choose."""
        if not self.dealt:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.simulation.over else self.simulation.actors[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.dealt and self.simulation.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        return EVERY_DEAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.simulation.offered(player)) if player == self.current_player() else []

    def _apply_action(self, action: int) -> None:
        if self.dealt:
            self.simulation.take(self.simulation.actors[0], action)
        else:
            self.simulation.begin(b"deal" + action.to_bytes(4, "big"))
            self.dealt = True

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"deal {action}"
        chosen = self.simulation.offered(player).get(action)
        return f"number {action}" if chosen is None or callable(chosen) else self.simulation.game.text(chosen)

    def returns(self) -> list[float]:
        """By player what the end is worth; nothing before it."""
        players = range(self.simulation.seats)
        results = self.simulation.results() if self.is_terminal() else {}
        return [results.get(player, 0.0) for player in players]

    def told(self, player: int) -> str:
        """What a player knows, as text."""
        return msgspec.json.encode(self.simulation.memory(player)).decode() if self.dealt else ""

    def __str__(self) -> str:
        return msgspec.json.encode(self.simulation.state).decode() if self.dealt else "before the deal"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """The position with all that this player cannot know imagined anew, and the luck to come as well."""
        other: SpielState = self.clone()
        luck = struct.pack(">d", sampler())
        other.simulation.seed = luck
        other.simulation.put(self.simulation.game.imagine(self.simulation.memory(player), Chance(luck)))
        return other


class Observer:
    """What a player knows: the vector of the other doors, and the memory as text."""

    def __init__(self, width: int) -> None:
        self.tensor = np.zeros(width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take over what a player knows."""
        self.tensor[:] = state.simulation.vector(player) if state.dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player knows as text."""
        return state.told(player)


def registered() -> tuple[str, ...]:
    """Tell OpenSpiel of every game that several can play; their names for `pyspiel.load_game`."""
    known = set(pyspiel.registered_names())
    for name in installed.modules():
        if f"serao_{name}" not in known:
            register(name)
    return tuple(f"serao_{name}" for name in installed.modules())


def register(name: str) -> None:
    """Tell OpenSpiel of one game."""
    kind = type_of(name)

    class Named(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, kind, params)

    pyspiel.register_game(kind, Named)
