"""What names look like: two names with a skeleton in common cannot be told apart at a glance."""

import re
import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

# Signs that show nothing though Unicode counts them among letters, marks or symbols.
BLANK = frozenset(
    {"\u034f", "\u115f", "\u1160", "\u17b4", "\u17b5", "\u2800", "\u3164", "\uffa0", "\U0001d159"}
    | {chr(code) for code in (*range(0x180B, 0x1810), *range(0xFE00, 0xFE10), *range(0xE0000, 0xE1000))}
)
ALPHABETS = re.compile("LATIN|GREEK|CYRILLIC")  # whose letters may have accents
SMALL_CAPITAL = re.compile("LATIN LETTER SMALL CAPITAL ([A-Z])")  # which Unicode's table does not take for capitals
KEPT = 4096  # names whose skeletons are remembered: at a large table everybody's are compared


@cache
def confusables() -> dict[int, str]:
    """Unicode's table: a sign, and the signs that it is taken for."""
    lines = files("serao.table").joinpath("confusables.txt").read_text("utf-8").splitlines()
    pairs = (line.split(";") for line in lines if not line.startswith("#"))
    return {int(sign, 16): "".join(chr(int(each, 16)) for each in taken.split()) for sign, taken in pairs}


@cache
def small_capitals() -> dict[int, str]:
    """Letters such as ᴀ, and the plain letters that they are taken for."""
    names = ((code, unicodedata.name(chr(code), "")) for code in (*range(0x250, 0x300), *range(0x1D00, 0x1D80)))
    found = ((code, SMALL_CAPITAL.fullmatch(name)) for code, name in names)
    return {code: match[1].lower() for code, match in found if match}


@cache
def accents() -> frozenset[str]:
    """The marks with which some letter of these alphabets is written: é has one, no letter is struck through by one."""
    letters = (chr(code) for code in range(0xC0, 0x2000) if ALPHABETS.match(unicodedata.name(chr(code), "")))
    return frozenset(mark for letter in letters for mark in unicodedata.normalize("NFD", letter)[1:])


def without_strokes(text: str) -> str:
    """A text without marks that are no letter's accents; letters of other alphabets keep theirs."""
    kept, other_alphabet = [], False
    for sign in unicodedata.normalize("NFD", text):
        kind = unicodedata.category(sign)
        if kind[0] not in "MC":
            other_alphabet = sign.isalpha() and ALPHABETS.match(unicodedata.name(sign, "")) is None
        if kind[0] != "M" or sign in accents() or (other_alphabet and kind != "Me"):
            kept.append(sign)
    return "".join(kept)


def shows(sign: str) -> bool:
    """Whether a sign can be seen: no space, no control or formatting sign, no filler."""
    return unicodedata.category(sign)[0] not in "CZ" and sign not in BLANK


def tells(sign: str) -> bool:
    """Whether a sign tells names apart: letters, digits and marks do, signs between and around them do not."""
    return shows(sign) and unicodedata.category(sign)[0] not in "PS"


def prototype(text: str) -> str:
    """A text with every sign replaced by the one it is taken for: the skeleton of Unicode's UTS #39."""
    parts = unicodedata.normalize("NFD", text).translate(confusables()).translate(small_capitals())
    return unicodedata.normalize("NFD", parts)


@lru_cache(KEPT)
def skeletons(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters.

    Both are needed: a capital Ν of Greek is an N, a small ν a v; a capital I is a small l, and yet Ian is ian. To say
    so by one skeleton, i and l would have to be the same, and Ilda could not be told from Lida. And a | is an l, or
    just a stroke beside the name. A name with strokes through its letters looks like the name below them, too.
    """
    bare = without_strokes(name)
    return looks(name) | looks(bare) if bare != unicodedata.normalize("NFD", name) else looks(name)


def looks(name: str) -> frozenset[str]:
    """What a name looks like with every mark in it."""
    plain = unicodedata.normalize("NFKC", name)
    told = "".join(filter(tells, plain)) or "".join(filter(shows, plain))
    taken = ("".join(filter(tells, prototype(each))) for each in (name, name.casefold()))
    return frozenset(skeleton_of(each) for each in (told, told.casefold(), *filter(None, taken)))


def skeleton_of(text: str) -> str:
    """One skeleton: signs that look the same are one sign, and capitals are small."""
    small = unicodedata.normalize("NFKC", prototype(text).casefold())
    seen = "".join(filter(shows, prototype(small))).casefold()
    return seen.replace("i\u0307", "i").replace("j\u0307", "j")  # their dot is drawn once


def alike(name: str, other: str) -> bool:
    """Whether two names can be taken for each other."""
    return not skeletons(name).isdisjoint(skeletons(other))
