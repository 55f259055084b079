"""The decisions of Picture Perfect and their notation: `open5`, `vip5`, `keep5`, `bid4`, `photo`.

Most decisions are made once, in tables, and `legal` lists every one of them. Two kinds are open-ended, because an
arrangement and a camera have more values than anybody could list: `Arrange` and `TakePhoto`. `legal` lists a few of
each, ready to be chosen; a listed one is also a form: any other value of its kind may be sent in its place, and
`refusal` is the one check that answers with a reason.
"""

import re
from collections.abc import Callable
from itertools import combinations, permutations

import msgspec

from serao.engine.problem import BadNotation, reason
from serao.games.picture_perfect.arrangement import EMPTY, STANDARD_CAMERA, Arrangement, Camera, standing
from serao.games.picture_perfect.notation import arrangement_of, arrangement_text, camera_of, camera_text
from serao.games.picture_perfect.pieces import ALL_GUESTS, ENVELOPES_EACH, HOUSE_SUPPLY, NOBODY
from serao.games.picture_perfect.studio.scene import DECORATIONS


class Open(msgspec.Struct, frozen=True, gc=False, tag="open"):
    """3.1 Look into an envelope that one holds; what was open before is closed."""

    guest: int


class Close(msgspec.Struct, frozen=True, gc=False, tag="close"):
    """3.1, 4.4, 4.6, 5.6 Put the cards back into the envelope that is open."""


class PutVip(msgspec.Struct, frozen=True, gc=False, tag="vip"):
    """3.1 Put one's VIP card into the open envelope, for good."""

    guest: int


class Arrange(msgspec.Struct, frozen=True, gc=False, tag="arrange"):
    """3.1, 7.1 Place figures and decorations, instead of how they stood before. Open-ended."""

    arrangement: Arrangement = EMPTY


class Ready(msgspec.Struct, frozen=True, gc=False, tag="ready"):
    """3.1 Done with looking and arranging."""


class Keep(msgspec.Struct, frozen=True, gc=False, tag="keep"):
    """4.1 Dance: the one envelope that is kept."""

    guest: int


class TakeTwo(msgspec.Struct, frozen=True, gc=False, tag="take"):
    """4.2 Choose your partner: two envelopes from the centre (the other is NOBODY where there is only one)."""

    one: int
    other: int


class ReturnTwo(msgspec.Struct, frozen=True, gc=False, tag="return"):
    """4.2 Choose your partner: as many envelopes back into the centre."""

    one: int
    other: int


class Give(msgspec.Struct, frozen=True, gc=False, tag="give"):
    """4.3 Gifts: an envelope for the left and one for the right neighbour, or NOBODY for one of them."""

    left: int
    right: int


class Steal(msgspec.Struct, frozen=True, gc=False, tag="steal"):
    """4.5 Theft: an envelope of the left neighbour."""

    guest: int


class Listen(msgspec.Struct, frozen=True, gc=False, tag="listen"):
    """4.6 Rumours: the envelope to look into."""

    guest: int


class Add(msgspec.Struct, frozen=True, gc=False, tag="add"):
    """5.4 Shared auction: one's own envelope for the centre."""

    guest: int


class PutUp(msgspec.Struct, frozen=True, gc=False, tag="put-up"):
    """5.1 The envelope to be sold, perhaps with the VIP card in it shown to all."""

    guest: int
    show_vip: bool = False


class Price(msgspec.Struct, frozen=True, gc=False, tag="price"):
    """5.6 Fixed price: what a look costs."""

    number: int


class Bid(msgspec.Struct, frozen=True, gc=False, tag="bid"):
    """5.2–5.8 So many decorations; secretly it may be none."""

    number: int


