"""Ids of tables, people, records and commands."""

import secrets

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that is easily taken for another


def new_id(length: int = 12) -> str:
    """A random id that nobody guesses by accident."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))
