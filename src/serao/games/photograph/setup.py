"""Setting up a game of Photograph (rule 2)."""

from serao.engine.chance import Chance
from serao.engine.problem import BadOptions, reason
from serao.games.photograph.news import Started
from serao.games.photograph.pieces import (
    COLOURS,
    COLOURS_IN_PLAY,
    COLUMNS,
    FACE_UP,
    HAND,
    LAST_NUMBER,
    PILES,
    PILES_ABOVE_SUNSET,
    ROWS,
    SUNSET,
)
from serao.games.photograph.state import FREE, NOT_IN_PLAY, SUBJECT, Options, State


def seats(options: Options) -> range:
    """2 to 4; the number that fits when colours are named to be left out (2.1)."""
    named = options.left_out
    unknown = [colour for colour in named if colour not in COLOURS]
    if unknown:
        raise BadOptions(reason("photograph-colour-unknown", given=unknown[0], known=", ".join(COLOURS)))
    if len(set(named)) < len(named):
        raise BadOptions(reason("photograph-colour-twice"))
    if not named:
        return range(2, 5)
    fitting = [number for number, used in COLOURS_IN_PLAY.items() if used == len(COLOURS) - len(named)]
    if not fitting:
        raise BadOptions(reason("photograph-colours-many", given=len(named)))
    return range(fitting[0], fitting[0] + 1)


def new(options: Options, number: int, chance: Chance) -> State:
    """2 Set-up: colours, deck, field, starting seat, hands."""
    left_out = colours_left_out(options, number, chance)
    colours = tuple(colour for colour in range(len(COLOURS)) if colour not in left_out)
    deck = stacked(colours, chance)
    size = ROWS[number] * COLUMNS
    field, deck = deck[:size], deck[size:]
    first = chance.below(number)
    hands, deck = deal_hands(deck, number, first)
    return State(
        options=options,
        colours=colours,
        phase=SUBJECT,
        turn=first,
        owed=0,
        field=field,
        deck=deck,
        hands=hands,
        strips=(((),) * len(COLOURS),) * number,
        good_shots=tuple(FREE if colour in colours else NOT_IN_PLAY for colour in range(len(COLOURS))),
        gone=(),
        seen=sum(1 << card for card, up in zip(field, FACE_UP[ROWS[number]], strict=True) if up),
        winds=(None,) * number,
        reason="",
        news=(Started(first, tuple(left_out)),),
        past=(),
    )


def colours_left_out(options: Options, number: int, chance: Chance) -> list[int]:
    """2.1 As named in the options, else at random."""
    if options.left_out:
        return sorted(COLOURS.index(colour) for colour in options.left_out)
    return sorted(chance.shuffled(range(len(COLOURS)))[COLOURS_IN_PLAY[number] :])


def stacked(colours: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """2.2 The deck in the order of dealing: four piles, the one with Sunset, a plain one."""
    photos = chance.shuffled(cards_of(colours))
    pile = len(photos) // PILES
    above = PILES_ABOVE_SUNSET * pile
    with_sunset = chance.shuffled((*photos[above : above + pile], SUNSET))
    return (*photos[:above], *with_sunset, *photos[above + pile :])


def cards_of(colours: tuple[int, ...]) -> list[int]:
    """The photo cards of these colours."""
    return [card for colour in colours for card in range(colour * LAST_NUMBER, (colour + 1) * LAST_NUMBER)]


def deal_hands(deck: tuple[int, ...], number: int, first: int) -> tuple[tuple[tuple[int, ...], ...], tuple[int, ...]]:
    """2.5 One card at a time, clockwise from the starting seat, until everyone has five."""
    dealt = deck[: HAND * number]
    hands = tuple(dealt[(seat - first) % number :: number] for seat in range(number))
    return hands, deck[len(dealt) :]
