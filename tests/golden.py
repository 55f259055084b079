"""`make golden`: write golden playthroughs and finished games anew. Read the difference before committing it."""

from serao.testing.golden import write_anew
from tests.suites import SUITES


def main() -> None:
    """Write every file."""
    for suite in SUITES.values():
        for path in write_anew(suite):
            print(path)


if __name__ == "__main__":
    main()
