"""The tests of every game may use a terminal."""

from tests.cli.conftest import terminal

__all__ = ["terminal"]
