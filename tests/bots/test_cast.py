"""The cast: two characters for each level, whose tempers choose among what is about equally good."""

from collections import Counter
from pathlib import Path
from typing import NamedTuple

import pytest

from serao.bots import LEVELS, bot_named, bots_of
from serao.bots.cast import CAST, CHARACTERS, Character, company_of, of_level, player_of, tempo_of
from serao.bots.match import play_out
from serao.bots.temper import chosen
from serao.engine.chance import Chance
from serao.engine.evaluation import EvaluatedAction
from serao.engine.play import start
from serao.games import GAMES, game_named
from serao.table.commands import LONGEST_NAME
from serao.table.skeleton import alike

LUCK = Chance(b"of a test")


class Memory(NamedTuple):
    """Of a game whose actions are words."""

    seat: int | None
    legal: tuple[str, ...]


SURE, HOPEFUL = EvaluatedAction("sure", 0.0, 0.1), EvaluatedAction("hopeful", 0.9, 0.9)
POOR = EvaluatedAction("poor", 1.0, 5.0)


def test_each_level_has_two_characters_of_different_temper() -> None:
    for level in LEVELS:
        assert len({each.temper for each in of_level(level)}) == 2
    assert len(CHARACTERS) == len(CAST) == 10


def test_nobody_of_the_cast_is_taken_for_another_or_for_the_people_of_examples() -> None:
    names = [*(each.name for each in CAST), "Ana", "Bruno", "Chloé", "Davi"]
    pairs = [(one, other) for number, one in enumerate(names) for other in names[:number]]
    assert not [pair for pair in pairs if alike(*pair)]
    assert max(map(len, names)) < LONGEST_NAME


def test_a_level_comes_whole_before_anybody_comes_twice() -> None:
    everybody = {each.id for each in of_level("level-4")}
    assert set(company_of("level-4", 2, (), LUCK)) == everybody
    assert company_of("level-4", 1, ("iracema",), Chance(b"any")) == ("lucien",)
    assert Counter(company_of("level-4", 4, (), LUCK)) == dict.fromkeys(everybody, 2)
    assert len(company_of("level-4", 1, everybody, LUCK)) == 1


def test_levels_without_stars_have_nobody_by_name() -> None:
    assert company_of("random", 3, (), LUCK) == ()
    assert player_of("random", "", 1) == "random"


def test_two_plain_opponents_of_a_level_think_as_different_characters() -> None:
    assert player_of("level-5", "", 0) != player_of("level-5", "", 1)
    assert player_of("level-5", "severin", 0) == "severin"
    assert player_of("level-2", "of a later version", 0) in {each.id for each in of_level("level-2")}


def test_the_bold_are_quicker_than_the_careful() -> None:
    assert tempo_of("severin") < tempo_of("random") < tempo_of("perpetua")


@pytest.mark.parametrize(("who", "likes"), [("iracema", "hopeful"), ("anselme", "sure")])
def test_a_temper_shows_among_what_is_about_as_good(who: str, likes: str) -> None:
    found = Counter(choices(CHARACTERS[who]))
    assert found.most_common(1)[0][0] == likes
    assert set(found) == {"sure", "hopeful"}  # what falls short is never played; a whim may be


def test_the_stubborn_have_habits() -> None:
    assert Counter(choices(CHARACTERS["lucien"])).most_common(1)[0][1] > 60


def choices(character: Character) -> list[str]:
    """What a character chooses by a hundred lucks."""
    evaluation, memory = [SURE, HOPEFUL, POOR], Memory(0, tuple(each.action for each in (SURE, HOPEFUL, POOR)))
    return [chosen(lambda _memory: evaluation, character, memory, Chance(b"luck", each)) for each in range(100)]


@pytest.mark.parametrize("game_name", GAMES)
def test_every_character_plays_every_game_and_the_same_by_the_same_luck(game_name: str) -> None:
    game = game_named(game_name)
    options = game.Options()
    seats = game.seats(options).start
    state = start(game, options, seats, Chance(b"a deal"))
    seat = game.actors(state)[0]
    memory = game.memory(state, seat)
    for character in ("tome", "mateus", "benedita"):
        play = bot_named(game_name, character)
        action = play(memory, Chance(b"luck"))
        assert action == play(memory, Chance(b"luck"))
        assert game.refusal(state, seat, action) is None


def test_a_character_without_ideas_plays_its_level() -> None:
    assert bot_named("photograph", "mateus") is bots_of("photograph")["level-2"]


def test_two_of_a_level_do_not_draw_one_sheet_in_avenue() -> None:
    game = game_named("avenue")
    bots = [bot_named("avenue", each.id) for each in of_level("level-4")]
    state, _moves = play_out(game, game.Options(), bots, b"an evening", most=24)
    one, other = (sheet.roads for sheet in state.sheets)
    assert one != other


def test_every_character_has_a_portrait_of_its_own() -> None:
    folder = Path(__file__).parents[2] / "web" / "src" / "base" / "art" / "cast"
    assert {file.stem for file in folder.glob("*.svg")} == set(CHARACTERS)
