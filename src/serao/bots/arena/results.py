"""The results of an arena on the disk: one line of JSON for the contest, then one for each deal, as they come."""

from collections.abc import Callable
from pathlib import Path

import msgspec

from serao.bots.arena.contest import Contest, Deal
from serao.engine.problem import BadOptions, reason


def continued(file: Path, contest: Contest) -> list[Deal]:
    """The deals that a file already holds; BadOptions where it is about another contest. A new file is begun."""
    if not file.exists() or not file.stat().st_size:
        file.write_bytes(msgspec.json.encode(contest) + b"\n")
        return []
    whole, _end, torn = file.read_bytes().rpartition(b"\n")
    first, *rest = whole.split(b"\n")
    try:
        before = msgspec.json.decode(first, type=Contest)
        deals = [msgspec.json.decode(line, type=Deal) for line in rest]
    except msgspec.MsgspecError:
        raise BadOptions(reason("arena-no-results", file=str(file))) from None
    if before != contest:
        raise BadOptions(reason("arena-other-contest", file=str(file)))
    if torn:  # the program was ended while it wrote
        file.write_bytes(whole + b"\n")
    return deals


def keeper(file: Path) -> Callable[[Deal], None]:
    """What appends a deal to a file."""

    def keep(deal: Deal) -> None:
        with file.open("ab") as results:
            results.write(msgspec.json.encode(deal) + b"\n")

    return keep
