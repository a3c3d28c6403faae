"""The lines to type for what is due in a regatta."""

from __future__ import annotations

from commands.errand import Errand

ERRANDS: dict[str, Errand | None] = {
    "regatta.sail": Errand("regatta sail", boat="boats"),
}
