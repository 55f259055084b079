"""Rate limits as token buckets: so many at once, so many a second in the long run."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from math import ceil
from typing import NamedTuple

from serao.engine.problem import Reason, reason
from serao.server.base.addresses import site_of
from serao.server.base.clock import steady
from serao.server.base.config import Limits
from serao.server.base.problems import TooMany
from serao.storage.trouble import StorageDown

KEPT = 20_000  # buckets, at most: the least used are forgotten first
FOR_EVER = 86_400.0  # seconds after which one may ask again for what never comes
FOR_MEMBERS = 0.25  # of what the house has, for those who have claimed a name
TOO_FAST = reason("server-too-fast")
CHAIRS = 50  # that count as one more table
LARGEST_HEARD = 1e9  # of what another process says that it has allowed
# The budgets that the processes share.
SHARED = (
    "newcomers",
    "guesses",
    "nobodys_guesses",
    "guests",
    "house_guests",
    "tables",
    "address_tables",
    "house_tables",
    "said",
    "said_by_spectator",
    "said_by_person",
    "said_from_address",
    "archives",
    "changes",
    "imports",
    "address_imports",
    "import_bytes",
    "house_import_bytes",
)
# Guesses at names that nobody has claimed: counted apart, so that these never push out what a real name has left.
SAME_AS = {"nobodys_guesses": "guesses"}
# The budgets of addresses that a site, an IPv6 network of 48 bits, has so many times as well.
OF_SITES = ("newcomers", "guests", "address_tables", "said_from_address", "address_imports", "import_bytes")
SITE = 16
SITES = tuple(f"site_{name}" for name in OF_SITES)
# Too many to be told; each process counts them for itself.
OWN = ("person_messages", "address_messages", "previews", "address_previews", "refusals", "address_refusals")


class Bucket:
    """One token bucket. Its user tells it the time, in seconds."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: int, rate: float, now: float) -> None:
        self.most = most
        self.rate = rate
        self.left = float(most)
        self.at = now

    def take(self, now: float, amount: float = 1.0, keep: float = 0.0) -> bool:
        """Whether so much more is allowed, so that `keep` is left for others; taken when it is.

        What is more than the bucket holds needs a full one, and is owed.
        """
        self.fill(now)
        if self.left < min(amount + keep, self.most):
            return False
        self.left -= amount
        return True

    def fill(self, now: float) -> None:
        """Add what time has brought."""
        self.left = min(self.most, self.left + max(0.0, now - self.at) * self.rate)
        self.at = now

    def wait(self, now: float, amount: float = 1.0, keep: float = 0.0) -> float:
        """In how many seconds so much more will be allowed."""
        self.fill(now)
        missing = min(amount + keep, self.most) - self.left
        return max(0.0, missing / self.rate) if self.rate else FOR_EVER


class Buckets:
    """A bucket for each key: an address, a person."""

    def __init__(self, limit: tuple[int, float]) -> None:
        self.limit = limit
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, amount: float = 1.0, keep: float = 0.0) -> bool:
        """Whether that key may have so much more now; taken when it may."""
        return self._bucket(key).take(steady(), amount, keep)

    def give_back(self, key: str) -> None:
        """One that was taken was not used."""
        bucket = self._bucket(key)
        bucket.fill(steady())
        bucket.left = min(float(bucket.most), bucket.left + 1.0)

    def left(self, key: str) -> int:
        """How many more that key may have now."""
        bucket = self._bucket(key)
        bucket.fill(steady())
        return max(0, int(bucket.left))

    def wait(self, key: str, amount: float = 1.0, keep: float = 0.0) -> float:
        """In how many seconds that key may have so much more."""
        return self._bucket(key).wait(steady(), amount, keep)

    def spent(self, key: str, amount: float) -> None:
        """Another process has allowed that key so much: it is gone here, too."""
        bucket = self._bucket(key)
        bucket.fill(steady())
        bucket.left = max(-float(bucket.most), bucket.left - amount)

    def _bucket(self, key: str) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._forget()
            bucket = self._buckets[key] = Bucket(*self.limit, steady())
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _forget(self) -> None:
        """Make room for one more: what is full again is as good as new, and at most two are looked at each time."""
        for key in list(islice(self._buckets, 2)):
            if len(self._buckets) >= KEPT or not self._buckets[key].wait(steady(), self.limit[0]):
                del self._buckets[key]


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


class Spent(NamedTuple):
    """So much of a budget that a key has been allowed."""

    budget: str
    key: str
    amount: float


