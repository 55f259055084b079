"""Second keys in storage: the secret of one-time codes, recovery codes and passkeys."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from serao.storage import schema, statements

WRONG_CODES = 5  # in a row, after which no code is looked at for a while
FIRST_WAIT, LONGEST_WAIT = 60 * 1000, 60 * 60 * 1000
MOST_DOUBLED = 6  # times; more would be longer than the longest


class CodeSecret(msgspec.Struct, frozen=True, kw_only=True):
    """The secret of a person's one-time codes. `last_step` is that of the last code that was used."""

    person: str
    secret: str
    confirmed: bool
    last_step: int


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A passkey of a person: `id` as the browser names it, `uses` as its authenticator counts them."""

    id: bytes
    person: str
    name: str
    public_key: bytes
    uses: int
    created_at: int


# ── One-time codes ────────────────────────────────────────────────────────────────────────────────


def set_secret(connection: Connection, person: str, secret: str) -> None:
    """Store a secret that counts once it is confirmed by a code."""
    row = {"person": person, "secret": secret, "confirmed": False, "last_step": 0}
    statements.put(connection, schema.code_secrets, row)


def code_secret(connection: Connection, person: str) -> CodeSecret | None:
    """The secret of a person's one-time codes."""
    table = schema.code_secrets
    row = connection.execute(select(table).where(table.c.person == person)).mappings().first()
    return CodeSecret(**row) if row else None


def confirm_secret(connection: Connection, person: str, step: int, codes: Iterable[bytes]) -> None:
    """From now on one-time codes are asked for; the hashes of the recovery codes replace older ones."""
    table, recovery = schema.code_secrets, schema.recovery_codes
    connection.execute(update(table).where(table.c.person == person).values(confirmed=True, last_step=step))
    connection.execute(delete(recovery).where(recovery.c.person == person))
    connection.execute(insert(recovery), [{"person": person, "code": code} for code in codes])


def use_step(connection: Connection, person: str, step: int) -> bool:
    """Store that the code of a step was used. False if that code, or a later one, was used before."""
    table = schema.code_secrets
    newer = (table.c.person == person) & (table.c.last_step < step)
    return connection.execute(update(table).where(newer).values(last_step=step)).rowcount == 1


def use_recovery_code(connection: Connection, person: str, code: bytes) -> bool:
    """Use up a recovery code. False if there is none of that hash."""
    table = schema.recovery_codes
    return connection.execute(delete(table).where(table.c.person == person, table.c.code == code)).rowcount == 1


def add_recovery_codes(connection: Connection, person: str, codes: Iterable[bytes]) -> bool:
    """Store the hashes of recovery codes, unless a person has some; whether they were stored."""
    if recovery_codes_left(connection, person):
        return False
    connection.execute(insert(schema.recovery_codes), [{"person": person, "code": code} for code in codes])
    return True


def recovery_codes_left(connection: Connection, person: str) -> int:
    """How many recovery codes a person has not used."""
    table = schema.recovery_codes
    return connection.scalar(select(func.count()).select_from(table).where(table.c.person == person)) or 0


def remove_secret(connection: Connection, person: str) -> None:
    """Ask for no one-time codes any more."""
    for table in (schema.code_secrets, schema.recovery_codes, schema.wrong_codes):
        connection.execute(delete(table).where(table.c.person == person))


def remove_all(connection: Connection, person: str) -> None:
    """Remove every second key of a person."""
    remove_secret(connection, person)
    connection.execute(delete(schema.passkeys).where(schema.passkeys.c.person == person))


# ── Wrong codes ───────────────────────────────────────────────────────────────────────────────────


def codes_refused_until(connection: Connection, person: str) -> int:
    """The time until which a person's codes are refused unread. The row stays locked until the transaction ends."""
    table = schema.wrong_codes
    # Locked, so that processes which are asked at the same moment count one after the other.
    statements.add(connection, table, {"person": person, "number": 0, "until": 0})
    return connection.scalar(select(table.c.until).where(table.c.person == person).with_for_update()) or 0


def count_wrong_code(connection: Connection, person: str, now: int) -> None:
    """Count a wrong code; after a few of them no code is looked at for a while, each time for longer."""
    table = schema.wrong_codes
    before = connection.scalar(select(table.c.number).where(table.c.person == person)) or 0
    wait = min(FIRST_WAIT << min(max(0, before + 1 - WRONG_CODES), MOST_DOUBLED), LONGEST_WAIT)
    until = now + wait if before + 1 >= WRONG_CODES else 0
    statements.put(connection, table, {"person": person, "number": before + 1, "until": until})


def forget_wrong_codes(connection: Connection, person: str) -> None:
    """A code was right: begin to count anew."""
    connection.execute(delete(schema.wrong_codes).where(schema.wrong_codes.c.person == person))


# ── Challenges ────────────────────────────────────────────────────────────────────────────────────


def add_challenge(connection: Connection, challenge: bytes, person: str | None, until: int) -> None:
    """Store the hash of a challenge, and the person who is to answer it; None: nobody is signed in yet."""
    statements.add(connection, schema.challenges, {"challenge": challenge, "person": person, "until": until})


def use_challenge(connection: Connection, challenge: bytes, person: str | None, now: int) -> bool:
    """Use up a challenge. False if it was not given to that person, is too old, or has been used."""
    table = schema.challenges
    found = connection.execute(
        delete(table).where(table.c.challenge == challenge).returning(table.c.person, table.c.until)
    ).first()
    return found is not None and found.person == person and found.until >= now


def remove_old_challenges(connection: Connection, now: int) -> None:
    """Remove the challenges that nobody has answered in time."""
    connection.execute(delete(schema.challenges).where(schema.challenges.c.until < now))


# ── Passkeys ──────────────────────────────────────────────────────────────────────────────────────


def add_passkey(connection: Connection, passkey: Passkey) -> bool:
    """Store a passkey. False if it is known already, as anybody's."""
    return statements.add(connection, schema.passkeys, msgspec.structs.asdict(passkey))


def passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    """The passkeys of a person, the oldest first."""
    table = schema.passkeys
    query = select(table).where(table.c.person == person).order_by(table.c.created_at, table.c.id)
    return [Passkey(**row) for row in connection.execute(query).mappings()]


def passkey(connection: Connection, id: bytes) -> Passkey | None:  # noqa: A002 - it is called so everywhere
    """The passkey with that id."""
    row = connection.execute(select(schema.passkeys).where(schema.passkeys.c.id == id)).mappings().first()
    return Passkey(**row) if row else None


def count_use(connection: Connection, id: bytes, uses: int) -> None:  # noqa: A002
    """Store how often an authenticator says that it was used."""
    connection.execute(update(schema.passkeys).where(schema.passkeys.c.id == id).values(uses=uses))


def remove_passkey(connection: Connection, person: str, id: bytes) -> bool:  # noqa: A002
    """Remove a passkey of a person; whether there was one."""
    table = schema.passkeys
    return connection.execute(delete(table).where(table.c.person == person, table.c.id == id)).rowcount == 1
