"""Finding leaks: everything a seat is sent must stay the same when what it cannot know is changed.

Two ways of changing it, on purpose independent of each other. `imagine` builds a new position from the
seat's memory. `scramble` starts from the true position and exchanges what the seat has never been shown:
it knows what was shown from the views alone, and so catches a memory that knows too much.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from serao.engine.contract import Game
from serao.engine.seatrows import filled, flat, put
from serao.games.avenue.news import Peeked
from serao.games.photograph.actions import WINDS
from serao.games.photograph.news import Cleared, Missed, Shot, Took
from serao.games.photograph.pieces import BACK, BACKS, PHOTOS, SUNSET
from tests.contract.tables import UNIVERSE


def everything_sent(game: Game, state: Any, seat: int | None) -> dict[str, bytes]:
    """Every byte that seat, and a bot in its place, would be given."""
    sent = {"view": game.view(state, seat), "memory": game.memory(state, seat), "actors": game.actors(state)}
    if seat is not None:
        sent["legal"] = game.legal(state, seat)
        sent["refusals"] = [game.refusal(state, seat, action) for action in UNIVERSE[game.NAME]]
    return {name: msgspec.json.encode(value) for name, value in sent.items()}


def leaks(game: Game, true: Any, changed: Any, seat: int | None) -> list[str]:
    """The names of what differs for a seat between two positions that it cannot tell apart."""
    one, other = everything_sent(game, true, seat), everything_sent(game, changed, seat)
    return [name for name in one if one[name] != other[name]]


# ── What a seat has been shown, by its views alone ────────────────────────────────────────────────


def faces_shown(views: list[Any]) -> set[int]:
    """Every photo card whose face a seat of Photograph has ever been shown."""
    faces: set[int] = set()
    for view in views:
        faces.update(view.field, *view.hands, *(strip.cards for strips in view.strips for strip in strips))
        for event in view.news:
            match event:
                case Took(cards=cards):
                    faces.update(cards)
                case Shot(card=card) | Missed(card=card):
                    faces.add(card)
                case Cleared(gone=gone, turned=turned):
                    faces.update(gone, turned)
    return {code for code in faces if 0 <= code < PHOTOS}


def scramble_photograph(state: Any, views: list[Any], seat: int | None, random: Random) -> Any:
    """Exchange cards of the same back that were never shown; reorder the deck below its top; change others' choices."""
    exchanged = exchange(faces_shown(views), random)

    def turn(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(exchanged.get(card, card) for card in cards)

    winds = tuple(
        wind if wind is None or each == seat else random.choice(WINDS[len(state.hands[each])])
        for each, wind in enumerate(state.winds)
    )
    return replace(
        state,
        field=turn(state.field),
        deck=reordered(turn(state.deck), random),
        hands=tuple(turn(hand) for hand in state.hands),
        gone=turn(state.gone),
        winds=winds,
    )


def exchange(shown: set[int], random: Random) -> dict[int, int]:
    """A random exchange of the cards that were not shown, each with one of the same back."""
    exchanged: dict[int, int] = {}
    for back in BACKS:
        hidden = [card for card in range(PHOTOS) if BACK[card] == back and card not in shown]
        exchanged.update(zip(hidden, random.sample(hidden, len(hidden)), strict=True))
    return exchanged


def reordered(deck: tuple[int, ...], random: Random) -> tuple[int, ...]:
    """The deck in another order: its top, and the place of Sunset if it is there now, are seen by all."""
    below = [card for card in deck[1:] if card != SUNSET]
    random.shuffle(below)
    if SUNSET in deck[1:]:
        below.insert(deck.index(SUNSET) - 1, SUNSET)
    return (*deck[:1], *below)


def scramble_avenue(state: Any, views: list[Any], seat: int | None, random: Random) -> Any:
    """Reorder both decks where they were not shown, and change others' choices."""
    known = state.round
    if any(isinstance(event, Peeked) for view in views if view.round == state.round for event in view.news):
        known += 1
    choices = filled(state.seats, None)
    for each, choice in enumerate(flat(state.choices)):
        if choice is not None:
            choices = put(choices, each, choice if each == seat else another_choice(state, each, random))
    farms = state.farms[known:]
    return replace(
        state,
        farms=state.farms[:known] + "".join(random.sample(farms, len(farms))),
        deck=tuple(random.sample(state.deck, len(state.deck))),
        choices=choices,
    )


def another_choice(state: Any, seat: int, random: Random) -> Any:
    """Anything that seat might have chosen."""
    sheet = state.sheets[seat]
    return random.choice([draw for draw in UNIVERSE["avenue"][:42] if sheet.vacant >> draw.square & 1])


Scramble = Callable[[Any, list[Any], int | None, Random], Any]
SCRAMBLES: dict[str, Scramble] = {"photograph": scramble_photograph, "avenue": scramble_avenue}
