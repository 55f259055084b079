"""Photograph keeps the contract, its golden games and its rules text."""

from serao.testing import ContractTests, GoldenTests, RulesTextTests
from tests.games.photograph.contract import SUITE


class TestContract(ContractTests):
    """The contract suite."""

    suite = SUITE


class TestGolden(GoldenTests):
    """The golden games of this folder."""

    suite = SUITE


class TestRulesText(RulesTextTests):
    """The rules text in every language, and a test for every rule."""

    suite = SUITE
