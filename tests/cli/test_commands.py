"""games, simulate, replay, verify: what they print, and how they refuse."""

import json
from pathlib import Path

import pytest

from serao.engine.record import encode
from tests.cli.terminal import Terminal
from tests.engine.test_records import HONEST

MAP_OF_41 = """\
GGGP P   FA  GG .   CG
P    GG  G   P  GGP .
G    .   PPG FB G   GG
FC   PP  GG  .  PP  FD
PP   .   FE  P  GGP P
.    PPG G   PP G   .
CP   G   P   FF .
"""


@pytest.fixture
def honest(tmp_path: Path) -> Path:
    """A file with an honest record."""
    file = tmp_path / "game.json"
    file.write_bytes(encode(HONEST))
    return file


def test_games_as_json_tell_seats_and_options_with_their_defaults(terminal: Terminal) -> None:
    listed = {game["name"]: game for game in json.loads(terminal.run("games", "--json").out)}
    assert listed["photograph"]["seats"] == {"least": 2, "most": 4}
    assert listed["avenue"]["seats"] == {"least": 1, "most": None}
    defaults = {option["name"]: option["default"] for game in listed.values() for option in game["options"]}
    assert defaults == {
        "left_out": [],
        "missed_photo": False,
        "map": "A",
        "auctions": False,
        "notebook": False,
        "pages_each": 0,
    }


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Seats"), ("pt-BR", "Lugares"), ("pt-PT", "Lugares"), ("fr", "Places")]
)
def test_games_for_people_in_every_language(terminal: Terminal, language: str, word: str) -> None:
    answer = terminal.run("games", "--lang", language)
    assert answer.code == 0
    assert word.lower()[:4] in answer.out.lower()
    assert "avenue-" not in answer.out.replace("avenue-b", "")


def test_without_a_command_the_help_is_shown(terminal: Terminal) -> None:
    answer = terminal.run()
    assert answer.code == 0
    assert "simulate" in answer.out


def test_simulate_is_the_same_for_the_same_seed_but_for_its_speed(terminal: Terminal) -> None:
    reports = [
        json.loads(terminal.run("simulate", "photograph", "--seats", "3", "--games", "5", "--seed", "x", "--json").out)
        for _ in range(2)
    ]
    speeds = [report.pop("decisions_a_second") for report in reports]
    assert reports[0] == reports[1]
    assert min(speeds) > 0
    assert reports[0]["games"] == 5
    assert reports[0]["score"]["least"] <= reports[0]["score"]["mean"] <= reports[0]["score"]["most"]


def test_simulate_takes_the_options_of_the_game(terminal: Terminal, tmp_path: Path) -> None:
    own = tmp_path / "own.txt"
    own.write_text("FA FB FC FD FE FF\nCG CP . . G P\n" + "GGPP PPGG G P GG PP\n" * 5)
    for options in (["--map", "B"], ["--map=C"], ["--map", str(own)]):
        answer = terminal.run("simulate", "avenue", "--games", "2", *options)
        assert answer.code == 0
        assert "2 random games of Avenue" in answer.out


@pytest.mark.parametrize(
    "given",
    [
        ["--left-out", "red,blue"],
        ["--left-out", "red", "--left-out", "blue"],
        ["--left-out=red", "--missed-photo", "--left-out=blue"],
    ],
)
def test_an_option_that_holds_several_values_may_be_given_again(terminal: Terminal, given: list[str]) -> None:
    report = json.loads(terminal.run("simulate", "photograph", "--games", "1", "--json", *given).out)
    assert report["options"]["left_out"] == ["red", "blue"]


def test_play_leaves_out_every_colour_that_is_named(terminal: Terminal) -> None:
    named = ["--left-out", "red", "--left-out", "blue"]
    assert "Left out: blue, red." in terminal.run("play", "photograph", "--seed", "x", *named).out


def test_verify_proves_an_honest_record(terminal: Terminal, honest: Path) -> None:
    answer = terminal.run("verify", str(honest))
    assert answer.code == 0
    assert f"Verified: {len(HONEST.moves)} moves" in answer.out
    assert HONEST.fairness.commitment in answer.out


