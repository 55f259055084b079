"""Every game that comes with Serão has the same parts, and the suite runs over it."""

from pathlib import Path
from types import ModuleType

import pytest

from serao.engine.contract import Game
from serao.games import GAMES, part_of
from serao.installed import folder_of, own_games
from serao.locales import LANGUAGES

TESTS = Path(__file__).parents[1] / "games"
every_game = pytest.mark.parametrize("name", own_games())


@every_game
def test_its_module_gives_the_names_of_the_contract_and_no_others(name: str) -> None:
    promised = {each for each in (*vars(Game), *Game.__annotations__) if not each.startswith("_")}
    given = {each for each, value in vars(GAMES[name]).items() if not (each[0] == "_" or isinstance(value, ModuleType))}
    assert promised == given


@every_game
def test_it_has_an_opponent_a_terminal_board_and_words_and_rules_in_every_language(name: str) -> None:
    folder = folder_of(name)
    assert folder is not None
    assert part_of(name, "opponent")
    assert part_of(name, "terminal")
    for language in LANGUAGES:
        assert (folder / "words" / f"{language}.ftl").is_file()
        assert (folder / "rules" / f"{language}.md").is_file()


@every_game
def test_its_tests_run_the_suite(name: str) -> None:
    text = (TESTS / name / "test_contract.py").read_text("utf-8")
    assert all(f"({tests})" in text for tests in ("ContractTests", "GoldenTests", "RulesTextTests"))
