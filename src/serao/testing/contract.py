"""What every game promises, on every table: games end, actions are sound, secrets keep, replays agree."""

import re
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from serao.bots import LEVELS, YARDSTICK, bot_named, bots_of
from serao.bots.match import play_out
from serao.engine.chance import Chance
from serao.engine.contract import AnyGame, Game
from serao.engine.fairness import revealed, seed_of
from serao.engine.play import UNLIMITED, play, start
from serao.engine.problem import BadOptions, Refused
from serao.engine.record import decode, encode, replay, verify, write_down
from serao.engine.scene import Scene, pieces_of
from serao.games import GAMES
from serao.locales import LANGUAGES, game_texts, words
from serao.testing.examples import examples
from serao.testing.leaks import found_leaks
from serao.testing.moments import MOST_DECISIONS, Moment, SuiteTable, moment_after, play_on, seats_and_spectator
from serao.testing.opponents import watched
from serao.testing.perft import perft
from serao.testing.suite import AnySuite

ASKED_EVERY = 17  # choices: a prime, so that every seat and every phase has its turn
# Each game is a class of its own here, and runs the same functions: Hypothesis would take that for a mistake.
SHARED = [HealthCheck.differing_executors]
few = examples(12, suppress_health_check=SHARED)
some = examples(15, suppress_health_check=SHARED)
numbers = st.integers(0, 2**32)
steps = st.integers(0, 130)


