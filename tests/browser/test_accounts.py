"""The account page in a browser: sessions by device, a second key by app or passkey, leaving for good."""

import io
import re
import zipfile
from typing import Any

import pyotp
import pytest

from serao.server.base.clock import wall
from tests.browser.axe import grave
from tests.browser.conftest import Come
from tests.browser.pages import Person

PASSWORD = "um bom serão"
STEP = 30
SEND = """([path, body]) => fetch(`/api/${path}`, {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
})"""
AUTHENTICATOR: dict[str, Any] = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


UNKNOWN = "401 (Unauthorized)"  # who signs out, or shows a wrong key, is told so


def account(person: Person, name: str, at: str = "") -> None:
    """Come in, claim a name, and stand on the account page."""
    person.expected += (UNKNOWN,)
    page = person.page
    page.goto(f"{at}/me")
    for path, body in (("session", {"name": name}), ("session/claim", {"name": name, "password": PASSWORD})):
        page.evaluate(SEND, [path, body])
    page.reload()
    here(person, name)


def card(person: Person, heading: str) -> Any:
    """The part of the page under a heading."""
    found = person.page.locator("section.card", has=person.page.get_by_role("heading", name=heading, exact=True))
    found.wait_for()
    return found


def sign_out(person: Person) -> None:
    """Sign out, and see the form to sign in."""
    card(person, "Where you are signed in").get_by_role("button", name="Sign out", exact=True).click()
    card(person, "Sign in")


def give_password(person: Person, name: str) -> Any:
    """Fill in name and password, and send them."""
    form = card(person, "Sign in")
    form.get_by_label("Your name").fill(name)
    form.get_by_label("Password", exact=True).fill(PASSWORD)
    form.get_by_role("button", name="Sign in", exact=True).click()
    return form


def here(person: Person, name: str) -> None:
    """Be signed in under a name."""
    person.page.get_by_role("heading", level=1, name=name).wait_for()


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_codes_from_an_app_are_asked_for(come: Come, device: str) -> None:
    ana, name = come("Ana", device), f"Ana {device}"
    account(ana, name)
    keys = card(ana, "A second key")
    ana.press(keys.get_by_role("button", name="Use codes from an app"))
    keys.get_by_label("Present password").fill(PASSWORD)
    ana.press(keys.get_by_role("button", name="Use codes from an app"))
    keys.get_by_role("img", name="QR code for the app").wait_for()
    app, began = pyotp.TOTP(keys.locator("code").inner_text()), wall() // 1000 // STEP
    keys.get_by_label("The code it shows").fill(app.generate_otp(began))
    ana.press(keys.get_by_role("button", name="Turn on"))
    keys.locator(".codes code").first.wait_for()
    assert keys.locator(".codes code").count() == 10
    assert grave(ana) == []
    recovery = keys.locator(".codes code").first.inner_text()

    sign_out(ana)
    form = give_password(ana, name)
    form.get_by_text("Also give the code that your app shows").wait_for()
    form.get_by_label("Code from your app").fill(app.generate_otp(began + 1))
    assert grave(ana) == []
    form.get_by_role("button", name="Sign in", exact=True).click()
    here(ana, name)
    sign_out(ana)
    form = give_password(ana, name)
    form.get_by_label("Code from your app").fill(recovery)
    form.get_by_role("button", name="Sign in", exact=True).click()
    here(ana, name)
    card(ana, "A second key").get_by_text("9 recovery codes are left").wait_for()


