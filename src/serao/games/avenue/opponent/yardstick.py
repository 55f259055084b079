"""The yardstick: it looks one road ahead and weighs each sheet that could come of it."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from serao.engine.chance import Chance
from serao.games.avenue.actions import Action, Draw
from serao.games.avenue.maps import Map, map_of
from serao.games.avenue.memory import Memory
from serao.games.avenue.pieces import (
    FARMS,
    NEIGHBOUR,
    ONWARD,
    OPPOSITE,
    ROAD_CARDS,
    ROADS,
    ROUNDS,
    SQUARES,
    VACANT,
    YELLOW,
    YELLOWS_A_ROUND,
    ZERO_PENALTY,
)


class Weights(NamedTuple):
    """What the evaluation leans on; those without a word on it are shares of something counted."""

    share: float = 0.5  # of the cards to come that one end of a network may hope for
    later: float = 0.4  # the same for the rounds after this one
    choice: float = 1.0  # how often a vacant farm or castle gets its best two sides rather than any two
    castle: float = 0.5  # of a castle's growth: one colour only
    spread: float = 1.1  # of the growth expected, by which a number may miss or beat the one before
    least_spread: float = 0.5  # grapes: a number that can grow no more is certain
    floating: float = 0.1  # points: a grape in a network that nothing hangs on yet, for each live end
    wasted: float = 0.15  # points: a grape in the square that is given away
    peek: float = 0.1  # points: to know the next farm


# Found by changing one weight at a time over games alone (`match.play_out`), half on map A, the rest on B and C.
# Of 160 games, ± 1.9 (first guess 51.8): `share` 0.75 46, `castle` 0.75 46. Of 300, ± 1.4 (53.7): `peek` 1.0 48.5,
# `floating` 0.2 49, `wasted` 0.3 51; elsewhere it is flat, as `spread` is from 0.75 to 1.5.
# Over 1,000 games on each map these weights average 51.8 (A), 60.3 (B) and 45.3 (C), each ± 0.8.
WEIGHTS = Weights()
# Points within which two sheets are as good. Several opponents at one table would else play nearly the same sheet: the
# four of a table ended 2 points apart, now 36 (25 games). Alone it costs nothing: over 200 games 51.6 ± 1.3, and 51.3
# ± 1.4 without it; 0.6 does (46.0).
ALIKE = 0.3
MOST_CARDS = 8  # growth is followed for so many cards; more change nothing that could be measured

# A port is a vacant square and the side by which a road points into it: 4 * square + side. Instead of one:
NOWHERE = 4 * SQUARES  # the road leads into the border, or into a road that does not take it up
ROUND = NOWHERE + 1  # it comes back to where it began
SIDES = range(4)
Roads = list[int]
Gains = list[float]


class Growth(NamedTuple):
    """What an end gains until a round scores, by port; for a vacant anchor with a card less, if one comes."""

    gains: Gains
    vacant: Gains
    likely: float


class Holding(NamedTuple):
    """What hangs on a farm or castle: grapes, and the ports it may grow through (arms while it is vacant)."""

    counted: tuple[int, ...]  # the grapes that count for it, by square
    square: int
    grapes: int
    ports: tuple[int, ...]
    arms: tuple[int, ...] = ()


class Prospect(NamedTuple):
    """What is known of the rest of the game."""

    land: Map
    grapes: tuple[int, ...]
    farms: tuple[str, ...]  # this round's, and those that may come
    known: int  # how many of them are known in order: 1, or 2 after a peek
    before: int  # the number written last
    rounds: int  # to be scored yet, this one too
    growth: tuple[Growth, ...]  # by round from this one: what an end gains, by port


def choose(memory: Memory, chance: Chance) -> Action:
    """A legal action whose sheet is worth most, or next to that."""
    assert memory.seat is not None  # a spectator has nothing to choose
    roads = list(memory.sheets[memory.seat].roads)
    prospect = prospect_of(memory, roads)
    holdings = holdings_of(roads, prospect)
    base = farms_worth(holdings[:-2], prospect), castles_worth(holdings[-2:], prospect)
    road = memory.road % YELLOW
    values = [
        after_draw(roads, action.square, road, holdings, base, prospect)
        if isinstance(action, Draw)
        else sum(base) + WEIGHTS.peek * (prospect.rounds > 1)
        for action in memory.legal
    ]
    best = max(values)
    return chance.pick([action for action, value in zip(memory.legal, values, strict=True) if value >= best - ALIKE])


# ── The rest of the game ──────────────────────────────────────────────────────────────────────────


def prospect_of(memory: Memory, roads: Roads) -> Prospect:
    """Farms, cards and growth to come."""
    assert memory.seat is not None
    land = map_of(memory.options.map)
    grapes = tuple(green + purple for green, purple in zip(land.green, land.purple, strict=True))
    known = memory.farms[memory.round - 1 :]
    unseen = Counter(ROAD_CARDS) - Counter((*memory.played, *memory.aside))
    written = memory.sheets[memory.seat].written
    return Prospect(
        land,
        grapes,
        (*known, *(farm for farm in FARMS if farm not in memory.farms)),
        len(known),
        written[-1] if written else 0,
        ROUNDS + 1 - memory.round,
        growth_by_round(memory, roads, grapes, unseen),
    )


def growth_by_round(memory: Memory, roads: Roads, grapes: tuple[int, ...], unseen: Counter[int]) -> tuple[Growth, ...]:
    """What an end may gather until each round scores, this one first."""
    cards, yellows = unseen.total(), sum(number for card, number in unseen.items() if card > YELLOW)
    a_yellow = (cards + 1) / (yellows + 1)  # 3.3 cards until the next yellow one, on average
    now = (YELLOWS_A_ROUND - memory.yellow) * a_yellow
    hopes = [WEIGHTS.share * now] + [
        WEIGHTS.share * now + WEIGHTS.later * YELLOWS_A_ROUND * a_yellow * later
        for later in range(1, ROUNDS + 1 - memory.round)
    ]
    kinds = [sum(unseen[card] for card in (road, road + YELLOW)) / max(cards, 1) for road in range(len(ROADS) + 1)]
    table = growth_table(roads, grapes, kinds, min(int(hopes[-1]) + 2, MOST_CARDS))
    return tuple(Growth(between(table, hope), between(table, max(hope - 1, 0)), min(hope, 1)) for hope in hopes)


def between(table: list[Gains], cards: float) -> Gains:
    """The growth within a number of cards that is no whole one."""
    if cards >= len(table) - 1:
        return table[-1]
    low = int(cards)
    part = cards - low
    return [one + part * (two - one) for one, two in zip(table[low], table[low + 1], strict=True)]


def growth_table(roads: Roads, grapes: tuple[int, ...], kinds: list[float], cards: int) -> list[Gains]:
    """By number of cards and port: the grapes an end gathers that takes each card or waits, as is better."""
    ways = ways_on(roads, grapes, kinds)
    now = [0.0] * (ROUND + 1)
    table = [now]
    for _card in range(cards):
        then = now.copy()
        for port, choices in ways:
            stay = now[port]
            for likely, gain, on in choices:
                more = gain + now[on] - stay
                if more > 0:
                    then[port] += likely * more
        table.append(then)
        now = then
    return table


def ways_on(
    roads: Roads, grapes: tuple[int, ...], kinds: list[float]
) -> list[tuple[int, list[tuple[float, int, int]]]]:
    """For every port of a vacant square: how likely each road is that takes it up, its grapes, the next port."""
    ways = []
    for square in (square for square in range(SQUARES) if roads[square] == VACANT):
        beyond = [follow(roads, grapes, square, side) for side in SIDES]
        for side in SIDES:
            choices = []
            for road in ROADS:
                out = ONWARD[road][side]
                if out >= 0:
                    gain, on = beyond[out]
                    choices.append((kinds[road], grapes[square] + gain, on))
            ways.append((4 * square + side, choices))
    return ways


def follow(roads: Sequence[int], grapes: Sequence[int], square: int, side: int) -> tuple[int, int]:
    """The grapes along the road that leaves a square by a side, and the port of the vacant square it ends at."""
    here, found = square, 0
    while (here := NEIGHBOUR[here][side]) >= 0:
        entry = OPPOSITE[side]
        if roads[here] == VACANT:
            return found, 4 * here + entry if here != square else NOWHERE
        side = ONWARD[roads[here]][entry]
        if side < 0:
            break
        if here == square:
            return found, ROUND
        found += grapes[here]
    return found, NOWHERE


# ── What a sheet is worth ─────────────────────────────────────────────────────────────────────────


def holdings_of(roads: Roads, prospect: Prospect) -> list[Holding]:
    """What hangs on each farm that may score, and on both castles (purple, green)."""
    land = prospect.land
    return [
        *(holding(roads, prospect.grapes, land.farms[farm]) for farm in prospect.farms),
        holding(roads, land.purple, land.purple_castle),
        holding(roads, land.green, land.green_castle),
    ]


def holding(roads: Roads, grapes: tuple[int, ...], square: int) -> Holding:
    """What hangs on a square (its own grapes never count: it is a farm or castle)."""
    road = roads[square]
    if road == VACANT:
        arms = [follow(roads, grapes, square, side) for side in SIDES]
        return Holding(grapes, square, 0, tuple(port for _found, port in arms), tuple(found for found, _port in arms))
    one, other = ROADS[road]
    found, port = follow(roads, grapes, square, one)
    if port == ROUND:  # the other way would find the same grapes
        return Holding(grapes, square, found, ())
    more, last = follow(roads, grapes, square, other)
    return Holding(grapes, square, found + more, (port, last))


def forecast(held: Holding, growth: Growth, share: float = 1.0) -> float:
    """The grapes to be expected when it is counted."""
    if not held.arms:
        return held.grapes + share * sum([growth.gains[port] for port in held.ports])
    # The six roads are the six pairs of sides: any pair brings the mean, the best pair is worth waiting for.
    gains = growth.vacant
    arms = sorted([found + share * gains[port] for found, port in zip(held.arms, held.ports, strict=True)])
    anything = sum(arms) / 2
    return growth.likely * (anything + WEIGHTS.choice * (arms[2] + arms[3] - anything))


def castles_worth(castles: list[Holding], prospect: Prospect) -> float:
    """5.1 Grapes of their colour to be expected at both castles."""
    return sum(forecast(castle, prospect.growth[-1], WEIGHTS.castle) for castle in castles)


def farms_worth(farms: list[Holding], prospect: Prospect) -> float:
    """4.3 The numbers to be written, from the last round back: each must beat the one before."""
    numbers = [[forecast(farm, growth) for farm in farms] for growth in prospect.growth]
    after = dict.fromkeys(range(len(farms)), 0.0)  # what may follow when that farm's number was written
    after_zero = 0.0
    for number in range(prospect.rounds - 1, -1, -1):
        nothing = ZERO_PENALTY + after_zero
        coming = may_score(number, prospect)
        odds = [odds_of(numbers[number][farm], farms[farm].grapes, after[farm] - nothing) for farm in coming]
        bars = bars_before(number, numbers, prospect)
        after = {farm: nothing + expected(odds, bar) for farm, bar in bars.items()}
        after_zero = nothing + expected(odds, 0.0)
    return after[0]


def bars_before(number: int, numbers: list[list[float]], prospect: Prospect) -> dict[int, float]:
    """By the farm of the round before: the number that a round's farm must beat."""
    if number == 0:
        return {0: prospect.before}
    return {farm: numbers[number - 1][farm] for farm in may_score(number - 1, prospect)}


