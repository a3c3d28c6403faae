"""Improving figures: one characteristic at a time, where a territory allows it."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.record import NamedTuple
from ledger.rules.common.facts import MONEY
from ledger.rules.game import Outcome, warning
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import SIX
from ledger.rules.medfan.roster import improvements
from ledger.rules.medfan.shopping import (
    CHEAPER,
    TERRITORY,
    in_basket,
    open_for,
    pay,
    prices,
    put_in,
    reduction,
    spent,
)
from ledger.rules.medfan.tables import ARMY, IMPROVEMENT
from ledger.rules.medfan.words import BY_DIE
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.shapes.medfan.armies import Improved
    from ledger.state import State
    from ledger.table import Table

STATS: tuple[str, ...] = IMPROVEMENT["rows"]
KINDS: tuple[str, ...] = IMPROVEMENT["kinds"]
SCORE, SECOND_ATTACK, ABILITY = KINDS
ATTACKS = ("melee", "shooting")
MOST: int = ARMY["characteristic_max"]


class Better(NamedTuple):
    """What a player wants to improve, and how.

    Attributes:
        stat: the characteristic, or "die" to roll for it.
        cost: the price before the reduction.
        kind: "score", "second_attack" or "ability".
        note: the name of the ability, or why the players agree.
        value: the new score, or the value of the second attack.
        first: the value of the first attack.
        at_most: the characteristics that are already at their maximum.
    """

    stat: str
    cost: int
    kind: str = SCORE
    note: str | None = None
    value: int | None = None
    first: int | None = None
    at_most: Sequence[str] = ()


def rolled_stat(table: Table, who: str | None) -> str:
    """The characteristic that a die gives (MED-ADV-02)."""
    (face,) = table.roll(who, "improvement", SIX, 1)
    return STATS[face - 1]


def improve(  # noqa: PLR0913, PLR0917 - the words of the command
    state: State,
    table: Table,
    player: str,
    figure: str,
    stat: str,
    cost: int,
    kind: str | None = None,
    note: str | None = None,
    value: int | None = None,
    first: int | None = None,
    at_most: Sequence[str] = (),
) -> Outcome[Improved]:
    """A player buys an improvement for a figure."""
    better = Better(stat, cost, kind or SCORE, note or None, value, first, at_most)
    return _improved(state, table, player, figure, better)


def _improved(
    state: State, table: Table, player: str, figure: str, better: Better
) -> Outcome[Improved]:
    full = set(better.at_most)
    open_for(state, player)
    cheaper = _territory(state, table, player, figure)
    purchase = f"improve_{state.get(figure, 'kind')}"
    (paid,) = prices(
        [better.cost],
        cheaper=cheaper is not None,
        unit=house(state, "discount_unit"),
        before=in_basket(state, player, purchase),
    )
    pay(state, player, paid)
    stat = _stat(state, table, player, figure, better, full)
    if stat:
        _allowed(state, table, figure, stat, better, full)

    rule = CHEAPER[purchase] if cheaper else "MED-ADV-10"
    effects = spent(player, paid, rule, cheaper or figure)
    if cheaper:
        effects += put_in(state, player, figure, purchase, better.cost)
    if stat:
        effects += _written(state, figure, stat, better, paid)
    asked = {
        "player": player,
        "figure": figure,
        "stat": better.stat,
        "cost": better.cost,
        "kind": better.kind,
        "note": better.note,
    }
    result: Improved = {
        "player": player,
        "figure": figure,
        "stat": stat,
        "kind": better.kind,
        "cost": better.cost,
        "paid": paid,
        "reduced_by": cheaper,
        "hoard": state.balance(player, MONEY) - paid,
    }
    warnings = _reminders(stat, better)
    if cheaper is None:
        warnings.append(warning("medfan.full_price", rule="MED-SHOP-07"))
    return Outcome(asked, result, effects, warnings)


def _territory(state: State, table: Table, player: str, figure: str) -> str | None:
    """The territory that allows the improvement, and makes it cheaper (MED-SHOP-03).

    See MED-TERR-23, -24.
    """
    purchase = f"improve_{state.get(figure, 'kind')}"
    territory = reduction(state, player, purchase)
    if territory is None and house(state, "improvements_need_territory"):
        key = f"medfan.needs_{TERRITORY[purchase]}"
        facts = {"player": player, "figure": figure}
        table.object(Refused("rule", key, rule="MED-SHOP-03", **facts))
    return territory


def _taken(state: State, figure: str, full: set[str]) -> set[str]:
    """The characteristics that a die must not give (MED-AMB-ADV-2)."""
    if house(state, "allow_repeat_improvement"):
        return full
    return full | set(improvements(state, figure))


def _stat(
    state: State,
    table: Table,
    player: str,
    figure: str,
    better: Better,
    full: set[str],
) -> str | None:
    """The characteristic, chosen or rolled; None where the roll is wasted.

    See MED-ADV-03.
    """
    if better.stat != BY_DIE:
        return better.stat
    if not house(state, "improvement_by_die"):
        table.object(Refused("rule", "medfan.no_die", rule="MED-ADV-02"))
    taken = _taken(state, figure, full)
    free = [stat for stat in STATS if stat not in taken]
    if not free:
        raise Refused("rule", "medfan.all_improved", rule="MED-ADV-09", figure=figure)
    blocked = house(state, "improvement_die_blocked")
    while True:
        stat = rolled_stat(table, player)
        if stat in free:
            return stat
        if blocked == "choose":
            return table.choose("stat", free, who=player)
        if blocked == "lost":
            return None


def _allowed(
    state: State,
    table: Table,
    figure: str,
    stat: str,
    better: Better,
    full: set[str],
) -> None:
    """Refuses a second improvement, or a score above five (MED-ADV-07, -08)."""
    before = improvements(state, figure).get(stat)
    facts: dict[str, Any] = {"figure": figure, "stat": stat}
    if before and not house(state, "allow_repeat_improvement"):
        refusal = Refused(
            "rule", "medfan.improved", rule="MED-ADV-07", before=before, **facts
        )
        table.object(refusal)
    if better.kind == SECOND_ATTACK:
        _second_attack(table, better, facts)
    beyond = better.value is not None and better.value > MOST
    if better.kind == SCORE and (beyond or stat in full):
        by_house = house(state, "allow_score_above_5")
        if stat == "movement":
            by_house = by_house or house(state, "allow_move_above_5")
        if not by_house:
            refusal = Refused(
                "rule", "medfan.above_most", rule="MED-ADV-08", most=MOST, **facts
            )
            table.object(refusal)


def _second_attack(table: Table, better: Better, facts: dict[str, Any]) -> None:
    """Refuses a second attack that is better than the first (MED-ADV-04)."""
    if facts["stat"] not in ATTACKS:
        table.object(Refused("rule", "medfan.no_attack", rule="MED-ADV-04", **facts))
    if better.value is None or better.first is None or better.value <= better.first:
        return
    worth = {"value": better.value, "first": better.first}
    refusal = Refused(
        "rule", "medfan.second_attack", rule="MED-ADV-04", **facts, **worth
    )
    table.object(refusal)


def _written(
    state: State, figure: str, stat: str, better: Better, paid: int
) -> list[Effect]:
    # MED-ADV-05.
    parts = [better.kind, better.value, better.note]
    how = " ".join(str(part) for part in parts if part is not None)
    before = state.text(figure, stat)
    return [
        changed(state, figure, stat, f"{before}; {how}" if before else how),
        changed(state, figure, "cost", state.number(figure, "cost") + better.cost),
        changed(state, figure, "paid", state.number(figure, "paid") + paid),
    ]


def _reminders(stat: str | None, better: Better) -> list[dict[str, Any]]:
    warnings = []
    if stat and better.kind == ABILITY:
        warnings.append(warning("medfan.believable", rule="MED-ADV-06"))
    unsaid = better.value is None or better.first is None
    if stat and better.kind == SECOND_ATTACK and unsaid:
        warnings.append(warning("medfan.second_attack", rule="MED-ADV-04"))
    return warnings
