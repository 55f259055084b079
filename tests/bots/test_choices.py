"""Every opponent at every table: legal to the end, the same for the same memory and luck, and no state in sight."""

import pytest

from serao.bots import BOTS, SOUND, bot_named
from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.engine.play import play, start
from serao.engine.problem import BadOptions, Refused
from serao.games import GAMES, photograph
from tests.bots.tables import TABLES, Table, watched


@pytest.mark.parametrize("name", ["random", "sound"])
@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_whole_games_of_legal_choices_from_the_memory_alone(table: Table, name: str) -> None:
    game, options, seats = table
    bots = [watched(game, bot_named(game.NAME, name))] * seats
    for seed in (b"one", b"two"):
        state, moves = play_out(game, options, bots, seed)
        outcome = game.outcome(state)
        assert outcome is not None
        assert len(outcome.scores) == seats
        assert {seat for seat, _action in moves} == set(range(seats))


@pytest.mark.parametrize("table", TABLES.values(), ids=TABLES)
def test_a_match_is_the_same_again_and_replays_from_its_moves(table: Table) -> None:
    game, options, seats = table
    bots = [bot_named(game.NAME, SOUND)] * seats
    state, moves = play_out(game, options, bots, b"again")
    assert play_out(game, options, bots, b"again") == (state, moves)
    replayed = start(game, options, seats, Chance(b"again", 0))
    for number, (seat, action) in enumerate(moves, 1):
        replayed = play(game, replayed, seat, action, Chance(b"again", number))
    assert replayed == state


def test_an_illegal_choice_is_refused_loudly() -> None:
    with pytest.raises(Refused):
        play_out(photograph, photograph.Options(), [lambda *_: photograph.parse("1>2")] * 2, b"illegal")


def test_every_game_has_its_opponents() -> None:
    assert set(BOTS) == set(GAMES)
    for game, opponents in BOTS.items():
        assert list(opponents) == ["random", "sound"]
        assert all(bot_named(game, name) is bot for name, bot in opponents.items())


@pytest.mark.parametrize("game", [*GAMES, "whist"])
def test_an_unknown_opponent_is_a_bad_option(game: str) -> None:
    with pytest.raises(BadOptions) as refused:
        bot_named(game, "grandmaster")
    assert refused.value.reason.key == "bot-unknown"
    assert refused.value.reason.args["given"] == "grandmaster"
    assert refused.value.reason.args["known"] == ("random, sound" if game in GAMES else "")
