"""What can happen at a table of Picture Perfect, event by event, and how it is told."""

import msgspec

from serao.engine.contract import Say
from serao.games.picture_perfect.pieces import AREA, GUESTS, IN_FRONT, NEXT_TO, NOBODY, PREFERENCES

NAME = "picture_perfect"
HOUSE = -2  # 5.9 the bidder that is nobody at the table
Wish = tuple[str, str | int]  # its kind, and whom or what it names
ANYWHERE = "anywhere"  # 6.2 where a guest may stand that wants to be next to itself


class RoundBegan(msgspec.Struct, frozen=True, gc=False, tag="round"):
    """3.1 Everybody looks and arranges; this seat will turn over the card."""

    number: int
    start: int


class CardTurned(msgspec.Struct, frozen=True, gc=False, tag="card"):
    """3.2 The top trade or auction card."""

    card: str


class Chose(msgspec.Struct, frozen=True, gc=False, tag="chose"):
    """Somebody has chosen secretly, and waits for the others."""

    seat: int


class Danced(msgspec.Struct, frozen=True, gc=False, tag="danced"):
    """4.1 What a seat kept and what it was dealt."""

    seat: int
    kept: int
    dealt: tuple[int, ...]


class Took(msgspec.Struct, frozen=True, gc=False, tag="took"):
    """4.2 Two envelopes from the centre."""

    seat: int
    guests: tuple[int, ...]


class Returned(msgspec.Struct, frozen=True, gc=False, tag="returned"):
    """4.2 Two envelopes into the centre."""

    seat: int
    guests: tuple[int, ...]


class Handed(msgspec.Struct, frozen=True, gc=False, tag="handed"):
    """4.3 A gift."""

    giver: int
    taker: int
    guest: int


class Stole(msgspec.Struct, frozen=True, gc=False, tag="stole"):
    """4.5 A theft."""

    thief: int
    victim: int
    guest: int


class Revealed(msgspec.Struct, frozen=True, gc=False, tag="revealed"):
    """4.4 An envelope of the centre opened to everybody."""

    guest: int
    cards: tuple[int, ...]
    vips: int


class LookedInto(msgspec.Struct, frozen=True, gc=False, tag="looked"):
    """4.6, 5.6 Who looks into which envelope; the cards only for the one who looks."""

    seat: int
    guest: int
    cards: tuple[int, ...] = ()
    vips: int = 0


class Added(msgspec.Struct, frozen=True, gc=False, tag="added"):
    """5.4 An envelope for the shared auction."""

    seat: int
    guest: int


class ForSale(msgspec.Struct, frozen=True, gc=False, tag="for-sale"):
    """5.1 An envelope put up; perhaps its VIP card was shown."""

    seat: int
    guest: int
    vip_shown: bool


class Priced(msgspec.Struct, frozen=True, gc=False, tag="priced"):
    """5.6 What a look costs."""

    seat: int
    price: int


