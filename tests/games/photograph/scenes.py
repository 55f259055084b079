"""Positions of Photograph written as they lie on the table, for tests that read like the rulebook."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.outcome import Outcome
from serao.engine.play import play, start
from serao.games import photograph
from serao.games.photograph import Options, State
from serao.games.photograph.pieces import BACK, COLOURS, EMPTY, SUNSET
from serao.games.photograph.state import AT_END, FREE, NOT_IN_PLAY, OVER, SUBJECT, WINDING, Strip

T = TypeVar("T")
Strips = dict[tuple[int, str], Strip]

ANA, BRUNO, CHLOE, DAVI = range(4)
LEFT_OUT: dict[int, tuple[str, ...]] = {2: ("grey", "purple"), 3: ("purple",), 4: ()}
ROWS = {2: 3, 3: 4, 4: 4}
EMPTY_ROW = ". . . ."
PLENTY = ("? ? ? ?", "? ? ? ?", "? ? ? ?", "? ? ? ?")


def card(name: str) -> int:
    """The card of a name such as blue-7; `sunset` too, and `.` for an empty place."""
    if name in ("sunset", "."):
        return SUNSET if name == "sunset" else EMPTY
    colour, number = name.split("-")
    return COLOURS.index(colour) * 12 + int(number) - 1


def cards(names: str) -> tuple[int, ...]:
    """Several cards, divided by spaces."""
    return tuple(card(name) for name in names.split())


def back(name: str) -> int:
    """The back of the card of that name."""
    return BACK[card(name)]


def backs(names: str) -> tuple[int, ...]:
    """The backs of several cards."""
    return tuple(back(name) for name in names.split())


def colour(name: str) -> int:
    """The colour of a name."""
    return COLOURS.index(name)


def in_play(seats: int, left_out: Sequence[str]) -> list[int]:
    """Every photo card of the colours in play, by number first so that fillers are of mixed colours."""
    return [which * 12 + number for number in range(12) for which in range(7) if COLOURS[which] not in left_out]


class Box:
    """The cards not yet laid anywhere; `?` takes any of those that the scene does not name."""

    def __init__(self, seats: int, named: Iterable[int]) -> None:
        taken = set(named)
        self.all = in_play(seats, LEFT_OUT[seats])
        assert taken - {SUNSET, EMPTY} <= set(self.all), "a card of a colour that is not in play"
        self.rest = [each for each in self.all if each not in taken]

    def lay(self, names: str) -> tuple[int, ...]:
        """The named cards, and any others for the question marks."""
        return tuple(self.rest.pop(0) if name == "?" else card(name) for name in names.split())


def scene(
    seats: int = 2,
    *,
    turn: int = ANA,
    phase: str = SUBJECT,
    owed: int = 0,
    hands: Mapping[int, str] | None = None,
    rows: Sequence[str] = PLENTY,
    deck: str = "? ? ? ? ? ? ? ?",
    strips: Mapping[tuple[int, str], Strip] | None = None,
    good_shots: Mapping[str, int] | None = None,
    missed_photo: bool = False,
    reason: str = "",
) -> State:
    """A position with no card lost: hands from back to front, the field row by row, the deck from its top.

    What the scene does not speak of has left the game. Strips hold numbers, negative ones out of focus.
    """
    hands = dict.fromkeys(range(seats), "? ? ? ? ?") | dict(hands or {})
    laid = {
        (seat, name): tuple(colour(name) * 12 + abs(number) - 1 for number in strip)
        for (seat, name), strip in (strips or {}).items()
    }
    rows = rows[: ROWS[seats]]
    words = " ".join((*hands.values(), *rows, deck)).replace("?", " ")
    box = Box(seats, (*cards(words), *(each for strip in laid.values() for each in strip)))
    field = by_position([box.lay(row) for row in rows])
    held = tuple(box.lay(hands[seat]) for seat in range(seats))
    pile = box.lay(deck)
    options = Options(left_out=LEFT_OUT[seats], missed_photo=missed_photo)
    state: State = start(photograph, options, seats, Chance(b"scene"))
    state = replace(
        state,
        phase=phase,
        turn=turn,
        owed=owed,
        field=field,
        deck=pile,
        hands=held,
        strips=tuple(seat_strips(strips or {}, seat) for seat in range(seats)),
        good_shots=holders(good_shots or {}, LEFT_OUT[seats]),
        gone=tuple(box.rest),
        seen=sum(1 << each for each in {*face_up(field), *(each for strip in laid.values() for each in strip)}),
        reason=reason,
        news=(),
    )
    photograph.check(state)
    return state


def by_position(rows: Sequence[Sequence[int]]) -> tuple[int, ...]:
    """2.4 Rows as they lie on the table, read column by column, each from top to bottom."""
    return tuple(row[column] for column in range(4) for row in rows)


def face_up(field: Sequence[int]) -> list[int]:
    """2.3 The cards of the first and the last column."""
    rows = len(field) // 4
    return [each for each in (*field[:rows], *field[-rows:]) if each != EMPTY]


def seat_strips(strips: Mapping[tuple[int, str], Strip], seat: int) -> tuple[Strip, ...]:
    """One seat's strips, by colour."""
    return tuple(tuple(strips.get((seat, name), ())) for name in COLOURS)


