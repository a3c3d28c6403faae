"""Acts of phase 1: dealing, playing, discarding and exchanging cards; and deaths."""

from __future__ import annotations

from ledger.rules.fief.cards import dealing, discarding, exchanging, playing
from ledger.rules.fief.families import dying

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.acting.answer import Answer
    from ledger.acting.desk import Desk


def deal(desk: Desk, reshuffle: bool = False) -> Answer:
    """Fills the hands at the start of a turn."""
    return desk.act(
        "fief deal",
        {"reshuffle": reshuffle},
        lambda scene: dealing.deal(scene.state, scene.table, reshuffle=reshuffle),
    )


def play(
    desk: Desk,
    player: str,
    card: str,
    on: str | None = None,
    lord: str | None = None,
    at: str | None = None,
) -> Answer:
    """A player plays a card."""
    args = {"player": player, "card": card, "on": on, "lord": lord, "at": at}
    return desk.act(
        "fief card play",
        args,
        lambda scene: playing.play(
            scene.state, scene.table, player, card, on=on, lord=lord, at=at
        ),
    )


def discard(
    desk: Desk,
    player: str,
    cards: Sequence[str] | None = None,
    hidden: int | None = None,
) -> Answer:
    """A player discards cards."""
    named = list(cards or ())
    args = {"player": player, "cards": named, "hidden": hidden}
    return desk.act(
        "fief card discard",
        args,
        lambda scene: discarding.discard(
            scene.state, scene.table, player, named, hidden or 0
        ),
    )


def exchange(
    desk: Desk,
    player: str,
    other: str,
    gives: int | None = None,
    takes: int | None = None,
) -> Answer:
    """Allies by marriage exchange cards."""
    args = {"player": player, "other": other, "gives": gives, "takes": takes}
    return desk.act(
        "fief card exchange",
        args,
        lambda scene: exchanging.exchange(
            scene.state, scene.table, player, other, gives or 0, takes or 0
        ),
    )


def die(desk: Desk, lord: str, cause: str) -> Answer:
    """A lord has died."""
    return desk.act(
        "fief die",
        {"lord": lord, "cause": cause},
        lambda scene: dying.died(scene.state, scene.table, lord, cause),
    )
