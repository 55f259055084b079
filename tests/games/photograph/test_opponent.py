"""Positions in which the yardstick of Photograph must see what a beginner sees."""

from typing import Any

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games import photograph
from serao.games.photograph.actions import Take, Wind
from serao.games.photograph.opponent.yardstick import choose, taken
from serao.games.photograph.pieces import EMPTY
from serao.games.photograph.state import AT_END, FREE, WINDING, State

SEED = b"positions"
BLUE, RED, YELLOW = range(3)


def card(colour: int, number: int) -> int:
    return colour * 12 + number - 1


def position(hand: tuple[int, ...], strips: dict[int, tuple[int, ...]], **changes: Any) -> State:
    """A made-up position for two in which seat 0 must choose; only what matters to it is set."""
    options = photograph.Options(left_out=("grey", "purple"), **changes.pop("options", {}))
    state = photograph.new(options, 2, Chance(SEED))
    mine = tuple(strips.get(colour, ()) for colour in range(7))
    theirs = changes.pop("theirs", state.strips[1])
    return replace(state, turn=0, hands=(hand, state.hands[1]), strips=(mine, theirs), **changes)


def chosen(state: State) -> Any:
    return choose(photograph.memory(state, 0), Chance(SEED))


def after(state: State) -> tuple[tuple[int, ...], ...]:
    """One's strips after the choice."""
    return photograph.apply(state, 0, chosen(state), Chance(SEED, 1)).strips[0]


def test_it_winds_away_the_card_that_would_be_out_of_focus() -> None:
    hand = (card(BLUE, 1), card(BLUE, 6), card(RED, 3), card(RED, 4), card(RED, 5), card(YELLOW, 1))
    state = position(hand, {BLUE: (4, 5)}, phase=WINDING, owed=1)
    assert after(state)[BLUE] == (4, 5, 6)


def test_it_takes_the_good_shot_before_another_does() -> None:
    hand = (card(RED, 2), card(BLUE, 7), card(YELLOW, 3), card(YELLOW, 4), card(YELLOW, 5), card(RED, 9))
    theirs = ((12, 11, 10), *((),) * 6)
    state = position(hand, {BLUE: (4, 5, 6), RED: (1,)}, phase=WINDING, owed=1, theirs=theirs)
    assert state.good_shots[BLUE] == FREE
    assert photograph.apply(state, 0, chosen(state), Chance(SEED, 1)).good_shots[BLUE] == 0


def test_at_the_end_it_plays_the_two_cards_that_score_most() -> None:
    hand = (card(BLUE, 1), card(BLUE, 6), card(RED, 3))
    state = position(hand, {BLUE: (4, 5)}, phase=AT_END, reason="deck-empty")
    assert chosen(state) == Wind(0, 2)


def test_at_the_end_it_minds_the_missed_photo() -> None:
    # Kept back, the blue card would cost the whole blue strip: better one photo out of focus.
    hand = (card(BLUE, 1), card(BLUE, 6), card(RED, 3))
    strips = {BLUE: (4, 5), RED: ()}
    state = position(hand, strips, phase=AT_END, reason="deck-empty", options={"missed_photo": True})
    assert chosen(state) == Wind(0, 1)


def test_it_takes_the_only_open_card_that_goes_on() -> None:
    hand = tuple(card(YELLOW, number) for number in (1, 2, 3, 4, 5))
    field = (card(BLUE, 6), card(BLUE, 1), *(EMPTY,) * 7, card(BLUE, 12), card(RED, 12), card(RED, 1))
    state = position(hand, {BLUE: (4, 5), RED: (8, 6)}, field=field)
    action = chosen(state)
    assert isinstance(action, Take)
    assert card(BLUE, 6) in taken(photograph.memory(state, 0), action)
