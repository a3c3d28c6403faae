"""The tables and numbers of the reference cards of a Med-Fan campaign."""

from __future__ import annotations

from itertools import groupby

from ledger.rules.common.cards import Phrase, Rows
from ledger.rules.common.settings import value
from ledger.rules.medfan.determining import scaled
from ledger.rules.medfan.house import house, start_hoard
from ledger.rules.medfan.improving import STATS
from ledger.rules.medfan.income import CAMP, FIXED, GUILD, LOSES, ROLLED
from ledger.rules.medfan.length import ENDS_ON, FIRST, LAST, NORMAL
from ledger.rules.medfan.scenarios import POINTS, ROWS
from ledger.rules.medfan.shopping import TERRITORY
from ledger.rules.medfan.spoils import share
from ledger.rules.medfan.tables import (
    ARMY,
    CAPABILITY,
    DIE,
    LAND,
    OBJECTIVE,
    PRICE,
    SCENARIO,
    SURVIVAL,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.rules.common.cards import Cell
    from ledger.state import State

FACES = range(1, DIE["sides"] + 1)
WON, LOST = OBJECTIVE["won"], OBJECTIVE["lost"]
CACHE = CAPABILITY["found"]["treasure_cache"]
# The benefit of a unique territory, or of a rare one that brings no income.
POWERS = (*CAPABILITY["unique"], *CAPABILITY["either"][1:], "blood_altar")
SCORED = tuple(ROWS[7:])  # scenarios decided by points (MED-BATTLE-32)


def figures(state: State, card: str) -> dict[str, Any]:
    """The numbers that the words of a card mention."""
    of_card: dict[str, Callable[[State], dict[str, Any]]] = {
        "beginning": _beginning,
        "army": _army,
        "prizes": _objectives,
        "objectives": _objectives,
        "scenarios": _scenarios,
        "capabilities": _capabilities,
        "powers": _army,
        "spoils": _spoils,
        "income": _income,
        "settling": _income,
    }
    numbers = {
        "unit": _unit(state),
        "sides": DIE["sides"],
        "times": DIE["times"],
        "cm": SCENARIO["bearer_move_cm"],
        "buildings": SCENARIO["buildings"],
        "treasures": SCENARIO["treasures"],
        "scored": [number for number, one in enumerate(ROWS, 1) if one in SCORED],
        "normal": NORMAL,
        "last": LAST,
        "first": FIRST,
        "most": ARMY["characteristic_max"],
        "improvements": len(STATS),
        "size_limit": house(state, "battle_size_limit"),
        "refund_percent": house(state, "dismissal_refund_percent"),
        "reduced_percent": PRICE["reduced_percent"],
        "per_player": LAND["per_player"],
    }
    return numbers | of_card[card](state) if card in of_card else numbers


def _unit(state: State) -> str:
    return str(value(state, "medfan.money.unit"))


def _beginning(state: State) -> dict[str, Any]:
    """What each player begins with."""
    return {
        "hoard": start_hoard(state),
        "known": LAND["determined_at_start"],
        "unknown": LAND["per_player"] - LAND["determined_at_start"],
        "late_extra": house(state, "late_joiner_extra_hoard"),
        "rolls": house(state, "initial_territory_rolls"),
    }


def _army(_: State) -> dict[str, Any]:
    """What an army may have, and what a Council adds."""
    return {
        "spells": ARMY["spells_per_mage"],
        "more_spells": ARMY["council_spells"],
        "all_spells": ARMY["spells_per_mage"] + ARMY["council_spells"],
        "more_mages": ARMY["council_mages"],
    }


def _objectives(_: State) -> dict[str, Any]:
    """What objectives take and give."""
    return {
        "give": LOST["all_or_nothing"]["give"],
        "vacate": WON["raid"]["vacate"],
        "pillage_dice": WON["pillage"]["dice"],
        "block": WON["pillage"]["block"],
        "transform": WON["destruction"]["transform"],
    }


def _scenarios(_: State) -> dict[str, Any]:
    """How the table of scenarios is rolled."""
    return {
        "scenarios": len(ROWS),
        "half": len(ROWS) // 2,
        "low": DIE["sides"] // 2,
    }


def _capabilities(_: State) -> dict[str, Any]:
    """The capabilities that share a line of the table."""
    either = CAPABILITY["either"][0]
    return {"face": CAPABILITY["unique"].index(either) + 1}


def _spoils(state: State) -> dict[str, Any]:
    """The share of the fallen's cost, without and with Blood Altars."""
    return {
        "percent": share(state, 0) // 100,
        "with_one": share(state, 1) // 100,
        "with_two": share(state, 2) // 100,
    }


def _income(state: State) -> dict[str, Any]:
    """What is found, stolen and paid, and by what all gains are multiplied."""
    above, below = house(state, "gain_scale")
    return {
        "above": above,
        "below": below,
        "scales": above != below,
        "cache_dice": CACHE["dice"],
        "guild": scaled(state, CAPABILITY["guild"]["amount"]),
    }


def roles(_: State) -> Rows:
    """How many of each role an army may have, and what raises the cap."""
    lifted = {"chief": "academy_lifts", "mage": "council_lifts"}
    rows = [
        (
            role,
            ARMY["role_cap"],
            Phrase(lifted[role], {"n": ARMY["council_mages"]})
            if role in lifted
            else "",
        )
        for role in ARMY["roles"]
    ]
    return Rows(("role", "at_most", "more_with"), rows)


def objectives(_: State) -> Rows:
    """The objectives by the die, with what the winner gets from them."""
    rows = [
        (
            face,
            one,
            Phrase(
                f"won_{one}",
                {**WON[one], "sides": DIE["sides"], "times": DIE["times"]},
            ),
        )
        for face, one in enumerate(OBJECTIVE["rows"], 1)
    ]
    return Rows(("die", "objective", "winner"), rows)


def scenarios(_: State) -> Rows:
    """The scenarios by their number, with what counts in each."""
    rows = [(number, one, f"by_{one}") for number, one in enumerate(ROWS, 1)]
    return Rows(("number", "scenario", "wins"), rows)


def points(_: State) -> Rows:
    """The points for enemies killed and wounded."""
    rows = [
        (code, POINTS[key]["killed"], POINTS[key]["wounded"])
        for code, key in (
            ("mage", "witch_hunt"),
            ("general", "general"),
            ("chief", "chief"),
        )
    ]
    return Rows(("for_each", "killed", "wounded"), rows)


def last_turn(_: State) -> Rows:
    """The faces that make a turn the last."""
    sure = ENDS_ON | {LAST: FACES}
    return Rows(
        ("turn", *[Phrase("only", {"n": turn}) for turn in sure]),
        [("ends_on", *[_faces(faces) for faces in sure.values()])],
    )


def fates(_: State) -> Rows:
    """The fates of the fallen on each of the three tables."""
    tables = ("base", "one", "both")
    rows = [
        (
            fate,
            *[
                _faces([face for face in FACES if SURVIVAL[one][face - 1] == fate])
                for one in tables
            ],
        )
        for fate in SURVIVAL["fates"]
    ]
    return Rows(("fate", *[f"with_{one}" for one in tables]), rows)


def capabilities(_: State) -> Rows:
    """Three tables side by side: the first die gives the table, the second its line."""
    grouped = groupby(FACES, key=lambda face: CAPABILITY["general"][face - 1])
    kinds = {kind: list(faces) for kind, faces in grouped}
    heads = [
        Phrase(f"kind_{kind}", {"first": faces[0], "last": faces[-1]})
        for kind, faces in kinds.items()
    ]
    return Rows(
        ("die", *heads),
        [(face, *[_capability(kind, face) for kind in kinds]) for face in FACES],
    )


def _capability(kind: str, face: int) -> Cell:
    kind_found = str(CAPABILITY[kind][face - 1])
    return "council_or_academy" if kind_found in CAPABILITY["either"] else kind_found


def powers(state: State) -> Rows:
    """What unique territories, and the Altar, do for their owner."""
    facts = _army(state) | _spoils(state)
    return Rows(
        ("territory", "owner_has"),
        [(one, Phrase(f"power_{one}", facts)) for one in POWERS],
    )


def income(state: State) -> Rows:
    """What each kind of territory brings or costs in an income phase."""
    kinds = dict.fromkeys((*CAPABILITY["common"], *CAPABILITY["rare"]))
    rows = [(kind, *_brings(state, kind)) for kind in kinds if kind != "blood_altar"]
    return Rows(("territory", "brings", "on_double"), rows)


def _brings(state: State, kind: str) -> tuple[Cell, Cell]:
    """What a kind of territory brings, and the effect of a double."""
    unit = _unit(state)
    if kind in ROLLED:
        row = ROLLED[kind]
        code = "rolled_plus" if row["plus"] else "rolled"
        return Phrase(code, {**_dice(row, unit), "plus": row["plus"]}), _double(
            state, row["double"]
        )
    if kind == GUILD:
        amount = scaled(state, CAPABILITY["guild"]["amount"])
        return Phrase("stolen", {"n": amount, "unit": unit}), ""
    if kind == CAMP:
        upkeep = scaled(state, CAPABILITY["camp"]["upkeep"])
        return Phrase("costs", {"n": upkeep, "unit": unit}), ""
    if kind == "treasure_cache":
        return Phrase("found_once", _dice(CACHE, unit)), ""
    amount = scaled(state, FIXED[kind])
    return (Phrase("money", {"n": amount, "unit": unit}) if amount else "none"), ""


def _dice(row: dict[str, Any], unit: str) -> dict[str, Any]:
    return {
        "dice": row["dice"],
        "sides": DIE["sides"],
        "times": DIE["times"],
        "unit": unit,
    }


def _double(state: State, becomes: str) -> Cell:
    if becomes == LOSES:
        return f"casino_{house(state, 'casino_double')}"
    return f"leaves_{becomes}"


def purchases(state: State) -> Rows:
    """What may be bought, and the territory that makes it cheaper."""
    needed = house(state, "improvements_need_territory")
    opened = {"buy": "always", "improve": "with_it" if needed else "always"}
    return Rows(
        ("purchase", "without", "cheaper_with"),
        [
            (purchase, opened[purchase.partition("_")[0]], kind)
            for purchase, kind in TERRITORY.items()
        ],
    )


def characteristics(_: State) -> Rows:
    """The characteristics by the die."""
    return Rows(
        ("die", *[Phrase("only", {"n": face}) for face in FACES]),
        [("improves", *STATS)],
    )


def _faces(faces: Sequence[int]) -> Cell:
    """A series of faces as a table shows it: one, the first and last, or each."""
    if len(faces) == len(FACES):
        return "every"
    code = "only" if len(faces) == 1 else "from_to"
    return Phrase(code, {"n": faces[0], "first": faces[0], "last": faces[-1]})


TABLES: dict[str, Callable[[State], Rows]] = {
    "roles": roles,
    "objectives": objectives,
    "scenarios": scenarios,
    "points": points,
    "last_turn": last_turn,
    "fates": fates,
    "capabilities": capabilities,
    "powers": powers,
    "income": income,
    "purchases": purchases,
    "characteristics": characteristics,
}
