"""The table of Picture Perfect in a terminal: the floor, who holds which envelope, and what may be looked at."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from serao.engine.defaults import answer
from serao.games.picture_perfect.arrangement import Arrangement, spaces_of
from serao.games.picture_perfect.news import HOUSE, NAME, card_text, guest_name, guests_text, seat_name
from serao.games.picture_perfect.phases import LOOK, OVER
from serao.games.picture_perfect.pieces import ALL_GUESTS, CENTRE, FIXED, NOBODY, NOWHERE, PALM, ROUNDS, SPACES, WOMEN
from serao.games.picture_perfect.state import NOT_SEEN
from serao.games.picture_perfect.views import View
from serao.locales import Words

__all__ = ["actions_hint", "answer", "draw", "epilogue"]

MARKS = ("♀", "♂", "·")  # woman, man, neither: never by colour alone
INKS = ("#d98cb3", "#7fb0e0", "#8fbf6f")
VIP = "★"
CELL = 6


def draw(view: View, names: tuple[str, ...], words: Words, focus: int | None) -> RenderableType:
    """The whole table: a floor, the round beside it, the envelopes below."""
    beside = Group(situation(view, names, words), open_cards(view, words))
    top = Columns([floor(arrangement_of(view, focus), words), beside], padding=(0, 4))
    return Group(top, Text(), holdings(view, names, words))


def actions_hint(view: View, words: Words) -> str:
    """What is to be decided now."""
    return words.say(f"{NAME}-hint-{view.phase}")


def kind_of(guest: int) -> int:
    """0 for a woman, 1 for a man, 2 for neither."""
    return 0 if guest in WOMEN else 2 if guest >= PALM - 1 else 1


def chip(guest: int) -> Text:
    """A guest by number and mark."""
    return Text(f"{guest + 1}{MARKS[kind_of(guest)]}", style=f"bold {INKS[kind_of(guest)]}")


def arrangement_of(view: View, focus: int | None) -> Arrangement:
    """One's own; another's from its photograph, once that is shown."""
    photo = view.photos[focus] if focus is not None else None
    return photo.arrangement if photo is not None else view.arrangement


# ── The floor ─────────────────────────────────────────────────────────────────────────────────────


def floor(arrangement: Arrangement, words: Words) -> Text:
    """1.3 The back row on top, as the camera sees it; guests that stand elsewhere are named below."""
    standing = {space: guest for guest, space in enumerate(spaces_of(arrangement)) if space != NOWHERE}
    text = Text("   " + "".join(f"{column:^{CELL}}" for column in "ABCDE") + "\n", style="dim")
    for row in range(4, 0, -1):
        text.append(f"{row}  ", style="dim")
        for column in "ABCDE":
            text.append_text(cell(f"{column}{row}", standing, words))
        text.append("\n")
    elsewhere = tuple(figure.guest for figure in arrangement.figures if figure.guest not in standing.values())
    if elsewhere:
        text.append(words.say(f"{NAME}-outside", guests=guests_text(elsewhere, words.say)), style="dim")
    return text


def cell(name: str, standing: dict[int, int], words: Words) -> Text:
    """One square: a guest, an empty space, or the table."""
    if name not in SPACES:
        inside = words.say(f"{NAME}-table") if name == "C2" else ""
        return Text(f"{inside:▒^{CELL}}", style="#a8734a")
    guest = standing.get(SPACES.index(name))
    if guest is None:
        return Text(f"{'·':^{CELL}}", style="dim")
    told = chip(guest)
    told.pad_left(1)
    told.pad_right(CELL - len(told))
    return told


# ── The round ─────────────────────────────────────────────────────────────────────────────────────


def situation(view: View, names: tuple[str, ...], words: Words) -> Text:
    """The round, the card, what is for sale, and one's own VIP card."""
    lines = [words.say(f"{NAME}-side-round", number=view.round, rounds=ROUNDS)]
    if view.card:
        lines.append(words.say(f"{NAME}-side-card", card=words.say(f"{NAME}-card-{view.card}")))
    lines += sale(view, names, words)
    if view.seat is not None:
        lines.append(words.say(f"{NAME}-side-vip", guest=guest_name(view.my_vip, words.say)))
    if view.supply:
        lines.append(words.say(f"{NAME}-supply", number=view.supply))
    return Text("\n".join(lines) + "\n")


def sale(view: View, names: tuple[str, ...], words: Words) -> list[str]:
    """5 What is for sale, and for how much."""
    auction = view.auction
    if auction.lot == NOBODY:
        return []
    lines = [words.say(f"{NAME}-side-lot", guest=guest_name(auction.lot, words.say))]
    if view.card == FIXED and auction.bid:
        lines.append(words.say(f"{NAME}-side-price", number=auction.bid))
    elif auction.leader == HOUSE or auction.leader in range(view.seats):
        leader = seat_name(auction.leader, words.say, names)
        lines.append(words.say(f"{NAME}-side-bid", number=auction.bid, name=leader))
    return lines


def open_cards(view: View, words: Words) -> Text:
    """3.5 What may be looked at now: the open envelope, or all that is noted."""
    text = Text()
    for guest in (guest for guest in ALL_GUESTS if view.envelopes[guest]):
        vips = f" {VIP * view.vips[guest]}" if view.vips[guest] not in (0, NOT_SEEN) else ""
        text.append_text(chip(guest))
        text.append(f" {guest_name(guest, words.say)}{vips}\n", style="bold" if guest == view.open else "")
        for card in view.envelopes[guest]:
            text.append(f"    {card_text(card, guest, words.say)}\n", style="italic")
    return text


def holdings(view: View, names: tuple[str, ...], words: Words) -> Table:
    """2.2 Who holds which envelopes, and how many decorations; at the end, the points."""
    table = Table(show_header=False, box=None, padding=(0, 2, 0, 0))
    for seat in range(view.seats):
        done = view.chosen[seat] or view.taken[seat] or (view.phase == LOOK and view.ready[seat])
        style = "bold" if seat == view.seat else ""
        name = Text(names[seat] + (" ✓" if done and view.phase != OVER else ""), style=style)
        decorations = words.say(f"{NAME}-decorations", number=view.decorations[seat]) if view.auctions else ""
        points = str(view.scores[seat]) if view.scores else ""
        table.add_row(name, envelopes(view, seat, words), decorations, points)
    table.add_row(Text(words.say(f"{NAME}-centre"), style="dim"), envelopes(view, CENTRE, words))
    return table


def envelopes(view: View, holder: int, words: Words) -> Text:
    """The envelopes of a seat or of the centre, by number and name."""
    text = Text()
    for guest in (guest for guest in ALL_GUESTS if view.owner[guest] == holder):
        text.append("  " if text else "")
        text.append_text(chip(guest))
        shown = f" {VIP}" if view.vips_shown >> guest & 1 else ""
        text.append(f" {guest_name(guest, words.say)}{shown}", style="dim")
    return text


def epilogue(view: View, names: tuple[str, ...], words: Words) -> RenderableType:
    """Nothing more than the scores."""
    return Group()
