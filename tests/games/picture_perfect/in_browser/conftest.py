"""The tests of Picture Perfect in the browser have a browser and a house, as all have."""

from tests.browser.conftest import chromium, come, server

__all__ = ["chromium", "come", "server"]
