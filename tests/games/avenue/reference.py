"""The whole game again, slow and plain, told from the rules alone: a second opinion for the module."""

COLUMNS = "abcdef"
TURNS_TO = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
SIDES_OF = {
    1: {"top", "left"},
    2: {"top", "right"},
    3: {"right", "bottom"},
    4: {"left", "bottom"},
    5: {"left", "right"},
    6: {"top", "bottom"},
}

Card = tuple[int, str]  # a number and a colour
Square = str  # a1 to f7


def land_of(text: str) -> dict[Square, str]:
    """1.1 What stands on each square of a printed map."""
    rows = [line.split() for line in text.strip().splitlines()]
    return {f"{COLUMNS[x]}{y}": what for y, row in enumerate(rows, 1) for x, what in enumerate(row)}


def beyond(square: Square, side: str) -> Square:
    """The square over a side; over the border a name that no map has."""
    column, row = " abcdef ".index(square[0]), int(square[1])
    column += {"left": -1, "right": 1}.get(side, 0)
    row += {"top": -1, "bottom": 1}.get(side, 0)
    return f"{' abcdef '[column]}{row}"


class Player:
    """One player's sheet of paper, and what the player knows in secret."""

    def __init__(self) -> None:
        self.drawn: dict[Square, int] = {}
        self.boxes: list[int] = []
        self.peeked_in: list[int] = []
        self.secret = ""
        self.choice = ""

    def touching(self, square: Square) -> list[Square]:
        """The neighbours whose road meets the road of a square at their common edge."""
        return [
            beyond(square, side)
            for side in SIDES_OF[self.drawn[square]]
            if TURNS_TO[side] in SIDES_OF.get(self.drawn.get(beyond(square, side), 0), set())
        ]

    def reached(self, start: Square) -> set[Square]:
        """4.1 All squares joined to one: add neighbours until nothing new comes."""
        reached = {start} & set(self.drawn)
        while more := {other for square in reached for other in self.touching(square)} - reached:
            reached |= more
        return reached


class ReferenceGame:
    """A table with a pile of road cards and a pile of farm cards, both in a known order."""

    def __init__(self, map_text: str, players: int, roads: list[Card], farms: list[str]) -> None:
        self.land = land_of(map_text)
        self.players = [Player() for _ in range(players)]
        self.road_pile, self.farm_pile = list(roads), list(farms)
        self.open_roads: list[Card] = []
        self.open_farms: list[str] = []
        self.over = False
        self.begin_round()

    def begin_round(self) -> None:
        """3.1 A farm is revealed; the road cards in the middle are cleared away; 3.2 a road is revealed."""
        self.open_farms.append(self.farm_pile.pop(0))
        self.open_roads = []
        for player in self.players:
            player.secret = ""
        self.reveal_road()

    def reveal_road(self) -> None:
        """3.2 The top road card is put in the middle."""
        self.open_roads.append(self.road_pile.pop(0))

    def yellow_cards(self) -> int:
        """3.3 How many yellow cards lie in the middle."""
        return [colour for _, colour in self.open_roads].count("yellow")

    def may(self, who: int) -> set[str]:
        """3.2 What a player may do now."""
        player = self.players[who]
        if self.over or player.choice:
            return set()
        peek = set() if len(self.open_farms) in player.peeked_in else {"peek"}
        return set(self.land) - set(player.drawn) | peek

    def must_choose(self) -> set[int]:
        """3.2 Who has yet to choose."""
        return set() if self.over else {who for who, player in enumerate(self.players) if not player.choice}

    def choose(self, who: int, what: str) -> None:
        """3.2 A player decides; when all have, they all do it."""
        assert what in self.may(who)
        self.players[who].choice = what
        if not self.must_choose():
            self.do_it()

    def do_it(self) -> None:
        """3.2, 3.3 Everybody draws or peeks, and perhaps the farm scores."""
        for player in self.players:
            if player.choice == "peek":
                player.peeked_in.append(len(self.open_farms))
                player.secret = self.farm_pile[0]
            else:
                player.drawn[player.choice] = self.open_roads[-1][0]
            player.choice = ""
        if self.yellow_cards() < 4:
            self.reveal_road()
        else:
            self.score_farm()

    def score_farm(self) -> None:
        """4 Everybody fills the next box; 5.1 after the fifth it is over."""
        for player in self.players:
            grapes = self.grapes(player, f"F{self.open_farms[-1]}", "GP")
            last_box = ([0, *player.boxes])[-1]
            player.boxes.append(grapes if grapes > last_box else 0)
        self.over = len(self.open_farms) == 5
        if not self.over:
            self.begin_round()

    def grapes(self, player: Player, building: str, colours: str) -> int:
        """4.1, 5.1 The grapes of those colours joined to a farm or a castle."""
        [home] = [square for square, what in self.land.items() if what == building]
        joined = [self.land[square] for square in player.reached(home)]
        return sum(what.count(colour) for what in joined if what[0] in "GP" for colour in colours)

    def total(self, who: int) -> int:
        """5.1, 5.2 Five boxes and two castles, five points less for each zero."""
        player = self.players[who]
        castles = self.grapes(player, "CP", "P") + self.grapes(player, "CG", "G")
        return sum(player.boxes) + castles - sum(5 for box in player.boxes if box == 0)

    def places(self) -> list[set[int]]:
        """5.2 The players from the first place to the last; those who are equal in everything share one."""
        results = {who: (self.total(who), max(player.boxes)) for who, player in enumerate(self.players)}
        best_first = sorted(set(results.values()), reverse=True)
        return [{who for who, result in results.items() if result == each} for each in best_first]
