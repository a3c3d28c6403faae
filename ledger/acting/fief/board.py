"""The board: a map file is loaded."""

from __future__ import annotations

from ledger.errors import Misuse
from ledger.faults import located
from ledger.rules.fief.board import map_file
from ledger.toml import read_toml

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.effects import Effect
    from ledger.rules.game import Outcome
    from ledger.state import State


def load(desk: Desk, text: str) -> Answer:
    """Lays the board that a file describes on the table."""

    def decide(scene: Scene) -> Outcome:
        effects = read(scene.state, text)
        return map_file.loaded(scene.state, scene.table, text, effects)

    return desk.act("fief map load", {"text": text}, decide)


def read(state: State, text: str) -> list[Effect]:
    """The effects of a map file; all its faults at once, each with its line."""
    effects, faults = map_file.read_map(read_toml(text), state)
    if faults:
        raise Misuse("usage", "file.faults", **located(text, faults))
    return effects
