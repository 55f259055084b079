"""The module against a slow plain game, step by step over whole games of random decisions."""

from random import Random

import pytest

from serao.engine.chance import Chance
from serao.games import fairy_tile
from serao.games.fairy_tile.actions import Action, Add, Move, TurnPage
from serao.games.fairy_tile.hexes import axial
from serao.games.fairy_tile.news import Left
from serao.games.fairy_tile.pieces import kingdom_of, lifted, side_name
from serao.games.fairy_tile.places import CHARACTERS
from serao.games.fairy_tile.state import State
from tests.campaign import times
from tests.games.fairy_tile.reference import PAGES, Land, Turn, castles, fulfilled, moves_of, placements, tile_cells
from tests.games.fairy_tile.scenes import fresh

SEEDS = times(4, 40)
DECISIONS = 60


class ReferenceTable:
    """Books, tokens and a kingdom, moved by the rules' own words."""

    def __init__(self, state: State) -> None:
        self.land: Land = {}
        for laid in state.laid:
            side, at, turn = lifted(laid)
            self.lay(side, at, turn)
        self.where = dict(zip(CHARACTERS, map(axial, state.characters), strict=True))
        self.books = [[hand, *book] for hand, book in zip(state.hands, state.books, strict=True)]
        self.told: list[list[int]] = [[] for _ in self.books]
        self.magic = [False] * len(self.books)
        self.who, self.adventures, self.spoken = state.turn, 0, False
        self.turn = Turn(self.land, self.where)

    def lay(self, side: int, at: int, turn: int) -> None:
        """A tile joins the kingdom."""
        name = side_name(side)
        self.land |= tile_cells(name[:-1], name[-1], axial(at), turn)

    def act(self, state: State, action: Action) -> None:
        """One decision; the module's state is only asked which tile lay on top."""
        match action:
            case Move(character, to):
                self.turn.move(CHARACTERS[character], axial(to))
                self.where = dict(self.turn.where)
                self.adventure_lived()
            case Add(at, turn):
                self.lay(state.stack[0], at, turn)
                self.adventure_lived()
            case TurnPage():
                self.books[self.who].append(self.books[self.who].pop(0))
                self.magic[self.who] = True
                self.pass_on()
            case _:
                self.pass_on()

    def adventure_lived(self) -> None:
        """3.1 Tell the page, and go on or not."""
        self.adventures += 1
        book = self.books[self.who]
        if not self.spoken and fulfilled(PAGES[book[0]], self.turn):
            self.told[self.who].append(book.pop(0))
            self.spoken = True
        if self.adventures == 2:
            self.magic[self.who] = False
        if self.adventures == 2 or not self.magic[self.who]:
            self.pass_on()

    def pass_on(self) -> None:
        """The next player."""
        self.who = (self.who + 1) % len(self.books)
        self.adventures, self.spoken = 0, False
        self.turn = Turn(self.land, self.where)


def agree(state: State, table: ReferenceTable) -> None:
    """Both tables look the same."""
    kingdom = kingdom_of(state.laid)
    assert {axial(there) for there in kingdom.terrain} == set(table.land)
    assert {axial(there) for there in kingdom.castles} == castles(table.land)
    assert [axial(there) for there in state.characters] == [table.where[who] for who in CHARACTERS]
    assert state.turn == table.who
    assert list(state.magic) == table.magic
    assert [list(told) for told in state.told] == table.told
    assert [[hand, *book] for hand, book in zip(state.hands, state.books, strict=True)] == table.books


def agree_on_choices(state: State, table: ReferenceTable) -> None:
    """What may be done is the same."""
    actions = fairy_tile.legal(state, state.turn)
    moves = {(CHARACTERS[each.character], axial(each.to)) for each in actions if isinstance(each, Move)}
    assert moves == moves_of(table.land, table.where)
    if state.stack:
        name = side_name(state.stack[0])
        adds = {(axial(each.at), each.turn) for each in actions if isinstance(each, Add)}
        assert adds == placements(table.land, name[:-1], name[-1])


@pytest.mark.campaign
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(SEEDS))
def test_rule_3_1_games_agree_with_the_reference(seats: int, seed: int) -> None:
    random, state = Random(seed), fresh(seats, seed)
    table = ReferenceTable(state)
    for number in range(1, DECISIONS):
        if number % 6 == 0:
            agree_on_choices(state, table)
        action = some_action(state, random)
        after = fairy_tile.apply(state, state.turn, action, Chance(b"reference", number))
        if after.reason or any(isinstance(event, Left) for event in after.news):
            return  # the proof of 7.2 has its own reference
        table.act(state, action)
        state = after
        agree(state, table)


def some_action(state: State, random: Random) -> Action:
    """Any kind of action is as likely as the next."""
    actions = fairy_tile.legal(state, state.turn)
    kinds = sorted({type(action).__name__ for action in actions})
    kind = random.choice(kinds)
    return random.choice([action for action in actions if type(action).__name__ == kind])
