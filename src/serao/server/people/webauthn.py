"""Passkeys by WebAuthn: what a browser is asked, and whether its answer is right. py_webauthn does the work."""

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any
from urllib.parse import urlsplit

import msgspec

from serao.engine.problem import Problem, reason
from serao.storage.second_keys import Passkey

CHALLENGE_BYTES = 32
# Beside those of py_webauthn: what broken bytes may cause in the libraries below it.
BROKEN = (ValueError, KeyError, TypeError, AttributeError, EOFError, IndexError)

# What a browser answers, as JSON.
Credential = dict[str, Any]


class Site(msgspec.Struct, frozen=True):
    """The site that a passkey is for."""

    origin: str
    host: str


class Added(msgspec.Struct, frozen=True):
    """A passkey that a browser has made."""

    id: bytes
    public_key: bytes
    uses: int


def site_of(url: str) -> Site:
    """The site of a URL."""
    parts = urlsplit(url)
    return Site(f"{parts.scheme}://{parts.netloc}", parts.hostname or "")


def new_challenge() -> bytes:
    """Random bytes for a passkey to sign."""
    return secrets.token_bytes(CHALLENGE_BYTES)


def challenge_hash(challenge: bytes) -> bytes:
    """What is stored of a challenge."""
    return sha256(challenge).digest()


def options_to_add(site: Site, person: str, name: str, known: Iterable[Passkey], challenge: bytes) -> msgspec.Raw:
    """What a browser is asked, to make a passkey that knows its person and asks for a finger, a face or a PIN."""
    from webauthn import generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = generate_registration_options(
        rp_id=site.host,
        rp_name="Serão",
        user_id=person.encode(),
        user_name=name,
        challenge=challenge,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=each.id) for each in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
    )
    return msgspec.Raw(options_to_json(options).encode())


def options_to_sign_in(site: Site, challenge: bytes) -> msgspec.Raw:
    """What a browser is asked, to sign in by whichever passkey it has for this site."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    options = generate_authentication_options(
        rp_id=site.host, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
    )
    return msgspec.Raw(options_to_json(options).encode())


def wrong() -> Problem:
    """What is raised when a passkey's answer is not right."""
    return Problem(reason("people-passkey-wrong"))


def challenge_in(credential: Credential) -> bytes:
    """The challenge that an answer says it has signed; whether it was ever given is for the caller to find out."""
    from webauthn.helpers import base64url_to_bytes, parse_client_data_json
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        return parse_client_data_json(base64url_to_bytes(credential["response"]["clientDataJSON"])).challenge
    except (WebAuthnException, *BROKEN):
        raise wrong() from None


def id_in(credential: Credential) -> bytes:
    """The id of the passkey that has answered."""
    from webauthn.helpers import base64url_to_bytes

    try:
        return base64url_to_bytes(credential["rawId"])
    except BROKEN:
        raise wrong() from None


def added(site: Site, credential: Credential, challenge: bytes) -> Added:
    """The passkey that a browser has made; a Problem if the answer is not right."""
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            require_user_verification=True,
        )
    except (WebAuthnException, *BROKEN):
        raise wrong() from None
    return Added(found.credential_id, found.credential_public_key, found.sign_count)


def uses_after(site: Site, credential: Credential, challenge: bytes, passkey: Passkey) -> int:
    """How often a passkey has been used, when its answer is right; a Problem if it is not."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        found = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.uses,
            require_user_verification=True,
        )
    except (WebAuthnException, *BROKEN):
        raise wrong() from None
    return found.new_sign_count
