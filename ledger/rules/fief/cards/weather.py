"""Bad weather and famine, and the sun and good harvest that end them."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.fief.board.places import region_of, regions, villages_of
from ledger.rules.fief.cards.deck import lay, spend, taken_away
from ledger.rules.fief.cards.wanted import target, unused
from ledger.rules.fief.facts import REBELS
from ledger.rules.fief.families import lords
from ledger.rules.fief.fiefs import owner_of
from ledger.rules.fief.forces import counters, present, stands
from ledger.rules.fief.house import house
from ledger.rules.game import warning
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.rules.fief.cards.wanted import Done, Wanted
    from ledger.state import State
    from ledger.table import Table

RULES = {
    "bad_weather": "FIEF-CARD-64",
    "famine": "FIEF-CARD-67",
    "sun": "FIEF-CARD-66",
    "good_harvest": "FIEF-CARD-68",
}
ENDS = {"sun": "bad_weather", "good_harvest": "famine"}


def plight(state: State, table: Table, wanted: Wanted) -> Done:
    """Bad weather or famine comes over a region."""
    unused(wanted, "lord", "at")
    kind = wanted.card
    region = target(state, table, wanted, "region", regions(state))
    notes: list[dict[str, Any]] = []
    if state.balance(region, kind):
        rule, facts = "fief.cards.stack_weather", {"region": region, "card": kind}
        if not house(state, "cards.stack_weather"):
            table.object(Refused("rule", "fief.stacked", rule=rule, **facts))
        # Each needs a Sun or a Good Harvest of its own (AMB-33).
        notes.append(warning(f"fief.stacked.{kind}", rule="FIEF-AMB-33", region=region))
    because = Because(RULES[kind], region)
    effects, more = lay(state, wanted.player, kind, region, because)
    return effects, {"on": region}, [*more, *notes]


def under(state: State, kind: str) -> list[str]:
    """The regions with bad weather, or with famine."""
    return [region for region in regions(state) if state.balance(region, kind)]


def relief(state: State, table: Table, wanted: Wanted) -> Done:
    """A sun or good harvest ends one card; both are discarded (CARD-66, -68, -17)."""
    unused(wanted, "lord", "at")
    kind, ended = wanted.card, ENDS[wanted.card]
    likely = under(state, ended)
    facts: dict[str, Any] = {"card": kind, "needed": ended}
    if not likely:
        raise Refused("rule", "fief.nothing_to_end", rule="FIEF-CARD-70", **facts)
    region = target(state, table, wanted, "region", likely)
    if not state.balance(region, ended):
        facts |= {"region": region, "near": [state.name(r) for r in likely]}
        raise Refused("rule", "fief.not_there", rule="FIEF-CARD-70", **facts)
    _helps(state, table, wanted.player, region)
    because = Because(RULES[kind], region)
    effects, notes = spend(state, wanted.player, kind, because)
    effects += taken_away(state, ended, region, because)
    if kind == "sun" and state.balance(region, ended) == 1:
        notes += _rebels_wait(state, region)
    left = state.balance(region, ended) - 1
    return effects, {"on": region, "ended": ended, "left": left}, notes


def _helps(state: State, table: Table, player: str, region: str) -> None:
    """Refuses to help others where one may help only oneself and allies (AMB-20)."""
    if house(state, "cards.parry_for") == "anyone":
        return
    helped = {player, *lords.allies(state, player)}
    for village in villages_of(state, region):
        here = (stands(state, village, p) for p in helped)
        if owner_of(state, village) in helped or any(here):
            return
    rule, facts = "fief.cards.parry_for", {"region": region, "player": player}
    table.object(Refused("rule", "fief.parry_for", rule=rule, **facts))


def _rebels_wait(state: State, region: str) -> list[dict[str, Any]]:
    """Lets rebels fight whom the weather held back, now that it ends (AMB-34)."""
    village = state.text(CAMPAIGN, "revolt_at") or ""
    if region_of(state, village) != region:
        return []
    if not counters(state, REBELS) or not present(state, village):
        return []
    return [warning("fief.fight_due", rule="FIEF-AMB-34", village=village)]
