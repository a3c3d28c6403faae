"""The scenarios, and the values that each has for itself."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.naming import Names, bare, find, near
from ledger.rules.siege import tables
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.state import State

ATTACKER = "attacker"  # in every scenario
DEFENDER = "defender"
ROLES = (ATTACKER, DEFENDER)

WATCHTOWER = "watchtower"
HELP = "help"
BRAKEN_KEEP = "braken_keep"
SIEGE = "siege"  # any other siege, by the general rules

SCENARIOS: dict[str, dict[str, Any]] = {
    code: facts for code, facts in tables.SCENARIOS.items() if isinstance(facts, dict)
}
LINKED: tuple[str, ...] = tuple(tables.SCENARIOS["linked"])
# The general tables by the first part of a key ("length.first").
GENERAL: dict[str, dict[str, Any]] = {
    "battering": tables.BATTERING,
    "breach": tables.BREACH,
    "budget": tables.BUDGET,
    "fortified": tables.FORTIFIED,
    "fortress": tables.FORTRESS,
    "length": tables.LENGTH,
    "points": tables.POINTS,
    "sizes": tables.SIZES,
}


def value(code: str, key: str) -> Any:  # noqa: ANN401 - a value of a table
    """A value for a scenario: its own, or else the general one (SIEGE-GEN-03).

    A key of the general tables has a dot ("length.first"), one that only scenarios
    have ("hold_stands") has none; where neither has it, None.
    """
    own = SCENARIOS[code]
    table, dot, name = key.partition(".")
    if not dot:
        return own.get(key)
    special = own.get("special", {}).get(table, {})
    return special.get(name, GENERAL[table].get(name))


def number(code: str) -> int:
    """The number of a scenario; 0 for any other siege."""
    number_of_it: int = SCENARIOS[code]["number"]
    return number_of_it


def named(word: str | int) -> str:
    """The scenario with this code or number; a refusal lists the nearest ones."""
    for code in SCENARIOS:
        if str(word).strip() in (code, str(number(code))):
            return code
    raise Refused(
        "unknown_name",
        "siege.scenario",
        kind="scenario",
        name=str(word),
        near=near(str(word), SCENARIOS) or list(SCENARIOS),
    )


def present(state: State) -> str | None:
    """The scenario that is being played; None between two of them."""
    code = state.text(CAMPAIGN, "scenario")
    return code if code in SCENARIOS and not state.get(CAMPAIGN, "ended") else None


def demand(state: State) -> str:
    """The scenario that is being played; refused if there is none."""
    code = present(state)
    if code is None:
        raise Refused("out_of_phase", "siege.none", rule="SIEGE-GEN-04")
    return code


def sides(state: State) -> list[str]:
    """The two sides of this scenario, the attacker first."""
    return [side for role in ROLES for side in _of(state, role)]


def _of(state: State, wanted: str) -> list[str]:
    return [one for one in state.subjects("side") if role(state, one) == wanted]


def side_named(word: str, shown: Mapping[str, str]) -> str:
    """The side with this name; its article may be left out: Nains for Les Nains."""
    fits = Names(shown).fitting(word, bare)
    return fits[0] if len(fits) == 1 else find("side", word, shown)


def role(state: State, side: str) -> str | None:
    """The role of a side, attacker or defender; None for an earlier scenario's."""
    word = state.text(side, "role")
    return word if word in ROLES else None


def of_role(state: State, wanted: str) -> str | None:
    """The side with a role; None where there is none."""
    return next(iter(_of(state, wanted)), None)


def other(wanted: str) -> str:
    """The opposite role."""
    return DEFENDER if wanted == ATTACKER else ATTACKER


def order(state: State) -> tuple[str, ...]:
    """The order of sides in a game turn: the one with the first turn, then the other."""
    side = state.text(CAMPAIGN, "first")
    first = role(state, side) if side else None
    return (first, other(first)) if first else ()


# Results of earlier scenarios -----------------------------------------------------


def records(state: State) -> list[str]:
    """The records of scenarios that were played to the end, in order."""
    played = [one for one in state.facts if one.startswith("scenario:")]
    return sorted(played, key=lambda one: (state.number(one, "played"), one))


def record(state: State, code: str) -> str | None:
    """The record of the last time a scenario was played to the end; None if never."""
    played = [one for one in records(state) if state.text(one, "code") == code]
    return played[-1] if played else None


def won(state: State, code: str) -> str | None:
    """The role that won a scenario of this campaign; None where it was not played."""
    played = record(state, code)
    return state.text(played, "role") if played else None


def open_lists(state: State, wanted: str, code: str | None = None) -> tuple[str, ...]:
    """The lists that a side may buy from now (SIEGE-LIST-02, SIEGE-SCN2-05)."""
    code = code or demand(state)
    lists: tuple[str, ...] = value(code, f"lists_{wanted}")
    helped = value(code, "bonus") and won(state, WATCHTOWER) == ATTACKER
    return ("earthworks",) if wanted == ATTACKER and helped else lists
