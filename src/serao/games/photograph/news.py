"""What can happen at a table of Photograph, event by event, and how it is told."""

import msgspec

from serao.engine.contract import Say
from serao.games.photograph.pieces import COLOUR, COLOURS, FIRST_BACK, NUMBER


class Started(msgspec.Struct, frozen=True, gc=False, tag="started"):
    """The field and the hands are dealt; this seat begins."""

    seat: int
    left_out: tuple[int, ...]


class Took(msgspec.Struct, frozen=True, gc=False, tag="took"):
    """3.1 Cards taken, as the viewer saw them: faces where they lay open (all of them for the taker)."""

    seat: int
    row: int
    side: str
    cards: tuple[int, ...]


class Wound(msgspec.Struct, frozen=True, gc=False, tag="wound"):
    """3.2 Everybody sees which place moved where."""

    seat: int
    card: int
    to: int


class Shot(msgspec.Struct, frozen=True, gc=False, tag="shot"):
    """4 A card played on its strip; out of focus it is shown once, here."""

    seat: int
    card: int
    in_focus: bool
    good_shot: bool


class Cleared(msgspec.Struct, frozen=True, gc=False, tag="cleared"):
    """5.1 What was left of the field went, as seen by all, and what turned face up in the left column."""

    gone: tuple[int, ...]
    turned: tuple[int, ...]


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """5.1, 5.2 So many cards came from the deck into the field."""

    number: int


class SunsetFell(msgspec.Struct, frozen=True, gc=False, tag="sunset"):
    """5.3 Sunset is on top of the deck."""


class EndCame(msgspec.Struct, frozen=True, gc=False, tag="end"):
    """5.4 Too few cards: everybody winds once more."""

    reason: str


class Chose(msgspec.Struct, frozen=True, gc=False, tag="chose"):
    """Somebody has chosen secretly, and waits for the others."""

    seat: int


class Missed(msgspec.Struct, frozen=True, gc=False, tag="missed"):
    """6.1 The last card of a hand, laid open and discarded; with the variant 6.5 its colour is given up."""

    seat: int
    card: int
    given_up: bool


Event = Started | Took | Wound | Shot | Cleared | Dealt | SunsetFell | EndCame | Chose | Missed
EVENTS = Event


def card_name(code: int, say: Say) -> str:
    """A card as it is seen: colour and number, or colour and half."""
    if code < FIRST_BACK:
        return say("photograph-card", colour=say(f"photograph-{COLOURS[COLOUR[code]]}"), number=NUMBER[code])
    colour, high = divmod(code - FIRST_BACK, 2)
    return say("photograph-back", colour=say(f"photograph-{COLOURS[colour]}"), half="7–12" if high else "1–6")


def cards_text(codes: tuple[int, ...], say: Say) -> str:
    """Several cards, in order."""
    return ", ".join(card_name(code, say) for code in codes)


def tell(event: Event, say: Say, names: tuple[str, ...]) -> str:
    """One event as a sentence."""
    match event:
        case Started(seat, left_out):
            colours = ", ".join(say(f"photograph-{COLOURS[colour]}") for colour in left_out)
            return say("photograph-started", name=names[seat], left=len(left_out), colours=colours)
        case Took(seat, row, side, cards):
            return say(
                "photograph-took",
                name=names[seat],
                row=row + 1,
                side=side,
                number=len(cards),
                cards=cards_text(cards, say),
            )
        case Wound(seat, card, to):
            return say("photograph-wound", name=names[seat], card=card + 1, to=to + 1)
        case Shot(seat, card, in_focus, good_shot):
            key = "photograph-good-shot" if good_shot else "photograph-shot" if in_focus else "photograph-blurred"
            return say(key, name=names[seat], card=card_name(card, say))
        case Cleared(gone, turned):
            return say(
                "photograph-cleared",
                gone=len(gone),
                cards=cards_text(gone, say),
                turned=len(turned),
                open=cards_text(turned, say),
            )
        case Dealt(number):
            return say("photograph-dealt", number=number)
        case SunsetFell():
            return say("photograph-sunset")
        case EndCame(why):
            return say(f"photograph-end-{why}")
        case Chose(seat):
            return say("photograph-chose", name=names[seat])
        case Missed(seat, card, given_up):
            key = "photograph-given-up" if given_up else "photograph-discarded"
            return say(key, name=names[seat], card=card_name(card, say))
