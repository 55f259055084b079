"""What an action of Photograph would bring, as far as the seat may know: nothing is done, nothing turned over."""

import msgspec

from serao.games.photograph.actions import Action, Take
from serao.games.photograph.news import Event, Shot, Took
from serao.games.photograph.rules import choose_subject, shoot, to_play
from serao.games.photograph.state import WINDING, State


class ShotPreview(msgspec.Struct, frozen=True):
    """A card that would be played: in focus or not, winning its Good Shot or not."""

    card: int
    focused: bool
    good_shot: bool


class Preview(msgspec.Struct, frozen=True):
    """The cards that would be taken, as they are seen; or the hand after winding and the cards then played."""

    taken: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    shots: tuple[ShotPreview, ...] = ()


PREVIEW = Preview


def preview(state: State, seat: int, action: Action) -> Preview:
    """3.1 What would be taken, or 3.2, 3.3 what would be played and how it would land."""
    if isinstance(action, Take):
        taken = choose_subject(state, seat, action).news
        return Preview(taken=tuple(card for event in taken if isinstance(event, Took) for card in event.cards))
    alone = state.phase == WINDING
    news: list[Event] = []
    after = shoot(state, seat, action, to_play(state, seat), news, good_shots=alone)
    shots = [ShotPreview(event.card, event.in_focus, event.good_shot) for event in news if isinstance(event, Shot)]
    return Preview(hand=after.hands[seat], shots=tuple(shots))
