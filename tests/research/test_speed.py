"""What is measured of environments is counted right; how fast they are, no test says."""

from benchmarks.environments import games_of, row
from serao.research import AECTable


def test_every_step_of_a_game_is_counted_once() -> None:
    env = AECTable("avenue", seats=2)
    steps = games_of(env)()
    assert steps == env.simulation.decisions + 2  # the last step of each agent chooses nothing
    assert env.agents == []


def test_a_ratio_is_to_the_middle_one_and_has_its_goal_beside_it() -> None:
    assert row("ours", 30.0, [1.0, 10.0, 99.0]) == {
        "environment": "ours",
        "steps a second": 30,
        "their middle": "3.0 ×",
        "goal": "2 ×",
    }
    assert row("theirs", 10.0, [])["goal"] == ""
