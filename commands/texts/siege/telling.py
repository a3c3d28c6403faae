"""Facts of a siege's entries that must be put into words."""

from __future__ import annotations

from commands.texts.marks import together
from commands.texts.siege.campaign import die
from commands.texts.siege.gathered import PARTS
from commands.texts.siege.words import ITEMS, ROLES, SCENARIOS, SECTIONS, STATES, TYPES
from commands.texts.variants import variant

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from commands.texts.telling import Tellers
    from commands.texts.variants import Variants
    from ledger.state import State

END = "siege end"
# Facts that are codes, in all acts.
PHRASED = {
    "item": ITEMS,
    "kind": SECTIONS,
    "role": ROLES,
    "scenario": SCENARIOS,
    "state": STATES,
    "type": TYPES,
}


# The variants of sentences for entries.
VARIANTS: Variants = together("VARIANTS", PARTS)
TOLD: Tellers = together("TOLD", PARTS)


def besides(words: Words, facts: dict[str, Any]) -> list[str]:
    """Sentences for side effects: a die at a turn's end that did not end the siege."""
    thrown: dict[str, Any] | None = facts.get("length")
    return [die(words, thrown)] if thrown and not facts.get("over") else []


def worded_facts(
    words: Words, kind: str, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """Codes in words, and the facts for which the act's own module has words."""
    shown = words.coded(facts, PHRASED)
    return shown | (TOLD[kind](words, facts, state) if kind in TOLD else {})


def ended(
    words: Words, facts: dict[str, Any], state: State
) -> tuple[str, dict[str, Any]] | None:
    """The sentence for a scenario that the clock has ended, and its facts."""
    over: dict[str, Any] | None = facts.get("over")
    if not over:
        return None
    return variant(END, over, VARIANTS), over | worded_facts(words, END, over, state)
