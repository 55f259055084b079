"""Scenes for the tests: sheets from drawings, tables in the middle of a game, and people acting in turn."""

from collections import Counter
from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.outcome import Outcome
from serao.engine.play import play
from serao.engine.problem import Reason
from serao.engine.seatrows import filled
from serao.games import avenue
from serao.games.avenue.actions import Action, Draw
from serao.games.avenue.pieces import ROAD_CARDS
from serao.games.avenue.state import Options, Sheet, State

ANA, BRUNO, CHLOE, DAVI = range(4)
NAMES = ("Ana", "Bruno", "Chloé", "Davi")

# 1.4 as the rule draws them; a dot is a vacant square.
ROAD_OF_SIGN = {"·": 0, "┘": 1, "└": 2, "┌": 3, "┐": 4, "─": 5, "│": 6}
SCORING = 10  # a yellow card is its road's number plus ten

# Four yellow cards, so that the farm scores as soon as everybody has acted; the fourth is a crossing road.
LAST_CARDS = (11, 12, 13, 15)

EMPTY = """
    · · · · · ·
    · · · · · ·
    · · · · · ·
    · · · · · ·
    · · · · · ·
    · · · · · ·
    · · · · · ·
"""

# The rulebook's example on map A: farm F (d7) and farm A (c1) are each joined to five grapes.
FIVE_AND_FIVE = """
    · ─ ┐ · · ·
    · · │ · · ·
    · · │ · · ·
    · · · · · ·
    · · · │ · ·
    · · · │ · ·
    · ─ ─ ┘ · ·
"""


def luck(number: int = 0) -> Chance:
    """Chance that is the same in every run."""
    return Chance(b"a table in the evening", number)


def square(name: str) -> int:
    """The number of a square from its name: a1 is 0, f7 is 41."""
    return (int(name[1]) - 1) * 6 + "abcdef".index(name[0])


def squares(names: str) -> set[int]:
    """The numbers of several squares."""
    return {square(name) for name in names.split()}


def roads(drawing: str) -> tuple[int, ...]:
    """The roads of a drawing of seven lines and six squares."""
    signs = tuple(ROAD_OF_SIGN[sign] for sign in drawing.split())
    assert len(signs) == 42, f"a drawing has 42 squares, this one {len(signs)}"
    return signs


def sheet(drawing: str = EMPTY, written: Iterable[int] = (), peeks: Iterable[int] = ()) -> Sheet:
    """A sheet from a drawing, with its numbers written so far and the rounds of its peeks."""
    drawn = roads(drawing)
    vacant = sum(1 << place for place, road in enumerate(drawn) if road == 0)
    return Sheet(drawn, vacant, tuple(written), tuple(peeks))


def fresh(seats: int = 1, map_text: str = "A", number: int = 0) -> State:
    """A new game."""
    return avenue.new(Options(map=map_text), seats, luck(number))


def scene(
    *sheets: Sheet,
    farms: str = "ABCDEF",
    number: int = 1,
    played: tuple[int, ...] = (3,),
    aside: tuple[int, ...] = (),
    coming: tuple[int, ...] = (),
    map_text: str = "A",
) -> State:
    """A table in round `number`; the last card played is shown, the cards coming lie on top of the deck."""
    seats = len(sheets)
    rest = Counter(ROAD_CARDS) - Counter((*played, *aside, *coming))
    state = replace(
        fresh(seats, map_text),
        round=number,
        farms=farms,
        road=played[-1],
        deck=(*coming, *rest.elements()),
        played=played,
        aside=aside,
        yellow=sum(card > SCORING for card in played),
        sheets=sheets,
        news=(),
    )
    avenue.check(state)
    return state


def finished(*sheets: Sheet, farms: str = "ABCDEF") -> State:
    """A game that is over, with five numbers on every sheet."""
    state = scene(*sheets, farms=farms, number=6, played=LAST_CARDS)
    state = replace(state, round=5, road=0, waiting=0)
    avenue.check(state)
    return state


def act(state: State, seat: int, notation: str) -> State:
    """One decision, through the door that refuses."""
    after: State = play(avenue, state, seat, avenue.parse(notation), luck(1))
    avenue.check(after)
    return after


def everyone(state: State, *notations: str) -> State:
    """A decision of each seat, from the first on."""
    for seat, notation in enumerate(notations):
        state = act(state, seat, notation)
    return state


def refused(state: State, seat: int, notation: str) -> str:
    """The key of the reason for which a decision is refused; empty when it is allowed."""
    return key_of(avenue.refusal(state, seat, avenue.parse(notation)))


def key_of(reason: Reason | None) -> str:
    """The key of a reason, empty for none."""
    return reason.key if reason else ""


def options_of(state: State, seat: int) -> set[str]:
    """What a seat may do, in notation."""
    return {avenue.text(action) for action in avenue.legal(state, seat)}


def written_for(farm: str, drawing: str, before: Iterable[int] = (), map_text: str = "A") -> int:
    """The number that a farm writes on a sheet; its owner peeks with the last card, so nothing is drawn."""
    numbers = tuple(before)
    farms = "".join(other for other in "ABCDEF" if other != farm)
    order = farms[: len(numbers)] + farm + farms[len(numbers) :]
    state = scene(sheet(drawing, numbers), farms=order, number=len(numbers) + 1, played=LAST_CARDS, map_text=map_text)
    return everyone(state, "peek").sheets[0].written[-1]


def end_of(state: State) -> Outcome:
    """The outcome of a game that is over."""
    outcome = avenue.outcome(state)
    assert outcome is not None, "the game is not over"
    return outcome


def random_game(seats: int, seed: int, peeking: bool = True, map_text: str = "A") -> list[State]:
    """Every position after everybody has acted, of a game of random decisions, the opening first."""
    random, state, decisions = Random(seed), fresh(seats, map_text, seed), 0
    states = [state]
    while avenue.actors(state):
        for seat in range(seats):
            decisions += 1
            action = random.choice(choices_of(state, seat, peeking))
            state = avenue.apply(state, seat, action, Chance(b"%d" % seed, decisions))
        states.append(state)
    return states


def choices_of(state: State, seat: int, peeking: bool) -> tuple[Action, ...]:
    """What a seat may do, with or without peeking."""
    actions = avenue.legal(state, seat)
    return actions if peeking else tuple(action for action in actions if isinstance(action, Draw))


def nobody_has_chosen(seats: int) -> tuple[tuple[Action | None, ...], ...]:
    """The choices of a table at which everybody still thinks."""
    return filled(seats, None)
