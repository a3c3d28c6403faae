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
    from ledger.journal import Entry
    from ledger.marks import Mark, Marks

    Closed = Callable[[str], bool]


def veiled(entry: Entry, closed: Closed) -> Entry:
    """The same entry, without what lies in closed purses.

    Of an act that has no marks nothing is told but that it was done.
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
    )


def refusal(
    code: str, key: str, facts: Mapping[str, Any], closed: Closed
) -> dict[str, Any]:
    """The facts of a refusal, without what lies in closed purses.

    What is refused for want of something, and has no marks, tells no number at all.
    """
    known = _of_refusal(code, key)
    if known is None and code == "not_enough":
        return {key: None if _is_number(told) else told for key, told in facts.items()}
    seen: dict[str, Any] = _told(facts, known or {}, facts, closed)
    return seen


def tells_sums(code: str, key: str) -> bool:
    """Whether a refusal may tell what lies in purses."""
    known = _of_refusal(code, key)
    return bool(known) or (known is None and code == "not_enough")


def _of_refusal(code: str, key: str) -> Marks | None:
    known = marks.REFUSALS.get(key)
    if known is None and key.startswith(f"{code}."):
        return marks.REFUSALS.get(code)
    return known


def _is_number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def warning(told: dict[str, Any], closed: Closed) -> dict[str, Any]:
    """A warning; that of a ruling tells the refusal that was overruled."""
    facts = told["facts"]
    if told["key"] != "ruled":
        return told
    inner = refusal("rule", facts["key"], facts["facts"], closed)
    return {**told, "facts": {**facts, "facts": inner}}


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
    if how == "suspects":
        if _hides("purse", names, around, closed):
            return None
        return [one for one in value if one["why"] != "player"]
    return None if _hides(how, names, around, closed) else value


def _hides(
    how: str, names: Sequence[str], around: Mapping[str, Any], closed: Closed
) -> bool:
    """Whether nobody may see it who sees no closed purse; whose is unknown is closed."""
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
