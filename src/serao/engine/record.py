"""Game records: versioned JSON files from which a game replays exactly, and the proof that they are honest."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from serao.engine.chance import Chance
from serao.engine.contract import AnyGame
from serao.engine.fairness import SECRET_BYTES, Fairness, commitment, seed_of, took_part
from serao.engine.outcome import Outcome
from serao.engine.play import play, start
from serao.engine.problem import BadNotation, BadOptions, BadRecord, Reason, Refused, reason
from serao.engine.versions import by_rules

FORMAT = "serao-record"
VERSION = 1


class Move(msgspec.Struct, frozen=True, array_like=True):
    """One action as it was written down: who, and what in the game's notation."""

    seat: int
    text: str


class Record(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A whole game: enough to play it again to the last card.

    `outcome` is None while it goes on, and when it was given up: `conceded` then names who did, in order.
    """

    format: str = FORMAT
    version: int = VERSION
    game: str
    rules: int
    players: tuple[str, ...]
    options: Mapping[str, Any]
    fairness: Fairness
    moves: tuple[Move, ...]
    outcome: Outcome | None = None
    conceded: tuple[int, ...] = ()


class Step(msgspec.Struct, frozen=True):
    """One replayed move: its number (from 1), the seat, the action and the position after it."""

    number: int
    seat: int
    action: Any
    state: Any


class _Head(msgspec.Struct):
    format: str = ""
    version: int = 0


def encode(record: Record) -> bytes:
    """The record as a readable JSON file: one move a line would be long, so only the outline is indented."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def decode(data: bytes) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(reason("record-not-json", detail=str(error))) from None
    if head.format != FORMAT:
        raise BadRecord(reason("record-not-ours"))
    if head.version != VERSION:
        raise BadRecord(reason("record-version", given=head.version, known=VERSION))
    try:
        return msgspec.json.decode(data, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadRecord(reason("record-broken", detail=str(error))) from None


def write_down(
    game: AnyGame,
    options: Any,
    players: Sequence[str],
    fairness: Fairness,
    moves: Sequence[tuple[int, Any]],
    outcome: Outcome | None,
    conceded: tuple[int, ...] = (),
) -> Record:
    """The record of what was played."""
    return Record(
        game=game.NAME,
        rules=game.RULES,
        players=tuple(players),
        options=msgspec.json.decode(msgspec.json.encode(options)),  # as they will be read back
        fairness=fairness,
        moves=tuple(Move(seat, game.text(action)) for seat, action in moves),
        outcome=outcome,
        conceded=conceded,
    )


def game_of(games: Mapping[str, AnyGame], record: Record) -> AnyGame:
    """The game a record was played with, by the version of the rules that it names."""
    if record.game not in games:
        raise BadRecord(reason("game-unknown", given=record.game, known=", ".join(games)))
    try:
        return by_rules(games[record.game], record.rules)
    except BadOptions as error:
        raise BadRecord(error.reason) from None


def replay(game: AnyGame, record: Record) -> Iterator[Step]:
    """Every position of the game, the first (move 0) before any action. BadRecord at the first wrong move."""
    seed = seed_of(secret_of(record), record.fairness.entropy)
    state = opening(game, record, seed)
    yield Step(0, -1, None, state)
    for number, move in enumerate(record.moves, 1):
        if not game.actors(state):
            raise BadRecord(reason("record-after-end", move=number, text=move.text))
        action, state = _moved(game, state, move, number, Chance(seed, number))
        yield Step(number, move.seat, action, state)


def secret_of(record: Record) -> bytes:
    """The revealed secret of a record."""
    if not record.fairness.secret:
        raise BadRecord(reason("record-sealed"))
    try:
        secret = bytes.fromhex(record.fairness.secret)
    except ValueError:
        raise BadRecord(reason("record-secret-hex")) from None
    if len(secret) != SECRET_BYTES:
        raise BadRecord(reason("record-secret-hex"))
    return secret


def opening(game: AnyGame, record: Record, seed: bytes) -> Any:
    """The position a record starts from."""
    try:
        options = msgspec.convert(record.options, type=game.Options)
        return start(game, options, len(record.players), Chance(seed, 0))
    except msgspec.ValidationError as error:
        raise BadRecord(reason("record-options", detail=str(error))) from None
    except BadOptions as error:
        raise BadRecord(error.reason) from None


def _moved(game: AnyGame, state: Any, move: Move, number: int, chance: Chance) -> tuple[Any, Any]:
    try:
        action = game.parse(move.text)
        return action, play(game, state, move.seat, action, chance)
    except (BadNotation, Refused) as error:
        raise BadRecord(
            reason("record-move", move=number, seat=move.seat + 1, text=move.text, detail=error.reason)
        ) from None


def verify(games: Mapping[str, AnyGame], record: Record) -> int:
    """Prove a record: commitment, every move, result. Returns the number of moves; BadRecord names the first fault."""
    game = game_of(games, record)
    _check_commitment(record)
    last = None
    for step in replay(game, record):
        last = step
    assert last is not None  # the opening is always there
    _check_outcome(game, record, last.state)
    return last.number


def _check_commitment(record: Record) -> None:
    if commitment(secret_of(record)) != record.fairness.commitment:
        raise BadRecord(reason("record-commitment"))
    took_part(record.fairness)


def proven(record: Record) -> tuple[Reason, ...]:
    """What a verified record proves of its shuffle, and against whom; each is a sentence of the catalogue.

    A record cannot show when its seals were made: only whoever kept them knows. Entropy in the open undoes them anyway.
    """
    found = took_part(record.fairness)
    kinds = {"proven-sealed": found.sealed, "proven-unrevealed": found.unrevealed, "proven-open": found.open}
    said = [
        reason(kind, names=", ".join(name_at(record, seat) for seat in seats), number=len(seats))
        for kind, seats in kinds.items()
        if seats
    ]
    if found.sealed and not found.open:
        said.append(reason("proven-kept"))
    return (reason("proven-house"), *(said or [reason("proven-alone")]))


def name_at(record: Record, seat: int) -> str:
    """What the player of a seat is called."""
    return record.players[seat] if seat < len(record.players) else str(seat + 1)


def _check_outcome(game: AnyGame, record: Record, state: Any) -> None:
    truth = game.outcome(state)
    _check_conceded(record)
    if truth is None and record.outcome is None and record.conceded:
        return  # given up: the moves are all there is to prove
    if truth is None and record.outcome is None:
        raise BadRecord(reason("record-unfinished", moves=len(record.moves)))
    if truth is None:
        raise BadRecord(reason("record-early-outcome", moves=len(record.moves)))
    if record.outcome is None:
        raise BadRecord(reason("record-no-outcome"))
    found = first_difference(msgspec.to_builtins(record.outcome), msgspec.to_builtins(truth), "outcome")
    if found is not None:
        where, said, right = found
        raise BadRecord(reason("record-outcome", where=where, said=str(said), right=str(right)))


def _check_conceded(record: Record) -> None:
    seats = range(len(record.players))
    if len(set(record.conceded)) < len(record.conceded) or any(seat not in seats for seat in record.conceded):
        raise BadRecord(reason("record-conceded"))


def first_difference(said: Any, right: Any, where: str) -> tuple[str, Any, Any] | None:
    """The first place in which two plain values differ: where, what is said there, what is right."""
    if isinstance(said, Mapping) and isinstance(right, Mapping):
        pairs = [(f"{where}.{key}", said.get(key), right.get(key)) for key in {**right, **said}]
    elif isinstance(said, list | tuple) and isinstance(right, list | tuple) and len(said) == len(right):
        pairs = [(f"{where}[{place}]", one, other) for place, (one, other) in enumerate(zip(said, right, strict=True))]
    else:
        return None if said == right else (where, said, right)
    found = (first_difference(one, other, place) for place, one, other in pairs)
    return next((difference for difference in found if difference is not None), None)
