"""Facts are veiled once, before anything is shown: no sentence leaks what it lacks.

The contents of a closed purse become None, and so does what passed from one closed
purse to another. The caller says who may look into which (`closed`). The facts may
come from a journal written by any version of the program.

Marks say which facts these are: an act has them in its record; refusals, warnings and
findings have them in `ledger.grammar.said`. No key is secret by itself; a mark names
the facts that say whose purse it is:

- purse OWNER: the contents of the purse of the player in that fact; for the owner only.
- purses: sums by account, each shown to its owner.
- lying ACCOUNT: the balance of that one account.
- passed GIVER TAKER: what goes from one to the other; both of them have seen it.
- secret DEBTOR CREDITOR: what is owed; both know it, and nobody else.
- kept WHAT ACCOUNT: the balance of a commodity there, in case it is money in a purse.
- stacked HIDDEN OWNER: how many counters go, where nobody else is to know.
- suspects OWNER: entries that explain what is missing; the owner's own, to the owner.
- faults: findings, each veiled as it would be by itself.
- said KEY: the facts of the message whose key is in that fact.
- covered: what covers sums, such as a hash: a reader could try until one fitted.
- levelled LIST: (effects only) where that list is not empty, a transfer whose sum is
  hidden is left out, because that there is one tells that a purse differed.
"""

from __future__ import annotations

from ledger.effects import Transfer
from ledger.grammar import OPEN, Act, games, named
from ledger.journal import SAID
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.grammar import Marks
    from ledger.journal import Entry, Finding

    Closed = Callable[[str], bool]

DEBT = "debt"  # what players owe each other, on accounts debt/DEBTOR/CREDITOR
KEPT = frozenset({"money", DEBT})  # what is kept in purses
OURS = frozenset({"draft", "line"})  # what may go with any refusal: numbers of our own


def is_purse(account: str) -> bool:
    """Whether an account is a purse: a player's, or the bank's, which betrays them."""
    return account == "bank" or account.startswith("player:")


def closed_to_all(account: str) -> bool:
    """Whether an account is closed to somebody who has not said who they are."""
    return account.partition("/")[0] == DEBT or is_purse(account)


def of_act(kind: str) -> Marks | None:
    """The marks of an act, from its record; None if it says nothing about them."""
    record = named(kind)
    if isinstance(record, Act) and record.closed is not None:
        return record.closed
    game = kind.partition(" ")[0]
    return of_said(game) if record and game in games() else None


def of_said(key: str) -> Marks | None:
    """The marks of a refusal, warning or finding; None if it has none on record."""
    game, _, own = key.partition(".")
    table = "said:SAID"
    if game in games():
        key, table = own, f"{game}.{table}"
    known: Mapping[str, Marks] = load(f"ledger.grammar.{table}")
    while key and key not in known:
        key = key.rpartition(".")[0]
    return known.get(key)


def veiled(entry: Entry, closed: Closed) -> Entry:
    """The same entry, without the contents of closed purses.

    An act without marks shows only that it was done. The hash is left out because it
    covers the hidden sums: a reader could try amounts until one fitted.
    """
    known = of_act(entry.kind)
    around = {**entry.asked, **entry.outcome}
    return entry._replace(
        asked={}
        if known is None
        else _veiled(_public(entry.asked), known, around, closed),
        outcome={} if known is None else _veiled(entry.outcome, known, around, closed),
        effects=_effects(entry.effects, known, around, closed),
        warnings=[warning(one, closed) for one in entry.warnings],
        hash="",
    )


def _public(asked: Mapping[str, Any]) -> dict[str, Any]:
    """What was asked, without the typed words, which may reveal any sum."""
    facts = {key: fact for key, fact in asked.items() if key != SAID}
    of = asked.get(SAID, {}).get("of")
    return {**facts, SAID: {"of": of}} if of else facts


def veiled_facts(key: str, facts: Mapping[str, Any], closed: Closed) -> dict[str, Any]:
    """The facts of a refusal or warning, without the contents of closed purses.

    Where there are no marks, no number is shown.
    """
    known = of_said(key)
    if known is None:
        return {
            key: None if _counts(key, fact) else fact for key, fact in facts.items()
        }
    seen: dict[str, Any] = _veiled(facts, known, facts, closed)
    return seen


