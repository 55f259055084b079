"""Scenes for the tests: tables with given envelopes and cards, people acting in turn, and pictures made by hand."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from serao.engine.chance import Chance
from serao.engine.play import play
from serao.games import picture_perfect
from serao.games.picture_perfect.arrangement import STANDARD_CAMERA, standing
from serao.games.picture_perfect.pieces import PREFERENCES
from serao.games.picture_perfect.preferences import NOTHING_COVERED, Reading
from serao.games.picture_perfect.setup import holders
from serao.games.picture_perfect.state import Options, Photo, State

ANA, BRUNO, CHLOE, DAVI = range(4)
NAMES = ("Ana", "Bruno", "Chloé", "Davi", "Eva", "Fábio")
CENTRE = -1


def luck(number: int = 0) -> Chance:
    """Chance that is the same in every run."""
    return Chance(b"an evening with a camera", number)


def fresh(seats: int = 3, number: int = 0, **options: bool) -> State:
    """A new game in which Ana begins."""
    state = picture_perfect.new(Options(**options), seats, luck(number))
    return replace(state, start=ANA, turn=ANA)


def guests(text: str) -> tuple[int, ...]:
    """Guests by their printed numbers."""
    return tuple(int(number) - 1 for number in text.split())


def holding(state: State, *hands: str) -> State:
    """The same table with these envelopes before each seat, and the others in the centre."""
    owners = {guest: seat for seat, hand in enumerate(hands) for guest in guests(hand)}
    owner = tuple(owners.get(guest, CENTRE) for guest in range(14))
    held = tuple(sum(1 << guest for guest in guests(hand)) for hand in hands)
    return replace(state, owner=owner, held=held, since=(holders(owner),) * (len(hands) + 1))


def with_card(state: State, card: str) -> State:
    """The same table with that card on top of the deck."""
    everything = Counter((*state.deck, *state.box))
    deck = (card, *sorted((everything - Counter([card])).elements())[: len(state.deck) - 1])
    return replace(state, deck=deck, box=tuple(sorted((everything - Counter(deck)).elements())))


def turned(state: State, card: str) -> State:
    """Everybody is ready, and that card is turned."""
    return everyone(with_card(state, card), *["ready"] * state.seats)


def act(state: State, seat: int, notation: str, number: int = 1) -> State:
    """One decision, through the door that refuses."""
    after: State = play(picture_perfect, state, seat, picture_perfect.parse(notation), luck(number))
    picture_perfect.check(after)
    return after


def everyone(state: State, *notations: str) -> State:
    """A decision of each seat, from the first on; nothing for a seat that is not asked."""
    for seat, notation in enumerate(notations):
        if notation:
            state = act(state, seat, notation)
    return state


def refused(state: State, seat: int, notation: str) -> str:
    """The key of the reason for which a decision is refused; empty when it is allowed."""
    why_not = picture_perfect.refusal(state, seat, picture_perfect.parse(notation))
    return why_not.key.removeprefix("picture_perfect-") if why_not else ""


def options_of(state: State, seat: int) -> set[str]:
    """What a seat may do, in notation."""
    return {picture_perfect.text(action) for action in picture_perfect.legal(state, seat)}


def hand(state: State, seat: int) -> set[int]:
    """The printed numbers of the envelopes of a seat, or of the centre."""
    return {guest + 1 for guest, owner in enumerate(state.owner) if owner == seat}


def news_of(state: State, kind: type) -> list[Any]:
    """The events of a kind in the news."""
    return [event for event in state.news if isinstance(event, kind)]


def rich(state: State, *decorations: int) -> State:
    """The same table with these decorations; what is missing or too much was changed by an imagined round before."""
    return replace(state, decorations=decorations)


def card(kind: str, named: str | int = "") -> int:
    """A preference card by what it says; guests by their printed number."""
    return PREFERENCES.index((kind, named - 1 if isinstance(named, int) else named))


def reading(covered: dict[int, str] | None = None, faces: dict[int, str] | None = None, hidden: str = "") -> Reading:
    """A picture made by hand: who covers whose figure and face, and whose face is not seen, by printed numbers."""
    return Reading(
        tuple(bits((covered or {}).get(guest, "")) for guest in range(1, 15)),
        tuple(bits((faces or {}).get(guest, "")) for guest in range(1, 15)),
        bits(hidden),
    )


def bits(text: str) -> int:
    """Guests as a set of bits."""
    return sum(1 << guest for guest in guests(text))


def photo(places: dict[str, str], seen: Reading = NOTHING_COVERED) -> Photo:
    """A photograph of guests in spaces, with what is read off it."""
    return Photo(standing(places), STANDARD_CAMERA, seen)


def at_the_end(seats: int = 2, **options: bool) -> State:
    """A table after the sixth round, before the photographs."""
    state = fresh(seats, **options)
    return replace(state, phase="photo", round=6, played=state.deck, deck=(), ready=(False,) * seats)


def over(state: State, *photos: Photo, **changes: Any) -> State:
    """The game is over with these photographs."""
    return replace(state, phase="over", photos=photos, **changes)
