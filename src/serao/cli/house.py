"""The commands `serao house …`, for whoever runs a house."""

from pathlib import Path
from typing import Annotated

import typer

from serao.locales import words

house_app = typer.Typer(name="house", help="Look after the people of a house.", no_args_is_help=True)


@house_app.command()
def reset(
    name: Annotated[str, typer.Argument(help="The claimed name.", metavar="NAME")],
    without_second_key: Annotated[
        bool, typer.Option("--without-second-key", help="Also remove one-time codes and passkeys.")
    ] = False,
    database: Annotated[
        str | None, typer.Option("--database", help="A file, or postgresql://…", envvar="SERAO_DATABASE")
    ] = None,
    settings: Annotated[
        Path | None, typer.Option("--settings", help="A TOML file with everything else.", envvar="SERAO_SETTINGS")
    ] = None,
    language: Annotated[str, typer.Option("--lang", help="Language.", metavar="LANG")] = "",
) -> None:
    """Print a link with which somebody who forgot the password sets a new one, once, within an hour."""
    from serao.cli.app import spoken
    from serao.cli.house_reset import reset as print_link

    print_link({"settings": settings, "database": database}, name, without_second_key, words(spoken(language)))


@house_app.command()
def invite(
    database: Annotated[
        str | None, typer.Option("--database", help="A file, or postgresql://…", envvar="SERAO_DATABASE")
    ] = None,
    settings: Annotated[
        Path | None, typer.Option("--settings", help="A TOML file with everything else.", envvar="SERAO_SETTINGS")
    ] = None,
    url: Annotated[str, typer.Option("--url", help="What the link begins with.", show_default="public_url")] = "",
    language: Annotated[str, typer.Option("--lang", help="Language.", metavar="LANG")] = "",
) -> None:
    """Print a link with which one person becomes a member: it is good once, for two weeks."""
    from serao.cli.app import spoken
    from serao.cli.house_invite import invite as print_link

    print_link({"settings": settings, "database": database}, url, words(spoken(language)))


@house_app.callback()
def group() -> None:
    """Look after the people of a house."""
