"""Everything about a running house that its owner may choose."""

import msgspec


class Mail(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where e-mail is handed over."""

    host: str
    port: int = 587
    sender: str = "serao@localhost"
    user: str = ""
    password: str = ""
    tls: bool = True


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How much one address or one seat may ask for. Each pair: so many at once, so many a second in the long run."""

    requests: tuple[int, float] = (120, 20.0)  # HTTP, per address
    files: tuple[int, float] = (3000, 100.0)  # of the client, per address: a table of friends may share one
    newcomers: tuple[int, float] = (30, 0.5)  # new guests, sign-ins and claims, per address
    tables: tuple[int, float] = (20, 0.2)  # new tables, per person
    messages: tuple[int, float] = (60, 20.0)  # WebSocket messages, per connection
    said: tuple[int, float] = (8, 0.5)  # lines of chat, per person and table
    sockets: int = 100  # open connections, per address
    backlog: int = 256  # messages waiting for a slow client


# For tests and benchmarks, where nobody has to be kept out.
NO_LIMITS = Limits(
    requests=(10**9, 1e9),
    files=(10**9, 1e9),
    newcomers=(10**9, 1e9),
    tables=(10**9, 1e9),
    messages=(10**9, 1e9),
    said=(10**9, 1e9),
    sockets=10**9,
)


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A house. `hosts` are the names it answers to; `proxies` the addresses whose forwarded headers it believes.

    With no hosts named it answers to localhost, and to the address of this machine that it was reached at.
    """

    database: str = "sqlite:///serao.db"
    redis: str | None = None
    host: str = "127.0.0.1"
    port: int = 8000
    hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    secure: bool = False  # served under TLS: cookies say so, and browsers are told to insist
    public_url: str = ""  # what links begin with; the address it is served at when empty
    web: str = ""  # another folder with a built client, while one is being made
    bot_pause: float = 0.7  # seconds an opponent takes at least, so that one can follow
    bot_processes: int = 1
    processes: int = 1  # that serve, on this machine; each brings opponents' processes of its own
    limits: Limits = Limits()
    mail: Mail | None = None
    webhook_hosts: tuple[str, ...] = ()  # beyond public addresses, where webhooks may go
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    rest_seconds: float = 300.0  # a table nobody looks at leaves the memory after so long
    sweep_seconds: float = 5.0  # how often the clocks of sleeping tables are looked at

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.redis is not None or self.processes > 1
