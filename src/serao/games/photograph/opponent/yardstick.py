"""The yardstick: it thinks every take and winding through and weighs the strips that follow."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from serao.engine.chance import Chance
from serao.games.photograph.actions import LEFT, WINDS, Action, Take, Wind
from serao.games.photograph.memory import Memory, unseen
from serao.games.photograph.pieces import (
    BACK,
    BLURRED_POINTS,
    COLOUR,
    COLOURS,
    EMPTY,
    FIRST_BACK,
    GOOD_SHOT_AT,
    GOOD_SHOT_POINTS,
    LAST_NUMBER,
    NUMBER,
    PHOTOS,
    PLAYED_TOGETHER,
    ROW,
    ROWS,
    STEP,
    STRIP_POINTS,
)
from serao.games.photograph.rules import wound
from serao.games.photograph.state import AT_END, AT_SUNSET, FREE, Strip
from serao.games.photograph.strips import FALLING, OPEN, RISING, direction, fitting, in_focus


class Weights(NamedTuple):
    """What the evaluation leans on."""

    mine: float = 0.5  # of this seat's fair share of the cards to come: those that come in time
    other_way: float = 0.3  # of the worse direction, while a strip may still go both ways
    opening: float = 0.5  # of a colour not begun: that it will be begun in the end
    race: float = 0.25  # what each card of a lead is worth in the race for a Good Shot
    deny: float = 0.3  # of a Good Shot: that the others cannot have it any more
    held: float = 0.9  # a card that stays in hand: that it is played as it now seems
    mended: float = 0.7  # of the harm a card in hand would do: later windings help
    tempo: float = 0.5  # a card more taken and played
    missed: float = 0.5  # 6.5 of what the last card will cost, after Sunset


# Found by changing one weight at a time and playing one seat with the change against seats without it
# (`match.play_out`, 150 games for two, ± 1.2 points; 60 for four, ± 1.1). No single change stood out; `mine`, `held`
# and `mended` leaned one way, and together they gained, in fresh games, 5.9 ± 0.7 points a game for two (300 games),
# 0.1 ± 0.8 for three (120) and 1.4 ± 0.7 for four (100) over the first guess (1.0; 0.7, less by the place; 0.5).
WEIGHTS = Weights()

Counts = tuple[float, ...]  # cards that may follow, by the last number
LENGTHS = len(STRIP_POINTS) - 1


class Knowledge(NamedTuple):
    """What the seat knows, made ready for thinking."""

    seat: int
    threshold: int  # 4.7
    strips: tuple[Strip, ...]
    mine: tuple[bool, ...]  # by colour: the Good Shot is this seat's
    free: tuple[bool, ...]  # by colour: the Good Shot is there to be won
    rivals: tuple[int, ...]  # by colour: the most face-up cards of any other strip
    sunset: bool  # 5.3 no Good Shots now
    missed: bool  # 6.5 the variant, once the hand is short and the end near
    hidden: dict[int, list[int]]  # by back: the cards it may be
    follow: dict[tuple[int, int, bool], Counts]  # by colour, direction, and next to a face-down card or not
    worths: dict[tuple[int, Strip], float]
    gains: dict[tuple[int, Strip], tuple[float, Strip]]


def choose(memory: Memory, chance: Chance) -> Action:
    """The legal action that leads to the best strips."""
    knowledge = knowledge_of(memory)
    values = [value_of(memory, knowledge, action) for action in memory.legal]
    best = max(values)
    return chance.pick([action for action, value in zip(memory.legal, values, strict=True) if value == best])


def value_of(memory: Memory, knowledge: Knowledge, action: Action) -> float:
    """What an action is worth: exact at the end, thought through before it."""
    hand = memory.hands[knowledge.seat]
    match action:
        case Take(number=number):
            longer = hand + taken(memory, action)
            return WEIGHTS.tempo * number + max(
                film_worth(knowledge, wound(longer, wind), number) for wind in WINDS[len(longer)]
            )
        case Wind() if memory.phase == AT_END:
            return final_points(memory, wound(hand, action))
        case Wind():
            number = memory.owed or PLAYED_TOGETHER
            return film_worth(knowledge, wound(hand, action), number)


def taken(memory: Memory, take: Take) -> tuple[int, ...]:
    """3.1 What the seat knows of the cards it would take, in the order taken."""
    row = [memory.field[position] for position in ROW[ROWS[len(memory.hands)]][take.row]]
    left = [card for card in row if card != EMPTY]
    return tuple(left[: take.number] if take.side == LEFT else left[: -take.number - 1 : -1])


# ── What the seat knows ───────────────────────────────────────────────────────────────────────────


def knowledge_of(memory: Memory) -> Knowledge:
    """The memory made ready for thinking."""
    assert memory.seat is not None  # a spectator has nothing to choose
    seats, cards = len(memory.hands), unseen(memory)
    others = [strips for seat, strips in enumerate(memory.strips) if seat != memory.seat]
    return Knowledge(
        seat=memory.seat,
        threshold=GOOD_SHOT_AT[seats],
        strips=memory.strips[memory.seat],
        mine=tuple(holder == memory.seat for holder in memory.good_shots),
        free=tuple(holder == FREE for holder in memory.good_shots),
        rivals=tuple(max(len(in_focus(strips[colour])) for strips in others) for colour in range(len(COLOURS))),
        sunset=memory.phase == AT_SUNSET,
        missed=memory.options.missed_photo and not memory.sunset_to_come,
        hidden=by_back(cards),
        follow=follow_tables(memory, cards),
        worths={},
        gains={},
    )


def by_back(cards: Iterable[int]) -> dict[int, list[int]]:
    """1.2 The cards that a back may hide."""
    hidden: dict[int, list[int]] = {}
    for card in cards:
        hidden.setdefault(BACK[card], []).append(card)
    return hidden


def follow_tables(memory: Memory, cards: list[int]) -> dict[tuple[int, int, bool], Counts]:
    """How many cards may follow on a strip, for every colour and direction."""
    likely = likelihoods(memory, cards)
    tables: dict[tuple[int, int, bool], Counts] = {}
    for colour in memory.colours:
        numbers = likely[colour * LAST_NUMBER : (colour + 1) * LAST_NUMBER]
        for way in (RISING, FALLING):
            tables[colour, way, False] = following(numbers, way)
            tables[colour, way, True] = after_blur(numbers, tables[colour, way, False], way)
    return tables


def likelihoods(memory: Memory, cards: list[int]) -> list[float]:
    """By card: how likely this seat will have it to play, apart from its hand."""
    share = min(1.0, WEIGHTS.mine / len(memory.hands))
    field = [card for card in memory.field if card != EMPTY]
    covered = sum(card >= FIRST_BACK for card in field)
    to_come = (memory.deck + covered) / max(1, len(cards))
    likely = [0.0] * PHOTOS
    for card in cards:
        likely[card] = share * min(1.0, to_come)
    for card in field:
        if card < FIRST_BACK:
            likely[card] = share
    return likely


def following(likely: list[float], way: int) -> Counts:
    """4.3 Cards to be expected after each number: the nearest within three steps that comes."""
    counts = [0.0] * (LAST_NUMBER + 1)
    for last in range(LAST_NUMBER, 0, -1) if way == RISING else range(1, LAST_NUMBER + 1):
        counts[last] = chain(likely, counts, last, way, STEP)
    return tuple(counts)


def after_blur(likely: list[float], counts: Counts, way: int) -> Counts:
    """4.4 The same next to a face-down card: the distance does not count."""
    return tuple(chain(likely, counts, last, way, LAST_NUMBER) for last in range(LAST_NUMBER + 1))


def chain(likely: list[float], counts: Sequence[float], last: int, way: int, steps: int) -> float:
    """The next number of those within so many steps, and what follows it."""
    expected, none_yet = 0.0, 1.0
    for step in range(1, steps + 1):
        number = last + way * step
        if not 1 <= number <= LAST_NUMBER:
            break
        expected += none_yet * likely[number - 1] * (1 + counts[number])
        none_yet *= 1 - likely[number - 1]
    return expected


# ── What strips are worth ─────────────────────────────────────────────────────────────────────────


def film_worth(knowledge: Knowledge, hand: Sequence[int], number: int) -> float:
    """What it is worth to play so many cards from the back of this hand and to keep the rest in this order."""
    strips = list(knowledge.strips)
    total = 0.0
    for place, card in enumerate(hand):
        if card < FIRST_BACK:
            colour = COLOUR[card]
            gain, strips[colour] = gain_of(knowledge, card, strips[colour])
        else:
            gain = hidden_gain(knowledge, card, strips)
        if place >= number:
            gain *= WEIGHTS.held if gain > 0 else WEIGHTS.held * WEIGHTS.mended
        total += gain
    return total - WEIGHTS.missed * missed_cost(knowledge, strips, hand[number:]) if knowledge.missed else total


def missed_cost(knowledge: Knowledge, strips: list[Strip], hand: Sequence[int]) -> float:
    """6.5 What the cheapest colour in hand would cost, should one of these cards be the last."""
    return min(
        worth(knowledge, colour, strips[colour]) - STRIP_POINTS[0] + GOOD_SHOT_POINTS * knowledge.mine[colour]
        for colour in map(colour_of, hand)
    )


def colour_of(card: int) -> int:
    """1.2 A card's colour: its back tells it too."""
    return COLOUR[card] if card < FIRST_BACK else (card - FIRST_BACK) // 2


