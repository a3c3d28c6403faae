"""Facts are veiled once, before anything is told: no sentence leaks what it is not given.

What lies in a purse that is kept closed is None, and so is what passed from one closed
purse to another. Who may look into which is another's to say (`closed`). The facts may
come from a journal that any version of the program has written.
"""

from __future__ import annotations

from ledger import marks
from ledger.effects import Transfer

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ledger.effects import Effect
    from ledger.journal import Entry, Finding
    from ledger.marks import Mark, Marks

    Closed = Callable[[str], bool]


def veiled(entry: Entry, closed: Closed) -> Entry:
    """The same entry, without what lies in closed purses.

    Of an act that has no marks nothing is told but that it was done. Its hash covers all
    sums up to it: whoever had it could try amounts until one fits.
    """
    known = marks.ACTS.get(entry.kind)
    around = {**entry.asked, **entry.outcome}
    return entry._replace(
        asked=_told(entry.asked, known, around, closed) if known is not None else {},
        outcome=_told(entry.outcome, known, around, closed)
        if known is not None
        else {},
        effects=_effects(entry.effects, known, around, closed),
        warnings=[warning(one, closed) for one in entry.warnings],
        hash="",
    )


def said(key: str, facts: Mapping[str, Any], closed: Closed) -> dict[str, Any]:
    """The facts of a refusal or warning, without what lies in closed purses.

    Of what has no marks no number is told.
    """
    known = marks.of_said(key)
    if known is None:
        return {
            key: None if _counts(key, told) else told for key, told in facts.items()
        }
    seen: dict[str, Any] = _told(facts, known, facts, closed)
    return seen


def warning(told: dict[str, Any], closed: Closed) -> dict[str, Any]:
    """A warning as it may be told."""
    return {**told, "facts": said(told["key"], told["facts"], closed)}


def finding(found: Finding, closed: Closed) -> Finding:
    """A fault as it may be told; the facts of an audit are pairs."""
    about = {"about": found.about, **dict(found.facts)}
    seen = said(found.code, about, closed)
    return found._replace(facts=tuple((key, seen[key]) for key, _ in found.facts))


def tells_sums(key: str, facts: Mapping[str, Any]) -> bool:
    """Whether a refusal, warning or finding may tell what lies in purses."""
    known = marks.of_said(key)
    if known is None:
        return any(_counts(key, told) for key, told in facts.items())
    return bool(known)


def _counts(key: str, told: Any) -> bool:
    return key not in marks.OURS and _numbered(told)


def _numbered(value: Any) -> bool:
    """Whether a fact is a number, or holds one."""
    if isinstance(value, dict):
        return any(map(_numbered, value.values()))
    if isinstance(value, (list, tuple)):
        return any(map(_numbered, value))
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def _told(
    found: Any,
    known: Marks,
    around: Mapping[str, Any],
    closed: Closed,
) -> Any:
    """The same facts, veiled where a mark stands; it speaks of facts around it, too."""
    if isinstance(found, (list, tuple)):
        return [_told(one, known, around, closed) for one in found]
    if not isinstance(found, dict):
        return found
    made, around = dict(found), {**around, **found}
    for path, mark in known.items():
        step, _, rest = path.partition(".")
        if step not in made:
            continue
        if rest:
            made[step] = _told(made[step], {rest: mark}, around, closed)
        else:
            made[step] = _seen(mark, made[step], around, closed)
    return made


def _seen(mark: Mark, value: Any, around: Mapping[str, Any], closed: Closed) -> Any:
    """What may be seen of the facts at a mark."""
    how, *names = mark
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
        return what in marks.KEPT and (account is None or closed(account))
    if how == "stacked":
        hidden, owner = (around.get(name) for name in names)
        return bool(hidden) and closed(str(owner))
    found = (around.get(name) for name in names)
    parties = [party for party in found if isinstance(party, str)]
    if len(parties) < len(names):
        return True
    if how == "secret":
        return closed("/".join((marks.DEBT, *parties)))
    return all(closed(party) or not marks.is_purse(party) for party in parties)


def _effects(
    effects: Sequence[Effect],
    known: Marks | None,
    around: Mapping[str, Any],
    closed: Closed,
) -> list[Effect]:
    """The effects without what must not be seen; of some acts none at all."""
    how, *names = (known or {}).get("effects", ("",))
    if how and _hides(how, names, around, closed):
        return []
    return [_effect(effect, closed) for effect in effects]


def _effect(effect: Effect, closed: Closed) -> Effect:
    """A payment from one closed purse to another, or of a debt, without its sum."""
    if not isinstance(effect, Transfer) or effect.what not in marks.KEPT:
        return effect
    ends = closed(effect.source), closed(effect.target)
    hidden = any(ends) if effect.what == marks.DEBT else all(ends)
    return effect._replace(amount=None) if hidden else effect  # type: ignore[arg-type]
