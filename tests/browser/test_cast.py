"""Opponents with faces: seen where a game is laid and at the table, heard in one's own language or not at all."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Come


def test_who_may_come_is_seen_before_one_sits_down(come: Come) -> None:
    ana = come("Ana", "phone")
    ana.page.goto("/")
    ana.press_button("Play now: Avenue")
    coming = ana.page.get_by_role("list", name="Who may come:")
    for stars, names in (("one star", ("Tomé", "Zélia")), ("5 stars", ("Perpétua", "Séverin"))):
        ana.page.get_by_role("radio", name=f"{stars} of five").check()
        for name in names:
            expect(coming.get_by_text(name, exact=True)).to_be_visible()
    for face in coming.locator("img").all():
        expect(face).to_have_js_property("complete", value=True)
        expect(face).not_to_have_js_property("naturalWidth", 0)


def test_at_the_table_one_greets_in_the_language_of_who_reads_and_is_quiet_if_asked(come: Come) -> None:
    ana = come("Ana", locale="fr")
    ana.page.goto("/")
    ana.press_button("Jouer à Avenue maintenant")
    ana.page.get_by_role("radio", name="2 étoiles sur cinq").check()
    ana.press_button("Prendre place")
    company = ana.page.get_by_role("list", name="Autour de la table")
    expect(company.locator(".face img")).to_have_count(1)
    expect(company.get_by_text(re.compile("Mateus|Odette"))).to_have_count(1)
    ana.press(ana.page.get_by_role("tab", name=re.compile("Discussion")))
    said = ana.page.locator(".chat li .text")
    expect(said).to_have_text(re.compile("Vite, avant|J’ai dix minutes|Quelle belle soirée|J’ai rêvé"))
    ana.press_button("Réglages")
    ana.press(ana.page.locator("label", has_text="Adversaires silencieux"))
    expect(said).to_have_count(0)
