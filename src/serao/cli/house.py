"""The commands `serao house …` for whoever runs a house; each works on its database, also while the house runs."""

from typing import Annotated

import typer

from serao.cli.arguments import DATABASE, AsJson, Database, HouseDatabase, Language, Settings, words_in

house_app = typer.Typer(name="house", help="Look after the people and the tables of a house.", no_args_is_help=True)

Whom = Annotated[str, typer.Argument(help="A claimed name, or an id as `serao house people` shows it.", metavar="WHOM")]
WhomOrAddress = Annotated[str, typer.Argument(help="A claimed name, an id, or an IP address.", metavar="WHOM")]
TableId = Annotated[str, typer.Argument(help="The table's id.", metavar="TABLE")]
Hours = Annotated[int | None, typer.Option("--hours", help="For so long; left out: for good.", min=1, max=87_840)]
Why = Annotated[str, typer.Option("--why", help="The reason; whom it concerns is told, and the log keeps it.")]


@house_app.command()
def owner(name: Whom, database: Database = DATABASE, language: Language = "") -> None:
    """Name the owner of the house: somebody who has claimed a name."""
    from serao.cli.house_acts import name_role

    name_role(database, name, "owner", words_in(language))


@house_app.command()
def moderator(
    name: Whom,
    remove: Annotated[bool, typer.Option("--remove", help="No moderator any more.")] = False,
    database: Database = DATABASE,
    language: Language = "",
) -> None:
    """Name a moderator, who may mute people, close tables and handle reports."""
    from serao.cli.house_acts import name_role

    name_role(database, name, None if remove else "moderator", words_in(language))


@house_app.command()
def people(
    search: Annotated[str, typer.Option("--search", help="Only names that hold this text.")] = "",
    database: Database = DATABASE,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """List the people of the house, the newest first."""
    from serao.cli.house_lists import list_people

    list_people(database, search, as_json, words_in(language))


@house_app.command()
def tables(database: Database = DATABASE, as_json: AsJson = False, language: Language = "") -> None:
    """List the tables that are not over, with their people."""
    from serao.cli.house_lists import list_tables

    list_tables(database, as_json, words_in(language))


@house_app.command()
def reports(
    handled: Annotated[bool, typer.Option("--handled", help="Those that were handled.")] = False,
    database: Database = DATABASE,
    as_json: AsJson = False,
    language: Language = "",
) -> None:
    """List the reports that wait, with the chat as it was."""
    from serao.cli.house_lists import list_reports

    list_reports(database, handled, as_json, words_in(language))


@house_app.command()
def report(
    report_id: Annotated[str, typer.Argument(help="The report's id.", metavar="REPORT")],
    dismiss: Annotated[bool, typer.Option("--dismiss", help="Nothing was to be done.")] = False,
    why: Why = "",
    database: Database = DATABASE,
    language: Language = "",
) -> None:
    """Close a report: something was done, or nothing was to be done."""
    from serao.cli.house_acts import handle_report

    handle_report(database, report_id, "dismissed" if dismiss else "acted", why, words_in(language))


@house_app.command()
def mute(
    whom: Whom, hours: Hours = None, why: Why = "", database: Database = DATABASE, language: Language = ""
) -> None:
    """Switch off somebody's chat in the whole house."""
    from serao.cli.house_acts import impose

    impose(database, "mute", whom, hours, why, words_in(language))


@house_app.command()
def unmute(whom: Whom, database: Database = DATABASE, language: Language = "") -> None:
    """Let somebody speak again."""
    from serao.cli.house_acts import lift

    lift(database, "mute", whom, words_in(language))


@house_app.command()
def ban(
    whom: WhomOrAddress, hours: Hours = None, why: Why = "", database: Database = DATABASE, language: Language = ""
) -> None:
    """Ban a person or an address (of IPv6 its network of 64 bits)."""
    from serao.cli.house_acts import impose

    impose(database, "ban", whom, hours, why, words_in(language))


@house_app.command()
def unban(whom: WhomOrAddress, database: Database = DATABASE, language: Language = "") -> None:
    """Let a person or an address come again."""
    from serao.cli.house_acts import lift

    lift(database, "ban", whom, words_in(language))


@house_app.command()
def delete(
    whom: Whom,
    sure: Annotated[bool, typer.Option("--yes", help="Do not ask for the name to be typed.")] = False,
    database: Database = DATABASE,
    language: Language = "",
) -> None:
    """Delete somebody for good, as by leaving: games stay, under a name that says nothing."""
    from serao.cli.house_acts import delete_person

    delete_person(database, whom, sure, words_in(language))


@house_app.command()
def close(table: TableId, why: Why = "", database: Database = DATABASE, language: Language = "") -> None:
    """Close a table, in whatever phase it is; nothing is rated."""
    from serao.cli.house_acts import close_table

    close_table(database, table, why, words_in(language))


@house_app.command("hand-over")
def hand_over(
    table: TableId, whom: Whom, why: Why = "", database: Database = DATABASE, language: Language = ""
) -> None:
    """Make somebody who sits at a table its host."""
    from serao.cli.house_acts import hand_over_table

    hand_over_table(database, table, whom, why, words_in(language))


@house_app.command()
def log(database: Database = DATABASE, as_json: AsJson = False, language: Language = "") -> None:
    """Show the audit log, newest first: who did what to whom, when and why."""
    from serao.cli.house_lists import list_log

    list_log(database, as_json, words_in(language))


@house_app.command()
def reset(
    name: Annotated[str, typer.Argument(help="The claimed name.", metavar="NAME")],
    without_second_key: Annotated[
        bool, typer.Option("--without-second-key", help="Also remove one-time codes and passkeys.")
    ] = False,
    database: HouseDatabase = None,
    settings: Settings = None,
    language: Language = "",
) -> None:
    """Print a link with which somebody who forgot the password sets a new one, once, within an hour."""
    from serao.cli.house_links import reset as print_link

    print_link({"settings": settings, "database": database}, name, without_second_key, words_in(language))


@house_app.command()
def invite(
    database: HouseDatabase = None,
    settings: Settings = None,
    url: Annotated[str, typer.Option("--url", help="What the link begins with.", show_default="public_url")] = "",
    language: Language = "",
) -> None:
    """Print a link with which one person becomes a member: it is good once, for two weeks."""
    from serao.cli.house_links import invite as print_link

    print_link({"settings": settings, "database": database}, url, words_in(language))
