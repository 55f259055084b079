"""Vaza: all cards are dealt, the suit that was led is followed, and its highest card takes the trick."""

import msgspec

from serao.engine.chance import Chance
from serao.engine.contract import Say
from serao.engine.outcome import Outcome, Score, ScoreLine, outcome_of
from serao.engine.scene import Cards, Colour, Counter, Piece, Scene

SIGNS = {"h": "♥", "d": "♦", "c": "♣", "s": "♠"}
COLOURS: dict[str, Colour] = {"h": "red", "d": "yellow", "c": "green", "s": "blue"}
DECK = tuple(f"{suit}{number}" for suit in SIGNS for number in range(1, 10))  # a card is a text, as in h7


def face(card: str) -> str:
    """A card as it is printed: ♥7."""
    return f"{SIGNS[card[0]]}{card[1]}"


class Play(msgspec.Struct, frozen=True, tag="play"):
    """Lay a card."""

    card: str


class Played(msgspec.Struct, frozen=True, tag="played"):
    """A card was laid; `taker` takes the trick with it, or nobody yet (-1)."""

    seat: int
    card: str
    taker: int = -1


ACTIONS, EVENTS = Play, Played


class Public(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody sees: every card laid so far in order, who laid it, and what that tells."""

    laid: tuple[tuple[int, str], ...] = ()  # seat and card, of all tricks
    leader: int = 0
    tricks: tuple[int, ...]
    lacking: tuple[str, ...]  # for each seat, the suits it could not follow
    news: tuple[Played, ...] = ()

    def trick(self) -> tuple[tuple[int, str], ...]:
        """The trick on the table."""
        return self.laid[len(self.laid) - len(self.laid) % len(self.tricks) :]

    def turn(self) -> int:
        """Whose turn it is."""
        return (self.leader + len(self.trick())) % len(self.tricks)


class State(msgspec.Struct, frozen=True):
    """The table and everybody's hand."""

    public: Public
    hands: tuple[tuple[str, ...], ...]


class Seen(msgspec.Struct, frozen=True):
    """What one seat sees, and all it needs to remember: every card that was ever laid is in `public`."""

    seat: int | None
    public: Public
    hand: tuple[str, ...]
    legal: tuple[Play, ...]
    news: tuple[Played, ...]


View = Memory = Seen


def seats(options: object) -> range:
    """Three or four."""
    return range(3, 5)


def new(options: object, seats: int, chance: Chance) -> State:
    """Twelve cards each, or nine; somebody leads."""
    deck = chance.shuffled(DECK)
    hands = tuple(tuple(sorted(deck[seat::seats])) for seat in range(seats))
    return State(Public(leader=chance.below(seats), tricks=(0,) * seats, lacking=("",) * seats), hands)


def actors(state: State) -> tuple[int, ...]:
    """In turn, until the hands are empty."""
    return (state.public.turn(),) if any(state.hands) else ()


def legal(state: State, seat: int) -> tuple[Play, ...]:
    """A card of the suit that was led; any card, if one has none."""
    if seat not in actors(state):
        return ()
    trick, hand = state.public.trick(), state.hands[seat]
    following = [card for card in hand if trick and card[0] == trick[0][1][0]]
    return tuple(Play(card) for card in following or hand)


def apply(state: State, seat: int, action: Play, chance: Chance) -> State:
    """Lay the card; when it is the last of the trick, the highest of the suit takes it and leads."""
    public, trick = state.public, (*state.public.trick(), (seat, action.card))
    led, full = trick[0][1][0], len(trick) == len(public.tricks)
    taker = max((card, each) for each, card in trick if card[0] == led)[1] if full else -1
    lacks = led if action.card[0] != led and led not in public.lacking[seat] else ""
    after = Public(
        laid=(*public.laid, (seat, action.card)),
        leader=taker if full else public.leader,
        tricks=tuple(won + (each == taker) for each, won in enumerate(public.tricks)),
        lacking=tuple(old + lacks if each == seat else old for each, old in enumerate(public.lacking)),
        news=(Played(seat, action.card, taker),),
    )
    hands = tuple(tuple(card for card in hand if card != action.card) for hand in state.hands)
    return State(after, hands)


def view(state: State, seat: int | None) -> Seen:
    """The table and one's own hand."""
    hand = () if seat is None else state.hands[seat]
    return Seen(seat, state.public, hand, () if seat is None else legal(state, seat), state.public.news)


memory = view


def imagine(memory: Seen, chance: Chance) -> State:
    """Deal the cards that were never seen, to nobody who lacks their suit."""
    public, laid = memory.public, [card for _seat, card in memory.public.laid]
    unseen = [card for card in DECK if card not in laid and card not in memory.hand]
    others = [seat for seat in range(len(public.tricks)) if seat != memory.seat]
    room = {seat: len(DECK) // len(public.tricks) - [each for each, _ in public.laid].count(seat) for seat in others}
    while True:  # a deal that cannot be finished is begun again; the true one shows that there is one
        hands: dict[int, list[str]] = {seat: [] for seat in others}
        for card in sorted(chance.shuffled(unseen), key=lambda card: -sum(card[0] in each for each in public.lacking)):
            able = [seat for seat in others if len(hands[seat]) < room[seat] and card[0] not in public.lacking[seat]]
            if able:
                hands[chance.pick(able)].append(card)
        if all(len(hands[seat]) == room[seat] for seat in others):
            break
    whole = [sorted(hands[seat]) if seat in hands else memory.hand for seat in range(len(public.tricks))]
    return State(public, tuple(tuple(hand) for hand in whole))


def outcome(state: State) -> Outcome | None:
    """A point for each trick."""
    if actors(state):
        return None
    won = state.public.tricks
    return outcome_of(
        [Score(seat, number, (ScoreLine("tricks", number),)) for seat, number in enumerate(won)], "no-cards", ()
    )


def tell(event: Played, say: Say, names: tuple[str, ...]) -> str:
    """A card, and who takes the trick."""
    laid = say("vaza-played", name=names[event.seat], card=face(event.card))
    return laid if event.taker < 0 else f"{laid} {say('vaza-takes', name=names[event.taker])}"


def piece(card: str, owner: str = "") -> Piece:
    """A card as it lies there; in one's own hand it has a spot."""
    name = f"{owner}: {face(card)}" if owner else face(card)
    return Piece(name=name, spot="" if owner else card, colour=COLOURS[card[0]], symbol=face(card))


def scene(view: Seen, say: Say, names: tuple[str, ...]) -> Scene:
    """The tricks won, the trick on the table, and one's own hand."""
    public, trick = view.public, view.public.trick() or view.public.laid[-len(names) :]
    won = [
        Counter(title=name, number=public.tricks[seat], active=seat == public.turn() and len(public.laid) < len(DECK))
        for seat, name in enumerate(names)
    ]
    laid = Cards(title=say("vaza-trick"), cards=tuple(piece(card, names[seat]) for seat, card in trick))
    hand = Cards(title=say("vaza-hand"), cards=tuple(piece(card) for card in view.hand), hand=True)
    return Scene((*won, laid, hand))


def spots(action: Play) -> tuple[str, ...]:
    """The card in the hand."""
    return (action.card,)


def label(action: Play, say: Say) -> str:
    """What the button says."""
    return say("vaza-play", card=face(action.card))
