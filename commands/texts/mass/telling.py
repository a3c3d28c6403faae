"""What only words can say of the facts of an entry of mass combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.texts.mass.battle import ENGAGEMENTS, SITUATIONS

if TYPE_CHECKING:
    from commands.texts import Words
    from ledger.state import State

PHRASED = {"engagement": ENGAGEMENTS, "situation": SITUATIONS}


def variant(kind: str, facts: dict[str, Any]) -> str:
    """Which sentence tells an entry of this kind with these facts."""
    if kind == "mass personal" and facts.get("opportunity"):
        return "mass personal.opportunity"
    return kind


def told(
    words: Words,
    kind: str,  # noqa: ARG001 - every game takes it
    facts: dict[str, Any],
    state: State,  # noqa: ARG001 - every game takes it
) -> dict[str, Any]:
    """Codes in words."""
    return {
        key: words.say(known[facts[key]])
        for key, known in PHRASED.items()
        if facts.get(key) in known
    }
