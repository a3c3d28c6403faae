"""The first entry of a damaged file, which all others rest on.

Where its own rows do not prove it whole, it is put together of all that is left: these
rows, the running totals that name it, and what later entries found, which are proven.
"""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from itertools import islice, product

from ledger.content import flaw
from ledger.errors import UNFIT
from ledger.record import NamedTuple
from ledger.state import CAMPAIGN
from ledger.store.drafts import HOW
from ledger.store.walk import CHAIN, CONTENT, COUNTS, FORMAT
from ledger.wire import GENESIS, digest, loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from typing import Any

    from ledger.store.mending import Mender
    from ledger.store.remains import Rows, Whole

    Row = tuple[Any, ...]
    Key = tuple[str, str]
    Told = Mapping[Key, Counter[Any]]

FIRST = 1
ASKED, OUTCOME = 9, 10  # columns of an entry
WHAT, SUBJECT, FIELD, BEFORE, AFTER = 0, 4, 5, 6, 7  # columns of an effect
TRANSFER, CHANGE, REASON = slice(0, 4), slice(4, 8), slice(8, 10)
# The columns of a first entry of which nothing is known.
PLACE = (FIRST, "0001-01-01T00:00:00Z", "new", 0, *[None] * 5, "{}", "{}", "[]")
NOTHING = (None, None, None, None)
GAME = CAMPAIGN, "game"
MOST_AMOUNT = 10**12
MOST_WAYS = 256  # of deciding between two forms of some effects
PROVEN = 1 << 10  # votes: more than any rows have that may be damaged


class Beginning(NamedTuple):
    """What is left of a first entry.

    Attributes:
        game: the game it begins.
        columns: its columns; None if no act can have written what is left of them.
        parts: its effects and throws, and no marks.
        hash: its own, if this proves it after all.
    """

    game: str
    columns: Row | None
    parts: tuple[list[Row], list[Row], list[Row]]
    hash: str | None


def beginning(rows: Rows, whole: Mapping[int, Whole]) -> Beginning | None:
    """The first entry as far as it can be read; None where not even its game is known."""
    kept = rows.parts[1].get(FIRST, {})
    throws = [min(kept[n], key=repr) for n in sorted(kept)]
    told = _told(rows, whole)
    likely = _effects(rows, told)
    entries = sorted(rows.entries.get(FIRST, ()), key=repr)
    other = _effects(rows, rows.facts)
    ways = [*_mixed(likely, other), likely, other]
    for row, effects in product(entries, ways):
        # With a bit put right, too, for the likeliest alone: that takes longer.
        last = effects is likely or effects is other
        mender = rows.mender if last else None
        if found := _proven(row, effects, throws, mender):
            return found
    for row in entries:
        if _fits(row[CONTENT], likely, throws) and _game(likely, row):
            sound = len(throws) == row[COUNTS][1] and all(map(_is_throw, throws))
            dice = throws if sound else []
            return Beginning(_game(likely, row), row[CONTENT], (likely, dice, []), None)
    game = _game(likely)
    return Beginning(game, None, (likely, [], []), None) if game else None


def _mixed(one: list[Row], other: list[Row]) -> Iterator[list[Row]]:
    """The ways to decide between two forms of some effects."""
    if len(one) == len(other):
        pairs = (dict.fromkeys(pair) for pair in zip(one, other, strict=True))
        yield from map(list, islice(product(*pairs), MOST_WAYS))


def _proven(
    row: Row, effects: list[Row], throws: list[Row], mender: Mender | None
) -> Beginning | None:
    """The first entry with these effects, if its hash fits, or would but for a bit."""
    content, hashed = (*row[CONTENT], row[FORMAT], effects, throws, []), row[CHAIN][1]
    if _hash(content) != hashed:
        right = mender.mended(GENESIS, content, hashed) if mender else None
        if right is None:
            return None
        content = (*right[1:-3], *([tuple(one) for one in rows] for rows in right[-3:]))
    effects, throws, marks = content[-3:]
    parts = effects, throws, marks
    return Beginning(_game(effects, content), content[CONTENT], parts, hashed)


def _game(effects: Iterable[Row], row: Row | None = None) -> str:
    """The game by the effects of an entry, or by its outcome."""
    said = [one[AFTER] for one in effects if (one[SUBJECT], one[FIELD]) == GAME]
    if row and not said:
        said = _games(row)
    return said[0] if said and isinstance(said[0], str) else ""


