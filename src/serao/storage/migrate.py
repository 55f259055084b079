"""Migrating a database to the schema of this version, once, by whichever process comes first."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, column, inspect, select, table
from sqlalchemy.exc import OperationalError, ProgrammingError

from serao.engine.problem import Problem, reason
from serao.storage.engine import reading, writing
from serao.storage.schema import metadata

if TYPE_CHECKING:
    from alembic.config import Config

HEAD = "0009"
MIGRATIONS = files("serao.storage").joinpath("migrations")
LOCK = 0x5E7A0  # the number of an advisory lock that all our processes take while they change the schema
VERSION = table("alembic_version", column("version_num"))


def upgrade(engine: Engine) -> None:
    """Create the tables, or migrate those of an older version; nothing if they are up to date."""
    if version(engine) == HEAD:
        return
    with writing(engine) as connection:  # on SQLite this already keeps everyone else out
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        found = set(inspect(connection).get_table_names())
        if VERSION.name in found:
            _migrate(connection)
        else:
            _make(connection, found)


def version(engine: Engine) -> str | None:
    """The version of a database's schema; None if it has none of our tables yet."""
    try:
        with reading(engine) as connection:
            return connection.scalar(select(VERSION.c.version_num))
    except (OperationalError, ProgrammingError):  # there is no such table
        return None


def _make(connection: Connection, found: set[str]) -> None:
    """All tables at once, as the last migration leaves them: this starts without loading Alembic."""
    # A file with tables belongs to another program; on a server ours may stand beside others.
    strange = found if connection.dialect.name == "sqlite" else found & set(metadata.tables)
    if strange:
        raise Problem(reason("storage-foreign", table=min(strange)))
    metadata.create_all(connection)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL,"
        " CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.execute(VERSION.insert().values(version_num=HEAD))


def _migrate(connection: Connection) -> None:
    from alembic import command

    if found := connection.scalar(select(VERSION.c.version_num)) if _has_version(connection) else None:
        refuse_newer(found)
    with _migrations() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def refuse_newer(found: str) -> None:
    """A Problem when only a newer program knows a version of the schema."""
    from alembic.script import ScriptDirectory

    if found == HEAD:
        return
    with _migrations() as config:
        known = {each.revision for each in ScriptDirectory.from_config(config).walk_revisions()}
    if found not in known:
        raise Problem(reason("storage-version", found=found, known=HEAD))


def _has_version(connection: Connection) -> bool:
    return inspect(connection).has_table(VERSION.name)


@contextmanager
def _migrations() -> "Iterator[Config]":
    """The settings with which Alembic finds the migrations."""
    from alembic.config import Config

    with as_file(MIGRATIONS) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config
