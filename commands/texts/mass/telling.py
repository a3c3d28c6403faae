"""What only words can say of the facts of an entry of mass combat."""

from __future__ import annotations

from commands.texts.mass.battle import ENGAGEMENTS, KNACKS, SITUATIONS, UNITS
from commands.texts.mass.opportunities import OPPORTUNITIES as NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words
    from commands.texts.variants import Variants
    from ledger.state import State

PHRASED = {"engagement": ENGAGEMENTS, "situation": SITUATIONS, "unit": UNITS}


def _turn(facts: Mapping[str, Any]) -> str:
    """Who has won a battle's turn; whether it wins the battle."""
    if facts.get("again"):
        return "again"
    if not facts.get("winner"):
        return "tie"
    return "victor" if facts.get("victor") else ""


VARIANTS: Variants = {
    "mass opportunity": lambda facts: str(facts["how"]),
    "mass turn": _turn,
    "mass strategy": lambda facts: (
        "again" if facts.get("again") else str(facts.get("winner") or "")
    ),
    "mass personal": (("opportunity", "opportunity"),),
    "mass side": (("new", "new"),),
    "mass general": (("commands", "commands"),),
    "mass hero": (("champion", "champion"),),
    "mass start": (("again", "again"),),
    "mass down": (("back", "back"),),
}


def told(
    words: Words,
    kind: str,
    facts: dict[str, Any],
    state: State,  # noqa: ARG001 - every game takes it
) -> dict[str, Any]:
    """Codes in words, ranks and totals in a row."""
    found = words.coded(facts, PHRASED)
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
