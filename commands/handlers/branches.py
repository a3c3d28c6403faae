"""Branches: made, and compared with their origin."""

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.call import Call, Result
    from ledger.reading.diff import Compared


def fork(call: Call, file: str, at: int | None) -> Result:
    """Makes a branch; warns if commands no longer know which campaign is meant."""
    from ledger.acting.branching import fork as branch
    from ledger.rules.game import warning

    before = _campaigns_here()
    made = branch(call.book(), file, at)
    # Until now there was only one campaign that could be meant.
    doubt = len(before) == 1 and _campaigns_here() != before
    doubts = [warning("fork.found")] if doubt else []
    return made.result, None, [*made.warnings, *doubts], made


def _campaigns_here() -> list[str]:
    """The campaigns that commands find, if none is set."""
    from commands.finding import campaigns_here

    return [] if os.environ.get("INTENDANT_CAMPAIGN") else campaigns_here()


def diff(
    call: Call, file: str, last: int | None, viewer: str | None, all_: bool
) -> Result:
    """The differences, each entry with its sentence."""
    from commands.call import patience
    from commands.handlers.damage import refuse_damaged
    from ledger.reading.diff import diff as compare
    from ledger.store.book import Book
    from ledger.store.trouble import DAMAGE

    with Book(file, patience=patience()) as other:
        try:
            compared = compare(call.book(), other, last, viewer, all_)
            _tell(call, compared)
        except DAMAGE:
            refuse_damaged(call, other)
            raise
    return compared.facts, None, compared.warnings, compared


def _tell(call: Call, compared: Compared) -> None:
    from commands.texts import telling
    from ledger.reading.log import facts

    for side, entries, state in (
        ("here", compared.here, compared.state),
        ("there", compared.there, compared.other),
    ):
        for entry in entries:
            text = telling.sentence(call.words, entry, state)
            compared.facts[side].append({**facts(entry), "text": text})
