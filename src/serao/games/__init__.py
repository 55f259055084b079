"""The games by name: our own folders here, and those that other packages bring by the entry point `serao.games`."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import cast

from serao import installed
from serao.engine.complete import completed, completed_part
from serao.engine.contract import AnyGame
from serao.engine.parts import AnyOpponent, AnyPictures, AnyTerminal
from serao.engine.problem import BadOptions, reason
from serao.engine.steps import AnyStepping


class Games(Mapping[str, AnyGame]):
    """Every game that is installed, imported when it is first asked for.

    A game of another package that cannot be imported is not there; `broken` says why.
    """

    def __init__(self) -> None:
        self._imported: dict[str, AnyGame] = {}
        self.broken: dict[str, str] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._imported:
            self._imported[name] = completed(name, import_module(installed.modules()[name]))
        return self._imported[name]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in installed.modules() and self._is_whole(name)

    def __iter__(self) -> Iterator[str]:
        return (name for name in installed.modules() if self._is_whole(name))

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def _is_whole(self, name: str) -> bool:
        """Whether a game can be played; ours always can."""
        if name in self._imported or name in installed.own_games():
            return True
        if name not in self.broken:
            try:
                self[name]
            except Exception as error:  # whatever somebody else's package may raise
                self.broken[name] = f"{type(error).__name__}: {error}"
        return name not in self.broken


GAMES = Games()


def game_named(name: str) -> AnyGame:
    """The game of that name; BadOptions lists those there are."""
    if name not in GAMES:
        raise BadOptions(reason("game-unknown", given=name, known=", ".join(GAMES)))
    return GAMES[name]


def part_of(name: str, part: str) -> ModuleType | None:
    """A module of a game that is needed only sometimes, as `terminal` or `opponent.training`; None: it has none."""
    folder, path = installed.folder_of(name), part.replace(".", "/")
    if folder is None or not any((folder / file).exists() for file in (f"{path}.py", f"{path}/__init__.py")):
        return None
    return import_module(f"{installed.modules()[name]}.{part}")


def terminal_of(name: str) -> AnyTerminal | None:
    """A game's own board in the terminal; None: it has none."""
    return cast(AnyTerminal | None, completed_part(part_of(name, "terminal"), "answer"))


def opponent_of(name: str) -> AnyOpponent | None:
    """A game's own opponent; None: it has none."""
    return cast(AnyOpponent | None, completed_part(part_of(name, "opponent"), "choose", "LEVELS", "EVALUATIONS"))


def stepping_of(name: str) -> AnyStepping | None:
    """How a game is driven step by step on its kernel; None: it has none."""
    return cast(AnyStepping | None, part_of(name, "opponent.stepping"))


def pictures_of(name: str) -> AnyPictures | None:
    """How a game makes pictures; None: it makes none."""
    return cast(AnyPictures | None, part_of(name, "pictures"))
