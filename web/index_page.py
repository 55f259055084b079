"""The README as the package's page on an index shows it, where a link relative to the repository leads nowhere."""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

RELATIVE = r"(?![a-z]+:|#)([^)]+)"  # neither https: nor a part of the same page
PICTURE = re.compile(rf"!\[[^\]]*\]\({RELATIVE}\)")
LINK = re.compile(rf"(?<!!)\[([^\]]*)\]\({RELATIVE}\)")
ANY = re.compile(rf"(\]\(){RELATIVE}\)")


class IndexPage(MetadataHookInterface):
    """Gives hatchling the README for the package's metadata."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the README, with links to the address in pyproject.toml or without relative links."""
        readme = Path(self.root, "README.md").read_text("utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": page(readme, self.config["address"])}


def page(readme: str, address: str) -> str:
    """The README with its relative links led to an address; without an address there is none, and no picture."""
    if address:
        return ANY.sub(rf"\g<1>{address.rstrip('/')}/\g<2>)", readme)
    blocks = (LINK.sub(r"\1", PICTURE.sub("", block)) for block in readme.split("\n\n"))
    return "\n\n".join(block for block in blocks if block.strip("|- \n"))  # of a table of pictures only lines are left
