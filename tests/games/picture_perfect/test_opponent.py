"""Positions in which the opponents of Picture Perfect must see what a beginner sees, and whole games."""

from statistics import mean
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from serao.bots import random
from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.games import picture_perfect
from serao.games.picture_perfect.actions import (
    OPEN_ENDED,
    Arrange,
    Bid,
    Keep,
    Listen,
    Open,
    Pass,
    PutVip,
    Ready,
    TakePhoto,
)
from serao.games.picture_perfect.arrangement import NEAR_CAMERA, Arrangement, Figure
from serao.games.picture_perfect.memory import Memory
from serao.games.picture_perfect.opponent import LEVELS, levels
from serao.games.picture_perfect.opponent.search import Found
from serao.games.picture_perfect.opponent.views import FAVOURITE, NEAR_VIEWS, VIEWS
from serao.games.picture_perfect.opponent.yardstick import choose, expected, hopeful
from serao.games.picture_perfect.pieces import SPACES
from serao.games.picture_perfect.state import Options, State
from serao.games.picture_perfect.studio.cells import STANDARD
from tests.games.picture_perfect.scenes import ANA, BRUNO, act, at_the_end, card, everyone, fresh, holding, turned

SEED = b"positions"
HANDS = ("1 2 3 4", "5 6 7 8", "9 10 11 12")


def chosen(state: State, seat: int = ANA) -> Any:
    return choose(picture_perfect.memory(state, seat), Chance(SEED))


def watched(memory: Memory, chance: Chance) -> Any:
    """The same opponent, asked twice: its memory comes as bytes the second time, and it must not matter."""
    action = choose(memory, Chance(SEED, len(memory.legal)))
    sent = msgspec.json.decode(msgspec.json.encode(memory), type=Memory)
    assert choose(sent, Chance(SEED, len(memory.legal))) == action
    assert action in memory.legal or isinstance(action, OPEN_ENDED)
    return choose(memory, chance)


@pytest.mark.parametrize(
    ("options", "seats"),
    [(Options(), 2), (Options(notebook=True), 3), (Options(auctions=True), 2), (Options(auctions=True), 5)],
)
def test_whole_games_of_legal_choices_from_the_memory_alone(options: Options, seats: int) -> None:
    state, moves = play_out(picture_perfect, options, [watched] * seats, b"one")
    outcome = picture_perfect.outcome(state)
    assert outcome is not None
    assert {seat for seat, _action in moves} == set(range(seats))
    assert play_out(picture_perfect, options, [choose] * seats, b"one") == (state, moves)


def test_it_is_far_above_random() -> None:
    margins = []
    for number in range(6):
        state, _moves = play_out(picture_perfect, Options(), [choose, random.choose], b"strength %d" % number)
        outcome = picture_perfect.outcome(state)
        assert outcome is not None
        margins.append(outcome.scores[0].total - outcome.scores[1].total)
    assert mean(margins) > 30


def test_it_looks_into_what_it_does_not_know() -> None:
    state = holding(fresh(3), *HANDS)
    assert chosen(state) == Open(0)
    state = act(state, ANA, "open1")
    assert chosen(state) == Open(1)


def test_its_vip_card_goes_where_all_wishes_can_be_met() -> None:
    state = holding(fresh(2), "1", "2 3")
    easy = (card("area", "row-4"), card("area", "left"), card("area", "away"))
    state = replace(state, envelopes=(easy, *state.envelopes[1:]), looked=((0,) * 14, *state.looked[1:]), open=(0, -1))
    assert chosen(state) == PutVip(0)


def test_it_asks_for_rumours_of_what_it_does_not_know() -> None:
    state = holding(fresh(3), *HANDS)
    seen = tuple(-1 if guest == 12 else 0 for guest in range(14))
    state = replace(state, looked=(seen, *state.looked[1:]))
    assert chosen(turned(state, "rumours")) == Listen(12)


def test_it_keeps_the_promising_envelope() -> None:
    state = holding(fresh(2), "1 2", "3 4")
    easy = (card("area", "row-4"), card("area", "left"), card("area", "away"))
    hard = (card("area", "row-1"), card("area", "row-2"), card("my-face"))
    state = replace(state, looked=((0,) * 14, *state.looked[1:]))
    state = replace(turned(state, "dance"), envelopes=(hard, easy, *state.envelopes[2:]))
    assert chosen(state) == Keep(1)


def test_it_bids_for_what_it_does_not_know_and_only_for_that() -> None:
    state = act(turned(holding(fresh(3, auctions=True), *HANDS), "single"), ANA, "up1")
    assert isinstance(chosen(state, BRUNO), Bid)
    known = replace(state, looked=(state.looked[0], (0,) * 14, *state.looked[2:]))
    assert chosen(known, BRUNO) == Pass()


def test_at_the_end_it_places_those_it_knows_and_takes_the_photograph() -> None:
    state = holding(at_the_end(2), "1 2 3", "4 5")
    state = everyone(state, "open1")
    while not isinstance(action := chosen(state), Arrange):
        state = picture_perfect.apply(state, ANA, action, Chance(SEED))
    assert {0, 1, 2} & {figure.guest for figure in action.arrangement.figures}
    state = picture_perfect.apply(state, ANA, action, Chance(SEED))
    assert picture_perfect.apply(state, ANA, chosen(state), Chance(SEED)).photos[ANA] is not None


