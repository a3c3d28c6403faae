"""Words for sides: their roles, or their names in the campaign found."""

from __future__ import annotations

from commands.texts.siege.listed import meant
from ledger.naming import bare
from ledger.rules.siege.scenarios import ROLES, role, side_named, sides
from ledger.rules.siege.tally import CONTROL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call
    from ledger.state import State

# The vocabularies in which a side's name may replace its role.
SPOKEN = ("army_role", "control")


class Sides:
    """Finds the meaning of words where a side may be called by its name.

    The campaign is read only for words that are not roles.

    Attributes:
        spoken: whether a side of the campaign was mentioned.
    """

    def __init__(self, call: Call) -> None:
        """Nobody has been mentioned yet."""
        self.call = call
        self.spoken = False

    def __call__(self, vocabulary: str, word: str) -> str:
        """The code of a word; an unknown one is returned as typed."""
        code = meant(vocabulary, word)
        if vocabulary not in SPOKEN or code in CONTROL:
            return code
        state = self._state()
        for side in sides(state) if state else ():
            if state and bare(state.name(side)) == bare(word):
                self.spoken = True
                return str(role(state, side))
        return code

    def role(self, word: str) -> str | None:
        """The role that is meant; if there is a siege, an unknown name is refused."""
        code = self("army_role", word)
        if code in ROLES:
            return code
        state = self._state()
        shown = {one: state.name(one) for one in sides(state)} if state else {}
        if shown:
            side_named(word, shown)
        return None

    def _state(self) -> State | None:
        """The siege found; None if there is none."""
        from commands.handlers.optional_campaign import state_here

        return state_here(self.call)
