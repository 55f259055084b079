"""What is in the box of Photograph, as numbers and tables (rules 1, 2 and 6)."""

# 1.1 Seven colours, numbers 1 to 12. A photo card is a number from 0 to 83: colour * 12 + number - 1.
COLOURS = ("blue", "red", "yellow", "green", "brown", "grey", "purple")
LAST_NUMBER = 12
PHOTOS = len(COLOURS) * LAST_NUMBER
COLOUR = tuple(card // LAST_NUMBER for card in range(PHOTOS))
NUMBER = tuple(card % LAST_NUMBER + 1 for card in range(PHOTOS))

# 1.2 A back shows the colour and the half of the range. What is seen of a card is one number too:
# the card itself where its face is seen, FIRST_BACK + colour * 2 + half where only the back is.
HALF = LAST_NUMBER // 2
FIRST_BACK = PHOTOS
BACKS = range(FIRST_BACK, FIRST_BACK + 2 * len(COLOURS))
BACK = tuple(FIRST_BACK + COLOUR[card] * 2 + (NUMBER[card] > HALF) for card in range(PHOTOS))
SUNSET = BACKS.stop  # 1.3
EMPTY = -1

# 2.1 Colours in play and 2.3 rows of the field, by the number of seats.
COLOURS_IN_PLAY = {2: 5, 3: 6, 4: 7}
ROWS = {2: 3, 3: 4, 4: 4}
COLUMNS = 4
OPEN_COLUMNS = (True, False, False, True)
PILES = 6  # 2.2
PILES_ABOVE_SUNSET = 4
HAND = 5  # 2.5

# 2.4 The set-up card: positions run column by column, each from top to bottom.
POSITIONS = {rows: tuple((row, column) for column in range(COLUMNS) for row in range(rows)) for rows in (3, 4)}
FACE_UP = {rows: tuple(OPEN_COLUMNS[column] for _row, column in POSITIONS[rows]) for rows in (3, 4)}
ROW = {rows: tuple(tuple(column * rows + row for column in range(COLUMNS)) for row in range(rows)) for rows in (3, 4)}

MOST_TAKEN = 3  # 3.1
STEP = 3  # 4.3 the farthest a number may lie from its neighbour
GOOD_SHOT_AT = {2: 4, 3: 4, 4: 3}  # 4.7
LOW_FIELD = 3  # 5.1, 5.4
PLAYED_TOGETHER = 2  # 5.3, 6.1
HAND_AFTER_SUNSET = HAND - PLAYED_TOGETHER

# 6.2 By the number of face-up cards of a strip; the last entry holds for more, too.
STRIP_POINTS = (-3, 1, 3, 4, 7, 8, 10, 11)
GOOD_SHOT_POINTS = 5  # 6.3
BLURRED_POINTS = -2
