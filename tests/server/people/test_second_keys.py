"""A second key beside the password: one-time codes that are good once, recovery codes, passkeys."""

import json
import sqlite3
from base64 import urlsafe_b64encode
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from typing import Any

import pyotp
import pytest

from serao.server.base.clock import wall
from serao.server.people.second_keys import new_recovery_codes, plain_code, step_of
from tests.server.conftest import Build
from tests.server.house import Guest, Server
from tests.server.people.claims import PASSWORD, Come, ask, claim, key_of

STEP = 30


class App:
    """The app on a telephone. A code is good a step before and after its own, so a test may cross into the next."""

    def __init__(self, secret: str) -> None:
        self.codes = pyotp.TOTP(secret)
        self.began = wall() // 1000 // STEP

    def code(self, later: int = 0) -> str:
        """The code of the step in which the app began, or of a later one."""
        return self.codes.generate_otp(self.began + later)


def turn_on(guest: Guest) -> tuple[App, list[str]]:
    """Turn one-time codes on; the app, and the recovery codes."""
    begun = guest.post("/api/keys/codes", 201, password=PASSWORD)
    app = App(begun["secret"])
    assert begun["link"].startswith("otpauth://totp/Ser")
    assert begun["qr"].startswith("<svg")
    done = guest.post("/api/keys/codes/confirm", 200, code=app.code())
    assert (done["codes"], done["recovery"]) == (True, 10)
    return app, done["new_codes"]


def key(guest: Guest, name: str, status: int = 401, **more: Any) -> str:
    """Why a sign-in is refused."""
    return str(guest.post("/api/login", status, name=name, password=PASSWORD, **more)["reason"]["key"])


def test_a_code_is_asked_for_and_is_good_once(come: Come) -> None:
    ana = come("Ana")
    claim(ana, "Ana Chaves")
    app, _ = turn_on(ana)
    assert key(come(), "Ana Chaves") == "people-code-needed"
    wrong = come().post("/api/login", 401, name="Ana Chaves", password=PASSWORD, code="000000")
    assert wrong == come().post("/api/login", 401, name="Ana Chaves", password="wrong wrong"), "the same answer"
    code = app.code(1)  # of a telephone whose clock is a little fast
    assert come().post("/api/login", 201, name="Ana Chaves", password=PASSWORD, code=f"{code[:3]} {code[3:]}")
    assert key(come(), "Ana Chaves", code=code) == "people-login-wrong", "nobody who looked on can use it"
    assert key(come(), "Ana Chaves", code=app.code()) == "people-login-wrong", "nor an older one"
    assert key(come(), "Ana Chaves", code=app.code(9)) == "people-login-wrong"


def test_a_code_does_not_replace_the_password(come: Come) -> None:
    ana = come("Ana")
    claim(ana, "Ana Senha")
    app, recovery = turn_on(ana)
    for code in (app.code(1), recovery[0]):
        come().post("/api/login", 401, name="Ana Senha", password="wrong wrong", code=code)
    assert come().post("/api/login", 201, name="Ana Senha", password=PASSWORD, code=recovery[0])["name"] == "Ana Senha"


def test_a_recovery_code_is_good_once(come: Come, house: Server) -> None:
    ana = come("Ana")
    claim(ana, "Ana Reserva")
    _, recovery = turn_on(ana)
    spelt = recovery[3].upper().replace("-", " ")
    assert come().post("/api/login", 201, name="Ana Reserva", password=PASSWORD, code=spelt)
    assert key(come(), "Ana Reserva", code=recovery[3]) == "people-login-wrong"
    assert ana.look("/api/keys")["recovery"] == 9
    assert ana.look("/api/keys")["new_codes"] == [], "they are shown once"
    with closing(sqlite3.connect(str(house.folder / "house.db"))) as database:
        stored = b"".join(row[0] for row in database.execute("SELECT code FROM recovery_codes"))
    assert plain_code(recovery[0]).encode() not in stored


