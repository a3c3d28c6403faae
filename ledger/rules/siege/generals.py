"""Generals dying, armies breaking, and the immediate consequences."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.naming import clean_name
from ledger.rules.game import Outcome
from ledger.rules.siege.closing import decided
from ledger.rules.siege.scenarios import demand, role, value
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.effects import Effect
    from ledger.shapes.siege.campaign import Gone
    from ledger.state import State
    from ledger.table import Table


def general(
    state: State,
    table: Table,
    side: str,
    *,
    name: str | None,
    dead: bool,
    turn: int | None,
) -> Outcome:
    """Names a side's general, or records the death, which may end the game."""
    code = demand(state)
    if not dead and (name is None or turn is not None):
        raise Misuse("usage", "siege.general")
    effects: list[Effect] = []
    if name is not None:
        effects.append(changed(state, side, "general", clean_name(name)))
    if dead:
        effects.append(_died(state, table, side, turn))
    after = state.copy().apply(effects)
    result = {
        "side": side,
        "role": role(state, side),
        "general": after.text(side, "general"),
        "died": after.number(side, "general_died") or None,
        "follows": decided(after, code) if dead else None,
    }
    asked = {"side": side, "name": name, "dead": dead, "turn": turn}
    return Outcome(asked, result, effects)


def _died(state: State, table: Table, side: str, turn: int | None) -> Effect:
    before = state.number(side, "general_died")
    if before:
        raise Refused("rule", "siege.died", rule=_rule(state), side=side, turn=before)
    at = _turn(state, turn)
    if state.get(CAMPAIGN, "general_off") and role(state, side) == "defender":
        table.object(
            Refused("rule", "siege.general_is_off", rule="SIEGE-SCN2-13", side=side)
        )
    because = Because(_rule(state), side)
    return changed(state, side, "general_died", at)._replace(because=because)


def _rule(state: State) -> str:
    return "SIEGE-LEN-02" if value(demand(state), "siege_rules") else "SIEGE-SCN1-12"


def _turn(state: State, turn: int | None) -> int:
    """The current turn, or an earlier one that is given."""
    if turn is None:
        return state.turn
    if not 1 <= turn <= state.turn:
        raise Misuse("usage", "siege.turn", turn=turn, now=state.turn)
    return turn


def broken(state: State, table: Table, side: str, turn: int | None) -> Outcome:
    """An army reaches its break point and withdraws (SIEGE-SCN1-14).

    Break points do not count in a siege (SIEGE-LEN-01).
    """
    code = demand(state)
    if not value(code, "break_points"):
        rule = "SIEGE-LEN-06" if value(code, "random_length") else "SIEGE-LEN-01"
        table.object(Refused("rule", "siege.no_break_points", rule=rule))
    before = state.number(side, "broken")
    if before:
        rule = "SIEGE-SCN1-14"
        raise Refused("rule", "siege.is_broken", rule=rule, side=side, turn=before)
    because = Because("SIEGE-SCN1-14", side)
    effect = changed(state, side, "broken", _turn(state, turn))
    effects: list[Effect] = [effect._replace(because=because)]
    after = state.copy().apply(effects)
    result: dict[str, Any] = {
        "side": side,
        "role": role(state, side),
        "turn": after.number(side, "broken"),
        "follows": decided(after, code),
    }
    return Outcome({"side": side, "turn": turn}, result, effects)


def off(state: State, stands: int, *, general: bool) -> Outcome[Gone]:
    """Stands, and the general, leave over the attacker's edge of the table."""
    code = demand(state)
    need: int | None = value(code, "stands_off")
    if need is None:
        raise Refused("rule", "siege.not_here", rule="SIEGE-SCN2-13")
    if not stands and not general:
        raise Misuse("usage", "siege.nobody_off")
    if general and state.get(CAMPAIGN, "general_off"):
        raise Refused("rule", "siege.general_off_already", rule="SIEGE-SCN2-13")
    if general:
        _refuse_dead(state)
    because = Because("SIEGE-SCN2-13")
    all_off = state.number(CAMPAIGN, "off") + stands
    changes = [
        changed(state, CAMPAIGN, "off", all_off or None),
        changed(
            state,
            CAMPAIGN,
            "general_off",
            1 if general or state.get(CAMPAIGN, "general_off") else None,
        ),
    ]
    effects: list[Effect] = [
        one._replace(because=because) for one in changes if one.before != one.after
    ]
    after = state.copy().apply(effects)
    result: Gone = {
        "stands": all_off,
        "needed": need,
        "general": bool(after.get(CAMPAIGN, "general_off")),
        "follows": decided(after, code),
    }
    return Outcome({"stands": stands, "general": general}, result, effects)


def _refuse_dead(state: State) -> None:
    for side in state.subjects("side"):
        if role(state, side) == "defender" and state.get(side, "general_died"):
            turn = state.number(side, "general_died")
            rule = "SIEGE-SCN2-13"
            raise Refused("rule", "siege.died", rule=rule, side=side, turn=turn)