def gain_of(knowledge: Knowledge, card: int, strip: Strip) -> tuple[float, Strip]:
    """What playing a card on its strip brings, and the strip then."""
    key = (card, strip)
    if key not in knowledge.gains:
        colour, number = COLOUR[card], NUMBER[card]
        longer = (*strip, number if number in fitting(strip) else -number)  # 4.5
        knowledge.gains[key] = worth(knowledge, colour, longer) - worth(knowledge, colour, strip), longer
    return knowledge.gains[key]


def hidden_gain(knowledge: Knowledge, back: int, strips: list[Strip]) -> float:
    """1.2 What a half-known card brings on average."""
    key = (back, strips[colour_of(back)])
    if key not in knowledge.gains:
        gains = [gain_of(knowledge, card, key[1])[0] for card in knowledge.hidden[back]]
        knowledge.gains[key] = sum(gains) / len(gains), key[1]
    return knowledge.gains[key][0]


def worth(knowledge: Knowledge, colour: int, strip: Strip) -> float:
    """Points of a strip as it may end."""
    key = (colour, strip)
    if key not in knowledge.worths:
        knowledge.worths[key] = strip_worth(knowledge, colour, strip) if strip else empty_worth(knowledge, colour)
    return knowledge.worths[key]


def empty_worth(knowledge: Knowledge, colour: int) -> float:
    """A colour not begun: it may stay so, or begin with any card."""
    starts = [worth(knowledge, colour, (number,)) for number in range(1, LAST_NUMBER + 1)]
    begun = sum(starts) / len(starts)
    return STRIP_POINTS[0] + WEIGHTS.opening * (begun - STRIP_POINTS[0])


