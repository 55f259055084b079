"""The yardstick: it looks two adventures ahead for its page, and else comes nearer or turns it."""

from collections.abc import Iterator
from typing import NamedTuple, cast

from serao.engine.chance import Chance
from serao.games.fairy_tile.actions import END, TURN, Action, Add, Move
from serao.games.fairy_tile.kingdom import Kingdom
from serao.games.fairy_tile.memory import Memory
from serao.games.fairy_tile.moving import ways
from serao.games.fairy_tile.objectives import (
    All,
    AnyOf,
    Meet,
    Objective,
    PassOver,
    Scene,
    See,
    SeePlace,
    SeeThree,
    Visit,
    VisitLarge,
    met,
    sees_place,
    sees_three,
)
from serao.games.fairy_tile.pieces import OBJECTIVES, kingdom_of, lay
from serao.games.fairy_tile.places import EVERYBODY, LARGE

FAR = 9.0  # adventures: what cannot be reached by moving alone
WITH_THE_REST = 0.5  # of each further part of a page: its adventures are partly the same
WORTH_A_STEP = 3.0  # adventures: so near, another step with the magic kept is better than another page
PATIENCE = 5  # one time in so many it tries something else: two who want the same characters elsewhere would never end


class Outlook(NamedTuple):
    """A position as the search sees it."""

    laid: tuple[int, ...]
    characters: tuple[int, ...]
    visits: tuple[tuple[int, int], ...]
    passed: tuple[int, ...]


def choose(memory: Memory, chance: Chance) -> Action:
    """Tell the page if one adventure does it; prepare it if two do; otherwise come nearer, or turn it."""
    assert memory.seat is not None  # a spectator has nothing to choose
    if memory.has_told:
        return END  # nothing more can be told in this turn, and magic keeps
    objective, now = OBJECTIVES[memory.hands[memory.seat]], outlook(memory)
    telling = [action for action in memory.legal if met(objective, scene(after(now, action, memory.top)))]
    if telling:
        return chance.pick(telling)
    if memory.second:
        return END
    openings = followed(memory, objective, now)
    if openings and memory.magic[memory.seat]:
        return best(openings, chance)
    if out_of_patience(chance):
        return something_else(memory, chance)
    if openings and not memory.books[memory.seat]:
        return best(openings, chance)
    return nearer_or_turn(memory, objective, now, chance)


def out_of_patience(chance: Chance) -> bool:
    """Whether to try something else this time: the characters are everybody's, and what one does another undoes."""
    return chance.below(PATIENCE) == 0


def something_else(memory: Memory, chance: Chance) -> Action:
    """Another page, which brings magic too; whoever has magic and a single page, any move."""
    assert memory.seat is not None
    if memory.books[memory.seat] or not memory.magic[memory.seat]:
        return TURN
    return chance.pick([action for action in memory.legal if not isinstance(action, Add)])


def nearer_or_turn(memory: Memory, objective: Objective, now: Outlook, chance: Chance) -> Action:
    """Another page brings magic; with magic in hand a step that keeps it may be better."""
    assert memory.seat is not None
    if saving := tiles_for_all(memory, now):
        return best(saving, chance)
    if not memory.magic[memory.seat]:
        return TURN
    every_page_tried = memory.seen[memory.seat] == len(memory.books[memory.seat])
    steps = steps_nearer(memory, objective, now)
    if every_page_tried or -max(steps.values()) < WORTH_A_STEP:
        return best(steps, chance)
    return TURN


def steps_nearer(memory: Memory, objective: Objective, now: Outlook) -> dict[Action, float]:
    """Adventures by how near they bring the page: moves, or tiles while the land itself is wanting."""
    steps: dict[Action, float] = {
        action: -need(objective, after(now, action, memory.top)) for action in memory.legal if isinstance(action, Move)
    }
    additions = [action for action in memory.legal if isinstance(action, Add)]
    if max(steps.values()) > -FAR or not additions:
        return steps
    return {action: growth(objective, after(now, action, memory.top)) - FAR for action in additions}


def tiles_for_all(memory: Memory, now: Outlook) -> dict[Action, float]:
    """7.2 While a kind of Large place is missing: the tiles that could be added, by how near they bring it."""
    wanting = [place for place in LARGE if not kingdom_of(now.laid).large(place)]
    additions = [action for action in memory.legal if isinstance(action, Add)] if wanting else []
    return {action: sum(size(after(now, action, memory.top), place) for place in LARGE) for action in additions}


def best(worth: dict[Action, float], chance: Chance) -> Action:
    """One of those that are worth most."""
    most = max(worth.values())
    return chance.pick([action for action in worth if worth[action] == most])


# ── Looking ahead ─────────────────────────────────────────────────────────────────────────────────


def outlook(memory: Memory) -> Outlook:
    """The position that a memory tells of."""
    return Outlook(memory.laid, memory.characters, memory.visits, memory.passed)


