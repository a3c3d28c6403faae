"""What to type for each thing that is due in a mass battle."""

from __future__ import annotations

from commands.errand import Errand

ERRANDS: dict[str, Errand | None] = {
    "mass.sides": Errand("mass side"),
    "mass.start": Errand("mass start"),
    "mass.prepare": Errand("mass prepare", side="sides"),
    "mass.men": Errand("mass side", name="sides", men="?"),
    "mass.pending": Errand("mass opportunity", hero="heroes"),
    "mass.duel": Errand("mass duel", hero="hero"),
    "mass.turn": Errand("mass turn"),
    "mass.end": Errand("mass end"),
}
