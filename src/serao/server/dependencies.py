"""What the house itself gives to those who handle a request."""

from litestar.di import NamedDependency

from serao.server.tables.photo_renderer import Darkroom
from serao.server.tables.registry import Hall

TheHall = NamedDependency[Hall]
TheDarkroom = NamedDependency[Darkroom]
