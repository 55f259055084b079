"""Five opponents for Fairy Tile, from a child to one that plays everything it has."""

from functools import partial

from serao.engine.chance import Chance
from serao.engine.parts import Bot
from serao.games.fairy_tile import rollout_kernel
from serao.games.fairy_tile.actions import END, TURN, Action, Add, Move
from serao.games.fairy_tile.memory import Memory
from serao.games.fairy_tile.opponent import yardstick
from serao.games.fairy_tile.opponent.growth_simulation import growing, wasteful
from serao.games.fairy_tile.opponent.kingdom_kernels import kernels_of
from serao.games.fairy_tile.opponent.search import Budget, Candidate, candidate_of, searched, standing
from serao.games.fairy_tile.opponent.tile_choice import promising, telling_tile
from serao.games.fairy_tile.pages_kernel import IN_TWO, STEPS
from serao.games.fairy_tile.places import EVERYBODY
from serao.installed.kernels import fastest

STALLED = 48  # turns in which nothing lasting has happened
PAIR = 2  # seats
LAST = 2  # tiles, with which any company may end
WORTHWHILE = 0.01  # of the chance to tell all one's pages
WHIM = 3  # one time in so many a child rather moves somebody than turns the page


def child(memory: Memory, chance: Chance) -> Action:
    """Has eyes for one character at a time, knows nothing of magic, and moves it for the fun of it."""
    favourite = chance.pick(EVERYBODY)
    moves = [action for action in memory.legal if isinstance(action, Move) and action.character == favourite]
    if memory.second or not moves:
        return memory.legal[-1]
    telling = [action for action in moves if candidate_of(memory, action).trial.told]
    if telling:
        return chance.pick(telling)
    return chance.pick(moves) if chance.below(WHIM) == 0 else TURN


def guest(memory: Memory, chance: Chance) -> Action:
    """Sees what two moves can do for the page in hand, and ignores the others."""
    if memory.has_told or not compiled():
        return END if memory.has_told else yardstick.choose(memory, chance)
    moves = [candidate_of(memory, action) for action in memory.legal if isinstance(action, Move)]
    telling = [each.action for each in moves if each.trial.told]
    if telling:
        return chance.pick(telling)
    if memory.second:
        return END
    return opening(memory, moves, chance)


def opening(memory: Memory, moves: list[Candidate], chance: Chance) -> Action:
    """With magic a move that another can follow; the only page is brought nearer; a tile where the land is wanting."""
    assert memory.seat is not None
    near = nearness(memory, standing(kernels_of(memory.laid), memory.characters))
    magic, alone = memory.magic[memory.seat], not memory.books[memory.seat]
    if magic and (near & IN_TWO or (alone and near)):
        least = min(nearness(memory, each.trial.where) & STEPS or STEPS for each in moves)
        return chance.pick([each.action for each in moves if nearness(memory, each.trial.where) & STEPS in (least, 0)])
    tiles = [] if near else promising(memory, 1)
    return tiles[0].action if tiles else TURN


def nearness(memory: Memory, where: tuple[int, ...]) -> int:
    """How near the page in hand is from there."""
    assert memory.seat is not None
    return int(kernels_of(memory.laid).pages.nearness(memory.hands[memory.seat], where))


def searching(memory: Memory, chance: Chance, budget: Budget) -> Action:
    """Tell if an action does it, the one that leaves the best position; else whatever does best."""
    if not compiled():
        return yardstick.choose(memory, chance)
    moves = [candidate_of(memory, action) for action in memory.legal if not isinstance(action, Add)]
    telling = [each for each in moves if each.trial.told]
    telling_too = None if telling or memory.has_told else telling_tile(memory)
    tile = telling_too or saving(memory, budget, bool(telling), chance)
    if tile:
        return tile  # even before a page is told: that can wait
    if telling:
        return searched(memory, telling, budget, chance)
    if len(memory.lately) > STALLED and not memory.has_told:
        return yardstick.choose(memory, chance)  # whose whims end what nothing else does
    tiles = [] if memory.has_told else promising(memory, budget.tiles)
    return searched(memory, [*worthwhile(memory, moves), *tiles], budget, chance)


def saving(memory: Memory, budget: Budget, telling: bool, chance: Chance) -> Add | None:
    """7.2 The tile that saves one's pages, where tiles are wasted or few are left.

    Who can tell a page and has magic tells first: another adventure follows.
    """
    assert memory.seat is not None
    first = telling and memory.magic[memory.seat] and not memory.second
    if first or not memory.stack or not (memory.stack <= LAST or wasteful(memory)):
        return None
    found = growing(memory, budget.growths, telling, chance)
    return found.tile if found.gain > WORTHWHILE else None


def worthwhile(memory: Memory, moves: list[Candidate]) -> list[Candidate]:
    """What may be better than to turn the page: with three or four at the table and no magic, no move is.

    It hinders one of the others at the price of a turn, and by one's next turn they have moved everybody about.
    """
    assert memory.seat is not None
    if len(memory.hands) == PAIR or memory.magic[memory.seat] or not memory.books[memory.seat]:
        return moves
    return [each for each in moves if each.action == TURN]


def compiled() -> bool:
    """Whether the kernels are; as plain Python their tables take seconds."""
    return bool(fastest(rollout_kernel) is not rollout_kernel)


# The family's best plans a little; the club's plays many games in its head; the last one plays everything it has,
# and hardly deals anybody a page that they would have told.
family = partial(searching, budget=Budget(200, 2, tiles=1, infers=False, growths=500))
club = partial(searching, budget=Budget(1500, 6, tiles=1, infers=False))
master = partial(searching, budget=Budget(40000, 6, tiles=3, infers=True, growths=4000))

LEVELS: tuple[Bot[Memory, Action], ...] = (child, guest, family, club, master)
