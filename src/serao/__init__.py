"""Serão: a table for an evening of board games, as a library, in the terminal and in the browser."""

from serao.installed.version import __version__

__all__ = ["__version__"]
