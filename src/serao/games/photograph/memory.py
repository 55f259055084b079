"""What a seat with a perfect memory knows of Photograph, and positions imagined from it."""

from collections.abc import Iterable

import msgspec

from serao.engine.chance import Chance
from serao.games.photograph.actions import WINDS, Action, Wind
from serao.games.photograph.news import Event
from serao.games.photograph.pieces import (
    BACK,
    BACKS,
    FIRST_BACK,
    LAST_NUMBER,
    PHOTOS,
    PILES,
    PILES_ABOVE_SUNSET,
    SUNSET,
)
from serao.games.photograph.rules import as_seen, legal
from serao.games.photograph.state import AT_SUNSET, Options, State, Strip
from serao.games.photograph.views import deck_top, field_seen


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """All that bears on the rest of the game. Cards are faces where this seat has ever seen them, else backs.

    Hands can be followed card by card: everybody sees what is taken, which place is wound where and what is
    played, so a card taken from an open column stays known in its holder's hand. Strips hold the numbers out of
    focus too: they were shown once. `past` tells in order what the whole table saw: who took which backs, what was
    wound and when it was played, from which a seat may infer what others hold. Of its own cards a seat knows the
    faces anyway: they are in its hand or on its strips.
    """

    seat: int | None
    legal: tuple[Action, ...]
    options: Options
    colours: tuple[int, ...]
    phase: str
    turn: int
    owed: int
    field: tuple[int, ...]
    deck: int
    deck_top: int
    sunset_to_come: bool
    hands: tuple[tuple[int, ...], ...]
    my_hand_to_others: tuple[int, ...]
    strips: tuple[tuple[Strip, ...], ...]
    good_shots: tuple[int, ...]
    gone: tuple[int, ...]
    chosen: tuple[bool, ...]
    my_choice: Wind | None
    reason: str
    news: tuple[Event, ...]
    past: tuple[Event, ...]


def memory(state: State, seat: int | None) -> Memory:
    """Everything that seat has ever lawfully seen."""
    return Memory(
        seat=seat,
        legal=() if seat is None else legal(state, seat),
        options=state.options,
        colours=state.colours,
        phase=state.phase,
        turn=state.turn,
        owed=state.owed,
        field=field_seen(state),
        deck=len(state.deck),
        deck_top=deck_top(state),
        sunset_to_come=SUNSET in state.deck,
        hands=tuple(hand_known(state, holder, seat) for holder in range(len(state.hands))),
        my_hand_to_others=() if seat is None else hand_known(state, seat, None),
        strips=state.strips,
        good_shots=state.good_shots,
        gone=tuple(as_seen(card, state.seen) for card in state.gone),
        chosen=tuple(wind is not None for wind in state.winds),
        my_choice=None if seat is None else state.winds[seat],
        reason=state.reason,
        news=state.news,
        past=state.past,
    )


def hand_known(state: State, holder: int, seat: int | None) -> tuple[int, ...]:
    """One's own hand; of others', the cards that were taken open, and the backs of the rest."""
    hand = state.hands[holder]
    return hand if holder == seat else tuple(as_seen(card, state.seen) for card in hand)


def faces_known(memory: Memory) -> set[int]:
    """Every card whose place this seat knows."""
    laid = (
        colour * LAST_NUMBER + abs(number) - 1
        for strips in memory.strips
        for colour, strip in enumerate(strips)
        for number in strip
    )
    codes = (*memory.field, *memory.gone, *(card for hand in memory.hands for card in hand), *laid)
    return {code for code in codes if 0 <= code < FIRST_BACK}


def unseen(memory: Memory) -> list[int]:
    """The cards in play whose place this seat does not know."""
    known = faces_known(memory)
    return [card for card in range(PHOTOS) if card // LAST_NUMBER in memory.colours and card not in known]


def imagine(memory: Memory, chance: Chance) -> State:
    """A position that agrees with the memory: unseen cards fall, at random, on places with their back."""
    pools: dict[int, list[int]] = {back: [] for back in BACKS}
    for card in chance.shuffled(unseen(memory)):
        pools[BACK[card]].append(card)

    def turned(codes: Iterable[int]) -> tuple[int, ...]:
        return tuple(pools[code].pop() if code in pools else code for code in codes)

    field, gone = turned(memory.field), turned(memory.gone)
    hands = tuple(turned(hand) for hand in memory.hands)
    top = turned((memory.deck_top,)) if memory.deck_top in pools else ()
    rest = chance.shuffled(card for pool in pools.values() for card in pool)
    return State(
        options=memory.options,
        colours=memory.colours,
        phase=memory.phase,
        turn=memory.turn,
        owed=memory.owed,
        field=field,
        deck=with_sunset(memory, top + rest, chance),
        hands=hands,
        strips=memory.strips,
        good_shots=memory.good_shots,
        gone=gone,
        seen=seen_by_all(memory, faces_known(memory)),
        winds=imagined_winds(memory, chance),
        reason=memory.reason,
        news=memory.news,
        past=memory.past,
    )


def with_sunset(memory: Memory, photos: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """Sunset where it may still be: on top while everybody winds for it, else in what is left of its pile (2.2)."""
    if not memory.sunset_to_come:
        return photos
    place = 0 if memory.phase == AT_SUNSET else chance.pick(sunset_places(memory, len(photos)))
    return (*photos[:place], SUNSET, *photos[place:])


def sunset_places(memory: Memory, photos: int) -> range:
    """How many photo cards may still lie above Sunset: it was shuffled into the fifth pile from the top."""
    used = len(memory.colours) * LAST_NUMBER
    pile = used // PILES
    dealt = used - photos
    return range(max(1, PILES_ABOVE_SUNSET * pile - dealt), (PILES_ABOVE_SUNSET + 1) * pile - dealt + 1)


def seen_by_all(memory: Memory, known: set[int]) -> int:
    """The faces the whole table has seen: all that this seat knows, but for what only its own hand shows it."""
    mine = () if memory.seat is None else memory.hands[memory.seat]
    secret = {card for card, others in zip(mine, memory.my_hand_to_others, strict=True) if card != others}
    return sum(1 << card for card in known - secret)


def imagined_winds(memory: Memory, chance: Chance) -> tuple[Wind | None, ...]:
    """One's own waiting choice; for others who have chosen, any winding of a hand of that size."""
    return tuple(
        memory.my_choice if seat == memory.seat else chance.pick(WINDS[len(memory.hands[seat])]) if chosen else None
        for seat, chosen in enumerate(memory.chosen)
    )
