"""What Fief says when it refuses or warns, and the words for its facts."""

from __future__ import annotations

from commands.line import written
from commands.texts.fief.board import PHASES, RANKED
from commands.texts.fief.cards import CARDS
from commands.texts.fief.fiefs import RANKS
from commands.texts.fief.gathered import FINDINGS, REFUSALS, WARNINGS
from commands.texts.fief.moving import COUNTERS
from commands.texts.fief.telling import lacking
from commands.texts.fief.war import SIDES, SITES, TYPED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from commands.texts import Words

__all__ = ["FINDINGS", "PHRASED", "REFUSALS", "WARNINGS"]

PHRASED: dict[str, dict[str, str]] = {
    "about": TYPED["force"],
    "card": CARDS,
    "counter": COUNTERS,
    "needed": CARDS,
    "phase": PHASES,
    "now": PHASES,
    "taken": RANKS,
    "side": SIDES,
    "site": SITES,
    "title": RANKED,
}


def besides(
    words: Words, facts: dict[str, Any], name: Callable[[str], str]
) -> dict[str, Any]:
    """Further facts in words: what is lacking, and the commands of battles due."""
    added = {}
    if isinstance(missing := facts.get("missing"), list):
        lacks = ({**one, "about": name(one["about"] or "")} for one in missing)
        added["lacking"] = lacking(words, lacks)
    if isinstance(battles := facts.get("battles"), list):
        added["battles"] = " · ".join(f"`{_battle(one, name)}`" for one in battles)
    if isinstance(word := facts.get("word"), str) and ":" in word:
        parts = (words.say(SIDES.get(one, "")) or one for one in word.split(":"))
        added["word"] = ":".join(parts)
    return added


def _battle(owed: dict[str, Any], name: Callable[[str], str]) -> str:
    """The command that fights a battle."""
    return written(
        "fief battle",
        village=name(owed["village"]),
        attackers=[name(one) for one in owed["attackers"]],
        defenders=[name(one) for one in owed["defenders"]],
    )
