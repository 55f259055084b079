"""What a seat with a perfect memory knows of Picture Perfect, and positions imagined from it."""

from collections import Counter
from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import Action
from serao.games.picture_perfect.arrangement import EMPTY, STANDARD_CAMERA, Arrangement
from serao.games.picture_perfect.news import Event
from serao.games.picture_perfect.pieces import (
    ALL_GUESTS,
    AUCTIONS,
    AUCTIONS_IN_THE_DECK,
    CARDS_IN_AN_ENVELOPE,
    NOBODY,
    PREFERENCE_CARDS,
    ROUNDS,
    TRADES,
)
from serao.games.picture_perfect.rules import legal, secret_options
from serao.games.picture_perfect.setup import holders
from serao.games.picture_perfect.state import NOT_SEEN, Auction, Options, Photo, State, everything_open
from serao.games.picture_perfect.views import open_to

UNKNOWN = -2  # where another seat's VIP card is
TRIES = 2000  # to deal the others' VIP cards so that they agree with what was seen
SOME_PHOTO = Photo(EMPTY, STANDARD_CAMERA)


class Memory(msgspec.Struct, frozen=True, kw_only=True):
    """All that bears on the rest of the game: everything lawfully seen, whatever the notebook says.

    `envelopes` holds the cards of every envelope this seat has ever looked into; `looked` the number of VIP cards
    seen there last, NOT_SEEN where it never looked; `held` is public: who could have put a VIP card where; so is
    `since`: who could have done so after this seat's last look, one bit a seat; and `peeked`: by seat, the envelopes
    into which it looked by a card without ever having held them, one bit a guest.
    """

    seat: int | None
    legal: tuple[Action, ...]
    options: Options
    rules: int
    seats: int
    phase: str
    round: int
    start: int
    turn: int
    owed: int
    card: str
    played: tuple[str, ...]
    owner: tuple[int, ...]
    envelopes: tuple[tuple[int, ...], ...]
    vips: tuple[int, ...]
    vips_shown: int
    looked: tuple[int, ...]
    held: tuple[int, ...]
    since: tuple[int, ...]
    peeked: tuple[int, ...]
    open: tuple[int, ...]
    open_now: int
    shown: tuple[int, ...]
    public: tuple[int, ...]
    public_since: tuple[int, ...]
    ready: tuple[bool, ...]
    arrangement: Arrangement
    decorations: tuple[int, ...]
    supply: int
    auction: Auction
    chosen: tuple[bool, ...]
    my_choice: Action | None
    taken: tuple[bool, ...]
    photos: tuple[Photo | None, ...]
    votes: tuple[int, ...]
    news: tuple[Event, ...]


def memory(state: State, seat: int | None) -> Memory:
    """Everything that seat has ever lawfully seen."""
    at_scoring = everything_open(state)
    looked = state.looked[-1 if seat is None else seat]
    return Memory(
        seat=seat,
        legal=() if seat is None else legal(state, seat),
        options=state.options,
        rules=state.rules,
        seats=state.seats,
        phase=state.phase,
        round=state.round,
        start=state.start,
        turn=state.turn,
        owed=state.owed,
        card=state.card,
        played=state.played,
        owner=state.owner,
        envelopes=tuple(
            state.envelopes[guest] if at_scoring or looked[guest] != NOT_SEEN else () for guest in ALL_GUESTS
        ),
        vips=tuple(vip if at_scoring or each == seat else UNKNOWN for each, vip in enumerate(state.vips)),
        vips_shown=state.vips_shown,
        looked=looked,
        held=state.held,
        since=state.since[-1 if seat is None else seat],
        peeked=tuple(peeked(state, each) for each in range(state.seats)),
        open=tuple(open_publicly(state, each, seat) for each in range(state.seats)),
        open_now=open_to(state, seat),
        shown=state.shown,
        public=state.looked[-1],
        public_since=state.since[-1],
        ready=state.ready,
        arrangement=EMPTY if seat is None else state.arrangements[seat],
        decorations=state.decorations,
        supply=state.supply,
        auction=state.auction,
        chosen=tuple(choice is not None for choice in state.choices),
        my_choice=None if seat is None else state.choices[seat],
        taken=tuple(photo is not None for photo in state.photos),
        photos=tuple(photo if at_scoring or each == seat else None for each, photo in enumerate(state.photos)),
        votes=state.votes,
        news=state.news,
    )


