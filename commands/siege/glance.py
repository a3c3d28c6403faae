"""A siege at a glance: the scenario, then a line for each side."""

from __future__ import annotations

from commands.blocks import Columns, Glance
from commands.columns import count
from commands.glance import of_players
from commands.siege.status_lines import general
from commands.texts.siege.words import ROLES, SCENARIOS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words


def glance(result: Mapping[str, Any], words: Words) -> Glance:
    """Both sides: role, army, points, equipment left, general."""
    siege = result["siege"]
    if siege["scenario"] is None:
        return of_players(result, words)
    heads = [
        words.say("side"),
        words.say("role"),
        f">{words.say('army')}",
        f">{words.say('score')}",
        f">{words.say('equipment points left')}",
        words.say("general"),
    ]
    rows = [
        (
            [
                side["name"],
                words.say(ROLES[side["role"]]),
                *(count(side[key], words) for key in ("points", "score", "allowance")),
            ],
            [general(side, words)],
        )
        for side in siege["sides"]
    ]
    title = words.say(SCENARIOS[siege["scenario"]])
    return Glance(f"{words.clock(result)} · {title}", Columns(heads, rows))