def scene(view: Outlook) -> Scene:
    """What an objective is held against there."""
    return Scene(kingdom_of(view.laid), view.characters, view.visits, view.passed)


def after(now: Outlook, action: Action, top: int) -> Outlook:
    """The position after an adventure; other actions change nothing that a page asks for."""
    match action:
        case Move(character, to):
            over = ways(kingdom_of(now.laid), character, now.characters[character])[to]
            return moved(now, character, to, over)
        case Add(at, turn):
            return now._replace(laid=(*now.laid, lay(top, at, turn)))
        case _:
            return now


def moved(now: Outlook, character: int, to: int, over: bool) -> Outlook:
    """The position after a character's move."""
    characters = list(now.characters)
    characters[character] = to
    passed = (*now.passed, character) if over else now.passed
    return Outlook(now.laid, tuple(characters), (*now.visits, (character, to)), passed)


def followed(memory: Memory, objective: Objective, now: Outlook) -> dict[Action, float]:
    """The adventures that a move could follow to tell the page, each with the number of such moves."""
    found = {}
    for action in memory.legal:
        if action != TURN:
            number = sum(met(objective, scene(then)) for then in moves_from(after(now, action, memory.top)))
            if number:
                found[action] = float(number)
    return found


def moves_from(now: Outlook) -> Iterator[Outlook]:
    """Every position one move on."""
    land = kingdom_of(now.laid)
    for character in EVERYBODY:
        for to, over in ways(land, character, now.characters[character]).items():
            yield moved(now, character, to, over)


# ── How far a page is ─────────────────────────────────────────────────────────────────────────────


def need(objective: Objective, now: Outlook) -> float:
    """About how many moves a page takes from here; FAR when no moves can do it."""
    land = kingdom_of(now.laid)
    distances = [distance(land, each, now.characters[each]) for each in EVERYBODY]
    return moves_needed(objective, land, distances)


Distances = dict[int, int]  # by hex, in moves


def distance(land: Kingdom, character: int, start: int) -> Distances:
    """How many moves away every hex is for a character."""
    key = ("distance", character, start)
    if key not in land.kept:
        found, edge = {start: 0}, [start]
        for there in edge:
            for to in ways(land, character, there):
                if to not in found:
                    found[to] = found[there] + 1
                    edge.append(to)
        land.kept[key] = found
    return cast(Distances, land.kept[key])


def moves_needed(objective: Objective, land: Kingdom, distances: list[Distances]) -> float:
    """The moves that each part takes, the parts of a page counted together by a rule of thumb."""
    match objective:
        case All(parts):
            each = sorted(moves_needed(part, land, distances) for part in parts)
            return min(FAR, each[-1] + WITH_THE_REST * sum(each[:-1]))
        case AnyOf(parts):
            return min(moves_needed(part, land, distances) for part in parts)
        case See(who, whom):
            theirs = distances[whom]
            return least(
                away + min([theirs.get(seen, FAR) for seen in land.sight(there)])
                for there, away in distances[who].items()
            )
        case Meet(one, other, place):
            theirs = distances[other]
            return least(
                away + theirs.get(there, FAR) or FAR
                for there, away in distances[one].items()
                if land.is_place(there, place)
            )
        case _:
            aims = land_aims(objective, land)
            return least(away for there, away in distances[objective.who].items() if there in aims)


def least(numbers: Iterator[float]) -> float:
    """The least of them, FAR at most."""
    return min(numbers, default=FAR)


def land_aims(objective: Visit | VisitLarge | PassOver | SeePlace | SeeThree, land: Kingdom) -> frozenset[int]:
    """The hexes on which one character's part of a page is met, or from which it is one move away."""
    key = ("aims", objective)
    if key not in land.kept:
        land.kept[key] = frozenset(there for there in land.terrain if is_aim(objective, land, there))
    return cast(frozenset[int], land.kept[key])


def is_aim(objective: Visit | VisitLarge | PassOver | SeePlace | SeeThree, land: Kingdom, there: int) -> bool:
    """Whether a hex is one of them."""
    match objective:
        case Visit(_, place):
            return land.is_place(there, place)
        case VisitLarge(_, place):
            return there in land.large(place)
        case PassOver(who):
            return any(ways(land, who, there).values())
        case SeePlace(_, place):
            return sees_place(land, there, place)
        case SeeThree(_, place):
            return sees_three(land, there, place)


def growth(objective: Objective, now: Outlook) -> float:
    """How near the land is to what a page asks of it: the largest place of the kind."""
    match objective:
        case All(parts) | AnyOf(parts):
            return sum(growth(part, now) for part in parts)
        case VisitLarge(_, place):
            return size(now, place)
        case _:
            return -need(objective, now)


def size(now: Outlook, place: int) -> float:
    """The size of the largest place of a kind, as a part of what makes it Large."""
    return min(1.0, max(map(len, kingdom_of(now.laid).groups(place)), default=0) / LARGE[place])
