"""Players: list, add, rename, retire."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from commands import kinds
from commands.app import group
from commands.declare import ACTS, Player, argument, command
from commands.show import Cells, Table

if TYPE_CHECKING:
    from commands.show import Block
    from commands.texts import Words

app = group("players", "The seats at the table, in order.")
Name = Annotated[str, argument("NAME", kinds.text, "The name from now on.")]


@command(
    app,
    "list",
    use="ledger.reading.status:players",
    mode="read",
    screen="commands.players:listed",
)
def list_players() -> None:
    """Lists the players in seat order."""


@command(
    app,
    "add",
    use="ledger.acting.players:add",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def add(name: Name) -> None:
    """Seats a new player at the end of the table."""


@command(
    app,
    "rename",
    use="ledger.acting.players:rename",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def rename(old: Player, new: Name) -> None:
    """Calls a player otherwise from now on."""


@command(
    app,
    "retire",
    use="ledger.acting.players:retire",
    mode="act",
    screen="commands.history:act_screen",
    common=ACTS,
)
def retire(name: Player) -> None:
    """Takes a player from the table: money to the bank, the rest vacant."""


def listed(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The players in seat order."""
    rows = tuple(
        Cells((str(seat), name)) for seat, name in enumerate(result["players"], 1)
    )
    return [Table((">" + words.say("seat"), words.say("player")), rows)]