def _games(row: Row) -> list[str]:
    """The game by what was asked, and by what came of it."""
    said = []
    for column in (ASKED, OUTCOME):
        with suppress(*UNFIT):
            said.append(loads(row[column]).get("game"))
    return [one for one in said if isinstance(one, str)]


def _effects(rows: Rows, told: Told) -> list[Row]:
    """The effects that can be read, in their order, then what is told of no such row.

    Where more is told of another value than of that in the row, the row is damaged.
    """
    found: dict[Any, Row] = {}
    kept = rows.parts[0].get(FIRST, {})
    for n in sorted(kept):
        for row in sorted(kept[n], key=repr):
            found.setdefault((row[SUBJECT], row[FIELD], n if row[WHAT] else 0), row)
    found = _named(found, rows, told)
    for (subject, field), values in told.items():
        at = subject, field, 0
        row = found.get(at, (*NOTHING, subject, field, None, None, None, None))
        if values[row[AFTER]] < max(values.values()):
            value = min(values, key=lambda one: (-values[one], repr(one)))
            found[at] = (*row[:AFTER], value, *row[AFTER + 1 :])
    return [row for row in found.values() if _is_effect(row)]


def _named(found: dict[Any, Row], rows: Rows, told: Told) -> dict[Any, Row]:
    """The same effects by key; each of a field that nothing else names has its own again.

    The index says what it was, or totals do that have the same value; else it is left out.
    """
    if not rows.fields:
        return found
    places = {
        row: n for n, forms in rows.parts[0].get(FIRST, {}).items() for row in forms
    }
    right: dict[Any, Row] = {}
    free: dict[
        Any, list[Key]
    ] = {}  # the fields without a row, by what they were set to
    for one in sorted(told, key=repr):
        if (*one, 0) not in found:
            for value in told[one]:
                free.setdefault(value, []).append(one)
    for key, row in found.items():
        named = key
        if row[WHAT] is None and key[:2] not in rows.fields:
            said = sorted(rows.named.get(places[row], ()))
            known = [one for one in said if (*one, 0) not in found]
            known += free.get(row[AFTER], ())[:1]
            named = (*known[0], 0) if known else None
        if named:
            right[named] = row if row[WHAT] else (*NOTHING, *named[:2], *row[BEFORE:])
    return right


def _told(rows: Rows, whole: Mapping[int, Whole]) -> Told:
    """What each field was set to, as running totals and later entries tell it."""
    told = {key: Counter(values) for key, values in rows.facts.items()}
    for forms in rows.parts[0].get(FIRST, {}).values():
        for row in forms:
            key = row[SUBJECT], row[FIELD]
            if row[WHAT] is None and (key in rows.fields or not rows.fields):
                told.setdefault(key, Counter())[row[AFTER]] += 1
    for row in rows.entries.get(FIRST, ()):
        for game in _games(row):
            told.setdefault(GAME, Counter())[game] += 1
    seen: set[Any] = set()
    for seq in range(FIRST + 1, max(whole, default=0) + 1):
        if seq not in whole:
            break  # it may have changed anything
        for effect in whole[seq].parts[0]:
            key = effect[SUBJECT], effect[FIELD]
            named = all(isinstance(word, str) for word in key)
            if effect[WHAT] is None and named and key not in seen:
                seen.add(key)
                told.setdefault(key, Counter())[effect[BEFORE]] += PROVEN
    return told


def _is_throw(row: Row) -> bool:
    """Whether the file takes it: how the dice fell, and of which entry they were kept."""
    *_, how, origin = row
    return how in HOW and (origin is None or type(origin) is int)


def _is_effect(row: Row) -> bool:
    """Whether a first entry may have had this effect."""
    what, amount, source, target = row[TRANSFER]
    subject, field, before, after = row[CHANGE]
    if what is None:
        sound = (
            row[TRANSFER] == NOTHING
            and isinstance(subject, str)
            and isinstance(field, str)
            and before is None
            and type(after) in (int, str)
        )
    else:
        sound = (
            row[CHANGE] == NOTHING
            and all(isinstance(word, str) for word in (what, source, target))
            and type(amount) is int
            and 0 < amount <= MOST_AMOUNT
            and source != target
        )
    # A number here would become a text in the file.
    reasons = all(word is None or isinstance(word, str) for word in row[REASON])
    return sound and reasons and _fits(PLACE, [row], [])


def _fits(columns: Row, effects: list[Row], throws: list[Row]) -> bool:
    """Whether an act can have written this."""
    try:
        return not flaw(columns, effects, throws)
    except UNFIT:
        return False


def _hash(content: Row) -> str | None:
    try:
        return digest(GENESIS, content)
    except UNFIT:
        return None
