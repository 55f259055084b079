"""What messengers are told of a link, in the language of whoever sends it on: of a table, of a finished game."""

from urllib.parse import quote

from sqlalchemy import Connection

from serao.engine.record import Record
from serao.locales import words
from serao.server.base.addresses import base_url
from serao.server.base.config import Config
from serao.server.base.connection_types import AnyRequest
from serao.server.base.dependencies import LONGEST_ID
from serao.server.base.services import BaseServices
from serao.server.pages import keepsake_picture
from serao.server.pages.appearance import appearance_asked
from serao.server.pages.preview_picture import Preview
from serao.server.pages.preview_routes import key_of
from serao.server.pages.previews import Shown, picture_path, preview_of, tags
from serao.server.tables.record_access import game_in, readable


def table_tags(request: AnyRequest, config: Config, match: str, shown: Shown | None) -> str:
    """The tags of a table as far as its link entitles to it, else of the house."""
    language, home, key = appearance_asked(request).language, base_url(request, config), key_of(request)
    address = f"{home}/t/{quote(match)}" if shown else f"{home}/"
    picture = f"{home}{picture_path(match, key, language, shown)}"
    return tags(preview_of(shown, words(language)), language, address, picture)


async def record_tags(request: AnyRequest, services: BaseServices, record: str) -> str:
    """The tags of a finished game that everybody may see, with the picture that is kept of it; else of the house."""
    game = await services.database.read(open_to_all, record) if not services.config.members_only else None
    if game is None or game.outcome is None:
        return table_tags(request, services.config, "", None)
    language, home = appearance_asked(request).language, base_url(request, services.config)
    said = words(language)
    title, text = said.say(f"game-{game.game}"), said.say(f"{game.game}-reason-{game.outcome.reason}")
    picture = f"{home}/api/records/{quote(record)}/keepsake/{language}.png"
    shown = Preview(title, title, text, game.game)
    return tags(shown, language, f"{home}/replay/{quote(record)}", picture, keepsake_picture.SIZE)


def open_to_all(connection: Connection, record: str) -> Record | None:
    """A finished game, if everybody may see it."""
    if not record.isprintable() or len(record) > LONGEST_ID:
        return None
    found = readable(connection, record, None, None)
    return game_in(found[0]) if found is not None else None