def test_a_second_key_needs_the_password_and_a_first_code(come: Come) -> None:
    ana = come("Ana")
    assert ana.post("/api/keys/codes", 409, password="")["reason"]["key"] == "people-claim-first"
    claim(ana, "Ana Cuidado")
    assert ana.post("/api/keys/codes", 409, password="wrong")["reason"]["key"] == "people-password-wrong"
    begun = ana.post("/api/keys/codes", 201, password=PASSWORD)
    assert ana.post("/api/keys/codes/confirm", 409, code="000000")["reason"]["key"] == "people-code-wrong"
    assert come().post("/api/login", 201, name="Ana Cuidado", password=PASSWORD), "it is not on yet"
    ana.post("/api/keys/codes/confirm", 200, code=App(begun["secret"]).code())
    assert ana.post("/api/keys/codes", 409, password=PASSWORD)["reason"]["key"] == "people-codes-on"
    assert ana.post("/api/keys/codes/off", 409, password="wrong")["reason"]["key"] == "people-password-wrong"
    off = ana.post("/api/keys/codes/off", 200, password=PASSWORD)
    assert (off["codes"], off["recovery"]) == (False, 0)
    assert come().post("/api/login", 201, name="Ana Cuidado", password=PASSWORD)


def test_no_personal_link_goes_round_a_second_key(come: Come) -> None:
    ana = come("Ana")
    claim(ana, "Ana Porta")
    link = key_of(ana.post("/api/session/link")["link"])
    turn_on(ana)
    come().post("/api/login/link", 401, key=link)
    assert ana.post("/api/session/link", 409)["reason"]["key"] == "people-link-second-key"
    assert ana.post("/api/tokens", 201)["token"], "a program has its own"


def test_a_program_signs_in_with_a_code(come: Come) -> None:
    ana = come("Ana")
    claim(ana, "Ana Programa")
    app, _ = turn_on(ana)
    code = app.code(1)
    assert come().post("/api/login", 201, name="Ana Programa", password=PASSWORD, code=code, token=True)["token"]


def test_codes_cannot_be_guessed_at_length(build: Build, come: Come) -> None:
    server = build(limits={"newcomers": [12, 0.001]})
    ana = come("Ana", server)
    claim(ana, "Ana")
    turn_on(ana)
    answers = [
        come(None, server).http.post("/api/login", json={"name": "Ana", "password": PASSWORD, "code": "000000"})
        for _ in range(12)
    ]
    assert {each.status_code for each in answers} == {401, 429}
    assert answers[-1].status_code == 429


def test_five_wrong_codes_and_none_is_looked_at_for_a_while(come: Come, house: Server) -> None:
    ana = come("Ana")
    claim(ana, "Ana Sitiada")
    app, recovery = turn_on(ana)
    for _ in range(9):
        come().post("/api/login", 401, name="Ana Sitiada", password="wrong wrong", code="000000")
    assert [key(come(), "Ana Sitiada", code="000000") for _ in range(5)] == ["people-login-wrong"] * 5
    for code in ("000000", app.code(1), recovery[0]):
        answer = come().http.post("/api/login", json={"name": "Ana Sitiada", "password": PASSWORD, "code": code})
        assert (answer.status_code, answer.json()["reason"]["key"]) == (429, "people-code-wait")
        assert 0 < int(answer.headers["retry-after"]) <= 60
        assert answer.json()["detail"] == "Too many wrong codes: try again in a minute."
    assert key(come(), "Ana Sitiada", status=401) == "people-code-needed", "who has the password only is told as ever"
    come().post("/api/login", 401, name="Ana Sitiada", password="wrong wrong", code="000000")
    with closing(sqlite3.connect(str(house.folder / "house.db"))) as database, database:
        database.execute("UPDATE wrong_codes SET until = 7 WHERE person = ?", (ana.id,))
    assert come().post("/api/login", 201, name="Ana Sitiada", password=PASSWORD, code=recovery[0])
    with closing(sqlite3.connect(str(house.folder / "house.db"))) as database:
        assert database.execute("SELECT * FROM wrong_codes WHERE person = ?", (ana.id,)).fetchall() == []


