"""`serao photo`: a picture to keep, what the rules read off it, and scenes that cannot be."""

import json
from pathlib import Path

import pytest
from PIL import Image

from tests.cli.terminal import Terminal

GAMES_TESTED = Path(__file__).parents[1]
SCENE = Path(__file__).parents[3] / "docs" / "scenes" / "evening.json"


def test_the_example_scene_makes_a_picture_and_is_valid(terminal: Terminal, tmp_path: Path) -> None:
    output = tmp_path / "photo.png"
    answer = terminal.run("photo", str(SCENE), "-o", str(output))
    assert answer.code == 0
    assert "The photograph is valid." in answer.out
    assert "lady in red" in answer.out
    with Image.open(output) as picture:
        assert picture.size == (1200, 900)
        assert len(set(picture.resize((60, 45)).convert("L").tobytes())) > 50, "a picture, not a plain colour"


def test_an_invalid_photograph_names_the_rule_and_the_guest(terminal: Terminal, tmp_path: Path) -> None:
    scene = json.loads(SCENE.read_bytes())
    scene["camera"].update(aim_x=scene["camera"]["aim_x"], zoom=150)
    file = tmp_path / "near.json"
    file.write_text(json.dumps(scene))
    out = terminal.run("photo", str(file), "-o", str(tmp_path / "near.png")).out
    assert "outside the picture" in out
    assert "(7.2)" in out
    assert "corgi" in out


def test_the_photographs_of_a_finished_game_can_be_saved(terminal: Terminal, tmp_path: Path) -> None:
    record = GAMES_TESTED / "picture_perfect" / "finished" / "photographs-points.json"
    pictures = set()
    for seat in ("1", "2"):
        output = tmp_path / f"{seat}.png"
        answer = terminal.run("photo", str(record), "--seat", seat, "-o", str(output))
        assert answer.code == 0
        assert "The photograph is valid." in answer.out
        pictures.add(output.read_bytes())
    assert len(pictures) == 2
    assert "no seat 9" in terminal.refused("photo", str(record), "--seat", "9")
    other = GAMES_TESTED / "avenue" / "finished" / "five-farms-points.json"
    assert "no picture" in terminal.refused("photo", str(other), "--seat", "1")


def test_a_photograph_of_a_game_by_version_1_is_read_by_version_1(terminal: Terminal, tmp_path: Path) -> None:
    record = GAMES_TESTED / "picture_perfect" / "versions" / "1-frame.json"
    answer = terminal.run("photo", str(record), "--seat", "2", "-o", str(tmp_path / "over-the-screen.png"))
    assert "The photograph is valid." in answer.out


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no scene"),
        ("[]", "no scene"),
        ('{"guests": [{"id": 99, "x": 1, "y": 1}]}', "no guest 99"),
        ('{"guests": [{"id": 1, "x": 1, "y": 1}, {"id": 1, "x": 9, "y": 9}]}', "twice"),
        ('{"screen": 9}', "no screen 9"),
        ('{"floor": -1}', "no floor -1"),
        ('{"decorations": [{"kind": 0, "x": 1, "y": 19}]}', "not stand on the table"),
    ],
)
def test_a_scene_that_cannot_be_gets_one_sentence(terminal: Terminal, tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "scene.json"
    file.write_text(text)
    assert said in terminal.refused("photo", str(file), "-o", str(tmp_path / "x.png"))


def test_files_that_cannot_be_read_or_written(terminal: Terminal, tmp_path: Path) -> None:
    assert "cannot be read" in terminal.refused("photo", "no-such-scene.json")
    assert "cannot be written" in terminal.refused("photo", str(SCENE), "-o", str(tmp_path / "no" / "x.png"))
    assert "cannot be written" in terminal.refused("photo", str(SCENE), "-o", str(tmp_path / "x.whatever"))


@pytest.mark.parametrize(
    ("guests", "said"),
    [
        ([{"id": 1, "x": 2.5, "y": 16.5}, {"id": 2, "x": 2.5, "y": 18.5}], "A4"),
        ([{"id": 13, "x": 12.5, "y": 5}], "Guest 13 does not stand inside a guest space"),
    ],
)
def test_7_1_a_picture_of_guests_who_stand_wrongly_says_so(
    terminal: Terminal, tmp_path: Path, guests: list[dict[str, float]], said: str
) -> None:
    file = tmp_path / "scene.json"
    file.write_text(json.dumps({"guests": guests}))
    answer = terminal.run("photo", str(file), "-o", str(tmp_path / "x.png"))
    assert said in answer.out
    assert "is valid" not in answer.out
