"""Rule 3.2, the peek: once a round, secret in what is seen, open in who looks."""

from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from serao.games import avenue
from serao.games.avenue.news import Acted, Chose, Peeked
from serao.games.avenue.state import State
from tests.games.avenue.scenes import (
    ANA,
    BRUNO,
    CHLOE,
    LAST_CARDS,
    act,
    everyone,
    luck,
    nobody_has_chosen,
    options_of,
    refused,
    scene,
    sheet,
)


def sent(state: State, seat: int | None) -> bytes:
    """Every byte that a seat would be sent."""
    legal = () if seat is None else avenue.legal(state, seat)
    return msgspec.json.encode((avenue.view(state, seat), avenue.memory(state, seat), legal))


def three() -> State:
    """Ana, Bruno and Chloé at a table in round 1."""
    return scene(sheet(), sheet(), sheet(), farms="DAFBCE")


def test_rule_3_2_a_peek_shows_the_top_card_of_the_farm_deck() -> None:
    after = everyone(three(), "peek", "a1", "a1")
    assert avenue.view(after, ANA).next_farm == "A"
    assert Peeked("A") in avenue.view(after, ANA).news
    assert avenue.memory(after, ANA).farms == "DA"


def test_rule_3_2_a_peek_draws_nothing() -> None:
    after = everyone(three(), "peek", "a1", "a1")
    assert after.sheets[ANA].roads == (0,) * 42


def test_rule_3_2_a_peek_is_remembered_for_the_rest_of_the_round() -> None:
    after = everyone(everyone(three(), "peek", "a1", "a1"), "a1", "b1", "b1")
    assert avenue.view(after, ANA).next_farm == "A"
    assert Peeked("A") not in avenue.view(after, ANA).news


def test_rule_3_2_at_most_one_peek_a_round() -> None:
    after = everyone(three(), "peek", "a1", "a1")
    assert "peek" not in options_of(after, ANA)
    assert refused(after, ANA, "peek") == "avenue-peeked-already"
    assert "peek" in options_of(after, BRUNO)


def test_rule_3_2_several_may_peek_at_once_and_see_the_same_card() -> None:
    after = everyone(three(), "peek", "peek", "peek")
    assert {avenue.view(after, seat).next_farm for seat in (ANA, BRUNO, CHLOE)} == {"A"}


def test_rule_3_2_peeking_again_next_round() -> None:
    state = scene(sheet(written=(4,), peeks=(1,)), farms="DAFBCE", number=2)
    assert "peek" in options_of(state, ANA)
    after = everyone(state, "peek")
    assert after.sheets[ANA].peeks == (1, 2)
    assert avenue.view(after, ANA).next_farm == "F"


def test_rule_3_2_peeking_in_round_5_shows_the_sixth_farm() -> None:
    state = scene(sheet(written=(1, 2, 3, 4)), farms="DAFBCE", number=5)
    after = everyone(state, "peek")
    assert avenue.view(after, ANA).next_farm == "E"
    assert refused(after, ANA, "peek") == "avenue-peeked-already"


def test_ruling_3_2_peek_last_card_of_the_game_shows_the_sixth_farm() -> None:
    state = scene(sheet(written=(1, 2, 3, 4)), farms="DAFBCE", number=5, played=LAST_CARDS)
    after = everyone(state, "peek")
    assert avenue.outcome(after) is not None
    assert Peeked("E") in avenue.view(after, ANA).news


def test_ruling_3_2_peek_returns_to_the_top_of_the_deck() -> None:
    state = scene(sheet(), farms="DAFBCE", played=LAST_CARDS[:3], coming=(15,))
    after = everyone(everyone(state, "peek"), "a1")
    assert after.farms == "DAFBCE"
    assert avenue.view(after, ANA).farms == "DA"


def test_ruling_3_2_peek_last_card_of_a_round_sees_what_is_then_revealed() -> None:
    state = scene(sheet(), sheet(), farms="DAFBCE", played=LAST_CARDS)
    after = everyone(state, "peek", "a1")
    assert Peeked("A") in avenue.view(after, ANA).news
    assert Peeked("A") not in avenue.view(after, BRUNO).news
    assert avenue.view(after, ANA).next_farm == ""
    assert "peek" in options_of(after, ANA)


def test_ruling_3_2_peek_together_takes_effect_when_all_choices_are_revealed() -> None:
    waiting = act(three(), ANA, "peek")
    seen = avenue.view(waiting, ANA)
    assert seen.next_farm == ""
    assert seen.news == (Chose(ANA),)
    assert avenue.memory(waiting, ANA).farms == "D"
    assert waiting.sheets[ANA].peeks == ()
    after = act(act(waiting, BRUNO, "a1"), CHLOE, "a1")
    assert avenue.view(after, ANA).next_farm == "A"


def test_ruling_3_2_take_back_a_waiting_choice_without_having_seen_anything() -> None:
    before = three()
    waiting = act(before, ANA, "peek")
    assert avenue.reversible(before, waiting)
    same = replace(before, farms="DFABCE")
    assert sent(act(same, ANA, "peek"), ANA) == sent(waiting, ANA)


