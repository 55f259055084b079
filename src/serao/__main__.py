"""`python -m serao` is `serao`."""

from serao.cli import main

main()
