"""Territories: determining them, and the single roll for a capability."""

from __future__ import annotations

from commands.blocks import Line
from commands.texts.medfan.land import CATEGORIES
from commands.throws import of_a_throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.medfan.after import Capability


@of_a_throw
def capability_screen(result: Capability, words: Words, _: object) -> list[Block]:
    """The capability that was rolled."""
    faces = " ".join(map(str, result["dice"]))
    sort = words.say(CATEGORIES[result["category"]])
    return [Line(f"{result['name']}  ({sort}{words.colon}{faces})")]
