"""`serao photo` where no game makes pictures."""

from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


def test_where_no_game_makes_pictures_a_sentence_says_so(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serao.cli.photo.GAMES", {})
    scene = tmp_path / "scene.json"
    scene.write_text("{}")
    assert terminal.refused("photo", str(scene)) == "No game that is installed makes pictures."
