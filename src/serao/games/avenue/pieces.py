"""What is in the box of Avenue, as numbers and tables (rules 1 and 5)."""

# 1.1 A square is a number from 0 to 41, row by row from the top left.
COLUMNS, ROWS = 6, 7
SQUARES = COLUMNS * ROWS
ALL_VACANT = (1 << SQUARES) - 1
FARMS = "ABCDEF"
MOST_GRAPES = 4

# 1.4 Each road joins two sides of its square.
TOP, RIGHT, BOTTOM, LEFT = range(4)
ROADS = {
    1: (TOP, LEFT),
    2: (TOP, RIGHT),
    3: (RIGHT, BOTTOM),
    4: (LEFT, BOTTOM),
    5: (LEFT, RIGHT),
    6: (TOP, BOTTOM),
}
SIGNS = {0: "·", 1: "┘", 2: "└", 3: "┌", 4: "┐", 5: "─", 6: "│"}
VACANT = 0

# A road card is its road, plus ten when it is yellow (a scoring card).
YELLOW = 10
YELLOWS = {1: 4, 2: 4, 3: 4, 4: 4, 5: 3, 6: 3}
EACH_ROAD = 7
ROAD_CARDS = tuple(
    card for road, yellow in YELLOWS.items() for card in (road + YELLOW,) * yellow + (road,) * (EACH_ROAD - yellow)
)

ROUNDS = 5  # 3
YELLOWS_A_ROUND = 4  # 3.3
ZERO_PENALTY = -5  # 5.1
# 5.3 Grades for a game alone: the first that the score reaches, from the top.
GRADES = ((110, "legend"), (90, "grand-cru"), (70, "cellar-master"), (50, "vintner"), (30, "carrier"))
LOWEST_GRADE = "apprentice"


def _neighbour(square: int, side: int) -> int:
    row, column = divmod(square, COLUMNS)
    row += (side == BOTTOM) - (side == TOP)
    column += (side == RIGHT) - (side == LEFT)
    return row * COLUMNS + column if 0 <= row < ROWS and 0 <= column < COLUMNS else -1


# The square beyond each side (-1: the border), and where a road goes on when it is entered by a side.
NEIGHBOUR = tuple(tuple(_neighbour(square, side) for side in range(4)) for square in range(SQUARES))
OPPOSITE = (BOTTOM, LEFT, TOP, RIGHT)
ONWARD = tuple(
    tuple(
        next((other for other in ROADS[road] if other != side), -1) if road and side in ROADS[road] else -1
        for side in range(4)
    )
    for road in range(len(ROADS) + 1)
)
