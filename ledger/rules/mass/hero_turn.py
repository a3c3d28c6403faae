"""A hero in a battle turn: his personal roll, the volleys of his unit, his damage."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.mass import sheets
from ledger.rules.mass.armies import unit_of
from ledger.rules.mass.house import house
from ledger.rules.mass.keeping import chains
from ledger.rules.mass.opportunities.battle import Now
from ledger.rules.mass.opportunities.modifiers import personal_dice, personal_modifiers
from ledger.rules.mass.opportunities.unit import shots
from ledger.rules.mass.personal import Hero, added, cell
from ledger.rules.mass.spending import worth
from ledger.rules.mass.volley import volley

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.questions import Sheet, SheetLine
    from ledger.rules.mass.opportunities.battle import Battle
    from ledger.rules.mass.spending import Spending
    from ledger.state import State
    from ledger.table import Table


class Rolled(NamedTuple):
    """The result of a hero's personal roll.

    Attributes:
        now: the turn as his opportunities see it.
        facts: the outcome, as facts.
    """

    now: Now
    facts: dict[str, Any]


def hero_rolls(
    state: State,
    table: Table,
    battle: Battle,
    who: str,
    place: tuple[str, str],
    *,
    lent: bool,
    spending: Spending,
    before: Sequence[SheetLine] = (),
) -> Rolled:
    """A hero's personal roll, at his level and as his army fares.

    `before`: what the person who rolls should know about the generals' roll.
    """
    level, situation = place
    lines = personal_modifiers(state, battle, who)
    roller = Hero(
        state.number(who, "wits"),
        state.number(who, "tactics"),
        unit_of(state, who),
        level,
        situation,
        sum(line.value for line in lines),
        lent,
    )
    side = str(state.get(who, "side"))
    plus = added(state, roller)
    plus |= _raised(state, spending.on(who, side, fallen=False))
    earned = [
        {"what": x.key, "value": x.value, "rule": x.rule, "code": x.code} for x in lines
    ]

    def laid() -> Sheet:
        return sheets.of_hero(who, place, plus, earned, before)

    fell = _thrown(state, table, battle, who, laid)
    total = sum(fell) + sum(plus.values())
    more = spending.on(
        who, side, fallen=True, sheet=lambda: sheets.of_raising(who, total)
    )
    plus |= _raised(state, more)
    total += worth(state, more)
    gives = cell(state, total, situation, level)
    damage = gives["damage_dice"]
    hits, fired = _fire(state, table, battle, who, damage, level)
    bare = sum(fell) + roller.wits + roller.tactics
    facts = {
        "situation": situation,
        "die": sum(fell),
        "dice": fell,
        "added": plus,
        "lines": earned,
        "total": total,
        **gives,
        "damage": _damage(state, table, who, total, gives),
        "volleys": fired,
    }
    return Rolled(Now(level, total, bare, damage, hits), facts)


def _raised(state: State, raises: int) -> dict[str, int]:
    """What free raises add, where house rules allow them for a hero's roll."""
    return {"raises": worth(state, raises)} if raises else {}


def _thrown(
    state: State,
    table: Table,
    battle: Battle,
    who: str,
    laid: Callable[[], Sheet],
) -> list[int]:
    """The single die, or none if a banner takes it away."""
    if personal_dice(state, battle, who) < 1:
        return []
    explode = bool(house(state, "personal.explode"))
    (fell,) = chains(table, who, "personal", 1, explode=explode, sheet=laid)
    return fell


def _damage(
    state: State, table: Table, who: str, total: int, gives: dict[str, Any]
) -> dict[str, Any] | None:
    """The damage: all dice are kept, as flesh wounds (MASS-PERS-12)."""
    count = gives["damage_dice"]
    if not count or house(state, "personal.damage") != "roll_all":
        return None
    fell = chains(
        table,
        who,
        "damage",
        count,
        explode=True,
        sheet=lambda: sheets.of_damage(who, total, gives),
    )
    return {"dice": fell, "flesh_wounds": sum(sum(chain) for chain in fell)}


def _fire(
    state: State, table: Table, battle: Battle, who: str, damage: int, level: str
) -> tuple[int, list[dict[str, Any]]]:
    """The volleys of a unit of shooters, for a dead commander or a charge."""
    volleys = []
    for shot in shots(state, battle, who, damage, level):
        led = {"who": who} if shot.targets is None else {"about": state.name(who)}
        fired = volley(state, table, shot.firing, shot.targets, **led)
        volleys.append({"code": shot.code, "rule": shot.rule, **fired.result})
    hits = sum(one["hits"] for one in volleys if one["code"] == "COM")
    return hits, volleys
