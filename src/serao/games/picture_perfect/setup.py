"""Setting up a game of Picture Perfect (rule 2)."""

from collections import Counter

from serao.engine.chance import Chance
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.arrangement import EMPTY
from serao.games.picture_perfect.news import RoundBegan
from serao.games.picture_perfect.pieces import (
    ALL_GUESTS,
    AUCTIONS,
    AUCTIONS_IN_THE_DECK,
    CARDS_IN_AN_ENVELOPE,
    CENTRE,
    ENVELOPES_EACH,
    HOUSE_SUPPLY,
    NOBODY,
    PREFERENCE_CARDS,
    ROUNDS,
    TRADES,
)
from serao.games.picture_perfect.state import NO_AUCTION, NOT_SEEN, Options, State
from serao.games.picture_perfect.studio.scene import DECORATIONS
from serao.games.picture_perfect.studio.versions import RULES


def seats(options: Options) -> range:
    """2 to 6, with every variant."""
    return range(min(ENVELOPES_EACH), max(ENVELOPES_EACH) + 1)


def new(options: Options, number: int, chance: Chance) -> State:
    """2 Set-up: envelopes filled and dealt, the deck of trades, the starting player."""
    envelopes = filled_envelopes(chance.shuffled(PREFERENCE_CARDS))
    owner = dealt(number, chance)
    deck, box = trade_deck(options, chance)
    start = chance.below(number)
    return State(
        options=options,
        rules=RULES,
        seats=number,
        phase=phases.LOOK,
        round=1,
        start=start,
        turn=start,
        owed=0,
        card="",
        deck=deck,
        played=(),
        box=box,
        envelopes=envelopes,
        owner=owner,
        vips=(NOBODY,) * number,
        vips_shown=0,
        looked=((NOT_SEEN,) * len(ALL_GUESTS),) * (number + 1),
        held=tuple(held_by(owner, seat) for seat in range(number)),
        since=(holders(owner),) * (number + 1),
        open=(NOBODY,) * number,
        shown=(),
        ready=(False,) * number,
        arrangements=(EMPTY,) * number,
        decorations=(len(DECORATIONS),) * number,
        supply=HOUSE_SUPPLY if options.auctions and number == 2 else 0,
        auction=NO_AUCTION,
        choices=(None,) * number,
        photos=(None,) * number,
        votes=(0,) * number,
        news=(RoundBegan(1, start),),
    )


def filled_envelopes(cards: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """2.1 Three cards into each envelope; their order in it means nothing."""
    size = CARDS_IN_AN_ENVELOPE
    return tuple(tuple(sorted(cards[guest * size : (guest + 1) * size])) for guest in ALL_GUESTS)


def dealt(number: int, chance: Chance) -> tuple[int, ...]:
    """2.2 By guest: who holds the envelope."""
    each = ENVELOPES_EACH[number]
    owners = [seat for seat in range(number) for _ in range(each)]
    return chance.shuffled(owners + [CENTRE] * (len(ALL_GUESTS) - len(owners)))


def held_by(owner: tuple[int, ...], seat: int) -> int:
    """The envelopes of a seat, one bit each."""
    return sum(1 << guest for guest, holder in enumerate(owner) if holder == seat)


def holders(owner: tuple[int, ...]) -> tuple[int, ...]:
    """By guest: the seat that holds its envelope, as one bit; none of those in the centre."""
    return tuple([0 if seat == CENTRE else 1 << seat for seat in owner])


def trade_deck(options: Options, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """2.3 Six cards in the order of turning, and those that stay in the box, sorted."""
    trades = chance.shuffled(TRADES)
    if not options.auctions:
        return trades[:ROUNDS], tuple(sorted(trades[ROUNDS:]))
    auctions = chance.shuffled(AUCTIONS)
    drawn = trades[: ROUNDS - AUCTIONS_IN_THE_DECK] + auctions[:AUCTIONS_IN_THE_DECK]
    left = Counter(TRADES + AUCTIONS) - Counter(drawn)
    return chance.shuffled(drawn), tuple(sorted(left.elements()))
