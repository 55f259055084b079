"""What stands beside OpenSpiel counts whole games: decisions of a known length, iterations that were made."""

import pytest

from benchmarks.beside import GAMES_A_BATCH, our_batches, our_search, our_steps, row

LENGTHS = {"avenue": (68, 84), "photograph": (54, 68)}  # decisions of a random game with so many seats, on average


@pytest.mark.parametrize(("name", "seats"), [("avenue", 2), ("photograph", 3)])
def test_every_decision_of_a_game_is_counted_once(name: str, seats: int) -> None:
    least, most = LENGTHS[name]
    steps = our_steps(name, seats)
    assert least < sum(steps() for _ in range(50)) / 50 < most
    assert least < our_batches(name, seats)() / GAMES_A_BATCH < most
    assert our_search(name, seats)() == 50


def test_a_ratio_is_to_the_middle_one() -> None:
    assert row("a game", "work", 30.0, {"one": 1.0, "two": 10.0, "three": 99.0})["OpenSpiel's middle"] == "3.0 ×"
    assert row("a game", "work", 30.0, {})["OpenSpiel's middle"] == ""
