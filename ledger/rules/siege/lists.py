"""What siege equipment costs, and how much of it each side may have."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.game import warning
from ledger.rules.siege.budget import ARTILLERY, allowance, lists_open, steps
from ledger.rules.siege.house import GAME, house
from ledger.rules.siege.kin import is_of
from ledger.rules.siege.scenarios import (
    ATTACKER,
    BRAKEN_KEEP,
    DEFENDER,
    HELP,
    WATCHTOWER,
    open_lists,
    value,
)
from ledger.rules.siege.tables import ITEMS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from ledger.state import State

PIECES: tuple[str, ...] = tuple(code for code in ITEMS if code != "source")
EARTHWORK, OIL, LADDERS, PORTABLE_RAM = (
    "earthwork",
    "boiling_oil",
    "ladders",
    "portable_ram",
)
MACHINES = "siege_machines"
BOTH = "both"
# Sets of which a house rule may demand one per stand of a unit (SIEGE-AMB-13).
SETS = ("mantlets", "charcloie")
# What goes with a unit, counts as a unit, is on the walls, or on the ground.
WITH_UNIT = (PORTABLE_RAM, LADDERS, *(c for c in PIECES if ITEMS[c].get("with_unit")))
# What infantry assaults a wall with (SIEGE-LADDER-02).
UP_WALLS = (LADDERS, "siege_tower")
NOT_CARRIED = {OIL: "SIEGE-LIST-11", EARTHWORK: "SIEGE-LIST-12"} | {
    code: "SIEGE-LIST-09" for code in PIECES if ITEMS[code]["list"] == ARTILLERY
}
# The rule that closes the lists of a scenario to a side.
CLOSED = {
    (WATCHTOWER, ATTACKER): "SIEGE-SCN1-03",
    (WATCHTOWER, DEFENDER): "SIEGE-SCN1-03",
    (HELP, ATTACKER): "SIEGE-SCN2-05",
    (HELP, DEFENDER): "SIEGE-SCN2-03",
    (BRAKEN_KEEP, ATTACKER): "SIEGE-SCN3-09",
    (BRAKEN_KEEP, DEFENDER): "SIEGE-SCN3-10",
}


class Buyer(NamedTuple):
    """A side that buys siege equipment.

    Attributes:
        role: attacker or defender.
        code: the scenario.
        points: the limit of its army.
        people: its people in the players' own words; None where it is not given.
        won_before: whether the attacker won the scenario before.
        spent: what its army cost, where that is known.
    """

    role: str
    code: str
    points: int
    people: str | None = None
    won_before: bool = False
    spent: int | None = None


# Prices ----------------------------------------------------------------------------


def price(item: str) -> int:
    """The price of a piece; ladders are per stand (SIEGE-LIST-16, SIEGE-EARTH-03)."""
    cost: int = ITEMS[item]["cost"]
    return cost


def cost(pieces: Mapping[str, int]) -> int:
    """The price of all pieces together (SIEGE-LIST-01, SIEGE-SCN2-17)."""
    return sum(price(item) * count for item, count in pieces.items())


def on_artillery(pieces: Mapping[str, int]) -> int:
    """The price of the pieces from the list of siege artillery."""
    own = {i: n for i, n in pieces.items() if ITEMS[i]["list"] == ARTILLERY}
    return cost(own)


def pieces_for(state: State, item: str, stands: int) -> int:
    """The pieces that one unit needs, by its stands (SIEGE-LADDER-05, SIEGE-AMB-13)."""
    by_stand = house(state, "equipment_set_covers") == "stand"
    if ITEMS[item]["per"] == "stand" or (item in SETS and by_stand):
        return stands
    return 1


def total(state: State, buyer: Buyer) -> int:
    """The points that a buyer has in all."""
    return allowance(
        state,
        buyer.role,
        buyer.points,
        buyer.code,
        spent=buyer.spent,
        won_before=buyer.won_before,
    )


def most(state: State, buyer: Buyer, item: str) -> int | None:
    """How many of an item a side may have; None is no limit (SIEGE-LIST-08)."""
    each: int | None = ITEMS[item].get("most")
    if each is None or not house(state, "artillery_max_scales"):
        return each
    return each * steps(state, buyer.role, buyer.points, buyer.code).most


def offered(state: State, role: str, code: str) -> list[str]:
    """What a side may buy at all, by its open lists and the marks of the items."""
    buyer, lists = Buyer(role, code, 0), open_lists(state, role, code)
    mine = [item for item in PIECES if ITEMS[item]["list"] in lists]
    return [item for item in mine if _marked(state, buyer, item) is None]


def cheapest(state: State, role: str, code: str) -> int | None:
    """The price of the cheapest piece that a side may buy; None where there is none."""
    return min(map(price, offered(state, role, code)), default=None)


# Reasons against it ------------------------------------------------------------------


def item_refusals(state: State, buyer: Buyer, item: str) -> list[Refused]:
    """Why a side may not have an item at all: by mark, scenario or people."""
    marked, closed = _marked(state, buyer, item), _closed(buyer, item)
    if marked and lists_open(buyer.code, buyer.role):
        closed = None  # a list of the other side, which has been reported already
    reasons = [marked, closed, _people(buyer, item)]
    return [refusal for refusal in reasons if refusal]


def _marked(state: State, buyer: Buyer, item: str) -> Refused | None:
    """The refusal of an item for the other side (SIEGE-LIST-03 to -05)."""
    side = ITEMS[item]["side"]
    machine = ITEMS[item]["list"] == MACHINES
    if machine and house(state, "machines_available_to") == BOTH:
        side = BOTH
    if side in (BOTH, buyer.role):
        return None
    rule = "SIEGE-LIST-04" if side == ATTACKER else "SIEGE-LIST-03"
    return Refused("rule", f"siege.only_{side}", rule=rule, piece=item)


def _closed(buyer: Buyer, item: str) -> Refused | None:
    """The refusal of a list closed to the side in this scenario (SIEGE-LIST-02)."""
    code, role = buyer.code, buyer.role
    listed = ITEMS[item]["list"]
    bonus = value(code, "bonus") and role == ATTACKER and buyer.won_before
    if listed in lists_open(code, role) or (bonus and item == EARTHWORK):
        return None
    facts = {"piece": item, "list": listed, "siege": code, "army_role": role}
    if value(code, "bonus") and role == ATTACKER:
        key = "siege.earthworks_only" if bonus else "siege.no_bonus"
        return Refused("rule", key, rule=CLOSED[code, role], **facts)
    rule = CLOSED.get((code, role), "SIEGE-LIST-02")
    if item == EARTHWORK:
        return Refused("rule", "siege.no_earthworks", rule="SIEGE-EARTH-02", **facts)
    return Refused("rule", "siege.list_closed", rule=rule, **facts)


def _people(buyer: Buyer, item: str) -> Refused | None:
    """The refusal of an item that a people never has (SIEGE-LIST-07, SIEGE-LIST-06)."""
    for people in ITEMS[item].get("forbidden", ()):
        if buyer.people and is_of(buyer.people, people):
            return Refused(
                "rule",
                "siege.people_never",
                rule="SIEGE-LIST-07",
                piece=item,
                people=people,
            )
    return None


def sum_refusals(
    state: State, buyer: Buyer, pieces: Mapping[str, int]
) -> list[Refused]:
    """Why a side may not have all these pieces together (SIEGE-BUDGET-12)."""
    have, need = total(state, buyer), cost(pieces)
    refusals: list[Refused] = []
    bonus = value(buyer.code, "bonus")
    open_to = lists_open(buyer.code, buyer.role)
    if need > have and (open_to or have):
        rule = "SIEGE-SCN2-06" if bonus else "SIEGE-BUDGET-11"
        refusals.append(
            Refused("rule", "siege.over_allowance", rule=rule, spent=need, most=have)
        )
    artillery = on_artillery(pieces)
    above, below = value(buyer.code, "budget.artillery_share")
    if ARTILLERY in open_to and below * artillery > above * have:
        refusals.append(
            Refused(
                "rule",
                "siege.over_artillery",
                rule="SIEGE-BUDGET-10",
                spent=artillery,
                allowance=have,
            )
        )
    for item, count in pieces.items():
        limit = most(state, buyer, item)
        if limit is not None and count > limit:
            refusals.append(
                Refused(
                    "rule",
                    "siege.too_many",
                    rule="SIEGE-LIST-08",
                    piece=item,
                    count=count,
                    most=limit,
                )
            )
    return refusals


def is_for_infantry(item: str) -> bool:
    """Whether only some types of units may carry it (SIEGE-LIST-14, SIEGE-LADDER-06)."""
    return bool(ITEMS[item].get("types"))


def unit_refusals(
    state: State, unit: str, sort: str | None, equipment: Sequence[str]
) -> list[Refused]:
    """Why a unit may not carry all this.

    Args:
        state: the state with the house rules.
        unit: its name.
        sort: infantry, cavalry, ...; None where it is not given.
        equipment: the items that it carries.
    """
    carried = list(dict.fromkeys(equipment))
    refusals = [
        Refused("rule", "siege.not_carried", rule=rule, unit=unit, piece=item)
        for item, rule in NOT_CARRIED.items()
        if item in carried
    ]
    for item in carried:
        types = ITEMS[item].get("types")
        if types and sort and sort not in types:
            rule = "SIEGE-LADDER-06" if item == LADDERS else "SIEGE-LIST-14"
            facts: dict[str, Any] = {"unit": unit, "piece": item, "unit_type": sort}
            refusals.append(Refused("rule", "siege.infantry_only", rule=rule, **facts))
    others = [item for item in carried if item != LADDERS]
    if LADDERS in carried and others:
        refusals.append(
            Refused(
                "rule",
                "siege.ladders_alone",
                rule="SIEGE-LADDER-04",
                unit=unit,
                piece=others,
            )
        )
    elif len(others) > 1 and house(state, "combine_equipment") == "refuse":
        key = f"{GAME}.house_rules.combine_equipment"
        refusals.append(
            Refused("rule", "siege.combined", rule=key, unit=unit, piece=others)
        )
    return refusals


def unit_warnings(
    state: State, unit: str, equipment: Sequence[str]
) -> list[dict[str, Any]]:
    """What the table should know about a unit's equipment (SIEGE-AMB-14)."""
    others = [item for item in dict.fromkeys(equipment) if item != LADDERS]
    if len(others) < 2 or house(state, "combine_equipment") != "warn":
        return []
    return [
        warning("siege.combined", rule="SIEGE-AMB-14", unit=unit, piece=others),
    ]


def people_warnings(buyer: Buyer, pieces: Mapping[str, int]) -> list[dict[str, Any]]:
    """Warnings of what depends on an army's people, if not given (SIEGE-AMB-39)."""
    asked = [i for i, n in pieces.items() if n and ITEMS[i].get("forbidden")]
    if buyer.people or not asked:
        return []
    return [
        warning("siege.people_untold", rule="SIEGE-LIST-07", piece=item)
        for item in asked
    ]