class ContractTests:
    """The contract suite. A class that inherits it says which game: `suite = Suite(…)`."""

    suite: AnySuite

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Run each test over all that the suite lists of what the test asks for."""
        suite = self.suite
        lists: dict[str, list[Any]] = {
            "table": suite.played_at(),
            "sitting": [SuiteTable(suite.game, *each) for each in suite.opponent_tables or suite.tables],
            "level": [name for name in bots_of(suite.game.NAME) if name not in LEVELS],
            "stars": [name for name in bots_of(suite.game.NAME) if name in LEVELS],
        }
        for name, values in lists.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, values, ids=str)

    # ── Games ─────────────────────────────────────────────────────────────────────────────────

    @few
    @given(number=numbers)
    def test_games_end_and_somebody_can_act_until_then(self, table: SuiteTable, number: int) -> None:
        game = table.game
        moment = moment_after(table, number, MOST_DECISIONS)
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

    @few
    @given(number=numbers)
    def test_components_are_conserved_after_every_action(self, table: SuiteTable, number: int) -> None:
        for state in moment_after(table, number, MOST_DECISIONS).states:
            table.game.check(state)

    def test_the_game_has_every_name_of_the_contract(self) -> None:
        promised = {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")}
        assert {name for name in promised if not hasattr(self.suite.game, name)} == set()
        assert GAMES[self.suite.game.NAME].NAME == self.suite.game.NAME

    def test_seats_out_of_range_are_refused(self) -> None:
        game = self.suite.game
        allowed = game.seats(game.Options())
        for seats in {-1, 0, allowed.start - 1, allowed.stop} - {UNLIMITED}:
            with pytest.raises(BadOptions):
                start(game, game.Options(), seats, Chance(b""))

    def test_the_usual_number_may_play(self) -> None:
        game = self.suite.game
        assert game.USUAL_SEATS in game.seats(game.Options())

    def test_perft_counts_the_ways_on(self) -> None:
        for seats, steps, counts in self.suite.perft:
            table = SuiteTable(self.suite.game, self.suite.game.Options(), seats)
            state = moment_after(table, 2, steps).state
            assert [perft(table.game, state, depth + 1) for depth in range(len(counts))] == list(counts)

    # ── Actions ───────────────────────────────────────────────────────────────────────────────

    @few
    @given(number=numbers, steps=steps)
    def test_actions_are_said_once_and_round_trip(self, table: SuiteTable, number: int, steps: int) -> None:
        game, state = table.game, moment_after(table, number, steps).state
        for seat in game.actors(state)[:4]:
            actions = game.legal(state, seat)
            assert len(set(actions)) == len(actions)
            assert len({game.text(action) for action in actions}) == len(actions)
            for action in actions:
                assert game.parse(game.text(action)) == action
                assert msgspec.json.decode(msgspec.json.encode(action), type=game.ACTIONS) == action

    @few
    @given(number=numbers, steps=steps)
    def test_a_refusal_says_why_exactly_when_the_action_is_not_legal(
        self, table: SuiteTable, number: int, steps: int
    ) -> None:
        game, state = table.game, moment_after(table, number, steps).state
        for seat in (-1, *range(min(table.seats, 4)), table.seats):
            legal = game.legal(state, seat) if seat in range(table.seats) else ()
            for action in (*self.suite.universe, *legal):
                why_not = game.refusal(state, seat, action)
                assert (why_not is None) is (action in legal)
                if why_not is not None:
                    assert words("en").why(why_not) != why_not.key
                    with pytest.raises(Refused):
                        play(game, state, seat, action, Chance(b"", 1))

    @few
    @given(number=numbers, steps=steps)
    def test_apply_changes_nothing_but_what_it_returns(self, table: SuiteTable, number: int, steps: int) -> None:
        game, state = table.game, moment_after(table, number, steps).state
        before = msgspec.json.encode(state)
        for seat in game.actors(state)[:2]:
            for action in game.legal(state, seat):
                one, other = (game.apply(state, seat, action, Chance(b"same", 7)) for _ in range(2))
                assert one == other
        assert msgspec.json.encode(state) == before

    @few
    @given(number=numbers, steps=steps, order=st.randoms(use_true_random=False))
    def test_simultaneous_choices_come_out_the_same_in_any_order(
        self, table: SuiteTable, number: int, steps: int, order: Random
    ) -> None:
        game, state = table.game, moment_after(table, number, steps).state
        choices = [(seat, order.choice(game.legal(state, seat))) for seat in game.actors(state)]
        shuffled = order.sample(choices, len(choices))
        assert applied(table, state, choices) == applied(table, state, shuffled)

    def test_a_preview_is_a_value_and_changes_nothing(self, table: SuiteTable) -> None:
        game, moment = table.game, moment_after(table, 1, 25)
        for state, (seat, action) in zip(moment.states, moment.moves, strict=False):
            before = msgspec.json.encode(state)
            seen = game.preview(state, seat, action)
            assert game.preview(state, seat, action) == seen
            assert seen is None or (game.PREVIEW is not None and isinstance(seen, game.PREVIEW))
            assert msgspec.json.encode(state) == before
            msgspec.json.encode(seen)

    # ── Values, records, words ────────────────────────────────────────────────────────────────

    @few
    @given(number=numbers, steps=steps)
    def test_states_views_and_memories_are_values_with_json_for_free(
        self, table: SuiteTable, number: int, steps: int
    ) -> None:
        game, state = table.game, moment_after(table, number, steps).state
        pairs = [(state, game.State), (game.view(state, 0), game.View), (game.memory(state, 0), game.Memory)]
        for value, kind in pairs:
            again = msgspec.json.decode(msgspec.json.encode(value), type=kind)
            assert again == value
            assert msgspec.json.encode(again) == msgspec.json.encode(value)

    @few
    @given(number=numbers)
    def test_a_record_replays_to_the_same_positions_and_verifies(self, table: SuiteTable, number: int) -> None:
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

    @few
    @given(number=numbers, steps=steps)
    def test_every_event_can_be_told_in_every_language(self, table: SuiteTable, number: int, steps: int) -> None:
        game = table.game
        names = tuple(f"Ana {seat}" for seat in range(table.seats))
        for state in moment_after(table, number, steps).states[-3:]:
            for event in game.view(state, 0).news:
                for language in LANGUAGES:
                    told = game.tell(event, words(language).say, names)
                    assert told
                    assert f"{game.NAME}-" not in told
                    assert "{" not in told

    def test_every_key_of_its_words_names_the_game(self) -> None:
        """So two games never take each other's sentences, and none takes the house's."""
        name = self.suite.game.NAME
        own = (
            f"{name}-",
            *(f"{kind}-{name}" for kind in ("game", "guide", "web", "web-option", "web-choice", "web-brief")),
        )
        for language in LANGUAGES:
            for text in game_texts(name, language, all_parts=True):
                keys = re.findall(r"^([a-zA-Z][\w-]*) *=", text, re.MULTILINE)
                assert [key for key in keys if not key.startswith(own)] == []

    # ── Secrets ───────────────────────────────────────────────────────────────────────────────

    @some
    @given(number=numbers, steps=steps)
    def test_secrets_keep(self, table: SuiteTable, number: int, steps: int) -> None:
        assert found_leaks(self.suite, table.game, moment_after(table, number, steps), number) == []

    def test_planted_leaks_are_caught(self) -> None:
        for leak in self.suite.leaks:
            game = self.suite.leaky(leak)
            table = SuiteTable(game, game.Options(), 3)
            moments = (moment_after(table, number, steps) for number in range(4) for steps in range(0, 70, 4))
            assert any(caught(self.suite, game, moment) for moment in moments), leak

    @some
    @given(number=numbers, steps=steps)
    def test_imagine_agrees_with_memory_and_can_be_played_on(self, table: SuiteTable, number: int, steps: int) -> None:
        game, moment = table.game, moment_after(table, number, steps)
        for seat in seats_and_spectator(table)[:3]:
            remembered = game.memory(moment.state, seat)
            imagined = game.imagine(remembered, Chance(moment.seed, number))
            game.check(imagined)
            assert game.memory(imagined, seat) == remembered
            for _seat, _action, after in play_on(game, imagined, b"on", Random(number)):
                game.check(after)

    def test_imagine_does_imagine(self, table: SuiteTable) -> None:
        """Different luck gives different worlds while there is something hidden."""
        game, state = table.game, moment_after(table, 5, 7).state
        remembered = game.memory(state, 0)
        worlds = {game.imagine(remembered, Chance(b"luck", k)) for k in range(5)}
        assert len(worlds) == (1 if getattr(game, "OPEN", False) else 5)

    @few
    @given(number=numbers, steps=steps)
    def test_what_may_be_taken_back_told_no_other_seat_a_face(self, table: SuiteTable, number: int, steps: int) -> None:
        moment = moment_after(table, number, steps)
        if len(moment.states) > 1 and table.game.reversible(*moment.states[-2:]):
            assert_nothing_new(moment)

    @few
    @given(number=numbers, steps=steps)
    def test_choices_that_may_be_taken_back_come_to_the_same_in_either_order(
        self, table: SuiteTable, number: int, steps: int
    ) -> None:
        """So one of them can be taken back though another seat has chosen since."""
        moment = moment_after(table, number, steps)
        if len(moment.states) > 2 and chosen_at_once(moment):
            assert_same_in_either_order(moment)

    # ── Boards made from a description ────────────────────────────────────────────────────────

    @few
    @given(number=numbers, steps=steps)
    def test_every_spot_of_an_action_lies_on_the_table(self, table: SuiteTable, number: int, steps: int) -> None:
        game, state = table.game, moment_after(table, number, steps).state
        if game.scene is None:
            return
        names = tuple(f"Ana {seat}" for seat in range(table.seats))
        for seat in game.actors(state)[:4]:
            scene = game.scene(game.view(state, seat), words("en").say, names)
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene
            lying = [piece.spot for area in scene.areas for piece in pieces_of(area) if piece.spot]
            assert len(set(lying)) == len(lying), "two things have the same spot"
            for action in game.legal(state, seat):
                assert set(game.spots(action)) <= set(lying)
                assert game.label(action, words("en").say)

    # ── Opponents ─────────────────────────────────────────────────────────────────────────────

    def test_opponents_play_whole_games_of_legal_choices_from_the_memory_alone(
        self, sitting: SuiteTable, level: str
    ) -> None:
        game = sitting.game
        bots = [watched(self.suite, bot_named(game.NAME, level))] * sitting.seats
        for seed in (b"one", b"two"):
            state, moves = play_out(game, sitting.options, bots, seed)
            outcome = game.outcome(state)
            assert outcome is not None
            assert len(outcome.scores) == sitting.seats
            assert {seat for seat, _action in moves} <= set(range(sitting.seats))

    def test_levels_choose_legally_from_the_memory_alone(self, sitting: SuiteTable, stars: str) -> None:
        """A level may think for a second, so it is asked now and then in a game that others play."""
        game = sitting.game
        quick, asked = bot_named(game.NAME, YARDSTICK), watched(self.suite, bot_named(game.NAME, stars))
        choices = count()

        def choose(memory: Any, chance: Chance) -> Any:
            return (asked if next(choices) % ASKED_EVERY == 0 else quick)(memory, chance)

        state, _moves = play_out(game, sitting.options, [choose] * sitting.seats, b"levels")
        assert game.outcome(state) is not None

    def test_a_match_is_the_same_again_and_replays_from_its_moves(self, sitting: SuiteTable) -> None:
        game = sitting.game
        bots = [bot_named(game.NAME, YARDSTICK)] * sitting.seats
        state, moves = play_out(game, sitting.options, bots, b"again")
        assert play_out(game, sitting.options, bots, b"again") == (state, moves)
        replayed = start(game, sitting.options, sitting.seats, Chance(b"again", 0))
        for number, (seat, action) in enumerate(moves, 1):
            replayed = play(game, replayed, seat, action, Chance(b"again", number))
        assert replayed == state


def applied(table: SuiteTable, state: Any, choices: list[tuple[int, Any]]) -> Any:
    """The position after these choices."""
    for seat, action in choices:
        state = table.game.apply(state, seat, action, Chance(b"fixed", 1))
    return state


def assert_nothing_new(moment: Moment) -> None:
    """Both positions allow the same imagined worlds: imagining before the action and doing it gives the same view."""
    game, (before, after) = moment.table.game, moment.states[-2:]
    seat, action = moment.moves[-1]
    imagined = game.imagine(game.memory(before, seat), Chance(b"world", 1))
    same = game.apply(imagined, seat, action, Chance(b"world", 2))
    assert game.view(same, seat) == game.view(after, seat)


def chosen_at_once(moment: Moment) -> bool:
    """Whether the last two actions told nobody anything, and were of two seats that could act at the same time."""
    game, (before, between, after) = moment.table.game, moment.states[-3:]
    (first, _), (second, _) = moment.moves[-2:]
    at_once = first != second and second in game.actors(before)
    return at_once and game.reversible(before, between) and game.reversible(between, after)


def assert_same_in_either_order(moment: Moment) -> None:
    """The last two actions are also legal the other way round, and everybody then sees and may do the same."""
    game, state = moment.table.game, moment.states[-3]
    for seat, action in reversed(moment.moves[-2:]):
        state = play(game, state, seat, action, Chance(b"other luck", seat))
    for viewer in seats_and_spectator(moment.table):
        assert seen_but_for_news(game, state, viewer) == seen_but_for_news(game, moment.state, viewer)


def seen_but_for_news(game: AnyGame, state: Any, seat: int | None) -> Any:
    """What a seat sees and may do; of what happened last, the order tells."""
    view = msgspec.to_builtins(game.view(state, seat))
    return {name: value for name, value in view.items() if name != "news"}, seat is not None and game.legal(state, seat)


def caught(suite: AnySuite, game: AnyGame, moment: Moment) -> bool:
    """Whether any seat is sent something it may not know."""
    return any(found_leaks(suite, game, moment, number) for number in range(3))
