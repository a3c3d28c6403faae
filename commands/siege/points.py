"""Points: what each section brings to whom, and what a side can spend."""

from __future__ import annotations

from commands.columns import DASH, Column, figure
from commands.texts.marks import Texts
from commands.texts.siege.words import ROLES, SECTIONS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words

NOBODY: Texts = {
    "destroyed": "nobody: destroyed",
    "empty": "nobody: empty",
    "equal": "nobody: equal numbers",
}


def spendable(share: float | None, words: Words) -> str:
    """Points that can be spent, without any half point."""
    return DASH if share is None else words.number(int(share))


def _whose(line: dict[str, Any], words: Words) -> str:
    return words.say(ROLES[line["to"]] if line["to"] else NOBODY[line["why"]])


# For each section, the stands of both sides, and what it brings to whom.
POINTS = (
    Column("section", "name"),
    Column("kind", "kind", SECTIONS),
    figure("attacker", "attackers"),
    figure("defender", "defenders"),
    figure("points", "points"),
    Column("for", _whose),
)
