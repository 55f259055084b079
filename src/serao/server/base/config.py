"""The settings of a server.

The comment beside a setting, or above it, is what the table of docs/running.md says of it: `make settings`.
"""

import os
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
    """The limits. Each pair: so many at once, so many a second in the long run.

    From `newcomers` on the processes of a house share what they allow; before, each counts for itself.
    """

    requests: tuple[int, float] = (120, 20.0)  # HTTP, per address
    files: tuple[int, float] = (3000, 100.0)  # of the client, per address, which several friends may share
    messages: tuple[int, float] = (60, 20.0)  # WebSocket messages, per connection
    person_messages: tuple[int, float] = (240, 60.0)  # messages and commands, per person, over all connections
    address_messages: tuple[int, float] = (1200, 240.0)  # the same, per address
    sockets: int = 100  # open WebSockets, per address
    streams: int = 8  # open event streams, per person and process
    connections: int = 200  # open connections of any kind, per address; behind a proxy, requests at once
    person_sockets: int = 30  # open WebSockets, per person
    previews: tuple[int, float] = (60, 15.0)  # of actions that are only tried, per person
    address_previews: tuple[int, float] = (240, 30.0)  # the same, per address
    refusals: tuple[int, float] = (60, 1.0)  # actions that are refused, per person
    address_refusals: tuple[int, float] = (240, 4.0)  # the same, per address
    table_entries: int = 20_000  # entries in the log of a table that one person writes, for each of its chairs
    replays: int = 8  # of games and long readings at once, running or waiting, per address
    house_replays: int = 64  # the same, of the whole house
    passwords: int = 6  # passwords that are hashed or wait for it, per address
    house_passwords: int = 64  # the same, of the whole house
    backlog: int = 256  # messages waiting for a slow client
    patience: float = 10.0  # seconds for a request to be there as a whole, and for an idle connection

    newcomers: tuple[int, float] = (30, 0.5)  # new guests, sign-ins and claims, per address
    guesses: tuple[int, float] = (20, 0.01)  # tries of a password, per name, from any number of addresses
    guests: tuple[int, float] = (40, 0.02)  # new guests, per address: a class at school at once, then 72 an hour
    house_guests: tuple[int, float] = (1000, 1.0)  # new guests, of the whole house
    tables: tuple[int, float] = (20, 0.2)  # new tables, per person
    address_tables: tuple[int, float] = (60, 0.2)  # new tables, per address
    house_tables: tuple[int, float] = (1000, 1.0)  # new tables, of the whole house
    said: tuple[int, float] = (8, 0.5)  # lines of chat, per person and table at which the person plays
    said_by_spectator: tuple[int, float] = (4, 0.1)  # the same, where the person looks on
    said_by_person: tuple[int, float] = (20, 1.0)  # lines of chat at all tables, per person
    said_from_address: tuple[int, float] = (60, 4.0)  # lines of chat at all tables, per address
    archives: tuple[int, float] = (3, 0.002)  # of all that is known of a person, per person
    changes: tuple[int, float] = (60, 0.2)  # friends, browsers to push to, webhooks, per person
    imports: tuple[int, float] = (10, 0.02)  # imported records, per person
    address_imports: tuple[int, float] = (20, 0.05)  # the same, per address
    import_bytes: tuple[int, float] = (8 * 1024 * 1024, 4096.0)  # of imported records, per address
    house_import_bytes: tuple[int, float] = (128 * 1024 * 1024, 65_536.0)  # the same, of the whole house

    person_tables: int = 100  # tables of the last thirty days whose game is not over, per host
    person_gathering: int = 5  # public tables that wait for people, per host
    address_gathering: int = 40  # the same, per address they were opened from
    house_gathering: int = 2000  # the same, of the whole house


def no_limits() -> Limits:
    """For tests and benchmarks, where nobody has to be kept out."""
    usual = msgspec.structs.asdict(Limits())
    many = {name: (10**9, 1e9) if isinstance(value, tuple) else 10**9 for name, value in usual.items()}
    return Limits(**many | {"backlog": usual["backlog"], "patience": usual["patience"]})


NO_LIMITS = no_limits()


class Keep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long things are kept, in days; 0: for ever."""

    guests: Days = (
        0  # a guest who was not seen for so long is forgotten; one with a claimed name or a personal link never
    )
    guests_without_games: Days = 400  # the same for guests who never sat at a table, made one or imported a record
    chat: Days = 0  # what was said at tables that are over, and what reports carry of it
    reports: Days = 0  # reports, from the day on which they were handled; those that wait stay
    records: Days = 0  # games that are over, with their tables, and imported records
    unstarted: Days = 0  # tables at which no game has begun


class Config(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings. `hosts` are the names it answers to; `proxies` the addresses whose forwarded headers it trusts.

    Without `hosts` it answers to localhost, and to the address of this machine that a connection came to.
    """

    database: str = "sqlite:///serao.db"  # a file, or postgresql://…
    # seconds that a start waits for a PostgreSQL that does not answer, before it gives up
    database_wait: Annotated[float, msgspec.Meta(ge=0)] = 60.0
    redis: str | None = None  # redis://…, for servers and workers on several machines
    host: str = "127.0.0.1"  # the address to listen on; 0.0.0.0 is every one of this machine
    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 8000  # the port to listen on; 0 takes any free one
    hosts: tuple[str, ...] = ()  # the names it answers to; none: localhost, and the address that a connection came to
    proxies: tuple[str, ...] = ()  # the addresses or networks of proxies whose forwarded headers are believed
    secure: bool = False  # served over TLS: cookies are marked so, and browsers are told to insist on it
    public_url: str = ""  # what links begin with; when empty, the address of the request
    web: str = ""  # another folder with a built client, for development
    bot_pause: float = 0.7  # seconds that an opponent takes at least, so that people can follow
    # processes in which opponents think; 0: the cores of this machine, less the one that serves
    bot_processes: Annotated[int, msgspec.Meta(ge=0, le=256)] = 0
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
    def thinking_processes(self) -> int:
        """In how many processes the opponents of each serving process think."""
        spare = (os.cpu_count() or 1) - self.processes
        return self.bot_processes or max(1, spare // self.processes)

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same tables."""
        return self.redis is not None or self.processes > 1
