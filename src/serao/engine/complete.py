"""Completes a game: what a module leaves out is answered as an ordinary game would answer it."""

from collections.abc import Callable, Mapping
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import msgspec

from serao.engine import defaults
from serao.engine.contract import AnyGame, Game, Say
from serao.engine.notation import parser_of, text_of
from serao.engine.open_game import open_game
from serao.engine.problem import Reason, reason
from serao.engine.scene import Scene

REQUIRED = ("State", "ACTIONS", "EVENTS", "seats", "new", "actors", "legal", "apply", "outcome", "tell")
HIDDEN = ("View", "Memory", "view", "memory", "imagine")  # required, too, of a game that is not `OPEN`


class NoOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game without variants."""


def names_of_the_contract() -> set[str]:
    """Every name that a whole game has."""
    return {name for name in (*vars(Game), *Game.__annotations__) if not name.startswith("_")}


def completed(name: str, module: Any) -> AnyGame:
    """The game as a whole. A module that has every name is whole as it is."""
    given = vars(module)
    if names_of_the_contract() <= given.keys():
        return cast(AnyGame, module)
    missing = [each for each in (*REQUIRED, *(() if given.get("OPEN") else HIDDEN)) if each not in given]
    if missing:
        raise TypeError(f"the game {name} lacks {', '.join(missing)}")
    return cast(AnyGame, SimpleNamespace(**{**ordinary(name, given), **given}))


def completed_part(module: ModuleType | None, *optional: str) -> SimpleNamespace | None:
    """A module beside the contract, with the ordinary answers for what it leaves out."""
    if module is None:
        return None
    return SimpleNamespace(**{**{each: getattr(defaults, each) for each in optional}, **vars(module)})


def ordinary(name: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The answers of an ordinary game, by name."""
    options = given.get("Options", NoOptions)
    answers = {each: getattr(defaults, each) for each in ("EARLIER", "UNIONS", "crowded", "named", "spots")}
    answers |= {
        "NAME": name,
        "RULES": 1,
        "Options": options,
        "USUAL_SEATS": given["seats"](options()).start,
        "PREVIEW": None,
        "scene": lambda view, say, names: Scene(()),  # nothing is drawn; the legal actions are listed
        "preview": lambda state, seat, action: None,
        "reversible": lambda before, after: False,
        "refusal": refusal_by(given["actors"], given["legal"]),
        "check": lambda state: None,
        "text": text_of,
        "parse": parser_of(given["ACTIONS"]),
    }
    answers["label"] = label_by(given.get("text", text_of))
    return answers | (open_game(given) if given.get("OPEN") else {})


def refusal_by(
    actors: Callable[[Any], tuple[int, ...]], legal: Callable[[Any, int], tuple[Any, ...]]
) -> Callable[[Any, int, Any], Reason | None]:
    """Why an action is refused, read off the legal ones."""

    def refusal(state: Any, seat: int, action: Any) -> Reason | None:
        if not actors(state):
            return reason("game-over")
        if seat not in actors(state):
            return reason("not-your-turn")
        return None if action in legal(state, seat) else reason("not-legal")

    return refusal


def label_by(text: Callable[[Any], str]) -> Callable[[Any, Say], str]:
    """What an action is called where it is offered: its notation."""
    return lambda action, say: text(action)