def test_what_is_to_be_hoped_for() -> None:
    assert hopeful((card("area", "row-4"), card("area", "row-1"), card("in-front")), 0) == 2
    assert expected(0, 9) == -3
    assert expected(9, 9) == 6
    assert expected(1, 3) == 1


def test_the_strongest_level_plays_far_better_than_the_weakest() -> None:
    margins = []
    for number in range(4):
        state, _ = play_out(picture_perfect, Options(), [LEVELS[4], LEVELS[0]], b"levels %d" % number)
        outcome = picture_perfect.outcome(state)
        assert outcome is not None
        margins.append(outcome.scores[0].total - outcome.scores[1].total)
    assert mean(margins) > 15


def test_the_strong_keep_their_vip_card_to_the_end_and_look_again() -> None:
    state = act(holding(fresh(2), "1", "2 3"), ANA, "open1")
    assert LEVELS[4](picture_perfect.memory(state, ANA), Chance(SEED)) == Ready()
    again = replace(state, since=((1 << BRUNO, *state.since[0][1:]), *state.since[1:]))
    assert LEVELS[4](picture_perfect.memory(again, ANA), Chance(SEED)) == Open(0)
    end = replace(state, phase="photo", round=6, played=state.deck, deck=())
    assert LEVELS[4](picture_perfect.memory(end, ANA), Chance(SEED)) == PutVip(0)


def test_the_strongest_photographs_from_near() -> None:
    state = act(at_the_end(2), ANA, "arrange:1@c3")
    held = replace(state, owner=(-1,) * 14, vips=(0, -1))
    assert LEVELS[4](picture_perfect.memory(held, ANA), Chance(SEED)) == TakePhoto(NEAR_CAMERA)


def test_the_strongest_arranges_for_a_view_and_photographs_from_there() -> None:
    state = replace(at_the_end(2), owner=(-1,) * 14, vips=(0, -1), looked=((0,) * 14, *((-1,) * 14,) * 2))
    action = LEVELS[4](picture_perfect.memory(state, ANA), Chance(SEED))
    assert isinstance(action, Arrange)
    names = [name for name in NEAR_VIEWS if VIEWS[name].spaces(action.arrangement) is not None]
    state = picture_perfect.apply(state, ANA, action, Chance(SEED))
    photo = LEVELS[4](picture_perfect.memory(state, ANA), Chance(SEED))
    assert photo in [TakePhoto(VIEWS[name].camera) for name in names]
    assert picture_perfect.apply(state, ANA, photo, Chance(SEED)).photos[ANA] is not None


def test_figures_that_stand_as_no_view_has_them_are_arranged_anew() -> None:
    state = replace(act(at_the_end(2), ANA, "arrange:1@c3"), owner=(-1,) * 14, vips=(0, -1))
    aside = Arrangement((Figure(0, 126, 126),))
    state = replace(state, arrangements=(aside, *state.arrangements[1:]), looked=((0,) * 14, *state.looked[1:]))
    action = LEVELS[2](picture_perfect.memory(state, ANA), Chance(SEED))
    assert isinstance(action, Arrange)
    assert VIEWS[STANDARD].spaces(action.arrangement) is not None


def test_who_would_not_be_seen_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    spaces = tuple(SPACES.index({0: "C4", 9: "E1"}[guest]) if guest in (0, 9) else -1 for guest in range(14))

    def searched(*_given: object) -> list[Found]:
        asked.append(spaces)
        return [Found(spaces, 9.0, FAVOURITE)] * 3

    monkeypatch.setattr(levels, "search_views", searched)
    state = replace(at_the_end(2), owner=(-1,) * 14, vips=(0, -1), looked=((0,) * 14, *((-1,) * 14,) * 2))
    action = LEVELS[4](picture_perfect.memory(state, ANA), Chance(SEED))
    assert len(asked) == 1, "it does not search again for what it has just found"
    assert isinstance(action, Arrange)
    assert [figure.guest for figure in action.arrangement.figures] == [0], "the officer is beside the picture"
    state = picture_perfect.apply(state, ANA, action, Chance(SEED))
    photo = LEVELS[4](picture_perfect.memory(state, ANA), Chance(SEED))
    assert picture_perfect.refusal(state, ANA, photo) is None


def test_with_nobody_worth_placing_the_floor_is_cleared_and_photographed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "search_views", lambda *_given: [Found((-1,) * 14, 0.0, STANDARD)])
    state = replace(at_the_end(2), owner=(-1,) * 14, vips=(0, -1), looked=((0,) * 14, *((-1,) * 14,) * 2))
    aside = Arrangement((Figure(0, 126, 126),))
    littered = replace(state, arrangements=(aside, *state.arrangements[1:]))
    action = LEVELS[3](picture_perfect.memory(littered, ANA), Chance(SEED))
    assert action == Arrange()
    cleared = picture_perfect.apply(littered, ANA, action, Chance(SEED))
    assert LEVELS[3](picture_perfect.memory(cleared, ANA), Chance(SEED)) == TakePhoto()
