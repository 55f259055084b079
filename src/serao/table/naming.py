"""Names at a table: how they are written, and that no two of them can be taken for each other."""

import unicodedata
from collections.abc import Iterable
from itertools import count

from serao.engine.problem import Refused, reason
from serao.table.skeleton import shows, skeletons


def clean(text: str) -> str:
    """A text without control characters, which could disturb a terminal or a log; Refused when nothing is left."""
    kept = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not kept:
        raise Refused(reason("table-nothing-said"))
    return kept


def clean_name(text: str) -> str:
    """A name as it is shown: signs that show nothing are left out, words stand one space apart."""
    shown = "".join(sign if shows(sign) else " " for sign in clean(text))
    return clean(unicodedata.normalize("NFC", " ".join(shown.split())))


def unlike(name: str, others: Iterable[str]) -> str:
    """That name, or the first numbered after it that looks like none of the others: friends have the same name."""
    taken = frozenset[str]().union(*map(skeletons, others))
    if taken.isdisjoint(skeletons(name)):
        return name
    numbered = (f"{name} ({number})" for number in count(2))
    return next(each for each in numbered if taken.isdisjoint(skeletons(each)))
