"""Nothing that is said of armies tells of purses: they have none."""

from __future__ import annotations

from ledger.grammar import OPEN

SAID = {"": OPEN}  # nor do its acts
