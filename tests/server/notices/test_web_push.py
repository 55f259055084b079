"""Messages to browsers are encrypted as the RFC says: by its own example, to the last byte."""

from base64 import urlsafe_b64decode

from cryptography.hazmat.primitives.asymmetric import ec

from serao.server.notices.web_push import PushKeys, sealed
from tests.server.notices.receivers import opened, plain

# RFC 8291, appendix A.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_PUBLIC = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_y"
    "l95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def decoded(text: str) -> bytes:
    """Bytes from the alphabet of browsers."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def private(text: str) -> ec.EllipticCurvePrivateKey:
    """A key from its number."""
    return ec.derive_private_key(int.from_bytes(decoded(text), "big"), ec.SECP256R1())


def test_the_example_of_the_rfc_is_sealed_as_it_says() -> None:
    assert plain(sealed(PushKeys(BROWSER_PUBLIC, AUTH), TEXT, private(SENDER), decoded(SALT))) == SEALED


def test_the_example_of_the_rfc_is_opened_by_the_browser_of_our_tests() -> None:
    assert opened(decoded(SEALED), private(BROWSER), decoded(AUTH)) == TEXT
