"""What a run of learning tells of itself, in the same words for every game."""

import msgspec


class Point(msgspec.Struct, frozen=True):
    """How far a run has come: games learned from, and how well it plays then (whatever its game calls well)."""

    games: int
    strength: float


class Strength(msgspec.Struct, frozen=True):
    """A mean over deals with its standard error."""

    mean: float
    error: float
