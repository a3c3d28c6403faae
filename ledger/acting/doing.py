"""The one use case of every act whose record names a rule."""

from __future__ import annotations

from ledger.loading import load
from ledger.naming import clean_text

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from typing import Any

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.grammar import Act, Record
    from ledger.rules.game import Outcome
    from ledger.state import State


def do(desk: Desk, act: Act, /, *said: Any, **named: Any) -> Answer:
    """Carries out an act: its words become ids, its rule decides, one entry is written."""
    args = bound(act, said, named)

    def decide(scene: Scene) -> Outcome:
        rule = load(act.use)
        needs = [getattr(scene, need) for need in act.needs]
        outcome: Outcome = rule(*needs, **found(act, args, scene.state))
        return outcome

    return desk.act(act.path, args, decide, remark=args.get("remark"))


def doing(act: Act) -> Callable[..., Answer]:
    """The use case of an act, as a function of a desk and its words."""

    def carry_out(desk: Desk, /, *said: Any, **named: Any) -> Answer:
        return do(desk, act, *said, **named)

    return carry_out


def bound(
    record: Record, said: Sequence[Any], named: Mapping[str, Any]
) -> dict[str, Any]:
    """What was said for each word of a command, in their order or by their names."""
    args = dict(zip((word.name for word in record.words), said, strict=False))
    known = {word.name for word in record.words}
    strange = [*said[len(known) :], *(named.keys() & args), *(named.keys() - known)]
    args |= named
    missing = [w.name for w in record.words if w.required and w.name not in args]
    if strange or missing:
        raise TypeError(f"{record.path}: not known {strange}, missing {missing}")
    found = {word.name: args.get(word.name, word.default) for word in record.words}
    return found | {w.name: _each(found[w.name]) for w in record.words if w.many}


def _each(said: Sequence[Any] | None) -> list[Any]:
    """What there may be several of: none, one, one by one, some with commas between."""
    if isinstance(said, str):
        return [said]
    parts = (part if isinstance(part, list) else (part,) for part in said or ())
    return [one for part in parts for one in part]


def found(act: Act, args: Mapping[str, Any], state: State) -> dict[str, Any]:
    """What the words of an act mean: ids in place of names, in the order of the words.

    A finder is given what the words before it were found to mean, too. What a word
    keeps for the entry alone, its rule never sees.
    """
    meant: dict[str, Any] = {}
    for word in act.words:
        kind, value = word.kind, args[word.name]
        if kind.keeps:
            if word.required:
                clean_text(value)  # something must be said
            continue
        if kind.find and value is not None:
            find = load(kind.find)
            if word.many and not kind.whole:
                value = [find(state, one, meant) for one in value]
            else:
                value = find(state, value, meant)
        meant[word.name] = value
    return meant
