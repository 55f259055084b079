"""In play: every seat acts for itself and in its turn, once; people talk, give up, go away and come back."""

from contextlib import suppress
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from serao.bots import USUAL
from serao.engine.problem import Refused
from serao.table.commands import Concede, Leave, Play, Return, Say, Sit, Start, Undo
from serao.table.company import CHAT_KEPT
from serao.table.decide import decide_bot
from serao.table.events import Away, Back, Played, Said, Sat
from serao.table.pace import Pace
from serao.table.table import IDS_KEPT
from serao.table.wire import read
from serao.testing.examples import examples
from tests.table.sitting import GAME_NAMES, STRANGER, Kind, Sitting, gathered, raw, started

every_game = pytest.mark.parametrize("game", GAME_NAMES)


def first_legal(sitting: Sitting, seat: int) -> Any:
    """Something that seat may do now."""
    return sitting.table.game.legal(sitting.table.state, seat)[0]


# ── Acting ────────────────────────────────────────────────────────────────────────────────────────


@every_game
def test_an_action_as_a_value_or_in_notation_is_the_same(game: str) -> None:
    one, other = started(game, "ana", "bruno"), started(game, "ana", "bruno")
    for _ in range(12):
        seat = one.table.actors[0]
        action = first_legal(one, seat)
        assert one.play(seat, action) == other.play(seat, one.table.game.text(action))
        assert one.table.state == other.table.state


def test_space_around_an_action_does_not_matter() -> None:
    sitting = started("avenue", "ana", "bruno")
    text = sitting.table.game.text(first_legal(sitting, 0))
    message = read(b'{"type":"play","id":"1","seat":0,"action": \n "%s" }' % text.encode())
    assert isinstance(message, Play)
    sitting.do("ana", Play, seat=0, action=message.action)
    assert len(sitting.table.actions) == 1


@every_game
def test_seats_cannot_act_for_each_other(game: str) -> None:
    sitting = started(game, "ana", "bruno", None)
    for seat, person in ((0, "bruno"), (1, "ana"), (2, "ana"), (2, "bruno"), (0, STRANGER), (2, STRANGER)):
        action = raw(first_legal(sitting, sitting.table.actors[0]))
        assert sitting.refusal(person, Play, seat=seat, action=action) == "table-not-your-seat"
    assert sitting.refusal("ana", Play, seat=3, action=raw("x")) == "no-such-seat"
    assert sitting.refusal("ana", Play, seat=-2, action=raw("x")) == "no-such-seat"


@every_game
def test_out_of_turn_is_refused_by_the_rules(game: str) -> None:
    sitting = started(game, "ana", "bruno")
    sitting.play_until(lambda: len(sitting.table.actors) == 1)
    (seat,) = sitting.table.actors
    action = raw(first_legal(sitting, seat))
    sitting.refusal(("bruno", "ana")[seat], Play, seat=1 - seat, action=action)


UNREADABLE = [b"", b"{", b"[]", b"{}", b"null", b"7", b'{"type":"dance"}', b'""', b'"what"', b'"\xff"', b"nul", b'"a']
UNREADABLE += [b'{"type":7}', b'"' + b"9" * 5000 + b'"', b'{"a":' * 20_000 + b"1" + b"}" * 20_000, b'"\\ud800"']


@every_game
@pytest.mark.parametrize("body", UNREADABLE, ids=lambda body: body[:12].hex() or "nothing")
def test_what_is_no_action_is_refused(game: str, body: bytes) -> None:
    sitting = started(game, "ana", "bruno")
    seat = sitting.table.actors[0]
    person = ("ana", "bruno")[seat]
    sitting.refusal(person, Play, seat=seat, action=msgspec.Raw(body))


numbers = st.integers(-(2**70), 2**70) | st.integers(-3, 60)
shapes = st.recursive(
    st.none() | st.booleans() | numbers | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(("type", "square", "count", "guest", "figures", "x")), inner, max_size=4)
    ),
    max_leaves=8,
)


@every_game
@examples(60)
@given(data=st.data())
def test_strange_actions_are_refused_or_played_and_nothing_else(game: str, data: st.DataObject) -> None:
    sitting = started(game, "ana", "bruno")
    seat = sitting.table.actors[0]
    action = data.draw(shapes | changed_actions(sitting, seat))
    with suppress(Refused):
        sitting.play(seat, action)
    sitting.table.game.check(sitting.table.state)