def open_publicly(state: State, each: int, seat: int | None) -> int:
    """3.1 What others look into behind their screens is not seen; 4.4, 4.6, 5.6 elsewhere it is."""
    private = state.phase in phases.LOOKING and each != seat
    return NOBODY if private else state.open[each]


def peeked(state: State, seat: int) -> int:
    """4.4, 4.6, 5.6 The envelopes a seat looked into that it never held: only by a card, and everybody saw it."""
    looks = (guest for guest, seen in enumerate(state.looked[seat]) if seen != NOT_SEEN)
    return sum(1 << guest for guest in looks if not state.held[seat] >> guest & 1)


def imagine(memory: Memory, chance: Chance) -> State:
    """A position that agrees with the memory: unseen cards over unseen envelopes, others' VIP cards and choices."""
    deck, box = imagined_deck(memory, chance)
    vips = imagined_vips(memory, chance)
    state = State(
        options=memory.options,
        rules=memory.rules,
        seats=memory.seats,
        phase=memory.phase,
        round=memory.round,
        start=memory.start,
        turn=memory.turn,
        owed=memory.owed,
        card=memory.card,
        deck=deck,
        played=memory.played,
        box=box,
        envelopes=imagined_envelopes(memory, chance),
        owner=memory.owner,
        vips=vips,
        vips_shown=memory.vips_shown,
        looked=imagined_looks(memory, vips),
        held=memory.held,
        since=imagined_since(memory),
        open=memory.open,
        shown=memory.shown,
        ready=memory.ready,
        arrangements=tuple(memory.arrangement if seat == memory.seat else EMPTY for seat in range(memory.seats)),
        decorations=memory.decorations,
        supply=memory.supply,
        auction=memory.auction,
        choices=(None,) * memory.seats,
        photos=imagined_photos(memory),
        votes=memory.votes,
        news=memory.news,
    )
    return replace(state, choices=imagined_choices(memory, state, chance))


def unseen(memory: Memory) -> tuple[int, ...]:
    """2.1 The preference cards that lie in envelopes this seat has never looked into."""
    seen = Counter(card for cards in memory.envelopes for card in cards)
    return tuple((Counter(PREFERENCE_CARDS) - seen).elements())


def imagined_envelopes(memory: Memory, chance: Chance) -> tuple[tuple[int, ...], ...]:
    """What is unseen is dealt at random, three cards an envelope."""
    cards = list(chance.shuffled(unseen(memory)))
    envelopes: list[tuple[int, ...]] = []
    for known in memory.envelopes:
        dealt = () if known else tuple(sorted(cards[:CARDS_IN_AN_ENVELOPE]))
        cards = cards[len(dealt) :]
        envelopes.append(known or dealt)
    return tuple(envelopes)


def imagined_deck(memory: Memory, chance: Chance) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """2.3 Cards to come, as many trades and auctions as are still due, and those in the box."""
    used = Counter(memory.played) + Counter([memory.card] if memory.card else [])
    auctions_due = AUCTIONS_IN_THE_DECK if memory.options.auctions else 0
    drawn: list[str] = []
    left: Counter[str] = Counter()
    for kind, due in ((TRADES, ROUNDS - auctions_due), (AUCTIONS if auctions_due else (), auctions_due)):
        rest = chance.shuffled(sorted((Counter(kind) - used).elements()))
        number = due - sum(used[card] for card in set(kind))
        drawn += rest[:number]
        left.update(rest[number:])
    return chance.shuffled(drawn), tuple(sorted(left.elements()))


# ── VIP cards: alike, so what was seen is how many there are, not whose ───────────────────────────


def imagined_vips(memory: Memory, chance: Chance) -> tuple[int, ...]:
    """Any of the ways in which the others' VIP cards may lie, each as likely as the next."""
    if UNKNOWN not in memory.vips:
        return memory.vips
    choices = [(vip,) if vip != UNKNOWN else vip_choices(memory, seat) for seat, vip in enumerate(memory.vips)]
    for _ in range(TRIES):
        vips = tuple(chance.pick(each) for each in choices)
        if vips_agree(memory, vips):
            return vips
    return some_vips(memory, chance)


