"""Every command of a table can be given by HTTP."""

from typing import get_args

from serao.server.tables.table_routes import Asked, PlayAsked
from serao.table.commands import AnyCommand, Play


def test_http_takes_every_command_of_the_table() -> None:
    assert {*get_args(Asked)} == {*get_args(AnyCommand)} - {Play} | {PlayAsked}
