"""The commands that print a link for the owner to pass on: `house reset` and `house invite`."""

import secrets
from hashlib import sha256
from typing import Any

from rich.console import Console
from sqlalchemy import Connection

from serao.cli.house_acts import perform
from serao.cli.settings import read_config
from serao.engine.problem import Problem, reason
from serao.locales import Words
from serao.server.base.addresses import url_here
from serao.server.base.clock import now
from serao.server.base.config import Config
from serao.storage import acts, persons
from serao.storage.acts import COMMAND_LINE
from serao.storage.members import add_house_invite
from serao.storage.persons import Person

KEY_BYTES = 32
CONSOLE = Console(highlight=False, markup=False, soft_wrap=True)  # a link stays whole


def reset(said: dict[str, Any], name: str, without_second_key: bool, say: Words) -> None:
    """Print a link with which somebody sets a new password; it is good for an hour, once."""
    config, key = read_config(said), secrets.token_urlsafe(KEY_BYTES)

    def act(connection: Connection) -> Person:
        person = persons.person_claiming(connection, name)
        if person is None:
            raise Problem(reason("cli-reset-nobody", name=name))
        return acts.reset_password(connection, COMMAND_LINE, person.id, hash_of(key), without_second_key, now())

    person = perform(config.database, act)
    print_link(say.say("cli-reset-link", name=person.name), f"{beginning('', config)}/me#reset={key}")


def invite(said: dict[str, Any], url: str, say: Words) -> None:
    """Print a link with which one person becomes a member."""
    config, key = read_config(said), secrets.token_urlsafe(KEY_BYTES)
    perform(config.database, lambda connection: add_house_invite(connection, hash_of(key), now()))
    print_link(say.say("cli-house-invite"), f"{beginning(url, config)}/join#{key}")


def hash_of(key: str) -> bytes:
    """What is stored of a link."""
    return sha256(key.encode()).digest()


def print_link(sentence: str, link: str) -> None:
    """Say what a link is for, and print it on a line of its own."""
    CONSOLE.print(sentence)
    CONSOLE.print(link)


def beginning(url: str, config: Config) -> str:
    """What a link begins with: what the command line says, or the settings, or the address on this machine."""
    return (url or config.public_url or url_here(config.host, config.port)).rstrip("/")
