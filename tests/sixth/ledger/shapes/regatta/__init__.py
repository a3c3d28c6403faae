"""What a regatta tells where every game tells something.

Generated of `regatta.toml` by `make tree`: do not edit.
"""

from ledger.shapes import shared as _shared

class Waiting(_shared.Due):
    """Boats that have not sailed in this turn."""

    boats: list[str]

WIDER = {
    _shared.Due: Waiting,
}
