"""Buying siege equipment from a side's allowance, one item or a whole list."""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Misuse, Refused
from ledger.journal import Finding
from ledger.rules.game import Outcome
from ledger.rules.siege import lists, pieces, scenarios, units
from ledger.rules.siege.campaign import bonus
from ledger.rules.siege.facts import ALLOWANCE, KINDS
from ledger.state import WORLD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ledger.effects import Effect
    from ledger.rules.common.ids import Entering
    from ledger.shapes.siege.pieces import Bought
    from ledger.state import State
    from ledger.table import Table

MOST_PIECES = 10_000


def buyer(state: State, side: str) -> lists.Buyer:
    """A side of the campaign, as the lists see it."""
    role = scenarios.role(state, side) or scenarios.DEFENDER
    code = scenarios.demand(state)
    return lists.Buyer(
        role,
        code,
        state.number(side, "points"),
        state.text(side, "people"),
        bonus(state, code) > 0,
        state.number(side, "spent") or None,
    )


def buy(
    state: State,
    table: Table,
    entering: Entering,
    side: str,
    item: str,
    count: int | None,
    unit: str | None,
) -> Outcome[Bought]:
    """A side buys pieces; with a unit, it takes them at once."""
    scenarios.demand(state)
    if unit and units.side_of(state, unit) != side:
        raise Refused("rule", "siege.other_unit", unit=unit, side=side)
    if unit:
        needed = lists.pieces_for(state, item, state.number(unit, "stands"))
        if count not in (None, needed):
            raise Misuse("usage", "siege.needs", piece=item, count=needed)
        count = needed
    count = 1 if count is None else count
    carried = (*pieces.equipment(state, unit), item) if unit else ()
    sort = state.text(unit, "type") if unit else None
    also = units.against(state, unit, sort, carried) if unit else []
    effects = bought(state, table, side, {item: count}, also)
    warnings = lists.people_warnings(buyer(state, side), {item: count})
    after = state.copy().apply(effects)
    if unit:
        more, notes = units.given(after, table, unit, item, entering)
        effects += more
        warnings += notes
        after.apply(more)
    result: Bought = {
        "side": side,
        "item": item,
        "count": count,
        "cost": lists.price(item) * count,
        "unit": unit,
        "left": after.balance(side, ALLOWANCE),
        "owned": pieces.owned(after, side, item),
    }
    asked = {"side": side, "item": item, "count": count, "unit": unit}
    return Outcome(asked, result, effects, warnings)


def bought(
    state: State,
    table: Table,
    side: str,
    counts: Mapping[str, int],
    also: Sequence[Refused] = (),
) -> list[Effect]:
    """Pays the points and adds the pieces, unless a rule forbids it.

    `also` are later refusals, so that all can be reported at once.
    """
    refused = refusals(state, side, counts)
    have, need = state.balance(side, ALLOWANCE), lists.cost(counts)
    lacking = []
    # Where nothing may be bought at all, points do not matter.
    if need > have and lists.total(state, buyer(state, side)):
        lacking.append(_lacking(state, side, have, need))
    try:
        for refusal in refused:
            table.object(refusal)
    except Refused as first:
        raise _several(first, [*refused, *also, *lacking]) from None
    if need > have:
        # A ruling cannot spend points that a side does not have.
        refusal = _lacking(state, side, have, need)
        raise _several(refusal, [*also, refusal])
    because = Because("SIEGE-BUDGET-11", side)
    effects = moved(ALLOWANCE, need, side, WORLD, because)
    for item, count in counts.items():
        effects += moved(item, count, WORLD, side, Because("SIEGE-LIST-16", side))
    return effects


def _lacking(state: State, side: str, have: int, need: int) -> Refused:
    """The refusal that not enough points are left."""
    bonus_only = scenarios.value(scenarios.demand(state), "bonus")
    rule = "SIEGE-SCN2-06" if bonus_only else "SIEGE-BUDGET-11"
    key = "siege.allowance"
    return Refused("not_enough", key, rule=rule, side=side, have=have, need=need)


def _several(first: Refused, refusals: list[Refused]) -> Refused:
    """One refusal with all reasons against a purchase, each with its rule."""
    if len(refusals) == 1:
        return first
    findings = [
        Finding(one.key, "", tuple(one.facts.items()), rule=one.rule)
        for one in refusals
    ]
    return Refused(first.code, "siege.faults", rule=first.rule, findings=findings)


def refusals(state: State, side: str, counts: Mapping[str, int]) -> list[Refused]:
    """Why a side may not have these pieces in addition to those that it has."""
    own = buyer(state, side)
    for item, count in counts.items():
        if count + pieces.owned(state, side, item) > MOST_PIECES:
            raise Misuse("usage", "siege.many_pieces", most=MOST_PIECES)
    several = [
        refusal for item in counts for refusal in lists.item_refusals(state, own, item)
    ]
    every = {
        item: number
        for item in KINDS
        if (number := pieces.owned(state, side, item) + counts.get(item, 0))
    }
    for refusal in lists.sum_refusals(state, own, every):
        # The rest of the allowance limits the points, and earlier purchases are
        # settled.
        about = refusal.facts.get("piece")
        if refusal.key == "siege.over_allowance" or (about and about not in counts):
            continue
        if refusal.key == "siege.over_artillery" and not lists.on_artillery(counts):
            continue
        several.append(refusal)
    return several
