"""Reads words and tables by a schema, and keeps every fault with its path."""

from __future__ import annotations

from ledger.errors import Refusal
from ledger.journal import Finding
from ledger.naming import Likely
from ledger.rules.common.values import READ

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from typing import Any

    from ledger.rules.common.schema import Field, Fields
    from ledger.toml import Path


class Words:
    """Reads one file, word by word."""

    reads: Mapping[str, Callable[..., Any]] = READ

    def __init__(self) -> None:
        self.faults: list[tuple[Path, Finding]] = []

    def fault(
        self,
        path: Path,
        code: str,
        about: str = "",
        rule: str | None = None,
        **facts: Any,
    ) -> None:
        """Keeps a fault."""
        finding = Finding(code, about, tuple(facts.items()), rule=rule)
        self.faults.append((path, finding))

    def code(self, _field: Field, raw: object) -> Any:
        """The code of a word: itself."""
        return raw

    def find(self, field: Field, word: str, path: Path) -> str | None:
        """The id of the thing that a word names; None and a fault if there is none."""
        raise NotImplementedError

    def unknown(self, path: Path, field: Field, raw: object) -> None:
        """The fault of a word that is not one of those allowed."""
        codes = [option for option in field.options if isinstance(option, str)]
        self.fault(path, field.code, str(raw), near=Likely(str(raw), codes, codes))

    def attempt(self, path: Path, read: Callable[..., Any], *words: Any) -> Any:
        """The result of `read` for these words; None and a fault if it refuses."""
        try:
            return read(*words)
        except Refusal as refusal:
            facts = dict(refusal.facts)
            self.fault(path, refusal.key, str(facts.pop("name", "")), **facts)
        return None

    def only(
        self, table: Mapping[str, Any], known: Collection[str], path: Path
    ) -> None:
        """Notes a fault for every unknown key."""
        for key in table:
            if key not in known:
                likely = Likely(key, known)
                self.fault((*path, key), "position.key", key, near=likely)

    def value(self, field: Field, raw: object, path: Path) -> Any:
        """The value of a word; None and a fault where it is not allowed."""
        return self.reads[field.type](self, field, raw, path)

    def some(
        self, fields: Fields, table: Mapping[str, Any], path: Path
    ) -> dict[str, Any]:
        """The values of these words in a table; wrong ones become faults."""
        values = {}
        for field in fields:
            if field.key in table:
                place = (*path, field.key)
                value = self.value(field, table[field.key], place)
                if value is not None:
                    values[field.key] = value
            elif field.required:
                self.fault(path, "position.missing", field.key)
        return values

    def words(
        self, fields: Fields, table: Mapping[str, Any], path: Path
    ) -> dict[str, Any]:
        """The values of these words in a table; any other word is a fault."""
        self.only(table, [field.key for field in fields], path)
        return self.some(fields, table, path)
