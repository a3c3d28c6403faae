"""The state of a siege, and the campaign of linked scenarios."""

from __future__ import annotations

from ledger.reading import at_one_moment
from ledger.reading.played import state_played
from ledger.rules import game_named
from ledger.rules.common.clock import facts
from ledger.rules.common.due import due as due_now
from ledger.rules.siege import campaign as linked
from ledger.rules.siege import clock, machines, pieces, points, watchtower
from ledger.rules.siege.facts import ALLOWANCE, KINDS
from ledger.rules.siege.house import house
from ledger.rules.siege.scenarios import number, present, records, role, sides, value
from ledger.rules.siege.sections import shown
from ledger.state import CAMPAIGN
from ledger.wire import named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.reading.treasury import Secrets
    from ledger.shapes.siege.campaign import Campaign, Status
    from ledger.state import State
    from ledger.store.book import Book


@at_one_moment
def campaign(book: Book) -> Campaign:
    """The linked scenarios, other sieges, and what comes next."""
    return campaign_of(state_played(book, "siege"))


def campaign_of(state: State) -> Campaign:
    """The same in a state that has already been read."""
    facts = {
        "scenarios": linked.linked(state),
        "others": linked.others(state),
        "running": present(state),
        "next": linked.following(state),
    }
    answer: Campaign = named(facts, state)
    return answer


@at_one_moment
def status(book: Book) -> Status:
    """The current siege, with the clock and what is due."""
    return status_of(state_played(book, "siege"))


def status_of(state: State) -> Status:
    """The same in a state that has already been read."""
    known = {
        **facts(state),
        **scenario_facts(state),
        "due": due_now(state, game_named("siege")),
    }
    answer: Status = named(known, state)
    return answer


def add(answer: dict[str, Any], state: State, _secrets: Secrets) -> None:
    """Adds the siege to what `status` shows."""
    answer["siege"] = named(scenario_facts(state), state)


def scenario_facts(state: State) -> dict[str, Any]:
    """Sections, points, hits and equipment, with ids in place of names."""
    code = state.text(CAMPAIGN, "scenario")
    if code is None:
        return {"scenario": None, "played": len(records(state))}
    counted = points.points(state)
    scored = bool(value(code, "score"))
    return {
        "scenario": code,
        "number": number(code),
        "running": present(state) is not None,
        "winner": state.get(CAMPAIGN, "winner"),
        "played": len(records(state)),
        "turn_limit": state.get(CAMPAIGN, "turn_limit"),
        "gate": state.get(CAMPAIGN, "gate_as"),
        "first": state.get(CAMPAIGN, "first"),
        "roll_needed": clock.roll_needed(state),
        "sides": [_side(state, side, counted, scored=scored) for side in sides(state)],
        "sections": [shown(state, one) for one in points.in_order(state)],
        "points": counted["lines"] if scored else [],
        "stands_counted": house(state, "stands_counted") if scored else None,
        "breaches": _breaches(state),
        "machines": [_machine(state, one) for one in machines.machines(state)],
        "watchtower": _watchtower(state, code),
        "off": _off(state, code),
    }


def _side(
    state: State, side: str, counted: dict[str, Any], *, scored: bool
) -> dict[str, Any]:
    whose = str(role(state, side))
    return {
        "name": side,
        "role": whose,
        "points": state.get(side, "points"),
        "score": counted[whose] if scored else None,
        "general": state.get(side, "general"),
        "general_died": state.get(side, "general_died"),
        "broken": state.get(side, "broken"),
        "allowance": state.balance(side, ALLOWANCE),
        "equipment": [
            {
                "item": item,
                "bought": state.balance(side, item),
                "placed": state.balance(pieces.on_table(side), item),
                "destroyed": state.balance(pieces.lost(side), item),
            }
            for item in KINDS
            if pieces.owned(state, side, item)
        ],
    }


def _breaches(state: State) -> list[dict[str, Any]]:
    """The sections that fell, turn by turn (SIEGE-BREACH-15)."""
    fell = [
        {"section": one, "turn": state.number(one, "fell")}
        for one in state.subjects("section")
        if state.text(one, "state") == "destroyed"
    ]
    return sorted(fell, key=lambda one: (one["turn"], one["section"]))


def _machine(state: State, machine: str) -> dict[str, Any]:
    return {
        "side": state.get(machine, "side"),
        "item": state.get(machine, "item"),
        "number": state.number(machine, "number"),
        "left": state.number(machine, "hits"),
        "unit": state.get(machine, "unit"),
    }


def _watchtower(state: State, code: str) -> dict[str, Any] | None:
    """Who is in the watchtower, and for how much longer."""
    if value(code, "hold_turns") is None:
        return None
    stands, turns = watchtower.needed(code)
    return {
        "unit": state.get(CAMPAIGN, "holder"),
        "stands": state.number(CAMPAIGN, "holding"),
        "needed": stands,
        "held": state.number(CAMPAIGN, "held"),
        "turns": turns,
    }


def _off(state: State, code: str) -> dict[str, Any] | None:
    """The units that have left over the attacker's edge."""
    if value(code, "stands_off") is None:
        return None
    return {
        "stands": state.number(CAMPAIGN, "off"),
        "needed": value(code, "stands_off"),
        "general": bool(state.get(CAMPAIGN, "general_off")),
    }
