"""That a campaign is shared: a small file beside it names the hub and what both hold.

It holds no secret. Without it the campaign is a copy of its own, as any other file.
"""

from __future__ import annotations

import os

from ledger import wire
from ledger.errors import FileTrouble
from ledger.record import NamedTuple
from ledger.store.copying import write_bytes

ENDING = ".league"
MOST = 1 << 53  # entries


class Head(NamedTuple):
    """The newest entry of a journal: its number and hash."""

    seq: int
    hash: str


class Shared(NamedTuple):
    """A shared campaign, as seen from one copy.

    Attributes:
        url: the hub's address, without secrets.
        campaign: its name there.
        copy: the mark of this copy, in the tickets of its entries.
        seq: the newest entry that both the hub and this copy are known to hold.
        hash: the hash of that entry.
        away: when the hub was last found to be away; 0 while it answers.
        why: why it was away.
        next_seq: the newest entry that this copy will have once a branch has followed;
            until then the copy is still the branch.
        next_hash: the hash of that entry.
        role: what the key may do that it was shared or joined with.
        at: the file itself, by which a copy of it is told from one that goes on.
        former: the mark that this copy had while it was the same as another.
    """

    url: str
    campaign: str
    copy: str
    seq: int
    hash: str
    away: float = 0
    why: str = ""
    next_seq: int = 0
    next_hash: str = ""
    role: str = ""
    at: str = ""
    former: str = ""

    @property
    def head(self) -> Head:
        """The newest entry that both hold."""
        return Head(self.seq, self.hash)

    def now(self, here: tuple[int, str]) -> Shared:
        """The same for a copy with this newest entry: its branch may have followed."""
        if here != (self.next_seq, self.next_hash):
            return self
        return self.level(Head(*here))

    def level(self, head: Head) -> Shared:
        """The same, if both hold all up to an entry."""
        here = self.role, self.at, self.former
        return Shared(self.url, self.campaign, self.copy, *head, 0, "", 0, "", *here)

    def ticket(self, hashed: str) -> str:
        """The mark of an entry that this copy sends."""
        return f"{self.copy}:{hashed}"

    def tickets(self, hashed: str) -> list[str]:
        """The marks under which it may have been sent."""
        return [f"{mark}:{hashed}" for mark in (self.copy, self.former) if mark]

    def sent(self, ticket: str) -> bool:
        """Whether this copy has sent the entry with a mark."""
        return ticket.partition(":")[0] in {self.copy, self.former} - {""}


def place(path: str) -> str:
    """The file beside a campaign."""
    return os.path.realpath(path) + ENDING


def is_shared(path: str) -> bool:
    """Whether a campaign is shared."""
    return os.path.exists(place(path))


def shared(path: str) -> Shared | None:
    """How a campaign is shared; None where it is not."""
    try:
        with open(place(path), encoding="utf-8") as file:
            one = Shared(**wire.loads(file.read()))
        _check(one)
    except FileNotFoundError:
        return None
    except (OSError, TypeError, ValueError) as error:
        raise FileTrouble("damaged", "league.file", file=place(path)) from error
    return one


def _check(one: Shared) -> None:
    """Refuses values that no such file of ours has."""
    texts: tuple[object, ...] = (one.url, one.campaign, one.copy, one.hash, one.why)
    texts = (*texts, one.next_hash, one.role, one.at, one.former)
    numbers = (one.seq, one.next_seq)
    fits = all(isinstance(text, str) for text in texts)
    fits = fits and all(type(n) is int and 0 <= n < MOST for n in numbers)
    if not fits or type(one.away) not in (int, float):
        raise ValueError(one)


def own(path: str) -> Shared | None:
    """The same for whoever writes: a copy that was made of another gets its own mark.

    Otherwise two laptops would send the same act of the same second as one.
    """
    one = shared(path)
    if one is None or one.at == identity(path):
        return one
    now = one._replace(at=identity(path))
    if one.at:
        now = now._replace(copy=os.urandom(8).hex(), former=one.copy)
    keep(path, now)
    return now


def identity(path: str) -> str:
    """What tells a file from a copy of it."""
    status = os.stat(os.path.realpath(path))
    return f"{status.st_dev}:{status.st_ino}"


def keep(path: str, one: Shared) -> None:
    """Writes the file anew, as a whole."""
    text = wire.dumps(one._asdict()) + "\n"
    write_bytes(place(path), [text.encode()], force=True)


def forget(path: str) -> None:
    """The campaign is shared no longer: it goes on as a copy of its own."""
    os.unlink(place(path))
