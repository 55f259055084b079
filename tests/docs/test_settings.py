"""The table of settings in running.md is the one of config.py, and every setting is explained."""

import msgspec

from docs import settings
from serao.cli.settings import settings_of


def test_the_table_is_fresh() -> None:
    page = settings.PAGE.read_text("utf-8")
    assert page == settings.written(page), f"write the settings anew with: {settings.COMMAND}"


def test_every_setting_is_in_the_table() -> None:
    table = settings.PAGE.read_text("utf-8").partition(settings.BEGIN)[2]
    assert [each.path for each in settings_of() if f"| `{each.path[-1]}` |" not in table] == []


def test_every_setting_is_explained() -> None:
    assert settings.untold() == [], "say in a comment beside these settings in config.py what they do"


class Odd(msgspec.Struct, kw_only=True):
    """Settings written in every way that is allowed."""

    plain: int = 1  # said beside
    # said above,
    # in two lines
    high: str | None = None
    wide: tuple[str, ...] = ()  # said at the end
    made: list[str] = msgspec.field(default_factory=lambda: ["a # b"])  # with a # sign
    silent: bool = False


def test_comments_are_found_wherever_they_stand() -> None:
    assert settings.comments(Odd) == {
        "plain": "said beside",
        "high": "said above, in two lines",
        "wide": "said at the end",
        "made": "with a # sign",
        "silent": "",
    }
    assert settings.untold(Odd) == ["silent"]
    assert settings.rows(Odd)[1] == "| `high` | text | | said above, in two lines |"
    assert settings.rows(Odd)[3].startswith('| `made` | list[str] | `["a # b"]` |')