class BidMade(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    """5.2, 5.3, 5.5 A bid; by the house too."""

    seat: int
    number: int


class Passed(msgspec.Struct, frozen=True, gc=False, tag="passed"):
    """5.2, 5.3, 5.5 No bid."""

    seat: int


class BidsShown(msgspec.Struct, frozen=True, gc=False, tag="bids"):
    """5.7, 5.8 Secret bids, seat and number, revealed together."""

    bids: tuple[tuple[int, int], ...]


class Tied(msgspec.Struct, frozen=True, gc=False, tag="tied"):
    """5.7 These bid again, at least as much."""

    seats: tuple[int, ...]
    number: int


class Paid(msgspec.Struct, frozen=True, gc=False, tag="paid"):
    """Decorations from one to another, or from the house."""

    payer: int
    taker: int
    number: int


class Sold(msgspec.Struct, frozen=True, gc=False, tag="sold"):
    """An envelope has changed hands; to the house means into the centre."""

    guest: int
    buyer: int


class Unsold(msgspec.Struct, frozen=True, gc=False, tag="unsold"):
    """5.1, 5.7 An envelope that stays where it is."""

    guest: int


class Rescued(msgspec.Struct, frozen=True, gc=False, tag="rescued"):
    """5.10 A player with nothing got decorations from the others."""

    seat: int
    number: int


class LastLook(msgspec.Struct, frozen=True, gc=False, tag="last-look"):
    """7.1 The sixth round is over: arrange for good and take the photograph."""


class Scored(msgspec.Struct, frozen=True, gc=False, tag="scored"):
    """8 The photographs are shown, and the points of each seat."""

    totals: tuple[int, ...]


class VoteCalled(msgspec.Struct, frozen=True, gc=False, tag="vote"):
    """8.4 These are tied for the first place."""

    seats: tuple[int, ...]


class Voted(msgspec.Struct, frozen=True, gc=False, tag="voted"):
    """8.4 By seat: the votes for its photograph."""

    votes: tuple[int, ...]


Event = (
    RoundBegan
    | CardTurned
    | Chose
    | Danced
    | Took
    | Returned
    | Handed
    | Stole
    | Revealed
    | LookedInto
    | Added
    | ForSale
    | Priced
    | BidMade
    | Passed
    | BidsShown
    | Tied
    | Paid
    | Sold
    | Unsold
    | Rescued
    | LastLook
    | Scored
    | VoteCalled
    | Voted
)
EVENTS = Event


def guest_name(guest: int, say: Say) -> str:
    """A guest by name."""
    return say(f"{NAME}-nobody" if guest == NOBODY else f"{NAME}-guest-{GUESTS[guest]}")


def guests_text(guests: tuple[int, ...], say: Say) -> str:
    """Several guests by name."""
    return ", ".join(guest_name(guest, say) for guest in guests) or say(f"{NAME}-nobody")


def as_read(card: int, guest: int) -> Wish:
    """6.2, 6.6 A preference as it reads in a guest's envelope: one that names this very guest reads otherwise."""
    kind, named = PREFERENCES[card]
    if named != guest:
        return kind, named
    return (AREA, ANYWHERE) if kind == NEXT_TO else (IN_FRONT, "")


def card_text(card: int, guest: int, say: Say) -> str:
    """A preference in the words of the guest whose envelope it is in."""
    kind, named = as_read(card, guest)
    if isinstance(named, int):
        return say(f"{NAME}-wish-{kind}", guest=guest_name(named, say))
    return say(f"{NAME}-wish-{kind}-{named}" if named else f"{NAME}-wish-{kind}")


def cards_text(cards: tuple[int, ...], guest: int, vips: int, say: Say) -> str:
    """What is in a guest's envelope."""
    said = [card_text(card, guest, say) for card in cards]
    return "; ".join([*said, say(f"{NAME}-vips", number=vips)] if vips else said)


def seat_name(seat: int, say: Say, names: tuple[str, ...]) -> str:
    """A player, or the house."""
    return say(f"{NAME}-house") if seat == HOUSE else names[seat]


def tell(event: Event, say: Say, names: tuple[str, ...]) -> str:
    """One event as a sentence."""
    match event:
        case RoundBegan(number, start):
            return say(f"{NAME}-round", number=number, name=names[start])
        case CardTurned(card):
            return say(f"{NAME}-turned", card=say(f"{NAME}-card-{card}"), rule=say(f"{NAME}-rule-{card}"))
        case Rescued(seat, number):
            return say(f"{NAME}-rescued", name=names[seat], number=number)
        case LastLook():
            return say(f"{NAME}-last-look")
        case Scored(totals):
            return say(f"{NAME}-scored", totals=_by_name(totals, names))
        case VoteCalled(seats):
            return say(f"{NAME}-vote-called", names=", ".join(names[seat] for seat in seats))
        case Voted(votes):
            return say(f"{NAME}-voted", votes=_by_name(votes, names))
        case Chose(seat):
            return say(f"{NAME}-chose", name=names[seat])
        case Danced() | Took() | Returned() | Handed() | Stole() | Revealed() | LookedInto():
            return _tell_trade(event, say, names)
        case _:
            return _tell_auction(event, say, names)


def _by_name(numbers: tuple[int, ...], names: tuple[str, ...]) -> str:
    """Numbers with a true minus, as in print."""
    return ", ".join(f"{name} {str(number).replace('-', '−')}" for name, number in zip(names, numbers, strict=True))


def _tell_trade(event: Event, say: Say, names: tuple[str, ...]) -> str:
    match event:
        case Danced(seat, kept, dealt):
            told = {"kept": guest_name(kept, say), "dealt": guests_text(dealt, say)}
            return say(f"{NAME}-danced", name=names[seat], number=len(dealt), **told)
        case Took(seat, guests):
            return say(f"{NAME}-took", name=names[seat], guests=guests_text(guests, say))
        case Returned(seat, guests):
            return say(f"{NAME}-returned", name=names[seat], guests=guests_text(guests, say))
        case Handed(giver, taker, guest):
            return say(f"{NAME}-handed", name=names[giver], other=names[taker], guest=guest_name(guest, say))
        case Stole(thief, victim, guest):
            return say(f"{NAME}-stole", name=names[thief], other=names[victim], guest=guest_name(guest, say))
        case Revealed(guest, cards, vips):
            return say(f"{NAME}-revealed", guest=guest_name(guest, say), cards=cards_text(cards, guest, vips, say))
        case LookedInto(seat, guest, cards, vips):
            key = f"{NAME}-looked-mine" if cards else f"{NAME}-looked"
            return say(key, name=names[seat], guest=guest_name(guest, say), cards=cards_text(cards, guest, vips, say))
    raise AssertionError(f"no trade: {event}")


def _tell_auction(event: Event, say: Say, names: tuple[str, ...]) -> str:
    match event:
        case Added(seat, guest):
            return say(f"{NAME}-added", name=names[seat], guest=guest_name(guest, say))
        case ForSale(seat, guest, vip_shown):
            return say(f"{NAME}-for-sale", name=names[seat], guest=guest_name(guest, say), vip=int(vip_shown))
        case Priced(seat, price):
            return say(f"{NAME}-priced", name=names[seat], number=price)
        case BidMade(seat, number):
            return say(f"{NAME}-bid", name=seat_name(seat, say, names), number=number)
        case Passed(seat):
            return say(f"{NAME}-passed", name=names[seat])
        case BidsShown(bids):
            return say(f"{NAME}-bids", bids=", ".join(f"{names[seat]} {number}" for seat, number in bids))
        case Tied(seats, number):
            return say(f"{NAME}-tied", names=", ".join(names[seat] for seat in seats), number=number)
        case Paid(payer, taker, number):
            return say(f"{NAME}-paid", name=seat_name(payer, say, names), other=names[taker], number=number)
        case Sold(guest, buyer):
            key = f"{NAME}-sold-house" if buyer == HOUSE else f"{NAME}-sold"
            return say(key, name=seat_name(buyer, say, names), guest=guest_name(guest, say))
        case Unsold(guest):
            return say(f"{NAME}-unsold", guest=guest_name(guest, say))
    raise AssertionError(f"no auction: {event}")
