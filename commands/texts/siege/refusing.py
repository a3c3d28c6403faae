"""What a siege says when it refuses or warns, and the words for its facts."""

from __future__ import annotations

from commands.texts.siege.gathered import FINDINGS, REFUSALS, WARNINGS
from commands.texts.siege.words import PHRASED

__all__ = ["EACH_IN_A_LINE", "FINDINGS", "PHRASED", "REFUSALS", "WARNED", "WARNINGS"]

WARNED = PHRASED  # facts that are also codes in warnings
# Refusals that report several faults, each on its own line.
EACH_IN_A_LINE = dict.fromkeys(("siege.faults", "siege.list_faults"), True)
