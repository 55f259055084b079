"""The parts of a server that the handlers of tables use beside those of `base`."""

from litestar.di import NamedDependency

from serao.server.base.config import Config
from serao.server.base.database import Database
from serao.server.base.services import BaseServices
from serao.server.tables.bot_pool import BotPool
from serao.server.tables.fanout import Fanout
from serao.server.tables.photo_renderer import PhotoRenderer
from serao.server.tables.registry import AskForMove, OnAccepted, TableRegistry
from serao.server.tables.sweeper import Sweeper


class TableServices(BaseServices):
    """The parts, with the open tables, their sweeper and the photo renderer."""

    def __init__(
        self, config: Config, database: Database, fanout: Fanout, *, ask_for_move: AskForMove, on_accepted: OnAccepted
    ) -> None:
        super().__init__(config, database)
        self.fanout = fanout
        self.limits.tell, fanout.on_spent = fanout.tell_spent, self.limits.hear
        self.bots = BotPool(config.thinking_processes)
        self.tables = TableRegistry(
            config,
            database,
            self.bots,
            fanout,
            ask_for_move=ask_for_move,
            on_accepted=on_accepted,
        )
        self.sweeper = Sweeper(config, database, self.tables, self.connections, self.sanctions)
        self.photos = PhotoRenderer()

    def close(self) -> None:
        """Close the tables, then the database, then the photo renderer."""
        self.tables.close()
        self.database.close()
        self.photos.close()


TheTableServices = NamedDependency[TableServices]
