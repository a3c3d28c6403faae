"""What happens to a family that has ransomed nobody in time (FIEF-VAR-31)."""

from __future__ import annotations

from ledger.effects import Because
from ledger.rules.fief.families import lords
from ledger.rules.fief.families.dying import UNPAID, die
from ledger.rules.fief.families.together import together
from ledger.rules.fief.movement.progress import Progress
from ledger.rules.fief.variants.ransoms import LIMIT, RULE, waiting
from ledger.rules.game import Outcome, warning
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.state import State
    from ledger.table import Table


def end_of_turn(state: State, table: Table) -> Outcome | None:
    """Kills all captives of families that are late (FIEF-VAR-31, AMB-113)."""
    progress = Progress(state)
    late = []
    for player, turn, held in waiting(state):
        if turn > state.turn:
            continue
        because = Because(RULE, player)
        progress.do([changed(progress.state, player, LIMIT, None)], because)
        # Those without a fief go first, so that none passes on to one of the doomed.
        doomed = sorted(held, key=lambda lord: lords.is_titled(state, lord))
        deaths = []
        for lord in doomed:
            effects, death, notes = die(progress.state, table, lord, UNPAID)
            progress.do(effects)
            progress.warnings += notes
            deaths.append(death)
        progress.do(together(progress.state, deaths))
        note = warning("fief.unpaid", rule=RULE, player=player, lords=held)
        progress.warnings.append(note)
        late.append({"player": player, "deaths": deaths})
    if not late:
        return None
    return Outcome({}, {"unpaid": late}, progress.effects, progress.warnings)
