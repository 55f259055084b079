"""How a game ended: scores line by line, the ranking with its tie-breaks, and the reason."""

from collections.abc import Mapping, Sequence

import msgspec


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score: what it is for, what it is worth, and the numbers behind it."""

    key: str
    points: int
    args: Mapping[str, int | str] = {}


class Score(msgspec.Struct, frozen=True):
    """One seat's score; `ties` are the rules' tie-breaks in order, more is better."""

    seat: int
    total: int
    lines: tuple[ScoreLine, ...]
    ties: tuple[int, ...] = ()


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a game. `ranking` lists groups of seats, best first; a group of several shares its place.

    `decided` names what separated the first place from the second: points, one of the game's
    tie-breaks, `shared`, or `alone` for a game with one seat.
    """

    scores: tuple[Score, ...]
    ranking: tuple[tuple[int, ...], ...]
    reason: str
    decided: str
    grade: str | None = None


def outcome_of(scores: Sequence[Score], reason: str, tie_breaks: Sequence[str], grade: str | None = None) -> Outcome:
    """Rank the scores by total, then by each tie-break; equal in all of them is a shared place."""
    return Outcome(
        scores=tuple(scores),
        ranking=ranking(scores),
        reason=reason,
        decided=decided(scores, tie_breaks),
        grade=grade,
    )


def _strength(score: Score) -> tuple[int, ...]:
    return (score.total, *score.ties)


def ranking(scores: Sequence[Score]) -> tuple[tuple[int, ...], ...]:
    """The seats in groups, best first."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for score in scores:
        groups.setdefault(_strength(score), []).append(score.seat)
    return tuple(tuple(groups[strength]) for strength in sorted(groups, reverse=True))


def decided(scores: Sequence[Score], tie_breaks: Sequence[str]) -> str:
    """What made the first place first."""
    if len(scores) == 1:
        return "alone"
    best, second = sorted((_strength(score) for score in scores), reverse=True)[:2]
    pairs = zip(("points", *tie_breaks), best, second, strict=True)
    return next((name for name, one, other in pairs if one != other), "shared")