class RateLimits:
    """The budgets of what people do. Requests and messages are counted elsewhere, before anybody handles them.

    What is allowed here is told to the other processes, which take it off their own buckets: nobody waits for them,
    and a process that hears nobody counts for itself.
    """

    def __init__(self, limits: Limits) -> None:
        self._buckets = {name: Buckets(getattr(limits, SAME_AS.get(name, name))) for name in SHARED + OWN}
        for name in OF_SITES:
            most, rate = getattr(limits, name)
            self._buckets[f"site_{name}"] = Buckets((most * SITE, rate * SITE))
        self.person_sockets = AtOnce(limits.person_sockets)
        self.tell: Callable[[Spent], None] = lambda spent: None

    def spend(self, budget: str, key: str, amount: float = 1.0, keep: float = 0.0, why: Reason = TOO_FAST) -> None:
        """Take so much of a key's budget; TooMany, which says when to try again, when there is not enough."""
        buckets = self._buckets[budget]
        if not buckets.take(key, amount, keep):
            raise TooMany(why, buckets.wait(key, amount, keep))
        if budget in SHARED + SITES:
            self.tell(Spent(budget, key, amount))

    def spend_from(self, budget: str, address: str, amount: float = 1.0, why: Reason = TOO_FAST) -> None:
        """Take so much of an address's budget, and of that of the site to which it belongs."""
        self.spend(budget, address, amount, why=why)
        site = site_of(address)
        if site is not None:
            self.spend(f"site_{budget}", site, amount, why=why)

    def hear(self, spent: Spent) -> None:
        """Take off what another process has allowed; what is no budget of ours, or gives something back, is ignored."""
        if spent.budget in SHARED + SITES and 0 < spent.amount <= LARGEST_HEARD:
            self._buckets[spent.budget].spent(spent.key, spent.amount)

    def left(self, budget: str, key: str) -> int:
        """How much a key has left of a budget."""
        return self._buckets[budget].left(key)

    def wait(self, budget: str, key: str) -> float:
        """In how many seconds a key has one more."""
        return self._buckets[budget].wait(key)

    # ── What people do ────────────────────────────────────────────────────────────────────────

    def sign_in(self, address: str) -> None:
        """An address comes in, signs in or tries a secret."""
        self.spend_from("newcomers", address)

    def guess(self, name: str, claimed: bool = True) -> None:
        """Somebody says a password of a name, or of a browser or person that is counted apart from its name."""
        budget = "guesses" if claimed else "nobodys_guesses"
        minutes = ceil(self._buckets[budget].wait(name) / 60)
        self.spend(budget, name, why=reason("people-password-wait", minutes=max(1, minutes)))

    def come(self, address: str) -> None:
        """A new guest comes from an address."""
        self.sign_in(address)
        self.spend_from("guests", address)
        self.spend("house_guests", "")

    def open_table(self, person: str, address: str, member: bool, chairs: int) -> None:
        """A person opens a table; a large one is as many. When the house has few left they are for its members."""
        many, amount = reason("server-too-many-tables"), 1.0 + chairs // CHAIRS
        self.spend("tables", person, amount, why=many)
        self.spend_from("address_tables", address, amount, many)
        keep = 0.0 if member else self._buckets["house_tables"].limit[0] * FOR_MEMBERS
        self.spend("house_tables", "", amount, keep, many)

    def say(self, person: str, address: str, match: str, plays: bool) -> None:
        """A person says something at a table, at which it plays or looks on."""
        self.spend("said" if plays else "said_by_spectator", f"{match} {person}")
        self.spend("said_by_person", person)
        self.spend_from("said_from_address", address)

    def message(self, person: str | None, address: str) -> bool:
        """Whether one more message may come, over whichever socket: of a person, and from an address."""
        own = person is None or self._buckets["person_messages"].take(person)
        return own and self._buckets["address_messages"].take(address)

    def try_out(self, person: str, address: str) -> None:
        """A person asks what an action would bring."""
        self.spend("previews", person)
        self.spend("address_previews", address)

    @contextmanager
    def play(self, person: str, address: str) -> Iterator[None]:
        """A person plays: to look at an action may take long, so only so many may be refused."""
        counts = (("refusals", person), ("address_refusals", address))
        for budget, key in counts:
            self.spend(budget, key)
        try:
            yield
        except StorageDown:
            self._give_back(counts)
            raise
        self._give_back(counts)

    def _give_back(self, counts: Iterable[tuple[str, str]]) -> None:
        for budget, key in counts:
            self._buckets[budget].give_back(key)

    def archive(self, person: str) -> None:
        """A person asks for everything that is known of it."""
        self.spend("archives", person, why=reason("people-archive-soon"))

    def change(self, person: str) -> None:
        """A person changes its friends, or where it wants to be told."""
        self.spend("changes", person)

    def import_record(self, person: str, address: str) -> None:
        """A person sends a record; its bytes are counted when they are there."""
        self.spend("imports", person)
        self.spend_from("address_imports", address)

    def keep_bytes(self, address: str, size: int, member: bool) -> None:
        """So many bytes of a record are to be kept. When the house has little room left it is for its members."""
        self.spend_from("import_bytes", address, size)
        keep = 0.0 if member else self._buckets["house_import_bytes"].limit[0] * FOR_MEMBERS
        self.spend("house_import_bytes", "", size, keep)
