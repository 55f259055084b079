"""What a link's preview says: tags in the head of a page, and the address of the picture that goes with them."""

from html import escape
from typing import NamedTuple
from urllib.parse import quote

from sqlalchemy import Connection

from serao.games import GAMES
from serao.locales import Words
from serao.server.base.dependencies import LONGEST_ID
from serao.server.base.previews import may_preview
from serao.server.pages.painting import Size
from serao.server.pages.preview_picture import SIZE, Preview
from serao.server.people.names import host_told
from serao.storage import matches

HOUSE = "Serão"


class Shown(NamedTuple):
    """A table as its preview knows it: no more than its link entitles to."""

    host: str  # the name; empty where the host is gone, or has a name that is another's by now
    game: str
    phase: matches.Phase
    seats: int
    taken: int


def table_shown(connection: Connection, match: str, key: str) -> Shown | None:
    """What may be shown of a table to anybody who has its link; None of a private one without the key."""
    found = matches.match(connection, match) if match.isprintable() and len(match) <= LONGEST_ID else None
    if found is None or found.game not in GAMES or not (found.public or may_preview(found.invite, key)):
        return None
    host = host_told(connection, found.host)
    return Shown(host.name if host else "", found.game, found.phase, found.seats, found.taken)


def preview_of(shown: Shown | None, words: Words) -> Preview:
    """The preview of a table in some language; of the house where there is no table to be shown."""
    if shown is None:
        return Preview(HOUSE, HOUSE, words.say("invited-house"))
    game = shown.game
    nobody = words.say("invited-title-nobody", game=game) if shown.phase == "gathering" else words.say(f"game-{game}")
    return Preview(
        title=title_of(shown, words) if shown.host else nobody,
        plain_title=nobody,
        text="\n".join(lines_of(shown, words)),
        game=game,
        seats=shown.seats,
        taken=shown.taken,
    )


def title_of(shown: Shown, words: Words) -> str:
    """Who invites to which game, or plays it."""
    if shown.phase == "over":
        return words.say(f"game-{shown.game}")
    key = "invited-title" if shown.phase == "gathering" else "invited-title-playing"
    return words.say(key, name=shown.host, game=shown.game)


def lines_of(shown: Shown, words: Words) -> list[str]:
    """How many chairs are free, and how long a game takes, as far as it says so."""
    if shown.phase == "over":
        return [words.say("invited-over")]
    time = f"{shown.game}-time"
    chairs = words.say("invited-chairs", free=shown.seats - shown.taken, seats=shown.seats)
    return [chairs, *([words.say(time)] if words.has(time) else [])]


def picture_path(match: str, key: str, language: str, shown: Shown | None) -> str:
    """The path of the picture. It changes with the chairs, since messengers keep what they once fetched."""
    if shown is None:
        return f"/preview/{language}.png"
    return f"/t/{quote(match)}/preview/{language}.png?card={quote(key)}&chairs={shown.taken}"


def tags(preview: Preview, language: str, address: str, picture: str, size: Size = SIZE) -> str:
    """The tags of Open Graph and of Twitter cards."""
    text = " · ".join(preview.text.splitlines())
    named = {"description": text, "twitter:card": "summary_large_image"}
    properties = {
        "og:type": "website",
        "og:site_name": HOUSE,
        "og:title": preview.title,
        "og:description": text,
        "og:url": address,
        "og:locale": language.replace("-", "_"),
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(size[0]),
        "og:image:height": str(size[1]),
        "og:image:alt": preview.title,
    }
    return "".join(
        f'<meta {kind}="{name}" content="{escape(content)}">'
        for kind, all_of_them in (("name", named), ("property", properties))
        for name, content in all_of_them.items()
    )
