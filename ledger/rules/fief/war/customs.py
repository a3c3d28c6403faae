"""The house rules of a battle, read once."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules.fief.house import variant
from ledger.rules.fief.war.tables import HOUSE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ledger.state import State

GAME = "fief"
MODULES = ("archers", "bombards", "guard", "mercenaries")
LATER = "fief2011"  # the edition that the extension was written for


class Customs(NamedTuple):
    """How a table fights.

    Attributes:
        tactics: whether the Tactical extension is played at all.
        values: the house rules by key.
    """

    tactics: bool
    values: dict[str, Any]

    def house(self, key: str) -> Any:  # noqa: ANN401 - a house rule
        """The value of a house rule ("aim.all_dice" of the game itself)."""
        return self.values[f"fief.{key}"]

    def tactic(self, key: str) -> Any:  # noqa: ANN401 - a house rule
        """The value of a house rule of the extension ("archers.fort_column")."""
        return self.values[f"tactics.{key}"]

    def plays(self, module: str) -> bool:
        """Whether a module of the extension is in use (TAC-GEN-10)."""
        return self.tactics and bool(self.tactic(f"modules.{module}"))

    @property
    def later(self) -> bool:
        """Whether battle dice of the later edition are used."""
        return self.tactics and self.tactic("profile") == LATER

    @property
    def changes(self) -> bool:
        """Whether a counter of three may lose one point (TAC-AMB-48)."""
        return not self.tactics or bool(self.tactic("losses.change_allowed"))


def customs(state: State | None, *, tactics: bool = False) -> Customs:
    """The house rules of a campaign; without one, the defaults.

    Where a table plays the extension, its resolvers do so by default.
    """
    if state is None or not state.facts.get("rules"):
        return Customs(tactics, HOUSE)
    from ledger.rules.settings import default
    from ledger.wire import loads

    in_force = {}
    for key in HOUSE:
        literal = state.setting(key)
        in_force[key] = default(GAME, key) if literal is None else loads(literal)
    return Customs(tactics or variant(state, "tactics"), in_force)
