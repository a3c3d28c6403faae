"""What an entry may hold: the same for what is written, brought in, verified and told.

The hash of an entry says that nobody has changed it since it was written; whoever owns
a file can reckon all hashes anew. What no act writes is no entry all the same.
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
LATELY = 256  # values that need not be looked at again
MOST_FACES = 10_000  # signs: a hundred dice that explode again and again
MOST_THINGS = 6  # digits of how many things a die may draw from
AT = "0000-00-00T00:00:00Z"  # the form of a time, a 0 for each digit
DIGITS = str.maketrans("123456789", "000000000")
NAME = "name"  # the field by which people know a thing
RULES = "rules"  # what house rules are facts of, each with its value as JSON
SHAPELESS = "rules_text"  # a file as people wrote it, with its lines and comments


def flaw(
    columns: Sequence[Any],
    effects: Sequence[Sequence[Any]],
    throws: Sequence[Sequence[Any]],
) -> str | None:
    """The first part of an entry's rows that no act has written, if there is one."""
    _, at, kind, turn, phase, _, once, remark, ruling, asked, outcome, warnings = (
        columns
    )
    for part, value, fits in (
        ("at", at, is_time),
        ("kind", kind, is_kind),
        ("turn", turn, _is_turn),
        ("asked", asked, _is_table),
        ("outcome", outcome, _is_table),
        ("warnings", warnings, _are_warnings),
    ):
        if not fits(value):
            return part
    texts = {"phase": phase, "once": once, "remark": remark, "ruling": ruling}
    for part, text in texts.items():
        if text is not None and not _is_clean(text):
            return part
    for effect in effects:
        if not _is_effect(*effect):
            return "effects"
    return None if all(map(_is_throw, throws)) else "throws"


def _loaded(text: str) -> Any:
    try:
        return wire.loads(text)
    except wire.Unreadable:
        return None


@lru_cache(LATELY)
def is_time(at: object) -> bool:
    """Whether it is a time as entries have it."""
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


def _is_turn(turn: object) -> bool:
    return type(turn) is int and 0 <= turn <= MOST_TURN


def _is_clean(text: object) -> bool:
    """Whether it is a text as it is kept when somebody types it."""
    try:
        return isinstance(text, str) and clean_text(text) == text
    except Misuse:
        return False


@lru_cache(LATELY)  # what came of an act is often what was asked
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
    # All at once, for there are many of them.
    if what is None:
        text = f"{subject}{field}{before}{after}{rule}{about}"
    else:
        text = f"{what}{source}{target}{rule}{about}"
    if text.isprintable():
        return True
    # A list of words is kept as lines.
    lines = () if field == SHAPELESS else (before, after)
    values = [value.replace("\n", "") for value in lines if isinstance(value, str)]
    words = (what, source, target, subject, field, rule, about, *values)
    return all(word is None or visible(word) for word in words)


def _is_name(value: object) -> bool:
    """Whether something may be called so; nothing: it was called nothing."""
    return value is None or isinstance(value, str)


@lru_cache(LATELY)
def _is_literal(value: Any) -> bool:
    """Whether a house rule may have had this value; nothing: nobody had set it."""
    if not isinstance(value, str):
        return value is None
    try:
        wire.loads(value)
    except wire.Unreadable:
        return False
    return True


def _is_throw(throw: Sequence[Any]) -> bool:
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
    """How many sides a die has; 0: its game decides that; None: it is no die."""
    if die == BATTLE:
        return 0
    sides = die.removeprefix("d") if isinstance(die, str) and die[:1] == "d" else ""
    if not (sides.isascii() and sides.isdigit() and len(sides) <= MOST_THINGS):
        return None
    return int(sides) or None