def vip_choices(memory: Memory, seat: int) -> tuple[int, ...]:
    """3.1 Not placed, or in any envelope the seat has held."""
    return (NOBODY, *(guest for guest in ALL_GUESTS if memory.held[seat] >> guest & 1))


def vips_agree(memory: Memory, vips: tuple[int, ...]) -> bool:
    """Whether as many lie in each envelope as were seen, and what was not seen may have come there since."""
    others = [(seat, vip) for seat, vip in enumerate(vips) if memory.vips[seat] == UNKNOWN]
    return all(envelope_agrees(memory, guest, [seat for seat, vip in others if vip == guest]) for guest in ALL_GUESTS)


def envelope_agrees(memory: Memory, guest: int, givers: list[int]) -> bool:
    """The same for one envelope, and the other seats whose VIP cards are to lie in it."""
    before = sum(not memory.since[guest] >> seat & 1 for seat in givers)
    counted = max(memory.looked[guest], 0) - memory.vips.count(guest)
    return before <= max(counted, 0) and others_vips(memory, guest) <= len(givers)


def some_vips(memory: Memory, chance: Chance) -> tuple[int, ...]:
    """Where chance finds no way: those that were seen by anybody who held the envelope, the rest not placed."""
    due = [guest for guest in ALL_GUESTS for _ in range(others_vips(memory, guest))]
    others = chance.shuffled(seat for seat, vip in enumerate(memory.vips) if vip == UNKNOWN)
    assigned = assign(due, others, memory.held)
    assert assigned is not None, "every VIP card that was seen was put there by somebody who held the envelope"
    return tuple(vip if vip != UNKNOWN else assigned.get(seat, NOBODY) for seat, vip in enumerate(memory.vips))


def others_vips(memory: Memory, guest: int) -> int:
    """How many VIP cards of others this seat knows to be in an envelope."""
    known = max(memory.looked[guest], memory.vips_shown >> guest & 1)
    return max(known - memory.vips.count(guest), 0)


def assign(due: list[int], seats: tuple[int, ...], held: tuple[int, ...]) -> dict[int, int] | None:
    """A seat for each VIP card that was seen, one that has held the envelope; None when it cannot be."""
    if not due:
        return {}
    guest, rest = due[0], due[1:]
    for seat in seats:
        if held[seat] >> guest & 1:
            others = assign(rest, tuple(other for other in seats if other != seat), held)
            if others is not None:
                return {seat: guest, **others}
    return None


def imagined_looks(memory: Memory, vips: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """One's own looks; others have looked into all they have held and all that was shown."""
    rows = [others_looks(memory, seat, vips) for seat in range(memory.seats)]
    if memory.seat is not None:
        rows[memory.seat] = memory.looked
    return (*rows, memory.public)


def others_looks(memory: Memory, seat: int, vips: tuple[int, ...]) -> tuple[int, ...]:
    """What another seat may have seen."""
    could = memory.held[seat] | memory.peeked[seat]
    return tuple(vips.count(guest) if could >> guest & 1 else memory.public[guest] for guest in ALL_GUESTS)


def imagined_since(memory: Memory) -> tuple[tuple[int, ...], ...]:
    """Who has held what since one's own last looks; since the others' looks at least those who hold it now."""
    rows = [holders(memory.owner)] * memory.seats
    if memory.seat is not None:
        rows[memory.seat] = memory.since
    return (*rows, memory.public_since)


# ── What waits unseen ─────────────────────────────────────────────────────────────────────────────


def imagined_choices(memory: Memory, state: State, chance: Chance) -> tuple[Action | None, ...]:
    """One's own waiting choice; for others who have chosen, anything they may have chosen."""
    return tuple(
        memory.my_choice if seat == memory.seat else chance.pick(secret_options(state, seat)) if chosen else None
        for seat, chosen in enumerate(memory.chosen)
    )


def imagined_photos(memory: Memory) -> tuple[Photo | None, ...]:
    """One's own photograph, and those that are shown; for the others' an empty room will do."""
    return tuple(filled(memory.photos, memory.taken))


def filled(photos: Iterable[Photo | None], taken: Iterable[bool]) -> Iterable[Photo | None]:
    """Some photograph where one was taken that is not known."""
    return (photo or (SOME_PHOTO if done else None) for photo, done in zip(photos, taken, strict=True))
