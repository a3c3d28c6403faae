"""The tables and numbers of the reference cards of mass combat."""

from __future__ import annotations

from collections import Counter

from ledger.rules.common.cards import Added, Codes, Phrase, Plain, Rows
from ledger.rules.mass import personal, strategy, tactics, volley
from ledger.rules.mass.house import GAME, house, plays_with
from ledger.rules.mass.keeping import MOST, TEN
from ledger.rules.mass.numbers import BONUS, bonus
from ledger.rules.mass.opportunities import choosing
from ledger.rules.mass.opportunities.beside import beside
from ledger.rules.mass.opportunities.ending import RUN
from ledger.rules.mass.opportunities.tables import DRAWING, END, OPPORTUNITY
from ledger.rules.mass.opportunities.unit import left, penalty
from ledger.rules.mass.opportunities.windows import destination, distance, orders
from ledger.rules.mass.personal import ENGAGEMENTS, ROWS, SITUATIONS, UNITS
from ledger.rules.mass.preparing import SLICE
from ledger.rules.mass.tables import HEROES, KEEPING, LENDING, TERRAIN, VOLLEY
from ledger.rules.settings import default

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.rules.common.cards import Cell
    from ledger.state import State

HIGHEST = TEN.faces[-1]
COLUMNS = len(ENGAGEMENTS) + len(SITUATIONS) - 1
LEAST = next(n for n in range(1, len(BONUS) + 1) if bonus(n))


def figures(state: State, card: str) -> dict[str, Any]:
    """The numbers that the words of a card mention."""
    if card in OPPORTUNITY:
        return _of_opportunity(state, card)
    return {
        "slice": SLICE,
        "least": LEAST,
        "raise_value": house(state, "raises.value"),
        "lenders": house(state, "command.max"),
        "lent": LENDING["personal"],
        "front": HEROES["front"],
        "down": HEROES["down"],
        "die": KEEPING["die"],
        "most": MOST,
        "over_kept": KEEPING["over_kept"],
        "per_trait": strategy.TRAIT,
        "opportunities": len(OPPORTUNITY),
        "orders": Codes(tuple(filter(orders, OPPORTUNITY))),
        "drawing": DRAWING["die"],
        "max_active": house(state, "opp.max_active"),
        "loser_next": OPPORTUNITY["DUE"]["loser_next"],
        "run": RUN,
        "divide": END["losers_divide"],
        **{key: VOLLEY[key] for key in ("brute", "henchman", "hero", "band_members")},
        "halved": VOLLEY["divide_by"],
        "hits_from": list(range(VOLLEY["hits_from"], HIGHEST + 1)),
        "again": HIGHEST,
        "wound_checks": VOLLEY["wound_checks"],
        "booty": OPPORTUNITY["MAG"]["booty"],
        "own_reward": _own_reward(state),
    }


def _own_reward(state: State) -> str:
    """The house rule about the mage's reward; empty where it is as usual."""
    reward = str(house(state, "opp.mag_reward"))
    return "" if reward == default(GAME, f"{GAME}.opp.mag_reward") else reward


def _of_opportunity(state: State, code: str) -> dict[str, Any]:
    """What the tables say about an opportunity, and what keeps a hero from it."""
    kept = beside(state, code)
    numbers = {
        **OPPORTUNITY[code],
        "never": Codes(kept.never),
        "sometimes": Codes(kept.sometimes),
    }
    more: dict[str, Callable[[State], dict[str, Any]]] = {
        "BAN": _banner,
        "TEN": _held,
        "TIR": _shot,
        "DUE": _duel,
        "CRG": _charge,
        "COM": _shooters,
        "MAG": _mage,
    }
    return numbers | more[code](state) if code in more else numbers


def _banner(state: State) -> dict[str, Any]:
    _, _, less = str(house(state, "opp.ban_personal")).partition(":")
    return {"less": -int(less or 0)}


def _held(_: State) -> dict[str, Any]:
    by_level = OPPORTUNITY["TEN"]["rep_by_level"]
    return {"points_engaged": by_level["engaged"], "points_front": by_level["front"]}


def _shot(state: State) -> dict[str, Any]:
    return {"tn": house(state, "opp.tir_tn")}


def _duel(state: State) -> dict[str, Any]:
    return {"cost": house(state, "opp.due_refusal"), "down": HEROES["down"]}


def _charge(state: State) -> dict[str, Any]:
    level = OPPORTUNITY["CRG"]["volley_level"]
    return {"dice": volley.dice_count(level), "fired": plays_with(state, "volley")}


def _shooters(state: State) -> dict[str, Any]:
    bands = left(state, 0)
    level = volley.level(volley.Firing(heroes=1, bands=bands))
    return {
        "point": penalty(OPPORTUNITY["COM"]["hits_per_point"]),
        "brutes": sum(band.members for band in bands),
        "bands": [band.members for band in bands],
        "level": level,
        "dice": volley.dice_count(level),
        "fired": plays_with(state, "volley"),
    }


