"""Shooters: the unit that lost its commander, and the line that is charged."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.mass.house import house, plays_with
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.opportunities.windows import FRONT, phase
from ledger.rules.mass.volley import Band, Firing, Targets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.mass.opportunities.battle import Battle, Running
    from ledger.state import State

UNIT = OPPORTUNITY["COM"]
CHARGE = OPPORTUNITY["CRG"]


class Shot(NamedTuple):
    """A volley that is due this turn.

    Attributes:
        code: the opportunity that it comes from.
        rule: the rule behind it.
        firing: those who fire.
        targets: those fired at; None for the enemy's general and his army.
    """

    code: str
    rule: str
    firing: Firing
    targets: Targets | None = None


def left(state: State, dead: int) -> tuple[Band, ...]:
    """The bands left of a unit: the last one loses members first (MASS-AMB-39)."""
    bands: list[Band] = []
    counts: list[int] = list(house(state, "opp.com_bands"))
    alive = max(sum(counts) - dead, 0)
    for count in counts:
        members = min(count, alive)
        alive -= members
        if members:
            bands.append(Band(members, UNIT["threat"]))
    return tuple(bands)


def dead_after(dead: int, damage_dice: int) -> int:
    """How many brutes are dead once their commander is hurt (MASS-OPP-COM-06).

    >>> dead_after(0, 4), dead_after(4, 2)
    (4, 6)
    """
    return dead + damage_dice * int(UNIT["brutes_per_die"])


def flees(state: State, dead: int) -> bool:
    """Whether the unit flees (MASS-OPP-COM-07).

    A unit that the house rules make smaller than the limit goes with its last brute.
    """
    all_of_them: list[int] = house(state, "opp.com_bands")
    return dead >= min(int(UNIT["flees_at"]), sum(all_of_them))


def penalty(hits: int) -> int:
    """What a volley takes from the enemy general's roll, and gives in reputation.

    >>> penalty(7), penalty(1)
    (3, 0)
    """
    return hits // int(UNIT["hits_per_point"])


def shots(
    state: State, battle: Battle, who: str, damage_dice: int = 0, level: str = FRONT
) -> tuple[Shot, ...]:
    """The volleys that a hero's opportunities have fired in the current turn.

    The unit fires only at the Front: a hero who is elsewhere has left it.

    By the house rule `com_order` the unit fires before or after its commander suffers
    this turn's damage dice. Where the table plays without volleys, nobody fires.
    """
    if not plays_with(state, "volley"):
        return ()
    fired: list[Shot] = []
    for running in battle.hero(who).running:
        if phase(state, running, battle.turn) != "window":
            continue
        if running.code == "CRG":
            firing = Firing(level=CHARGE["volley_level"])
            targets = Targets(CHARGE["brutes"], 1)
            fired.append(Shot("CRG", "MASS-OPP-CRG-02", firing, targets))
        elif running.code == "COM" and level == FRONT:
            fired += _salvo(state, running, damage_dice)  # MASS-OPP-COM-02
    return tuple(fired)


def _salvo(state: State, running: Running, damage_dice: int) -> list[Shot]:
    dead = running.tally
    if house(state, "opp.com_order") == "damage_first":
        dead = dead_after(dead, damage_dice)
        if flees(state, dead):
            return []
    firing = Firing(heroes=1, bands=left(state, dead))
    return [Shot("COM", "MASS-OPP-COM-02", firing)]
