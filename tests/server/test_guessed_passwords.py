"""Passwords that are guessed: so many tries a name, and nobody keeps its owner out."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.server.conftest import Build
from tests.server.house import Guest
from tests.server.limited import LAMPLIGHT, QUICK, behind_proxy, guest


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    """Closes the connections of everybody who came."""
    with ExitStack() as stack:
        yield stack


def sign_in(who: Guest, name: str, password: str) -> tuple[int, str]:
    """Try to sign in; the status of the answer, and the reason why not."""
    answer = who.http.post("/api/login", json={"name": name, "password": password})
    return answer.status_code, answer.json().get("reason", {}).get("key", "")


def test_a_password_is_guessed_so_often_from_a_hundred_addresses_and_its_owner_still_comes_in(
    build: Build, stack: ExitStack
) -> None:
    house = behind_proxy(build, **QUICK | {"guesses": (5, 0.0001)})
    ana = guest(stack, house, "Ana", "192.0.2.200")
    ana.post("/api/session/claim", name="Ana", password=LAMPLIGHT)
    browser = Guest(stack, house, None, **{"x-forwarded-for": "192.0.2.201"})
    assert sign_in(browser, "Ana", LAMPLIGHT) == (201, "")
    assert browser.http.delete("/api/session").status_code == 200  # what remains says only that Ana was here
    for name in ("Ana", "Nobody"):  # whom they do not know
        strangers = [Guest(stack, house, None, **{"x-forwarded-for": f"192.0.2.{each}"}) for each in range(100)]
        answers = [sign_in(each, name, "a guess of mine") for each in strangers]
        looked_at = 4 if name == "Ana" else 5
        assert answers[:looked_at] == [(401, "people-login-wrong")] * looked_at
        assert set(answers[looked_at:]) == {(429, "people-password-wait")}
    assert sign_in(strangers[0], "  ANA ", LAMPLIGHT)[0] == 429  # the same name, and nobody learns that it was right
    assert sign_in(browser, "Ana", LAMPLIGHT) == (201, "")


def test_a_mark_of_another_person_or_a_forged_one_is_worth_nothing(build: Build, stack: ExitStack) -> None:
    house = behind_proxy(build, **QUICK | {"guesses": (2, 0.0001)})
    for name in ("Ana", "Bruno"):
        guest(stack, house, name, "192.0.2.1").post("/api/session/claim", name=name, password=LAMPLIGHT)
    bruno, ana = (Guest(stack, house, None) for _ in range(2))
    assert sign_in(bruno, "Bruno", LAMPLIGHT)[0] == sign_in(ana, "Ana", LAMPLIGHT)[0] == 201
    (mark,) = [cookie.name for cookie in ana.http.cookies.jar if "known" in cookie.name]
    (other,) = [cookie.value for cookie in bruno.http.cookies.jar if "known" in cookie.name]
    thief = Guest(stack, house, None)
    assert sign_in(thief, "Ana", "a guess of mine")[0] == 401
    for forged in (other, "", ".", "1a.2b", "é.é"):
        answer = thief.http.post(
            "/api/login",
            json={"name": "Ana", "password": LAMPLIGHT},
            headers=[(b"cookie", f"{mark}={forged}".encode())],
        )
        assert answer.status_code == 429
    assert sign_in(ana, "Ana", LAMPLIGHT)[0] == 201
