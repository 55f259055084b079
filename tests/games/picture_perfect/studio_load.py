"""What the studio brings over the wire, counted from the built files."""

from tests.page_budget.first_load import HOME, TABLE, Manifest, files_of, together

STUDIO = "painter"  # the name of its chunk


def studio(parts: Manifest) -> set[str]:
    """What only the studio brings, beyond the table that it belongs to."""
    before = together(parts, HOME) | together(parts, TABLE) | together(parts, "board-picture_perfect")
    return files_of(parts, together(parts, STUDIO)) - files_of(parts, before)
