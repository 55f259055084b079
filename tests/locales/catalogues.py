"""The catalogues as they lie in their folders: those of the house and those written for the browser alone."""

from importlib.resources import files

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from serao.locales import catalogue_text


class Variables(Visitor):
    """Collects the variables a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.names.add(node.id.name)


def catalogues_of(language: str) -> list[str]:
    """The names of a language's catalogues."""
    folder = files("serao.locales").joinpath(language)
    return sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))


WEB_CATALOGUES = [name for name in catalogues_of("en") if name.startswith("web")]


def messages(language: str, catalogue: str) -> dict[str, set[str]]:
    """The keys of a catalogue and their attributes (key.attribute), each with its variables."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(catalogue_text(language, catalogue)).body:
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
