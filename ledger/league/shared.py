"""That a campaign is shared: a small file beside it names the hub and what both hold.

It holds no secret. Without it the campaign is a copy of its own, as any other file.
"""

from __future__ import annotations

import os
from typing import NamedTuple

from ledger import wire
from ledger.errors import FileTrouble
from ledger.store.copying import write_bytes

ENDING = ".league"


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
    """

    url: str
    campaign: str
    copy: str
    seq: int
    hash: str
    away: float = 0
    why: str = ""

    @property
    def head(self) -> Head:
        """The newest entry that both hold."""
        return Head(self.seq, self.hash)

    def ticket(self, hashed: str) -> str:
        """The mark of an entry that this copy sends."""
        return f"{self.copy}:{hashed}"


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
            kept = wire.loads(file.read())
        return Shared(**kept)
    except FileNotFoundError:
        return None
    except (OSError, TypeError, ValueError) as error:
        raise FileTrouble("damaged", "league.file", file=place(path)) from error


def keep(path: str, one: Shared) -> None:
    """Writes the file anew, as a whole."""
    text = wire.dumps(one._asdict()) + "\n"
    write_bytes(place(path), [text.encode()], force=True)


def forget(path: str) -> None:
    """The campaign is shared no longer: it goes on as a copy of its own."""
    os.unlink(place(path))