def warning(spoken: dict[str, Any], closed: Closed) -> dict[str, Any]:
    """A warning as it may be shown."""
    return {**spoken, "facts": veiled_facts(spoken["key"], spoken["facts"], closed)}


def finding(fault: Finding, closed: Closed) -> Finding:
    """A finding as it may be shown; its facts are pairs."""
    about = {"about": fault.about, **dict(fault.facts)}
    seen = veiled_facts(fault.code, about, closed)
    return fault._replace(facts=tuple((key, seen[key]) for key, _ in fault.facts))


def tells_sums(key: str, facts: Mapping[str, Any]) -> bool:
    """Whether a refusal, warning or finding may reveal the contents of purses."""
    known = of_said(key)
    if known is None:
        return any(_counts(key, fact) for key, fact in facts.items())
    return bool(known)


def _counts(key: str, fact: object) -> bool:
    return key not in OURS and _numbered(fact)


def _numbered(value: object) -> bool:
    """Whether a fact is a number or contains one."""
    if isinstance(value, dict):
        return any(map(_numbered, value.values()))
    if isinstance(value, (list, tuple)):
        return any(map(_numbered, value))
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _veiled(
    facts: object,
    known: Marks,
    around: Mapping[str, Any],
    closed: Closed,
) -> Any:
    """The same facts, veiled at their marks, which may name facts further out."""
    if isinstance(facts, (list, tuple)):
        return [_veiled(one, known, around, closed) for one in facts]
    if not isinstance(facts, dict):
        return facts
    made, around = dict(facts), {**around, **facts}
    for path, mark in known.items():
        step, _, rest = path.partition(".")
        if step not in made:
            continue
        if rest:
            made[step] = _veiled(made[step], {rest: mark}, around, closed)
        else:
            made[step] = _seen(mark, made[step], around, closed)
    return made


def _seen(mark: str, value: Any, around: Mapping[str, Any], closed: Closed) -> Any:
    """The part of the facts at a mark that may be seen."""
    how, *names = mark.split()
    if how == "purses":
        return {who: None if closed(who) else left for who, left in value.items()}
    if how == "said":
        key = str(around.get(names[0]))
        return veiled_facts(key, value, closed) if isinstance(value, dict) else None
    if how == "faults":
        return [finding(one, closed) for one in value]
    if how == "suspects":
        if _hides("purse", names, around, closed):
            return None
        return [one for one in value if one["why"] != "player"]
    return None if _hides(how, names, around, closed) else value


def _hides(
    how: str, names: Sequence[str], around: Mapping[str, Any], closed: Closed
) -> bool:
    """Whether a mark hides its fact; a fact whose owner is unknown is hidden."""
    if how in ("covered", "lying"):
        return how == "covered" or closed(names[0])
    if how == "kept":
        what, account = (around.get(name) for name in names)
        return what in KEPT and (account is None or closed(account))
    if how == "stacked":
        hidden, owner = (around.get(name) for name in names)
        return bool(hidden) and closed(str(owner))
    values = (around.get(name) for name in names)
    parties = [party for party in values if isinstance(party, str)]
    if len(parties) < len(names):
        return True
    if how == "secret":
        return closed("/".join((DEBT, *parties)))
    return all(closed(party) or not is_purse(party) for party in parties)


def _effects(
    effects: Sequence[Effect],
    known: Marks | None,
    around: Mapping[str, Any],
    closed: Closed,
) -> list[Effect]:
    """The effects without what must not be seen; for some acts, none at all."""
    how, *names = (known or OPEN).get("effects", "").split() or [""]
    seen = [_effect(effect, closed) for effect in effects]
    if how == "levelled":
        apart = around.get(names[0])
        return [one for one in seen if not (apart and _unsummed(one))]
    return [] if how and _hides(how, names, around, closed) else seen


def _unsummed(effect: Effect) -> bool:
    return isinstance(effect, Transfer) and effect.amount is None


def _effect(effect: Effect, closed: Closed) -> Effect:
    """An effect, without the sum of a debt or a payment between closed purses."""
    if not isinstance(effect, Transfer) or effect.what not in KEPT:
        return effect
    ends = closed(effect.source), closed(effect.target)
    hidden = any(ends) if effect.what == DEBT else all(ends)
    return effect._replace(amount=None) if hidden else effect  # type: ignore[arg-type]
