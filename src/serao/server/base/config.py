"""The settings of a server.

The comment beside a setting, or above it, is what the table of docs/running.md says of it: `make settings`.
"""

from typing import Annotated

import msgspec

Days = Annotated[int, msgspec.Meta(ge=0, le=36_500)]


class Mail(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The mail server that e-mail is sent through."""

    host: str  # the mail server's name
    port: int = 587  # its port; at 465 the connection is encrypted from the first byte
    sender: str = "serao@localhost"  # whom the mail is from
    user: str = ""  # the name to sign in with; empty: without signing in
    password: str = ""  # the password to sign in with
    tls: bool = True  # encrypted, or not sent at all


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rate limits. Each pair: so many at once, so many a second in the long run."""

    requests: tuple[int, float] = (120, 20.0)  # HTTP, per address
    files: tuple[int, float] = (3000, 100.0)  # of the client, per address, which several friends may share
    newcomers: tuple[int, float] = (30, 0.5)  # new guests, sign-ins and claims, per address
    tables: tuple[int, float] = (20, 0.2)  # new tables, per person
    messages: tuple[int, float] = (60, 20.0)  # WebSocket messages, per connection
    said: tuple[int, float] = (8, 0.5)  # lines of chat, per person and table
    archives: tuple[int, float] = (3, 0.002)  # of all that is known of a person, per person
    sockets: int = 100  # open WebSockets, per address
    streams: int = 8  # open event streams, per person and process
    connections: int = 200  # open connections of any kind, per address; behind a proxy, requests at once
    patience: float = 10.0  # seconds for a request to be there as a whole, and for an idle connection
    backlog: int = 256  # messages waiting for a slow client


# For tests and benchmarks, where nobody has to be kept out.
NO_LIMITS = Limits(
    requests=(10**9, 1e9),
    files=(10**9, 1e9),
    newcomers=(10**9, 1e9),
    tables=(10**9, 1e9),
    messages=(10**9, 1e9),
    said=(10**9, 1e9),
    archives=(10**9, 1e9),
    sockets=10**9,
    connections=10**9,
)


class Keep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long things are kept, in days; 0: for ever."""

    guests: Days = (
        0  # a guest who was not seen for so long is forgotten; one with a claimed name or a personal link never
    )
    guests_without_games: Days = 400  # the same for guests who never sat at a table, made one or imported a record
    chat: Days = 0  # what was said at tables that are over
    records: Days = 0  # games that are over, with their tables, and imported records
    unstarted: Days = 0  # tables at which no game has begun


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings. `hosts` are the names it answers to; `proxies` the addresses whose forwarded headers it trusts.

    Without `hosts` it answers to localhost, and to the address of this machine that a connection came to.
    """

    database: str = "sqlite:///serao.db"  # a file, or postgresql://…
    redis: str | None = None  # redis://…, for servers and workers on several machines
    host: str = "127.0.0.1"  # the address to listen on; 0.0.0.0 is every one of this machine
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000  # the port to listen on; 0 takes any free one
    hosts: tuple[str, ...] = ()  # the names it answers to; none: localhost, and the address that a connection came to
    proxies: tuple[str, ...] = ()  # the addresses or networks of proxies whose forwarded headers are believed
    secure: bool = False  # served over TLS: cookies are marked so, and browsers are told to insist on it
    public_url: str = ""  # what links begin with; when empty, the address of the request
    web: str = ""  # another folder with a built client, for development
    bot_pause: float = 0.7  # seconds that an opponent takes at least, so that people can follow
    bot_processes: int = 1  # processes in which opponents think
    # processes that serve, on this machine; each has its own pool for opponents
    processes: Annotated[int, msgspec.Meta(ge=1, le=64)] = 1
    limits: Limits = Limits()  # how much anybody may ask for
    mail: Mail | None = None  # the mail server for "your turn" by e-mail; without it there is none
    keep: Keep = Keep()  # how long things are kept
    members_only: bool = False  # only people with a claimed name see or open anything; see `serao house invite`
    webhook_hosts: tuple[str, ...] = ()  # hosts beside the public ones that webhooks may call
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")  # the addresses that may read /metrics
    rest_seconds: float = 300.0  # after which a table without viewers is removed from memory
    sweep_seconds: float = 5.0  # between two sweeps
    browser_days: Days = 90  # after which a browser that nobody uses is signed out; 0: never
    program_days: Days = 365  # after which the token of a program that nobody uses ends; 0: never
    link_days: Days = 365  # after which a personal link that nobody uses ends; 0: never

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.redis is not None or self.processes > 1
