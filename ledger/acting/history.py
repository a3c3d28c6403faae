"""Undo and redo: acts are taken back and brought back, by one new entry each time.

The law: the state equals the fold of the live acts. What would break it is
refused, and the refusal names the acts in the way.
"""

from __future__ import annotations

from ledger import journal
from ledger.acting.auditing import audited
from ledger.acting.taken import latest_undone, to_undo, undone
from ledger.effects import Change, Transfer, set_off
from ledger.errors import Misuse, Refused
from ledger.journal import REDO, UNDO, Entry
from ledger.questions import Sheet, SheetLine
from ledger.rules import game_named
from ledger.rules.game import Outcome, warning
from ledger.state import CAMPAIGN, kind_of
from ledger.store import entries, leaning, rows

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.recorder import Recorder
    from ledger.effects import Effect
    from ledger.shapes.journal import Redone, Undone
    from ledger.state import State
    from ledger.store.book import Book

# How many undone acts are tried to find one that could be brought back.
MOST_TRIED = 20
# How many of the acts to take back are shown, and how many that touch the same things.
MOST_SHOWN = 8
STAY = "stay"
STAYS = {UNDO: "undo.stays", REDO: "redo.stays"}
# Subjects shared by everybody: acts that touch them hardly have to do with each other.
NO_THINGS = ("campaign", "rules", "player")


def undo(
    recorder: Recorder,
    act: int | None = None,
    to: int | None = None,
    retype: bool = False,
) -> Answer[Undone]:
    """Takes back the latest live act, one act, or all acts after an entry."""
    book = recorder.campaign
    if act is not None and to is not None:
        raise Misuse("usage", "undo.both")
    if retype:  # needs somebody to ask for the dice: `ledger.acting.retyping`
        raise Misuse("usage", "undo.retype")
    words = {"act": act, "to": to}
    return _taking_back(recorder, words, lambda: to_undo(book, act, to))


def undo_these(recorder: Recorder, numbers: Sequence[int]) -> Answer[Undone]:
    """Takes back these acts together."""
    book = recorder.campaign

    def meant() -> list[Entry]:
        return [one for number in numbers for one in to_undo(book, number, None)]

    return _taking_back(recorder, {"act": None, "to": None}, meant)


def _taking_back(
    recorder: Recorder, words: dict[str, Any], meant: Callable[[], list[Entry]]
) -> Answer[Undone]:
    book = recorder.campaign

    def decide(scene: Scene) -> Outcome[Undone]:
        acts = meant()
        effects = journal.undo_effects(acts)
        _refuse_leaning(book, acts)
        _refuse_shortage(book, scene, acts, effects)
        _agree(book, scene, UNDO, acts)
        numbers = [a.seq for a in acts]
        return Outcome(
            {"acts": numbers},
            {"undone": numbers},
            effects,
            _reckoned(book, acts),
            undoes=numbers,
        )

    return recorder.act(UNDO, words, decide)


def redo(recorder: Recorder, act: int | None = None) -> Answer[Redone]:
    """Brings back what the latest undo took, or one undone act that still fits."""
    book = recorder.campaign

    def decide(scene: Scene) -> Outcome[Redone]:
        acts = latest_undone(book) if act is None else undone(book, act)
        if acts:
            outcome = _brought_back(book, scene, acts)
            _agree(book, scene, REDO, acts)
            return outcome
        latest = _fitting(book, scene)
        if latest is None:
            raise Refused("nothing_to_undo", "redo.nothing")
        last = rows.head(book)[0]
        about: dict[str, Any] = {"entry": latest.seq, "kind": latest.kind}
        raise Refused("nothing_to_undo", "redo.acted_since", last=last, **about)

    return recorder.act(REDO, {"act": act}, decide)


def redo_these(recorder: Recorder, numbers: Sequence[int]) -> Answer[Redone]:
    """Brings these acts back together."""
    book = recorder.campaign

    def decide(scene: Scene) -> Outcome[Redone]:
        acts = [one for number in numbers for one in undone(book, number)]
        return _brought_back(book, scene, acts)

    return recorder.act(REDO, {"act": None}, decide)


def _brought_back(book: Book, scene: Scene, acts: Sequence[Entry]) -> Outcome[Redone]:
    """The outcome of bringing these acts back, unless something stands in the way."""
    effects = journal.redo_effects(acts)
    _refuse_leaning(book, acts)
    _refuse_orphans(book, scene.state, acts)
    _refuse_misfit(book, scene.state, acts, effects)
    _refuse_shortage(book, scene, acts, effects)
    numbers = [a.seq for a in acts]
    return Outcome({"acts": numbers}, {"redone": numbers}, effects, redoes=numbers)


def _fitting(book: Book, scene: Scene) -> Entry | None:
    """The newest undone act that could be brought back by its number."""
    act: Entry
    for act in reversed(entries.undone(book, MOST_TRIED)):
        try:
            outcome = _brought_back(book, scene, [act])
            effects = set_off(list(outcome.effects))
            audited(scene.state, scene.table, scene.game, outcome, effects)
        except Refused:
            continue
        return act
    return None


