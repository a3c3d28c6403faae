"""What only words can say of the facts of an entry of mass combat."""

from __future__ import annotations

from commands.texts.mass.battle import ENGAGEMENTS, KNACKS, SITUATIONS, UNITS
from commands.texts.mass.opportunities import OPPORTUNITIES as NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from ledger.state import State

PHRASED = {"engagement": ENGAGEMENTS, "situation": SITUATIONS, "unit": UNITS}


def variant(kind: str, facts: dict[str, Any]) -> str:
    """Which sentence tells an entry of this kind with these facts."""
    if kind == "mass opportunity":
        return f"{kind}.{facts['how']}"
    if kind == "mass turn":
        if facts.get("again"):
            return f"{kind}.again"
        won = "victor" if facts.get("victor") else ""
        more = won if facts.get("winner") else "tie"
        return f"{kind}.{more}" if more else kind
    if kind == "mass strategy":
        more = "again" if facts.get("again") else str(facts.get("winner") or "")
        return f"{kind}.{more}" if more else kind
    fitting = {
        "mass personal": "opportunity",
        "mass side": "new",
        "mass general": "commands",
        "mass hero": "champion",
        "mass start": "again",
        "mass down": "back",
    }
    more = fitting.get(kind, "")
    return f"{kind}.{more}" if facts.get(more) else kind


def told(
    words: Words,
    kind: str,
    facts: dict[str, Any],
    state: State,  # noqa: ARG001 - every game takes it
) -> dict[str, Any]:
    """Codes in words, ranks and totals in a row."""
    found: dict[str, Any] = {
        key: words.say(known[facts[key]])
        for key, known in PHRASED.items()
        if isinstance(facts.get(key), str) and facts[key] in known
    }
    ranks = (
        f"{words.say(text)} {facts[key]}"
        for key, text in KNACKS.items()
        if isinstance(facts.get(key), int)
    )
    found["ranks"] = ", ".join(ranks)
    if isinstance(facts.get("rolls"), list):
        found["totals"] = [line["total"] for line in facts["rolls"]]
    if facts.get("code") in NAMES:
        found["opportunity"] = words.say(NAMES[facts["code"]])
    if kind == "mass end":
        gains = (f"{hero['name']} {hero['gain']}" for hero in facts["heroes"])
        found["gains"] = ", ".join(gains) or "–"
    if kind == "mass strategy":
        found |= {f"total_{side}": facts[side]["total"] for side in ("a", "b")}
    return found
