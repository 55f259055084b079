"""What every game promises, on every table: games end, actions are sound, components are conserved, replays agree."""

from random import Random
from types import ModuleType
from typing import Any, cast

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from serao.engine.chance import Chance
from serao.engine.contract import Game
from serao.engine.fairness import revealed, seed_of
from serao.engine.play import play, start
from serao.engine.problem import BadOptions, Refused
from serao.engine.record import decode, encode, replay, verify, write_down
from serao.games import GAMES
from serao.locales import words
from tests.contract.tables import UNIVERSE, Moment, Table, moment_after, numbers, on_every_table, play_on, steps

few = settings(max_examples=12, deadline=None)


@on_every_table
@few
@given(number=numbers)
def test_games_end_and_somebody_can_act_until_then(table: Table, number: int) -> None:
    game = table.game
    moment = moment_after(table, number, 10**6)
    for state in moment.states[:-1]:
        actors = game.actors(state)
        assert actors
        assert game.outcome(state) is None
        for seat in range(table.seats):
            assert bool(game.legal(state, seat)) is (seat in actors)
    outcome = game.outcome(moment.state)
    assert outcome is not None
    assert game.actors(moment.state) == ()
    assert sorted(seat for group in outcome.ranking for seat in group) == list(range(table.seats))
    for score in outcome.scores:
        assert score.total == sum(line.points for line in score.lines)


@on_every_table
@few
@given(number=numbers)
def test_components_are_conserved_after_every_action(table: Table, number: int) -> None:
    for state in moment_after(table, number, 10**6).states:
        table.game.check(state)


@on_every_table
@few
@given(number=numbers, steps=steps)
def test_actions_are_said_once_and_round_trip(table: Table, number: int, steps: int) -> None:
    game, state = table.game, moment_after(table, number, steps).state
    for seat in game.actors(state)[:4]:
        actions = game.legal(state, seat)
        assert len(set(actions)) == len(actions)
        assert len({game.text(action) for action in actions}) == len(actions)
        for action in actions:
            assert game.parse(game.text(action)) == action
            assert msgspec.json.decode(msgspec.json.encode(action), type=game.ACTIONS) == action


@on_every_table
@few
@given(number=numbers, steps=steps)
def test_a_refusal_says_why_exactly_when_the_action_is_not_legal(table: Table, number: int, steps: int) -> None:
    game, state = table.game, moment_after(table, number, steps).state
    for seat in (-1, *range(min(table.seats, 4)), table.seats):
        legal = game.legal(state, seat) if seat in range(table.seats) else ()
        for action in UNIVERSE[game.NAME]:
            why_not = game.refusal(state, seat, action)
            assert (why_not is None) is (action in legal)
            if why_not is not None:
                assert words("en").why(why_not) != why_not.key
                with pytest.raises(Refused):
                    play(game, state, seat, action, Chance(b"", 1))


@on_every_table
@few
@given(number=numbers, steps=steps)
def test_states_views_and_memories_are_values_with_json_for_free(table: Table, number: int, steps: int) -> None:
    game, state = table.game, moment_after(table, number, steps).state
    pairs = [(state, game.State), (game.view(state, 0), game.View), (game.memory(state, 0), game.Memory)]
    for value, kind in pairs:
        again = msgspec.json.decode(msgspec.json.encode(value), type=kind)
        assert again == value
        assert msgspec.json.encode(again) == msgspec.json.encode(value)


@on_every_table
@few
@given(number=numbers, steps=steps)
def test_apply_changes_nothing_but_what_it_returns(table: Table, number: int, steps: int) -> None:
    game, state = table.game, moment_after(table, number, steps).state
    before = msgspec.json.encode(state)
    for seat in game.actors(state)[:2]:
        for action in game.legal(state, seat):
            one, other = (game.apply(state, seat, action, Chance(b"same", 7)) for _ in range(2))
            assert one == other
    assert msgspec.json.encode(state) == before


@on_every_table
@few
@given(number=numbers, steps=steps, order=st.randoms(use_true_random=False))
def test_simultaneous_choices_come_out_the_same_in_any_order(
    table: Table, number: int, steps: int, order: Random
) -> None:
    game, state = table.game, moment_after(table, number, steps).state
    choices = [(seat, order.choice(game.legal(state, seat))) for seat in game.actors(state)]
    shuffled = order.sample(choices, len(choices))
    assert applied(table, state, choices) == applied(table, state, shuffled)


def applied(table: Table, state: Any, choices: list[tuple[int, Any]]) -> Any:
    """The position after these choices."""
    for seat, action in choices:
        state = table.game.apply(state, seat, action, Chance(b"fixed", 1))
    return state


@on_every_table
@few
@given(number=numbers)
def test_a_record_replays_to_the_same_positions_and_verifies(table: Table, number: int) -> None:
    game, secret = table.game, Random(number).randbytes(32)
    fairness = revealed(secret, ["Ana’s own words", "and Bruno’s"])
    seed = seed_of(secret, fairness.entropy)
    state = start(game, table.options, table.seats, Chance(seed))
    states, moves = [state], []
    for seat, action, after in play_on(game, state, seed, Random(number)):
        states.append(after)
        moves.append((seat, action))
    names = tuple(f"Seat {seat}" for seat in range(table.seats))
    record = write_down(game, table.options, names, fairness, moves, game.outcome(states[-1]))
    again = decode(encode(record))
    assert again == record
    assert [step.state for step in replay(game, again)] == states
    assert verify(GAMES, again) == len(moves)


@on_every_table
@few
@given(number=numbers, steps=steps)
def test_every_event_can_be_told_in_every_language(table: Table, number: int, steps: int) -> None:
    game = table.game
    names = tuple(f"Ana {seat}" for seat in range(table.seats))
    for state in moment_after(table, number, steps).states[-3:]:
        for event in game.view(state, 0).news:
            for language in ("en", "pt-BR", "pt-PT", "fr"):
                told = game.tell(event, words(language).say, names)
                assert told
                assert f"{game.NAME}-" not in told
                assert "{" not in told


@on_every_table
@few
@given(number=numbers, steps=steps)
def test_what_may_be_taken_back_told_no_other_seat_a_face(table: Table, number: int, steps: int) -> None:
    moment = moment_after(table, number, steps)
    if len(moment.states) > 1 and table.game.reversible(*moment.states[-2:]):
        assert_nothing_new(moment)


def assert_nothing_new(moment: Moment) -> None:
    """Both positions allow the same imagined worlds: imagining before the action and doing it gives the same view."""
    game, (before, after) = moment.table.game, moment.states[-2:]
    seat, action = moment.moves[-1]
    imagined = game.imagine(game.memory(before, seat), Chance(b"world", 1))
    same = game.apply(imagined, seat, action, Chance(b"world", 2))
    assert game.view(same, seat) == game.view(after, seat)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.NAME)
def test_seats_out_of_range_are_refused(game: Any) -> None:
    allowed = game.seats(game.Options())
    for seats in (-1, 0, allowed.start - 1, allowed.stop):
        with pytest.raises(BadOptions):
            start(game, game.Options(), seats, Chance(b""))


def test_every_game_has_every_name_of_the_contract() -> None:
    """The type checker holds the modules against the Protocol's types; here, that no name is missing or hidden."""
    promised = {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")}
    for name, game in GAMES.items():
        assert name == game.NAME
        assert promised == set(cast(ModuleType, game).__all__)
