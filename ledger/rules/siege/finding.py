"""Turns words about sieges into sides, units, sections, and codes of the rules.

Each function takes the state, the word, and the meanings of the words before it.
"""

from __future__ import annotations

from ledger.errors import Misuse, Refused
from ledger.naming import find, near
from ledger.rules.siege import scenarios

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection, Mapping
    from typing import Any

    from ledger.state import State

    Before = Mapping[str, Any]

MOST_DIGITS = 6
MOST_STANDS = 1000  # in one section
LISTED = "SIEGE-WALL-17"  # only the value of "sections" is a list


def scenario(_state: State, word: str, _before: Before) -> str:
    """A scenario, by its code or number."""
    return scenarios.named(word)


def side(state: State, word: str, _before: Before) -> str:
    """A side of this scenario by its name, or by its role."""
    of_role = scenarios.of_role(state, word) if word in scenarios.ROLES else None
    shown = {one: state.name(one) for one in scenarios.sides(state)}
    if of_role:
        return of_role
    try:
        return scenarios.side_named(word, shown)
    except Refused:
        scenarios.demand(state)
        raise


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
    """A thing with this name; refused where no scenario is being played."""
    try:
        return find(kind, word, shown)
    except Refused:
        scenarios.demand(state)
        raise


# Numbers ---------------------------------------------------------------------------


def control(_state: State, word: str, _before: Before) -> tuple[int, int]:
    """How many stands of each side are there: 3:1."""
    parts = [part.strip() for part in word.split(":")]
    stands = [int(p) for p in parts if _whole(p, MOST_DIGITS)]
    if len(parts) != 2 or len(stands) != 2:
        raise Misuse("usage", "siege.control", rule="SIEGE-VP-03", word=word)
    if max(stands) > MOST_STANDS:
        raise Misuse("usage", "siege.stands", most=MOST_STANDS)
    return stands[0], stands[1]


def base(_state: State, word: str, _before: Before) -> tuple[int, int]:
    """The base of a tower: 40x40, in millimetres."""
    from ledger.rules.siege.towers import base_of

    return base_of(word)


def attacks(_state: State, word: str, _before: Before) -> list[list[int]]:
    """Attacks on earthworks: sections separated by commas, stands joined by +.

    >>> attacks(None, "3, 3+2", {})
    [[3], [3, 2]]
    """
    from ledger.rules.siege.earthworks import MOST_ATTACKS

    groups = []
    for part in word.split(","):
        stands = [one.strip() for one in part.split("+")]
        if not all(
            _whole(one, len(str(MOST_ATTACKS))) and 1 <= int(one) <= MOST_ATTACKS
            for one in stands
        ):
            raise Misuse("usage", "siege.attacks", word=part.strip(), most=MOST_ATTACKS)
        groups.append([int(one) for one in stands])
    return groups


def _whole(word: str, digits: int) -> bool:
    """Whether a word is a whole number, with a limited number of digits."""
    return word.isascii() and word.isdigit() and len(word) <= digits


# Codes -----------------------------------------------------------------------------


def piece(_state: State, word: str, _before: Before) -> str:
    """A piece of siege equipment."""
    from ledger.rules.siege.facts import KINDS

    return _code("siege.item", word, KINDS, kind="piece")


def unit_type(_state: State, word: str, _before: Before) -> str:
    """A type of unit."""
    from ledger.rules.siege.facts import TYPES

    return _code("siege.type", word, TYPES, kind="unit_type")


def section_kind(_state: State, word: str, _before: Before) -> str:
    """A kind of section."""
    from ledger.rules.siege.sections import KINDS

    return _code("siege.section_kind", word, KINDS, kind="section_kind")


def section_state(_state: State, word: str, _before: Before) -> str:
    """The state of a section."""
    from ledger.rules.siege.sections import STATES

    return _code("siege.section_state", word, STATES, kind="section_state")


def battering(_state: State, word: str, _before: Before) -> str:
    """The result of battering."""
    from ledger.rules.siege.battering import RESULTS

    return _code("siege.battering", word, RESULTS, kind="battering")


def gate(_state: State, word: str, _before: Before) -> str:
    """The way a gate is treated."""
    from ledger.rules.siege.starting import GATES

    return _code("siege.gate", word, GATES, rule="SIEGE-WALL-03")


def _code(
    key: str, word: str, codes: Collection[str], rule: str | None = None, **kind: str
) -> str:
    """The code of a rule term; a refusal lists the nearest ones."""
    if word in codes:
        return word
    likely = near(word, codes) or list(codes)
    raise Refused("unknown_name", key, rule=rule, **kind, name=word, near=likely)
