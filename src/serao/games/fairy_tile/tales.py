"""7.3 The tale of a seat: its told pages read again in number order."""

from collections.abc import Iterable

from serao.engine.contract import Say
from serao.games.fairy_tile.news import story


def tale(told: Iterable[int], say: Say) -> str:
    """One's own tale, with its title, a paragraph a page."""
    return "\n\n".join([say("fairy_tile-story-title"), *(story(page, say) for page in sorted(told))])
