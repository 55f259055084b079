"""Scenes for the tests: kingdoms from drawings, tables in the middle of a game, and people acting in turn."""

from random import Random

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.outcome import Outcome
from serao.engine.play import play
from serao.games import fairy_tile
from serao.games.fairy_tile.actions import Add
from serao.games.fairy_tile.hexes import STEPS, hex_at
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.objectives import Scene
from serao.games.fairy_tile.pieces import kingdom_of, lay
from serao.games.fairy_tile.placing import additions
from serao.games.fairy_tile.state import Options, State

ANA, BRUNO, CHLOE, DAVI = range(4)
NAMES = ("Ana", "Bruno", "Chloé", "Davi")
TERRAIN_OF_SIGN = {"p": 0, "f": 1, "m": 2, "c": 3}
FIGURES = "PKD"


def luck(number: int = 0) -> Chance:
    """Chance that is the same in every run."""
    return Chance(b"once upon a time", number)


def place(name: str) -> int:
    """A hex by its coordinates: `2,-1`."""
    q, r = name.split(",")
    return hex_at(int(q), int(r))


def land(drawing: str) -> Kingdom:
    """A kingdom from rows parted by slashes, the first at r = 0: p f m c, a capital with a river, a space for a gap.

    A river runs to every neighbour with a river; one without such a neighbour runs east.
    """
    signs = {
        hex_at(q, r): sign for r, row in enumerate(drawing.split("/")) for q, sign in enumerate(row) if sign != " "
    }
    wet = {there for there, sign in signs.items() if sign.isupper()}
    rivers = {
        there: sum(1 << way for way, step in enumerate(STEPS) if there in wet and there + step in wet)
        or int(there in wet)
        for there in signs
    }
    return Kingdom({there: TERRAIN_OF_SIGN[sign.lower()] for there, sign in signs.items()}, rivers)


def scene(drawing: str, princess: str, knight: str, dragon: str, moved: str = "", passed: str = "") -> Scene:
    """Three characters in a kingdom; those named in `moved` ended a move this turn where they are."""
    characters = (place(princess), place(knight), place(dragon))
    visits = tuple((FIGURES.index(figure), characters[FIGURES.index(figure)]) for figure in moved)
    return Scene(land(drawing), characters, visits, tuple(FIGURES.index(figure) for figure in passed))


def fresh(seats: int = 2, number: int = 0, pages_each: int = 0) -> State:
    """A new game."""
    return fairy_tile.new(Options(pages_each=pages_each), seats, luck(number))


def holding(state: State, seat: int, page: int) -> State:
    """The same table, with a page exchanged into a hand from wherever it is."""
    mine = state.hands[seat]
    swap = {page: mine, mine: page}

    def other(pages: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(swap.get(each, each) for each in pages)

    state = replace(
        state,
        hands=other(state.hands),
        books=tuple(other(book) for book in state.books),
        told=tuple(other(told) for told in state.told),
        aside=other(state.aside),
    )
    fairy_tile.check(state)
    return state


def with_magic(state: State, seat: int) -> State:
    """The same table, with a seat's token on its magic side."""
    return replace(state, magic=tuple(each == seat or magic for each, magic in enumerate(state.magic)))


def standing(state: State, princess: str = "", knight: str = "", dragon: str = "") -> State:
    """The same table, with characters put elsewhere."""
    named = (princess, knight, dragon)
    characters = [place(name) if name else there for name, there in zip(named, state.characters, strict=True)]
    state = replace(state, characters=tuple(characters))
    fairy_tile.check(state)
    return state


def act(state: State, *notations: str) -> State:
    """Decisions of whoever's turn it is, through the door that refuses."""
    for notation in notations:
        state = play(fairy_tile, state, state.turn, fairy_tile.parse(notation), luck(1))
        fairy_tile.check(state)
    return state


def refused(state: State, notation: str, seat: int | None = None) -> str:
    """The key of the reason for which a decision is refused; empty when it is allowed."""
    reason = fairy_tile.refusal(state, state.turn if seat is None else seat, fairy_tile.parse(notation))
    return reason.key if reason else ""


def options_of(state: State) -> set[str]:
    """What the seat whose turn it is may do, in notation."""
    return {fairy_tile.text(action) for action in fairy_tile.legal(state, state.turn)}


def grown(state: State, tiles: int = 12, seed: int = 0) -> State:
    """The same table after so many tiles were added at random, by nobody in particular."""
    random, laid, stack = Random(seed), state.laid, state.stack
    for _ in range(tiles):
        ways = [way for way in additions(kingdom_of(laid), stack[0]) if isinstance(way, Add)]
        way = random.choice(ways)
        laid, stack = (*laid, lay(stack[0], way.at, way.turn)), stack[1:]
    state = replace(state, laid=laid, stack=stack)
    fairy_tile.check(state)
    return state


def end_of(state: State) -> Outcome:
    """The outcome of a game that is over."""
    outcome = fairy_tile.outcome(state)
    assert outcome is not None, "the game is not over"
    return outcome