def test_a_passkey_is_added_signs_in_and_is_removed(come: Come) -> None:
    bruno = come("Bruno")
    page, session = bruno.page, bruno.context.new_cdp_session(bruno.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    # Passkeys are for names, not for addresses.
    account(bruno, "Bruno Chave", bruno.house.replace("127.0.0.1", "localhost"))
    keys = card(bruno, "A second key")
    keys.get_by_role("button", name="Add a passkey").click()
    keys.get_by_label("What to call it").fill("Kitchen laptop")
    keys.get_by_label("Present password").fill(PASSWORD)
    keys.get_by_role("button", name="Add a passkey").click()
    keys.get_by_text("Kitchen laptop").wait_for()
    assert keys.locator(".codes code").count() == 10, "recovery codes come with the first one"
    stored = session.send("WebAuthn.getCredentials", {"authenticatorId": made["authenticatorId"]})
    assert [each["rpId"] for each in stored["credentials"]] == ["localhost"]

    sign_out(bruno)
    form = give_password(bruno, "Bruno Chave")
    form.get_by_text("Also use your passkey").wait_for()
    form.get_by_role("button", name="Sign in with a passkey").click()
    here(bruno, "Bruno Chave")
    sign_out(bruno)
    page.reload()
    card(bruno, "Sign in").get_by_role("button", name="Sign in with a passkey").click()
    here(bruno, "Bruno Chave")

    keys = card(bruno, "A second key")
    keys.get_by_role("button", name="Remove the passkey “Kitchen laptop”").click()
    keys.get_by_label("Present password").fill(PASSWORD)
    keys.get_by_role("button", name="Remove the passkey", exact=True).click()
    keys.get_by_text("Kitchen laptop").wait_for(state="detached")
    sign_out(bruno)
    give_password(bruno, "Bruno Chave")
    here(bruno, "Bruno Chave")


def test_a_session_elsewhere_is_ended_alone(come: Come) -> None:
    chloe, phone = come("Chloé"), come("Chloé", "phone")
    phone.expected += (UNKNOWN,)
    account(chloe, "Chloé Longe")
    phone.page.goto("/me")
    give_password(phone, "Chloé Longe")
    here(phone, "Chloé Longe")
    chloe.page.reload()
    sessions = card(chloe, "Where you are signed in")
    sessions.get_by_text(re.compile("Chrome on")).first.wait_for()
    sessions.get_by_role("button", name=re.compile("^End the sign-in of")).click()
    sessions.get_by_role("button", name=re.compile("^End the sign-in of")).wait_for(state="detached")
    phone.page.goto("/me")
    card(phone, "Sign in")


@pytest.mark.parametrize("device", ["phone", "desktop"])
def test_one_takes_the_data_along_and_leaves(come: Come, device: str) -> None:
    davi, name = come("Davi", device), f"Davi {device}"
    davi.expected += ("409",)
    account(davi, name)
    data = card(davi, "Your data")
    with davi.page.expect_download() as download:
        data.get_by_role("link", name="Take my data along").click()
    with zipfile.ZipFile(io.BytesIO(download.value.path().read_bytes())) as archive:
        assert "profile.json" in archive.namelist()
    davi.press(data.get_by_role("button", name="Leave for good"))
    data.get_by_label("Your password, to be sure").fill("wrong wrong")
    davi.press(data.get_by_role("button", name="Leave for good now"))
    davi.page.get_by_text("That is not your present password.").first.wait_for()
    data.get_by_label("Your password, to be sure").fill(PASSWORD)
    davi.press(data.get_by_role("button", name="Leave for good now"))
    card(davi, "Sign in")
    give_password(davi, name)
    davi.page.get_by_text("This name and this password do not belong together.").first.wait_for()


def test_a_forgotten_password_without_mail_leads_to_the_owner(come: Come) -> None:
    eva = come("Eva", "phone")
    eva.expected += (UNKNOWN,)
    eva.page.goto("/me")
    form = card(eva, "Sign in")
    eva.press(form.get_by_role("button", name="Forgotten your password?"))
    form = card(eva, "Forgotten password")
    form.get_by_label("Your name").fill("Eva")
    eva.press(form.get_by_role("button", name="Ask for a link"))
    form.get_by_text("Ask whoever runs it").wait_for()
    assert grave(eva) == []
    eva.page.goto("/")
    eva.page.goto("/me#reset=nothing")
    form = card(eva, "A new password")
    form.get_by_label("New password").fill(PASSWORD)
    eva.press(form.get_by_role("button", name="Save"))
    eva.page.get_by_text("This link is not valid any more").first.wait_for()
    assert "reset=" not in eva.page.url, "the secret does not stay in the address"
