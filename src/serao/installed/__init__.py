"""Which games are installed, and where: found without importing any of them."""

from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

OWN = "serao.games"  # the package of the games that come with Serão
GROUP = "serao.games"  # the entry point of games that come in packages of their own
BOTS = "serao.bots"  # the entry point of opponents that come in packages of their own
BOARD = "web/board.js"  # the browser board that such a game may bring


@cache
def own_games() -> tuple[str, ...]:
    """The names of the games that come with Serão: each is a folder of `serao.games`."""
    folder = Path(__file__).parents[1] / "games"
    return tuple(sorted(module.name for module in iter_modules([str(folder)]) if module.ispkg))


@cache
def modules() -> dict[str, str]:
    """The module of every game, by the game's name: ours first, then those of other packages."""
    ours = {name: f"{OWN}.{name}" for name in own_games()}
    others = {point.name: point.value for point in sorted(entry_points(group=GROUP)) if point.name not in ours}
    return ours | others


@cache
def folder_of(name: str) -> Path | None:
    """The folder of a game's package, with its words and rules; None where it cannot be found."""
    try:
        spec = find_spec(modules()[name])
    except (ImportError, ValueError):  # an entry point may name what is not there
        return None
    return None if spec is None or spec.origin is None else Path(spec.origin).parent


def file_of(name: str, path: str) -> Path | None:
    """A file in the folder of a game; None where it has none."""
    folder = folder_of(name)
    return folder / path if folder is not None and (folder / path).is_file() else None
