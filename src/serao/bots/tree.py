"""Tree search for any game, hidden information and simultaneous decisions included.

Every iteration imagines a position that agrees with the memory, walks down a tree of what was done, and plays on at
random from where the tree ends. One tree serves all imagined positions: an action is judged among those times at which
it was available (information-set search with one observer, UCB1 with availability counts). Seats that choose at the
same time choose by their own figures, without knowing of each other. What an action is worth later in a game says
something about it now: those figures serve until there are better ones (RAVE).
"""

from collections import defaultdict
from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Generic, TypeAlias

from serao.bots.rollout import own_choice, rollout, worth_of
from serao.engine.chance import Chance
from serao.engine.contract import ActionT, MemoryT, SearchedGame, StateT

MOST_NODES = 20_000
CURIOSITY = 0.5  # how much an action that was seldom tried is preferred
LATER = 8.0  # about as many tries of its own outweigh what was seen of an action later in games


class Tries:
    """What is known of one action of one seat."""

    __slots__ = ("available", "later", "later_worth", "tries", "worth")

    def __init__(self) -> None:
        self.tries = self.available = self.later = 0
        self.worth = self.later_worth = 0.0


Known: TypeAlias = dict[ActionT, Tries]  # by action, of one seat


class Node(Generic[ActionT]):
    """What was done so far. Positions that look alike in this are one node."""

    __slots__ = ("after", "known")

    def __init__(self) -> None:
        self.known: dict[int, Known[ActionT]] = {}  # by seat and action
        self.after: dict[tuple[ActionT, ...], Node[ActionT]] = {}  # by what all who chose did


Step: TypeAlias = tuple[Known[ActionT], int, ActionT]  # what was known, who chose, and what


class Search(Generic[StateT, ActionT, MemoryT]):
    """One decision."""

    def __init__(self, game: SearchedGame[StateT, ActionT, MemoryT], memory: MemoryT, random: Random) -> None:
        self.game = game
        self.memory = memory
        self.seat, self.own_legal = own_choice(game, memory)
        self.random = random
        self.root: Node[ActionT] = Node()
        self.nodes = 1
        self.least, self.most = 0.0, 1.0  # the worths of ends so far; of games alone they are points

    def iterate(self) -> int:
        """One iteration; how many decisions it has tried."""
        world = self.game.imagine(self.memory, Chance(self.random.randbytes(8)))
        state, steps = self.descend(world)
        state, played = rollout(self.game, state, self.random)
        worth = worth_of(self.game.outcome(state))
        self.learn(steps, played, worth)
        return len(steps) + len(played)

    def descend(self, state: StateT) -> tuple[StateT, list[Step[ActionT]]]:
        """Walk down the tree and one step out of it."""
        game, node, seed = self.game, self.root, self.random.randbytes(8)
        steps: list[Step[ActionT]] = []
        while seats := game.actors(state):
            chosen = len(steps)
            for seat in seats:
                if actions := self.legal(state, seat, node):
                    known = node.known.setdefault(seat, {})
                    action = self.choice(actions, known)
                    steps.append((known, seat, action))
                    state = game.apply(state, seat, action, Chance(seed, len(steps)))
            key = tuple(step[2] for step in steps[chosen:])
            if key not in node.after:
                if self.nodes < MOST_NODES:
                    node.after[key] = Node()
                    self.nodes += 1
                break
            node = node.after[key]
        return state, steps

    def legal(self, state: StateT, seat: int, node: Node[ActionT]) -> Sequence[ActionT]:
        """What a seat may do; at the root what the memory says, where open-ended actions are ready to be chosen."""
        if node is self.root and seat == self.seat:
            return self.own_legal
        return self.game.legal(state, seat)

    def choice(self, actions: Sequence[ActionT], known: Known[ActionT]) -> ActionT:
        """The action that is worth another try."""
        best, highest = actions[0], -1.0
        for action in actions:
            tries = known.get(action)
            if tries is None:
                tries = known[action] = Tries()
            tries.available += 1
            hope = self.hope(tries)
            if hope > highest:
                best, highest = action, hope
        return best

    def hope(self, tries: Tries) -> float:
        """What an action may be worth, between nothing and a little more than one; at random among equals."""
        curiosity = CURIOSITY * sqrt(log(tries.available + 1) / (tries.tries + 1)) + self.random.random() * 1e-3
        trust = LATER / (LATER + tries.tries) if tries.later else 0.0
        own = self.scaled(tries.worth / tries.tries) if tries.tries else 1.0
        later = self.scaled(tries.later_worth / tries.later) if tries.later else 0.0
        if not tries.tries and tries.later:
            return later + curiosity
        return trust * later + (1 - trust) * own + curiosity

    def scaled(self, worth: float) -> float:
        """A worth between the least and the most that was seen."""
        return (worth - self.least) / (self.most - self.least)

    def learn(
        self, steps: Sequence[Step[ActionT]], played: Sequence[tuple[int, ActionT]], worth: dict[int, float]
    ) -> None:
        """Write down how a game has ended, from its end to its beginning."""
        self.least, self.most = min((self.least, *worth.values())), max((self.most, *worth.values()))
        later: defaultdict[int, set[ActionT]] = defaultdict(set)
        for seat, action in played:
            later[seat].add(action)
        for known, seat, action in reversed(steps):
            later[seat].add(action)
            tries = known[action]
            tries.tries += 1
            tries.worth += worth[seat]
            for each in later[seat]:
                if (seen := known.get(each)) is not None:
                    seen.later += 1
                    seen.later_worth += worth[seat]

    def best(self) -> ActionT:
        """The action that was tried most."""
        known = self.root.known[self.seat]
        return max(self.own_legal, key=lambda action: (known[action].tries, known[action].worth))


def choose(game: SearchedGame[StateT, ActionT, MemoryT], memory: MemoryT, chance: Chance, decisions: int) -> ActionT:
    """The action that search prefers after so many tried decisions. The same luck gives the same action."""
    _seat, legal = own_choice(game, memory)
    if len(legal) == 1:
        return legal[0]
    search = Search(game, memory, Random(chance.below(2**32)))
    spent = 0
    while spent < decisions:
        spent += search.iterate()
    return search.best()
