"""The command `serao house reset`: a link with which somebody sets a new password, for the owner to pass on."""

import secrets
from hashlib import sha256
from typing import Any

from serao.cli.settings import read_config
from serao.engine.problem import Problem, reason
from serao.locales import Words
from serao.server.base.addresses import url_here
from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.storage import acts, persons
from serao.storage.acts import COMMAND_LINE
from serao.storage.backup import open_source
from serao.storage.engine import writing

KEY_BYTES = 32


def reset(said: dict[str, Any], name: str, without_second_key: bool, say: Words) -> None:
    """Print a link that is good for an hour, once."""
    config = read_config(said)
    engine = open_source(config.database)
    key = secrets.token_urlsafe(KEY_BYTES)
    try:
        with writing(engine) as connection:
            person = persons.person_claiming(connection, name)
            if person is None:
                raise Problem(reason("cli-reset-nobody", name=name))
            hashed = sha256(key.encode()).digest()
            acts.reset_password(connection, COMMAND_LINE, person.id, hashed, without_second_key, now())
    finally:
        engine.dispose()
    print(say.say("cli-reset-link", name=person.name))
    print(f"{address(config)}/me#reset={key}")


def address(config: Config) -> str:
    """What links begin with: as configured, or as this machine reaches its own house."""
    return config.public_url.rstrip("/") or url_here(config.host, config.port)
