"""Names that only the house bears: its own, those of its opponents, of the roles in it, and of people who left."""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

from serao.locales import LANGUAGES, words
from serao.table.departure import SOMEBODY
from serao.table.opponent_names import NAMES
from serao.table.skeleton import KEPT, prototype, skeletons, tells

HOUSE = ("Serão", "Serao")
NUMBER = re.compile(r"[\W\d]+$")  # "Lamparina 2" is an opponent, too
DIGITS = "0123456789"
BRACKETED = re.compile(r"[(\[{<«‹]([^)\]}>»›]*)")


def of_house(name: str) -> bool:
    """Whether a name passes for the house, an opponent, somebody in charge, or bears one of the house's own marks."""
    whole = (name, NUMBER.sub("", name) or name)
    return (
        any(not looks_of_house().isdisjoint(skeletons(each)) for each in whole)
        or any(not looks_of_roles().isdisjoint(bare_looks(each)) for each in words_in(name))
        or any(not looks_of_marks().isdisjoint(bare_looks(each)) for each in words_in_brackets(name))
    )


@cache
def looks_of_house() -> frozenset[str]:
    """What the names of the house, of its opponents and of people who left look like as a whole, in every language."""
    return frozenset[str]().union(*map(skeletons, (*HOUSE, SOMEBODY, *NAMES, *said("people-house-names"))))


@cache
def looks_of_roles() -> frozenset[str]:
    """What the words look like that are in nobody's name: the house's own, and the roles in it."""
    return looks_of_words((*HOUSE, *said("people-house-roles")))


@cache
def looks_of_marks() -> frozenset[str]:
    """What the words look like that the house writes beside names, which nobody may write in brackets."""
    return looks_of_words((*said("people-house-names"), *said("people-house-marks")))


def said(key: str) -> list[str]:
    """The words of a list in every language of the house."""
    return [word.strip() for language in LANGUAGES for word in words(language).say(key).split(",")]


def looks_of_words(every: Iterable[str]) -> frozenset[str]:
    """What words look like; in capitals, too: the I of ADMIN is an l."""
    return frozenset[str]().union(*(bare_looks(shape) for word in every for shape in (word, word.upper())))


@lru_cache(KEPT)
def bare_looks(word: str) -> frozenset[str]:
    """What a word looks like without any accent: somebody who reads a role does not look for its accents."""
    return frozenset(
        "".join(sign for sign in unicodedata.normalize("NFD", look) if not unicodedata.combining(sign))
        for look in skeletons(word)
    )


def words_in(name: str) -> Iterator[str]:
    """The words of a name, by what is written and by what it is taken for, also without digits around them.

    Letters that stand alone, o w n e r, are a word as well.
    """
    for text in (unicodedata.normalize("NFKC", name), prototype(name), prototype(name.casefold())):
        found = "".join(sign if tells(sign) else " " for sign in text).split()
        letters = "".join(word if len(word) == 1 else f" {word} " for word in found).split()
        for word in (*found, *letters):
            yield word
            yield word.strip(DIGITS)


def words_in_brackets(name: str) -> Iterator[str]:
    """What a name says in brackets of any kind, as a whole and word by word."""
    for inside in BRACKETED.findall("".join(map(bracket, name))):
        yield inside
        yield from words_in(inside)


def bracket(sign: str) -> str:
    """A plain bracket for every sign that opens or closes one; every other sign as it is."""
    return {"Ps": "(", "Pe": ")", "Pi": "(", "Pf": ")"}.get(unicodedata.category(sign), sign)
