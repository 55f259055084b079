"""No sentence has the name of another: of two, the browser would say only the first."""

import re
from collections import Counter
from importlib.resources import files

import pytest

from serao.locales import LANGUAGES

MESSAGE = re.compile(r"^([a-z][a-z0-9_-]*) =", re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_a_name_of_its_own(language: str) -> None:
    folder = files("serao.locales").joinpath(language)
    texts = [each.read_text("utf-8") for each in folder.iterdir() if each.name.endswith(".ftl")]
    names = Counter(name for text in texts for name in MESSAGE.findall(text))
    assert len(names) > 300
    assert [name for name, times in names.items() if times > 1] == []
