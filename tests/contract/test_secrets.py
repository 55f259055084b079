"""Secrets keep: what a seat is sent does not depend on what it cannot know — and the test that says so can fail."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games import avenue, fairy_tile, photograph, picture_perfect
from tests.contract.leaks import SCRAMBLES, leaks
from tests.contract.tables import (
    Moment,
    Table,
    moment_after,
    numbers,
    on_every_table,
    play_on,
    seats_and_spectator,
    steps,
)

some = settings(max_examples=15, deadline=None)


def found_leaks(game: Any, moment: Moment, number: int) -> list[str]:
    """Leaks of a position to anybody, with both ways of changing what is hidden."""
    found = []
    for seat in seats_and_spectator(moment.table):
        views = [game.view(state, seat) for state in moment.states]
        scrambled = SCRAMBLES[game.NAME](moment.state, views, seat, Random(number))
        found += leaks(game, moment.state, scrambled, seat)
        imagined = game.imagine(game.memory(moment.state, seat), Chance(moment.seed, number))
        found += leaks(game, moment.state, imagined, seat)
    return found


@on_every_table
@some
@given(number=numbers, steps=steps)
def test_secrets_keep(table: Table, number: int, steps: int) -> None:
    assert found_leaks(table.game, moment_after(table, number, steps), number) == []


@on_every_table
@some
@given(number=numbers, steps=steps)
def test_imagine_agrees_with_memory_and_can_be_played_on(table: Table, number: int, steps: int) -> None:
    game, moment = table.game, moment_after(table, number, steps)
    for seat in seats_and_spectator(table)[:3]:
        remembered = game.memory(moment.state, seat)
        imagined = game.imagine(remembered, Chance(moment.seed, number))
        game.check(imagined)
        assert game.memory(imagined, seat) == remembered
        for _seat, _action, after in play_on(game, imagined, b"on", Random(number)):
            game.check(after)


@on_every_table
def test_imagine_does_imagine(table: Table) -> None:
    """Different luck gives different worlds while there is something hidden, and never the seat's own secrets."""
    game, state = table.game, moment_after(table, 5, 7).state
    remembered = game.memory(state, 0)
    worlds = {game.imagine(remembered, Chance(b"luck", k)) for k in range(5)}
    assert len(worlds) == 5


# ── The leak test can fail: each of these games tells something it should not ─────────────────────


def leaky(game: Any, **changed: Any) -> Any:
    """The game with one of its functions telling too much."""
    return SimpleNamespace(**{**vars(game), **changed})


def deck_in_view(state: Any, seat: int | None) -> Any:
    """Shows the face of the deck's top card."""
    return replace(photograph.view(state, seat), deck_top=state.deck[0] if state.deck else -1)


def neighbour_in_view(state: Any, seat: int | None) -> Any:
    """Shows the first seat's hand to everybody."""
    seen = photograph.view(state, seat)
    return replace(seen, hands=(state.hands[0], *seen.hands[1:]))


def middle_in_news(state: Any, seat: int | None) -> Any:
    """Tells everybody the faces of what was just taken."""
    seen = photograph.view(state, seat)
    taken = tuple(state.hands[state.turn][-state.owed :]) if state.owed else ()
    return replace(seen, news=tuple(replace(e, cards=taken) if hasattr(e, "cards") else e for e in seen.news))


def hands_in_memory(state: Any, seat: int | None) -> Any:
    """Remembers hands it never saw; only the scrambled position can catch this."""
    return replace(photograph.memory(state, seat), hands=state.hands)


def choice_in_refusal(state: Any, seat: int, action: Any) -> Any:
    """Its errors depend on the other seat's waiting choice."""
    others = [str(wind) for each, wind in enumerate(state.winds) if each != seat and wind]
    return photograph.refusal(state, seat, action) or (others or None)


def farm_in_view(state: Any, seat: int | None) -> Any:
    """Shows the next farm to everybody."""
    return replace(avenue.view(state, seat), next_farm=state.farms[state.round])


def farm_in_memory(state: Any, seat: int | None) -> Any:
    """Remembers a farm nobody has seen."""
    return replace(avenue.memory(state, seat), farms=state.farms)


def choices_in_view(state: Any, seat: int | None) -> Any:
    """Shows what others have chosen before it is revealed."""
    waiting = next((choice for row in state.choices for choice in row if choice is not None), None)
    return replace(avenue.view(state, seat), my_choice=waiting)


def envelope_in_view(state: Any, seat: int | None) -> Any:
    """Shows what is in the first envelope, whoever holds it."""
    seen = picture_perfect.view(state, seat)
    return replace(seen, envelopes=(state.envelopes[0], *seen.envelopes[1:]))


def arrangement_in_view(state: Any, seat: int | None) -> Any:
    """Shows how somebody else has arranged the guests."""
    return replace(picture_perfect.view(state, seat), arrangement=state.arrangements[-1])


def vip_in_memory(state: Any, seat: int | None) -> Any:
    """Remembers where another seat's VIP card is."""
    return replace(picture_perfect.memory(state, seat), vips=state.vips)


def page_in_view(state: Any, seat: int | None) -> Any:
    """Shows the page in the first seat's hand to everybody, as if it lay open."""
    seen = fairy_tile.view(state, seat)
    return replace(seen, seats=(replace(seen.seats[0], open_page=state.hands[0]), *seen.seats[1:]))


LEAKY = {
    "deck in view": leaky(photograph, view=deck_in_view),
    "hand in view": leaky(photograph, view=neighbour_in_view),
    "taken cards in news": leaky(photograph, view=middle_in_news),
    "hands in memory": leaky(photograph, memory=hands_in_memory),
    "choices in errors": leaky(photograph, refusal=choice_in_refusal),
    "farm in view": leaky(avenue, view=farm_in_view),
    "farm in memory": leaky(avenue, memory=farm_in_memory),
    "choices in view": leaky(avenue, view=choices_in_view),
    "envelope in view": leaky(picture_perfect, view=envelope_in_view),
    "arrangement in view": leaky(picture_perfect, view=arrangement_in_view),
    "VIP card in memory": leaky(picture_perfect, memory=vip_in_memory),
    "page in view": leaky(fairy_tile, view=page_in_view),
}


@pytest.mark.parametrize("name", LEAKY)
def test_a_planted_leak_is_caught(name: str) -> None:
    game = LEAKY[name]
    table = Table(game, game.Options(), 3)
    moments = (moment_after(table, number, steps) for number in range(4) for steps in range(0, 70, 4))
    assert any(caught(game, moment) for moment in moments)


def caught(game: Any, moment: Moment) -> bool:
    """Whether any seat is sent something it may not know."""
    return any(found_leaks(game, moment, number) for number in range(3))
