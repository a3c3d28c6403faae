"""What a game is to the rest of the house: its things, its clock, its judges."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.state import changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Finding
    from ledger.state import State
    from ledger.table import Table

    # What a position file sets up, and each of its faults with the path to it.
    Reading = tuple[list[Effect], list[tuple[tuple[str | int, ...], Finding]]]


class Commodity(NamedTuple):
    """Something that adds up and moves between accounts.

    Attributes:
        name: its code ("money").
        floor: the least an account may hold; None where there is no least.
        other_side: where a correction of what lies on the table comes from.
    """

    name: str
    floor: Callable[[str], int | None]
    other_side: str = "world"


class Field(NamedTuple):
    """A fact that a kind of subject may have.

    Attributes:
        kind: the kind of its subjects ("title").
        name: its code ("holder").
        type: "name", "text", "count", "yes", "list", or the kind of the thing
            whose id it holds ("player").
        correctable: whether `correct` may set it.
    """

    kind: str
    name: str
    type: str
    correctable: bool = True


class Outcome(NamedTuple):
    """What a rule decides: facts for the screen, effects for the journal.

    Attributes:
        asked: what was asked, with ids in place of the words typed.
        result: what came of it, as facts with ids.
        effects: what it does to balances and facts.
        warnings: what the table should know, each a key with facts.
        undoes: the acts it takes back.
        redoes: the acts it brings back.
    """

    asked: dict[str, Any]
    result: dict[str, Any]
    effects: Sequence[Effect] = ()
    warnings: Sequence[dict[str, Any]] = ()
    undoes: Sequence[int] = ()
    redoes: Sequence[int] = ()


def changes_hands(state: State, territory: str, player: str | None) -> list[Effect]:
    """A territory goes to a player, or to nobody."""
    return [changed(state, territory, "owner", player)]


def leaves_nothing(_state: State, _player: str) -> list[Effect]:
    """Nothing of a player's own stands anywhere else."""
    return []


class Game(NamedTuple):
    """One game.

    Attributes:
        name: its code.
        commodities: all that adds up in it.
        fields: all that is replaced in it.
        audit: finds every fault of a state.
        begin: the effects that seat the players of a new campaign.
        read_position: reads a position file: effects and all its faults.
        write_position: the present state as a position file.
        phases: the phases of a turn in order, none if it has none.
        end_turn: the effects due when a turn ends, with warnings.
        views: SQL text of the views that show what this game derives.
        hand_over: a territory goes to a player, or to nobody, with all that hangs
            on its having an owner.
        leave: what a player who leaves the table takes along, besides money,
            titles and land.
    """

    name: str
    commodities: dict[str, Commodity]
    fields: dict[tuple[str, str], Field]
    audit: Callable[[State], list[Finding]]
    begin: Callable[[State, Sequence[str]], list[Effect]]
    read_position: Callable[[dict[str, Any], State], Reading]
    write_position: Callable[[State], dict[str, Any]]
    phases: Callable[[State], tuple[str, ...]]
    end_turn: Callable[[State, Table], Outcome | None]
    views: str = ""
    hand_over: Callable[[State, str, str | None], list[Effect]] = changes_hands
    leave: Callable[[State, str], list[Effect]] = leaves_nothing

    def floor(self, account: str, what: str) -> int | None:
        """The least balance that an account may have of a commodity."""
        commodity = self.commodities.get(what)
        return commodity.floor(account) if commodity else 0

    def field(self, subject: str, name: str) -> Field | None:
        """What is declared about a field of this subject, None if nothing is."""
        kind = subject.partition(":")[0]
        return self.fields.get((kind, name))


def warning(key: str, /, *, rule: str | None = None, **facts: Any) -> dict[str, Any]:
    """Something that the table should know, as facts."""
    return {"key": key, "rule": rule, "facts": facts}
