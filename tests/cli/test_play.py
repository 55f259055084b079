"""Playing in the terminal: whole games, help, undo, mistakes, and the record that is kept."""

import re
from itertools import permutations
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal


def typed(*lines: str) -> str:
    """Lines as a person types them."""
    return "\n".join(lines) + "\n"


# Any line that is not legal at that moment is refused and asked for again, so this plays on whatever comes.
TAKES = [f"{row}{side}{number}" for row in "1234" for side in "LR" for number in "321"]
PHOTOGRAPH_TO_THE_END = typed(*[line for take in TAKES * 12 for line in (take, "1>3")])
AVENUE_TO_THE_END = typed(*[f"{column}{row}" for row in "1234567" for column in "abcdef"])


@pytest.mark.parametrize("seats", ["2", "3", "4"])
def test_a_whole_game_of_photograph(terminal: Terminal, tmp_path: Path, seats: str) -> None:
    record = tmp_path / "game.json"
    arguments = ["photograph", "--seats", seats, "--bots", "random", "--seed", "evening", "--record", str(record)]
    answer = terminal.run("play", *arguments, typed=PHOTOGRAPH_TO_THE_END)
    assert answer.code == 0
    assert "Sunset" in answer.out
    assert "Total" in answer.out
    assert terminal.run("verify", str(record)).code == 0


@pytest.mark.parametrize("seats", ["1", "2", "13"])
def test_a_whole_game_of_avenue(terminal: Terminal, tmp_path: Path, seats: str) -> None:
    record = tmp_path / "game.json"
    arguments = ["avenue", "--seats", seats, "--bots", "random", "--seed", "evening", "--record", str(record)]
    answer = terminal.run("play", *arguments, typed=AVENUE_TO_THE_END)
    assert answer.code == 0
    assert "Farm" in answer.out
    assert ("Grade: " in answer.out) is (seats == "1")
    assert terminal.run("verify", str(record)).code == 0


def test_a_whole_game_of_fairy_tile_ends_with_everybodys_tale(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    arguments = ["fairy_tile", "--pages-each", "2", "--seed", "evening", "--record", str(record)]
    answer = terminal.run("play", *arguments, typed=typed(*["turn"] * 200))
    assert answer.code == 0
    assert "wins: all 2 pages are told" in answer.out
    assert "─ Bruno ─" in answer.out
    assert terminal.run("verify", str(record)).code == 0


def test_a_whole_game_of_picture_perfect_to_the_scores(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.json"
    guests = [f"{word}{guest}" for word in ("keep", "steal", "listen") for guest in range(1, 15)]
    signs = {"take": "+", "return": "+", "give": "/"}
    pairs = [f"{word}{one}{signs[word]}{other}" for word in signs for one, other in permutations(range(1, 15), 2)]
    lines = ["arrange:9@c4,1@b3", *["ready", "photo", "close", "abstain", *guests, *pairs] * 14]
    arguments = ["picture_perfect", "--seats", "3", "--seed", "evening", "--record", str(record)]
    answer = terminal.run("play", *arguments, typed=typed(*lines))
    assert answer.code == 0
    assert "Total" in answer.out
    assert "lady in red" in answer.out
    assert terminal.run("verify", str(record)).code == 0


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


def test_roads_tells_what_is_still_to_come_and_costs_no_turn(terminal: Terminal) -> None:
    out = terminal.run("play", "avenue", "--seats", "1", "--seed", "x", typed=typed("roads", "c3", "Roads", "quit")).out
    assert out.count("Roads still to come") == 2
    assert "┌  Road 3, a bend from right to bottom: 6 to come, yellow: 4" in out
    assert out.count("is no action") == 0


def test_a_peek_is_offered_once_a_round(terminal: Terminal) -> None:
    out = terminal.run("play", "avenue", "--seats", "1", "--seed", "x", typed=typed("peek", "quit")).out
    assert out.count("or peek at the next") == 1
    assert out.count("in a vacant square.") == 1


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


def test_taking_open_cards_can_be_undone_but_not_what_was_turned_over(terminal: Terminal) -> None:
    opened = ["play", "photograph", "--seats", "2", "--seed", "7", "--bots", "random"]
    one = terminal.run(*opened, typed=typed("1L1", "undo", "quit")).out
    assert one.count("Choose the subject") >= 1
    assert "nothing to take back" not in one
    three = terminal.run(*opened, typed=typed("1L3", "undo", "quit")).out
    assert "nothing to take back" in three


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


def test_the_whole_table_in_every_language(terminal: Terminal) -> None:
    for language in ("pt-BR", "pt-PT", "fr"):
        for game in ("photograph", "avenue"):
            out = terminal.run("play", game, "--seed", "x", "--lang", language, typed=typed("help", "quit")).out
            assert not re.search(r"\b(photograph|avenue|cli|decided)-[a-z]", out)
