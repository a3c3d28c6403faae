"""The tables and numbers of the reference cards of a siege."""

from __future__ import annotations

from ledger.rules.common.cards import Codes, Phrase, Rows
from ledger.rules.siege import budget, scenarios, tables
from ledger.rules.siege.fortress import PARTS
from ledger.rules.siege.house import house
from ledger.rules.siege.length import first_turn, needed
from ledger.rules.siege.scenarios import (
    ATTACKER,
    BRAKEN_KEEP,
    DEFENDER,
    HELP,
    SIEGE,
    WATCHTOWER,
    value,
)
from ledger.rules.siege.towers import FACTOR, LEAST, fitting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.rules.common.cards import Cell
    from ledger.state import State

ITEMS: dict[str, dict[str, Any]] = {
    code: facts for code, facts in tables.ITEMS.items() if isinstance(facts, dict)
}
# How many attacker's totals the table of budgets shows.
TOTALS = 4


def figures(state: State, card: str) -> dict[str, Any]:
    """The numbers that the words of a card mention."""
    of_scenario: dict[str, Callable[[State], dict[str, Any]]] = {
        "linked": _linked,
        WATCHTOWER: _watchtower,
        HELP: _help,
        BRAKEN_KEEP: _braken_keep,
    }
    numbers = _general(state)
    return numbers | of_scenario[card](state) if card in of_scenario else numbers


def _general(state: State) -> dict[str, Any]:
    """What holds in every siege."""
    long, wide = tables.SIZES["earthwork"]
    on_base = fitting(LEAST)
    return {
        **{key: tables.BUDGET[key] for key in ("step", "percent", "round_to")},
        **{key: tables.FORTRESS[key] for key in ("slice", "walls", "towers", "gates")},
        **{key: tables.FORTIFIED[key] for key in ("hit", "die")},
        **{key: tables.LENGTH[key] for key in ("ends_on", "first", "first_with_help")},
        "early": tables.LENGTH["general_early"],
        "certain": tables.LENGTH["ends_on"] - 1,
        "section": tables.SIZES["section"],
        "long": long,
        "wide": wide,
        "base": LEAST[0],
        "on_base": on_base,
        "holds": on_base * FACTOR,
        "command": tables.BREACH["command"],
        "advance": tables.BATTERING["advance_cm"],
        "oil_stops": tables.BATTERING["oil_stops"],
        "ladders": ITEMS["ladders"]["cost"],
        "most": ITEMS["trebuchet"]["most"],
        "own_oil": bool(house(state, "oil_table")),
    }


def _linked(_: State) -> dict[str, Any]:
    bonus = value(HELP, "bonus")
    each = ITEMS["earthwork"]["cost"]
    return {
        "scenarios": Codes(scenarios.LINKED),
        "bonus": bonus,
        "sections": bonus // each,
        "price": bonus // each * each,
        "needed": needed(first_turn(help_comes=True)),
    }


def _watchtower(_: State) -> dict[str, Any]:
    points = value(WATCHTOWER, "points")
    return {
        "dwarfs": points[ATTACKER],
        "empire": points[DEFENDER],
        "apart": value(WATCHTOWER, "zones_apart_cm"),
        "clear": value(WATCHTOWER, "clear_cm"),
        "stands": value(WATCHTOWER, "hold_stands"),
    }


def _help(state: State) -> dict[str, Any]:
    least, most = value(HELP, "cavalry")
    limit = house(state, "scenario2_turn_limit")
    return {
        "dwarfs": value(HELP, "points")[ATTACKER],
        "bonus": value(HELP, "bonus"),
        "knights": value(HELP, "knights"),
        "least": least,
        "most": most,
        "points": value(HELP, "substitute_points"),
        "apart": value(HELP, "zones_apart_cm"),
        "stands": value(HELP, "stands_off"),
        "turn_limit": limit if isinstance(limit, int) else 0,
    }


def _braken_keep(_: State) -> dict[str, Any]:
    points = value(BRAKEN_KEEP, "points")
    outside, beyond = (value(BRAKEN_KEEP, f"{key}_cm") for key in ("outside", "beyond"))
    return {
        "dwarfs": points[ATTACKER],
        "empire": points[DEFENDER],
        "clear": value(BRAKEN_KEEP, "clear_cm"),
        "outside": outside,
        "beyond": beyond,
        "away": outside + beyond,
    }


# Tables ---------------------------------------------------------------------------


def budgets(state: State) -> Rows:
    """The budgets of both sides by the attacker's points."""
    totals = [tables.BUDGET["step"] * n for n in range(1, TOTALS + 1)]
    heads = ("attacker", "equipment", "defender", "equipment", "min_max")
    return Rows(heads, [_budget(state, total) for total in totals])


def _budget(state: State, attacker: int) -> tuple[Cell, ...]:
    defender = budget.defender_limit(attacker, SIEGE) or 0
    least, most = budget.steps(state, DEFENDER, defender, SIEGE)
    return (
        attacker,
        budget.quarter(state, attacker),
        defender,
        budget.quarter(state, defender),
        Phrase("times", {"least": least, "most": most}),
    )


def items(_: State) -> Rows:
    """Everything that can be bought: for whom, at what price, and its hits."""
    rows = [
        (
            code,
            Phrase(f"for_{item['side']}", {}),
            item["cost"],
            Phrase(f"per_{item['per']}", {}),
            item.get("hits", ""),
            item.get("armour", ""),
            "/".join(map(str, item.get("attack", ()))),
        )
        for code, item in ITEMS.items()
    ]
    heads = ("item", "whose", "price", "per", "hits", "armour", "attack")
    return Rows(heads, rows)


def rolls(_: State) -> Rows:
    """What the die must show for the game to end, by turn."""
    turns = range(first_turn(help_comes=True), tables.LENGTH["ends_on"])
    faces = [_on_the_die(needed(turn)) for turn in turns]
    return Rows(("turn", *turns), [("die", *faces)])


def _on_the_die(face: int) -> Cell:
    """What has to be rolled: a face or more, the highest face, or anything."""
    if face == 1:
        return "certain"
    highest = face == tables.LENGTH["die"]
    return Phrase("only" if highest else "at_least", {"n": face})


def points(_: State) -> Rows:
    """What each kind of section is worth."""
    rows = [[tables.POINTS[part] for part in PARTS]]
    return Rows(PARTS, rows)


def oil(state: State) -> Rows:
    """The boiling oil table that the players have typed in."""
    own: list[str] = house(state, "oil_table")
    return Rows(("result", "effect"), [*enumerate(own, 1)])


TABLES: dict[str, Callable[[State], Rows]] = {
    "budgets": budgets,
    "items": items,
    "needed": rolls,
    "points": points,
    "oil": oil,
}
