"""Every sentence for people, in every language, from one Fluent catalogue that the browser shares."""

from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from serao import installed

Value = str | int
LANGUAGES = ("en", "pt-BR", "pt-PT", "fr")
# What the house itself says; each game brings its own words.
CATALOGUES = ("common", "cli", "table", "remarks", "server")
LARGEST_NUMBER = 10**15
NOT_HERE = ("guide",)  # parts of a game's words that only the browser says


class Reason(msgspec.Struct, frozen=True):
    """Why something is not possible: a message of the catalogue and what it speaks of, perhaps a deeper reason."""

    key: str
    args: Mapping[str, "Value | Reason"] = {}


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        # Isolation marks help browsers with right-to-left names; terminals print them as rubbish.
        self._bundle = FluentBundle([language, "en"], use_isolating=False)
        texts = [catalogue_text(language, catalogue) for catalogue in CATALOGUES]
        for text in (*texts, *(text for game in installed.modules() for text in game_texts(game, language))):
            self._bundle.add_resource(FluentResource(text))

    def say(self, key: str, **args: Value | Reason) -> str:
        """The sentence of that name; the name itself where the catalogue has none. A `game` is said by its title."""
        if not self.has(key):
            return key
        if "game" in args and self.has(f"game-{args['game']}"):
            args["game"] = self.say(f"game-{args['game']}")  # its title in this language
        said = {name: self._said(value) for name, value in args.items()}
        pattern = self._bundle.get_message(key).value
        assert pattern is not None  # every message has a text; the catalogue test says so
        text, _errors = self._bundle.format_pattern(pattern, said)
        return str(text)

    def _said(self, value: Value | Reason) -> Value:
        """A value as a sentence takes it; numbers that Fluent cannot format are given as text."""
        if isinstance(value, Reason):
            return self.why(value)
        return str(value) if isinstance(value, int) and abs(value) > LARGEST_NUMBER else value

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that name."""
        return bool(self._bundle.has_message(key))

    def why(self, reason: Reason) -> str:
        """A reason as a sentence."""
        return self.say(reason.key, **reason.args)


def catalogue_text(language: str, catalogue: str) -> str:
    """One catalogue of the house."""
    return files(__name__).joinpath(language, f"{catalogue}.ftl").read_text("utf-8")


def game_texts(game: str, language: str, all_parts: bool = False) -> list[str]:
    """What a game says in a language, or in English where it does not speak that language; on demand the guide, too."""
    folder = installed.folder_of(game)
    if folder is None:
        return []
    spoken = language if (folder / "words" / f"{language}.ftl").exists() else "en"
    files_there = sorted((folder / "words").glob(f"{spoken}*.ftl"))
    return [
        file.read_text("utf-8") for file in files_there if all_parts or part_of_words(file.name, spoken) not in NOT_HERE
    ]


def part_of_words(file: str, language: str) -> str:
    """Which part of a game's words a file holds: the story of `en.story.ftl`, nothing for `en.ftl`."""
    return file.removeprefix(language).removesuffix(".ftl").lstrip(".")


@lru_cache(maxsize=len(LANGUAGES))
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def nearest(wish: str) -> str:
    """The language we have that is nearest to a wish such as pt_BR.UTF-8, fr-CA or C."""
    wish = wish.partition(".")[0].replace("_", "-")
    if wish in LANGUAGES:
        return wish
    short = wish.partition("-")[0]
    return next((language for language in LANGUAGES if language.partition("-")[0] == short), "en")