def test_replay_tells_every_move_and_the_result(terminal: Terminal, honest: Path) -> None:
    out = terminal.run("replay", str(honest)).out
    assert "Ana takes" in out
    assert "Sunset" in out
    assert f" {len(HONEST.moves)} " in out
    assert "Total" in out


def test_replay_draws_the_table_after_a_move_through_a_seats_eyes(terminal: Terminal, honest: Path) -> None:
    views = {
        seat: terminal.run("replay", str(honest), "--at", "7", *seat).out
        for seat in ((), ("--seat", "1"), ("--seat", "2"))
    }
    assert len(set(views.values())) == 3
    assert all("Deck" in out for out in views.values())


# ── Bad input: one clear sentence, exit code 2 ────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play", "chess"], "no game called “chess”"),
        (["simulate", "chess"], "no game called “chess”"),
        (["simulate", "photograph", "--seats", "5"], "2 to 4 seats, not 5"),
        (["simulate", "avenue", "--seats", "0"], "at least one seat, not 0"),
        (["simulate", "avenue", "--seats", "-3"], "not -3"),
        (["play", "photograph", "--seats", "1"], "2 to 4 seats, not 1"),
        (["play", "avenue", "--bots", "genius"], "no opponent called “genius”"),
        (["simulate", "avenue", "--map", "Z"], "no map “Z”"),
        (["simulate", "avenue", "--map"], "needs a value"),
        (["simulate", "avenue", "--colour", "red"], "no option --colour"),
        (["simulate", "avenue", "B"], "no option"),
        (["simulate", "photograph", "--left-out", "pink"], "no colour “pink”"),
        (["simulate", "photograph", "--left-out", "red,red"], "only once"),
        (["simulate", "photograph", "--left-out", "red", "--left-out", "red"], "only once"),
        (["simulate", "avenue", "--map", "A", "--map", "B"], "--map holds one value"),
        (["play", "photograph", "--missed-photo", "--missed-photo"], "--missed-photo holds one value"),
        (["simulate", "photograph", "--left-out", "red", "--seats", "2"], "3 seats, not 2"),
        (["simulate", "photograph", "--left-out", "red,blue,grey"], "3 cannot be"),
        (["simulate", "photograph", "--missed-photo=perhaps"], "cannot be an option"),
        (["simulate", "photograph", "--games", "0"], "--games"),
        (["simulate", "photograph", "--games", "many"], "--games"),
        (["sing"], "sing"),
        (["simulate"], "GAME"),
        (["verify", "no-such-file.json"], "cannot be read"),
        (["replay", "no-such-file.json"], "cannot be read"),
        (["verify", "."], "cannot be read"),
    ],
)
def test_bad_input_gets_one_clear_sentence(terminal: Terminal, arguments: list[str], said: str) -> None:
    assert said.lower() in terminal.refused(*arguments).lower()


def test_a_map_with_41_squares_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    file.write_text(MAP_OF_41)
    assert "42 squares, this one 41" in terminal.refused("simulate", "avenue", "--map", str(file))


def test_a_map_that_is_no_text_is_refused(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "map.png"
    file.write_bytes(b"\x89PNG\xff\xfe")
    assert "cannot be read" in terminal.refused("simulate", "avenue", "--map", str(file))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (b'"Ana"', b'"Ana', "not a record"),
        (HONEST.fairness.secret.encode(), b"00" * 32, "commitment does not match"),
        (b'"serao-record"', b'"other"', "not a Serão record"),
        (b'"photograph"', b'"chess"', "no game called"),
    ],
)
def test_a_tampered_record_is_refused(terminal: Terminal, honest: Path, old: bytes, new: bytes, said: str) -> None:
    honest.write_bytes(honest.read_bytes().replace(old, new, 1))
    assert said in terminal.refused("verify", str(honest))


def test_moves_and_seats_that_are_not_there(terminal: Terminal, honest: Path) -> None:
    assert "no move 999" in terminal.refused("replay", str(honest), "--at", "999")
    assert "no seat 9" in terminal.refused("replay", str(honest), "--at", "1", "--seat", "9")


def test_bad_input_is_answered_in_the_language_asked_for(terminal: Terminal) -> None:
    sentences = {terminal.refused("play", "chess", "--lang", language) for language in ("en", "pt-BR", "pt-PT", "fr")}
    assert len(sentences) >= 3