def _mage(state: State) -> dict[str, Any]:
    return {"own_reward": _own_reward(state)}


# Tables ---------------------------------------------------------------------------


def units(state: State) -> Rows:
    """What each unit adds to a personal roll, by engagement."""
    rows: list[list[Cell]] = [
        [unit, *(Added(personal.unit_modifier(state, unit, e)) for e in ENGAGEMENTS)]
        for unit in UNITS
    ]
    return Rows(("unit", *ENGAGEMENTS), rows)


def tactics_compared(state: State) -> Rows:
    """What each pair of tactics adds to the attacker's roll."""
    rows: list[list[Cell]] = [
        [Plain(one), *(Added(tactics.modifier(state, one, b)) for b in tactics.ORDER)]
        for one in tactics.ORDER
    ]
    letters = map(Plain, tactics.ORDER)
    return Rows(("attacker_defender", *letters), rows)


def tactics_named(_: State) -> Rows:
    """What the letters of the tactics mean, in two columns."""
    half = -(-len(tactics.ORDER) // 2)
    pairs = zip(tactics.ORDER[:half], tactics.ORDER[half:], strict=True)
    rows = [(Plain(one), one, Plain(other), other) for one, other in pairs]
    return Rows(("letters_head", "tactic", "letters_head", "tactic"), rows)


def terrain(_: State) -> Rows:
    """What terrain adds to a general's roll."""
    rows = [(code, Added(TERRAIN[code])) for code in strategy.GROUND]
    return Rows(("ground", "roll"), rows)


def numbers(_: State) -> Rows:
    """What each ratio of numbers is worth."""
    times = range(LEAST, len(BONUS) + 1)
    heads = [
        Phrase("at_least" if n == times[-1] else "to_one", {"n": n}) for n in times
    ]
    return Rows(("ratio", *heads), [("roll", *(Added(bonus(n)) for n in times))])


def forts(state: State) -> Rows:
    """The fortifications in the table, with their levels."""
    levels: dict[str, int] = house(state, "fort.levels")
    return Rows(("fort", "level"), list(levels.items()))


def columns(_: State) -> Rows:
    """Which column of the personal table applies."""
    rows: list[list[Cell]] = [
        [situation, *(personal.column(situation, level) for level in ENGAGEMENTS)]
        for situation in SITUATIONS
    ]
    return Rows(("army", *ENGAGEMENTS), rows)


def cells(state: State) -> Rows:
    """What each row and column of the personal table gives."""
    numbers = range(1, COLUMNS + 1)
    rows: list[list[Cell]] = [
        [Plain(row), *(_cell(state, row, n) for n in numbers)] for row in ROWS
    ]
    return Rows(("result", *(Phrase("column", {"n": n}) for n in numbers)), rows)


def _cell(state: State, row: str, number: int) -> Phrase:
    cell = personal.read(state, row, number)
    code = "cell_opportunity" if cell["opportunity"] else "cell"
    facts = {"dice": cell["damage_dice"], "reputation": cell["reputation"]}
    return Phrase(code, facts)


def messages(_: State) -> Rows:
    """How far a message has to go, and the most that it brings."""
    most = OPPORTUNITY["MES"]["ally_most"]
    rows = [
        (level, destination(level), distance(level), Added(most - distance(level)))
        for level in ENGAGEMENTS
    ]
    return Rows(("from_level", "to_level", "steps", "best"), rows)


def faces(state: State) -> Rows:
    """How many faces of the die mean each opportunity, by the players' own list."""
    meant = Counter(choosing.faces(state, "table", ()))
    return Rows(("opportunity", "faces"), list(meant.items()))


def wounds(_: State) -> Rows:
    """The flesh wounds of each hit of a volley, by the target's TN."""
    lines = VOLLEY["wounds"]
    *exact, last = (line["tn"] for line in lines)
    heads = [*exact, Plain(f"{last}+")]
    return Rows(
        ("target_tn", *heads), [("each_hit", *(line["each"] for line in lines))]
    )


def people(_: State) -> Rows:
    """What each kind of shooter adds to the volley level."""
    rows = [(who, VOLLEY[who]) for who in ("brute", "henchman", "hero")]
    return Rows(("shooter", "level"), rows)


TABLES: dict[str, Callable[[State], Rows]] = {
    "units": units,
    "tactics": tactics_compared,
    "letters": tactics_named,
    "terrain": terrain,
    "numbers": numbers,
    "forts": forts,
    "columns": columns,
    "cells": cells,
    "messages": messages,
    "faces": faces,
    "wounds": wounds,
    "people": people,
}
