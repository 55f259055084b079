"""Which preferences a photograph meets (rule 6): from the spaces of the guests, and from what the picture shows."""

import msgspec

from serao.games.picture_perfect.pieces import (
    ALL_GUESTS,
    AREA,
    AREAS,
    FACE_OF,
    IN_FRONT,
    KINDS,
    MY_FACE,
    NEIGHBOURS,
    NEXT_TO,
    NOT_NEXT_TO,
    NOWHERE,
    PALM,
    PREFERENCES,
)

Spaces = tuple[int, ...]  # by guest: its space, or NOWHERE


class Reading(msgspec.Struct, frozen=True, gc=False):
    """7.3 All that the rules read off a picture. A set of guests is one bit each; guests not placed have none."""

    covered_by: tuple[int, ...] = (0,) * len(ALL_GUESTS)  # by guest: who covers any part of the figure
    face_covered_by: tuple[int, ...] = (0,) * len(ALL_GUESTS)  # by guest: who covers any part of the face
    faces_hidden: int = 0  # the guests of whose face nothing is seen


NOTHING_COVERED = Reading()


def met(card: int, guest: int, spaces: Spaces, reading: Reading) -> bool:
    """Whether a placed guest's preference is met."""
    kind, named = PREFERENCES[card]
    if kind == AREA:
        return spaces[guest] in AREAS[str(named)]  # 6.1
    if kind == NEXT_TO:
        return named == guest or int(named) in beside(guest, spaces)  # 6.2
    if kind == NOT_NEXT_TO:
        return not any(other in KINDS[str(named)] for other in beside(guest, spaces))  # 6.3
    if kind == MY_FACE:
        return guest == PALM or bool(reading.faces_hidden >> guest & 1)  # 6.5
    if kind == IN_FRONT or named == guest:
        return reading.covered_by[guest] == 0  # 6.4, and 6.6 with oneself
    assert kind == FACE_OF
    return hides(guest, int(named), spaces, reading)


def hides(guest: int, other: int, spaces: Spaces, reading: Reading) -> bool:
    """6.6 Nothing of the other's face is seen, and this guest covers at least part of it."""
    hidden = reading.faces_hidden >> other & 1
    return spaces[other] != NOWHERE and bool(hidden and reading.face_covered_by[other] >> guest & 1)


def beside(guest: int, spaces: Spaces) -> list[int]:
    """The guests in spaces that share an edge with a guest's."""
    near = NEIGHBOURS[spaces[guest]]
    return [other for other, space in enumerate(spaces) if space in near]


def each_met(cards: tuple[int, ...], guest: int, spaces: Spaces, reading: Reading) -> tuple[bool, ...]:
    """Which of an envelope's cards are met, in their order."""
    return tuple(met(card, guest, spaces, reading) for card in cards)


def number_met(cards: tuple[int, ...], guest: int, spaces: Spaces, reading: Reading) -> int:
    """6.7 How many of an envelope's cards are met, the same card twice counted twice."""
    return sum(met(card, guest, spaces, reading) for card in cards)
