"""What follows from the settings."""

import pytest

from serao.server.base.config import Config


@pytest.mark.parametrize(
    ("cores", "serving", "asked", "thinking"),
    [(1, 1, 0, 1), (2, 1, 0, 1), (8, 1, 0, 7), (8, 2, 0, 3), (8, 8, 0, 1), (None, 1, 0, 1), (2, 1, 5, 5)],
)
def test_opponents_think_on_the_cores_that_do_not_serve(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, serving: int, asked: int, thinking: int
) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: cores)
    assert Config(processes=serving, bot_processes=asked).thinking_processes == thinking
