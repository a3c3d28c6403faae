"""When an opportunity runs, and where it makes its hero stand."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.battle import MEDIC
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.personal import ENGAGEMENTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.mass.opportunities.battle import Battle, Hero, Running
    from ledger.state import State

CODES: tuple[str, ...] = tuple(OPPORTUNITY)
SUPPORT, FRONT = ENGAGEMENTS[0], ENGAGEMENTS[-1]
UNSURE = "unsure"  # a place that depends on dice not yet rolled
# The rule that makes a hero stand somewhere, or keeps him from a roll.
FORCING = {
    "INF": "MASS-OPP-INF-05",
    "TEN": "MASS-OPP-TEN-01",
    "POU": "MASS-OPP-POU-01",
    "AID": "MASS-OPP-AID-02",
    "CAP": "MASS-OPP-CAP-02",
    "COM": "MASS-OPP-COM-02",
    "MES": "MASS-OPP-MES-02",
}
# The turn from which some count, by a house rule.
STARTS = {"BAN": "opp.ban_from", "TEN": "opp.ten_from"}


class Forced(NamedTuple):
    """Where a hero has to be this turn.

    Attributes:
        level: an engagement, or `MEDIC`.
        rule: the rule behind it.
        code: the opportunity that demands it.
    """

    level: str
    rule: str
    code: str


def at_once(state: State, code: str) -> bool:
    """Whether it is settled in the turn that gave it (MASS-OPP-GEN-10)."""
    if code == "CRG":
        return bool(house(state, "opp.crg_when") == "now")
    return bool(OPPORTUNITY[code].get("at_once"))


def first(state: State, running: Running) -> int:
    """The first turn in which it counts."""
    if running.visit:
        return running.visit
    kind = OPPORTUNITY[running.code]
    if running.code in STARTS:
        return running.won + int(house(state, STARTS[running.code]))
    if kind.get("at_once") and not at_once(state, running.code):
        return running.won + 1
    return running.won + int(kind["start"])


def last(state: State, running: Running) -> int | None:
    """The last turn of its window; None while nothing ends it."""
    if running.code == "CAP":
        return running.won + len(way_home(state, running.level))
    turns = int(OPPORTUNITY[running.code]["turns"])
    return first(state, running) + turns - 1 if turns else None


def phase(state: State, running: Running, turn: int) -> str:
    """Its phase in a turn: "before", "window", "after", "over", or "waits"."""
    if running.waits:
        return "waits"
    if turn < first(state, running):
        return "before"
    until = last(state, running)
    if until is None or turn <= until:
        return "window"
    return "after" if "after" in OPPORTUNITY[running.code] else "over"


def stepped(level: str, towards: str, steps: int = 1) -> str:
    """The level reached from one towards another in a number of steps.

    >>> stepped("engaged", "support"), stepped("support", "support")
    ('disengaged', 'support')
    >>> stepped("support", "front", 2), stepped("engaged", "front", 2)
    ('engaged', 'front')
    """
    here, there = ENGAGEMENTS.index(level), ENGAGEMENTS.index(towards)
    steps = min(steps, abs(there - here))
    return ENGAGEMENTS[here + (steps if there > here else -steps)]


def way_home(state: State, level: str) -> tuple[str, ...]:
    """The way of a captured banner, turn by turn (MASS-OPP-CAP-02)."""
    way = [
        level if house(state, "opp.cap_first") == "same" else stepped(level, SUPPORT)
    ]
    while way[-1] != SUPPORT:
        way.append(stepped(way[-1], SUPPORT))
    if house(state, "opp.cap_deliver") == "on_arrival" and len(way) > 1:
        way.pop()
    return tuple(way)


def destination(level: str) -> str:
    """Where a message goes: the farther of Front and Support (MASS-OPP-MES-01, -05)."""
    return str(OPPORTUNITY["MES"]["destination"][level])


def distance(level: str) -> int:
    """How many steps a message has to go.

    >>> [distance(level) for level in ENGAGEMENTS]
    [3, 2, 2, 3]
    """
    there = ENGAGEMENTS.index(destination(level))
    return abs(there - ENGAGEMENTS.index(level))


def steps(state: State, hero: Hero, running: Running, turn: int) -> int:
    """The steps made with a message by the end of the current turn.

    By MASS-OPP-MES-02.
    """
    if hero.now is None or phase(state, running, turn) != "window":
        return running.tally
    modified = house(state, "opp.mes_modified")
    total = hero.now.total if modified else hero.now.bare
    made = total is not None and total >= OPPORTUNITY["MES"]["step_from"]
    return running.tally + made


def demanded(
    state: State, battle: Battle, hero: Hero, running: Running, turn: int
) -> str | None:
    """Where it makes the hero stand in a turn; None where it leaves him free.

    By MASS-OPP-TEN-01, MASS-OPP-POU-01, MASS-OPP-AID-02, MASS-OPP-GEN-13.
    """
    if phase(state, running, turn) != "window":
        return None
    force = OPPORTUNITY[running.code]["force"]
    # MASS-OPP-CAP-02
    if force == "step_back":
        return way_home(state, running.level)[turn - first(state, running)]
    # MASS-OPP-MES-01
    if force == "road":
        return _on_the_road(state, battle, hero, running, turn)
    return {"": None, "same": running.level, "front": FRONT, "medic": MEDIC}[force]


def _on_the_road(
    state: State, battle: Battle, hero: Hero, running: Running, turn: int
) -> str:
    """The place reached with a message; in the first turn, the level from before."""
    made = running.tally
    if turn > battle.turn:
        if turn > battle.turn + 1 or hero.now is None:
            return UNSURE
        made = steps(state, hero, running, battle.turn)
    return stepped(running.level, destination(running.level), made)


def forced(state: State, battle: Battle, who: str) -> Forced | None:
    """Where a hero has to be in the current turn, and why.

    A hero who sees a doctor by a ruling is there, whatever else demands a place
    (MASS-TURN-12).
    """
    hero = battle.hero(who)
    places: list[Forced] = []
    for running in hero.running:
        level = demanded(state, battle, hero, running, battle.turn)
        if level:
            places.append(Forced(level, FORCING[running.code], running.code))
    with_doctor = [one for one in places if one.level == MEDIC]
    return next(iter(with_doctor or places), None)


def seeing_a_doctor(state: State, battle: Battle, who: str) -> bool:
    """Whether he sees one this turn."""
    place = forced(state, battle, who)
    return place is not None and place.level == MEDIC


def rolls(state: State, battle: Battle, who: str) -> str | None:
    """The rule by which a hero makes no personal roll this turn; None if he does.

    By MASS-TURN-09, MASS-PERS-13.
    """
    if battle.hero(who).out:
        return "MASS-PERS-14"
    return "MASS-OPP-INF-02" if seeing_a_doctor(state, battle, who) else None


def lends(state: State, battle: Battle, who: str) -> str | None:
    """The rule by which he cannot lend his Command this turn; None if he can.

    By MASS-TURN-08.
    """
    if battle.hero(who).out:
        return "MASS-PERS-14"
    return "MASS-OPP-INF-03" if seeing_a_doctor(state, battle, who) else None


def orders(code: str) -> bool:
    """Whether it is an order, which may not be declined (MASS-OPP-GEN-03)."""
    kind: dict[str, Any] = OPPORTUNITY[code]
    return bool(kind.get("order"))