def changed_actions(sitting: Sitting, seat: int) -> st.SearchStrategy[Any]:
    """Legal actions of which one field is something else."""
    legal = [msgspec.to_builtins(action) for action in sitting.table.game.legal(sitting.table.state, seat)]

    def change(drawn: tuple[dict[str, Any], int, Any]) -> dict[str, Any]:
        action, place, value = drawn
        return {**action, list(action)[place % len(action)]: value}

    return st.tuples(st.sampled_from(legal), st.integers(0, 5), shapes).map(change)


def test_a_move_repeated_is_harmless() -> None:
    sitting = started("avenue", "ana", "bruno")
    action = raw(first_legal(sitting, 0))
    assert sitting.table.done("ana", "m1") is None
    sitting.do("ana", Play, id="m1", seat=0, action=action)
    done = sitting.table.length
    assert sitting.table.done("ana", "m1") == done
    sitting.play(1)
    assert sitting.table.done("ana", "m1") == done
    assert sitting.table.done("bruno", "m1") is None  # ids are each sender's own
    assert sitting.again().done("ana", "m1") == done  # and survive a crash


def test_what_was_refused_is_not_done() -> None:
    sitting = started("avenue", "ana", "bruno")
    sitting.refusal("ana", Play, id="m1", seat=1, action=raw("peek"))
    assert sitting.table.done("ana", "m1") is None


def test_an_id_is_remembered_also_when_the_action_was_taken_back() -> None:
    sitting = started("avenue", "ana", "bruno")
    sitting.do("ana", Play, id="m1", seat=0, action=raw(first_legal(sitting, 0)))
    sitting.do("ana", Undo, seat=0)
    assert sitting.table.done("ana", "m1") == sitting.table.length - 1


def test_ids_of_long_ago_are_forgotten_but_not_those_of_just_now() -> None:
    sitting = started("avenue", "ana", "bruno")
    for number in range(IDS_KEPT + 10):
        sitting.append(Said("Ana", "hm"), "ana", f"s{number}")
    assert sitting.table.done("ana", "s0") is None
    assert sitting.table.done("ana", f"s{IDS_KEPT + 9}") == sitting.table.length


def test_pass_and_play() -> None:
    sitting = gathered("photograph", "ana", "ana")
    sitting.do("ana", Start)
    sitting.play_some(4)
    assert sitting.phase == "over"
    assert [view["seat"] for view in sitting.sync("ana")["seats"]] == [0, 1]


@every_game
def test_it_is_over_at_the_end(game: str) -> None:
    sitting = started(game, "ana", "bruno")
    sitting.play_some(5)
    assert sitting.phase == "over"
    assert sitting.table.actors == ()
    outcome = sitting.table.outcome()
    assert outcome is not None
    assert sitting.table.ranking() == outcome.ranking
    assert sitting.refusal("ana", Play, seat=0, action=raw("x")) == "game-over"
    later: list[tuple[Kind, dict[str, int]]] = [(Undo, {"seat": 0}), (Concede, {"seat": 0}), (Leave, {}), (Return, {})]
    for kind, fields in later:
        assert sitting.refusal("ana", kind, **fields) == "game-over"
    sitting.do("ana", Say, text="Good game!")


def test_an_opponent_acts_only_for_its_own_seats() -> None:
    sitting = started("avenue", "ana", None)
    with pytest.raises(Refused) as refused:
        decide_bot(sitting.table, 0, first_legal(sitting, 0))
    assert refused.value.reason.key == "table-not-a-bot"
    assert sitting.table.bots_to_act() == (1,)
    action = first_legal(sitting, 1)
    assert isinstance(sitting.play(1, action), Played)
    with pytest.raises(Refused):
        decide_bot(sitting.table, 1, action)  # the game has moved on


# ── Talking ───────────────────────────────────────────────────────────────────────────────────────


def test_chat_carries_no_control_signs() -> None:
    sitting = gathered("avenue", "ana", "bruno")
    said = sitting.do("ana", Say, text="\x1b[31mred\x07 \u202edne\r\nand <b>bold</b>\u2028")
    assert isinstance(said, Said)
    assert said.text.isprintable()
    assert "<b>bold</b>" in said.text  # escaping is the page's; the text is the text
    assert sitting.refusal("ana", Say, text=" \n\t\u200b") == "table-nothing-said"


