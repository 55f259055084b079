"""The kernels of the games, written in Python, and their compiled forms on this machine.

A compiled kernel lies in the folder `compiled` beside its source. Its name holds a digest of the source, so that one
that is older than its source is never used.
"""

import os
from functools import cache
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from serao.installed import folder_of, modules

ANY_GAME = "bots"  # the folder of what plays any game
PLAIN = "SERAO_PLAIN_KERNELS"  # an environment variable: set, every kernel runs as plain Python


def sources() -> dict[str, tuple[Path, ...]]:
    """By game, the files that can be compiled: `kernel.py`, and others whose names end so; first those for any game."""
    found = {ANY_GAME: Path(__file__).parents[1] / ANY_GAME, **{name: folder_of(name) for name in modules()}}
    kernels = {name: tuple(sorted(folder.rglob("*kernel.py"))) for name, folder in found.items() if folder is not None}
    return {name: files for name, files in kernels.items() if files}


def compiled_file(source: Path) -> Path:
    """Where the compiled form of a kernel belongs, for this Python and this very source."""
    digest = sha256(source.read_bytes()).hexdigest()[:12]
    return source.parent / "compiled" / f"{source.stem}-{digest}{EXTENSION_SUFFIXES[0]}"


def compiled_games() -> dict[str, bool]:
    """By game that has kernels: whether all of them are compiled."""
    return {name: all(compiled_file(each).exists() for each in files) for name, files in sources().items()}


@cache
def fastest(plain: ModuleType) -> Any:
    """A kernel compiled, where that is there, and else as it was given."""
    if os.environ.get(PLAIN):
        return plain
    return compiled(plain) or plain


def compiled(plain: ModuleType) -> Any:
    """The compiled form of a kernel; None where it is not there, or cannot be loaded."""
    assert plain.__file__ is not None
    file = compiled_file(Path(plain.__file__))
    if not file.exists():
        return None
    spec = spec_from_file_location(plain.__name__, file)
    assert spec is not None
    assert spec.loader is not None
    try:
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
    except ImportError:  # of another machine, or broken off while it was copied: the plain form is always there
        return None
    return module
