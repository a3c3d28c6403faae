"""How a scenario ends: what has decided it, who wins, and the record."""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Misuse, Refused
from ledger.rules.game import Outcome
from ledger.rules.siege import campaign, watchtower
from ledger.rules.siege.facts import ALLOWANCE
from ledger.rules.siege.points import died, points
from ledger.rules.siege.scenarios import (
    ATTACKER,
    DEFENDER,
    HELP,
    ROLES,
    WATCHTOWER,
    demand,
    of_role,
    other,
    records,
    role,
    sides,
    value,
)
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.effects import Effect
    from ledger.shapes.siege.shared import Verdict
    from ledger.state import State
    from ledger.table import Table

# Who wins, why, and by which rule: "winner" is a role, or None for neither.
TURNS = ("general_died", "broken")


def _verdict(winner: str | None, why: str, rule: str) -> Verdict:
    return {"winner": winner, "why": why, "rule": rule}


# What has decided it ---------------------------------------------------------------


def decided(state: State, code: str) -> Verdict | None:
    """Who has won through events so far; None while nothing has decided it."""
    if code == WATCHTOWER:
        return _race(state, code)
    if code == HELP:
        return _help(state, code)
    return _siege(state)


def _race(state: State, code: str) -> Verdict | None:
    """The first side to withdraw loses; otherwise the side that held the tower wins."""
    loser, why = _withdrawn(state)
    if loser:
        rule = "SIEGE-SCN1-12" if loser == DEFENDER else "SIEGE-SCN1-13"
        return _verdict(other(loser), why, rule)
    if watchtower.is_held(state, code):
        return _verdict(DEFENDER, "held", "SIEGE-SCN1-09")
    return None


def _help(state: State, code: str) -> Verdict | None:
    """The defender wins by the message, or by beating the attacker."""
    out = state.number(CAMPAIGN, "off") >= value(code, "stands_off")
    if out and state.get(CAMPAIGN, "general_off"):
        return _verdict(DEFENDER, campaign.MESSAGE, "SIEGE-SCN2-13")
    loser, why = _withdrawn(state)
    if loser == ATTACKER:
        return _verdict(DEFENDER, why, "SIEGE-SCN2-14")
    if loser == DEFENDER:
        return _verdict(ATTACKER, why, "SIEGE-SCN2-15")
    return None


def _withdrawn(state: State) -> tuple[str | None, str]:
    """The role of the army that has withdrawn first, and why; None where none has."""
    first = _first_to_go(state)
    if len({wanted for wanted, _ in first}) == 1:
        return first[0]
    return None, ""


def _first_to_go(state: State) -> list[tuple[str, str]]:
    """Those who withdrew in the earliest turn in which anybody did, with reasons."""
    withdrawn = []
    for wanted in ROLES:
        side = of_role(state, wanted)
        for field, why in zip(TURNS, ("general", "broken"), strict=True):
            turn = state.number(side, field) if side else 0
            if turn:
                withdrawn.append((turn, wanted, why))
    earliest = min((turn for turn, *_ in withdrawn), default=0)
    return [(wanted, why) for turn, wanted, why in withdrawn if turn == earliest]


def undecided(state: State, code: str) -> bool:
    """Whether both withdrew in one turn, so that the table must say who was first."""
    both = len({wanted for wanted, _ in _first_to_go(state)}) > 1
    return both and bool(value(code, "break_points")) and decided(state, code) is None


def _siege(state: State) -> Verdict | None:
    """A dead general ends a siege, early on by losing it (SIEGE-VP-06, SIEGE-AMB-28)."""
    if any(died(state).values()):
        return by_points(state)
    broken = [w for w in ROLES if (s := of_role(state, w)) and state.get(s, "broken")]
    if len(broken) == 1:  # only where break points count by a ruling
        return _verdict(other(broken[0]), "broken", "SIEGE-LEN-01")
    return None


def by_points(state: State) -> Verdict:
    """The result by dead generals, or else by points (SIEGE-VP-06 to -09)."""
    score = points(state)
    return _verdict(score["winner"], score["why"], score["rule"])


