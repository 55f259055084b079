"""Before the deal: who sits where, who may say so, and what a table cannot be asked for."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from serao.bots import USUAL
from serao.bots.cast import of_level
from serao.engine.problem import BadOptions
from serao.table.commands import (
    LONGEST_NAME,
    Answer,
    AskPace,
    Concede,
    Leave,
    PutSeal,
    Return,
    Reveal,
    SeatBot,
    Sit,
    Stand,
    Start,
    Undo,
)
from serao.table.decide import decide_close, decide_full
from serao.table.events import BotSat, Closed, Followed, Sat, Started, Stood
from serao.table.naming import clean
from serao.table.opponent_names import opponent_name
from serao.table.pace import LONGEST, Pace
from serao.table.setup import MOST_SEATS, Setup, checked
from serao.table.wire import read
from tests.table.sitting import GAME_NAMES, STRANGER, Sitting, gathered, started

# ── What can be asked for ─────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize("game", GAME_NAMES)
def test_any_game_with_its_own_options(game: str) -> None:
    found, options = checked(Setup(game=game, seats=2))
    assert game == found.NAME
    assert options == found.Options()


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a game nobody has": ({"game": "chess"}, "game-unknown"),
    "an option nobody has": ({"options": {"dragons": 2}}, "table-options"),
    "an option of another kind": ({"options": {"missed_photo": "perhaps"}}, "table-options"),
    "a seat too many": ({"seats": 5}, "seats-range"),
    "a seat too few": ({"seats": 1}, "seats-range"),
    "no time": ({"pace": Pace(0)}, "table-pace"),
    "time that runs away": ({"pace": Pace(60, -5)}, "table-pace"),
    "less than the bank": ({"pace": Pace(60, 5, 30)}, "table-pace"),
    "for ever": ({"pace": Pace(LONGEST + 1)}, "table-pace"),
    "a level nobody has": ({"takeover": "grandmaster"}, "bot-unknown"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_cannot_be_played_is_refused_with_its_reason(name: str) -> None:
    wrong, key = WRONG[name]
    with pytest.raises(BadOptions) as problem:
        Sitting(**{"game": "photograph", "seats": 2, **wrong})
    assert problem.value.reason.key == key
    assert str(problem.value) != key


@pytest.mark.parametrize("options", [{"map": "Z"}, {"map": "not a map"}, {"map": ""}])
def test_options_that_contradict_the_rules_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadOptions):
        Sitting("avenue", 2, options=options)


def test_options_of_one_game_do_not_fit_another() -> None:
    with pytest.raises(BadOptions):
        Sitting("avenue", 2, options={"pages_each": 3})


@pytest.mark.parametrize(
    "body",
    [
        b'{"game":"avenue","seats":0}',
        b'{"game":"avenue","seats":-1}',
        b'{"game":"avenue","seats":%d}' % (MOST_SEATS + 1),
        b'{"game":"avenue","seats":2,"secret":"x"}',
        b'{"game":"avenue","seats":2,"start":"never"}',
    ],
)
def test_a_setup_that_is_none_cannot_be_read(body: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(body, type=Setup)


# ── Sitting down ──────────────────────────────────────────────────────────────────────────────────


def test_the_first_free_chair_or_any_other() -> None:
    sitting = Sitting("photograph", 4)
    assert sitting.do("bruno", Sit, seat=2) == Sat(2, "bruno", "Bruno")
    assert sitting.do("ana", Sit) == Sat(0, "ana", "Ana")
    assert sitting.do("chloe", Sit) == Sat(1, "chloe", "Chloé")
    assert sitting.do("davi", Sit) == Sat(3, "davi", "Davi")


def test_a_guest_may_go_by_another_name_here() -> None:
    assert Sitting().do("bruno", Sit, name="Bruninho") == Sat(0, "bruno", "Bruninho")


def test_several_chairs_on_one_device_have_their_own_names() -> None:
    sitting = Sitting("photograph", 4)
    sitting.do("ana", Sit)
    sitting.do("ana", Sit, name="Grandma")
    sitting.do("ana", Sit)
    assert sitting.table.seats_of("ana") == (0, 1, 2)
    assert len(set(sitting.table.names()[:3])) == 3
    assert sitting.sync("ana")["mine"] == [0, 1, 2]


@pytest.mark.parametrize("names", [("Ana", "Ana", "ANA"), ("Ana 2", "Ana", "Ana"), ("Ana 3", "Ana", "Ana"), ("x", "X")])
def test_no_two_people_go_by_the_same_name(names: tuple[str, ...]) -> None:
    sitting = Sitting("photograph", 4)
    for person, name in zip(("ana", "bruno", "chloe"), names, strict=False):
        sitting.do(person, Sit, name=name)
    assert len({name.casefold() for name in sitting.table.names() if name}) == len(names)


def test_the_same_name_under_every_order_of_chairs() -> None:
    sitting = Sitting("photograph", 4)
    sitting.do("ana", Sit, seat=0, name="Ana 2")
    sitting.do("bruno", Sit, seat=3, name="Ana")
    sitting.do("chloe", Sit, seat=1, name="Ana")
    assert len(set(sitting.table.names())) == 4  # three names and the empty chair


def test_opponents_and_people_are_told_apart() -> None:
    sitting = Sitting("photograph", 2)
    sitting.do("ana", SeatBot, seat=1, level="sound")
    sitting.do("chloe", Sit, seat=0, name=sitting.table.names()[1].upper())
    assert len({name.casefold() for name in sitting.table.names()}) == 2


def test_opponents_have_names_of_their_own_that_do_not_say_their_level() -> None:
    names = [opponent_name(seat) for seat in range(2000)]
    assert len(set(names)) == 2000
    assert not {name.casefold() for name in names} & {"ana", "bruno", "chloé", "davi"}
    assert max(map(len, names)) <= LONGEST_NAME
    sitting = Sitting("photograph", 3)
    for seat, level in ((1, "sound"), (2, "random")):
        sitting.do("ana", SeatBot, seat=seat, level=level)
    sitting.do("ana", Sit)
    assert sitting.table.names() == ("Ana", names[1], names[2])
    assert sitting.table.record().players == sitting.table.names(), "all who look on and the record agree"


def test_a_name_has_no_control_signs() -> None:
    sitting = Sitting()
    sitting.do("bruno", Sit, name="\x1b[2JBru\u202eno\n")
    assert sitting.table.names()[0].isprintable()
    assert sitting.refusal("ana", Sit, name="\u200b \n") == "table-nothing-said"


def test_taken_chairs_and_chairs_that_are_not_there() -> None:
    sitting = Sitting("photograph", 3)
    sitting.do("ana", Sit, seat=1)
    assert sitting.refusal("bruno", Sit, seat=1) == "table-seat-taken"
    assert sitting.refusal("ana", Sit, seat=1) == "table-seat-taken"
    assert sitting.refusal("bruno", Sit, seat=3) == "no-such-seat"
    assert sitting.refusal("bruno", Sit, seat=-1) == "no-such-seat"


def test_when_every_chair_is_taken() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    assert sitting.refusal("chloe", Sit) == "table-full"


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"7", b"[" * 70_000, b'{"id":"1"}', b'{"type":"dance","id":"1"}'),
        *(b'{"type":"sit"}', b'{"type":"sit","id":""}', b'{"type":"sit","id":"%s"}' % (b"9" * 65)),
        *(b'{"type":"sit","id":"1","seat":-1}', b'{"type":"sit","id":"1","person":"ana"}'),
        *(b'{"type":"sit","id":"1","name":""}', b'{"type":"sit","id":"1","name":"%s"}' % (b"a" * 25)),
        *(b'{"type":"say","id":"\xff","text":"a"}', b'{"type":"say","id":"1","text":"%s"}' % (b"a" * 501)),
        b'{"type":"play","id":"1","seat":0,"action":%s%s}' % (b"[" * 30_000, b"]" * 30_000),
    ],
)
def test_what_is_no_message_cannot_be_read(body: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        read(body)


# ── Opponents, and standing up ────────────────────────────────────────────────────────────────────


def test_the_host_gives_chairs_to_opponents_of_a_level() -> None:
    sitting = Sitting("photograph", 4)
    assert sitting.do("ana", SeatBot, seat=2, level="random") == BotSat(2, "random")
    assert sitting.table.held_by_bot(2) == "random"
    usual = sitting.do("ana", SeatBot, seat=3)
    assert usual in [BotSat(3, USUAL, each.id) for each in of_level(USUAL)]
    assert sitting.refusal("ana", SeatBot, seat=3) == "table-seat-taken"
    assert sitting.refusal("ana", SeatBot, seat=4) == "no-such-seat"
    assert sitting.refusal("ana", SeatBot, seat=0, level="grandmaster") == "bot-unknown"
    assert sitting.refusal("bruno", SeatBot, seat=0) == "table-host-only"


def test_the_host_says_how_well_those_play_who_take_the_empty_chairs() -> None:
    sitting = Sitting("photograph", 4, start="host")
    for person in ("ana", "bruno"):
        sitting.do(person, Sit)
    assert sitting.refusal("ana", Start, level="grandmaster") == "bot-unknown"
    sitting.do("ana", Start, level="random")
    assert [sitting.table.held_by_bot(seat) for seat in range(4)] == [None, None, "random", "random"]


def test_standing_up_frees_the_chair_and_takes_its_seal_along() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    sitting.seal("bruno", 1)
    assert sitting.do("bruno", Stand, seat=1) == Stood(1)
    assert sitting.table.shuffle.seals == ("", "")
    assert sitting.do("chloe", Sit) == Sat(1, "chloe", "Chloé")
    assert sitting.refusal("bruno", PutSeal, seat=1, seal="5e" * 32) == "table-not-your-seat"


def test_only_the_host_frees_chairs_of_others() -> None:
    sitting = gathered("photograph", "ana", "bruno", None)
    assert sitting.refusal("bruno", Stand, seat=0) == "table-host-only"
    assert sitting.refusal("bruno", Stand, seat=2) == "table-host-only"
    assert sitting.refusal(STRANGER, Stand, seat=0) == "table-host-only"
    assert sitting.do("ana", Stand, seat=1) == Stood(1)
    assert sitting.do("ana", Stand, seat=2) == Stood(2)
    assert sitting.refusal("ana", Stand, seat=2) == "table-seat-free"
    assert sitting.refusal("ana", Stand, seat=9) == "no-such-seat"


def test_who_was_made_to_stand_up_does_not_sit_down_again_at_once() -> None:
    sitting = gathered("photograph", "ana", "bruno", None)
    sitting.do("ana", Stand, seat=1)
    assert sitting.refusal("bruno", Sit) == "table-stood-up"
    assert sitting.do("chloe", Sit) == Sat(1, "chloe", "Chloé")
    sitting.do("ana", Stand, seat=2)
    sitting.wait(119)
    assert sitting.refusal("bruno", Sit) == "table-stood-up"
    sitting.wait(1)
    assert sitting.do("bruno", Sit) == Sat(2, "bruno", "Bruno")


def test_who_stands_up_by_oneself_may_sit_down_again() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    sitting.do("bruno", Stand, seat=1)
    assert sitting.do("bruno", Sit) == Sat(1, "bruno", "Bruno")


def test_a_host_who_stands_up_is_still_the_host() -> None:
    sitting = gathered("photograph", "ana", "bruno", "chloe")
    sitting.do("ana", Stand, seat=0)
    sitting.do("ana", Start)
    assert sitting.phase == "playing"
    assert sitting.table.held_by_bot(0) == USUAL


# ── The deal ──────────────────────────────────────────────────────────────────────────────────────


def test_the_game_starts_when_the_last_chair_is_taken() -> None:
    sitting = Sitting("photograph", 2)
    sitting.do("ana", Sit)
    assert sitting.phase == "gathering"
    sitting.do("bruno", Sit)
    assert sitting.phase == "playing"
    assert sitting.log[-1].event == Started()
    assert sitting.log[-1].by is None


def test_the_last_chair_may_go_to_an_opponent() -> None:
    sitting = Sitting("photograph", 2)
    sitting.do("ana", Sit)
    sitting.do("ana", SeatBot, seat=1)
    assert sitting.phase == "playing"


def test_opponents_alone_do_not_start_by_themselves() -> None:
    sitting = Sitting("photograph", 2)
    sitting.do("ana", SeatBot, seat=0)
    sitting.do("ana", SeatBot, seat=1)
    assert decide_full(sitting.table) is None


def test_a_table_that_waits_for_its_host() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    assert decide_full(sitting.table) is None
    assert sitting.refusal("bruno", Start) == "table-host-only"
    assert sitting.do("ana", Start) == Started("bots")
    assert sitting.phase == "playing"


def test_the_host_need_not_wait_until_it_is_full() -> None:
    sitting = Sitting("photograph", 4)
    assert sitting.refusal("ana", Start) == "table-nobody"
    sitting.do("bruno", Sit, seat=1)
    sitting.do("ana", Start)
    assert [sitting.table.held_by_bot(seat) for seat in range(4)] == [USUAL, None, USUAL, USUAL]
    assert all(sitting.table.names())
    assert len(sitting.table.names()) == 4


def test_empty_chairs_may_be_carried_away() -> None:
    sitting = Sitting("photograph", 4, start="host")
    sitting.do("chloe", Sit, seat=3)
    sitting.do("ana", Sit, seat=1)
    entropy = sitting.seal("chloe", 3, "from the end")
    sitting.do("ana", Start, empty="close")
    sitting.do("chloe", Reveal, entropy=entropy)
    assert sitting.table.names() == ("Ana", "Chloé")
    assert sitting.table.seats_of("chloe") == (1,)
    assert sitting.table.shuffle.entropy == ("", entropy)
    assert sitting.sync(None)["table"]["seats"] == 2
    sitting.play_some(3)
    assert sitting.phase == "over"


def test_no_more_chairs_are_carried_away_than_the_game_can_do_without() -> None:
    sitting = Sitting("photograph", 4, start="host")
    sitting.do("ana", Sit)
    assert sitting.refusal("ana", Start, empty="close") == "seats-range"
    alone = Sitting("avenue", 4, start="host")
    alone.do("ana", Sit, seat=2)
    alone.do("ana", Start, empty="close")  # Avenue can be played alone
    assert len(alone.table.chairs) == 1


def test_nothing_of_this_after_the_deal() -> None:
    sitting = started("photograph", "ana", "bruno", None)
    later: list[tuple[Callable[..., Any], dict[str, Any]]] = [
        (Sit, {}),
        (Sit, {"seat": 0}),
        (SeatBot, {"seat": 2}),
        (Stand, {"seat": 0}),
        (PutSeal, {"seat": 0, "seal": "1a" * 32}),
        (Start, {}),
    ]
    for kind, fields in later:
        assert sitting.refusal("ana", kind, **fields) == "table-started"
    assert decide_full(sitting.table) is None
    assert decide_close(sitting.table) is None


def test_nothing_of_the_game_before_the_deal() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    early: list[tuple[Callable[..., Any], dict[str, Any]]] = [
        (Undo, {"seat": 0}),
        (AskPace, {"pace": None}),
        (Answer, {"offer": 0, "yes": True}),
        (Concede, {"seat": 0}),
        (Leave, {}),
        (Return, {}),
    ]
    for kind, fields in early:
        assert sitting.refusal("ana", kind, **fields) == "table-not-started"


def test_a_table_nobody_came_to_is_put_away() -> None:
    sitting = gathered("photograph", "ana", "bruno")
    event = decide_close(sitting.table)
    assert event == Closed()
    sitting.append(Closed())
    assert sitting.phase == "over"
    assert sitting.sync("ana")["table"]["ended"] is None
    assert sitting.refusal("ana", Start) == "table-started"
    assert sitting.refusal("chloe", Sit) == "table-started"
    assert sitting.secret.hex() not in str(sitting.sync("ana"))


def test_a_rematch_is_announced_to_all() -> None:
    sitting = started("photograph", "ana", "bruno")
    sitting.play_some(2)
    sitting.append(Followed("t2"), "ana")
    assert sitting.sync(None)["table"]["next"] == "t2"


def test_clean_keeps_what_can_be_read() -> None:
    assert clean("  Chloé\t & Zoë  ") == "Chloé  & Zoë"
    assert clean("数独 🎲") == "数独 🎲"
