"""The sentences that choose their words by a number, and what each of them says with 0, 1 and 2."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from serao.installed import own_games
from serao.locales import LANGUAGES
from tests.locales.catalogues import HOUSE, words_of

ROOT = Path(__file__).parents[2]
SINGULAR = {"0", "1", "zero", "one"}  # where one of these stands, a sentence counts things; `other` may stand anywhere
SPELLED_ONE = re.compile(r"\b(?:um|uma|un|une)\b", re.IGNORECASE)
ANY_OTHER = 7  # for the numbers that a test does not ask about


class Sentence(msgspec.Struct, frozen=True):
    """A message that chooses by numbers: which, and between which words it chooses besides."""

    key: str
    pattern: fluent.Pattern
    numbers: tuple[str, ...]
    words: dict[str, tuple[str | int, ...]]


class Selectors(Visitor):
    """Collects the places where a message chooses, and the variables it speaks of."""

    def __init__(self) -> None:
        self.found: list[fluent.SelectExpression] = []
        self.variables: set[str] = set()

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802 (named by the library)
        self.found.append(node)
        self.generic_visit(node)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 (named by the library)
        self.variables.add(node.id.name)


def texts_of(language: str) -> list[str]:
    """Every catalogue of a language: of the house, of the games, of the examples and of the game to begin from."""
    games = [file for game in own_games() for file in words_of(game).glob(f"{language}*.ftl")]
    others = [*ROOT.glob("examples/*/*/words"), *ROOT.glob("src/serao/cli/template/*/words")]
    more = [file for folder in others for file in folder.glob(f"{language}*.ftl")]
    return [file.read_text("utf-8") for file in sorted((*(HOUSE / language).glob("*.ftl"), *games, *more))]


def sentences(texts: list[str]) -> list[Sentence]:
    """Those that choose by a number."""
    entries = [entry for text in texts for entry in FluentParser().parse(text).body]
    messages = [entry for entry in entries if isinstance(entry, fluent.Message) and entry.value is not None]
    assert not any(message.attributes for message in messages), "attributes are not looked at here"
    found = [sentence(message.id.name, message.value) for message in messages if message.value is not None]
    return [each for each in found if each.numbers]


def sentence(key: str, pattern: fluent.Pattern) -> Sentence:
    """What a message chooses by."""
    selectors = selectors_of(pattern)
    numbers = {chosen_by(each) for each in selectors.found if by_number(each)}
    words: dict[str, tuple[str | int, ...]] = dict.fromkeys(selectors.variables - numbers, ("some",))
    for each in selectors.found:
        if not by_number(each):
            words[chosen_by(each)] = tuple(value_of(variant) for variant in each.variants)
    return Sentence(key, pattern, tuple(sorted(numbers)), words)


def selectors_of(pattern: fluent.Pattern) -> Selectors:
    """Where a text chooses."""
    selectors = Selectors()
    selectors.visit(pattern)
    return selectors


def chosen_by(selector: fluent.SelectExpression) -> str:
    """The variable that decides."""
    assert isinstance(selector.selector, fluent.VariableReference), "a function as a selector is not looked at here"
    return selector.selector.id.name


def by_number(selector: fluent.SelectExpression) -> bool:
    """Whether a number of things decides."""
    return any(name_of(each) in SINGULAR for each in selector.variants)


def name_of(variant: fluent.Variant) -> str:
    """How a variant is called: `0`, `one`, `other`."""
    return variant.key.value if isinstance(variant.key, fluent.NumberLiteral) else variant.key.name


def value_of(variant: fluent.Variant) -> str | int:
    """What a variable is where this variant is said."""
    return int(variant.key.value) if isinstance(variant.key, fluent.NumberLiteral) else variant.key.name


class Case(msgspec.Struct, frozen=True):
    """One way to say a sentence, up to one number."""

    key: str
    number: str
    others: dict[str, str | int]


def cases(each: Sentence) -> Iterator[Case]:
    """Every way, for each of its numbers."""
    for number in each.numbers:
        fixed = {other: ANY_OTHER for other in each.numbers if other != number}
        for chosen in product(*each.words.values()):
            yield Case(each.key, number, {**fixed, **dict(zip(each.words, chosen, strict=True))})


class Speaker:
    """The sentences of one language, said as the house says them."""

    def __init__(self, language: str, texts: list[str]) -> None:
        self.bundle = FluentBundle([language, "en"], use_isolating=False)
        for text in texts:
            self.bundle.add_resource(FluentResource(text))

    def said(self, case: Case, number: int) -> str:
        """The sentence with that number; an error would be a sentence with a hole."""
        pattern = self.bundle.get_message(case.key).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {**case.others, case.number: number})
        assert not errors, f"{case.key}: {errors}"
        return str(text)


def zero_like_one(language: str, texts: list[str]) -> set[str]:
    """The sentences that say the same of nothing as of one thing, though their words depend on the number."""
    speaker, found = Speaker(language, texts), set[str]()
    for each in sentences(texts):
        for number in each.numbers:
            said = [tuple(speaker.said(case, n) for n in (0, 1, 2)) for case in cases(each) if case.number == number]
            mistaken = any(zero == one != two for zero, one, two in said)
            if mistaken or all(zero == one for zero, one, _ in said):
                found.add(each.key)
    return found


def spelled_for_zero(language: str, texts: list[str]) -> set[str]:
    """The sentences whose words for 0 spell a one: where the plural rules of a language give 0 the singular."""
    if Locale.parse(language, sep="-").plural_form(0) != "one":
        return set()
    return {
        each.key for each in sentences(texts) if any(spells_one(found) for found in selectors_of(each.pattern).found)
    }


def spells_one(selector: fluent.SelectExpression) -> bool:
    """Whether a `one` that is said of 0, too, has the word for one in it."""
    variants = {name_of(each): each.value for each in selector.variants}
    if not by_number(selector) or "0" in variants or "one" not in variants:
        return False
    texts = (part.value for part in variants["one"].elements if isinstance(part, fluent.TextElement))
    return any(SPELLED_ONE.search(text) for text in texts)


def all_cases() -> dict[str, list[Case]]:
    """Every way to say every sentence that chooses by a number, by language."""
    return {
        language: [case for each in sentences(texts_of(language)) for case in cases(each)] for language in LANGUAGES
    }
