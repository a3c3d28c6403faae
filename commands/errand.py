"""What is typed for something that is due, or that may be done, by the facts of it."""

from __future__ import annotations

from commands.line import written
from ledger.grammar import named, typed
from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    Facts = Mapping[str, Any]


class Offer(NamedTuple):
    """Something that may be done now, or not yet.

    Attributes:
        what: what it is, in words.
        note: its price, or what is missing for it; "" where there is none to tell.
        line: the line to type; "…" in it stands for what must still be said.
        now: whether it may be done now.
    """

    what: str
    note: str
    line: str
    now: bool = True


class Errand:
    """What is typed for something that is due, or that may be done.

    Attributes:
        path: the command.
        where: a fact without which there is nothing to do yet.
        said: which fact each of its words is. Of several, a word that takes one is the
            first; with "?" behind it, none as long as there is a choice. "=rebels" is a
            word as it stands; "?" alone is what only people know.
    """

    __slots__ = ("path", "said", "where")

    def __init__(self, path: str, /, where: str = "", **said: str) -> None:
        self.path = path
        self.where = where
        self.said = said

    def words(self, facts: Facts) -> dict[str, Any]:
        """What is said with the command; `...` is what people must say."""
        record = named(self.path)
        many = {word.name for word in typed(record) if word.many} if record else ()
        return {
            word: _value(fact, facts, many=word in many)
            for word, fact in self.said.items()
        }

    def line(self, facts: Facts) -> str | None:
        """The line to type; None as long as there is nothing to do."""
        if self.where and not facts.get(self.where):
            return None
        return written(self.path, **self.words(facts))


def _value(fact: str, facts: Facts, *, many: bool) -> Any:  # noqa: ANN401 - names, a number
    """What stands for a word."""
    if fact.startswith("="):
        return fact[1:]
    if fact == "?":
        return ...
    fact_held = facts.get(fact.rstrip("?"))
    if many or not isinstance(fact_held, list):
        return fact_held
    if fact.endswith("?") and len(fact_held) > 1:
        return ...
    return fact_held[0] if fact_held else None
