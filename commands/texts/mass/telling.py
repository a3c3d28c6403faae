"""How the facts of a mass combat entry are put into words."""

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

# Things without names, and how many parts their ids have after the first one.
PARTS = {"opportunity": 2, "line": 3, "duel": 1}
PHRASED = {"engagement": ENGAGEMENTS, "situation": SITUATIONS, "unit": UNITS}


def _turn(facts: Mapping[str, Any]) -> str:
    """The variant for a battle turn: won, tied, rolled again, or the battle won."""
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


def nameless(words: Words, account: str) -> str:
    """Words for a thing without a name: Lise, An easy shot! (turn 1).

    Such are an opportunity in play, its effect on a coming strategy roll, and a duel;
    anything else stays as it is.
    """
    kind, _, rest = account.partition(":")
    first, *parts = rest.split("/")
    if len(parts) != PARTS.get(kind):
        return account
    name = first.partition(":")[2].partition("#")[0]
    if kind == "duel":
        return words.say(
            "duel between {hero} and {opponent}", hero=name, opponent=parts[0]
        )
    *heroes, code, number = parts
    turn = words.say("turn {first:plain}", first=int(number))
    known = words.say(NAMES[code]) if code in NAMES else code
    return f"{', '.join((name, *heroes, known))} ({turn})"


def worded_facts(
    words: Words,
    kind: str,
    facts: dict[str, Any],
    state: State,  # noqa: ARG001 - the same for every game
) -> dict[str, Any]:
    """Codes in words, and ranks and totals as lists."""
    worded = words.coded(facts, PHRASED)
    ranks = (
        f"{words.say(text)} {facts[key]}"
        for key, text in KNACKS.items()
        if isinstance(facts.get(key), int)
    )
    worded["ranks"] = ", ".join(ranks)
    if isinstance(facts.get("rolls"), list):
        worded["totals"] = [line["total"] for line in facts["rolls"]]
    if facts.get("code") in NAMES:
        worded["opportunity"] = words.say(NAMES[facts["code"]])
    if kind == "mass end":
        gains = (f"{hero['name']} {hero['gain']}" for hero in facts["heroes"])
        worded["gains"] = ", ".join(gains) or "–"
    if kind == "mass strategy":
        worded |= {f"total_{side}": facts[side]["total"] for side in ("a", "b")}
    return worded
