"""What a regatta tells where every game tells something."""

from ledger.shapes.shared import Due


class Waiting(Due):
    """Boats that have not sailed in this turn."""

    boats: list[str]


WIDER = {Due: Waiting}