def _agree(book: Book, scene: Scene, kind: str, acts: Sequence[Entry]) -> None:
    """Shows the acts and what they touch for confirmation, if somebody can be asked.

    The answer counts for these acts only, because others may write meanwhile.
    """
    if scene.forecast:
        return
    numbers = [act.seq for act in acts]

    def sheet() -> Sheet:
        shown = acts[-MOST_SHOWN:]
        lines = [SheetLine("act", {"entry": act}) for act in shown]
        if len(acts) > len(shown):
            lines.insert(0, SheetLine("acts.more", {"count": len(acts) - len(shown)}))
        later = touched(book, acts)
        lines += [SheetLine("act.later", {"entry": entry}) for entry in later]
        return Sheet(SheetLine(f"{kind}.acts"), tuple(lines))

    key = f"{kind}.{min(numbers)}.{max(numbers)}"
    if scene.table.wish(key, (kind, STAY), sheet=sheet) == STAY:
        raise Refused("nothing_to_undo", STAYS[kind])


def touched(
    book: Book, acts: Sequence[Entry], before: int | None = None
) -> list[Entry]:
    """Later acts, up to an entry, that moved or changed the same things.

    They remain as they are: only acts that really lean on another block its undo.
    """
    game = game_named(str(rows.fact(book, CAMPAIGN, "game")))
    heaps: dict[tuple[str, str], int] = {}
    things: dict[str, int] = {}
    for act in sorted(acts, key=lambda a: -a.seq):
        for effect in act.effects:
            if isinstance(effect, Change):
                if kind_of(effect.subject) not in NO_THINGS:
                    things[effect.subject] = act.seq
                continue
            ends = effect.source, effect.target
            for end, other in (ends, ends[::-1]):
                commodity = game.commodities.get(effect.what)
                supply = commodity.source(other) if commodity else None
                if ":" in end and end != supply:
                    heaps[effect.what, end] = act.seq
    last = MOST_SHOWN + len(acts)
    later = leaning.touching(book, heaps, things, last, before)
    named = {act.seq for act in acts}
    return [entry for entry in later if entry.seq not in named][:MOST_SHOWN]


# What stands in the way -------------------------------------------------------


def _refuse_leaning(book: Book, acts: Sequence[Entry]) -> None:
    blocked = journal.leans_on(acts, leaning.leaning_on(book, acts))
    if not blocked:
        return
    first = blocked[0]
    by = sorted({b.by for b in blocked})
    raise Refused(
        "blocked",
        f"blocked.{first.why}",
        entry=first.act,
        by=by,
        about=first.about,
    )


def _refuse_shortage(
    book: Book, scene: Scene, acts: Sequence[Entry], effects: Sequence[Effect]
) -> None:
    """Refuses an undo or redo that breaks a floor, naming who drew on the account."""
    try:
        journal.check(scene.state, effects, scene.game.floors(scene.state))
    except Refused as refusal:
        facts = refusal.facts
        account, what = facts["account"], facts["what"]
        act = next((a for a in acts if _touches(a, account, what)), acts[0])
        by = leaning.drawing_on(book, account, what, act.seq)
        raise Refused(
            "blocked", "blocked.floor", entry=act.seq, by=by, **facts
        ) from None


def _touches(act: Entry, account: str, what: str) -> bool:
    return any(
        isinstance(e, Transfer) and e.what == what and account in (e.source, e.target)
        for e in act.effects
    )


def _refuse_orphans(book: Book, state: State, acts: Sequence[Entry]) -> None:
    """Refuses a redo without what the acts leaned on: things, causes, their turn."""
    named = {act.seq for act in acts}
    ahead, reached = set(), state.turn
    for act in sorted(acts, key=lambda a: a.seq):
        if act.turn > reached:
            ahead.add(act.seq)
        # Acts redone with it may lead to its turn, whichever act led there before.
        reached = max(reached, (act.clock or {}).get("turn", reached))
    gone = [act for act in leaning.gone(book) if act.seq not in named]
    undone = {act.seq: act.undone_by or 0 for act in gone}
    for missing in journal.leans_on(gone, acts):
        if undone[missing.act] < missing.by:
            continue  # it was gone before the other was written
        early = missing.why == "clock" and missing.by in ahead
        if early or missing.why in ("named", "cause"):
            raise Refused(
                "blocked",
                "blocked.misfit",
                entry=missing.by,
                by=[missing.act],
                about=missing.about,
            )


def _refuse_misfit(
    book: Book, state: State, acts: Sequence[Entry], effects: Sequence[Effect]
) -> None:
    """Refuses a redo unless the values that the acts replaced are back in place."""
    for effect in effects:
        if (
            isinstance(effect, Change)
            and state.get(effect.subject, effect.field) != effect.before
        ):
            by = [
                entry.seq
                for entry in entries.entries(
                    book,
                    "seq IN (SELECT entry FROM effect WHERE subject = ? AND field = ?)",
                    (effect.subject, effect.field),
                )
                if entry.undone_by and entry.seq < acts[0].seq
            ]
            raise Refused(
                "blocked",
                "blocked.misfit",
                entry=acts[0].seq,
                by=by[-1:],
                about=effect.subject,
            )


def _reckoned(book: Book, acts: Sequence[Entry]) -> list[dict[str, Any]]:
    """A warning of later acts that drew on money which is now taken back."""
    later: set[int] = set()
    named = {act.seq for act in acts}
    for act in acts[:50]:
        for effect in act.effects:
            if isinstance(effect, Transfer) and effect.target != "bank":
                numbers = leaning.drawing_on(book, effect.target, effect.what, act.seq)
                later.update(set(numbers) - named)
    if not later:
        return []
    return [warning("undo.reckoned", by=sorted(later)[:5])]
