"""Limits as buckets that fill at a steady rate: so many at once, so many a second in the long run."""

from collections import OrderedDict

KEPT = 20_000  # buckets; the least used are full again by the time they are forgotten


class Bucket:
    """One bucket, told the time (in seconds) by its user."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: int, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.left = float(most)
        self.at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed; taken when it is."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each key: an address, a person."""

    def __init__(self, limit: tuple[int, float]) -> None:
        self.limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float) -> bool:
        """Whether that key may have one more."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(*self.limit, now)
            if len(self._buckets) > KEPT:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)
