"""A whole game with its photographs needs neither NumPy nor Pillow; only painting does, and says so."""

import subprocess
import sys

from tests.patience import PATIENCE

PLAY = """
import sys
{before}
from serao.bots import bot_named
from serao.bots.match import play_out
from serao.games import picture_perfect
from serao.games.picture_perfect.photo import keepsake, painted

bot = bot_named("picture_perfect", "sound")
state, moves = play_out(picture_perfect, picture_perfect.Options(), [bot, bot], b"a light evening")
assert all(photo.arrangement.figures for photo in state.photos)
assert picture_perfect.outcome(state).scores
{after}
"""
NOTHING_HEAVY = """
assert not {"numpy", "PIL"} & {name.split(".")[0] for name in sys.modules}
"""
# None in sys.modules: as if it were not installed.
NOT_INSTALLED = """
sys.modules["numpy"] = sys.modules["PIL"] = None
"""
CANNOT_PAINT = """
from serao.engine.problem import Problem

try:
    painted(keepsake(state.photos[0].arrangement, state.photos[0].camera, 0), 120, 90)
except Problem as problem:
    print(problem)
"""


def told(before: str, after: str) -> str:
    """What a game in a process of its own prints."""
    program = PLAY.format(before=before, after=after)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_whole_game_imports_neither_numpy_nor_pillow() -> None:
    assert told("", NOTHING_HEAVY) == ""


def test_where_they_are_missing_the_game_is_played_and_painting_names_what_to_install() -> None:
    assert 'pip install "serao[photo]"' in told(NOT_INSTALLED, CANNOT_PAINT)
