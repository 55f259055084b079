"""Whether a server could start with its settings: database, Redis and mail are asked, and nothing is changed."""

import asyncio
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from serao.engine.problem import Problem, Reason, reason
from serao.server.base.config import Config
from serao.server.notices.delivery import NotDelivered, try_mail
from serao.server.run import check_redis
from serao.storage.engine import file_of, open_database
from serao.storage.migrate import HEAD, refuse_newer, version


class Finding(NamedTuple):
    """What was found of one part, and whether the server can do with it."""

    good: bool
    why: Reason


def check(config: Config) -> Iterator[Finding]:
    """What is found, part by part."""
    if config.secure and not config.proxies:
        yield Finding(True, reason("cli-check-proxies"))
    for look in (_database, _redis, _mail):
        try:
            yield Finding(True, look(config))
        except Problem as problem:
            yield Finding(False, problem.reason)


def _database(config: Config) -> Reason:
    file = file_of(config.database)
    if file is not None and not (file.exists() and file.stat().st_size):
        return _new_file(file)
    engine = open_database(config.database, create=False)
    try:
        found = version(engine)
        if found is None:
            return reason("cli-check-database-new")
        refuse_newer(found)
    finally:
        engine.dispose()
    return reason("cli-check-database") if found == HEAD else reason("cli-check-database-old", found=found)


def _new_file(file: Path) -> Reason:
    if not os.access(file.parent, os.W_OK | os.X_OK):
        raise Problem(reason("cli-check-database-folder", file=str(file)))
    return reason("cli-check-database-new")


def _redis(config: Config) -> Reason:
    check_redis(config)
    return reason("cli-check-redis-none" if config.redis is None else "cli-check-redis")


def _mail(config: Config) -> Reason:
    if config.mail is None:
        return reason("cli-check-mail-none")
    try:
        asyncio.run(try_mail(config.mail))
    except NotDelivered as problem:
        raise Problem(reason("cli-check-mail-wrong", host=config.mail.host, detail=str(problem))) from None
    return reason("cli-check-mail", host=config.mail.host)
