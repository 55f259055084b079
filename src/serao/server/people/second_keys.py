"""A second key beside the password: one-time codes by TOTP, recovery codes, passkeys."""

import hmac
import re
from hashlib import sha256

import msgspec
from sqlalchemy import Connection

from serao.engine.problem import Refused, reason
from serao.server.base.clock import now, wall
from serao.server.base.ids import new_id
from serao.server.base.problems import NotKnown, TooMany
from serao.server.base.services import BaseServices
from serao.storage import persons, second_keys
from serao.storage.persons import Person

MINUTE = 60 * 1000
STEP = 30  # seconds that a code is shown
WINDOW = 1  # steps by which a telephone's clock may be wrong
RECOVERY_CODES = 10
GROUPS, GROUP = 4, 4  # of letters in a recovery code
ONE_TIME = re.compile("[0-9]{6}", re.ASCII)


class Keys(msgspec.Struct, frozen=True):
    """Which second keys a person has."""

    codes: bool
    passkeys: bool

    @property
    def any(self) -> bool:
        """Whether there is one at all."""
        return self.codes or self.passkeys


class Tried(msgspec.Struct, frozen=True):
    """What became of a code: it was right or wrong, or it was not looked at and will not be for so long."""

    right: bool = False
    wait: int = 0  # milliseconds


def keys_of(connection: Connection, person: str) -> Keys:
    """The second keys of a person."""
    secret = second_keys.code_secret(connection, person)
    return Keys(secret is not None and secret.confirmed, bool(second_keys.passkeys_of(connection, person)))


async def must_have_second_key(services: BaseServices, person: Person, code: str) -> None:
    """NotKnown unless a person has no second key, or the code is right. A code is good once."""
    keys = await services.database.read(keys_of, person.id)
    if not keys.any:
        return
    if not code:
        raise NotKnown(reason("people-code-needed" if keys.codes else "people-passkey-needed"))
    tried = await services.database.write(lambda connection: try_code(connection, person.id, code, now()))
    if tried.wait:
        minutes = -(-tried.wait // MINUTE)
        raise TooMany(reason("people-code-wait", minutes=minutes), tried.wait / 1000)
    if not tried.right:
        raise NotKnown(reason("people-login-wrong"))


def try_code(connection: Connection, person: str, code: str, at: int) -> Tried:
    """Use up a code, unless too many were wrong. Only whoever knows the password comes here, so nobody else counts."""
    wait = second_keys.codes_refused_until(connection, person) - at
    if wait > 0:
        return Tried(wait=wait)
    right = use_code(connection, person, code)
    if right:
        second_keys.forget_wrong_codes(connection, person)
    else:
        second_keys.count_wrong_code(connection, person, at)
    return Tried(right)


def use_code(connection: Connection, person: str, code: str) -> bool:
    """Use up a one-time code or a recovery code; whether it was right."""
    plain = plain_code(code)
    if not ONE_TIME.fullmatch(plain):
        return second_keys.use_recovery_code(connection, person, code_hash(plain))
    kept = second_keys.code_secret(connection, person)
    step = step_of(kept.secret, plain) if kept is not None and kept.confirmed else None
    return step is not None and second_keys.use_step(connection, person, step)


def step_of(secret: str, code: str) -> int | None:
    """The step whose code this is, near the present one by the wall clock, as telephones count; None if it is none."""
    from pyotp import TOTP

    codes, present = TOTP(secret, interval=STEP), wall() // 1000 // STEP
    steps = range(present - WINDOW, present + WINDOW + 1)
    right = [step for step in steps if hmac.compare_digest(codes.generate_otp(step), code)]
    return right[-1] if right else None


def plain_code(code: str) -> str:
    """A code without the spaces and dashes that people type."""
    return "".join(sign for sign in code.lower() if sign.isascii() and sign.isalnum())


def code_hash(plain: str) -> bytes:
    """What is stored of a recovery code."""
    return sha256(plain.encode()).digest()


def new_recovery_codes() -> list[str]:
    """Codes for the day on which the telephone is lost, each good once."""
    return ["-".join(new_id(GROUP) for _ in range(GROUPS)) for _ in range(RECOVERY_CODES)]


def hashes(codes: list[str]) -> list[bytes]:
    """What is stored of recovery codes."""
    return [code_hash(plain_code(code)) for code in codes]


def must_be_claimed(person: Person) -> None:
    """Refused for a guest: a second key stands beside a password."""
    if person.password is None:
        raise Refused(reason("people-claim-first"))


def begin_codes(connection: Connection, person: str, secret: str) -> None:
    """Store a secret that is to be confirmed; Refused if there is one already."""
    if keys_of(connection, person).codes:
        raise Refused(reason("people-codes-on"))
    second_keys.set_secret(connection, person, secret)


def confirm_codes(connection: Connection, person: str, code: str, recovery: list[str]) -> None:
    """Turn one-time codes on, if the code is right; from now on no personal link signs in without one."""
    kept = second_keys.code_secret(connection, person)
    step = step_of(kept.secret, plain_code(code)) if kept is not None and not kept.confirmed else None
    if step is None:
        raise Refused(reason("people-code-wrong"))
    second_keys.confirm_secret(connection, person, step, hashes(recovery))
    persons.set_link(connection, person, None)


def add_passkey(connection: Connection, passkey: second_keys.Passkey, recovery: list[str]) -> bool:
    """Store a passkey; whether the recovery codes were stored with it, since there were none."""
    if not second_keys.add_passkey(connection, passkey):
        raise Refused(reason("people-passkey-wrong"))
    persons.set_link(connection, passkey.person, None)
    return second_keys.add_recovery_codes(connection, passkey.person, hashes(recovery))


def created(person: str, name: str, id: bytes, public_key: bytes, uses: int) -> second_keys.Passkey:  # noqa: A002
    """A new passkey of a person."""
    return second_keys.Passkey(id=id, person=person, name=name, public_key=public_key, uses=uses, created_at=now())
