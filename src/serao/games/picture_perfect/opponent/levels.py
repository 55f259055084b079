"""Five opponents for Picture Perfect, from a child to one who uses everything there is."""

from serao.engine.chance import Chance
from serao.engine.parts import Bot
from serao.engine.problem import Reason
from serao.games.picture_perfect import phases
from serao.games.picture_perfect.actions import ABSTAIN, CLOSE, OPENS, READY, VIPS, Action, Arrange, TakePhoto
from serao.games.picture_perfect.arrangement import EMPTY, Arrangement, Camera
from serao.games.picture_perfect.memory import Memory
from serao.games.picture_perfect.opponent import before_photo, prices, yardstick
from serao.games.picture_perfect.opponent.search import (
    Effort,
    Found,
    Knowledge,
    Plan,
    forgotten,
    known_to,
    search_views,
    worth_seen,
)
from serao.games.picture_perfect.opponent.views import NEAR_VIEWS, VIEWS
from serao.games.picture_perfect.photo import developed, photo_refusal
from serao.games.picture_perfect.pieces import NOBODY, NOWHERE
from serao.games.picture_perfect.studio.cells import STANDARD, seen, shipped_cells

EVERYTHING = Plan(Effort(40_000), NEAR_VIEWS, Effort(150_000), 2)


def level_1(memory: Memory, chance: Chance) -> Action:
    """A child: looks into its envelopes, forgets those it gave away, trades on a whim and tries a few places."""
    held = {guest for guest, owner in enumerate(memory.owner) if owner == memory.seat}
    return simple(memory, chance, forgotten(known_to(memory), held), Plan(Effort(60)))


def level_2(memory: Memory, chance: Chance) -> Action:
    """A guest who remembers what it saw, trades on a whim, and moves figures about for a while."""
    return simple(memory, chance, known_to(memory), Plan(Effort(600)))


def level_3(memory: Memory, chance: Chance) -> Action:
    """A family's best: trades what it knows for what it does not, and arranges with patience."""
    if memory.phase == phases.PHOTO and not yardstick.look(memory):
        return arranged(memory, chance, known_to(memory), Plan(Effort(4_000)))
    return yardstick.choose(memory, chance)


def level_4(memory: Memory, chance: Chance) -> Action:
    """A club's best: looks again for VIP cards, keeps its own to the end, knows prices, and searches for long."""
    if memory.phase in phases.LOOKING:
        return looked_and_arranged(memory, chance, known_to(memory), Plan(Effort(60_000)))
    if memory.phase in prices.AUCTIONED:
        return prices.auctioned(memory, chance, envy=0.0)
    return yardstick.choose(memory, chance)


def level_5(memory: Memory, chance: Chance) -> Action:
    """Everything there is: it guesses where VIP cards lie, grudges others news and money, and photographs from near."""
    if memory.phase in phases.LOOKING:
        return looked_and_arranged(memory, chance, before_photo.with_beliefs(memory), EVERYTHING)
    if memory.phase in prices.AUCTIONED:
        return prices.auctioned(memory, chance, prices.envious(memory))
    return (
        before_photo.traded(memory, chance)
        if memory.phase in before_photo.TRADING
        else yardstick.choose(memory, chance)
    )


def looked_and_arranged(memory: Memory, chance: Chance, knowledge: Knowledge, plan: Plan) -> Action:
    """3.1, 7.1 Look into what may hold something new; at the end the VIP card, then the photograph."""
    something_new = before_photo.look(memory)
    if something_new or memory.phase == phases.LOOK:
        return something_new or READY
    return before_photo.last_vip(memory, knowledge, chance) or arranged(memory, chance, knowledge, plan)


def simple(memory: Memory, chance: Chance, knowledge: Knowledge, plan: Plan) -> Action:
    """Look into what one has, put the VIP card anywhere, choose anything, arrange by what one remembers."""
    match memory.phase:
        case phases.LOOK:
            return whim(memory) or READY
        case phases.PHOTO:
            return whim(memory) or arranged(memory, chance, knowledge, plan)
        case phases.PEEK:
            return CLOSE
        case phases.VOTE:
            return ABSTAIN
    return chance.pick(memory.legal)


def whim(memory: Memory) -> Action | None:
    """The VIP card into the first envelope opened; then the next one never looked into."""
    if memory.open_now != NOBODY and VIPS[memory.open_now] in memory.legal:
        return VIPS[memory.open_now]
    mine = (guest for guest, owner in enumerate(memory.owner) if owner == memory.seat)
    return next((OPENS[guest] for guest in mine if not memory.envelopes[guest]), None)


def arranged(memory: Memory, chance: Chance, knowledge: Knowledge, plan: Plan) -> Action:
    """7 The best arrangement found, once; then the photograph."""
    if memory.arrangement.figures and (photo := photo_of_it(memory, knowledge, plan)):
        return photo
    found = search_views(knowledge, plan, chance)
    for each in found:
        view = VIEWS[each.camera]
        arrangement = view.standing(each.spaces)
        if not isinstance(developed(arrangement, view.camera, memory.rules), Reason):
            return put_there(memory, arrangement, view.camera)
    return put_there(memory, seen_part(found[0], memory.rules), VIEWS[found[0].camera].camera)


def seen_part(found: Found, rules: int) -> Arrangement:
    """7.2 An arrangement without those whom nobody would see; nobody at all, if its picture is not valid even so."""
    standing = {guest: space for guest, space in enumerate(found.spaces) if space != NOWHERE}
    unseen = seen(shipped_cells(found.camera), standing, rules).out_of_sight  # without them, others are seen as before
    left = tuple(NOWHERE if unseen >> guest & 1 else space for guest, space in enumerate(found.spaces))
    arrangement = VIEWS[found.camera].standing(left)
    fault = developed(arrangement, VIEWS[found.camera].camera, rules)
    return EMPTY if isinstance(fault, Reason) else arrangement


def put_there(memory: Memory, arrangement: Arrangement, camera: Camera) -> Action:
    """7.1, 7.2 The figures as they are to stand; the photograph, when they stand so already."""
    return TakePhoto(camera) if memory.arrangement == arrangement else Arrange(arrangement)


def photo_of_it(memory: Memory, knowledge: Knowledge, plan: Plan) -> TakePhoto | None:
    """7.2 The valid photograph of what stands there that is worth most; None if it stands as no view has it."""
    worth: dict[TakePhoto, float] = {}
    for name in dict.fromkeys((*plan.views, STANDARD)):
        camera, spaces = VIEWS[name].camera, VIEWS[name].spaces(memory.arrangement)
        if spaces is not None and photo_refusal(memory.arrangement, 0, camera, memory.rules) is None:
            worth[TakePhoto(camera)] = worth_seen(knowledge, spaces, name)
    return max(worth, key=worth.__getitem__) if worth else None


LEVELS: tuple[Bot[Memory, Action], ...] = (level_1, level_2, level_3, level_4, level_5)
