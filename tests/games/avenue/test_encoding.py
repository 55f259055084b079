"""Avenue in numbers for learning programs."""

import numpy as np

from serao.games.avenue import NAME
from serao.research.simulation import Simulation


def test_one_s_own_seat_comes_first() -> None:
    """The first sheet of a vector is one's own, whoever one is."""
    simulation = Simulation(NAME, 3)
    for seat, square in enumerate((0, 5, 9)):
        simulation.take(seat, square)
    for seat, square in enumerate((0, 5, 9)):
        sheet = simulation.vector(seat)[43 : 43 + 6 * 42].reshape(6, 42)
        assert np.argwhere(sheet)[:, 1].tolist() == [square]
