"""The command line: serao games | play | simulate | replay | verify."""

from serao.cli.app import main

__all__ = ["main"]
