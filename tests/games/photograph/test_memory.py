"""What a perfect memory of Photograph holds, and that imagined positions are as likely as real ones."""

from collections import Counter, defaultdict
from collections.abc import Callable
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games import photograph
from serao.games.photograph import Options, State, kernel
from serao.games.photograph.memory import Memory, imagine, memory, unseen
from serao.games.photograph.news import Chose, Event
from serao.games.photograph.opponent.levels import engine_for
from serao.games.photograph.opponent.position import cells_of
from serao.games.photograph.pieces import BACK, FIRST_BACK, SUNSET
from serao.testing.moments import play_on

Counts = dict[tuple[str, int], Counter[int]]  # by what a seat knows, how often what it does not know was so
POSITIONS = 1500
OPTIONS = Options(left_out=("grey", "purple"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_memory_holds_in_order_what_the_table_was_told(seats: int) -> None:
    state = photograph.new(Options(), seats, Chance(b"past", 0))
    told: list[Event] = [*state.news]
    for _seat, _action, after in play_on(photograph, state, b"past", Random(1)):
        for seat in (None, *range(seats)):
            remembered = memory(after, seat)
            assert [*remembered.past] == [event for event in told if not isinstance(event, Chose)]
        told += after.news


def positions() -> list[tuple[State, int]]:
    """Positions of random games for two in which seat 0 has just seen or done something, with a number each."""
    found = []
    for number in range(POSITIONS):
        seed, random = b"position %d" % number, Random(number)
        state = photograph.new(OPTIONS, 2, Chance(seed, 0))
        steps = random.randrange(4, 40)
        for _seat, _action, after in islice(play_on(photograph, state, seed, random), steps):
            state = after
        found.append((state, number))
    return found


def count(counts: Counts, known: Memory, state: State) -> None:
    """Count, under what seat 0 knows, what it does not: a card of the other's hand, and the place of Sunset."""
    hidden = next((place for place, code in enumerate(known.hands[1]) if code >= FIRST_BACK), None)
    if hidden is not None:
        may_be = [card for card in unseen(known) if BACK[card] == known.hands[1][hidden]]
        counts["card", len(may_be)][may_be.index(state.hands[1][hidden])] += 1
    if known.sunset_to_come:
        counts["sunset", len(state.deck)][state.deck.index(SUNSET)] += 1


def by_rules(known: Memory, state: State, number: int) -> State:
    return imagine(known, Chance(b"imagined", number))


def by_kernel(known: Memory, state: State, number: int) -> State:
    """The kernel exchanges what seat 0 cannot know; what is asked of it is read back from its cells."""
    engine = engine_for(2)
    engine.cells[:] = cells_of(state)
    engine.thinker.begin(number, 1.0)
    engine.thinker.imagine(0)
    held = engine.cells[kernel.HELD + 1]
    hand = tuple(engine.cells[kernel.HANDS + 8 : kernel.HANDS + 8 + held])
    deck = tuple(engine.cells[kernel.DECK : kernel.DECK + engine.cells[kernel.END]])
    imagined = imagine(known, Chance(b"rest", number))
    return replace(imagined, deck=deck, hands=(state.hands[0], hand))


@pytest.mark.parametrize("imagined", [by_rules, by_kernel])
def test_what_is_imagined_is_as_likely_as_what_was_dealt(imagined: Callable[[Memory, State, int], State]) -> None:
    """Of many random positions those that agree in what a seat knows are kept together: what lies hidden in them is
    spread as it is in positions imagined from the memory."""
    real: Counts = defaultdict(Counter)
    thought: Counts = defaultdict(Counter)
    for state, number in positions():
        known = memory(state, 0)
        count(real, known, state)
        count(thought, known, imagined(known, state, number))
    assert real.keys() == thought.keys()
    compared = [key for key, found in real.items() if found.total() >= 60]
    assert len(compared) >= 5
    difference = sum(
        (real[key][value] - thought[key][value]) ** 2 / (real[key][value] + thought[key][value])
        for key in compared
        for value in real[key].keys() | thought[key].keys()
    )
    freedom = sum(len(real[key].keys() | thought[key].keys()) - 1 for key in compared)
    assert difference < freedom + 4 * (2 * freedom) ** 0.5  # four standard deviations of a chi-square


def test_a_wrong_imagination_is_caught() -> None:
    """One that always thinks of the lowest card."""

    def lowest(known: Memory, state: State, number: int) -> State:
        world = by_rules(known, state, number)
        cards = unseen(known)
        hand = tuple(
            next(card for card in cards if BACK[card] == code) if code >= FIRST_BACK else code
            for code in known.hands[1]
        )
        return replace(world, hands=(state.hands[0], hand))

    with pytest.raises(AssertionError):
        test_what_is_imagined_is_as_likely_as_what_was_dealt(lowest)
