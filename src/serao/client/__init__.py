"""A client for programs that play on a running server, by the same API as people."""

from serao.client.bots import HouseBot, house_bot
from serao.client.client import Client, Invitation, TableLine
from serao.client.events import Event
from serao.client.position import Position
from serao.client.problem import NotDone
from serao.client.proof import Proof
from serao.client.remote import Happening, RemoteTable
from serao.client.script import play

__all__ = [
    "Client",
    "Event",
    "Happening",
    "HouseBot",
    "Invitation",
    "NotDone",
    "Position",
    "Proof",
    "RemoteTable",
    "TableLine",
    "house_bot",
    "play",
]
