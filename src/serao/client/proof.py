"""One's own part in the shuffle, and the proof that nobody chose it, made with what this client saw before the deal."""

import secrets

import msgspec

from serao.client.problem import not_done
from serao.engine import record as records
from serao.engine.fairness import SECRET_BYTES, seal_of, sealed, took_part
from serao.engine.problem import Reason, reason
from serao.engine.record import Record
from serao.games import GAMES
from serao.table.wire import TableView


class Witness(msgspec.Struct):
    """What a client has seen and done that the record of the game must agree with.

    `parts` is the entropy that was drawn here; `shown` is what of it the house has taken; `sealed` is the digest of
    everybody's seals, as it was when they were first fixed, before this client revealed its own.
    """

    commitment: str = ""
    before_deal: bool = False
    parts: list[str] = []
    shown: list[str] = []
    sealed: str = ""

    def see(self, commitment: str, gathering: bool) -> None:
        """Remember the first commitment: what is shown later proves nothing."""
        if not self.commitment:
            self.commitment, self.before_deal = commitment, gathering

    def draw(self, words: str = "") -> str:
        """Draw entropy that nobody can guess, with words of one's own; the seal that promises it."""
        entropy = f"{secrets.token_hex(SECRET_BYTES)} {words}".rstrip()
        self.parts = [*self.parts, entropy]
        return seal_of(self.commitment, entropy)

    def to_reveal(self, table: TableView) -> list[str]:
        """What is to be revealed now: nothing before all seals are fixed, nothing to a house with another secret."""
        if not self._fixed(table):
            return []
        # A crowd is not told of everybody's seals; their digest binds the house just as well.
        ours = [part for part in self.parts if not table.seals or seal_of(self.commitment, part) in table.seals]
        return [part for part in ours if part not in self.shown]

    def _fixed(self, table: TableView) -> bool:
        """Whether the house can change no seal any more: the first digest of them all is kept."""
        if table.phase != "shuffling" or table.commitment != self.commitment or not self.before_deal:
            return False
        if table.seals and (sealed(table.seals) != table.sealed or not _of_people(table)):
            return False
        self.sealed = self.sealed or table.sealed
        return self.sealed != "" and self.sealed == table.sealed


def _of_people(table: TableView) -> bool:
    """Whether only people's chairs have a seal: with one of its own the house could choose whether to reveal it."""
    persons = [chair.level is None for chair in table.chairs]
    return len(persons) == len(table.seals) and all(
        person or not seal for person, seal in zip(persons, table.seals, strict=True)
    )


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """An honest record, and what it proves.

    `before_deal`: its commitment was seen before the deal. `took_part`: the shuffle has our entropy. `says`: what is
    proven of the shuffle and against whom, as reasons that a catalogue puts into words.
    """

    record: Record
    moves: int
    before_deal: bool
    took_part: bool
    says: tuple[Reason, ...]


def prove(data: bytes, witness: Witness) -> Proof:
    """Prove a record file against what was seen; BadRecord or NotDone names the first fault."""
    record = records.decode(data)
    if record.fairness.commitment != witness.commitment:
        raise not_done("client-commitment", seen=witness.commitment, told=record.fairness.commitment)
    check_shuffle(record, witness)
    moves = records.verify(GAMES, record)
    return Proof(
        record=record,
        moves=moves,
        before_deal=witness.before_deal,
        took_part=bool(witness.shown),
        says=(*records.proven(record), *_kept(record, witness)),
    )


def check_shuffle(record: Record, witness: Witness) -> None:
    """Check that the seals are those we saw before we revealed, that nothing came beside them, that ours was used."""
    seals = record.fairness.seals
    if witness.sealed and (len(seals) != len(record.players) or sealed(seals) != witness.sealed):
        raise not_done("client-seals")
    found = took_part(record.fairness)
    if witness.sealed and found.open:
        names = ", ".join(records.name_at(record, seat) for seat in found.open)
        raise not_done("client-open", names=names)
    for part in witness.shown:
        if part not in record.fairness.entropy:
            raise not_done("client-entropy")


def _kept(record: Record, witness: Witness) -> tuple[Reason, ...]:
    """What this client can say beyond the record, when it took part and kept the seals."""
    if not (witness.sealed and witness.shown):
        return ()
    return (reason("client-two-deals" if took_part(record.fairness).unrevealed else "client-nobody"),)
