"""Every game that comes with Serão has the same parts, and the suite runs over it."""

from collections.abc import Callable
from inspect import isfunction, signature
from pathlib import Path
from types import ModuleType

import pytest

from serao.engine.complete import completed_part
from serao.engine.contract import Game
from serao.engine.parts import PARTS
from serao.games import GAMES, part_of
from serao.installed import folder_of, own_games
from serao.locales import LANGUAGES
from tests.suites import SUITES

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


def parameters(function: Callable[..., object]) -> int:
    """How many parameters a function takes, `self` apart."""
    return len(signature(function).parameters.keys() - {"self"})


@every_game
@pytest.mark.parametrize("part", PARTS)
def test_what_it_has_beside_the_contract_is_whole(name: str, part: str) -> None:
    module, promised = part_of(name, part), PARTS[part]
    if module is None:
        assert part == "pictures", f"{name} has no {part}"
        return
    assert {each for each, value in vars(promised).items() if isinstance(value, property)} <= vars(module).keys()
    for each, function in vars(promised).items():
        if isfunction(function) and not each.startswith("_"):
            assert parameters(getattr(module, each)) == parameters(function), each


@every_game
def test_its_suite_holds_its_opponent_and_its_terminal_to_the_types_of_the_game(name: str) -> None:
    """By their annotations: `make check` fails where a bot or a board has another type."""
    assert SUITES[name].opponent is part_of(name, "opponent")
    assert SUITES[name].terminal is part_of(name, "terminal")
    assert SUITES[name].stepping is part_of(name, "opponent.stepping")


def test_what_a_part_leaves_out_is_answered_in_its_place() -> None:
    module = ModuleType("opponent")
    found = completed_part(module, "choose", "LEVELS", "EVALUATIONS")
    assert found is not None
    assert (found.choose, found.LEVELS, found.EVALUATIONS) == (None, None, {})
    vars(module)["LEVELS"] = ("gentle",)
    assert vars(completed_part(module, "LEVELS"))["LEVELS"] == ("gentle",)
    assert completed_part(None, "LEVELS") is None


@every_game
def test_its_tests_run_the_suite(name: str) -> None:
    text = (TESTS / name / "test_contract.py").read_text("utf-8")
    assert all(f"({tests})" in text for tests in ("ContractTests", "GoldenTests", "RulesTextTests"))
