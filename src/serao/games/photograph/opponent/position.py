"""Positions and actions of Photograph as the kernel's numbers, and back."""

from __future__ import annotations

from array import array

from serao.games.photograph import kernel
from serao.games.photograph.actions import RIGHT, Action, Take, Wind
from serao.games.photograph.pieces import EMPTY, PHOTOS, ROWS, SUNSET
from serao.games.photograph.state import AT_END, AT_SUNSET, OVER, SUBJECT, WINDING, State, Strip, cards_left
from serao.games.photograph.strips import direction, in_focus

PHASES = (SUBJECT, WINDING, AT_SUNSET, AT_END, OVER)
WIND: int = kernel.WIND
REASONS = ("", "deck-short", "deck-empty")


def number_of(action: Action) -> int:
    """An action as the kernel's number."""
    match action:
        case Take(row, side, number):
            return 8 * row + 4 * (side == RIGHT) + number
        case Wind(card, to):
            return WIND + 8 * card + to


def cells_of(state: State) -> array[int]:
    """A position as the kernel's row of numbers."""
    cells = kernel.blank()
    heading = (len(state.hands), ROWS[len(state.hands)], state.options.missed_photo, PHASES.index(state.phase))
    put(cells, kernel.SEATS, (*heading, state.turn, state.owed, 0, len(state.deck)))
    put(cells, kernel.REASON, (REASONS.index(state.reason), cards_left(state.field)))
    put(cells, kernel.FIELD, state.field + (EMPTY,) * (16 - len(state.field)))
    winds = [-1 if wind is None else number_of(wind) for wind in state.winds]
    put(cells, kernel.WINDS, (*winds, *(-1,) * (4 - len(winds))))
    put(cells, kernel.SHOTS, state.good_shots)
    put(cells, kernel.DECK, state.deck)
    for seat, hand in enumerate(state.hands):
        put(cells, kernel.HANDS + 8 * seat, hand)
        cells[kernel.HELD + seat] = len(hand)
        for colour, strip in enumerate(state.strips[seat]):
            put(cells, kernel.STRIPS + 35 * seat + 5 * colour, strip_numbers(strip))
    put_places(cells, state)
    return cells


def put(cells: array[int], first: int, values: tuple[int, ...]) -> None:
    """Write numbers one after another."""
    for place, value in enumerate(values, first):
        cells[place] = value


def strip_numbers(strip: Strip) -> tuple[int, ...]:
    """A strip as the kernel keeps it."""
    shots = in_focus(strip)
    if not shots:
        return (0, 0, 0, 0, 0)
    return (shots[-1], direction(strip), int(strip[-1] < 0), len(shots), len(strip) - len(shots))


def put_places(cells: array[int], state: State) -> None:
    """Where every card is, and whose face the whole table has seen."""
    rows = ROWS[len(state.hands)]
    places = {card: kernel.IN_DECK for card in state.deck if card != SUNSET}
    for position, card in enumerate(state.field):
        places[card] = kernel.COVERED if rows <= position < 3 * rows else kernel.OPEN
    places.update((card, kernel.GONE) for card in state.gone)
    places.update((card, kernel.HAND + seat) for seat, hand in enumerate(state.hands) for card in hand)
    for card in range(PHOTOS):
        in_play = card // 12 in state.colours
        cells[kernel.WHERE + card] = places.get(card, kernel.LAID) if in_play else 0
        cells[kernel.SEEN + card] = state.seen >> card & 1
