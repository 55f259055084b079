"""Follows `docs/first-game.md` as a reader would: what its samples say is done to a new game."""

import ast
from collections.abc import Sequence
from pathlib import Path

from tests.docs.pages import DOCS, Sample, samples
from tests.examples.installing import Elsewhere

PAGE = DOCS / "first-game.md"
NAME = "pebbles"
BOARD = f"serao_{NAME}/web/board.js"


def titled() -> list[Sample]:
    """The samples that belong to a file."""
    return [sample for sample in samples(PAGE) if sample.title]


def installed_in(folder: Path, without: Sequence[str] = ()) -> Elsewhere:
    """A Serão that has the game of the page, with everything done to it but what is in these files."""
    there = Elsewhere(folder)
    there.serao("new-game", NAME)
    for sample in titled():
        if not sample.title.startswith("examples/") and sample.title not in without:
            put(folder / NAME / sample.title, sample.text)
    there.install(folder / NAME)
    return there


def put(file: Path, text: str) -> None:
    """Write a sample: into the module of the game definition by definition, else as the whole file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(merged(file.read_text("utf-8"), text) if file.name == "__init__.py" else text, "utf-8")


def merged(module: str, sample: str) -> str:
    """The module with the sample's definitions in place of its own, or at its end; imports and constants at its top."""
    for name, text in definitions(sample).items():
        old = definitions(module).get(name)
        module = module.replace(old, text) if old else f"{module}\n\n{text}\n"
    doc, *_rest = ast.parse(module).body
    lines, top = module.splitlines(), "\n".join(loose(sample))
    return "\n".join([*lines[: doc.end_lineno], top, *lines[doc.end_lineno :], ""])


def definitions(text: str) -> dict[str, str]:
    """The classes and functions of a module by name, as they stand there."""
    kinds = (ast.ClassDef, ast.FunctionDef)
    return {
        each.name: ast.get_source_segment(text, each) or "" for each in ast.parse(text).body if isinstance(each, kinds)
    }


def loose(text: str) -> list[str]:
    """The imports and constants of a sample."""
    kinds = (ast.Import, ast.ImportFrom, ast.Assign, ast.AnnAssign)
    return [ast.get_source_segment(text, each) or "" for each in ast.parse(text).body if isinstance(each, kinds)]
