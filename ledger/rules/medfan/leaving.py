"""A player leaves the campaign, and the army and the coming battle go.

The territories stay in the campaign with name and capability (MED-TERR-07), and
still count towards half of them all (MED-WIN-04).
"""

from __future__ import annotations

from ledger.effects import Because
from ledger.errors import Refused
from ledger.rules.medfan.fought import ORDER
from ledger.rules.medfan.preparing import PREPARED
from ledger.rules.medfan.roster import departed, figures
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.effects import Effect
    from ledger.state import State

# A figure that is gone for good leaves the roster, whatever the reason.
GONE = "MED-SURV-10"


def leave(state: State, player: str) -> list[Effect]:
    """What goes with a player; refused until the last battle's steps are done."""
    fights = player in state.words(CAMPAIGN, "fighters")
    step = state.text(CAMPAIGN, "step")
    if fights and step:
        raise Refused("out_of_phase", "medfan.aftermath_open", rule=ORDER, step=step)
    army = figures(state, player)
    effects: list[Effect] = [
        changed(state, figure, "retired", 1)._replace(because=Because(GONE, figure))
        for figure in army
    ]
    # Without an owner, like those who were lost before.
    effects += [
        changed(state, figure, "player", None)
        for figure in (*army, *departed(state, player))
    ]
    put_away = [(player, "objective")]
    if fights:
        put_away = [(p, "objective") for p in state.words(CAMPAIGN, "fighters")]
        put_away += [(CAMPAIGN, field) for field in PREPARED]
    effects += [
        changed(state, subject, field, None)
        for subject, field in put_away
        if state.get(subject, field) is not None
    ]
    return effects
