"""Where photographs are painted: in a process of its own, each one once at a time, and the last ones kept."""

import asyncio
import multiprocessing
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from io import BytesIO

from serao.engine import record as records
from serao.engine.problem import reason
from serao.games import GAMES
from serao.games.picture_perfect.photo import keepsake, painted
from serao.server.buckets import Buckets
from serao.server.faults import TooMany
from serao.server.thinking import settle_in
from serao.storage.records import KeptRecord

WIDTH, HEIGHT = 1200, 900
MOST_KEPT = 24  # pictures, of about a megabyte each
PICTURES = (24, 0.2)  # new ones, per address: so many at once, so many a second in the long run
MOST_WAITING = 24  # paintings asked for at once, by whomever; each takes seconds of a processor

Key = tuple[str, int]


def developed(body: bytes, seat: int) -> bytes | None:
    """7.4 The photograph that a seat took in a recorded game, as a PNG; None when it took none."""
    record = records.decode(body)
    *_, last = records.replay(records.game_of(GAMES, record), record)
    photo = last.state.photos[seat]
    if photo is None:
        return None
    file = BytesIO()
    painted(keepsake(photo.arrangement, photo.camera, seat), WIDTH, HEIGHT).save(file, "PNG")
    return file.getvalue()


class Darkroom:
    """Paints one picture after another, never on the event loop nor in an opponent's time to think."""

    def __init__(self) -> None:
        self.asked = Buckets(PICTURES)
        self._process: ProcessPoolExecutor | None = None
        self._kept: OrderedDict[Key, bytes | None] = OrderedDict()
        self._under_way: dict[Key, asyncio.Future[bytes | None]] = {}

    def has(self, key: Key) -> bool:
        """Whether a picture is there, or being painted already."""
        return key in self._kept or key in self._under_way

    async def photograph(self, record: KeptRecord, seat: int) -> bytes | None:
        """The picture; whoever asks for one that is being painted waits for the same."""
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
        self._under_way[key] = asyncio.ensure_future(self._develop(key, record))
        self._under_way[key].add_done_callback(lambda _: self._under_way.pop(key, None))

    async def _develop(self, key: Key, record: KeptRecord) -> bytes | None:
        loop = asyncio.get_running_loop()
        try:
            picture = await loop.run_in_executor(self._ready(), developed, record.body, key[1])
        except BrokenProcessPool:
            self._process = None  # it was killed; the next picture gets a new one
            raise
        self._kept[key] = picture
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return picture

    def _ready(self) -> ProcessPoolExecutor:
        if self._process is None:
            # Spawned, not forked: the server has threads, and a forked thread's lock may never open again.
            context = multiprocessing.get_context("spawn")
            self._process = ProcessPoolExecutor(1, mp_context=context, initializer=settle_in)
        return self._process

    def close(self) -> None:
        """Stop after the picture at hand; what has only been asked can be asked again."""
        if self._process is not None:
            self._process.shutdown(wait=True, cancel_futures=True)
