"""Free raises and Command in one turn: given beforehand, or after the dice.

The house rules say which: the text adds a rank "to the result", which allows both.
"""

from __future__ import annotations

from ledger.effects import Because, moved
from ledger.errors import Refused
from ledger.rules.mass.facts import RAISES
from ledger.rules.mass.house import house
from ledger.state import WORLD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ledger.effects import Effect
    from ledger.questions import Sheet
    from ledger.state import State
    from ledger.table import Table

AFTER = "after"
LENT, KEPT = "lent", "kept"


class Spending:
    """The free raises of both armies, as they are spent in a turn.

    Args:
        state: the state when the turn begins.
        table: the table to ask.
        wishes: the raises given beforehand, by side or by hero.

    Attributes:
        effects: the effects of spent raises.
    """

    def __init__(self, state: State, table: Table, wishes: Mapping[str, int]) -> None:
        self.state, self.table, self.wishes = state, table, wishes
        self.effects: list[Effect] = []
        self._used: dict[str, int] = {}

    def on(
        self,
        who: str,
        side: str,
        *,
        fallen: bool,
        sheet: Callable[[], Sheet] | None = None,
    ) -> int:
        """The raises spent on the roll of a side or of its hero (MASS-AMB-08).

        `fallen`: whether its dice have been rolled; raises are then asked for, if the
        house rule has it so (MASS-PREP-04).
        """
        after = house(self.state, "raises.when") == AFTER
        if after != fallen or not on_any(self.state, who, side):
            return 0
        left = self.state.balance(side, RAISES) - self._used.get(side, 0)
        spent = self.wishes.get(who)
        if spent is None and after and left > 0:
            spent = self._asked(who, left, sheet)
        spent = spent or 0
        self.effects += _gone(side, spent, left)
        self._used[side] = self._used.get(side, 0) + spent
        return spent

    def _asked(self, who: str, left: int, sheet: Callable[[], Sheet] | None) -> int:
        options = tuple(map(str, range(left + 1)))
        key = f"raises.{self.state.name(who)}"
        return int(
            self.table.choose(
                key, options, proposed="0", sheet=sheet, rule="MASS-AMB-08", who=who
            )
        )


def spend(state: State, who: str, side: str, raises: int) -> list[Effect]:
    """The raises that a hero spends on a roll between the turns."""
    if raises and not on_any(state, who, side):
        rule = "mass.raises.scope"
        raise Refused("rule", "mass.raises_scope", rule=rule, setting=rule)
    return _gone(side, raises, state.balance(side, RAISES))


def _gone(side: str, spent: int, left: int) -> list[Effect]:
    """The effects of spending free raises, which are then gone (MASS-PREP-05)."""
    if spent > left:
        facts = {"side": side, "have": left, "need": spent}
        raise Refused("not_enough", "mass.raises", rule="MASS-PREP-05", **facts)
    return moved(RAISES, spent, side, WORLD, Because("MASS-PREP-05", side))


def on_any(state: State, who: str, side: str) -> bool:
    """Whether raises may be spent on this roll: a general's, or any (MASS-AMB-09)."""
    return who == side or house(state, "raises.scope") == "any"


def worth(state: State, raises: int) -> int:
    """What a number of free raises adds."""
    return raises * int(house(state, "raises.value"))


def lent_after(state: State) -> bool:
    """Whether Command is lent after the generals' dice (MASS-AMB-10)."""
    return bool(house(state, "command.when") == AFTER)
