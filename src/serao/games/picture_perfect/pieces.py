"""What is in the box of Picture Perfect, as numbers and tables (rules 1, 2 and 8)."""

# 1.1 Fourteen guests. A guest is a number from 0 to 13: the printed number less one; a set of guests is one bit each.
GUESTS = (
    "lady-in-red",
    "lady-in-yellow",
    "lady-in-blue",
    "young-lady-in-green",
    "grandmother-in-violet",
    "girl-in-white",
    "older-gentleman-in-grey",
    "gentleman-in-a-wheelchair",
    "man-in-a-black-tailcoat",
    "officer-in-navy-uniform",
    "man-in-a-brown-suit",
    "small-boy",
    "corgi",
    "potted-palm",
)
WOMEN = range(6)
MEN = range(6, 12)
CORGI, PALM = 12, 13
HEIGHTS = (64, 64, 64, 64, 60, 44, 68, 46, 70, 70, 70, 44, 26, 70)  # in millimetres, with the stand
ALL_GUESTS = range(len(GUESTS))
NOBODY = -1  # no guest, no envelope

HOUSE_SUPPLY = 12  # 2.3 decorations, besides those of each player

# 1.3 The floor in millimetres: x from the left edge, y from the edge nearest the camera.
SQUARE = 50
FLOOR_WIDTH, FLOOR_DEPTH = 5 * SQUARE, 4 * SQUARE
TABLE_LEFT, TABLE_RIGHT, TABLE_DEPTH = SQUARE, 4 * SQUARE, 2 * SQUARE
SPACES = ("A1", "A2", "A3", "A4", "B3", "B4", "C3", "C4", "D3", "D4", "E1", "E2", "E3", "E4")
ALL_SPACES = range(len(SPACES))
NOWHERE = -1  # a guest that is not placed
COLUMN = tuple("ABCDE".index(name[0]) for name in SPACES)
ROW = tuple(int(name[1]) for name in SPACES)
MIDDLE = tuple(
    (column * SQUARE + SQUARE // 2, row * SQUARE - SQUARE // 2) for column, row in zip(COLUMN, ROW, strict=True)
)


def _touches(one: int, other: int) -> bool:
    return abs(COLUMN[one] - COLUMN[other]) + abs(ROW[one] - ROW[other]) == 1


# Spaces that share an edge; columns A and E lie beside the table, which is no space.
NEIGHBOURS = tuple(tuple(other for other in ALL_SPACES if _touches(one, other)) for one in ALL_SPACES)

# 1.4 The preferences: what a card asks for and whom it names, and how many cards say so. A card is its place here.
AREA, NEXT_TO, NOT_NEXT_TO, IN_FRONT, MY_FACE, FACE_OF = (
    "area",
    "next-to",
    "not-next-to",
    "in-front",
    "my-face",
    "face-of",
)
AT_THE_TABLE = frozenset(SPACES.index(name) for name in ("A1", "A2", "E1", "E2", "B3", "C3", "D3"))
AREAS = {
    "row-1": frozenset(space for space in ALL_SPACES if ROW[space] == 1),
    "row-2": frozenset(space for space in ALL_SPACES if ROW[space] == 2),
    "row-3": frozenset(space for space in ALL_SPACES if ROW[space] == 3),
    "row-4": frozenset(space for space in ALL_SPACES if ROW[space] == 4),
    "left": frozenset(space for space in ALL_SPACES if COLUMN[space] < 2),
    "right": frozenset(space for space in ALL_SPACES if COLUMN[space] > 2),
    "at-the-table": AT_THE_TABLE,
    "away": frozenset(ALL_SPACES) - AT_THE_TABLE,
}
AREA_CARDS = {"row-1": 1, "row-2": 1, "row-3": 2, "row-4": 3, "left": 2, "right": 2, "at-the-table": 2, "away": 1}
KINDS = {"man": MEN, "woman": WOMEN}
HIDDEN_FACES = (0, 3, 9, 12)
PREFERENCES: tuple[tuple[str, str | int], ...] = (
    *((AREA, area) for area in AREAS),
    *((NEXT_TO, guest) for guest in ALL_GUESTS),
    *((NOT_NEXT_TO, kind) for kind in KINDS),
    (IN_FRONT, ""),
    (MY_FACE, ""),
    *((FACE_OF, guest) for guest in HIDDEN_FACES),
)
CARDS_OF_A_PREFERENCE = (*AREA_CARDS.values(), *(1,) * len(GUESTS), 2, 2, 3, 3, *(1,) * len(HIDDEN_FACES))
PREFERENCE_CARDS = tuple(card for card, number in enumerate(CARDS_OF_A_PREFERENCE) for _ in range(number))
CARDS_IN_AN_ENVELOPE = 3

# 1.5 Trade cards and auction cards, and how many of each.
DANCE, PARTNER, GIFTS, THEFT, REVELATIONS, RUMOURS = "dance", "partner", "gifts", "theft", "revelations", "rumours"
OPEN_AUCTION, SHARED, SINGLE, FIXED, SEALED, UNFAIR = "open", "shared", "single", "fixed", "secret", "unfair"
TRADES = (DANCE, DANCE, PARTNER, PARTNER, GIFTS, GIFTS, THEFT, THEFT, REVELATIONS, RUMOURS)
AUCTIONS = (OPEN_AUCTION, SHARED, SINGLE, FIXED, SEALED, UNFAIR)
ROUNDS = 6  # 2.3, 3: a card a round
AUCTIONS_IN_THE_DECK = 3

# 2.2 Envelopes for each player, by the number of players; the rest lies in the centre.
ENVELOPES_EACH = {2: 5, 3: 4, 4: 3, 5: 2, 6: 2}
CENTRE = -1

REVEALED = 2  # 4.4
HOUSE_BID = 2  # 5.9

# 8.1 By the number of preferences met.
GUEST_POINTS = (-3, 1, 3, 6)
DECORATIONS_A_POINT = 2  # 8.3
