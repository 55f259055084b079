"""What an adventure of Fairy Tile would mean for the page in one's hand."""

import msgspec

from serao.games.fairy_tile.actions import Action, Add, Move
from serao.games.fairy_tile.objectives import All, AnyOf, Objective, Scene, met
from serao.games.fairy_tile.pieces import NO_PAGE, OBJECTIVES, kingdom_of
from serao.games.fairy_tile.rules import add_tile, move
from serao.games.fairy_tile.state import State


class Preview(msgspec.Struct, frozen=True):
    """Whether the page would be told, and which parts of its objective would be met, in their order."""

    tells: bool
    parts: tuple[bool, ...]


PREVIEW = Preview


def preview(state: State, seat: int, action: Action) -> Preview | None:
    """5 The page held against the kingdom as it would be; turning a page or ending tells nothing beforehand."""
    page = state.hands[seat]
    match action:
        case Move(character, to):
            after = move(state, character, to, [])
        case Add(at, turn):
            after = add_tile(state, at, turn, [])
        case _:
            return None
    if page == NO_PAGE:
        return None
    scene = Scene(kingdom_of(after.laid), after.characters, after.visits, after.passed)
    objective = OBJECTIVES[page]
    return Preview(
        tells=not state.has_told and met(objective, scene),
        parts=tuple(met(part, scene) for part in parts_of(objective)),
    )


def parts_of(objective: Objective) -> tuple[Objective, ...]:
    """The parts of an objective; one that has none is its own."""
    return objective.parts if isinstance(objective, All | AnyOf) else (objective,)