def test_who_sits_talks_under_the_name_of_the_chair_and_others_under_their_own() -> None:
    sitting = Sitting("avenue", 3)
    sitting.do("bruno", Sit, name="Bruninho")
    assert sitting.do("bruno", Say, text="Hi") == Said("Bruninho", "Hi")
    assert sitting.do("davi", Say, text="Hello") == Said("Davi", "Hello")
    assert [line["by"] for line in sitting.sync(None)["chat"]] == ["bruno", "davi"]


def test_the_name_of_a_spectator_carries_no_control_signs_either() -> None:
    sitting = Sitting("avenue", 2)
    said = sitting.do("eva\x1b[2J\u202e", Say, text="Hi")
    assert isinstance(said, Said)
    assert said.name.isprintable()


def test_so_much_chat_is_kept() -> None:
    sitting = Sitting("avenue", 2)
    for number in range(CHAT_KEPT + 5):
        sitting.do("ana", Say, text=f"line {number}")
    chat = sitting.sync(None)["chat"]
    assert len(chat) == CHAT_KEPT
    assert chat[-1]["text"] == f"line {CHAT_KEPT + 4}"


def test_talking_changes_nothing_of_the_game() -> None:
    sitting = started("avenue", "ana", "bruno")
    sitting.play(0)
    state, around = sitting.table.state, sitting.table.around
    sitting.do("bruno", Say, text="Hm")
    assert sitting.table.state == state
    assert sitting.table.around == around
    sitting.do("ana", Undo, seat=0)  # and stands in the way of nothing


# ── Conceding ─────────────────────────────────────────────────────────────────────────────────────


def test_of_two_the_other_wins() -> None:
    sitting = started("photograph", "ana", "bruno")
    sitting.play_some(1, 4)
    assert sitting.do("bruno", Concede, seat=1) == Away((1,), "conceded")
    assert sitting.phase == "over"
    assert sitting.table.actors == ()
    assert sitting.table.ranking() == ((0,), (1,))
    ended = sitting.sync(None)["table"]["ended"]
    assert (ended["ranking"], ended["conceded"], ended["outcome"]) == ([[0], [1]], [1], None)


def test_against_opponents_alone_it_is_over_at_once() -> None:
    sitting = started("photograph", "ana", None, None)
    sitting.do("ana", Concede, seat=0)
    assert sitting.phase == "over"
    assert sitting.table.ranking() == ((1, 2), (0,))


def test_alone_it_is_over_at_once() -> None:
    sitting = started("avenue", "ana")
    sitting.do("ana", Concede, seat=0)
    assert sitting.phase == "over"
    assert sitting.table.ranking() == ((0,),)


def test_of_three_the_others_play_on_and_an_opponent_sits_in() -> None:
    sitting = started("photograph", "ana", "bruno", "chloe")
    sitting.do("bruno", Concede, seat=1)
    assert sitting.phase == "playing"
    assert sitting.table.held_by_bot(1) == USUAL
    assert sitting.refusal("bruno", Return) == "table-not-away"
    assert sitting.refusal("bruno", Concede, seat=1) == "table-conceded"
    sitting.play_some(1)
    outcome = sitting.table.outcome()
    assert outcome is not None
    assert sitting.table.ranking()[-1] == (1,)
    kept = [seat for group in outcome.ranking for seat in group if seat != 1]
    assert [seat for group in sitting.table.ranking() for seat in group] == [*kept, 1]


def test_of_four_who_gives_up_first_is_last() -> None:
    sitting = started("photograph", "ana", "bruno", "chloe", "davi")
    for person, seat in (("chloe", 2), ("ana", 0)):
        sitting.do(person, Concede, seat=seat)
        assert sitting.phase == "playing"
    sitting.do("davi", Concede, seat=3)
    assert sitting.phase == "over"
    assert sitting.table.ranking() == ((1,), (3,), (0,), (2,))


def test_people_who_give_up_leave_opponents_to_share_the_first_place() -> None:
    sitting = started("photograph", "ana", "bruno", None, None)
    sitting.do("ana", Concede, seat=0)
    assert sitting.phase == "playing"
    sitting.do("bruno", Concede, seat=1)
    assert sitting.phase == "over"
    assert sitting.table.ranking() == ((2, 3), (1,), (0,))


