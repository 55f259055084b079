"""How long a sign-in lasts that nobody uses, and the sweep that ends what is over."""

from sqlalchemy import Connection

from serao.server.base.clock import now, steady
from serao.server.base.config import Config
from serao.server.base.database import Database
from serao.storage import persons, second_keys, sign_ins

DAY = 24 * 60 * 60 * 1000
SECONDS_A_DAY = 24 * 60 * 60
SWEEP_SECONDS = 60 * 60.0
LONGEST_COOKIE = 400  # days: no browser keeps one longer


def seen_since(config: Config, at: int) -> dict[str, int]:
    """When a session of each kind must have been used last, to be valid still."""
    days = {"browser": config.browser_days, "bot": config.program_days}
    return {kind: at - each * DAY for kind, each in days.items() if each}


def cookie_age(config: Config) -> int:
    """For how many seconds a browser keeps the cookie of a session."""
    return min(config.browser_days or LONGEST_COOKIE, LONGEST_COOKIE) * SECONDS_A_DAY


def link_expired(config: Config, used_at: int | None, at: int) -> bool:
    """Whether a personal link has not been used for too long."""
    return bool(config.link_days) and used_at is not None and used_at < at - config.link_days * DAY


class ExpirySweep:
    """Ends, once an hour, the sessions and links that nobody has used for too long."""

    def __init__(self, config: Config, database: Database) -> None:
        self.config = config
        self.database = database
        self._next = 0.0

    async def sweep(self) -> None:
        """Do it, if an hour has passed."""
        if steady() < self._next:
            return
        self._next = steady() + SWEEP_SECONDS
        at = now()
        await self.database.write(lambda connection: self.end_expired(connection, at))

    def end_expired(self, connection: Connection, at: int) -> None:
        """End everything that is over by then."""
        sign_ins.end_expired(connection, seen_since(self.config, at))
        sign_ins.count_old_links(connection, at)
        if self.config.link_days:
            sign_ins.end_expired_links(connection, at - self.config.link_days * DAY)
        sign_ins.remove_old_resets(connection, at)
        second_keys.remove_old_challenges(connection, at)
        persons.remove_old_confirmations(connection, at)
