"""The command `house invite`: a link with which one person becomes a member."""

import secrets
from hashlib import sha256
from typing import Any

from rich.console import Console

from serao.cli.settings import read_config
from serao.locales import Words
from serao.server.base.addresses import url_here
from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.storage.backup import open_source
from serao.storage.engine import writing
from serao.storage.members import add_house_invite

KEY_BYTES = 24
CONSOLE = Console(highlight=False, markup=False, soft_wrap=True)  # a link stays whole


def invite(said: dict[str, Any], url: str, say: Words) -> None:
    """Print a new link; nothing of it but the hash of its key is stored."""
    config = read_config(said)
    key = secrets.token_urlsafe(KEY_BYTES)
    engine = open_source(config.database)
    try:
        with writing(engine) as connection:
            add_house_invite(connection, sha256(key.encode()).digest(), now())
    finally:
        engine.dispose()
    CONSOLE.print(say.say("cli-house-invite"))
    CONSOLE.print(f"{beginning(url, config)}/join#{key}")


def beginning(url: str, config: Config) -> str:
    """What the link begins with: what the command line says, or the settings, or the address on this machine."""
    return (url or config.public_url or url_here(config.host, config.port)).rstrip("/")
