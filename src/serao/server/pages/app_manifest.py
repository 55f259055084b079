"""The web app manifest: what a device shows of the app before it is opened."""

from typing import Literal

import msgspec

from serao.locales import words

WOOD = "#2a1d14"  # as the page says in `theme-color`


class Icon(msgspec.Struct, frozen=True):
    """One drawing of the app's icon."""

    src: str
    sizes: str
    type: str = "image/png"
    purpose: Literal["any", "maskable"] = "any"


class Manifest(msgspec.Struct, frozen=True):
    """The web app manifest: what a device shows of the app before it is opened."""

    name: str
    short_name: str
    description: str
    lang: str
    id: str = "/"
    start_url: str = "/"
    scope: str = "/"
    display: str = "standalone"
    background_color: str = WOOD
    theme_color: str = WOOD
    categories: tuple[str, ...] = ("games", "entertainment")
    icons: tuple[Icon, ...] = (
        Icon("/icons/192.png", "192x192"),
        Icon("/icons/512.png", "512x512"),
        Icon("/icons/maskable-512.png", "512x512", purpose="maskable"),
    )


def manifest(language: str) -> Manifest:
    """The manifest in a language."""
    say = words(language).say
    return Manifest("Serão", "Serão", say("invited-house"), language)


def app_links(language: str) -> str:
    """What the page says of the app."""
    return (
        f'<link rel="manifest" href="/app/{language}.webmanifest">'
        '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">'
    )
