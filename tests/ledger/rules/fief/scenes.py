"""Random positions: anything that may be on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import strategies as st

from ledger.effects import Transfer
from ledger.rules.fief.board.places import (
    dioceses,
    entrance,
    regions,
    villages,
    villages_of,
)
from ledger.rules.fief.camp import camp
from ledger.rules.fief.facts import (
    CARD,
    DECK,
    DISCARD,
    GUARDSMEN,
    KINDS,
    STOCK,
    TABLE,
    UNSEEN,
)
from ledger.rules.fief.families import lords
from ledger.rules.fief.forces import series, stack
from ledger.rules.fief.turn.eliminating import eliminated, survives
from ledger.state import BANK, CAMPAIGN
from tests.ledger.rules.fief.positions import position

if TYPE_CHECKING:
    from collections.abc import Callable

    from ledger.state import State

    Draw = Callable[[Any], Any]

PHASES = ("cards", "income", "purchases", "movement", "combat", "negotiations")


@st.composite
def scenes(draw: Draw) -> State:
    """A state of Fief on the small board."""
    turn = draw(st.integers(1, 30))
    state = position("", turn=turn, phase=draw(st.sampled_from(PHASES)))
    for step in (_land, _soldiers, _family, _crown, _cards, _money, _turn):
        step(draw, state)
    return state


def _give(state: State, what: str, count: int, source: str, target: str) -> None:
    """Moves this number, or as many as there are."""
    count = min(count, state.balance(source, what))
    if count:
        state.apply([Transfer(what, count, source, target)])


def _some(draw: Draw, among: Any, most: int = 4) -> list[Any]:
    things = list(among)
    if not things:
        return []
    return draw(st.lists(st.sampled_from(things), max_size=most, unique=True))


def _one(draw: Draw, among: Any) -> Any:
    return draw(st.sampled_from(list(among)))


def _land(draw: Draw, state: State) -> None:
    """Owners, buildings, guests."""
    for village in _some(draw, villages(state), 8):
        owner = draw(st.sampled_from((None, *state.seats)))
        state.put(village, "owner", owner)
        building = draw(st.sampled_from((None, "castle", "city")))
        if building:
            _give(state, building, 1, STOCK, village)
        _give(state, "mill", draw(st.integers(0, 1)), STOCK, village)
        _give(state, "press", draw(st.integers(0, 2)), STOCK, village)
        guests = tuple(_some(draw, state.seats, 2))
        state.put(village, "guests", guests or None)


def _place(draw: Draw, state: State) -> str:
    """A place in a village, or on the road at its entrance."""
    village = _one(draw, villages(state))
    roads = state.words(village, "roads")
    if roads and draw(st.booleans()):
        return entrance(village, _one(draw, roads))
    return str(village)


def _soldiers(draw: Draw, state: State) -> None:
    for player in state.seats:
        for _ in range(draw(st.integers(0, 3))):
            heap = stack(_place(draw, state), player)
            kind = _one(draw, ("v1", "v1", "v3", "v6", "archer", "bombard"))
            _give(state, kind, draw(st.integers(1, 3)), series(player), heap)
            if draw(st.integers(0, 4)) == 0:  # some who have fought in this turn
                _give(state, "mercenary", 1, STOCK, heap)
        _give(state, "mercenary", draw(st.integers(0, 2)), STOCK, camp(player))


def _family(draw: Draw, state: State) -> None:
    """Lords with captors and spouses, fiefs, sees and red hats."""
    for lord in _some(draw, state.subjects("lord"), 8):
        state.put(lord, "player", _one(draw, state.seats))
        state.put(lord, "at", _place(draw, state))
        state.put(lord, "laid", draw(st.sampled_from((None, state.turn))))
        captors = [p for p in state.seats if p != lords.owner(state, lord)]
        state.put(lord, "captor", draw(st.sampled_from((None, *captors, "rebels"))))
        state.put(lord, "cardinal", draw(st.sampled_from((None, None, None, 1))))
    men = [lord for lord in lords.every(state) if not lords.is_woman(lord)]
    women = [lord for lord in lords.every(state) if lords.is_woman(lord)]
    for man, woman in zip(men, women, strict=False):
        if draw(st.booleans()):
            state.put(man, "spouse", woman)
            state.put(woman, "spouse", man)
    for diocese in dioceses(state):
        free = [m for m in men if not lords.bishoprics(state, m)]
        state.put(diocese, "bishop", draw(st.sampled_from((None, *free))))
        if not state.get(diocese, "bishop"):
            state.put(diocese, "discarded", draw(st.sampled_from((None, 1))))
    for lord in _some(draw, [s for s in state.subjects("lord") if s not in men], 2):
        if not state.get(lord, "player"):
            state.put(lord, "discarded", 1)
    for region in regions(state):
        cities = [v for v in villages_of(state, region) if state.balance(v, "city")]
        if cities and draw(st.booleans()):
            _fief(draw, state, region, _one(draw, cities))


def _fief(draw: Draw, state: State, region: str, capital: str) -> None:
    """A title of a lord, kept by a player, or set aside."""
    title = f"title:{state.name(region)}"
    state.put(title, "name", state.name(region))
    state.put(title, "region", region)
    state.put(title, "capital", capital)
    holder = draw(st.sampled_from((None, *lords.every(state))))
    state.put(title, "holder", holder)
    if holder is None:
        where = _one(draw, ("keeper", "aside"))
        state.put(title, where, _one(draw, state.seats) if where == "keeper" else 1)


def _crown(draw: Draw, state: State) -> None:
    """Offices, royal guards, rebels."""
    known = lords.every(state)
    for office in _some(draw, lords.OFFICES if known else ()):
        state.put(CAMPAIGN, office, _one(draw, known))
    for office in ("king", "queen"):
        _give(state, "v1", draw(st.integers(0, 3)), series(office), f"guard/{office}")
        kind = _one(draw, GUARDSMEN)
        _give(state, kind, draw(st.integers(0, 2)), STOCK, f"guard/{office}")
    if draw(st.booleans()):
        state.put(CAMPAIGN, "revolt", _one(draw, state.seats))
        state.put(CAMPAIGN, "revolt_at", _one(draw, villages(state)))
        state.put(CAMPAIGN, "revolt_since", state.turn)
        _give(state, "revolt", 1, UNSEEN, TABLE)
        _give(state, "v3", draw(st.integers(0, 3)), series("rebels"), "rebels")


def _cards(draw: Draw, state: State) -> None:
    """Hands, discards, cards on regions and dioceses."""
    for player in state.seats:
        _give(state, CARD, draw(st.integers(0, 3)), DECK, f"hand/{player}")
    for region in _some(draw, regions(state)):
        kind = _one(draw, ("bad_weather", "famine", "tallage"))
        _give(state, kind, 1, UNSEEN, region)
        if kind == "tallage":
            state.put(region, "tallage", _one(draw, state.seats))
    for diocese in _some(draw, dioceses(state)):
        _give(state, "tithe", 1, UNSEEN, diocese)
        state.put(diocese, "tithe", _one(draw, state.seats))
    for kind in _some(draw, KINDS):
        _give(state, kind, draw(st.integers(1, 2)), UNSEEN, DISCARD)
        _give(state, CARD, 1, DECK, DISCARD)
    _give(state, CARD, draw(st.integers(0, 5)), DECK, TABLE)
    darc = [w for w in lords.every(state) if lords.is_woman(w)]
    if darc and state.balance(UNSEEN, "darc") and draw(st.booleans()):
        state.put(_one(draw, darc), "darc", 1)
        _give(state, "darc", 1, UNSEEN, TABLE)


def _money(draw: Draw, state: State) -> None:
    """Purses, and money set aside for captives."""
    targets = [*state.seats]
    targets += [f"escrow/{lord}" for lord in lords.every(state)]
    for target in targets:
        amount = draw(st.integers(0, 900))
        if amount:
            state.apply([Transfer("money", amount, BANK, target)])


def _turn(draw: Draw, state: State) -> None:
    """Players who have acted, been dealt cards, settled, or are out."""
    for field in _some(draw, ("dealt", "income", "length")):
        state.put(CAMPAIGN, field, state.turn)
    for player in _some(draw, state.seats):
        state.put(player, f"acted_{state.phase}", state.turn)
        state.put(player, "village", _one(draw, villages(state)))
        state.put(player, "chose", draw(st.integers(1, 3)))
    for player in _some(draw, state.seats, 1):
        if not survives(state, player):
            state.apply(eliminated(state, player))
