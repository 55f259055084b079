"""Playing in the terminal: whole games, help, undo, mistakes, and the record that is kept."""

import re
from pathlib import Path

import pytest

from serao.installed import own_games
from tests.cli.terminal import Terminal, typed


def test_the_commitment_is_shown_before_the_deal(terminal: Terminal) -> None:
    out = terminal.run("play", "avenue", "--seed", "x").out
    sealed = re.search(r"[0-9a-f]{64}", out)
    assert sealed
    assert sealed.start() < out.index("Round 1")


def test_ones_own_words_change_the_shuffle(terminal: Terminal) -> None:
    deals = {terminal.run("play", "photograph", "--seed", "x", *words).out for words in ((), ("--entropy", "olá"))}
    assert len(deals) == 2


def test_without_a_game_it_is_asked_for(terminal: Terminal) -> None:
    assert "Round 1" in terminal.run("play", typed=typed("1", "quit")).out
    assert "Avenue" in terminal.run("play", typed=typed("avenue", "quit")).out
    nobody_there = terminal.run("play")
    assert nobody_there.code == 0
    assert "Avenue: Ana" in nobody_there.out
    assert "no game called “whist”" in terminal.refused("play", typed=typed("whist"))


def test_help_explains_commands_and_notation(terminal: Terminal) -> None:
    out = terminal.run("play", "photograph", "--seed", "x", typed=typed("help", "quit")).out
    assert "undo" in out
    assert "2L3 takes three cards" in out


def test_a_game_without_roads_takes_the_word_for_an_action(terminal: Terminal) -> None:
    assert "“roads” is no action" in terminal.run("play", "photograph", "--seed", "x", typed=typed("roads", "quit")).out


def test_an_illegal_move_gets_one_sentence_and_another_try(terminal: Terminal) -> None:
    out = terminal.run(
        "play", "avenue", "--seats", "1", "--seed", "x", typed=typed("c3", "c3", "z9", "peek", "quit")
    ).out
    assert "Square c3 has a road already" in out
    assert "“z9” is no action" in out
    assert "You peek: the next farm is" in out


def test_a_choice_begun_can_be_undone(terminal: Terminal) -> None:
    out = terminal.run("play", "avenue", "--seats", "1", "--seed", "x", typed=typed("c", "undo", "d", "4", "quit")).out
    assert "Ana c>" in out
    assert "Ana d>" in out
    assert "Ana d4" in out


def test_something_else_may_be_typed_instead_of_going_on(terminal: Terminal) -> None:
    out = terminal.run("play", "avenue", "--seats", "1", "--seed", "x", typed=typed("c", "d4", "c", "zz", "quit")).out
    assert "Ana d4" in out
    assert "“zz” is no action" in out


def test_looking_at_others_and_saving(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    lines = typed("see Bruno", "see 2", "see nobody", "board", f"save {file}", "save /no/such/folder/x", "", "quit")
    out = terminal.run("play", "avenue", "--seed", "x", typed=lines).out
    assert "The record is kept in" in out
    assert "cannot be written" in out
    assert "Say whom to look at" in out
    assert "not finished" in terminal.refused("verify", str(file))


def test_the_end_of_input_clears_the_table_without_complaint(terminal: Terminal) -> None:
    answer = terminal.run("play", "photograph", "--seed", "x", typed="")
    assert answer.code == 0
    assert "Good night" in answer.out


@pytest.mark.parametrize("game", own_games())
def test_the_whole_table_in_every_language(terminal: Terminal, game: str) -> None:
    keys = re.compile(rf"\b({'|'.join((*own_games(), 'cli', 'decided'))})-[a-z]")
    for language in ("pt-BR", "pt-PT", "fr"):
        out = terminal.run("play", game, "--seed", "x", "--lang", language, typed=typed("help", "quit")).out
        assert not keys.search(out)
