"""The command for something that is due, with all that is known of it."""

from __future__ import annotations

from commands.faces import face_of
from commands.line import written
from ledger.grammar import named, typed
from ledger.state import CAMPAIGN
from ledger.store.rows import fact

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from ledger.store.book import Book

    Facts = Mapping[str, Any]


class Errand:
    """What is typed for something that is due.

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

    def line(self, due: Facts) -> str | None:
        """The line to type; None as long as there is nothing to do."""
        needed = [self.where, *(fact.rstrip("?") for fact in self.said.values())]
        if any(due.get(fact) in (None, []) for fact in needed if fact.isidentifier()):
            return None
        record = named(self.path)
        many = {word.name for word in typed(record) if word.many} if record else ()
        said = {
            word: _value(fact, due, many=word in many)
            for word, fact in self.said.items()
        }
        return written(self.path, **said)


def _value(fact: str, due: Facts, *, many: bool) -> Any:  # noqa: ANN401 - names, a number
    """What stands for a word."""
    if fact.startswith("="):
        return fact[1:]
    if fact == "?":
        return ...
    found = due[fact.rstrip("?")]
    if many or not isinstance(found, list):
        return found
    return ... if fact.endswith("?") and len(found) > 1 else found[0]


def command(due: Facts, game: str | None) -> str | None:
    """What is typed for one thing that is due; None where there is nothing to do."""
    errand = face_of(game).errands.get(due["code"])
    return errand.line(due) if errand else None


def commanded(result: dict[str, Any], book: Book) -> dict[str, Any]:
    """An answer in which each thing that is due tells what is typed for it."""
    game = str(fact(book, CAMPAIGN, "game"))
    told = [{**one, "command": command(one, game)} for one in result["due"]]
    return {**result, "due": told}