class Pass(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    """5.2, 5.3, 5.5, 5.6 No bid, or no look."""


class Pay(msgspec.Struct, frozen=True, gc=False, tag="pay"):
    """5.6 Pay the price and look."""


class Sell(msgspec.Struct, frozen=True, gc=False, tag="sell"):
    """5.4 Shared auction: the highest bidder gets the envelope."""


class Buy(msgspec.Struct, frozen=True, gc=False, tag="buy"):
    """5.4 Shared auction: the active player pays the highest bidder instead."""


class TakePhoto(msgspec.Struct, frozen=True, gc=False, tag="photo"):
    """7.2 The photograph of one's arrangement as it stands. Open-ended."""

    camera: Camera = STANDARD_CAMERA


class Vote(msgspec.Struct, frozen=True, gc=False, tag="vote"):
    """8.4 The best photograph among those that are tied."""

    seat: int


class Abstain(msgspec.Struct, frozen=True, gc=False, tag="abstain"):
    """8.4 No vote."""


Looking = Open | Close | PutVip | Arrange | Ready | TakePhoto
Trading = Keep | TakeTwo | ReturnTwo | Give | Steal | Listen
Trafficking = Add | PutUp | Price | Bid | Pass | Pay | Sell | Buy
Action = Looking | Trading | Trafficking | Vote | Abstain
ACTIONS = Action
OPEN_ENDED = (Arrange, TakePhoto)

MOST_SEATS = max(ENVELOPES_EACH)
MOST_DECORATIONS = MOST_SEATS * len(DECORATIONS) + HOUSE_SUPPLY
CLOSE, READY, PASS, PAY, SELL, BUY, ABSTAIN = Close(), Ready(), Pass(), Pay(), Sell(), Buy(), Abstain()
OPENS = tuple(Open(guest) for guest in ALL_GUESTS)
VIPS = tuple(PutVip(guest) for guest in ALL_GUESTS)
KEEPS = tuple(Keep(guest) for guest in ALL_GUESTS)
# 4.2 A pair of guests, or a single one where the centre had no more.
ONE_OR_TWO = (*combinations(ALL_GUESTS, 2), *((guest, NOBODY) for guest in ALL_GUESTS))
TAKES = {pair: TakeTwo(*pair) for pair in ONE_OR_TWO}
RETURNS = {pair: ReturnTwo(*pair) for pair in ONE_OR_TWO}
GIFTS = {pair: Give(*pair) for pair in permutations((NOBODY, *ALL_GUESTS), 2)}
STEALS = tuple(Steal(guest) for guest in ALL_GUESTS)
LISTENS = tuple(Listen(guest) for guest in ALL_GUESTS)
ADDS = tuple(Add(guest) for guest in ALL_GUESTS)
PUT_UPS = tuple(PutUp(guest) for guest in ALL_GUESTS)
PUT_UPS_SHOWN = tuple(PutUp(guest, show_vip=True) for guest in ALL_GUESTS)
PRICES = tuple(Price(number) for number in range(MOST_DECORATIONS + 1))
BIDS = tuple(Bid(number) for number in range(MOST_DECORATIONS + 1))
VOTES = tuple(Vote(seat) for seat in range(MOST_SEATS))
STANDARD_PHOTO = TakePhoto()

# Listed arrangements, each good for a standard photograph: nobody, a back row, and the whole party by height.
LISTED_ARRANGEMENTS = (
    Arrange(),
    Arrange(standing({"9": "A4", "10": "B4", "14": "C4", "11": "D4", "7": "E4"})),
    Arrange(
        standing(
            {
                **{"9": "A4", "10": "B4", "14": "C4", "11": "D4", "7": "E4"},
                **{"1": "A3", "2": "B3", "3": "C3", "4": "D3", "5": "E3"},
                **{"6": "A2", "12": "E2", "13": "A1", "8": "E1"},
            }
        )
    ),
)

# ── Notation: a word, then what it is about; guests by their printed number, seats from 1 ─────────

WORDS: dict[type[Action], str] = {
    Open: "open",
    Close: "close",
    PutVip: "vip",
    Ready: "ready",
    Keep: "keep",
    TakeTwo: "take",
    ReturnTwo: "return",
    Give: "give",
    Steal: "steal",
    Listen: "listen",
    Add: "add",
    Price: "price",
    Bid: "bid",
    Pass: "pass",
    Pay: "pay",
    Sell: "sell",
    Buy: "buy",
    Vote: "vote",
    Abstain: "abstain",
}
SHOWN = "!"
NONE = "-"


def text(action: Action) -> str:
    """An action in notation."""
    match action:
        case Arrange(arrangement):
            return f"arrange:{arrangement_text(arrangement)}"
        case TakePhoto(camera):
            return "photo" if camera == STANDARD_CAMERA else f"photo:{camera_text(camera)}"
        case PutUp(guest, show_vip):
            return f"up{guest + 1}{SHOWN if show_vip else ''}"
        case Give(left, right):
            return f"give{guest_text(left)}/{guest_text(right)}"
        case TakeTwo(one, other) | ReturnTwo(one, other):
            return f"{WORDS[type(action)]}{one + 1}" + ("" if other == NOBODY else f"+{other + 1}")
        case Price(number) | Bid(number):
            return f"{WORDS[type(action)]}{number}"
        case Vote(seat):
            return f"vote{seat + 1}"
        case Open(guest) | PutVip(guest) | Keep(guest) | Steal(guest) | Listen(guest) | Add(guest):
            return f"{WORDS[type(action)]}{guest + 1}"
        case _:
            return WORDS[type(action)]


def guest_text(guest: int) -> str:
    """A guest by its printed number, a dash for nobody."""
    return NONE if guest == NOBODY else str(guest + 1)


PLAIN: dict[str, Action] = {WORDS[type(each)]: each for each in (CLOSE, READY, PASS, PAY, SELL, BUY, ABSTAIN)}
NUMBERED: dict[str, Callable[[int], Action]] = {
    "open": lambda number: Open(number - 1),
    "vip": lambda number: PutVip(number - 1),
    "keep": lambda number: Keep(number - 1),
    "steal": lambda number: Steal(number - 1),
    "listen": lambda number: Listen(number - 1),
    "add": lambda number: Add(number - 1),
    "up": lambda number: PutUp(number - 1),
    "take": lambda number: TakeTwo(number - 1, NOBODY),
    "return": lambda number: ReturnTwo(number - 1, NOBODY),
    "price": Price,
    "bid": Bid,
    "vote": lambda number: Vote(number - 1),
}
_NUMBERED = re.compile(r"([a-z]+)([0-9]{1,3})(!?)")
_TWO = re.compile(r"(take|return)([0-9]{1,2})\+([0-9]{1,2})")
_GIVE = re.compile(r"give([0-9]{1,2}|-)/([0-9]{1,2}|-)")


def parse(notation: str) -> Action:
    """The action of a notation; spaces and capital letters do not matter."""
    said = "".join(notation.split()).lower()
    action = PLAIN.get(said) or _numbered(said) or _paired(said) or _open_ended(said)
    if action is None:
        raise BadNotation(reason("picture_perfect-notation", given=notation.strip()))
    return action


def _numbered(said: str) -> Action | None:
    found = _NUMBERED.fullmatch(said)
    if not found or found[1] not in NUMBERED or not said.isascii():
        return None
    action = NUMBERED[found[1]](int(found[2]))
    if not found[3]:
        return action
    return PutUp(action.guest, show_vip=True) if isinstance(action, PutUp) else None


def _paired(said: str) -> Action | None:
    if found := _TWO.fullmatch(said):
        one, other = int(found[2]) - 1, int(found[3]) - 1
        return TakeTwo(one, other) if found[1] == "take" else ReturnTwo(one, other)
    if found := _GIVE.fullmatch(said):
        left, right = (NOBODY if each == NONE else int(each) - 1 for each in (found[1], found[2]))
        return Give(left, right)
    return None


def _open_ended(said: str) -> Action | None:
    word, colon, rest = said.partition(":")
    if word == "arrange" and colon:
        arrangement = arrangement_of(rest)
        return None if arrangement is None else Arrange(arrangement)
    if said == "photo":
        return STANDARD_PHOTO
    if word == "photo" and colon:
        camera = camera_of(rest)
        return None if camera is None else TakePhoto(camera)
    return None
