"""Heroes being put out of action, or getting back on their feet."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.game import Outcome
from ledger.rules.mass.armies import refuse_over
from ledger.rules.mass.field import battle_of
from ledger.rules.mass.house import house
from ledger.rules.mass.opportunities.windows import seeing_a_doctor
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.shapes.mass.battle import Down
    from ledger.state import State
    from ledger.table import Table

# What is remembered about a fall, until the hero is back on his feet.
FALLEN = ("out", "gone", "spared")
HEALING = "MASS-OPP-INF-04"


def down(state: State, table: Table, hero: str, back: bool) -> Outcome[Down]:
    """A hero is put out of action, or is back on his feet."""
    refuse_over(state)
    return _back(state, table, hero) if back else _down(state, hero)


def _down(state: State, who: str) -> Outcome[Down]:
    """A hero is put out of action (MASS-PERS-14)."""
    if state.get(who, "out"):
        raise Refused("rule", "mass.is_down", rule="MASS-PERS-14", hero=who)
    effects: list[Effect] = [changed(state, who, "out", 1)]
    effects += forfeited(state, who)
    side = str(state.get(who, "side"))
    result: Down = {"hero": who, "side": side, "back": False}
    return Outcome({"hero": who, "back": False}, result, effects)


def forfeited(state: State, who: str) -> list[Effect]:
    """A hero who falls loses what he has won but not received (MASS-OPP-GEN-06).

    Damage comes before the opportunity; so does a duel begun by somebody else.
    """
    if not state.get(who, "offered") or house(state, "opp.when_ko"):
        return []
    return [changed(state, who, "offered", None)]


def _back(state: State, table: Table, who: str) -> Outcome[Down]:
    """A hero healed by a doctor is back on his feet; others only by a ruling.

    The doctor must have seen him this turn or in the turn before. Consequences of his
    fall remain, because it did happen.
    """
    if not state.get(who, "out"):
        raise Refused("rule", "mass.on_his_feet", rule="MASS-PERS-14", hero=who)
    healed = state.get(who, "healed") or seeing_a_doctor(state, battle_of(state), who)
    if not healed:
        table.object(Refused("rule", "mass.not_healed", rule=HEALING, hero=who))
    because = Because(HEALING if healed else None, who)
    effects: list[Effect] = [
        changed(state, who, field, None)._replace(because=because)
        for field in FALLEN
        if state.get(who, field)
    ]
    result: Down = {"hero": who, "side": str(state.get(who, "side")), "back": True}
    return Outcome({"hero": who, "back": True}, result, effects)
