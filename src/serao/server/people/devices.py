"""Devices in a few words, from what a browser says of itself. Nothing else of it is kept, and no address."""

import msgspec

# Many browsers also name those that they resemble, so the order counts.
BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
LONGEST = 40


class Device(msgspec.Struct, frozen=True):
    """A browser or program and its system; empty where they are not known."""

    browser: str = ""
    system: str = ""


def device_of(user_agent: str) -> Device:
    """The device that a User-Agent header tells of."""
    browser = next((name for sign, name in BROWSERS if sign in user_agent), "")
    system = next((name for sign, name in SYSTEMS if sign in user_agent), "")
    return Device(browser or program_in(user_agent), system)


def program_in(user_agent: str) -> str:
    """The name of a program that is no browser: the first word, without its version."""
    words = user_agent.split()
    name = words[0].partition("/")[0] if words else ""
    return "" if name == "Mozilla" or not (name.isascii() and name.isprintable()) else name[:LONGEST]


def written(device: Device) -> str:
    """A device as it is stored."""
    return f"{device.browser}/{device.system}"


def read(stored: str) -> Device:
    """A stored device."""
    browser, _, system = stored.partition("/")
    return Device(browser, system)
