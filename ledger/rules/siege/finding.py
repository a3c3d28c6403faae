"""What the words of sieges mean: sides, units and sections, and codes of the rules.

Each is given the state, the word, and what the words before it were found to mean.
"""

from __future__ import annotations

from ledger.errors import Refused
from ledger.naming import find, near
from ledger.rules.siege import scenarios

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from typing import Any

    from ledger.state import State

    Before = Mapping[str, Any]

LISTED = "SIEGE-WALL-17"  # the sections are a list, and nothing else is one


def scenario(_state: State, word: str, _before: Before) -> str:
    """A scenario, by its code or number."""
    return scenarios.named(word)


def side(state: State, word: str, _before: Before) -> str:
    """A side of this scenario by its name, or by its role."""
    found = scenarios.of_role(state, word) if word in scenarios.ROLES else None
    shown = {one: state.name(one) for one in scenarios.sides(state)}
    return found or _named(state, "side", word, shown)


def unit(state: State, word: str, _before: Before) -> str:
    """A unit by its name."""
    try:
        return _named(state, "unit", word, state.named("unit"))
    except Refused as refusal:
        if refusal.code != "unknown_name":
            raise
        raise Refused("unknown_name", "siege.unit", **refusal.facts) from None


def section(state: State, word: str, _before: Before) -> str:
    """A section of the fortress by its name."""
    try:
        return _named(state, "section", word, state.named("section"))
    except Refused as refusal:
        refusal.rule = refusal.rule or LISTED
        raise


def _named(state: State, kind: str, word: str, shown: Mapping[str, str]) -> str:
    """A thing of this name; where no scenario is played, nobody asks for names."""
    try:
        return find(kind, word, shown)
    except Refused:
        scenarios.demand(state)
        raise


# Codes -----------------------------------------------------------------------------


def piece(_state: State, word: str, _before: Before) -> str:
    """A piece of siege equipment."""
    from ledger.rules.siege.facts import KINDS

    return _code("siege.item", "piece", word, KINDS)


def unit_type(_state: State, word: str, _before: Before) -> str:
    """A sort of unit."""
    from ledger.rules.siege.units import TYPES

    return _code("siege.type", "unit_type", word, TYPES)


def section_kind(_state: State, word: str, _before: Before) -> str:
    """What a section can be."""
    from ledger.rules.siege.sections import KINDS

    return _code("siege.section_kind", "section_kind", word, KINDS)


def section_state(_state: State, word: str, _before: Before) -> str:
    """Whether a section stands."""
    from ledger.rules.siege.sections import STATES

    return _code("siege.section_state", "section_state", word, STATES)


def battering(_state: State, word: str, _before: Before) -> str:
    """How battering ended."""
    from ledger.rules.siege.battering import RESULTS

    return _code("siege.battering", "battering", word, RESULTS)


def _code(key: str, kind: str, word: str, codes: Collection[str]) -> str:
    """A word that is one of the rules', or a refusal with the nearest ones."""
    if word in codes:
        return word
    likely = near(word, codes) or list(codes)
    raise Refused("unknown_name", key, kind=kind, name=word, near=likely)
