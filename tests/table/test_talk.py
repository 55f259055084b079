"""What the cast says: little, of what everybody sees, each reader in a language of their own."""

import pytest

from serao.bots.cast import CAST
from serao.engine.problem import BadOptions
from serao.locales import LANGUAGES, words
from serao.table.commands import Concede, Leave, Return, SeatBot, Sit, Start
from serao.table.events import BotSat, Remarked, Started, decode_event, encode_event
from serao.table.talk import VARIANTS, decide_remark
from tests.table.sitting import Sitting, started


def talking(sitting: Sitting) -> list[str]:
    """What is said now, folded as the server does it."""
    said: list[str] = []
    while (remark := decide_remark(sitting.table)) is not None:
        sitting.append(remark)
        said.append(remark.remark)
    return said


def with_cast(*people: str, seats: int = 3, level: str = "level-2") -> Sitting:
    """A table of Avenue with these people, and characters on the other chairs."""
    sitting = Sitting("avenue", seats, start="host")
    for person in people:
        sitting.do(person, Sit)
    sitting.do("ana", Start, level=level)
    return sitting


def test_who_sits_down_is_somebody_who_does_not_sit_there_yet() -> None:
    sitting = Sitting("avenue", 4)
    events = [sitting.do("ana", SeatBot, seat=seat, level="level-4") for seat in range(3)]
    characters = [event.character for event in events if isinstance(event, BotSat)]
    assert set(characters[:2]) == {"iracema", "lucien"}
    names = sitting.table.names()
    assert set(names[:2]) == {"Iracema", "Lucien"}
    assert names[2] in {"Iracema (2)", "Lucien (2)"}
    assert [chair.character for chair in sitting.again().chairs] == [*characters, ""]


def test_the_host_may_ask_for_somebody_of_that_level() -> None:
    sitting = Sitting("avenue", 3)
    assert sitting.do("ana", SeatBot, seat=1, level="level-5", character="severin") == BotSat(1, "level-5", "severin")
    with pytest.raises(BadOptions):
        sitting.do("ana", SeatBot, seat=2, level="level-4", character="severin")


def test_who_fills_the_empty_chairs_stands_in_the_log() -> None:
    sitting = with_cast("ana", seats=4)
    event = sitting.log[-1].event
    assert isinstance(event, Started)
    assert len(event.company) == 3
    assert [chair.character for chair in sitting.table.chairs] == ["", *event.company]
    assert sitting.again().names() == sitting.table.names()


def test_the_first_logs_show_whom_they_showed() -> None:
    sitting = Sitting("avenue", 3, start="host")
    sitting.append(decode_event(b'{"type":"bot-sat","seat":1,"level":"level-3"}'), "ana")
    sitting.do("ana", Sit)
    sitting.append(decode_event(b'{"type":"started","empty":"bots","level":"level-3"}'), "ana")
    assert sitting.table.names() == ("Ana", "Alecrim", "Canela")
    assert encode_event(BotSat(1, "random")) == b'{"type":"bot-sat","seat":1,"level":"random"}'
    assert talking(sitting) == []


def test_somebody_of_a_later_version_sits_under_the_name_of_the_chair() -> None:
    sitting = Sitting("avenue", 2, start="host")
    sitting.append(BotSat(1, "level-3", "of-a-later-version"))
    assert sitting.table.names()[1] == "Alecrim"


def test_one_greets_when_the_game_begins_and_says_a_word_at_the_end() -> None:
    sitting = with_cast("ana")
    assert len(talking(sitting)) == 1
    sitting.play_some(1)
    (last,) = talking(sitting)
    assert last.rsplit("-", 2)[-2] in ("won", "lost") or last.endswith("-shared")
    assert talking(sitting) == []
    assert [line.kind for line in sitting.table.chat] == ["bot", "bot"]


def test_the_last_word_fits_how_it_ended() -> None:
    sitting = with_cast("ana", "bruno")
    talking(sitting)
    sitting.do("ana", Concede, seat=0)
    talking(sitting)
    sitting.do("bruno", Concede, seat=1)
    (last,) = talking(sitting)
    assert "-won-" in last


def test_who_leaves_and_who_is_back_hear_a_word_once() -> None:
    sitting = with_cast("ana", "bruno")
    talking(sitting)
    sitting.do("bruno", Leave)
    assert [each.partition("-")[2] for each in talking(sitting)] == ["left"]
    sitting.do("bruno", Return)
    assert [each.partition("-")[2] for each in talking(sitting)] == ["back"]
    sitting.do("bruno", Leave)
    assert talking(sitting) == []


def test_nobody_speaks_where_only_plain_opponents_sit_or_before_the_deal() -> None:
    sitting = Sitting("avenue", 2)
    sitting.do("ana", SeatBot, seat=1, level="level-2")
    assert talking(sitting) == []
    assert talking(started("avenue", "ana", None)) == []


def test_a_crowd_has_no_cast() -> None:
    sitting = with_cast("ana", seats=200, level="level-1")
    assert sitting.table.crowded
    assert {chair.character for chair in sitting.table.chairs} == {""}


def test_words_disturb_nothing_of_the_game() -> None:
    sitting = with_cast("ana")
    before, around = sitting.sync("ana"), sitting.table.around
    talking(sitting)
    after = sitting.sync("ana")
    assert sitting.table.around == around
    assert [after[part] for part in ("table", "seats", "turn")] == [before[part] for part in ("table", "seats", "turn")]


def test_each_reader_is_told_it_in_their_own_language() -> None:
    sitting = with_cast("ana")
    (key,) = talking(sitting)
    said = {language: sitting.sync("ana", language=language)["chat"][0] for language in LANGUAGES}
    assert {language: line["text"] for language, line in said.items()} == {
        language: words(language).say(f"remark-{key}") for language in LANGUAGES
    }
    assert said["fr"]["kind"] == "bot"
    assert said["fr"]["by"] is None
    assert said["fr"]["character"] == key.partition("-")[0]
    assert key.encode() in encode_event(Remarked(1, key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_its_words_in_every_language(language: str) -> None:
    often = [f"{what}-{number + 1}" for what in ("greeting", "won", "lost") for number in range(VARIANTS)]
    say = words(language)
    for each in CAST:
        assert all(say.has(f"remark-{each.id}-{what}") for what in (*often, "shared", "left", "back"))
