"""The catalogues as they lie in their folders: those of the house, and those of each game."""

from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from serao import locales
from serao.installed import folder_of, own_games

HOUSE = Path(locales.__file__).parent
FOR_BROWSERS = ("web-", "guide-")  # how the keys begin that only the browser says


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.names.add(node.id.name)


def catalogues_of(language: str) -> list[str]:
    """The names of a language's catalogues: as in `web`, `avenue` or `avenue.guide`."""
    house = [file.stem for file in (HOUSE / language).glob("*.ftl")]
    games = [
        game + file.name.removeprefix(language).removesuffix(".ftl")
        for game in own_games()
        for file in words_of(game).glob(f"{language}*.ftl")
    ]
    return sorted(house) + sorted(games)


def words_of(game: str) -> Path:
    """The folder of a game's words."""
    return (folder_of(game) or Path()) / "words"


def text_of(language: str, catalogue: str) -> str:
    """What stands in a catalogue."""
    game, dot, part = catalogue.partition(".")
    folder = words_of(game) / f"{language}{dot}{part}.ftl" if game in own_games() else HOUSE / language / f"{game}.ftl"
    return folder.read_text("utf-8")


def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """The keys of a catalogue and their attributes (key.attribute), each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(text_of(language, catalogue)).body:
        assert not isinstance(entry, fluent.Junk), f"{language}/{catalogue}: {entry.content}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = variables_of(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = variables_of(attribute.value)
    return found


def variables_of(pattern: fluent.Pattern | None) -> set[str]:
    """The variables a text speaks of."""
    variables = Variables()
    if pattern is not None:
        variables.visit(pattern)
    return variables.names
