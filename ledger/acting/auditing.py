"""No act may leave a fault in the campaign that was not there before."""

from __future__ import annotations

from ledger.effects import Change, Transfer
from ledger.errors import Refused
from ledger.rules.game import MONEY, warning
from ledger.state import RULES, changed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Finding
    from ledger.rules.game import Game, Outcome
    from ledger.state import State
    from ledger.table import Table


def audited(
    state: State, table: Table, game: Game, outcome: Outcome[Any], effects: list[Effect]
) -> list[Effect]:
    """The effects of an act, if the game's audit finds no new fault after them.

    A ruling marks what it lets pass, so that it is never a fault again; a change of
    house rules marks what the old ones allowed. An undo or a redo marks nothing: its
    effects are the old ones.
    """
    new = _faults(state, game, effects)
    if not new:
        return effects
    acts = [*outcome.undoes, *outcome.redoes]
    if acts:
        key = "blocked.audit" if outcome.undoes else "blocked.audit.redo"
        about = new[0].about
        raise Refused("blocked", key, entry=acts[0], findings=new, about=about)
    if not (table.ruled or any(_of_rules(effect) for effect in effects)):
        raise _refused(new)
    after = state.copy().apply(effects)
    marks = [
        changed(after, subject, "ruled", 1)
        for subject in dict.fromkeys(finding.about for finding in new)
        if game.field(subject, "ruled") and subject in after.facts
    ]
    left = _faults(state, game, [*effects, *marks])
    if left:
        raise _refused(left)
    table.overruled += [
        Refused("rule", one.code, rule=one.rule, about=one.about, **dict(one.facts))
        for one in new
    ]
    return [*effects, *marks]


def in_play(audit: dict[str, Any]) -> list[dict[str, Any]]:
    """The game's findings in a copy, as warnings: any intact campaign may be copied."""
    return [
        warning(
            "in_play",
            rule=one.rule,
            key=one.code,
            facts={"about": one.about, **dict(one.facts)},
        )
        for one in audit["findings"]
    ]


def _refused(new: Sequence[Finding]) -> Refused:
    first = new[0]
    return Refused(
        "rule", "act.audit", rule=first.rule, findings=list(new), about=first.about
    )


def _faults(state: State, game: Game, effects: Sequence[Effect]) -> list[Finding]:
    """What the audit finds after the effects but not before them.

    The numbers of an old fault may have changed: it may be on the mend.
    """
    if all(_harmless(state, game, effect) for effect in effects):
        return []
    findings = game.audit(state.copy().apply(effects))
    known = {_fault(finding) for finding in game.audit(state)} if findings else set()
    return [finding for finding in findings if _fault(finding) not in known]


def _of_rules(effect: Effect) -> bool:
    return isinstance(effect, Change) and effect.subject == RULES


def _harmless(state: State, game: Game, effect: Effect) -> bool:
    """Whether an effect cannot cause a fault: it moves money between existing purses.

    The floors have been checked, the sum stays the same, and no game's audit looks at
    anything else in a purse.
    """
    return (
        isinstance(effect, Transfer)
        and effect.what == MONEY
        and game.has_account(state, effect.source)
        and game.has_account(state, effect.target)
    )


def _fault(finding: Finding) -> tuple[Any, ...]:
    facts = tuple(fact for fact in finding.facts if not isinstance(fact[1], int))
    return finding.code, finding.about, facts
