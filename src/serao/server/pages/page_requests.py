"""What a page is asked for with: its kind, and what the headers and cookies of the browser say."""

from typing import Any

import msgspec

from serao.installed import BOARD, file_of
from serao.server.base.config import Config
from serao.server.base.connection_types import AnyRequest
from serao.server.pages.appearance import appearance_asked
from serao.server.pages.client_build import PageKind, PageRequest
from serao.server.pages.game_files import other_games
from serao.server.people.identity import token_of


def closed_page(request: AnyRequest) -> PageRequest:
    """What strangers are shown of a house for members, whatever they ask for: where to sign in, and no hint of more."""
    return PageRequest(kind="me", appearance=appearance_asked(request), stranger=True, closed=True)


def page_request(kind: PageKind, request: AnyRequest, config: Config, **more: Any) -> PageRequest:
    """A request for a page, with what its headers and cookies say."""
    return PageRequest(
        kind=kind,
        appearance=appearance_asked(request),
        stranger=token_of(request, config) is None,
        more_words=bool(other_games()),
        boards=tuple(game for game in other_games() if file_of(game, BOARD)),
        **more,
    )


def shell_request(kind: PageKind, request: AnyRequest, config: Config) -> PageRequest:
    """A request for a page without content, which is of nobody and of no table, so that a browser may keep it."""
    return msgspec.structs.replace(page_request(kind, request, config), stranger=False, shell=True)
