"""The proof that nobody chose the shuffle, made with what this client saw before the deal."""

from collections.abc import Mapping

import msgspec

from serao.client.problem import not_done
from serao.engine import record as records
from serao.engine.record import Record
from serao.games import GAMES


class Witness(msgspec.Struct):
    """What a client has seen and done that the record of the game must agree with."""

    commitment: str = ""
    before_deal: bool = False
    entropy: dict[str, int] = {}  # what was added, and for which seat

    def see(self, commitment: str, gathering: bool) -> None:
        """Remember the first commitment: what is shown later proves nothing."""
        if not self.commitment:
            self.commitment, self.before_deal = commitment, gathering


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """An honest record. `before_deal`: its commitment was seen before the deal; `entropy`: the shuffle has ours."""

    record: Record
    moves: int
    before_deal: bool
    entropy: bool


def prove(data: bytes, witness: Witness) -> Proof:
    """Prove a record file against what was seen; BadRecord or NotDone names the first fault."""
    record = records.decode(data)
    if record.fairness.commitment != witness.commitment:
        raise not_done("client-commitment", seen=witness.commitment, told=record.fairness.commitment)
    check_entropy(record, witness.entropy)
    moves = records.verify(GAMES, record)
    return Proof(record=record, moves=moves, before_deal=witness.before_deal, entropy=bool(witness.entropy))


def check_entropy(record: Record, added: Mapping[str, int]) -> None:
    """Check that our entropy is in the record. Empty chairs may have been removed, so it may be at a lower seat."""
    for entropy, seat in added.items():
        if entropy not in record.fairness.entropy[: seat + 1]:
            raise not_done("client-entropy", seat=seat + 1)
