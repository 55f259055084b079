"""What the house itself gives to those who handle a request."""

from litestar.di import NamedDependency

from serao.server.darkroom import Darkroom
from serao.server.hall import Hall

TheHall = NamedDependency[Hall]
TheDarkroom = NamedDependency[Darkroom]
