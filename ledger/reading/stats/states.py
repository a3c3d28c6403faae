"""Files that hold one campaign: a copy, an earlier state or a branch counts once."""

from __future__ import annotations

from ledger.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ledger.reading.stats.evening import Evening

COPY = "copy"  # the same entries under another name
EARLIER = "earlier"  # the other file goes on from here
BEGUN = 2  # entries that campaigns of their own do not share
BRANCH = "branch"  # both have gone on, each in its own way
COUNTED_ELSEWHERE = frozenset({COPY, EARLIER, BRANCH})


class Again(NamedTuple):
    """A file whose campaign is counted from another file.

    Attributes:
        file: its path.
        how: a copy, an earlier state or a branch.
        of: the path of the file that is counted.
    """

    file: str
    how: str
    of: str


def apart(evenings: Iterable[Evening]) -> tuple[list[Evening], list[Again]]:
    """One evening for each campaign, the longest, and the files left out for it.

    Journals that begin with the same two entries are one campaign's: two campaigns that
    are begun in the same second may have the first in common. Of several equally
    long, the one that was branched off less counts, then the one named first.
    """
    campaigns: dict[tuple[str, ...], list[Evening]] = {}
    for evening in evenings:
        campaigns.setdefault(tuple(evening.hashes[:BEGUN]), []).append(evening)
    counted, again = [], []
    for states in campaigns.values():
        longest = max(
            states, key=lambda one: (len(one.hashes) - one.branched, -one.branched)
        )
        counted.append(longest)
        again += [
            Again(one.file, _how(one.hashes, longest.hashes), longest.file)
            for one in states
            if one is not longest
        ]
    return counted, again


def _how(hashes: Sequence[str], longest: Sequence[str]) -> str:
    """What a journal is beside the longest; each hash proves all entries before it.

    >>> _how("abc", "abc"), _how("ab", "abc"), _how("abx", "abcd"), _how("abx", "ab")
    ('copy', 'earlier', 'branch', 'branch')
    """
    shared = len(hashes)
    if shared > len(longest) or hashes[-1] != longest[shared - 1]:
        return BRANCH
    return COPY if shared == len(longest) else EARLIER
