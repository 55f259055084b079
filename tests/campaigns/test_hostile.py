"""The short form of the hostile campaign: an honest game of each kind ends untouched, also under the usual limits."""

from pathlib import Path

import pytest

from campaigns import hostile
from campaigns.attack import Attack, Bug, Leak, check_shown, no_bug
from campaigns.seen import Seen
from tests.server.house import Server

ROUNDS = hostile.GUARDED
SIZE = 1000  # messages a round


def test_no_crash_no_leak_no_wrong_state(tmp_path: Path) -> None:
    seen = Seen("hostile", ROUNDS * SIZE, "messages", seed=2026)
    hostile.run(seen, tmp_path, SIZE)
    assert not seen.broken, seen.broken
    assert seen.done == ROUNDS * SIZE
    assert seen.figures["honest_games_ended"] == ROUNDS
    assert seen.figures["answers_compared"] > 0
    assert (seen.figures["leaks"], seen.figures["answers_500"]) == (0, 0)
    assert seen.figures["connections_closed"] > 0, "floods are cut off by the usual limits"


@pytest.fixture
def attack(tmp_path: Path) -> Attack:
    """An attack that has not begun."""
    return Attack(Server(tmp_path, "server", str(tmp_path / "house.db")), "m1", {}, ("5ec4e7",), 1)


def test_a_secret_in_an_answer_is_a_leak(attack: Attack) -> None:
    attack.inspect('{"seed":"5ec4e7","table":{"phase":"over"}}')
    with pytest.raises(Leak):
        attack.inspect('{"seed":"5ec4e7","table":{"phase":"playing"}}')


def test_an_attacker_who_is_shown_more_than_the_honest_is_a_leak(attack: Attack) -> None:
    attack.lawful["Davi", 3] = [{"seat": None, "view": 1}]
    attack.shown = [("Davi", 3, [{"seat": None, "view": 1}])]
    check_shown(attack)
    attack.shown = [("Davi", 3, [{"seat": 0, "view": 2}])]
    with pytest.raises(Leak):
        check_shown(attack)


def test_an_answer_of_500_is_a_bug() -> None:
    no_bug(404, "")
    with pytest.raises(Bug):
        no_bug(500, "")
