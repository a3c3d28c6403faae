"""What is said in secret in Fief: bids for the mercenaries, votes for the King."""

from __future__ import annotations

from ledger.rules.fief.crown.voting import ballot_faults, candidates
from ledger.rules.fief.purchases.auction import highest
from ledger.rules.fief.purchases.upkeep import auctioned
from ledger.rules.topic import NOBODY, Topic

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.rules.topic import Answer
    from ledger.state import State

HERE = "ledger.rules.fief.sealed"


def to_auction(state: State) -> bool:
    """Whether the auction of this turn is still to be held (TAC-MERC-07)."""
    return not auctioned(state)


def tied(bids: Sequence[Answer]) -> list[str]:
    """Those who bid once more, if there are several (TAC-MERC-11)."""
    first = highest({bid.player: int(bid.value) for bid in bids})
    return first if len(first) > 1 else []


def to_elect(state: State) -> bool:
    """Whether there may be a ballot now (FIEF-VOTE-01)."""
    return not any(ballot_faults(state))


def candidates_or_nobody(state: State) -> list[str]:
    """Those who may be elected; a player may also abstain (FIEF-VOTE-07)."""
    return [*(one.partition(":")[2] for one in candidates(state)), NOBODY]


TOPICS = {
    "bids": Topic(
        "fief auction",
        "bids",
        second="bids_again",
        wanted=f"{HERE}:to_auction",
        tied=f"{HERE}:tied",
    ),
    "bids_again": Topic(
        "fief auction", "again", first="bids", wanted=f"{HERE}:to_auction"
    ),
    "votes": Topic(
        "fief elect",
        "votes",
        ":",
        kind="lord",
        values=f"{HERE}:candidates_or_nobody",
        wanted=f"{HERE}:to_elect",
    ),
}
