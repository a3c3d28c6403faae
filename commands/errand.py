"""The command for something that is due or that may be done, made from its facts."""

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
        note: its price, or what is missing for it; "" where there is neither.
        line: the line to type, with "…" for what is left to the user.
        now: whether it may be done now.
    """

    what: str
    note: str
    line: str
    now: bool = True


class Errand:
    """The command for something that is due or that may be done.

    Attributes:
        path: the command.
        where: a fact without which there is nothing to do yet.
        sources: by word, the fact that gives its value. From a list, a word for one value
            takes the first; with "?" after the fact, it is left open if there are more.
            "=rebels" is a literal word; "?" alone is always left to the user.
    """

    __slots__ = ("path", "sources", "where")

    def __init__(self, path: str, /, where: str = "", **sources: str) -> None:
        self.path = path
        self.where = where
        self.sources = sources

    def words(self, facts: Facts) -> dict[str, Any]:
        """The values of the command's words, with `...` for those left to the user."""
        record = named(self.path)
        many = {word.name for word in typed(record) if word.many} if record else ()
        return {
            word: _value(fact, facts, many=word in many)
            for word, fact in self.sources.items()
        }

    def line(self, facts: Facts) -> str | None:
        """The line to type; None while there is nothing to do."""
        if self.where and not facts.get(self.where):
            return None
        return written(self.path, **self.words(facts))


def _value(fact: str, facts: Facts, *, many: bool) -> Any:  # noqa: ANN401 - names, a number
    """The value of a word."""
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
