"""Where the state keeps the values of words in files: writing and reading them."""

from __future__ import annotations

from ledger.record import NamedTuple
from ledger.state import WORLD, State, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    from ledger.effects import Value
    from ledger.rules.common.reader import Reader
    from ledger.rules.common.schema import Field, Fields
    from ledger.rules.common.values import Parsed

    class Kept(Protocol):
        """Where a value is kept."""

        def put(self, reader: Reader, field: Field, part: Parsed, /) -> None:
            """Puts the value from a file there."""

        def tell(self, state: State, field: Field, subject: str, /) -> Any:
            """The value kept there; None where a file need not have it."""


class Fact(NamedTuple):
    """A fact about the thing.

    Attributes:
        field: the name of the field, where that is not the word itself.
        zero: whether a missing number is written as 0.
    """

    field: str = ""
    zero: bool = False

    def put(self, reader: Reader, field: Field, part: Parsed) -> None:
        """Records it."""
        if part.value != field.default:
            name = self.field or field.key
            reader.add(changed(reader.state, part.of, name, part.value))

    def tell(self, state: State, field: Field, subject: str) -> Any:
        """The recorded value, as far as a file may have it."""
        value = state.get(subject, self.field or field.key)
        if value is None or value == field.default:
            return 0 if self.zero else None
        return TELLS[field.type](state, field, value)


class Balance(NamedTuple):
    """The balance of an account; a negative number is a debt.

    Where a word has several values, each has an account: several things have the same
    commodity, or one thing has several commodities.

    Attributes:
        what: the commodity; none where the words of the file name several.
        account: the account, with "{}" for the thing.
        source: where it comes from.
    """

    what: str = ""
    account: str = "{}"
    source: str = WORLD

    def put(self, reader: Reader, _field: Field, part: Parsed) -> None:
        """Takes each amount from its source."""
        for of, amount, path in part.value if isinstance(part.value, list) else [part]:
            what, whose = (self.what, of) if self.what else (of, part.of)
            ends = self.source, self.account.format(whose)
            if amount < 0:
                ends = ends[1], ends[0]
            reader.take(path, what, abs(amount), *ends)

    def tell(self, state: State, field: Field, subject: str) -> Any:
        """The balance or balances."""
        if field.type == "number":
            return self._held(state, subject, self.what) or None
        if self.what:
            counts = {
                state.name(p): self._held(state, p, self.what) for p in state.seats
            }
        else:
            kinds = field.options.items()
            counts = {word: self._held(state, subject, what) for word, what in kinds}
        return {word: count for word, count in counts.items() if count > 0}

    def _held(self, state: State, of: str, what: str) -> int:
        return state.balance(self.account.format(of), what)


class Inner(NamedTuple):
    """Facts about the thing itself, in a table of their own."""

    def put(self, reader: Reader, field: Field, part: Parsed) -> None:
        """Records them."""
        reader.put(field.inner, part)

    def tell(self, state: State, field: Field, subject: str) -> dict[str, Any]:
        """The recorded values."""
        return table(state, field.inner, subject)


class Own(NamedTuple):
    """A value kept in a special way.

    Attributes:
        tells: gives what the file says about a thing.
        puts: carries out what the file says; None where this is done later.
    """

    tells: Callable[[State, str], Any]
    puts: Callable[[Reader, Parsed], None] | None = None

    def put(self, reader: Reader, _field: Field, part: Parsed) -> None:
        """Carries it out."""
        if self.puts:
            self.puts(reader, part)

    def tell(self, state: State, _field: Field, subject: str) -> Any:
        """What the file says."""
        return self.tells(state, subject)


FACT, INNER, NAME = Fact(), Inner(), Own(State.name)


def table(state: State, fields: Fields, subject: str) -> dict[str, Any]:
    """The table of a thing, word by word."""
    words = {}
    for field in fields:
        if field.kept is not None:
            value = field.kept.tell(state, field, subject)
            if value is not None and value not in ({}, []):
                words[field.key] = value
    return words


# How a file writes a fact, by the type of the word; None where it cannot ---------------


def _text(_state: State, _field: Field, value: Value) -> Any:
    return value if isinstance(value, str) else None


def _number(_state: State, field: Field, value: Value) -> Any:
    fits = isinstance(value, int) and field.least <= value <= field.most
    return value if fits else None


def _yes(_state: State, _field: Field, value: Value) -> Any:
    return bool(value)


def _name(state: State, _field: Field, value: Value) -> Any:
    return state.name(str(value))


def _word(_state: State, field: Field, value: Value) -> Any:
    options = (option for option, code in field.options.items() if code == value)
    return next(options, None)


def _words(state: State, field: Field, value: Value) -> Any:
    each = value if isinstance(value, tuple) else ()
    return [one for code in each if (one := _word(state, field, code)) is not None]


TELLS = {
    "text": _text,
    "line": _text,
    "number": _number,
    "yes": _yes,
    "one": _name,
    "word": _word,
    "words": _words,
}
