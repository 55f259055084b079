"""The tests that every game must pass: for games of ours and of others.

    from serao.testing import ContractTests, Suite

    class TestContract(ContractTests):
        suite = Suite(game=my_game, tables=[(my_game.Options(), 2)])

Needs pytest and Hypothesis: `pip install "serao[testing]"`.
"""

import pytest

# Their failures should explain themselves as those of any test file do.
pytest.register_assert_rewrite("serao.testing.contract", "serao.testing.golden", "serao.testing.rules_text")

from serao.testing.contract import ContractTests  # noqa: E402
from serao.testing.golden import GoldenTests  # noqa: E402
from serao.testing.rules_text import RulesTextTests  # noqa: E402
from serao.testing.suite import LadderContest, Numbers, Perft, Playthrough, Suite, Way  # noqa: E402

__all__ = [
    "ContractTests",
    "GoldenTests",
    "LadderContest",
    "Numbers",
    "Perft",
    "Playthrough",
    "RulesTextTests",
    "Suite",
    "Way",
]
