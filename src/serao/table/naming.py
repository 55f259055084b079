"""Names at a table: how they are written, and that no two of them can be taken for each other."""

import unicodedata
from collections import Counter
from collections.abc import Iterable
from itertools import chain, count

from serao.engine.problem import Refused, reason
from serao.table.skeleton import shows, skeletons


def clean(text: str) -> str:
    """A text without control characters, which could disturb a terminal or a log; Refused when nothing is left."""
    kept = "".join(sign if sign.isprintable() else " " for sign in text).strip()
    if not kept:
        raise Refused(reason("table-nothing-said"))
    return kept


def plain(text: str) -> str:
    """A text without control characters; it may be empty."""
    return clean(text) if text.strip() else ""


def clean_name(text: str) -> str:
    """A name as it is shown: signs that show nothing are left out, words stand one space apart."""
    shown = "".join(sign if shows(sign) else " " for sign in clean(text))
    return clean(unicodedata.normalize("NFC", " ".join(shown.split())))


class NamesTaken:
    """The names at a table, by what they look like. Each is added and removed by itself: a table may have thousands."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        self._looks: Counter[str] = Counter()
        for name in names:
            self.add(name)

    def add(self, name: str) -> None:
        """Somebody of that name sits down; a free chair has none."""
        self._looks.update(skeletons(name) if name else ())

    def replace(self, old: str, new: str) -> None:
        """Another sits on a chair, or nobody."""
        self._looks.subtract(skeletons(old) if old else ())
        self.add(new)

    def unlike(self, name: str) -> str:
        """That name, or the first numbered after it that looks like none of these: friends have the same name."""
        numbered = (f"{name} ({number})" for number in count(2))
        return next(each for each in chain([name], numbered) if not any(self._looks[look] for look in skeletons(each)))


def unlike(name: str, others: Iterable[str]) -> str:
    """That name, or the first numbered after it that looks like none of the others."""
    return NamesTaken(others).unlike(name)
