"""A mass battle at a glance: its turn, both armies, the heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Glance
from commands.mass.status_lines import army, fighter, stage

if TYPE_CHECKING:
    from collections.abc import Mapping

    from commands.texts import Words


def glance(result: Mapping[str, Any], words: Words) -> Glance:
    """A line for each side, then one for each hero."""
    battle = result["battle"]
    lines = [army(side, battle, words) for side in battle["sides"]]
    lines += [fighter(hero, battle, words) for hero in battle["heroes"]]
    return Glance(stage(battle, words), lines)
