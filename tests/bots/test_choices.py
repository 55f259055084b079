"""Opponents by name. That they choose legally from the memory alone is a matter of the contract suite."""

import pytest

from serao.bots import LEVELS, bot_named, bots_of
from serao.bots.match import play_out
from serao.engine.problem import BadOptions, Refused
from serao.games import GAMES, photograph


def test_an_illegal_choice_is_refused_loudly() -> None:
    with pytest.raises(Refused):
        play_out(photograph, photograph.Options(), [lambda *_: photograph.parse("1>2")] * 2, b"illegal")


def test_every_game_has_its_opponents() -> None:
    for game in GAMES:
        opponents = bots_of(game)
        assert list(opponents) == ["random", "sound", *LEVELS]
        assert all(bot_named(game, name) for name in opponents)


@pytest.mark.parametrize("game", [*GAMES, "whist"])
def test_an_unknown_opponent_is_a_bad_option(game: str) -> None:
    with pytest.raises(BadOptions) as refused:
        bot_named(game, "grandmaster")
    assert refused.value.reason.key == "bot-unknown"
    assert refused.value.reason.args["given"] == "grandmaster"
    assert refused.value.reason.args["known"] == (", ".join(bots_of(game)))
