"""What opportunities and heroes add to rolls, line by line."""

from __future__ import annotations

from ledger.rules.mass.house import house, plays_with
from ledger.rules.mass.opportunities.battle import Line
from ledger.rules.mass.opportunities.tables import OPPORTUNITY
from ledger.rules.mass.opportunities.windows import FRONT, phase
from ledger.rules.mass.tables import HEROES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ledger.rules.mass.opportunities.battle import Battle, Hero, Running
    from ledger.state import State

OPPORTUNITY_KEY = "opportunity"
# The rule by which each affects its hero's personal roll.
WEIGHING = {
    "BAN": "MASS-OPP-BAN-03",
    "PRE": "MASS-OPP-PRE-01",
    "CAP": "MASS-OPP-CAP-03",
    "CAV": "MASS-OPP-CAV-02",
    "MAG": "MASS-OPP-MAG-02",
}
AFTER = "MASS-OPP-CAV-03"
# The rule by which each helps the hero's general on the next roll, or harms one.
HELPING = {
    "TEN": "MASS-OPP-TEN-03",
    "PRE": "MASS-OPP-PRE-03",
    "POU": "MASS-OPP-POU-03",
    "CAP": "MASS-OPP-CAP-06",
    "MES": "MASS-OPP-MES-03",
}
HARMING = {
    "TIR": "MASS-OPP-TIR-03",
    "DUE": "MASS-OPP-DUE-04",
    "COM": "MASS-OPP-COM-03",
}


def personal_modifiers(state: State, battle: Battle, who: str) -> tuple[Line, ...]:
    """What a hero's opportunities add to his personal roll (MASS-PERS-05).

    By MASS-OPP-GEN-07, -PRE-01, -CAV-02, -MAG-02 and -CAP-03.
    """
    lines: list[Line] = []
    for running in battle.hero(who).running:
        value, rule = weight(state, running, battle.turn)
        if value:
            facts = (who, value, OPPORTUNITY_KEY, rule, who, running.code)
            lines.append(Line(*facts, turn=battle.turn))
    return tuple(lines)


def weight(state: State, running: Running, turn: int) -> tuple[int, str]:
    """What it adds to its hero's personal roll in a turn, and by which rule."""
    kind = OPPORTUNITY[running.code]
    stage = phase(state, running, turn)
    if stage == "after":
        return int(kind["after"]), AFTER
    if stage != "window" or running.code not in WEIGHING:
        return 0, ""
    value = kind.get("personal", 0) + kind.get("all_rolls", 0)
    if running.code == "BAN":
        setting = str(house(state, "opp.ban_personal"))
        word, _, much = setting.partition(":")
        value -= int(much) if word == "minus" else 0
    return value, WEIGHING[running.code]


def personal_dice(state: State, battle: Battle, who: str) -> int:
    """The dice of a hero's personal roll: one, or none with a captured banner.

    A single die is not lost, unless a house rule says so (MASS-AMB-26,
    MASS-OPP-BAN-03).
    """
    if house(state, "opp.ban_personal") == "no_die":
        lines = on_other_rolls(state, battle, who, "dice")
        return 1 + sum(line.value for line in lines)
    return 1


def on_other_rolls(
    state: State, battle: Battle, who: str, what: str
) -> tuple[Line, ...]:
    """What opportunities change in a hero's other rolls.

    `what`: "dice", the number of dice rolled, or "all_rolls", a modifier of the total
    (MASS-OPP-BAN-03, MASS-OPP-CAP-03).
    """
    lines = []
    for running in battle.hero(who).running:
        value = int(OPPORTUNITY[running.code].get(what, 0))
        if value and phase(state, running, battle.turn) == "window":
            rule = WEIGHING[running.code]
            facts = (who, value, OPPORTUNITY_KEY, rule, who, running.code)
            lines.append(Line(*facts, turn=battle.turn))
    return tuple(lines)


def line_row(line: Line) -> dict[str, Any]:
    """A line as facts."""
    return {
        "what": line.key,
        "value": line.value,
        "rule": line.rule,
        "hero": line.hero,
        "code": line.code or None,
    }


def strategy_modifiers(state: State, battle: Battle, side: str) -> tuple[Line, ...]:
    """What opportunities and heroes add to a general's roll this turn.

    By MASS-OPP-GEN-07.
    """
    due: list[Line] = []
    if plays_with(state, "opportunities"):
        due += [x for x in battle.lines if (x.who, x.turn) == (side, battle.turn)]
    if plays_with(state, "heroes"):
        for hero in battle.of(side):
            due += _of_hero(state, hero, battle.turn)
    return tuple(due)


def _counts(state: State, hero: Hero) -> bool:
    """Whether the table counts him as a hero (MASS-AMB-14)."""
    return not (hero.champion and house(state, "heroes.count") == "players")


def _of_hero(state: State, hero: Hero, turn: int) -> Iterator[Line]:
    """The line for a hero at the Front last turn, or who fell in it."""
    if not _counts(state, hero):
        return
    cancelled = hero.fell and house(state, "heroes.ko_cancels_front")
    if hero.stood == FRONT and not cancelled:
        rule = "MASS-MOD-10"
        yield Line(hero.side, HEROES["front"], "front", rule, hero.id, turn=turn)
    if hero.fell:
        rule = "MASS-MOD-11"
        yield Line(hero.side, HEROES["down"], "down", rule, hero.id, turn=turn)
