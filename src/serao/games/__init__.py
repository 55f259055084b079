"""The games by name: our own folders here, and those that other packages bring by the entry point `serao.games`."""

from collections.abc import Iterator, Mapping
from importlib import import_module
from types import ModuleType
from typing import cast

from serao import installed
from serao.engine.contract import AnyGame
from serao.engine.problem import BadOptions, reason


class Games(Mapping[str, AnyGame]):
    """Every game that is installed, imported when it is first asked for."""

    def __init__(self) -> None:
        self._imported: dict[str, AnyGame] = {}

    def __getitem__(self, name: str) -> AnyGame:
        if name not in self._imported:
            self._imported[name] = cast(AnyGame, import_module(installed.modules()[name]))
        return self._imported[name]

    def __contains__(self, name: object) -> bool:
        return name in installed.modules()

    def __iter__(self) -> Iterator[str]:
        return iter(installed.modules())

    def __len__(self) -> int:
        return len(installed.modules())


GAMES = Games()


def game_named(name: str) -> AnyGame:
    """The game of that name; BadOptions lists those there are."""
    if name not in GAMES:
        raise BadOptions(reason("game-unknown", given=name, known=", ".join(GAMES)))
    return GAMES[name]


def part_of(name: str, part: str) -> ModuleType | None:
    """A module of a game that is needed only sometimes, such as its `terminal` or its `opponent`; None: it has none."""
    folder = installed.folder_of(name)
    if folder is None or not (folder / f"{part}.py").exists():
        return None
    return import_module(f"{installed.modules()[name]}.{part}")
