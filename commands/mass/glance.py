"""A mass battle at a glance: its turn, both armies, the heroes."""

from __future__ import annotations

from commands.blocks import Glance
from commands.mass.status_lines import army, fighter, stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words


def glance(result: Mapping[str, Any], words: Words) -> Glance:
    """A line for each side, then one for each hero."""
    battle = result["battle"]
    lines = [army(side, battle, words) for side in battle["sides"]]
    lines += [fighter(hero, battle, words) for hero in battle["heroes"]]
    return Glance(stage(battle, words), lines)