def test_ruling_3_2_take_back_is_over_once_the_choices_are_revealed() -> None:
    waiting = act(act(three(), ANA, "a1"), BRUNO, "a1")
    assert not avenue.reversible(waiting, act(waiting, CHLOE, "peek"))


def test_ruling_3_2_take_back_is_impossible_alone() -> None:
    before = scene(sheet())
    assert not avenue.reversible(before, act(before, ANA, "a1"))


def test_ruling_3_2_peek_open_who_peeks_is_public() -> None:
    after = everyone(three(), "peek", "a1", "a1")
    for seat in (BRUNO, CHLOE, None):
        seen = avenue.view(after, seat)
        assert seen.sheets[ANA].peeks == (1,)
        assert any(isinstance(event, Acted) and avenue.text(event.choices[ANA]) == "peek" for event in seen.news)


@pytest.mark.parametrize("seat", [BRUNO, CHLOE, None])
def test_ruling_3_2_peek_open_what_was_seen_is_not(seat: int | None) -> None:
    after = everyone(three(), "peek", "a1", "a1")
    other = everyone(replace(three(), farms="DEFBCA"), "peek", "a1", "a1")
    assert sent(after, seat) == sent(other, seat)
    assert avenue.view(after, seat).next_farm == ""
    assert avenue.memory(after, seat).farms == "D"
    assert not any(isinstance(event, Peeked) for event in avenue.view(after, seat).news)


def test_ruling_3_2_peek_open_a_peeker_learns_only_the_top_card() -> None:
    after = everyone(three(), "peek", "a1", "a1")
    other = everyone(replace(three(), farms="DAECBF"), "peek", "a1", "a1")
    assert sent(after, ANA) == sent(other, ANA)


def test_ruling_3_2_peek_open_the_memory_of_the_peeker_is_kept_in_what_is_imagined() -> None:
    after = everyone(three(), "peek", "a1", "a1")
    imagined = [avenue.imagine(avenue.memory(after, ANA), luck(number)) for number in range(60)]
    assert {state.farms[:2] for state in imagined} == {"DA"}
    assert {state.farms[2] for state in imagined} == set("FBCE")
    unaware = [avenue.imagine(avenue.memory(after, BRUNO), luck(number)) for number in range(60)]
    assert {state.farms[1] for state in unaware} == set("AFBCE")


@pytest.mark.parametrize("seat", [BRUNO, CHLOE, None])
@pytest.mark.parametrize("choice", ["peek", "b2", "f7"])
def test_ruling_3_2_choices_hidden_until_everybody_has_chosen(seat: int | None, choice: str) -> None:
    state = three()
    assert sent(act(state, ANA, choice), seat) == sent(act(state, ANA, "a1"), seat)


def test_ruling_3_2_choices_hidden_but_that_somebody_has_chosen_is_seen() -> None:
    seen = avenue.view(act(three(), ANA, "peek"), BRUNO)
    assert seen.chosen == (True, False, False)
    assert seen.waiting == 2
    assert seen.my_choice is None


def test_ruling_3_2_choices_hidden_from_others_only() -> None:
    seen = avenue.view(act(three(), ANA, "c3"), ANA)
    assert seen.my_choice == avenue.parse("c3")
    assert avenue.memory(act(three(), ANA, "c3"), ANA).my_choice == avenue.parse("c3")


def test_ruling_3_2_choices_hidden_are_imagined_anew() -> None:
    waiting = act(act(three(), ANA, "peek"), BRUNO, "c3")
    imagined = [avenue.imagine(avenue.memory(waiting, BRUNO), luck(number)) for number in range(40)]
    assert len({state.choices[0][ANA] for state in imagined}) > 10
    assert {state.choices[0][BRUNO] for state in imagined} == {avenue.parse("c3")}
    assert {state.choices[0][CHLOE] for state in imagined} == {None}


def test_ruling_3_2_choices_hidden_start_afresh_with_every_card() -> None:
    after = everyone(three(), "peek", "a1", "a1")
    assert after.choices == nobody_has_chosen(3)
    assert avenue.view(after, BRUNO).chosen == (False, False, False)


def shuffled_below(state: State) -> State:
    """The same table with the farms nobody has seen, and the road deck, in another order."""
    hidden = state.farms[state.round :]
    return replace(state, farms=state.farms[: state.round] + hidden[::-1], deck=state.deck[::-1])


@pytest.mark.parametrize("reader", [avenue.view, avenue.memory])
def test_ruling_3_2_peek_open_decks_are_never_read(reader: Callable[[State, int | None], object]) -> None:
    state = act(three(), ANA, "a1")
    for seat in (ANA, BRUNO, None):
        assert reader(state, seat) == reader(shuffled_below(state), seat)


def test_ruling_3_2_peek_open_refusals_tell_nothing() -> None:
    state = act(three(), ANA, "peek")
    other = act(three(), ANA, "a1")
    for notation in ("a1", "peek"):
        assert refused(state, BRUNO, notation) == refused(other, BRUNO, notation) == ""
        assert refused(state, ANA, notation) == refused(other, ANA, notation) == "already-chosen"
