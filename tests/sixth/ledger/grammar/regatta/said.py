"""Nothing that is said of boats tells of purses."""

from __future__ import annotations

from ledger.grammar import OPEN

SAID = {"": OPEN}
