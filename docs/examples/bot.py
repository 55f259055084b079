"""A program that plays Photograph against the house; it is yours where SERAO_TOKEN has a token of your account."""

import asyncio
import os
import sys

from serao.client import Client, Position
from serao.games.photograph.actions import Take, Wind


def choose(position: Position) -> object:
    """Take as few cards as possible; then wind so that the cards played next fit their film strips."""
    return max(position.legal, key=lambda action: worth(position, action))


def worth(position: Position, action: Take | Wind) -> int:
    """How good an action looks: only to the next cards played."""
    if isinstance(action, Take):
        return -action.number
    hand = list(position.view.hands[position.seat])
    hand.insert(action.to, hand.pop(action.card))
    played = [divmod(card, 12) for card in hand[: max(1, position.view.owed)]]
    strips = position.view.strips[position.seat]
    return sum(number + 1 in strips[colour].fits for colour, number in played)


async def main(url: str) -> None:
    """One game, and the proof that its shuffle was honest."""
    async with Client(url, name="Wind and Take", token=os.environ.get("SERAO_TOKEN")) as client:
        table = await client.open("photograph", seats=2, bots={1: "sound"})
        ended = await table.play(choose)
        proof = await table.verify()
        for score in ended.outcome.scores if ended.outcome else ():
            print(f"{table.table.chairs[score.seat].name}: {score.total}")
        print(f"{proof.moves} moves, proven; the commitment was seen before the deal: {proof.before_deal}")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8000"))
