"""Every sensible action tried in many imagined games, the better ones more often (determinised search)."""

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple

from serao.engine.chance import Chance
from serao.games.fairy_tile import rollout_kernel
from serao.games.fairy_tile.actions import TURN, Action, Add, Move
from serao.games.fairy_tile.memory import Memory, imagine
from serao.games.fairy_tile.moving import ways
from serao.games.fairy_tile.opponent.guessing import unlikely
from serao.games.fairy_tile.opponent.kingdom_kernels import PASSING, KingdomKernels, kernels_of
from serao.games.fairy_tile.pieces import NO_PAGE, kingdom_of, lay
from serao.games.fairy_tile.state import State, is_fixed
from serao.installed.kernels import fastest

ROOM = 20  # places for the pages of one seat, in the kernel
MOST_SEATS = 4
NOBODY = -1


class Budget(NamedTuple):
    """How much is thought about: games, turns of each, tiles, and whether it counts what others cannot hold.

    And how often the land is let grow, where tiles are wasted.
    """

    games: int
    turns: int
    tiles: int
    infers: bool
    growths: int = 1000


EAGERNESS = 3.2  # by how much a chance falls, as its logarithm, with the square root of the pages left
# Turns for each seat in which nothing lasting has happened, and how often a position may come again: then it no longer
# hinders the others, who may hinder it as long, but looks to its own pages.
PATIENCE, AGAIN = 8, 3


class Trial(NamedTuple):
    """The position after an action of one's own, as the kernel reads it."""

    where: tuple[int, ...]
    told: bool
    turned: bool
    magic: bool
    goes_on: bool
    mover: int = NOBODY


class Candidate(NamedTuple):
    """An action, what it brings, and the land on which the game goes on."""

    action: Action
    trial: Trial
    laid: tuple[int, ...]


# ── What actions bring ────────────────────────────────────────────────────────────────────────────


def candidate_of(memory: Memory, action: Action) -> Candidate:
    """An action and the position after it."""
    assert memory.seat is not None
    magic = memory.magic[memory.seat]
    match action:
        case Move(character, to):
            return adventure(memory, action, memory.laid, (character, to))
        case Add(at, turn):
            return adventure(memory, action, (*memory.laid, lay(memory.top, at, turn)), None)
        case _:
            where = standing(kernels_of(memory.laid), memory.characters)
            turned = action == TURN
            return Candidate(action, Trial(where, False, turned, magic or turned, False), memory.laid)


def adventure(memory: Memory, action: Action, laid: tuple[int, ...], move: tuple[int, int] | None) -> Candidate:
    """An adventure: whether it tells the page, and whether another may follow."""
    assert memory.seat is not None
    kernels, characters, passed = kernels_of(laid), list(memory.characters), set(memory.passed)
    visits = [*memory.visits]
    if move is not None:
        character, to = move
        if ways(kingdom_of(memory.laid), character, characters[character])[to]:
            passed.add(character)
        characters[character] = to
        visits.append(move)
    where = standing(kernels, characters)
    told = not memory.has_told and holds(kernels, memory.hands[memory.seat], where, visits, passed)
    goes_on = not memory.second and memory.magic[memory.seat] and not told
    magic = memory.magic[memory.seat] and not memory.second
    return Candidate(action, Trial(where, told, False, magic, goes_on, NOBODY if move is None else move[0]), laid)


def standing(kernels: KingdomKernels, characters: Sequence[int]) -> tuple[int, ...]:
    """The characters' hexes by their numbers in the kernels."""
    return tuple(kernels.numbers[each] for each in characters)


def holds(
    kernels: KingdomKernels, page: int, where: tuple[int, ...], visits: list[tuple[int, int]], passed: set[int]
) -> bool:
    """5.1 Whether a page is met."""
    visited = [0, 0, 0]
    for who, there in visits:
        visited[who] |= 1 << kernels.numbers[there]
    return bool(kernels.pages.held_against(page, where, visited, sum(1 << who for who in passed)))


# ── The search ────────────────────────────────────────────────────────────────────────────────────


def searched(memory: Memory, candidates: list[Candidate], budget: Budget, chance: Chance) -> Action:
    """The candidate that does best: all are tried, then the better half of them, until one is left."""
    if len(candidates) == 1:
        return candidates[0].action
    world, seed = imagine(memory, chance), chance.below(1 << 32)
    groups: dict[tuple[int, ...], Any] = {each.laid: None for each in candidates}
    for laid in groups:
        groups[laid] = rollouts(memory, world, laid, seed, budget)
    halvings = max(1, (len(candidates) - 1).bit_length())
    totals = dict.fromkeys(candidates, 0.0)
    while len(totals) > 1:
        rounds = max(1, budget.games // (halvings * len(totals)))
        for laid, each in groups.items():
            tried = [candidate for candidate in totals if candidate.laid == laid]
            sums = array("d", [totals[candidate] for candidate in tried])
            each.compare([candidate.trial for candidate in tried], rounds, sums)
            totals.update(zip(tried, sums, strict=True))
        better = sorted(totals, key=totals.__getitem__, reverse=True)[: (len(totals) + 1) // 2]
        totals = {candidate: totals[candidate] for candidate in better}
    return next(iter(totals)).action


def rollouts(memory: Memory, world: State, laid: tuple[int, ...], seed: int, budget: Budget) -> Any:
    """The kernel that plays on from an imagined position on a land."""
    kernels = kernels_of(laid)
    fixed = memory.stack <= 1 if laid != memory.laid else is_fixed(memory.laid, memory.top)
    games = fastest(rollout_kernel).Rollouts(kernels.land, kernels.pages, PASSING, memory.seat, fixed)
    dealt, free = array("B", bytes(MOST_SEATS * ROOM + len(world.aside))), array("i")
    barred, doubted = array("Q"), array("Q")
    for seat, (hand, book) in enumerate(zip(world.hands, world.books, strict=True)):
        pages = (hand, *book) if hand != NO_PAGE else ()
        known = (memory.hands[seat], *memory.books[seat])
        for place, page in enumerate(pages):
            dealt[seat * ROOM + place] = page
            if known[place] == NO_PAGE:
                free.append(seat * ROOM + place)
                barred.append(memory.ruled_out[seat][place] if budget.infers else 0)
                doubted.append(unlikely(memory, seat, place) if budget.infers else 0)
    for place, page in enumerate(world.aside):
        dealt[MOST_SEATS * ROOM + place] = page
        free.append(MOST_SEATS * ROOM + place)
        barred.append(0)
        doubted.append(0)
    counts = array("i", [len(book) + (hand != NO_PAGE) for hand, book in zip(world.hands, world.books, strict=True)])
    magic, left = array("B", [*map(int, world.magic)]), array("B", [*map(int, world.left)])
    games.position(dealt, counts, magic, left, free, barred, doubted)
    games.looking(seed, budget.turns, EAGERNESS, weary(memory))
    return games


def weary(memory: Memory) -> bool:
    """Whether it has seen enough of what is going round and round, or nobody else is left."""
    if sum(memory.left) == len(memory.left) - 1:
        return True
    again = max(map(memory.lately.count, memory.lately[-1:]), default=0)
    return again >= AGAIN or len(memory.lately) > PATIENCE * len(memory.hands)
