"""The language and the theme of a page, from what its browser says."""

from typing import Literal, NamedTuple, get_args

from serao.locales import LANGUAGES, nearest
from serao.server.base.connection_types import AnyRequest

LIKES = "serao-likes"  # the cookie with the language and theme, where they differ from our guess
Theme = Literal["system", "light", "dark"]


class Appearance(NamedTuple):
    """The language and the theme of a page: what the browser said, or a guess."""

    language: str
    theme: Theme = "system"


def preferred_language(accept_language: str) -> str:
    """The first language of an Accept-Language header that we have; the client chooses in the same way."""
    wishes = (wish.partition(";")[0].strip() for wish in accept_language.split(","))
    return next((found for wish in wishes if (found := nearest(wish)) != "en" or wish.startswith("en")), "en")


def appearance_of(cookie: str | None, accept_language: str) -> Appearance:
    """The language and theme of a person: from the cookie (`fr.dark`), else from the languages the browser asks for."""
    language, _, theme = (cookie or "").partition(".")
    known = language if language in LANGUAGES else preferred_language(accept_language)
    return Appearance(known, theme if theme in get_args(Theme) else "system")  # type: ignore[arg-type]


def appearance_asked(request: AnyRequest) -> Appearance:
    """The language and theme of the person who asks."""
    return appearance_of(request.cookies.get(LIKES), request.headers.get("accept-language", ""))