def holders(good_shots: Mapping[str, int], left_out: Sequence[str]) -> tuple[int, ...]:
    """Who has which Good Shot, by colour."""
    return tuple(NOT_IN_PLAY if name in left_out else good_shots.get(name, FREE) for name in COLOURS)


def act(state: State, *moves: tuple[int, str]) -> State:
    """The position after these moves, each a seat and a notation; cards are counted after each of them."""
    for seat, notation in moves:
        state = play(photograph, state, seat, photograph.parse(notation), Chance(b"scene"))
        photograph.check(state)
    return state


def strip(state: State, seat: int, name: str) -> Strip:
    """One strip of a seat."""
    return state.strips[seat][colour(name)]


def holder(state: State, name: str) -> int:
    """Who has that colour's Good Shot."""
    return state.good_shots[colour(name)]


def rows_of(state: State) -> list[tuple[int, ...]]:
    """The field as it lies on the table, row by row."""
    rows = len(state.field) // 4
    return [state.field[row::rows] for row in range(rows)]


def places(field: Sequence[int], *numbers: int) -> tuple[int, ...]:
    """The cards at these position numbers of the set-up card, counted from 1."""
    return tuple(field[number - 1] for number in numbers)


def happened(state: State, kind: type[T]) -> list[T]:
    """The news of one kind."""
    return [event for event in state.news if isinstance(event, kind)]


def idle_wind(state: State, seat: int) -> tuple[int, str]:
    """A winding that leaves the rear of the hand as it is: the last card but one goes to the front."""
    size = len(state.hands[seat])
    return seat, f"{size - 1}>{size}"


def all_wind(state: State) -> State:
    """Everybody who has to wind does so without changing the rear of the hand."""
    for seat in photograph.actors(state):
        state = act(state, idle_wind(state, seat))
    return state


def shoot(seats: int, names: str, seat: int = ANA, **table: Any) -> State:
    """The position after a seat has played these cards in its turn, in order."""
    number = len(names.split())
    hand = {seat: f"{names} ? ? ? ? ?"}
    hands = {**table.pop("hands", {}), **hand}
    state = scene(seats, phase=WINDING, turn=seat, owed=number, hands=hands, **table)
    return act(state, idle_wind(state, seat))


def last_winding(seats: int, hands: Mapping[int, str], strips: Strips | None = None, missed: bool = False) -> State:
    """6.1 The game has ended, and everybody is about to wind once more."""
    hands = dict.fromkeys(range(seats), "? ? ?") | dict(hands)
    return scene(seats, phase=AT_END, hands=hands, strips=strips, missed_photo=missed, reason="deck-short", deck="")


def over(
    strips: Strips,
    good_shots: Mapping[str, int] | None = None,
    seats: int = 2,
    last: Mapping[int, str] | None = None,
    missed: bool = False,
    why: str = "deck-empty",
) -> State:
    """A finished game: strips, Good Shots and the last card of each hand."""
    return scene(
        seats,
        phase=OVER,
        hands=dict.fromkeys(range(seats), "?") | dict(last or {}),
        strips=strips,
        good_shots=good_shots,
        missed_photo=missed,
        reason=why,
        deck="",
    )


def counted(state: State) -> Outcome:
    """The outcome of a finished game."""
    outcome = photograph.outcome(state)
    assert outcome is not None
    return outcome
