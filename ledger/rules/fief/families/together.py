"""Spouses who die at the same time: neither leaves anything to the other.

Deaths in one plague, in one round, or with the fall of one guard are simultaneous, even
though they are settled one after another (AMB-103).
"""

from __future__ import annotations

from ledger.effects import Because, Effect, moved
from ledger.rules.common.facts import MONEY
from ledger.rules.fief.treasury.tithe import CROWN, heir
from ledger.state import BANK, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.state import State

RULE = "FIEF-AMB-103"


def together(state: State, deaths: Sequence[dict[str, Any]]) -> list[Effect]:
    """Treats the last to die of a family as unmarried if the spouse died, too.

    To be called once all these deaths are settled: the fiefs then fall to the crown,
    with what was set aside.
    """
    players = {one["lord"]: one["player"] for one in deaths}
    effects: list[Effect] = []
    for one in deaths:
        other = players.get(one["spouse"])
        if other is None or not one["last"]:
            continue
        titles = [carried["title"] for carried in one["titles"]]
        effects += [
            changed(state, title, "heir", CROWN)._replace(because=Because(RULE, title))
            for title in titles
            if state.get(title, "heir") == other
        ]
        after = state.copy().apply(effects)
        aside = one["escrow"]
        if aside and aside["to"] == other:
            to = (heir(after, titles[0]) or one["player"]) if titles else BANK
            because = Because(RULE, one["lord"])
            effects += moved(MONEY, aside["amount"], other, to, because)
    return effects