# The end of a scenario -------------------------------------------------------------


def end(state: State, table: Table, winner: str | None) -> Outcome:
    """Ends a scenario, as decided by events or by the table."""
    code = demand(state)
    typed = role(state, winner) if winner else None
    verdict = decided(state, code)
    if verdict is None and typed is not None:
        verdict = _verdict(typed, "agreed", "SIEGE-GEN-04")
    elif verdict is None:
        verdict = _at_the_end(state, table, code)
    elif typed is not None and typed != verdict["winner"]:
        refusal = Refused(
            "rule",
            "siege.other_won",
            rule=verdict["rule"],
            side=of_role(state, verdict["winner"] or "") or "",
        )
        table.object(refusal)
        verdict = _verdict(typed, "agreed", "SIEGE-GEN-04")
    effects, facts = closed(state, code, verdict)
    return Outcome({"winner": facts["winner"] if typed else None}, facts, effects)


def _at_the_end(state: State, table: Table, code: str) -> Verdict:
    """Who has won where no event has decided it."""
    if undecided(state, code):
        raise Misuse("usage", "siege.undecided", rule="SIEGE-SCN1-12")
    limit = state.number(CAMPAIGN, "turn_limit")
    rule = {WATCHTOWER: "SIEGE-SCN1-15", HELP: "SIEGE-AMB-25"}.get(code, "SIEGE-LEN-02")
    # Without a limit, the table decides how long a normal battle lasts.
    open_end = code == HELP and not limit
    if not open_end and not (limit and state.turn >= limit):
        table.object(Refused("out_of_phase", "siege.not_over", rule=rule))
    return ran_out(state, code)


def ran_out(state: State, code: str) -> Verdict:
    """Who has won when the turns have run out (SIEGE-SCN1-16, SIEGE-SCN3-17)."""
    if value(code, "score"):
        return by_points(state)
    if code == HELP:
        return _verdict(ATTACKER, "not_out", "SIEGE-SCN2-15")
    return _verdict(None, "nobody", "SIEGE-SCN1-15")


def closed(
    state: State, code: str, verdict: Verdict
) -> tuple[list[Effect], dict[str, Any]]:
    """The effects that close a scenario, and what is reported about it.

    The winner is kept for the scenarios that follow (SIEGE-SCN1-20, SIEGE-SCN2-16).
    """
    won = verdict["winner"]
    winner = of_role(state, won) if won else None
    score = points(state) if value(code, "score") else None
    because = Because(verdict["rule"], winner)
    played = f"scenario:{code}"
    number = len(records(state)) + 1
    if played in state.facts:
        played += f"#{number}"
    facts: dict[str, Any] = {
        "code": code,
        "played": number,
        "role": won,
        "winner": winner,
        "why": verdict["why"],
        "turns": state.turn,
    }
    for wanted in ROLES:
        facts[wanted] = (score[wanted] or None) if score else None
    effects: list[Effect] = [
        changed(state, played, field, fact)._replace(because=because)
        for field, fact in facts.items()
        if fact is not None
    ]
    effects.append(changed(state, CAMPAIGN, "ended", 1)._replace(because=because))
    if winner != state.get(CAMPAIGN, "winner"):
        effect = changed(state, CAMPAIGN, "winner", winner)
        effects.append(effect._replace(because=because))
    after = state.copy().apply(effects)
    return effects, {
        "scenario": code,
        "winner": winner,
        "role": won,
        "why": verdict["why"],
        "rule": verdict["rule"],
        "turns": state.turn,
        "attacker": score[ATTACKER] if score else None,
        "defender": score[DEFENDER] if score else None,
        "sections": score["lines"] if score else [],
        "wasted": {side: state.balance(side, ALLOWANCE) for side in sides(state)},
        "next": _next(after),
    }


def _next(state: State) -> dict[str, Any] | None:
    """The scenario that follows, and what this result changes in it."""
    code = campaign.following(state)
    if code is None:
        return None
    return {"scenario": code, "changes": campaign.carried(state, code)}
