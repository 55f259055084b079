"""A second Photograph, slow and plain, written from the rules text alone to check the first."""

from collections import Counter

Card = tuple[str, int]  # a colour and a number
Shot = tuple[int, bool]  # a number, and whether it lies face up
SUNSET: Card = ("sunset", 0)
POINTS = {0: -3, 1: 1, 2: 3, 3: 4, 4: 7, 5: 8, 6: 10}


def fits(strip: list[Shot], number: int) -> bool:
    """4.1–4.4 Whether a card with that number may be laid face up at the end of the strip."""
    if strip == []:
        return True
    faces = [shot[0] for shot in strip if shot[1]]
    above, below = range(faces[-1] + 1, 13), range(1, faces[-1])
    if len(faces) == 1:
        right_way = [*below, *above]
    elif faces[1] > faces[0]:
        right_way = [*above]
    else:
        right_way = [*below]
    if strip[-1][1]:
        right_way = [other for other in right_way if abs(other - faces[-1]) in (1, 2, 3)]
    return number in right_way


class Table:
    """Everything on the table, changed in place."""

    def __init__(self, deck: list[Card], colours: list[str], seats: int, first: int, missed_photo: bool) -> None:
        self.seats = list(range(seats))
        self.colours = colours
        self.missed_photo = missed_photo
        self.deck = deck
        height = 3 if seats == 2 else 4
        self.rows = list(range(1, height + 1))
        self.positions = [(row, column) for column in (1, 2, 3, 4) for row in self.rows]
        self.field: dict[tuple[int, int], Card] = {}
        for place in self.positions:
            self.field[place] = self.deck.pop(0)
        self.hands: list[list[Card]] = [[] for _ in self.seats]
        while min(len(hand) for hand in self.hands) < 5:
            for step in self.seats:
                self.hands[(first + step) % seats].append(self.deck.pop(0))
        self.strips: list[dict[str, list[Shot]]] = [{colour: [] for colour in colours} for _ in self.seats]
        self.good_shots: dict[str, int] = {}
        self.removed: list[Card] = []
        self.turn = first
        self.taken = 0
        self.step = "subject"
        self.secrets: dict[int, str] = {}
        self.dealt = 0
        self.reason = ""

    # What may be done

    def actors(self) -> list[int]:
        """Who has to choose."""
        if self.step in ("sunset", "end"):
            return [seat for seat in self.seats if seat not in self.secrets]
        return [] if self.step == "over" else [self.turn]

    def moves(self, seat: int) -> list[str]:
        """Everything that seat may do, in notation, sorted."""
        if seat not in self.actors():
            return []
        if self.step == "subject":
            return sorted(self.takes())
        size = len(self.hands[seat])
        return sorted(f"{place}>{to}" for place in range(1, size + 1) for to in range(1, size + 1) if to > place)

    def takes(self) -> list[str]:
        """3.1 Takes that the rows allow; a single card is said once, from the left."""
        found = []
        for row in self.rows:
            there = len(self.columns_left(row))
            for number in (1, 2, 3):
                if number <= there:
                    found.append(f"{row}L{number}")
                    if there > 1:
                        found.append(f"{row}R{number}")
        return found

    def columns_left(self, row: int) -> list[int]:
        """The columns in which a row still has a card."""
        return [column for column in (1, 2, 3, 4) if (row, column) in self.field]

    # What is done

    def do(self, seat: int, move: str) -> None:
        """One decision and all that follows from it."""
        if self.step == "subject":
            self.take(seat, int(move[0]), move[1], int(move[2]))
        elif self.step == "winding":
            self.wind(seat, move)
            self.shoot(seat, self.taken, True)
            self.check_field()
        else:
            self.secrets[seat] = move
            if len(self.secrets) == len(self.seats):
                self.reveal()

    def take(self, seat: int, row: int, side: str, number: int) -> None:
        """3.1 Card by card, always the outermost one."""
        for _ in range(number):
            columns = self.columns_left(row)
            column = min(columns) if side == "L" else max(columns)
            self.hands[seat].append(self.field.pop((row, column)))
        self.taken = number
        self.step = "winding"

    def wind(self, seat: int, move: str) -> None:
        """3.2 One card changes places with its neighbour in front until it is where it should be."""
        place, to = (int(word) - 1 for word in move.split(">"))
        hand = self.hands[seat]
        while place < to:
            hand[place], hand[place + 1] = hand[place + 1], hand[place]
            place += 1

    def shoot(self, seat: int, number: int, good_shots: bool) -> None:
        """3.3 and 4 The rear card, so many times."""
        needed = 3 if len(self.seats) == 4 else 4
        for _ in range(number):
            colour, value = self.hands[seat].pop(0)
            strip = self.strips[seat][colour]
            face_up = fits(strip, value)
            strip.append((value, face_up))
            length = [up for _value, up in strip].count(True)
            if good_shots and face_up and length >= needed and colour not in self.good_shots:
                self.good_shots[colour] = seat

    def check_field(self) -> None:
        """5.1 Clear and deal, if there are three cards or fewer."""
        self.dealt = 0
        if len(self.field) > 3:
            self.pass_turn()
            return
        left = [(place, self.field.pop(place)) for place in self.positions if place in self.field]
        for (_row, column), card in left:
            if len(self.seats) > 2 and column in (2, 3):
                self.field[self.first_free()] = card
            else:
                self.removed.append(card)
        self.deal()

    def first_free(self) -> tuple[int, int]:
        """The lowest free position."""
        return next(place for place in self.positions if place not in self.field)

    def deal(self) -> None:
        """5.1–5.3 One card at a time; Sunset is looked for before each and after the last."""
        while self.deck[:1] != [SUNSET] and self.deck and len(self.field) < len(self.positions):
            self.field[self.first_free()] = self.deck.pop(0)
            self.dealt += 1
        if self.deck[:1] == [SUNSET]:
            self.step = "sunset"
        elif len(self.field) > 3:
            self.pass_turn()
        else:
            self.step = "end"
            self.reason = "deck-short" if self.dealt else "deck-empty"

    def pass_turn(self) -> None:
        """5.4 The next player's turn."""
        self.turn = self.turn + 1 if self.turn + 1 in self.seats else 0
        self.step = "subject"

    def reveal(self) -> None:
        """5.3, 6.1 Everybody winds and plays two cards."""
        for seat in self.seats:
            self.wind(seat, self.secrets[seat])
            self.shoot(seat, 2, False)
        self.secrets = {}
        if self.step == "end":
            self.step = "over"
        else:
            self.deck.remove(SUNSET)
            self.deal()

    # What it is worth

    def result(self, seat: int) -> tuple[int, int, int]:
        """6.2–6.5 Points, Good Shots, longest strip."""
        points = shots = longest = 0
        for colour in self.colours:
            strip = self.strips[seat][colour]
            mine = self.good_shots.get(colour) == seat
            if self.missed_photo and self.hands[seat][0][0] == colour:
                strip, mine = [], False
            kinds = Counter(face_up for _number, face_up in strip)
            points += POINTS.get(kinds[True], 11) - 2 * kinds[False] + 5 * mine
            shots += mine
            longest = max(longest, kinds[True])
        return points, shots, longest

    def ranking(self) -> list[list[int]]:
        """6.4 The seats place by place."""
        results = {seat: self.result(seat) for seat in self.seats}
        return [
            [seat for seat in self.seats if results[seat] == each]
            for each in sorted(set(results.values()), reverse=True)
        ]