def strip_worth(knowledge: Knowledge, colour: int, strip: Strip) -> float:
    """6.2, 6.3 The length to be expected, the face-down cards, and the Good Shot."""
    shots = in_focus(strip)
    more = to_follow(knowledge, colour, strip, shots[-1])
    blurred = BLURRED_POINTS * (len(strip) - len(shots))
    return points(len(shots) + more) + blurred + good_shot_worth(knowledge, colour, len(shots), more)


def to_follow(knowledge: Knowledge, colour: int, strip: Strip, last: int) -> float:
    """How many more cards may fit."""
    way, blurred = direction(strip), strip[-1] < 0
    if way != OPEN:
        return knowledge.follow[colour, way, blurred][last]
    ways = (knowledge.follow[colour, RISING, blurred][last], knowledge.follow[colour, FALLING, blurred][last])
    return max(ways) + WEIGHTS.other_way * min(ways)


def points(length: float) -> float:
    """6.2 for a length that is no whole number."""
    if length >= LENGTHS:
        return STRIP_POINTS[LENGTHS]
    low = int(length)
    return STRIP_POINTS[low] + (length - low) * (STRIP_POINTS[low + 1] - STRIP_POINTS[low])


def good_shot_worth(knowledge: Knowledge, colour: int, length: int, more: float) -> float:
    """4.7 Won, or hoped for as far as cards may follow and the others are behind."""
    if not knowledge.free[colour]:
        return 0.0
    full = GOOD_SHOT_POINTS * (1 + WEIGHTS.deny)
    if length >= knowledge.threshold and length > len(in_focus(knowledge.strips[colour])) and not knowledge.sunset:
        return full
    needed = max(1, knowledge.threshold - length)
    theirs = max(1, knowledge.threshold - knowledge.rivals[colour])
    reached = min(1.0, more / needed) ** needed
    ahead = min(1.0, max(0.0, 0.5 + WEIGHTS.race * (theirs - needed)))
    return full * reached * ahead


# ── The end ───────────────────────────────────────────────────────────────────────────────────────


def final_points(memory: Memory, hand: Sequence[int]) -> float:
    """6.1 The points after the last winding, exactly."""
    assert memory.seat is not None
    strips = list(memory.strips[memory.seat])
    for card in hand[:PLAYED_TOGETHER]:
        colour, number = COLOUR[card], NUMBER[card]
        strips[colour] += (number if number in fitting(strips[colour]) else -number,)
    given_up = COLOUR[hand[-1]] if memory.options.missed_photo else None
    return sum(
        STRIP_POINTS[0] if colour == given_up else final_strip_points(memory, colour, strips[colour])
        for colour in memory.colours
    )


def final_strip_points(memory: Memory, colour: int, strip: Strip) -> int:
    """6.2, 6.3 A strip's points with its Good Shot."""
    shots = len(in_focus(strip))
    won = GOOD_SHOT_POINTS * (memory.good_shots[colour] == memory.seat)
    return STRIP_POINTS[min(shots, LENGTHS)] + BLURRED_POINTS * (len(strip) - shots) + won
