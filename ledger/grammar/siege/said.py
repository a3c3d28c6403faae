"""Nothing that is said of a siege tells of purses: its sides have none."""

from __future__ import annotations

from ledger.grammar import OPEN

SAID = {"": OPEN}  # nor do its acts
