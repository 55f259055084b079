"""What the tests of taking back share: which question is open, and what the table tells of taking back."""

import pytest

from tests.table.sitting import GAME_NAMES, Sitting

every_game = pytest.mark.parametrize("game", GAME_NAMES)


def asked(sitting: Sitting) -> int:
    """The number of the question that is open."""
    number = sitting.sync(None)["table"]["offer"]["number"]
    assert isinstance(number, int)
    return number


def may_undo(sitting: Sitting, person: str, place: int = 0) -> str | None:
    """What the table tells a person of taking back."""
    told: str | None = sitting.sync(person)["seats"][place]["undo"]
    return told
