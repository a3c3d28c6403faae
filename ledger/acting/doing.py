"""The one use case of every act whose record names a rule."""

from __future__ import annotations

from ledger.grammar import bound
from ledger.loading import load

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    from ledger.acting.answer import Answer, Scene
    from ledger.acting.desk import Desk
    from ledger.grammar import Act
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


def found(act: Act, args: Mapping[str, Any], state: State) -> dict[str, Any]:
    """What the words of an act mean: ids in place of names, in the order of the words.

    A finder is given what the words before it were found to mean, too. What a word
    keeps for the entry alone, its rule never sees.
    """
    meant: dict[str, Any] = {}
    for word in act.words:
        kind, value = word.kind, args[word.name]
        if kind.keeps:
            continue
        if kind.find and value is not None:
            find = load(kind.find)
            if word.many:
                value = [find(state, one, meant) for one in value]
            else:
                value = find(state, value, meant)
        meant[word.name] = value
    return meant
