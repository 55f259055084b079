"""three.js comes with the studio, and only with it."""

import pytest

from serao.installed import own_games
from tests.games.picture_perfect.studio_load import STUDIO, studio
from tests.page_budget.first_load import TABLE, THREE, key_of, manifest, scripts, together


def test_three_js_comes_with_the_studio() -> None:
    assert THREE in scripts(studio(manifest()))


@pytest.mark.parametrize("game", own_games())
def test_no_table_waits_for_the_studio(game: str) -> None:
    parts = manifest()
    assert key_of(parts, STUDIO) not in together(parts, TABLE) | together(parts, f"board-{game}")
