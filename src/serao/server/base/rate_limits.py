"""Rate limits as token buckets: so many at once, so many a second in the long run."""

from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from serao.server.base.clock import steady
from serao.server.base.config import Limits

KEPT = 20_000  # buckets; the least used are full again by the time they are forgotten


class Bucket:
    """One token bucket. Its user tells it the time, in seconds."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: int, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.left = float(most)
        self.at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed; taken when it is."""
        self.fill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def fill(self, now: float) -> None:
        """Add what time has brought."""
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now


class Buckets:
    """A bucket for each key: an address, a person."""

    def __init__(self, limit: tuple[int, float]) -> None:
        self.limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        """Whether that key may have one more now; taken when it may."""
        return self._bucket(key).take(steady())

    def left(self, key: str) -> int:
        """How many more that key may have now."""
        bucket = self._bucket(key)
        bucket.fill(steady())
        return max(0, int(bucket.left))

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self.limit, steady())
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


class AtOnce:
    """Counts what is under way at once for each key, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._count: dict[str, int] = {}

    @contextmanager
    def one_more(self, key: str) -> Iterator[bool]:
        """Count one more while the block runs; False, and not counted, when there are too many."""
        count = self._count.get(key, 0)
        if count >= self.most:
            yield False
            return
        self._count[key] = count + 1
        try:
            yield True
        finally:
            self._count[key] -= 1
            if not self._count[key]:
                del self._count[key]


class RateLimits:
    """The limits on what people do. Requests and messages are counted elsewhere, before anybody handles them."""

    def __init__(self, limits: Limits) -> None:
        self._sign_ins = Buckets(limits.newcomers)
        self._tables = Buckets(limits.tables)
        self._said = Buckets(limits.said)
        self._archives = Buckets(limits.archives)

    def may_sign_in(self, address: str) -> bool:
        """Whether an address may come in, sign in or try a secret once more now."""
        return self._sign_ins.take(address)

    def may_open_table(self, person: str) -> bool:
        """Whether a person may open one more table now."""
        return self._tables.take(person)

    def may_say(self, person: str, match: str) -> bool:
        """Whether a person may say one more thing at a table now."""
        return self._said.take(f"{match} {person}")

    def may_archive(self, person: str) -> bool:
        """Whether a person may ask once more now for everything that is known of it."""
        return self._archives.take(person)
