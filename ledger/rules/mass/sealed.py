"""What is said in secret in mass combat: the tactic of each side (MASS-TACT-01)."""

from __future__ import annotations

from ledger.naming import same
from ledger.rules.mass.armies import sides
from ledger.rules.mass.tactics import ORDER
from ledger.rules.topic import Topic
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from ledger.state import State

HERE = "ledger.rules.mass.sealed"
LED_BY = ("side", "general", "hero")


def tactics(_state: State) -> Sequence[str]:
    """All tactics."""
    return ORDER


def to_fight(state: State) -> bool:
    """Whether a turn is still to be fought."""
    return not any(state.get(CAMPAIGN, end) for end in ("ended", "victor"))


def side_of(state: State, player: str, asked: Sequence[str]) -> str | None:
    """The side for which a player speaks.

    Nothing recorded says who plays which side: it is the one that has the player's
    name, or a general or hero of that name; else sides and players go in order.
    """
    for kind in LED_BY:
        for one, name in state.named(kind).items():
            if same(name) == same(state.name(player)):
                return one if kind == "side" else state.text(one, "side")
    every = sides(state)
    return every[asked.index(player)] if len(every) == len(asked) else None


TOPICS = {
    "tactics": Topic(
        "mass turn",
        "tactic",
        vocabulary="tactic",
        values=f"{HERE}:tactics",
        wanted=f"{HERE}:to_fight",
        who=f"{HERE}:side_of",
    )
}
