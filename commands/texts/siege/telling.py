"""What only words can say of the facts of an entry of a siege."""

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
# Facts of every act that are codes.
PHRASED = {
    "item": ITEMS,
    "kind": SECTIONS,
    "role": ROLES,
    "scenario": SCENARIOS,
    "state": STATES,
    "type": TYPES,
}


# Which of several sentences tells an entry.
VARIANTS: Variants = together("VARIANTS", PARTS)
TOLD: Tellers = together("TOLD", PARTS)


def besides(words: Words, facts: dict[str, Any]) -> list[str]:
    """What came with an act besides: the die at the end of a turn that ended nothing."""
    thrown: dict[str, Any] | None = facts.get("length")
    return [die(words, thrown)] if thrown and not facts.get("over") else []


def told(
    words: Words, kind: str, facts: dict[str, Any], state: State
) -> dict[str, Any]:
    """Codes in words, and what the part that the act belongs to has to say."""
    shown = words.coded(facts, PHRASED)
    return shown | (TOLD[kind](words, facts, state) if kind in TOLD else {})


def ended(
    words: Words, facts: dict[str, Any], state: State
) -> tuple[str, dict[str, Any]] | None:
    """The clock has come to the end of a scenario, which is told as its end."""
    over: dict[str, Any] | None = facts.get("over")
    if not over:
        return None
    return variant(END, over, VARIANTS), over | told(words, END, over, state)
