"""Everybody's part in the shuffle of a table: sealed before the company is complete, revealed before the deal."""

from collections.abc import Iterable

import msgspec

from serao.engine.fairness import Fairness, commitment, revealed
from serao.table.pace import SECOND

REVEALED_BY = 60 * SECOND  # how long the deal waits for entropy that was sealed, when no host is there to decide


class Part(msgspec.Struct):
    """The part of one seat. Entropy without a seal was added in the open: only in logs of the first version."""

    seal: str = ""
    entropy: str = ""


class Shuffle:
    """The parts of all seats, in seat order."""

    def __init__(self, seats: int) -> None:
        self.parts = [Part() for _ in range(seats)]

    @property
    def seals(self) -> tuple[str, ...]:
        """The seal of every seat."""
        return tuple(part.seal for part in self.parts)

    @property
    def entropy(self) -> tuple[str, ...]:
        """What every seat has added."""
        return tuple(part.entropy for part in self.parts)

    @property
    def unrevealed(self) -> tuple[int, ...]:
        """The seats that have sealed their entropy and not revealed it."""
        return tuple(seat for seat, part in enumerate(self.parts) if part.seal and not part.entropy)

    def put(self, seat: int, seal: str = "", entropy: str = "") -> None:
        """Begin anew for a seat: with another seal, with entropy in the open, or with nothing."""
        self.parts[seat] = Part(seal, entropy)

    def reveal(self, seat: int, entropy: str) -> None:
        """A seat reveals what it has sealed."""
        self.parts[seat].entropy = entropy

    def keep(self, seats: Iterable[int]) -> None:
        """The other chairs are removed."""
        self.parts = [self.parts[seat] for seat in seats]

    def fairness(self, secret: bytes, over: bool) -> Fairness:
        """What the record says of it; the secret of the house only when it is over."""
        if over:
            return revealed(secret, self.entropy, self.seals)
        return Fairness(commitment=commitment(secret), entropy=self.entropy, seals=self.seals)
