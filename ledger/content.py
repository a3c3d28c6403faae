"""What an entry may hold, whether it is being written, imported, verified or shown.

The hash of an entry shows that nobody has changed it since it was written, but the
owner of a file can compute all its hashes again. So content that no act could have
written is refused, whatever its hash.
"""

from __future__ import annotations

from functools import lru_cache

from ledger import wire
from ledger.dice import BATTLE
from ledger.errors import Misuse
from ledger.naming import clean_text, visible

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

MOST_TURN = 10**12
LONGEST_KIND = 40
LATELY = 256  # recent values that need not be checked again
MOST_FACES = 10_000  # characters: a hundred dice that explode again and again
MOST_THINGS = 6  # digits in the number of things that a die may choose among
AT = "0000-00-00T00:00:00Z"  # the form of a timestamp, with a 0 for each digit
DIGITS = str.maketrans("123456789", "000000000")
NAME = "name"  # the field by which people know a thing
RULES = "rules"  # the subject of house rules, each a fact with its value as JSON
SHAPELESS = "rules_text"  # a file kept as people wrote it, with lines and comments


def flaw(
    columns: Sequence[Any],
    effects: Sequence[Sequence[Any]],
    throws: Sequence[Sequence[Any]],
) -> str | None:
    """The first part of an entry's rows that no act can have written, if any."""
    seq, at, kind, turn, phase, cause, *texts, asked, outcome, warnings = columns
    if cause is not None and not (type(cause) is int and 0 < cause < seq):
        return "cause"
    for part, value, fits in (
        ("at", at, is_time),
        ("kind", kind, is_kind),
        ("turn", turn, is_turn),
        ("asked", asked, _is_table),
        ("outcome", outcome, _is_table),
        ("warnings", warnings, _are_warnings),
    ):
        if not fits(value):
            return part
    parts = "phase", "once", "remark", "ruling"
    for part, text in zip(parts, (phase, *texts), strict=True):
        if text is not None and not _is_clean(text):
            return part
    for effect in effects:
        if not _is_effect(*effect):
            return "effects"
    return None if all(map(is_throw, throws)) else "throws"


def _loaded(text: str) -> Any:
    try:
        return wire.loads(text)
    except wire.Unreadable:
        return None


@lru_cache(LATELY)
def is_time(at: object) -> bool:
    """Whether it is a timestamp in the form that entries use."""
    if not isinstance(at, str) or at.translate(DIGITS) != AT:
        return False
    day, hour, minute, second = at[:10], at[11:13], at[14:16], at[17:19]
    return _is_day(day) and hour < "24" and minute < "60" and second <= "60"


def _is_day(day: str) -> bool:
    year, month, number = int(day[:4]), int(day[5:7]), int(day[8:])
    if not (year and 1 <= month <= 12):
        return False
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    short = 28 + leap if month == 2 else 30 if month in (4, 6, 9, 11) else 31
    return 1 <= number <= short


@lru_cache(LATELY)
def is_kind(kind: object) -> bool:
    """Whether it has the form of an act's name."""
    return (
        isinstance(kind, str)
        and 0 < len(kind) <= LONGEST_KIND
        and all(w.isascii() and w.isalpha() and w.islower() for w in kind.split(" "))
    )


def is_turn(turn: object) -> bool:
    """Whether a campaign can have come so far."""
    return type(turn) is int and 0 <= turn <= MOST_TURN


def _is_clean(text: object) -> bool:
    """Whether it is a text in the form in which typed text is stored."""
    try:
        return isinstance(text, str) and clean_text(text) == text
    except Misuse:
        return False


@lru_cache(LATELY)  # the outcome of an act often equals what was asked
def _is_table(text: Any) -> bool:
    return isinstance(_loaded(text), dict)


@lru_cache(LATELY)
def _are_warnings(text: Any) -> bool:
    warnings = _loaded(text)
    return isinstance(warnings, list) and all(
        isinstance(one, dict)
        and isinstance(one.get("key"), str)
        and isinstance(one.get("facts"), dict)
        and (one.get("rule") is None or isinstance(one["rule"], str))
        for one in warnings
    )


def _is_effect(  # noqa: PLR0913, PLR0917 - the columns of its row
    what: Any,
    _amount: Any,
    source: Any,
    target: Any,
    subject: Any,
    field: Any,
    before: Any,
    after: Any,
    rule: Any,
    about: Any,
) -> bool:
    if field == NAME and not all(_is_name(value) for value in (before, after)):
        return False
    if subject == RULES and not (_is_literal(before) and _is_literal(after)):
        return False
    # All at once, because there are many of them.
    if what is None:
        text = f"{subject}{field}{before}{after}{rule}{about}"
    else:
        text = f"{what}{source}{target}{rule}{about}"
    if text.isprintable():
        return True
    # A list of words is stored as lines.
    lines = () if field == SHAPELESS else (before, after)
    values = [value.replace("\n", "") for value in lines if isinstance(value, str)]
    words = (what, source, target, subject, field, rule, about, *values)
    return all(word is None or visible(word) for word in words)


def _is_name(value: object) -> bool:
    """Whether it may be the name of something; None means that it had no name."""
    return value is None or isinstance(value, str)


@lru_cache(LATELY)
def _is_literal(value: Any) -> bool:
    """Whether a house rule may have had this value; None means that it was not set."""
    if not isinstance(value, str):
        return value is None
    try:
        wire.loads(value)
    except wire.Unreadable:
        return False
    return True


def is_throw(throw: Sequence[Any]) -> bool:
    """Whether dice may have fallen so: who, why, die, faces."""
    who, why, die, faces, *_ = throw
    sides = _sides(die)
    return (
        all(word is None or visible(word) for word in (who, why))
        and sides is not None
        and isinstance(faces, str)
        and len(faces) <= MOST_FACES
        and all(
            face.isascii() and face.isdigit() and (not sides or 0 < int(face) <= sides)
            for face in faces.split()
        )
    )


@lru_cache(LATELY)
def _sides(die: object) -> int | None:
    """How many sides a die has: 0 if its game decides, None if it is not a die."""
    if die == BATTLE:
        return 0
    sides = die.removeprefix("d") if isinstance(die, str) and die[:1] == "d" else ""
    if not (sides.isascii() and sides.isdigit() and len(sides) <= MOST_THINGS):
        return None
    return int(sides) or None
