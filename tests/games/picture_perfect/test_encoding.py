"""Picture Perfect in numbers for learning programs."""

import numpy as np

from serao.games.picture_perfect import NAME
from serao.research.simulation import Simulation
from tests.research.games import some_number


def test_the_suggested_arrangement_can_be_taken_and_photographed() -> None:
    simulation, random = Simulation(NAME), np.random.default_rng(2)
    suggested = simulation.numbering.size - 1
    while not simulation.mask(simulation.actors[0])[suggested]:
        simulation.take(simulation.actors[0], some_number(simulation.mask(simulation.actors[0]), random))
    seat = simulation.actors[0]
    simulation.take(seat, suggested)
    assert simulation.state.arrangements[seat].figures
    assert simulation.mask(seat)[7]  # the photograph by the standard camera