def test_nobody_concedes_for_another() -> None:
    sitting = started("photograph", "ana", "bruno", None)
    assert sitting.refusal("ana", Concede, seat=1) == "table-not-your-seat"
    assert sitting.refusal("ana", Concede, seat=2) == "table-not-your-seat"
    assert sitting.refusal(STRANGER, Concede, seat=0) == "table-not-your-seat"


def test_one_of_two_chairs_may_be_conceded() -> None:
    sitting = started("photograph", "ana", "ana", "bruno")
    sitting.do("ana", Concede, seat=1)
    assert sitting.phase == "playing"
    assert [sitting.table.held_by_bot(seat) for seat in range(3)] == [None, USUAL, None]
    sitting.do("ana", Leave)
    assert sitting.do("ana", Return) == Back((0,))  # what was conceded stays conceded


def test_a_person_who_is_away_may_still_concede() -> None:
    sitting = started("photograph", "ana", "bruno")
    sitting.do("bruno", Leave)
    sitting.do("bruno", Concede, seat=1)
    assert sitting.table.ranking() == ((0,), (1,))


# ── Away and back ─────────────────────────────────────────────────────────────────────────────────


def test_an_opponent_takes_the_seats_of_who_leaves_and_hands_them_back() -> None:
    sitting = started("avenue", "ana", "bruno", "ana", takeover="random")
    assert sitting.do("ana", Leave) == Away((0, 2), "left")
    assert sitting.table.bots_to_act() == (0, 2)
    assert sitting.table.held_by_bot(0) == "random"
    assert sitting.sync("bruno")["table"]["chairs"][0]["away"] == "left"
    sitting.play(0)
    assert sitting.refusal("ana", Leave) == "table-players-only"
    assert sitting.do("ana", Return) == Back((0, 2))
    assert sitting.table.bots_to_act() == ()
    sitting.play(2)
    assert sitting.log[-1].by == "ana"
    assert sitting.refusal("ana", Return) == "table-not-away"


def test_a_thought_comes_too_late_when_the_person_is_back() -> None:
    sitting = started("avenue", "ana", "bruno")
    sitting.do("ana", Leave)
    action = first_legal(sitting, 0)
    sitting.do("ana", Return)
    with pytest.raises(Refused) as refused:
        decide_bot(sitting.table, 0, action)
    assert refused.value.reason.key == "table-not-a-bot"


def test_who_is_away_takes_the_seat_back_before_acting() -> None:
    sitting = started("avenue", "ana", "bruno", pace=Pace(10))
    sitting.wait(10)
    sitting.ring()
    assert sitting.refusal("ana", Play, seat=0, action=raw(first_legal(sitting, 0))) == "table-away"
    sitting.do("ana", Say, text="I am here!")
    sitting.do("ana", Return)
    sitting.play(0)
    assert sitting.log[-1].by == "ana"


def test_who_is_away_does_not_take_back_what_the_opponent_did() -> None:
    sitting = started("avenue", "ana", "bruno", "chloe")
    sitting.do("ana", Leave)
    sitting.play(0)
    assert sitting.refusal("ana", Undo, seat=0) == "table-away"
    assert sitting.sync("ana")["seats"][0]["undo"] is None
    sitting.do("ana", Return)
    assert sitting.sync("ana")["seats"][0]["undo"] == "free"
    sitting.do("ana", Undo, seat=0)


def test_who_conceded_takes_nothing_back() -> None:
    sitting = started("avenue", "ana", "bruno", "chloe")
    sitting.play(0)
    sitting.do("ana", Concede, seat=0)
    assert sitting.refusal("ana", Undo, seat=0) == "table-away"


def test_spectators_neither_leave_nor_return() -> None:
    sitting = started("avenue", "ana", "bruno")
    assert sitting.refusal(STRANGER, Leave) == "table-players-only"
    assert sitting.refusal(STRANGER, Return) == "table-not-away"


@every_game
def test_a_game_goes_on_without_anybody(game: str) -> None:
    sitting = started(game, "ana", "bruno", takeover="random")
    sitting.play_some(6, 5)
    sitting.do("ana", Leave)
    sitting.do("bruno", Leave)
    assert sitting.table.bots_to_act() == sitting.table.actors
    sitting.play_some(7)
    assert sitting.phase == "over"
    assert sitting.log[-1].by is None


def test_events_read_back_are_the_same() -> None:
    sitting = Sitting("avenue", 2)
    sitting.do("ana", Sit)
    assert sitting.log[0].event == Sat(0, "ana", "Ana")