def test_processes_count_wrong_codes_together_and_take_a_code_once(build: Build, come: Come) -> None:
    server = build(processes=2)
    ana = come("Ana", server)
    claim(ana, "Ana")
    app, _ = turn_on(ana)

    def signs_in(code: str) -> int:
        return (
            come(None, server)
            .http.post("/api/login", json={"name": "Ana", "password": PASSWORD, "code": code})
            .status_code
        )

    with ThreadPoolExecutor(4) as pool:
        assert sorted(pool.map(signs_in, [app.code(1)] * 4)) == [201, 401, 401, 401]
        assert sorted(pool.map(signs_in, ["000000"] * 8)) == [401] * 2 + [429] * 6


def test_steps_near_the_present_count() -> None:
    app = App(pyotp.random_base32())
    assert step_of(app.codes.secret, app.code()) == app.began
    assert step_of(app.codes.secret, app.code(1)) == app.began + 1
    assert step_of(app.codes.secret, app.code(-5)) is None
    assert len(set(new_recovery_codes())) == 10


# ── Passkeys ──────────────────────────────────────────────────────────────────────────────────────
# Whole passkeys are tried in a browser: tests/browser/test_accounts.py.


def encoded(value: bytes) -> str:
    """Bytes as WebAuthn writes them in JSON."""
    return urlsafe_b64encode(value).decode().rstrip("=")


def answer_to(challenge: str, **more: Any) -> dict[str, Any]:
    """What a browser without a passkey might make up."""
    client = json.dumps({"type": "webauthn.get", "challenge": challenge, "origin": "http://127.0.0.1"})
    response = {"clientDataJSON": encoded(client.encode()), "authenticatorData": encoded(bytes(37)), "signature": "AA"}
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response} | more


def test_what_is_no_passkey_opens_nothing(come: Come) -> None:
    stranger = come()
    begun = stranger.post("/api/login/passkey/begin", 200)
    challenge = begun["options"]["challenge"]
    assert begun["options"]["userVerification"] == "required"
    made_up: list[dict[str, Any]] = [
        {},
        {"response": 7},
        {"response": {"clientDataJSON": "!!"}},
        {"response": {"clientDataJSON": encoded(b"{}")}},
        {"response": {"clientDataJSON": encoded(b"\xff\xfe")}},
        answer_to(encoded(bytes(32))),
        answer_to(challenge, rawId=None),
        answer_to(challenge),
    ]
    for credential in made_up:
        found = stranger.post("/api/login/passkey", 401, credential=credential)
        assert found["reason"]["key"] == "people-passkey-wrong"


def test_a_passkey_is_added_by_its_person_only(come: Come) -> None:
    ana, bruno = come("Ana"), come("Bruno")
    claim(ana, "Ana Passe")
    claim(bruno, "Bruno Passe")
    assert ana.post("/api/keys/passkeys/begin", 409, password="wrong")["reason"]["key"] == "people-password-wrong"
    options = ana.post("/api/keys/passkeys/begin", 200, password=PASSWORD)["options"]
    assert (options["rp"]["id"], options["user"]["name"]) == ("127.0.0.1", "Ana Passe")
    given = {"name": "Telefone", "credential": answer_to(options["challenge"])}
    for guest in (bruno, ana, ana):
        assert guest.post("/api/keys/passkeys", 400, **given)["reason"]["key"] == "people-passkey-wrong"
    assert ana.look("/api/keys")["passkeys"] == []
    assert ask(ana, "POST", "/api/keys/passkeys/remove", 404, id="AAAA", password=PASSWORD)["reason"]["key"] == (
        "people-no-passkey"
    )


@pytest.mark.parametrize("path", ["/api/keys", "/api/keys/codes", "/api/keys/codes/confirm", "/api/keys/passkeys"])
def test_strangers_have_no_keys(come: Come, path: str) -> None:
    stranger = come()
    if path == "/api/keys":
        stranger.look(path, 401)
    else:
        body = {"/api/keys/codes": {"password": "x"}, "/api/keys/codes/confirm": {"code": "1"}}
        stranger.post(path, 401, **body.get(path, {"name": "x", "credential": {}}))
