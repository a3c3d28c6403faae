"""Acts of the crown: ballots, coronations, royal guards."""

from __future__ import annotations

from ledger.rules.fief.crown import crowning, guardsmen, voting

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def elect(desk: Desk, votes: Sequence[str]) -> Answer:
    """The players vote for a King."""
    return desk.act(
        "fief elect",
        {"votes": list(votes)},
        lambda scene: voting.elect(scene.state, scene.table, votes),
    )


def crown(desk: Desk, lord: str, by: Sequence[str] | None = None) -> Answer:
    """Whom the players have elected is crowned."""
    named = list(by or ())
    return desk.act(
        "fief crown",
        {"lord": lord, "by": named},
        lambda scene: crowning.crown(scene.state, scene.table, lord, named),
    )


def guard(desk: Desk, lord: str) -> Answer:
    """A sovereign takes guardsmen of the extension later than at his title."""
    return desk.act(
        "fief guard",
        {"lord": lord},
        lambda scene: guardsmen.late(scene.state, scene.table, lord),
    )
