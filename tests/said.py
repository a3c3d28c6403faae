"""Calls rules in the table's words: with names, found as the acts' records do it."""

from __future__ import annotations

from functools import cache
from inspect import signature

from ledger.acting.answer import Scene
from ledger.acting.doing import bound, meanings
from ledger.grammar import Act
from ledger.grammar.listing import every

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.rules.game import Outcome
    from ledger.state import State


@cache
def act_of(rule: Callable[..., Outcome]) -> Act | None:
    """The act that uses this rule; None if none does, or it gathers its own words."""
    use = f"{rule.__module__}:{rule.__qualname__}"
    acts = [act for act in every().values() if isinstance(act, Act) and act.use == use]
    return acts[0] if acts else None


def by_names(
    rule: Callable[..., Outcome], state: State, *given: Any, **said: Any
) -> Outcome:
    """Calls a rule with what it needs first, and then its words as people say them."""
    act = act_of(rule)
    if act is None:
        return rule(*given, **said)
    usual = Scene._field_defaults
    said = {need: usual[need] for need in act.needs if need in usual} | said
    apart = [need for need in act.needs if need in said]  # given by name
    at = len(act.needs) - len(apart)
    needs, words = given[:at], given[at:]
    takes = list(signature(rule).parameters)[len(act.needs) :]
    judged = {word.name for word in act.words if not word.kind.keeps}
    spoken = [name for name in takes if name in judged]
    more = {name: said.pop(name) for name in list(said) if name not in spoken}
    args = bound(act, (), dict(zip(spoken, words, strict=False)) | said)
    if "words" in act.needs:
        more["words"] = args
    return rule(*needs, **more, **meanings(act, args, state))
