"""Serão: a table for an evening of board games, as a library, in the terminal and in the browser."""

__version__ = "0.1.0"
