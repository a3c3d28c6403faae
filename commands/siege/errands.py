"""The commands for what is due in a siege."""

from __future__ import annotations

from commands.errand import Errand

ERRANDS: dict[str, Errand | None] = {
    "siege.next": Errand("siege start", scenario="scenario"),
    "siege.buy": Errand("siege buy"),
    "siege.wall": Errand("siege wall"),
    "siege.place": Errand("siege place", side="side"),
    "siege.roll": Errand("turn", step="=next"),
    "siege.last_turn": Errand("turn", step="=next"),
    "siege.holds": None,
    "siege.end": Errand("siege end"),
    "siege.undecided": Errand("siege end", winner="?"),
}
