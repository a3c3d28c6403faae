"""Step 1 of a turn: giving up an opportunity, or seeing a doctor."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.battle import Ended
from ledger.rules.mass.opportunities.offering import Reason, together
from ledger.rules.mass.opportunities.windows import orders

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.mass.opportunities.battle import Battle, Hero
    from ledger.state import State
    from ledger.table import Table


def free_to(state: State, table: Table, code: str, key: str, rule: str) -> None:
    """Refuses to leave an opportunity that binds, unless the game master allows it."""
    if orders(code) or not house(state, "opp.decline"):
        table.object(Reason(key, rule, {"opportunity": code}).refusal())


def given_up(
    state: State, table: Table, battle: Battle, who: str, code: str
) -> tuple[Battle, Ended]:
    """A hero gives one up without success, but keeps gains (MASS-OPP-GEN-11)."""
    hero = _with(battle, who, code)
    free_to(state, table, code, "mass.opp.order_kept", "MASS-OPP-GEN-11")
    gone = Ended(who, code, "given_up", "MASS-OPP-GEN-11")
    return battle.put(hero.without(code)), gone


def visits(state: State, table: Table, battle: Battle, who: str) -> Battle:
    """A hero who had put it off sees the doctor this turn (MASS-AMB-56)."""
    hero = _with(battle, who, "INF")
    waiting = hero.has("INF")
    if waiting is None or not waiting.waits:
        return battle
    rest = hero.without("INF")
    now = waiting._replace(waits=False, visit=battle.turn)
    for one in rest.running:
        if not together(state, battle, rest, (one, now), battle.turn):
            facts = {"opportunity": "INF", "running": one.code}
            reason = Reason("mass.opp.conflict", "MASS-OPP-GEN-09", facts)
            table.object(reason.refusal())
    return battle.put(rest._replace(running=(*rest.running, now)))


def _with(battle: Battle, who: str, code: str) -> Hero:
    """The hero; refused if this opportunity is not running for him."""
    hero = battle.hero(who)
    if hero.has(code) is None:
        facts = {"hero": who, "opportunity": code}
        raise Refused("rule", "mass.opp.not_running", rule="MASS-OPP-GEN-11", **facts)
    return hero
