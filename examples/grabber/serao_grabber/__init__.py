"""An opponent for Vaza in a package of its own: it takes a trick where it can, as cheaply as it can."""

from serao_vaza import Play, Seen

from serao.engine.chance import Chance


def choose(memory: Seen, chance: Chance) -> Play:
    """The lowest card that takes the trick so far; leading, the highest; otherwise the lowest of all."""
    trick, cards = memory.public.trick(), sorted(memory.legal, key=lambda action: action.card[1])
    if not trick:
        return cards[-1]
    led = trick[0][1][0]
    highest = max(card for _seat, card in trick if card[0] == led)
    return next((play for play in cards if play.card[0] == led and play.card > highest), cards[0])


BOTS = {"grabber": ("vaza", choose)}  # by name: the game it plays, and the opponent
