"""The parts of a server that the handlers of every package use. The packages add parts of their own."""

from serao.server.base.background import Background
from serao.server.base.config import Config
from serao.server.base.connections import Connections
from serao.server.base.database import Database
from serao.server.base.known_browsers import KnownBrowsers
from serao.server.base.lately import Lately
from serao.server.base.origins import Origins
from serao.server.base.rate_limits import RateLimits
from serao.server.base.sanctions import Sanctions


class BaseServices:
    """The parts that know nothing of tables and notices. There is one of each in a process."""

    def __init__(self, config: Config, database: Database) -> None:
        self.config = config
        self.database = database
        self.background = Background(config.limits)
        self.lately = Lately()
        self.limits = RateLimits(config.limits)
        self.origins = Origins()
        self.known_browsers = KnownBrowsers(config, database)
        self.connections = Connections(database)
        self.sanctions = Sanctions(database, self.connections)
