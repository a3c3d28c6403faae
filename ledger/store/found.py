"""What can still be read of a damaged file: entries that their hashes prove whole."""

from __future__ import annotations

import os
from tempfile import TemporaryDirectory

from ledger.errors import FileTrouble
from ledger.journal import FORK
from ledger.record import NamedTuple
from ledger.store.beginning import FIRST, beginning
from ledger.store.remains import LATEST, Rows, Whole
from ledger.store.settled import settled, unfinished
from ledger.store.walk import CHAIN
from ledger.wire import GENESIS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ledger.store.beginning import Beginning
    from ledger.store.remains import Parts
    from ledger.store.settled import Unfinished

KIND = 2  # the column of an entry that says what it is


class Found(NamedTuple):
    """What is left of a campaign, in its file and in others.

    Attributes:
        whole: the entries that are proven whole, by number.
        mended: those of them that were damaged, and put right.
        supposed: those of them that a copy has, and nothing in the file confirms.
        beyond: the numbers of entries with which a copy goes on where the file ends whole.
        last: the newest entry of which there is a trace.
        more: whether others may have followed it, without any trace.
        begun: what is left of the first entry, where it is not proven whole.
        stopped: the unfinished acts.
        rules: the house rules that an entry has set last, by its number.
        settled: whether nothing of an unfinished transaction can be among all this.
    """

    whole: dict[int, Whole]
    mended: list[int]
    supposed: list[int]
    beyond: list[int]
    last: int
    more: bool
    begun: Beginning | None
    stopped: Unfinished
    rules: dict[int, dict[str, str]]
    settled: bool


def gathered(path: str, others: Sequence[str] = ()) -> Found:
    """What is found in a file and in other copies, each as SQLite leaves it after a stop."""
    with TemporaryDirectory(prefix="intendant-") as folder:
        every = (path, *others)
        names = [os.path.join(folder, f"{n}.db") for n in range(len(every))]
        clean = [settled(*pair) for pair in zip(every, names, strict=True)]
        own, *more = map(Rows, names)
        stopped = unfinished(names[0])
        if not own.drafts:
            stopped = stopped._replace(unknown=True)
    pooled = _pooled(rows.parts for rows in (own, *more))
    whole = own.proven(pooled)
    copies = [rows.proven(pooled) for rows in more]
    joined = _shared(whole, copies)
    newest = own.newest(whole)
    sure = own.sure if own.sure <= newest else 0
    end = sure if sure == newest > 0 else LATEST
    supposed, beyond = set[int](), set[int]()
    for at, theirs in enumerate(copies):
        following = _following(whole, theirs, own)
        beyond |= {seq for seq in following if seq > end}
        following = {seq: one for seq, one in following.items() if seq <= end}
        whole |= following
        supposed |= following.keys()
        if not (at in joined or following):
            raise FileTrouble(
                "not_a_campaign", "salvage.other", file=path, other=others[at]
            )
    begun = None if FIRST in whole else beginning(own, whole)
    if begun and begun.columns and begun.hash:
        whole[FIRST] = Whole(begun.columns, begun.parts, GENESIS, begun.hash)
        own.mended.add(FIRST)
        begun = None
    last = max(newest, *whole, 0)
    mended = own.mended.union(
        *(
            {seq for seq in rows.mended if whole.get(seq) is theirs[seq]}
            for rows, theirs in zip(more, copies, strict=True)
        )
    )
    told = sorted(supposed), sorted(beyond), last, sure < last
    return Found(whole, sorted(mended), *told, begun, stopped, own.rules, all(clean))


def _pooled(every: Iterable[Parts]) -> Parts:
    """The parts of all files, each row in all its forms."""
    pooled: Parts = ({}, {}, {})
    for parts in every:
        for mine, theirs in zip(pooled, parts, strict=True):
            for seq, rows in theirs.items():
                for key, forms in rows.items():
                    mine.setdefault(seq, {}).setdefault(key, set()).update(forms)
    return pooled


def _shared(known: dict[int, Whole], copies: Sequence[dict[int, Whole]]) -> set[int]:
    """Adds what copies prove to be of the same story: which of them prove anything.

    An entry that both have proves all before it, as the hashes are a chain.
    """
    joined, before = set[int](), -1
    while len(known) > before:
        before = len(known)
        for at, theirs in enumerate(copies):
            told = (seq for seq, one in theirs.items() if _is_told(known, seq, one))
            after = max(told, default=0)
            if after:
                joined.add(at)
                new = theirs.keys() - known.keys()
                known |= {seq: theirs[seq] for seq in new if seq <= after}
    return joined


def _following(
    known: dict[int, Whole], theirs: dict[int, Whole], own: Rows
) -> dict[int, Whole]:
    """What follows a known entry in a copy, and may be another story, that of a branch.

    No row of the file itself contradicts it, and what leads up to a known entry without
    fitting it is another story.
    """
    if not known:
        return dict(theirs) if _is_of(own, theirs) else {}
    found: dict[int, Whole] = {}
    for seq in sorted(theirs.keys() - known.keys()):
        one, before = theirs[seq], known.get(seq - 1) or found.get(seq - 1)
        follows = before is not None and one.prev == before.hash
        if follows and own.agrees(seq, one) and one.columns[KIND] != FORK:
            found[seq] = one
    strange = set[int]()
    for seq in sorted(found, reverse=True):
        if seq + 1 in known or seq + 1 in strange:
            strange.add(seq)
            del found[seq]
    return found


def _is_of(own: Rows, theirs: dict[int, Whole]) -> bool:
    """Whether a hash of a copy stands among what is left of a file; or nothing is left."""
    forms = [row for rows in own.entries.values() for row in rows]
    told = {one for row in forms for one in row[CHAIN]}
    return not forms or any(one.hash in told for one in theirs.values())


def _is_told(known: dict[int, Whole], seq: int, one: Whole) -> bool:
    """Whether an entry is known by its hash, from itself or from the one that follows."""
    here, after = known.get(seq), known.get(seq + 1)
    return here.hash == one.hash if here else bool(after and after.prev == one.hash)
