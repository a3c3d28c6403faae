"""How long a battle lasts: six turns, or as a die decides."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.rules.game import Outcome
from ledger.rules.medfan.house import house
from ledger.rules.medfan.land import SIX
from ledger.rules.medfan.tables import LENGTH
from ledger.state import CAMPAIGN, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.shapes.medfan.battle import Length
    from ledger.state import State
    from ledger.table import Table

NORMAL: int = LENGTH["normal"]
LAST: int = LENGTH["last"]
ENDS_ON: dict[int, tuple[int, ...]] = {
    int(turn): faces for turn, faces in LENGTH["variable"].items()
}
FIRST = min(ENDS_ON)
AFTER_INITIATIVE = "after_initiative"


def length(
    state: State,
    table: Table,
    turn: int | None = None,
    fixed: bool = False,
    who: str | None = None,
) -> Outcome[Length]:
    """Whether this turn of the prepared battle, or of any other, is the last.

    For a prepared battle the turn is recorded, so that the next one is known.
    """
    variable = not fixed and variable_of(state)
    if turn is None:
        turn = following(state, variable=variable)
    judgement = judged(table, turn, variable=variable, who=who, when=moment_of(state))
    if state.get(CAMPAIGN, "scenario") is None:
        return judgement
    return judgement._replace(effects=[changed(state, CAMPAIGN, "battle_turn", turn)])


def following(state: State, *, variable: bool) -> int:
    """The turn after the last recorded one, or the first that may be the last."""
    if state.get(CAMPAIGN, "scenario") is None:
        # A roll by itself, without a campaign, is for the turn given.
        key = "medfan.no_battle" if state.turn else "turn.unsaid"
        raise Refused("out_of_phase", key, rule="MED-BATTLE-01")
    known = state.number(CAMPAIGN, "battle_turn")
    first = FIRST if variable else NORMAL
    return known + 1 if known else first


def judged(
    table: Table,
    turn: int,
    *,
    variable: bool = True,
    who: str | None = None,
    when: str = AFTER_INITIATIVE,
) -> Outcome[Length]:
    """Whether this turn is the last one (MED-LENGTH-01 to -06).

    Args:
        table: the table that answers.
        turn: the current turn of the battle.
        variable: whether the length is variable; that is fixed before the battle.
        who: the player who has won the initiative, and rolls.
        when: the moment of the turn when the die is rolled (MED-AMB-LENGTH-1);
        if right after the initiative, the turn is then played out.
    """
    roll = None
    last = LAST if variable else NORMAL
    if turn > last:
        raise Refused(
            "rule", "medfan.length_over", rule=_over(variable=variable), last=last
        )
    if not variable or turn == LAST:
        ends = turn == last
    elif turn not in ENDS_ON:
        raise Refused(
            "rule", "medfan.length_early", rule="MED-LENGTH-06", turn=turn, first=FIRST
        )
    else:
        (roll,) = table.roll(who, "length", SIX, 1)
        ends = roll in ENDS_ON[turn]
    asked = {"turn": turn, "variable": variable, "player": who}
    result: Length = {"turn": turn, "roll": roll, "ends": ends}
    if roll is not None:
        result["when"] = when
    return Outcome(asked, result)


def variable_of(state: State) -> bool:
    """Whether the length of the prepared battle is variable; without one, yes."""
    prepared = state.get(CAMPAIGN, "scenario") is not None
    return not prepared or state.get(CAMPAIGN, "variable_length") == 1


def moment_of(state: State) -> str:
    """When in a turn the die is rolled (MED-AMB-LENGTH-1)."""
    return str(house(state, "length_roll_when"))


def _over(*, variable: bool) -> str:
    return "MED-LENGTH-05" if variable else "MED-LENGTH-01"
