"""`serao kernels`: which kernels there are, which are compiled, and compiling them beside their sources."""

import shutil
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.table import Table

from serao.engine.problem import Problem, reason
from serao.installed.kernels import compiled_file, sources
from serao.locales import Words

# Wishes to the compiler: indices are checked by the tests, which run the same source as plain Python.
DIRECTIVES = {
    "language_level": 3,
    "boundscheck": False,
    "wraparound": False,
    "cdivision": True,
    "initializedcheck": False,
}


def show(words: Words) -> None:
    """List the kernels."""
    table = Table(title=words.say("cli-kernels"), title_justify="left")
    for column in ("cli-game", "cli-kernel", "cli-kernel-form"):
        table.add_column(words.say(column))
    for game, files in sources().items():
        for file in files:
            form = "cli-kernel-compiled" if compiled_file(file).exists() else "cli-kernel-plain"
            table.add_row(game, file.stem, words.say(form))
    Console(highlight=False).print(table)


def compile_all(words: Words) -> None:
    """Compile every kernel whose source has changed since, and clear away what older sources were compiled to."""
    for name in ("Cython", "setuptools"):  # a missing one is named before anything is compiled
        import_module(name)
    for file in (each for files in sources().values() for each in files):
        if not compiled_file(file).exists():
            print(words.say("cli-kernel-compiling", name=str(file.relative_to(file.parents[2]))), flush=True)
            compile_one(file)
        digest = compiled_file(file).name.partition(".")[0]  # other Pythons have compiled forms of the same source
        for each in compiled_file(file).parent.glob(f"{file.stem}-*"):
            if each.name.partition(".")[0] != digest:
                each.unlink()


def compile_one(source: Path) -> None:
    """Compile a kernel in a folder of its own, then move it to its place in one step: others may be using it."""
    with TemporaryDirectory(prefix="serao-kernel-") as folder:
        shutil.copyfile(source, Path(folder, source.name))
        command = [sys.executable, "-m", "serao.cli.kernel_compiler", source.name]
        done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
        made = next((each for each in Path(folder).iterdir() if each.name.endswith(EXTENSION_SUFFIXES[0])), None)
        if done.returncode or made is None:
            last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-1:]
            raise Problem(reason("cli-kernel-failed", name=source.stem, detail="".join(last)))
        put_in_place(made, compiled_file(source))


def put_in_place(made: Path, place: Path) -> None:
    """Move what was compiled to where it is looked for; a Problem where nobody may write."""
    try:
        place.parent.mkdir(exist_ok=True)
        shutil.copyfile(made, place.with_suffix(".new"))
        place.with_suffix(".new").replace(place)
    except OSError:
        raise Problem(reason("cli-file-unwritable", file=str(place))) from None
