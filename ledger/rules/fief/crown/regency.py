"""What the end of a turn brings to the throne: a minor king comes of age."""

from __future__ import annotations

from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.crown.reigning import regency_ends
from ledger.rules.fief.facts import KING
from ledger.rules.fief.families import lords
from ledger.rules.fief.tables import LIMITS
from ledger.rules.game import warning
from ledger.state import CAMPAIGN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.rules.game import Outcome
    from ledger.state import State
    from ledger.table import Table


def turn_of_regency(state: State) -> int | None:
    """Which of four turns a minority is in; None if the King is of age (REGENCY-03).

    The turn of the old King's death is the first (FIEF-REGENCY-09).
    """
    until = state.number(CAMPAIGN, "regent_until")
    if not until or not lords.office(state, "regent"):
        return None
    return int(LIMITS["regency_turns"]) - (until - state.turn)


def end_of_turn(state: State, table: Table) -> Outcome | None:
    """Ends a turn: after the fourth, the King rules himself (FIEF-REGENCY-03).

    An elected lord who has not been crowned no longer counts: there is another ballot
    in the next turn (FIEF-CROWN-04).
    """
    ceremony = Ceremony(state)
    elected = lords.office(state, "elected")
    if elected:
        ceremony.put("elected", None, "FIEF-CROWN-04", elected)
        facts = {"lord": elected, "turn": state.turn + 1}
        ceremony.warnings.append(
            warning("fief.no_crown", rule="FIEF-CROWN-04", **facts)
        )
    until, king = state.number(CAMPAIGN, "regent_until"), lords.office(state, KING)
    if until and until <= state.turn:
        regent = lords.office(state, "regent")
        if king:
            note = warning("fief.of_age", rule="FIEF-REGENCY-03", lord=king)
            ceremony.warnings.append(note)
        regency_ends(ceremony, table, "FIEF-REGENCY-03")
        ceremony.facts = {"of_age": {"king": king, "regent": regent, **ceremony.facts}}
    return ceremony.outcome() if ceremony.effects else None
