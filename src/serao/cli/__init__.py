"""The command line, `serao`: `app.py` has every command."""

from serao.cli.app import main

__all__ = ["main"]
