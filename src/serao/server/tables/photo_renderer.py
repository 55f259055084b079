"""The photo renderer: paints photographs in a process of its own, each one once, and keeps the last ones."""

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from serao.engine import record as records
from serao.engine.problem import reason
from serao.games import GAMES, pictures_of
from serao.server.base.child_process import start_pool_process
from serao.server.base.problems import TooMany
from serao.server.base.rate_limits import Buckets
from serao.storage.records import KeptRecord

MOST_KEPT = 24  # pictures, of about a megabyte each
PER_ADDRESS = (24, 0.2)  # new pictures: so many at once, so many a second in the long run
MOST_WAITING = 24  # pictures being painted or waiting; each takes seconds of a processor

Key = tuple[str, int]


def rendered(body: bytes, seat: int) -> bytes | None:
    """The picture that a recorded game left of a seat, as a PNG; None when it left none."""
    record = records.decode(body)
    pictures = pictures_of(record.game)
    if pictures is None:
        return None
    *_, last = records.replay(records.game_of(GAMES, record), record)
    picture = pictures.taken(last.state, seat)
    return None if picture is None else pictures.as_png(picture)


class PhotoRenderer:
    """Paints one picture after another, neither on the event loop nor in the opponents' processes."""

    def __init__(self) -> None:
        self._limits = Buckets(PER_ADDRESS)
        self._process: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[Key, bytes | None] = OrderedDict()
        self._under_way: dict[Key, asyncio.Future[bytes | None]] = {}

    def may_ask(self, address: str, record_id: str, seat: int) -> bool:
        """Whether an address may ask for a picture now: always for one that is kept or being painted."""
        key = (record_id, seat)
        return key in self._kept or key in self._under_way or self._limits.take(address)

    async def photograph(self, record: KeptRecord, seat: int) -> bytes | None:
        """The picture of a seat; several requests for one that is being painted wait for the same."""
        key = (record.id, seat)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        if key not in self._under_way:
            self._begin(key, record)
        return await asyncio.shield(self._under_way[key])

    def _begin(self, key: Key, record: KeptRecord) -> None:
        if len(self._under_way) >= MOST_WAITING:
            raise TooMany(reason("server-too-fast"))
        self._under_way[key] = asyncio.ensure_future(self._render(key, record))
        self._under_way[key].add_done_callback(lambda _: self._under_way.pop(key, None))

    async def _render(self, key: Key, record: KeptRecord) -> bytes | None:
        loop = asyncio.get_running_loop()
        try:
            picture = await loop.run_in_executor(self._ready(), rendered, record.body, key[1])
        except BrokenProcessPool:
            self._process = None  # it was killed; the next picture starts a new one
            raise
        self._kept[key] = picture
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return picture

    def _ready(self) -> ProcessPoolExecutor:
        if self._process is None:
            # Spawned, not forked: the server has threads, and a forked thread's lock may never open again.
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, mp_context=context, initializer=start_pool_process)
        return self._process

    def close(self) -> None:
        """Stop after the picture at hand; what only waits can be asked for again."""
        if self._process is not None:
            self._process.shutdown(wait=True, cancel_futures=True)
