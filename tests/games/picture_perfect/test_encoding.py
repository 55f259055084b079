"""Picture Perfect in numbers for learning programs."""

import numpy as np
from serao.research.match import Match

from serao.games.picture_perfect import NAME
from tests.research.games import some_number


def test_the_suggested_arrangement_can_be_taken_and_photographed() -> None:
    match, random = Match(NAME), np.random.default_rng(2)
    suggested = match.numbering.size - 1
    while not match.mask(match.actors[0])[suggested]:
        match.take(match.actors[0], some_number(match.mask(match.actors[0]), random))
    seat = match.actors[0]
    match.take(seat, suggested)
    assert match.state.arrangements[seat].figures
    assert match.mask(seat)[7]  # the photograph by the standard camera
