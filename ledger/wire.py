"""The only JSON of the program, and the hash that chains the journal.

Where possible, the C encoder of the standard library is used without its Python
package: this saves a fifth of the start-up time of a question.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from typing import Any

    from ledger.state import State


class Unreadable(ValueError):  # noqa: N818 - it says what the text is
    """A text that is not JSON as we write it, and where this shows."""

    def __init__(self, line: int, column: int) -> None:
        super().__init__(f"no JSON: line {line}, column {column}")
        self.line = line
        self.column = column


def _pairs(pairs: list[tuple[str, object]]) -> dict[str, object]:
    document = dict(pairs)
    if len(document) != len(pairs):
        raise ValueError("a key stands twice")
    return document


def _no_constant(word: str) -> object:
    raise ValueError(word)


def _finite(digits: str) -> float:
    number = float(digits)
    if number - number:  # 1e999 is infinite, and cannot be written again
        raise ValueError(digits)
    return number


def _unknown(value: object) -> object:
    raise TypeError(type(value).__name__)


try:
    from _json import encode_basestring, make_encoder, make_scanner
except ImportError:  # pragma: no cover - another Python than CPython
    from json import JSONDecoder, JSONEncoder

    def _writer(*, ordered: bool) -> Callable[[object, int], Sequence[str]]:
        encoder = JSONEncoder(
            ensure_ascii=False,
            sort_keys=ordered,
            separators=(",", ":"),
            allow_nan=False,
        )
        return lambda value, _: [encoder.encode(value)]

    _scan: Any = JSONDecoder(  # type: ignore[attr-defined]
        object_pairs_hook=_pairs, parse_constant=_no_constant, parse_float=_finite
    ).scan_once
else:

    def _writer(*, ordered: bool) -> Callable[[object, int], Sequence[str]]:
        # markers, default, encoder, indent, separators, sort, skipkeys, nan
        return make_encoder(
            None, _unknown, encode_basestring, None, ":", ",", ordered, False, False
        )

    class _Context:
        """What the C scanner needs from its decoder."""

        strict = True
        object_hook = None
        object_pairs_hook = staticmethod(_pairs)
        parse_float = staticmethod(_finite)
        parse_int = int
        parse_constant = staticmethod(_no_constant)
        memo: dict[str, str] = {}  # noqa: RUF012 - the scanner empties it itself

    _scan = make_scanner(_Context)  # type: ignore[arg-type]  # any such object serves

_plain = _writer(ordered=False)
_sorted = _writer(ordered=True)

try:
    from _sha2 import sha256  # type: ignore[import-not-found]
except ImportError:
    try:
        from _sha256 import sha256  # type: ignore[import-not-found]
    except ImportError:  # pragma: no cover - another Python than CPython
        from hashlib import sha256

ENTRY_FORMAT = 1
DEEPEST = 64  # levels of nesting: what can be read can be shown, hashed and written
GENESIS = "0" * 64


def dumps(value: object) -> str:
    """A value as one line of JSON, without escaping letters."""
    return "".join(_plain(value, 0))


def pieces(value: object) -> Iterator[str]:
    """The same line of JSON in pieces, so that a flow is never held as a whole."""
    from ledger.flow import Flow, Spelled

    if isinstance(value, Spelled):
        yield '"'
        for one in value:
            yield dumps(one)[1:-1]
        yield '"'
    elif isinstance(value, Flow):
        between = "["
        for one in value:
            yield between
            yield from pieces(one)
            between = ","
        yield "[]" if between == "[" else "]"
    elif isinstance(value, dict) and _flows(value, Flow):
        between = "{"
        for key, one in value.items():
            yield f"{between}{dumps(key)}:"
            yield from pieces(one)
            between = ","
        yield "}"
    else:
        yield dumps(value)


def _flows(value: dict[Any, Any], flow: type) -> bool:
    """Whether a value contains a flow, at any depth."""
    return any(
        isinstance(one, flow) or (isinstance(one, dict) and _flows(one, flow))
        for one in value.values()
    )


def loads(text: str) -> Any:
    """The value of a JSON text; a key that appears twice is an error."""
    start = len(text) - len(text.lstrip(" \t\n\r"))
    try:
        value, end = _scan(text, start)
    # The C scanner takes its error from a package that is not loaded here, and raises
    # SystemError where it cannot; the others are ours, and those of bad numbers.
    except (StopIteration, RecursionError, SystemError, ValueError):
        raise _unreadable(text, start) from None
    rest = text[end:].lstrip(" \t\n\r")
    if rest:
        raise _at(text, len(text) - len(rest))
    if text.count("[") + text.count("{") > DEEPEST and deep(value):
        raise _at(text, start)
    if "\\u" in text and not _encodes(value):
        raise _at(text, start)
    return value


def deep(value: object) -> bool:
    """Whether a value is nested more deeply than anything we write."""
    level: list[Any] = [value]
    for _ in range(DEEPEST):
        inner: list[Any] = []
        for one in level:
            if isinstance(one, dict):
                inner += one.values()
            elif isinstance(one, list):
                inner += one
        level = inner
    return bool(level)


def _encodes(value: object) -> bool:
    """Whether all its characters can be written: half of a surrogate pair cannot."""
    try:
        dumps(value).encode()
    except UnicodeEncodeError:
        return False
    return True


def _unreadable(text: str, start: int) -> Unreadable:
    """Where a text stops being JSON; its beginning, if the place is not known."""
    import json.decoder  # noqa: F401 - with it the scanner can say where

    try:
        _scan(text, start)
    except StopIteration as stopped:
        return _at(text, stopped.value)
    except (ValueError, RecursionError) as error:
        return _at(text, getattr(error, "pos", start))
    return _at(text, start)


def _at(text: str, place: int) -> Unreadable:
    line = text.count("\n", 0, place) + 1
    return Unreadable(line, place - text.rfind("\n", 0, place))


def canonical(value: object) -> str:
    """The one JSON spelling of a value: keys sorted, no spaces."""
    return "".join(_sorted(value, 0))


def digest(prev: str, content: Sequence[object]) -> str:
    """The hash of an entry: of its content and of the hash before it."""
    return hashed(linked(prev, content))


def linked(prev: str, content: Sequence[object]) -> str:
    """The text of an entry that is hashed, with the hash before it."""
    return "".join(_plain((prev, *content), 0))


def hashed(text: str) -> str:
    """The SHA-256 of a text."""
    return sha256(text.encode()).hexdigest()  # type: ignore[no-any-return]


def stored(value: object) -> object:
    """A fact's value as the file holds it; several words are stored as lines.

    Names never hold a line break, so a leading one marks a list, and the file stays
    readable for people.
    """
    if isinstance(value, tuple):
        return "\n" + "\n".join(value) if value else None
    return value


def restored(value: object) -> Any:
    """The value of a fact from what the file holds."""
    if isinstance(value, str) and value[:1] == "\n":
        return tuple(value[1:].split("\n"))
    return value


def named(value: object, state: State) -> Any:
    """The same facts with the names shown now in place of ids."""
    if isinstance(value, str):
        return state.name(value) if ":" in value else value
    # Most of what an answer holds is a text without a name: it is passed by at once.
    if isinstance(value, dict):
        return {
            state.name(k) if ":" in k else k: v
            if type(v) is str and ":" not in v
            else named(v, state)
            for k, v in value.items()
        }
    if isinstance(value, (list, tuple)):
        return [
            v if type(v) is str and ":" not in v else named(v, state) for v in value
        ]
    return value


def envelope(
    command: str,
    result: Mapping[str, object],
    *,
    entry: int | None = None,
    warnings: Sequence[object] = (),
    ok: bool = True,
) -> dict[str, object]:
    """The document that `--json` prints."""
    return {
        "ok": ok,
        "command": command,
        "entry": entry,
        "result": result,
        "warnings": list(warnings),
    }


def refusal(
    code: str,
    message: str,
    hint: str | None,
    rule: str | None,
    line: int | None = None,
    asked: Mapping[str, object] | None = None,
) -> str:
    """The document that a refusal prints with `--json`.

    `asked` is the missing choice, as facts.
    """
    error: dict[str, object] = {
        "code": code,
        "message": message,
        "hint": hint,
        "rule": rule,
    }
    for key in ("key", "options"):
        if asked and key in asked:
            error[key] = asked[key]
    document: dict[str, object] = {"ok": False, "error": error}
    if line is not None:
        document["line"] = line
    return dumps(document)
