"""What is said when a siege refuses or warns, and the words of its facts."""

from __future__ import annotations

from commands.texts.siege.gathered import FINDINGS, REFUSALS, WARNINGS
from commands.texts.siege.words import PHRASED

__all__ = ["EACH_IN_A_LINE", "FINDINGS", "PHRASED", "REFUSALS", "WARNED", "WARNINGS"]

WARNED = PHRASED  # those that warnings name by their codes, too
# Refusals that tell several faults, each in a line of its own.
EACH_IN_A_LINE = dict.fromkeys(("siege.faults", "siege.list_faults"), True)