def may_score(number: int, prospect: Prospect) -> range:
    """Which farms may score in a round, counted from this one."""
    if number < prospect.known:
        return range(number, number + 1)
    return range(prospect.known, len(prospect.farms))


def odds_of(number: float, grapes: int, after: float) -> tuple[float, float, float]:
    """A farm's number, how far it may be off, and what writing it is worth."""
    return number, 2 * (WEIGHTS.least_spread + WEIGHTS.spread * abs(number - grapes)), number + after


def expected(odds: list[tuple[float, float, float]], bar: float) -> float:
    """What it is worth that one of these farms scores against a bar."""
    total = 0.0
    for number, width, gain in odds:
        likely = 0.5 + (number - bar - 0.5) / width
        if likely > 0:
            total += gain * likely if likely < 1 else gain
    return total / len(odds)


def after_draw(
    roads: Roads, square: int, road: int, holdings: list[Holding], base: tuple[float, float], prospect: Prospect
) -> float:
    """The worth of the sheet with the road in that square."""
    roads[square] = road
    fresh = [holding(roads, held.counted, held.square) if touches(square, held) else held for held in holdings]
    farms = base[0] if fresh[:-2] == holdings[:-2] else farms_worth(fresh[:-2], prospect)
    castles = base[1] if fresh[-2:] == holdings[-2:] else castles_worth(fresh[-2:], prospect)
    loose = floating(roads, square, prospect) if fresh == holdings else 0.0
    roads[square] = VACANT
    return farms + castles + loose - WEIGHTS.wasted * prospect.grapes[square]


def touches(square: int, held: Holding) -> bool:
    """Whether a road in that square can change what hangs there."""
    return square == held.square or square in [port >> 2 for port in held.ports]


def floating(roads: Roads, square: int, prospect: Prospect) -> float:
    """The hope that a network which nothing hangs on will be reached by one that counts."""
    one, other = ROADS[roads[square]]
    found, port = follow(roads, prospect.grapes, square, one)
    more, last = follow(roads, prospect.grapes, square, other)
    live = (port < NOWHERE) + (last < NOWHERE)
    return WEIGHTS.floating * (prospect.grapes[square] + found + more) * live
