"""What if: a branch of the campaign, in a file of its own."""

from __future__ import annotations

import os

from ledger import rules
from ledger.acting.answer import Answer
from ledger.acting.auditing import in_play
from ledger.effects import set_off
from ledger.errors import FileTrouble, Refused
from ledger.journal import FORK, Entry
from ledger.state import CAMPAIGN, changed
from ledger.store import branching, rows
from ledger.store.append import append
from ledger.store.verify import verify

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ledger.store.book import Book


def fork(book: Book, file: str, at: int | None = None) -> Answer:
    """Makes a campaign with the same journal, as it is now or was after an entry.

    Its first own entry says what it is a branch of. Drafts are copied only where
    the whole journal is.
    """
    if at is not None and not 1 <= at <= rows.head(book)[0]:
        raise Refused("unknown_name", "unknown_name.entry", entry=at)
    played = rules.game_named(rows.state_of(book).game)
    made: list[Answer] = []

    def begin(copy: Book) -> None:
        audit = verify(copy, played.audit, views=played.views())
        if audit["damaged"]:
            raise FileTrouble("damaged", "damaged.check", file=book.path, detail="")
        branch = _marked(copy, book.path, file, at)
        made.append(branch._replace(warnings=in_play(audit)))

    branching.branch(book, file, at, begin, views=played.views())
    return made[0]


def _marked(copy: Book, source: str, file: str, at: int | None) -> Answer:
    """Records in the copy what it is a branch of."""
    state, (last, _) = rows.state_of(copy), rows.head(copy)
    of = _name(source)
    effects = set_off(
        [
            changed(state, CAMPAIGN, "branch_of", of),
            changed(state, CAMPAIGN, "branch_at", last),
        ]
    )
    entry = Entry(
        kind=FORK,
        asked={"file": _name(file), "at": at},
        outcome={"of": of, "at": last},
        effects=effects,
        turn=state.turn,
        phase=state.phase,
    )
    seq, head = append(copy, entry)
    result = {
        "file": file,
        "branch": {"of": of, "at": last},
        "entries": seq,
        "head": head,
    }
    state.apply(effects)
    return Answer(result, entry._replace(seq=seq, hash=head), [], state, True)


def _name(path: str) -> str:
    """A file's name as an entry can hold it, with invisible characters spelled out."""
    name = os.path.basename(path)
    return "".join(s if s.isprintable() else ascii(s)[1:-1] for s in name)
