"""Fairy Tile in the terminal: a whole game."""

from pathlib import Path

from tests.cli.terminal import Terminal, typed


def test_a_whole_game_ends_with_everybodys_tale(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    arguments = ["fairy_tile", "--pages-each", "2", "--seed", "evening", "--record", str(record)]
    answer = terminal.run("play", *arguments, typed=typed(*["turn"] * 200))
    assert answer.code == 0
    assert "wins: all 2 pages are told" in answer.out
    assert "─ Bruno ─" in answer.out
    assert terminal.run("verify", str(record)).code == 0
