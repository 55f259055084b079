"""Compiles one file in the present folder with Cython and setuptools; a program of its own, because both print much."""

import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

from serao.cli.kernels import DIRECTIVES


def main(source: str) -> None:
    """Make the extension module of that source beside it."""
    extension = Extension(Path(source).stem, [source])
    modules = cythonize([extension], compiler_directives=DIRECTIVES, quiet=True)
    setup(name="kernel", ext_modules=modules, script_args=["build_ext", "--inplace"])


if __name__ == "__main__":
    main(sys.argv[1])
