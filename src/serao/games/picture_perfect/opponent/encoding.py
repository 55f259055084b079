"""Picture Perfect in numbers for learning programs, as `serao.engine.encoding` describes.

An arrangement and a camera are open-ended. What can be chosen by number: the arrangements that `legal` lists, the one
that a short search finds for what the seat knows, and the photograph by the standard camera.
"""

from functools import lru_cache

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.encoding import bits_of, from_me, one_of, signed, some_of
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import (
    ABSTAIN,
    ADDS,
    BIDS,
    BUY,
    CLOSE,
    GIFTS,
    KEEPS,
    LISTED_ARRANGEMENTS,
    LISTENS,
    OPENS,
    PASS,
    PAY,
    PRICES,
    PUT_UPS,
    PUT_UPS_SHOWN,
    READY,
    RETURNS,
    SELL,
    STANDARD_PHOTO,
    STEALS,
    TAKES,
    VIPS,
    VOTES,
    Action,
    Arrange,
)
from serao.games.picture_perfect.arrangement import EMPTY, Arrangement, spaces_of
from serao.games.picture_perfect.memory import Memory
from serao.games.picture_perfect.opponent.levels import arranged
from serao.games.picture_perfect.opponent.search import Effort, Plan, known_to
from serao.games.picture_perfect.pieces import (
    ALL_SPACES,
    AUCTIONS,
    CENTRE,
    GUESTS,
    PREFERENCES,
    ROUNDS,
    TRADES,
)
from serao.games.picture_perfect.state import Options

PHASES = (
    *(phases.LOOK, phases.DANCE, phases.TAKE, phases.RETURN, phases.GIVE, phases.STEAL, phases.LISTEN, phases.PEEK),
    *(phases.ADD, phases.PUT_UP, phases.PRICE, phases.BID, phases.SEALED_BID, phases.PAY, phases.DECIDE),
    *(phases.PHOTO, phases.VOTE, phases.OVER),
)
CARDS = tuple(dict.fromkeys((*TRADES, *AUCTIONS)))
SHORT_SEARCH = Plan(Effort(600))
SAME_LUCK = b"suggested"  # the same knowledge is given the same arrangement


def numbered(options: Options, seats: int) -> tuple[Action, ...]:
    """Every action of the tables of `actions.py`, kind by kind, the same for all options and seats."""
    found: list[Action] = [
        *(READY, CLOSE, PASS, PAY, SELL, BUY, ABSTAIN, STANDARD_PHOTO),
        *LISTED_ARRANGEMENTS,
    ]
    for kind in (OPENS, VIPS, KEEPS, STEALS, LISTENS, ADDS, PUT_UPS, PUT_UPS_SHOWN):
        found += kind
    for pairs in (TAKES, RETURNS, GIFTS):
        found += pairs.values()
    return (*found, *PRICES, *BIDS, *VOTES)


def may_arrange_for_the_photo(memory: Memory) -> bool:
    """7.1 Whether this seat still arranges for its photograph; earlier arrangements bring nothing."""
    return memory.phase == phases.PHOTO and bool(memory.legal)


def arrangement_found(memory: Memory) -> Action:
    """7.1 What a short search finds for all that the seat knows, from the standard camera."""
    bare = replace(memory, arrangement=EMPTY)
    found = arranged(bare, Chance(SAME_LUCK), known_to(memory), SHORT_SEARCH)
    return found if isinstance(found, Arrange) else Arrange()


SUGGESTED = ((may_arrange_for_the_photo, arrangement_found),)


def observed(memory: Memory) -> bytes:
    """What is common to all, by seat what it has, one's own first; then what is known of the guests, row by row."""
    assert memory.seat is not None
    seats = from_me(memory.seat, memory.seats)
    return b"".join((common(memory, seats), *(seat_bytes(memory, seat) for seat in seats), guests(memory, seats)))


def common(memory: Memory, seats: tuple[int, ...]) -> bytes:
    """The phase (18), the round (6), auctions, envelopes owed, supply, the card followed (12), cards before (12).

    Of an auction: the highest bid, the envelope put up (14), and whose bid it is, counted from oneself (seats).
    """
    auction = memory.auction
    return b"".join(
        (
            one_of(len(PHASES), PHASES.index(memory.phase)),
            one_of(ROUNDS, memory.round - 1),
            bytes((memory.options.auctions, memory.owed, memory.supply)),
            cards_among((memory.card,)),
            cards_among(memory.played),
            bytes((auction.bid,)),
            one_of(len(GUESTS), auction.lot),
            bytes([auction.leader == seat for seat in seats]),
        )
    )


@lru_cache(maxsize=1024)
def cards_among(cards: tuple[str, ...]) -> bytes:
    """How many of these are each trade and each auction."""
    return bytes([cards.count(card) for card in CARDS])


def seat_bytes(memory: Memory, seat: int) -> bytes:
    """Starts, acts, sells, is out of the auction; is ready, has chosen, has its photograph (7); decorations, votes."""
    auction = memory.auction
    return bytes(
        (
            *(memory.start == seat, memory.turn == seat, auction.active == seat, auction.out >> seat & 1),
            *(memory.ready[seat], memory.chosen[seat], memory.taken[seat]),
            *(memory.decorations[seat], memory.votes[seat] if memory.votes else 0),
        )
    )


def guests(memory: Memory, seats: tuple[int, ...]) -> bytes:
    """Rows of a byte a guest, but for the cards and the spaces, which have a row for each guest.

    Held by each seat, by the centre (seats + 1); VIP cards seen in the envelope, -1 where it was never looked into;
    one's own VIP card; one shown to all; looked into now; bought this round (5); who may have put a VIP card in since
    one's look, by seat (seats); the cards seen in it, by preference (30 a guest); where it stands (14 a guest).
    """
    size, auction = len(GUESTS), memory.auction
    assert memory.seat is not None
    return b"".join(
        (
            holders(memory.owner, seats),
            signed(memory.looked),
            one_of(size, memory.vips[memory.seat]),
            bits_of(size, memory.vips_shown),
            one_of(size, memory.open_now),
            bits_of(size, auction.bought),
            changers(memory.since, seats),
            *map(envelope_bytes, memory.envelopes),
            spaces_taken(memory.arrangement),
        )
    )


@lru_cache(maxsize=1024)
def holders(owner: tuple[int, ...], seats: tuple[int, ...]) -> bytes:
    """A row for each seat and the centre: the envelopes there."""
    return bytes([each == holder for holder in (*seats, CENTRE) for each in owner])


@lru_cache(maxsize=1024)
def changers(since: tuple[int, ...], seats: tuple[int, ...]) -> bytes:
    """A row for each seat: the envelopes that it has held since one's own look."""
    return bytes([each >> seat & 1 for seat in seats for each in since])


@lru_cache(maxsize=4096)
def envelope_bytes(cards: tuple[int, ...]) -> bytes:
    """How many cards of each preference."""
    return some_of(len(PREFERENCES), cards)


@lru_cache(maxsize=1024)
def spaces_taken(arrangement: Arrangement) -> bytes:
    """A row for each guest: the space in which it stands."""
    return b"".join(one_of(len(ALL_SPACES), space) for space in spaces_of(arrangement))
