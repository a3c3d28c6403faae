"""No message about boats reveals anything of purses."""

from __future__ import annotations

from ledger.grammar import OPEN

SAID = {"": OPEN}
