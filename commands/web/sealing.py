"""What a phone sends: the hash of an answer, and after the closing the answer itself.

It is written by the same acts as at the terminal, for the player whose key it came by.
"""

from __future__ import annotations

from commands.texts.vocabulary import meant
from ledger.acting import act_named
from ledger.acting.answer import Options
from ledger.acting.recorder import Recorder
from ledger.errors import Misuse, Refused
from ledger.store.book import Book
from ledger.store.rows import state_of
from ledger.wire import loads

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

PATIENCE = 2.0  # seconds to wait for a writer
HASH, OPENING = {"round", "hash"}, {"round", "value", "code"}
# A phone that sends once more what has arrived is right: nothing is written twice.
DONE = frozenset({"sealed.same", "sealed.opened"})
MOST_ROUND = 10**6


def read(body: bytes) -> Mapping[str, Any]:
    """What was sent; refuses everything else."""
    try:
        sent = loads(body.decode())
    except ValueError:
        sent = None
    if not isinstance(sent, dict) or set(sent) not in (HASH, OPENING):
        raise Misuse("usage", "sealed.body")
    number, *words = sent["round"], *(sent[one] for one in sorted({*sent} - {"round"}))
    if type(number) is not int or not 0 < number < MOST_ROUND:
        raise Misuse("usage", "sealed.body")
    if not all(isinstance(word, str) and word.isprintable() for word in words):
        raise Misuse("usage", "sealed.body")
    return sent


def taken(path: str, player: str, sent: Mapping[str, Any]) -> None:
    """Writes what a player has sent, once."""
    with Book(path, write=True, patience=PATIENCE) as book:
        recorder = Recorder(book, Options(meant=meant))
        name = state_of(book).name(player)
        try:
            if "hash" in sent:
                act_named("sealed put")(recorder, sent["round"], name, sent["hash"])
            else:
                words = (sent["code"], sent["value"])
                act_named("sealed open")(recorder, sent["round"], name, *words)
        except Refused as refusal:
            if refusal.key not in DONE:
                raise
