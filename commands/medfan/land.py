"""Territories: determine, and the single throw for a capability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import kinds
from commands.declare import argument, command
from commands.medfan import app
from commands.medfan.options import (
    CHOOSES,
    ByDice,
    Owned,
    Record,
    Rules,
    player_option,
    word,
)
from commands.medfan.throws import of_a_throw
from commands.show import Line
from commands.texts.medfan.land import CATEGORIES

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words


@command(
    app,
    "determine",
    use="ledger.acting.medfan.land:determine",
    mode="act",
    screen="commands.history:act_screen",
    common=CHOOSES,
)
def determine(
    name: Annotated[
        str | None,
        argument(
            "NAME", kinds.text, "An unknown territory, by its order; or the first."
        ),
    ] = None,
    player: Annotated[
        str | None,
        player_option("--for", "Who captures it; otherwise it stays unoccupied."),
    ] = None,
    called: Annotated[
        str | None,
        word("--name", "What it is called; otherwise its name is drawn.", "NAME"),
    ] = None,
    by_dice: ByDice = False,
) -> None:
    """Finds out what an unknown territory is, and what it is called.

    The dice: the general table, the table that it names (again where a unique one
    is owned already), four for a treasure, then those of the name. Choices:
    capability, council.
    """


@command(
    app,
    "capability",
    use="commands.answers.medfan:capability",
    mode="own",
    screen="commands.medfan.land:capability_screen",
    common=CHOOSES,
)
def capability(
    owned: Owned = None, rules: Rules = None, record: Record = False
) -> None:
    """Throws what an unknown territory is.

    The dice: the general table, then the table that it names; a unique one that
    is owned is thrown again. Choice: capability (Council or Academy).
    """


@of_a_throw
def capability_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What it is."""
    faces = " ".join(map(str, result["dice"]))
    sort = words.say(CATEGORIES[result["category"]])
    return [Line(f"{result['name']}  ({sort}{words.colon}{faces})")]
