"""What people hold in their hands, and the browser that is found on this machine."""

import shutil
from collections.abc import Mapping
from typing import Any

import pytest

# Nothing of the browser's own goes out, and everything is drawn by the processor, 3D too: that is alike everywhere.
FLAGS = (
    "--no-sandbox",
    "--no-first-run",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-gpu",
)

DEVICES: Mapping[str, Mapping[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
    "sideways": {"viewport": {"width": 740, "height": 360}, "has_touch": True, "is_mobile": True},
    "narrow": {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True},
}


def chromium_path() -> str:
    """Debian's Chromium, without a window where there is such a one: it needs half the time.

    A machine without any cannot say whether the table works.
    """
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if found is None:
        pytest.fail("There is no Chromium here: `make test` as root brings it, or `apt-get install chromium`.")
    return found
