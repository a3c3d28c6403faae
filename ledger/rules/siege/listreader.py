"""The words of list files: keys, numbers, names; every fault with its place."""

from __future__ import annotations

from ledger.effects import MOST_AMOUNT
from ledger.journal import Finding
from ledger.naming import Likely, plain
from ledger.rules.siege.lists import PIECES
from ledger.rules.siege.position.form import FORM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from ledger.toml import Path

    # The code of a word: of which vocabulary, as it was typed.
    Meant = Callable[[str, str], str]

# What a file says of itself: remarks, and what it expects to come of the check.
REMARKS = ("game", "title", "note", "comment", "kind", "why")
CLAIMS = ("spend", "wasted", "ok")
# What a position file holds besides; a list, or a score, may be read from one.
POSITION = FORM.words


class Words:
    """Reads the words of one file; every fault is kept with the path to it."""

    def __init__(self, meant: Meant, *, position: bool = False) -> None:
        self.meant = meant
        self.position = position
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

    # Words ---------------------------------------------------------------------

    def keys(
        self, table: Mapping[str, Any], known: Mapping[str, tuple[str, ...]], path: Path
    ) -> Iterator[tuple[str, Path, Any]]:
        """Each known word of a table with its place and value; others are faults."""
        seen: dict[str, str] = {}
        forms = _forms(known)
        shown = [form.replace(" ", "_") for form in forms]
        for key, found in table.items():
            here = (*path, key)
            code = self.key(key, forms, known)
            if code is None:
                if not self._passed(key, path):
                    likely = Likely(plain(key).replace(" ", "_"), shown)
                    self.fault(here, "position.key", key, near=likely)
            elif code in seen:
                self.fault(here, "siege.said_twice", key, other=seen[code])
            else:
                seen[code] = key
                yield code, here, found

    def key(
        self, key: str, forms: Mapping[str, str], known: Mapping[str, Any]
    ) -> str | None:
        """Which of the known words a key is; None for none."""
        code = forms.get(plain(key)) or self.meant("list_key", key)
        return code if code in known else None

    def _passed(self, key: str, path: Path) -> bool:
        """Whether a word says nothing of what is read, and may stand there."""
        own = REMARKS + CLAIMS if not path or path[0] == "side" else REMARKS
        return key in own or (self.position and key in POSITION)

    def number(self, path: Path, found: Any, rule: str | None = None) -> int | None:
        """A whole number from nought up."""
        if type(found) is int and 0 <= found <= MOST_AMOUNT:
            return found
        self.fault(path, "position.number", word_of(path), rule, least=0)
        return None

    def text(self, path: Path, found: Any) -> str | None:
        """A text."""
        if isinstance(found, str) and found.strip():
            return found.strip()
        self.fault(path, "position.text", word_of(path))
        return None

    def word(
        self, path: Path, found: Any, vocabulary: str, among: Sequence[str], rule: str
    ) -> str | None:
        """The code of a word of a vocabulary."""
        if not isinstance(found, str):
            self.fault(path, "position.text", word_of(path))
            return None
        code = self.meant(vocabulary, found)
        if code in among:
            return code
        self.fault(path, f"siege.unknown_{vocabulary}", found, rule)
        return None

    def item(self, path: Path, found: Any) -> str | None:
        """The code of a piece of equipment."""
        return self.word(path, found, "piece", PIECES, "SIEGE-LIST-16")


def _forms(known: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """The codes of known words by all that may be typed for them."""
    found: dict[str, str] = {}
    for code, also in known.items():
        for form in (plain(code), *also):
            found.setdefault(form, code)
    return found


def word_of(path: Path) -> str:
    """What a place in a file is called: the word itself, not the place in its list."""
    return next(part for part in reversed(path) if isinstance(part, str))
