"""Dealing pages to places where some of them cannot lie, every such deal as likely as the next."""

from collections.abc import Sequence

from serao.engine.chance import Chance

TRIES = 20  # plain shuffles before pages are exchanged one by one
EXCHANGES = 12  # for each place, then; measured against plain shuffles by a test


def dealt_anew(pages: Sequence[int], barred: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """The pages in the order of the places, none where its bit is barred.

    A shuffle that happens to fit is exactly fair, and comes soon while little is known. Else any deal that fits is the
    beginning, and exchanges that keep it fitting, of two pages or three, make it as likely as any other.
    """
    for _ in range(TRIES):
        deal = chance.shuffled(pages)
        if fits(deal, barred):
            return deal
    return exchanged(some_deal(deal, barred), barred, chance)


def fits(deal: Sequence[int], barred: Sequence[int]) -> bool:
    """Whether every page lies where it may."""
    return not any(out >> page & 1 for page, out in zip(deal, barred, strict=True))


def some_deal(pages: Sequence[int], barred: Sequence[int]) -> list[int]:
    """Any deal that fits: place by place, those before making room where they must (augmenting paths)."""
    holder: dict[int, int] = {}  # the place of each page

    def found(place: int, asked: set[int]) -> bool:
        for page in pages:
            if page not in asked and not barred[place] >> page & 1:
                asked.add(page)
                if page not in holder or found(holder[page], asked):
                    holder[page] = place
                    return True
        return False

    for place in sorted(range(len(barred)), key=lambda place: -barred[place].bit_count()):
        assert found(place, set()), "no deal agrees with what was seen"
    places = {place: page for page, place in holder.items()}
    return [places[place] for place in range(len(barred))]


def exchanged(deal: list[int], barred: Sequence[int], chance: Chance) -> tuple[int, ...]:
    """The deal after many exchanges, each as likely as the one back."""
    for _ in range(EXCHANGES * len(deal)):
        one, two, three = (chance.below(len(deal)) for _ in range(3))
        places = (one, two) if chance.below(2) or len({one, two, three}) < 3 else (one, two, three)
        pages = [deal[place] for place in (*places[1:], places[0])]
        if fits(pages, [barred[place] for place in places]):
            for place, page in zip(places, pages, strict=True):
                deal[place] = page
    return tuple(deal)
