"""What a page asks for, in words: put together from the catalogue, in every language."""

from serao.engine.contract import Say
from serao.games.fairy_tile.objectives import (
    All,
    AnyOf,
    Meet,
    Objective,
    PassOver,
    See,
    SeePlace,
    SeeThree,
    Visit,
    VisitLarge,
)
from serao.games.fairy_tile.places import CHARACTERS, PLACES


def objective_text(objective: Objective, say: Say) -> str:
    """An objective as one sentence."""
    said = sentence(objective, say)
    return say("fairy_tile-ask", what=said[0].upper() + said[1:])


def sentence(objective: Objective, say: Say) -> str:
    """The sentence as it stands inside another; what one character does is said with its name once."""
    who = doer(objective)
    if who is not None:
        return say("fairy_tile-does", who=who_text(who, say), what=deed(objective, say))
    match objective:
        case Meet(one, other, place):
            where = say(f"fairy_tile-in-{PLACES[place]}")
            return say("fairy_tile-meet", one=who_text(one, say), other=who_text(other, say), where=where)
        case All(parts) | AnyOf(parts):
            return joined(objective, [sentence(part, say) for part in parts], say)
    raise AssertionError(f"no words for {objective}")


def doer(objective: Objective) -> int | None:
    """The one character whose deeds an objective asks for; None when there are several."""
    match objective:
        case Meet():
            return None
        case All(parts) | AnyOf(parts):
            doers = {doer(part) for part in parts}
            return doers.pop() if len(doers) == 1 else None
        case _:
            return objective.who


def deed(objective: Objective, say: Say) -> str:
    """What the one character does."""
    match objective:
        case All(parts) | AnyOf(parts):
            return joined(objective, [deed(part, say) for part in parts], say)
        case See(_, whom):
            return say("fairy_tile-sees", what=who_text(whom, say))
        case PassOver():
            return say("fairy_tile-passes-over")
        case VisitLarge(_, place):
            return say("fairy_tile-visits", what=say(f"fairy_tile-large-{PLACES[place]}"))
        case SeePlace(_, place):
            return say("fairy_tile-sees", what=say(f"fairy_tile-a-{PLACES[place]}"))
        case SeeThree(_, place):
            return say("fairy_tile-sees", what=say(f"fairy_tile-three-{PLACES[place]}"))
        case Visit(_, place):
            return say("fairy_tile-visits", what=say(f"fairy_tile-a-{PLACES[place]}"))
        case Meet():
            raise AssertionError("a meeting is not one character's deed")


def joined(objective: All | AnyOf, said: list[str], say: Say) -> str:
    """Parts joined by "and" or "or"."""
    key = "fairy_tile-and" if isinstance(objective, All) else "fairy_tile-or"
    whole = said[0]
    for part in said[1:]:
        whole = say(key, one=whole, other=part)
    return whole


def who_text(character: int, say: Say) -> str:
    """A character by name."""
    return say(f"fairy_tile-who-{CHARACTERS[character]}")
