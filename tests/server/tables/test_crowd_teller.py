"""What a crowd is told together: who has chosen or chosen again sees something new, all others only a number."""

import asyncio

from serao.server.tables.crowd import CrowdNews, CrowdTeller
from serao.table.commands import Undo
from serao.table.events import Event
from tests.patience import PATIENCE
from tests.table.sitting import Sitting
from tests.table.test_crowd import crowd


def told_of(sitting: Sitting, *happen: Event) -> CrowdNews:
    """What a crowd is told of these together, which have been folded."""

    async def telling() -> CrowdNews:
        told: asyncio.Queue[CrowdNews] = asyncio.Queue()
        teller = CrowdTeller(sitting.table, told.put_nowait)
        around = sitting.table.around
        for event in happen:
            waited_for = len(sitting.table.actors)
            sitting.append(event)
            teller.add(event, sitting.table.around != around, waited_for)
        return await asyncio.wait_for(told.get(), PATIENCE)

    return asyncio.run(telling())


def test_who_takes_back_a_choice_is_shown_the_game_anew_and_nobody_else() -> None:
    rehearsal = crowd(13, 2)
    events = [rehearsal.play(0), rehearsal.play(1), rehearsal.do("person-0", Undo, seat=0)]
    told = told_of(crowd(13, 2), *events)
    assert (told.acted, told.around) == ({0, 1}, False)
