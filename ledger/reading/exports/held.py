"""Who held what, and when: periods made from the changes of one field.

Undone acts count for nothing: a holder who lost a thing by an act that was taken
back has never been without it.
"""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.rules import game_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any


def fields(game: str, kind: str) -> dict[tuple[str, str], bool]:
    """The fields, by kind of thing, that say who has a title or a territory.

    True where the field itself is the title: "king", of the campaign.
    """
    if kind == "territory":
        return {("territory", "owner"): False}
    honours = game_named(game).honours
    return {("title", "holder"): False, **(honours.fields() if honours else {})}


class Marks(NamedTuple):
    """What an undo or a redo names.

    Attributes:
        acts: the acts that it takes back or brings back.
        undone: whether it takes back.
    """

    acts: frozenset[int]
    undone: bool


class Period:
    """A period in which somebody held a thing.

    Attributes:
        holder: who held it; None for nobody.
        since: the entry that made it so, with its turn.
        until: the entry that ended it, with its turn; None while it lasts.
        acts: the acts whose undo ends it.
    """

    __slots__ = ("acts", "holder", "since", "until")

    def __init__(
        self, holder: object, since: tuple[int, int], acts: frozenset[int]
    ) -> None:
        self.holder = holder
        self.since = since
        self.until: tuple[int, int] | None = None
        self.acts = acts


def periods(
    changes: Sequence[tuple[int, int, Any]], marks: Mapping[int, Marks]
) -> list[Period]:
    """The periods that follow from changes of one field (entry, turn, value)."""
    known: list[Period] = []
    for entry, turn, after in changes:
        named = marks.get(entry)
        if named and named.undone:
            while known and not known[-1].acts.isdisjoint(named.acts):
                known.pop()
            if not known and after is None:
                continue
            if known and known[-1].holder == after:
                known[-1].until = None
                continue
        if known:
            known[-1].until = entry, turn
        acts = named.acts if named else frozenset((entry,))
        known.append(Period(after, (entry, turn), acts))
    return [period for period in known if period.holder is not None]
