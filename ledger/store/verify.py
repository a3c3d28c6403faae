"""Folds the whole journal again from the beginning, and compares."""

from __future__ import annotations

import sqlite3

from ledger import wire
from ledger.content import flaw
from ledger.errors import FileTrouble
from ledger.journal import LOST, UNPROVEN, Finding
from ledger.state import RULES, State
from ledger.store import drafts
from ledger.store.entries import as_effect
from ledger.store.trouble import DAMAGE
from ledger.store.walk import (
    CHAIN,
    CONTENT,
    COUNTS,
    FORMAT,
    changed_steps,
    changed_views,
    check_pages,
    is_cut_short,
    misnumbered,
    misplaced,
    totals,
    walk,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.store.book import Book

MOST_FINDINGS = 100
FIRST = 1
KIND, OUTCOME, WARNINGS = 2, 10, 11  # columns of an entry


def verify(
    book: Book,
    audit: Callable[[State], list[Finding]],
    *,
    fits: Callable[[str, str], bool] = lambda _key, _literal: True,
    views: str = "",
) -> dict[str, Any]:
    """Checks sums, chain, every previous value, running totals, schema and game audit.

    A file is damaged if it contradicts itself; what the game's audit finds is a fault
    in play. `fits` says whether a house rule may have had a value.
    """
    fold = _Fold(fits)
    try:
        for row in walk(book):
            fold.entry(*row)
        findings = fold.findings + _totals(book, fold)
        findings += [Finding("verify.pages", page) for page in check_pages(book)]
        findings += [Finding("verify.cut")] if is_cut_short(book) else []
        findings += _drafts(book)
        changed = changed_views(book, views)
        findings += [Finding("verify.schema", f"view {name}") for name in changed]
        steps = changed_steps(book)
        findings += [Finding("verify.schema", f"table {name}") for name in steps]
        if not findings:
            findings = audit(fold.state())
    except FileTrouble as trouble:
        if trouble.code == "locked":
            raise
        findings = [*fold.findings, _unreadable(trouble.facts.get("detail"))]
    except DAMAGE as damage:
        said = str(damage) if isinstance(damage, sqlite3.Error) else None
        findings = [*fold.findings, _unreadable(said)]
    return {
        "entries": fold.count,
        "ok": not findings,
        "damaged": any(one.code.startswith("verify.") for one in findings),
        "findings": findings[:MOST_FINDINGS],
        "head": fold.prev,
        "lost": fold.lost,
        "unproven": fold.unproven,
    }


def _unreadable(said: object) -> Finding:
    """The finding for a file that cannot be read, with what SQLite says of it."""
    return (
        Finding("verify.unreadable", str(said)) if said else Finding("verify.garbled")
    )


class _Fold:
    """A state that grows as the entries are read one after another."""

    def __init__(self, fits: Callable[[str, str], bool]) -> None:
        self.fits = fits
        self.count = self.lost = 0
        self.unproven = False
        self.prev = wire.GENESIS
        self.findings: list[Finding] = []
        self.balances: dict[tuple[str, str], int] = {}
        self.facts: dict[tuple[str, str], Any] = {}
        self.undone: dict[int, int] = {}
        self.marks: dict[int, tuple[int, int]] = {}

    def entry(
        self,
        row: tuple[Any, ...],
        effects: list[Any],
        throws: list[Any],
        marks: list[Any],
    ) -> None:
        """Takes in one entry with all its rows."""
        if len(row) == 1:
            self.find("verify.orphan", row[0])
            return
        seq, (prev, hashed) = row[0], row[CHAIN]
        self.count += 1
        if seq != self.count:
            self.find("verify.gap", seq)
            self.count = seq
        if prev != self.prev:
            self.find("verify.chain", seq)
        content = (*row[CONTENT], row[FORMAT], effects, throws, marks)
        if wire.digest(prev, content) != hashed:
            self.find("verify.hash", seq)
        if (len(effects), len(throws), len(marks)) != row[COUNTS]:
            self.find("verify.count", seq)
        wrong = flaw(row[CONTENT], effects, throws)
        if wrong:
            self.find("verify.content", seq, (("part", wrong),))
        self.prev = hashed
        self.unproven |= seq == FIRST and not wrong and _is_unproven(row[WARNINGS])
        self.lost += row[KIND] == LOST and row[OUTCOME] == "{}"
        self.effects(seq, effects)
        for act, undone in marks:
            self.marks[act] = seq, undone
            if undone:
                self.undone[act] = seq
            elif not self.undone.pop(act, None):
                self.find("verify.mark", seq)

    def effects(self, seq: int, effects: list[Any]) -> None:
        """Carries out the effects of an entry."""
        balances = self.balances
        for what, amount, source, target, subject, field, before, after, *_ in effects:
            if what is not None:
                key = source, what
                balances[key] = balances.get(key, 0) - amount
                key = target, what
                balances[key] = balances.get(key, 0) + amount
            else:
                self._change(seq, subject, field, before, after)

    def _change(
        self, seq: int, subject: str, field: str, before: Any, after: Any
    ) -> None:
        if self.facts.get((subject, field)) != before:
            self.find("verify.before", seq)
        self.facts[subject, field] = after
        ruled = subject == RULES and isinstance(after, str)
        if ruled and not self.fits(field, after):
            self.find("verify.setting", seq, about=field)

    def find(
        self,
        code: str,
        entry: int,
        facts: tuple[tuple[str, str], ...] = (),
        about: str = "",
    ) -> None:
        """Keeps a finding, up to a limit."""
        if len(self.findings) < MOST_FINDINGS:
            self.findings.append(Finding(code, about, facts, entry=entry))

    def state(self) -> State:
        """The state that the fold has reached."""
        state = State()
        for (account, what), amount in self.balances.items():
            if amount:
                state.add(account, what, amount)
        for (subject, field), value in self.facts.items():
            state.put(subject, field, wire.restored(value))
        return state


def _is_unproven(warnings: str) -> bool:
    return any(one["key"] == UNPROVEN for one in wire.loads(warnings))


def _totals(book: Book, fold: _Fold) -> list[Finding]:
    balances, facts, marks = totals(book)
    findings = [Finding("verify.count", entry=seq) for seq in misnumbered(book)]
    folded = {key: amount for key, amount in fold.balances.items() if amount}
    drawn, changed = misplaced(book)
    for account, what in sorted({*_differing(folded, balances), *drawn}):
        findings.append(Finding("verify.balance", account, (("what", what),)))
    known = {key: value for key, value in fold.facts.items() if value is not None}
    for subject, field in sorted({*_differing(known, facts), *changed}):
        findings.append(Finding("verify.fact", subject, (("field", field),)))
    findings += [
        Finding("verify.undone", entry=act)
        for act in sorted(_differing(fold.marks, marks))
    ]
    sums: dict[str, int] = {}
    for (_, what), amount in folded.items():
        sums[what] = sums.get(what, 0) + amount
    findings += [Finding("verify.sum", what) for what, total in sums.items() if total]
    if fold.marks and not findings and _live_fold(book, fold.undone) != fold.state():
        findings.append(Finding("verify.law"))
    return findings


def _drafts(book: Book) -> list[Finding]:
    """Unfinished acts are outside the chain, but they must be readable."""
    findings = []
    for draft in drafts.heads(book):
        try:
            drafts.read(book, draft["id"])
        except FileTrouble as trouble:
            if trouble.key != "damaged.draft":
                raise
            findings.append(Finding("verify.draft", str(draft["id"])))
    return findings


def _differing(one: dict[Any, Any], other: dict[Any, Any]) -> list[Any]:
    return [key for key in {**one, **other} if one.get(key) != other.get(key)]


def _live_fold(book: Book, undone: dict[int, int]) -> State:
    """The state that results from the live acts alone, as the law of undo demands."""
    state = State()
    for row, effects, _, marks in walk(book):
        if row[0] in undone or marks:
            continue
        state.apply(as_effect(columns) for columns in effects)
    return state
