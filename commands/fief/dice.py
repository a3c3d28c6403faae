"""The meaning of the dice in a battle of Fief, for sheets of paper."""

from __future__ import annotations

from commands.sheets.tables import table
from commands.texts.fief.sheets import COLUMNS
from ledger.rules.fief.war.tables import COMBAT, LOSSES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words
    from ledger.state import State


def tables(_state: State, words: Words) -> dict[str, dict[str, Any]]:
    """How many dice a side rolls, and what a total costs the other side."""
    steps, most = [], None
    for step in COMBAT["dice"]:
        points = f"{step['least']}–{most}" if most else f"{step['least']}+"
        steps.append((points, words.number(step["dice"])))
        most = step["least"] - 1
    totals = range(1, LOSSES["printed"] + 1)
    lost = [
        (words.say(text), *(str(LOSSES[site][total - 1]) for total in totals))
        for site, text in COLUMNS.items()
    ]
    return {
        "fief.dice": table(
            words.say("a side’s dice"),
            (words.say("points"), words.say("dice")),
            steps[::-1],
        ),
        "fief.losses": table(
            words.say("points lost"), (words.say("total"), *map(str, totals)), lost
        ),
    }
