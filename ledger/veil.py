"""Facts are veiled once, before anything is told: no sentence leaks what it is not given.

What lies in a purse that is kept closed is None, and so is what passed from one closed
purse to another. Who may look into which is another's to say (`closed`). The facts may
come from a journal that any version of the program has written.

Marks say which facts these are: those of an act in its record, those of what is refused,
warned of or found in `ledger.grammar.said`. No key is secret by itself; a mark names the
facts that tell whose purse it is:

- purse OWNER: what lies in the purse of whoever stands in that fact; it is the owner's.
- purses: sums by account, each told to its owner.
- lying ACCOUNT: what lies on that one account.
- passed GIVER TAKER: what goes from one to the other; whoever is one of both has seen it.
- secret DEBTOR CREDITOR: what is owed; both know it, and nobody else.
- kept WHAT ACCOUNT: how much of something lies there, should that be money in a purse.
- stacked HIDDEN OWNER: how many counters go, where nobody else is to know.
- suspects OWNER: entries that explain what is missing; the owner's own, to the owner.
- faults: findings, each told as it may be told by itself.
- said KEY: the facts of what is said by the key in that fact.
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

DEBT = "debt"  # what players owe each other: on debt/DEBTOR/CREDITOR
KEPT = frozenset({"money", DEBT})  # what is kept in purses
OURS = frozenset({"draft"})  # what may go with any refusal: a number of our own


def is_purse(account: str) -> bool:
    """Whether an account is a purse: a player's, or the bank, which tells the others."""
    return account == "bank" or account.startswith("player:")


def of_act(kind: str) -> Marks | None:
    """What its record says that is closed of an act; None if nobody has said anything."""
    record = named(kind)
    if isinstance(record, Act) and record.closed is not None:
        return record.closed
    game = kind.partition(" ")[0]
    return of_said(game) if record and game in games() else None


def of_said(key: str) -> Marks | None:
    """The marks of a refusal, warning or finding; None if nobody has said anything."""
    game, _, own = key.partition(".")
    table = "said:SAID"
    if game in games():
        key, table = own, f"{game}.{table}"
    known: Mapping[str, Marks] = load(f"ledger.grammar.{table}")
    while key and key not in known:
        key = key.rpartition(".")[0]
    return known.get(key)


def veiled(entry: Entry, closed: Closed) -> Entry:
    """The same entry, without what lies in closed purses.

    Of an act that has no marks nothing is told but that it was done. Its hash covers all
    sums up to it: whoever had it could try amounts until one fits.
    """
    known = of_act(entry.kind)
    around = {**entry.asked, **entry.outcome}
    return entry._replace(
        asked={}
        if known is None
        else _told(_public(entry.asked), known, around, closed),
        outcome={} if known is None else _told(entry.outcome, known, around, closed),
        effects=_effects(entry.effects, known, around, closed),
        warnings=[warning(one, closed) for one in entry.warnings],
        hash="",
    )


def _public(asked: Mapping[str, Any]) -> dict[str, Any]:
    """What was asked without the words as they were typed: they may tell any sum."""
    facts = {key: fact for key, fact in asked.items() if key != SAID}
    of = asked.get(SAID, {}).get("of")
    return {**facts, SAID: {"of": of}} if of else facts


def said(key: str, facts: Mapping[str, Any], closed: Closed) -> dict[str, Any]:
    """The facts of a refusal or warning, without what lies in closed purses.

    Of what has no marks no number is told.
    """
    known = of_said(key)
    if known is None:
        return {
            key: None if _counts(key, fact) else fact for key, fact in facts.items()
        }
    seen: dict[str, Any] = _told(facts, known, facts, closed)
    return seen


def warning(spoken: dict[str, Any], closed: Closed) -> dict[str, Any]:
    """A warning as it may be told."""
    return {**spoken, "facts": said(spoken["key"], spoken["facts"], closed)}


def finding(fault: Finding, closed: Closed) -> Finding:
    """A fault as it may be told; the facts of an audit are pairs."""
    about = {"about": fault.about, **dict(fault.facts)}
    seen = said(fault.code, about, closed)
    return fault._replace(facts=tuple((key, seen[key]) for key, _ in fault.facts))


def tells_sums(key: str, facts: Mapping[str, Any]) -> bool:
    """Whether a refusal, warning or finding may tell what lies in purses."""
    known = of_said(key)
    if known is None:
        return any(_counts(key, fact) for key, fact in facts.items())
    return bool(known)


def _counts(key: str, fact: object) -> bool:
    return key not in OURS and _numbered(fact)


def _numbered(value: object) -> bool:
    """Whether a fact is a number, or holds one."""
    if isinstance(value, dict):
        return any(map(_numbered, value.values()))
    if isinstance(value, (list, tuple)):
        return any(map(_numbered, value))
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _told(
    facts: object,
    known: Marks,
    around: Mapping[str, Any],
    closed: Closed,
) -> Any:
    """The same facts, veiled where a mark stands; it speaks of facts around it, too."""
    if isinstance(facts, (list, tuple)):
        return [_told(one, known, around, closed) for one in facts]
    if not isinstance(facts, dict):
        return facts
    made, around = dict(facts), {**around, **facts}
    for path, mark in known.items():
        step, _, rest = path.partition(".")
        if step not in made:
            continue
        if rest:
            made[step] = _told(made[step], {rest: mark}, around, closed)
        else:
            made[step] = _seen(mark, made[step], around, closed)
    return made


def _seen(mark: str, value: Any, around: Mapping[str, Any], closed: Closed) -> Any:
    """What may be seen of the facts at a mark."""
    how, *names = mark.split()
    if how == "purses":
        return {who: None if closed(who) else left for who, left in value.items()}
    if how == "said":
        key = str(around.get(names[0]))
        return said(key, value, closed) if isinstance(value, dict) else None
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
    """Whether nobody may see it who sees no closed purse; whose is unknown is closed."""
    if how == "lying":
        return closed(names[0])
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
    """The effects without what must not be seen; of some acts none at all."""
    how, *names = (known or OPEN).get("effects", "").split() or [""]
    if how and _hides(how, names, around, closed):
        return []
    return [_effect(effect, closed) for effect in effects]


def _effect(effect: Effect, closed: Closed) -> Effect:
    """A payment from one closed purse to another, or of a debt, without its sum."""
    if not isinstance(effect, Transfer) or effect.what not in KEPT:
        return effect
    ends = closed(effect.source), closed(effect.target)
    hidden = any(ends) if effect.what == DEBT else all(ends)
    return effect._replace(amount=None) if hidden else effect  # type: ignore[arg-type]
