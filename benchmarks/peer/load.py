"""Scripted clients of a boardgame.io server, run as a second process."""

import asyncio
import sys
import time
from http.client import HTTPConnection
from random import Random

import msgspec

from benchmarks.load import OPENED_AT_ONCE, PATIENCE, Load, Watch, counted, run
from benchmarks.wire import Wire, request

SEATS = ("0", "1")
COLUMNS = 4
EMPTY = -1
MOST_TAKEN = 3
SOCKET = "/socket.io/?EIO=4&transport=websocket"
# Engine.io's 0 (opened), 2 and 3 (ping, pong) and 4 (a message); in a message, Socket.IO's 0 (enter) and 2 (an event).
OPENED, PING, PONG = b"0", b"2", b"3"
ENTER, EVENT = b"40/photograph,", b"42/photograph,"
UPDATE, SYNC = EVENT + b'["update",', EVENT + b'["sync",'


class Task(msgspec.Struct, frozen=True):
    """What to do: where, in which processes it is served, at how many tables, how long; and the size of the game."""

    address: str
    pids: tuple[int, ...]
    tables: int
    seconds: float
    goals: int


class Seat(msgspec.Struct, frozen=True):
    """A place at a match, with the credentials that the lobby gave for it."""

    match: str
    player: str
    credentials: str


class Board(msgspec.Struct):
    """What a client must know to choose; the rest of the state is skipped unread."""

    phase: str
    field: list[int]
    hands: list[list[int]]


class Context(msgspec.Struct, rename="camel"):
    """Whose turn it is."""

    current_player: str


class State(msgspec.Struct):
    """A state as boardgame.io sends it, numbered by the moves made."""

    board: Board = msgspec.field(name="G")
    context: Context = msgspec.field(name="ctx")
    number: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """What a client hears first."""

    state: State


UPDATED = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNCED = msgspec.json.Decoder(tuple[str, str, Synced])


class Client:
    """One seat, which moves as soon as an update gives it the turn."""

    def __init__(self, address: str, seat: Seat, watch: Watch) -> None:
        self.seat, self.watch = seat, watch
        self.wire = Wire(request(address, SOCKET), self.heard)
        self.synced: asyncio.Future[State] = asyncio.get_running_loop().create_future()
        self.random = Random(seat.match + seat.player)
        self.sent = 0.0
        self.awaited = 0

    def heard(self, message: bytes) -> None:
        """Every message from the server, told apart by how it begins."""
        if message.startswith(UPDATE):
            self.updated(message)
        elif message == PING:
            self.wire.send(PONG)
        elif message.startswith(OPENED):
            self.wire.send(ENTER)
        elif message.startswith(ENTER):
            self.wire.send(event("sync", self.seat.match, self.seat.player, self.seat.credentials, len(SEATS)))
        elif message.startswith(SYNC):
            self.synced.set_result(SYNCED.decode(message[len(EVENT) :])[2].state)

    def updated(self, message: bytes) -> None:
        """An update may bring back the own move, and may give the turn."""
        self.watch.weigh(len(message))
        state = UPDATED.decode(memoryview(message)[len(EVENT) :])[2]
        if self.awaited and state.number >= self.awaited:
            self.watch.count(self.seat.match, time.perf_counter() - self.sent)
            self.awaited = 0
        self.answer(state)

    def answer(self, state: State) -> None:
        """Move, if it is this seat's turn."""
        seat = self.seat
        if state.context.current_player != seat.player:
            return
        arguments = choice(state.board, int(seat.player), self.random)
        payload = {"type": state.board.phase, "args": arguments, "playerID": seat.player}
        action = {"type": "MAKE_MOVE", "payload": payload | {"credentials": seat.credentials}}
        message = event("update", action, state.number, seat.match, seat.player)
        self.awaited = state.number + 1
        self.sent = time.perf_counter()
        self.wire.send(message)


def event(*parts: object) -> bytes:
    """A Socket.IO event: its name, then its arguments."""
    return EVENT + msgspec.json.encode(parts)


def choice(board: Board, seat: int, random: Random) -> tuple[int | str, ...]:
    """Arguments of some legal move: take cards from the end of a row, or wind a card of the hand forward."""
    if board.phase == "wind":
        last = len(board.hands[seat]) - 1
        card = int(random.random() * last)
        return card, last
    counts = [
        COLUMNS - board.field[first : first + COLUMNS].count(EMPTY) for first in range(0, len(board.field), COLUMNS)
    ]
    row = random.choice([row for row, count in enumerate(counts) if count])
    return row, random.choice("LR"), 1 + int(random.random() * min(MOST_TAKEN, counts[row]))


def asked(lobby: HTTPConnection, path: str, body: object) -> dict[str, str]:
    """What the lobby answers."""
    lobby.request("POST", f"/games/photograph/{path}", msgspec.json.encode(body), {"Content-Type": "application/json"})
    response = lobby.getresponse()
    answer = response.read()
    if response.status != 200:
        raise RuntimeError(f"the lobby answered {response.status} to {path}: {answer.decode()}")
    return msgspec.json.decode(answer, type=dict[str, str])


def joined(address: str, tables: int, goals: int) -> list[Seat]:
    """The seats of so many new matches, all taken."""
    lobby = HTTPConnection(address, timeout=PATIENCE)
    seats = []
    for _ in range(tables):
        match = asked(lobby, "create", {"numPlayers": len(SEATS), "setupData": {"goals": goals}})["matchID"]
        for player in SEATS:
            answer = asked(lobby, f"{match}/join", {"playerID": player, "playerName": f"Seat {player}"})
            seats.append(Seat(match, player, answer["playerCredentials"]))
    lobby.close()
    return seats


async def connected(address: str, seat: Seat, watch: Watch, opening: asyncio.Semaphore) -> tuple[Client, State]:
    """A client at its seat, and how things stand there."""
    host, _, port = address.partition(":")
    async with opening:
        client = Client(address, seat, watch)
        await asyncio.get_running_loop().create_connection(lambda: client.wire, host, int(port))
        return client, await client.synced


async def played(task: Task) -> Load:
    """Seat everyone, start all tables at once, warm up, and count for so many seconds."""
    watch, opening = Watch(task.pids), asyncio.Semaphore(OPENED_AT_ONCE)
    seats = joined(task.address, task.tables, task.goals)
    async with asyncio.timeout(PATIENCE):
        clients = await asyncio.gather(*(connected(task.address, seat, watch, opening) for seat in seats))
    memory = watch.seated(task.tables)
    for client, state in clients:
        client.answer(state)
    load = await counted(watch, task.tables, task.seconds, memory)
    for client, _ in clients:
        client.wire.transport.abort()
    return load


if __name__ == "__main__":
    print(msgspec.json.encode(run(played(msgspec.json.decode(sys.argv[1], type=Task)))).decode())
