"""The whole report as facts: everything a page, a table or a picture tells."""

from __future__ import annotations

from ledger.errors import Refused
from ledger.reading import at_one_moment
from ledger.reading.holdings import title_rows
from ledger.reading.log import facts, in_full
from ledger.reading.report.battles import battles
from ledger.reading.report.course import counts, course, moment_of
from ledger.reading.report.holders import lands, titles
from ledger.reading.report.money import curves, sources
from ledger.reading.report.places import places
from ledger.reading.status import standings
from ledger.reading.treasury import Secrets, unit
from ledger.record import NamedTuple
from ledger.rules import game_named
from ledger.store import entries, rows
from ledger.store.chapters import Chapters

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.journal import Entry
    from ledger.reading.report.course import Turn
    from ledger.state import State
    from ledger.store.book import Book
    from ledger.store.chapters import Turned


class Asked(NamedTuple):
    """What a report is to tell.

    Attributes:
        first: the turn it begins with, None for the first; a bare number is a turn of
            the scenario or battle that is being played, a pair one of an older one.
        last: the turn it ends with, None for the one that is running.
        undone: whether acts that were taken back are shown, too.
        viewer: the player for whom it is made, who may not know everything.
        opened: whether closed purses are opened.
        maps: whether each turn has a map of its own.
    """

    first: Turned | None = None
    last: Turned | None = None
    undone: bool = False
    viewer: str | None = None
    opened: bool = False
    maps: bool = False


class Report(NamedTuple):
    """A report before its sentences are chosen.

    Attributes:
        facts: all of it as plain facts.
        journal: the entries of its chronicle, in the order of the facts.
        state: how things stand now, for the names of today.
        to_now: whether it tells the campaign up to this moment.
    """

    facts: dict[str, Any]
    journal: list[Entry]
    state: State
    to_now: bool


@at_one_moment
def report(book: Book, asked: Asked) -> Report:
    """Standings, chronicle, battles, money, territories and titles of some turns."""
    now = rows.state_of(book)
    game = game_named(now.game)
    secrets = Secrets(book, asked.viewer, hide=False, opened=asked.opened)
    journal = entries.entries(book)
    chapters = Chapters(book)
    whole = course(journal, now, chapters.now)
    first, last = _bounds(asked, whole, chapters)
    chosen = [i for i, turn in enumerate(whole) if first <= turn.moment <= last]
    turns, upto = [whole[i] for i in chosen], whole[: chosen[-1] + 1]
    told = [
        secrets.veil(entry)
        for entry in journal
        if first <= moment_of(entry) <= last and (asked.undone or counts(entry))
    ]

    def open_(account: str) -> bool:
        return not secrets.hides(account)

    seq, hashed = rows.head(book)
    found = {
        "game": now.game,
        "unit": unit(book),
        "head": hashed,
        "entries": seq,
        "turns": {"first": first[1], "last": last[1], "now": now.turn},
        "chapters": {"first": first[0], "last": last[0], "now": chapters.now},
        "viewer": now.name(secrets.viewer) if secrets.viewer else None,
        "players": [now.name(player) for player in now.seats],
        "honours": title_rows(turns[-1].after),
        "standings": standings(turns[-1].after, game, secrets),
        "chronicle": _chronicle(told, now),
        "battles": battles(turns, now, secrets),
        "money": curves(turns, open_) | sources(turns, open_),
        "territories": lands(upto, game),
        "titles": titles(upto),
        "map": places(turns, game),
        "maps": asked.maps,
    }
    return Report(found, told, now, len(upto) == len(whole))


def _bounds(
    asked: Asked, whole: Sequence[Turn], chapters: Chapters
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The turns from and to which is told; refused where there are none."""
    moments = {turn.moment for turn in whole}
    least, most = min(moments), max(moments)
    first = least if asked.first is None else chapters.meant(asked.first)
    last = most if asked.last is None else chapters.meant(asked.last)
    for one in (first, last):
        if one not in moments:
            told = {"turn": chapters.told(*one), "now": chapters.told(*most)}
            raise Refused("unknown_name", "report.no_turn", **told)
    if first > last:
        told = {"first": chapters.told(*first), "last": chapters.told(*last)}
        raise Refused("unknown_name", "report.backwards", **told)
    return first, last


def _chronicle(told: Sequence[Entry], now: State) -> list[dict[str, Any]]:
    """The entries by turn, with their dice; their sentences are chosen elsewhere."""
    turns: list[dict[str, Any]] = []
    for entry in told:
        line = facts(entry)
        line |= {"ruling": entry.ruling, "remark": entry.remark}
        line["throws"] = in_full(entry, now)["throws"]
        chapter, turn = moment = moment_of(entry)
        if not turns or moment != (turns[-1]["chapter"], turns[-1]["turn"]):
            turns.append({"chapter": chapter, "turn": turn, "acts": []})
        turns[-1]["acts"].append(line)
    return turns
