"""A little game to begin with: stones lie in a row, take one to three of them; who takes the last one wins.

Change anything. Run the tests after every change: they play hundreds of games and say what no longer holds.
"""

import msgspec

from serao.engine.chance import Chance
from serao.engine.contract import Say
from serao.engine.open_game import OpenView
from serao.engine.outcome import Outcome, Score, ScoreLine, outcome_of
from serao.engine.scene import Cards, Counter, Piece, Scene

# Nothing is hidden in this game: everybody sees the whole State, and so views and memories need no code.
# A game with secrets leaves this out and writes View, Memory, view, memory and imagine.
OPEN = True
MOST_TAKEN = 3
NOBODY = -1


# ── What is decided, what happens, how the table stands: small frozen values ──────────────────────


class Options(msgspec.Struct, frozen=True):
    """The variants. Each has a default; each becomes a field of the form where a table is laid."""

    fewest: int = 12  # there are so many stones or up to nine more


class Take(msgspec.Struct, frozen=True, tag="take"):
    """An action: take so many stones."""

    number: int


class Took(msgspec.Struct, frozen=True, tag="took"):
    """An event: somebody took stones, and so many are left."""

    seat: int
    number: int
    left: int


ACTIONS = Take  # several kinds of actions: ACTIONS = Take | Pass
EVENTS = Took


class State(msgspec.Struct, frozen=True):
    """The whole position. `news` is what the last action brought."""

    stones: int  # still in the row
    taken: tuple[int, ...]  # by each seat
    turn: int = 0
    winner: int = NOBODY
    news: tuple[Took, ...] = ()


# ── The rules ─────────────────────────────────────────────────────────────────────────────────────


def seats(options: Options) -> range:
    """How many may play: from two to four."""
    return range(2, 5)


def new(options: Options, seats: int, chance: Chance) -> State:
    """The position before the first decision. All luck comes from `chance`: so a game can be replayed and proven."""
    return State(max(options.fewest, 1) + chance.below(10), (0,) * seats)


def actors(state: State) -> tuple[int, ...]:
    """The seats that must choose now; none when it is over."""
    return (state.turn,) if state.winner == NOBODY else ()


def legal(state: State, seat: int) -> tuple[Take, ...]:
    """Every action that seat may take now."""
    if seat not in actors(state):
        return ()
    return tuple(Take(number) for number in range(1, min(MOST_TAKEN, state.stones) + 1))


def apply(state: State, seat: int, action: Take, chance: Chance) -> State:
    """The next position. It is a new value; the old one stays as it is."""
    left = state.stones - action.number
    mine = state.taken[seat] + action.number
    return State(
        stones=left,
        taken=(*state.taken[:seat], mine, *state.taken[seat + 1 :]),
        turn=(seat + 1) % len(state.taken),
        winner=NOBODY if left else seat,
        news=(Took(seat, action.number, left),),
    )


def outcome(state: State) -> Outcome | None:
    """How it ended: a score for every seat, line by line, and the reason. None while it goes on."""
    if state.winner == NOBODY:
        return None
    points = [int(seat == state.winner) for seat in range(len(state.taken))]
    scores = [Score(seat, each, (ScoreLine("last", each),)) for seat, each in enumerate(points)]
    return outcome_of(scores, "no-stones", ())


# ── What people read and see ──────────────────────────────────────────────────────────────────────


def tell(event: Took, say: Say, names: tuple[str, ...]) -> str:
    """An event as a sentence; the sentences stand in words/en.ftl."""
    return say("my_game-took", name=names[event.seat], number=event.number, left=event.left)


def label(action: Take, say: Say) -> str:
    """What an action is called where it is offered."""
    return say("my_game-take", number=action.number)


def scene(view: OpenView[State], say: Say, names: tuple[str, ...]) -> Scene:
    """What lies on the table. The browser, the terminal and a screen reader get their boards from it."""
    state = view.state
    stones = tuple(Piece(name=say("my_game-stone"), spot=str(place), colour="grey") for place in range(state.stones))
    players = (
        Counter(title=name, number=state.taken[seat], active=seat in actors(state)) for seat, name in enumerate(names)
    )
    return Scene((*players, Cards(title=say("my_game-stones", number=state.stones), cards=stones)))


def spots(action: Take) -> tuple[str, ...]:
    """The spots that an action touches: the first stones of the row, one press for each."""
    return tuple(str(place) for place in range(action.number))
