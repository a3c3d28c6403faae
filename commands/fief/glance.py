"""A game of Fief at a glance: the realm in a line, each family in one."""

from __future__ import annotations

from commands.blocks import Columns, Glance
from commands.fief.status_lines import banner, clock
from commands.glance import ACTS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words


def glance(result: Mapping[str, Any], words: Words) -> Glance:
    """A line for each family: money, cards, soldiers, villages, lords."""
    heads = [
        "",
        words.say("player"),
        f">{words.unit(result['unit'])}",
        f">{words.say('cards')}",
        f">{words.say('soldiers')}",
        f">{words.say('villages')}",
        words.say("lords"),
    ]
    rows = [_family(player, result["at_turn"], words) for player in result["players"]]
    held = banner(result, words)
    return Glance(clock(result, words), Columns(heads, rows), [held] if held else ())


def _family(
    player: Mapping[str, Any], at_turn: str | None, words: Words
) -> tuple[list[str], list[str]]:
    """The cells of a family, and its lords."""
    name = player["name"]
    if player["out"]:
        return ["", name, "", "", "", ""], [words.say("out of the game")]
    cells = [
        ACTS if name == at_turn else "",
        name,
        words.number(player["money"]),
        "" if player["hand"] is None else words.number(player["hand"]),
        words.number(sum(force["points"] for force in player["forces"])),
        words.number(len(player["territories"])),
    ]
    return cells, [_lord(lord, words) for lord in player["lords"]]


def _lord(lord: Mapping[str, Any], words: Words) -> str:
    """A lord, and whether he is a captive."""
    if lord["captor"] is None:
        return str(lord["name"])
    return words.say("{name} (captive)", name=lord["name"])
