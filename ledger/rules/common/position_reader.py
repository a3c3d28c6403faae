"""Reads a position file word by word; every fault is kept with the path to it."""

from __future__ import annotations

from ledger.effects import MOST_AMOUNT, Effect
from ledger.errors import Refusal
from ledger.journal import Finding
from ledger.naming import Likely
from ledger.state import State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from ledger.rules.game import Game

Path = tuple["str | int", ...]


class Reader:
    """Reads one position file; every fault is kept with the path it stands at."""

    def __init__(self, data: Mapping[str, Any], state: State, game: Game) -> None:
        self.data = data
        self.state = state
        self.game = game
        self.effects: list[Effect] = []
        self.faults: list[tuple[Path, Finding]] = []

    def add(self, *effects: Effect) -> None:
        """Carries out effects, so that what follows can speak of their things."""
        self.effects += effects
        self.state.apply(effects)

    def fault(self, path: Path, code: str, about: str = "", **facts: Any) -> None:
        """Keeps a fault."""
        self.faults.append((path, Finding(code, about, tuple(facts.items()))))

    def attempt(self, path: Path, read: Callable[[], Any]) -> Any:
        """What `read` gives; None and a fault if it refuses."""
        try:
            return read()
        except Refusal as refusal:
            facts = dict(refusal.facts)
            self.fault(path, refusal.key, str(facts.pop("name", "")), **facts)
        return None

    def only(self, table: Mapping[str, Any], known: Sequence[str], path: Path) -> None:
        """Every key that is not known is a fault."""
        for key in table:
            if key not in known:
                likely = Likely(key, known)
                self.fault((*path, key), "position.key", key, near=likely)

    def tables(self, key: str) -> Iterator[tuple[Path, Mapping[str, Any]]]:
        """The tables of an array `[[key]]`, each with its path."""
        found = self.data.get(key, [])
        if not isinstance(found, list):
            self.fault((key,), "position.tables", key)
            return
        for index, table in enumerate(found):
            if isinstance(table, dict):
                yield (key, index), table
            else:
                self.fault((key, index), "position.tables", key)

    def text(self, table: Mapping[str, Any], key: str, path: Path) -> str | None:
        """A text at a key; None where there is none, a fault where it is no text."""
        value = table.get(key)
        if value is None or isinstance(value, str):
            return value
        self.fault((*path, key), "position.text", key)
        return None

    def number(
        self,
        table: Mapping[str, Any],
        key: str,
        path: Path,
        least: int = 0,
        most: int = MOST_AMOUNT,
    ) -> int | None:
        """A whole number at a key, at least `least` and at most `most`."""
        value = table.get(key)
        if value is None:
            return None
        if type(value) is int and least <= value <= most:
            return value
        self.fault((*path, key), "position.number", key, least=least)
        return None

    def one(self, kind: str, table: Mapping[str, Any], key: str, path: Path) -> Any:
        """The id of the thing that is named at a key."""
        word = self.text(table, key, path)
        if word is None:
            return None
        return self.attempt((*path, key), lambda: self.state.find(kind, word))

    def new(self, kind: str, table: Mapping[str, Any], key: str, path: Path) -> Any:
        """The id of a new thing that is named at a key, with its name recorded."""
        word = self.text(table, key, path)
        if word is None:
            self.fault(path, "position.missing", key)
            return None
        name = self.attempt((*path, key), lambda: self.state.free_name(kind, word))
        if name is None:
            return None
        subject = self.subject(kind, name)
        self.add(changed(self.state, subject, "name", name))
        return subject

    def subject(self, kind: str, name: str) -> str:
        """The id of a thing: by its name, unless `[ids]` gives the first one."""
        ids = self.data.get("ids", {})
        given = ids.get(f"{kind}:{name}") if isinstance(ids, dict) else None
        if isinstance(given, str) and given.startswith(f"{kind}:"):
            return given
        return f"{kind}:{name}"
