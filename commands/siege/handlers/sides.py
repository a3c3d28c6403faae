"""Words for sides: by what they are, or by their names in the campaign at hand."""

from __future__ import annotations

from commands.texts.siege.listed import meant
from ledger.naming import bare
from ledger.rules.siege.scenarios import ROLES, role, side_named, sides
from ledger.rules.siege.tally import CONTROL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call
    from ledger.state import State

# The vocabularies in which the name of a side may stand for its role.
SPOKEN = ("army_role", "control")


class Sides:
    """What words mean where a side may be called by its name.

    The campaign is looked at only for a word that is no role.

    Attributes:
        spoken: whether anybody of the campaign was spoken of.
    """

    def __init__(self, call: Call) -> None:
        """Nobody has been spoken of yet."""
        self.call = call
        self.spoken = False

    def __call__(self, vocabulary: str, word: str) -> str:
        """The code of a word; what is none stays as it was typed."""
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
        """The role that is meant; of a siege at hand, a name that nobody has is refused."""
        code = self("army_role", word)
        if code in ROLES:
            return code
        state = self._state()
        shown = {one: state.name(one) for one in sides(state)} if state else {}
        if shown:
            side_named(word, shown)
        return None

    def _state(self) -> State | None:
        """The siege at hand; nothing where none is played."""
        from commands.handlers.optional_campaign import state_here

        return state_here(self.call)
