"""The position of a game of Picture Perfect, one frozen value, and the check that nothing is lost."""

from collections import Counter

import msgspec

from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import Action
from serao.games.picture_perfect.arrangement import Arrangement, Camera, spaces_of
from serao.games.picture_perfect.news import HOUSE, Event
from serao.games.picture_perfect.pieces import (
    ALL_GUESTS,
    AUCTIONS,
    CARDS_IN_AN_ENVELOPE,
    CENTRE,
    HOUSE_SUPPLY,
    NOBODY,
    NOWHERE,
    PREFERENCE_CARDS,
    TRADES,
)
from serao.games.picture_perfect.preferences import NOTHING_COVERED, Reading
from serao.games.picture_perfect.studio.scene import DECORATIONS

NOT_SEEN = -1  # an envelope that a seat has never looked into


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The auction variant (5), and a notebook in which everything seen stays noted (3.5)."""

    auctions: bool = False
    notebook: bool = False


class Auction(msgspec.Struct, frozen=True, gc=False):
    """5 What everybody sees of the auctions of a round."""

    active: int = 0
    turns: int = 0  # how many have been the active player before
    lot: int = NOBODY  # the envelope put up
    bid: int = 0  # the highest bid so far; the price in 5.6; the least bid of a tie in 5.7
    leader: int = NOBODY  # whose bid that is; perhaps HOUSE
    out: int = 0  # one bit a seat: has passed, or may not bid
    bids: tuple[tuple[int, int], ...] = ()  # 5.7 the secret bids before a tie, by seat
    bought: int = 0  # one bit a guest: bought this round and kept apart


NO_AUCTION = Auction()


class Photo(msgspec.Struct, frozen=True, gc=False):
    """7 A valid photograph: what it was taken of, by which camera, and what is read off it."""

    arrangement: Arrangement
    camera: Camera
    reading: Reading = NOTHING_COVERED


class State(msgspec.Struct, frozen=True, gc=False):
    """Everything on the table, hidden or not."""

    options: Options
    rules: int  # the version that this game is played by
    seats: int
    phase: str
    round: int
    start: int  # the starting seat of this round
    turn: int  # 4.2, 5.2: the seat whose turn it is
    owed: int  # 4.2 how many envelopes were taken and must be returned
    card: str  # the card that is followed, or nothing
    deck: tuple[str, ...]  # cards to come
    played: tuple[str, ...]  # cards of earlier rounds
    box: tuple[str, ...]  # cards that are not used
    envelopes: tuple[tuple[int, ...], ...]  # by guest: the preferences in it
    owner: tuple[int, ...]  # by guest: who holds its envelope, or CENTRE
    vips: tuple[int, ...]  # by seat: the guest whose envelope its VIP card is in, or NOBODY
    vips_shown: int  # one bit a guest: its seller has shown a VIP card to all (5.1)
    looked: tuple[tuple[int, ...], ...]  # by seat, the public last; by guest: VIP cards seen there last, or NOT_SEEN
    held: tuple[int, ...]  # by seat: one bit a guest whose envelope it has held in some 3.1 or 7.1
    since: tuple[tuple[int, ...], ...]  # by seat, the public last; by guest: who has held it in a 3.1 or 7.1 since then
    open: tuple[int, ...]  # by seat: the envelope it looks into now, or NOBODY
    shown: tuple[int, ...]  # 4.4 the envelopes opened to everybody by this card, the last one now
    ready: tuple[bool, ...]  # 3.1
    arrangements: tuple[Arrangement, ...]  # private, until the scoring
    decorations: tuple[int, ...]
    supply: int  # 2.3
    auction: Auction
    choices: tuple[Action | None, ...]  # secret ones, waiting unseen
    photos: tuple[Photo | None, ...]  # waiting unseen until all are taken
    votes: tuple[int, ...]  # 8.4 by seat: votes for its photograph
    news: tuple[Event, ...]


def envelopes_of(state: State, seat: int) -> tuple[int, ...]:
    """The guests whose envelopes a seat holds (CENTRE: those in the centre)."""
    return tuple([guest for guest, owner in enumerate(state.owner) if owner == seat])


def turn_order(state: State) -> tuple[int, ...]:
    """3.3 The seats from the starting one, to the left."""
    return tuple((state.start + place) % state.seats for place in range(state.seats))


def vips_in(state: State, guest: int) -> int:
    """How many VIP cards an envelope holds."""
    return state.vips.count(guest)


def everything_open(state: State) -> bool:
    """8 Whether the scoring has begun: envelopes and photographs lie open."""
    return state.phase in (phases.VOTE, phases.OVER)


def check(state: State) -> None:
    """9 Envelopes, cards and decorations are conserved at every moment, and nothing is where it cannot be."""
    assert Counter(card for envelope in state.envelopes for card in envelope) == Counter(PREFERENCE_CARDS)
    assert all(len(envelope) == CARDS_IN_AN_ENVELOPE for envelope in state.envelopes), "three cards an envelope"
    assert len(state.owner) == len(ALL_GUESTS), "fourteen envelopes"
    assert all(owner in range(CENTRE, state.seats) for owner in state.owner), "an envelope is held or in the centre"
    check_trades(state)
    check_decorations(state)
    for seat in range(state.seats):
        check_seat(state, seat)


def check_trades(state: State) -> None:
    """The trade cards, and the auction cards of the variant."""
    used = (*state.deck, *state.played, *((state.card,) if state.card else ()))
    expected = Counter(TRADES) + Counter(AUCTIONS if state.options.auctions else ())
    assert Counter((*used, *state.box)) == expected, "trade cards lost or doubled"


def check_decorations(state: State) -> None:
    """Decorations, with the supply of two players."""
    supply = HOUSE_SUPPLY if state.options.auctions and state.seats == 2 else 0
    assert sum(state.decorations) + state.supply == state.seats * len(DECORATIONS) + supply, "decorations lost"
    assert min(*state.decorations, state.supply) >= 0, "decorations owed"


def check_seat(state: State, seat: int) -> None:
    """What one seat has and knows."""
    guests = [figure.guest for figure in state.arrangements[seat].figures]
    assert len(set(guests)) == len(guests), "a figure stands twice"
    assert state.vips[seat] in (NOBODY, *ALL_GUESTS), "a VIP card is in an envelope or not"
    for guest, seen in enumerate(state.looked[seat]):
        assert NOT_SEEN <= seen <= vips_in(state, guest), "a VIP card never leaves an envelope"
    photo = state.photos[seat]
    if photo is not None:
        places = [space for space in spaces_of(photo.arrangement) if space != NOWHERE]
        assert len(set(places)) == len(photo.arrangement.figures), "each guest has a space of its own"
    assert state.auction.leader in (NOBODY, HOUSE, *range(state.seats)), "somebody leads"
