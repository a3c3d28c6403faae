"""Chooses one of several sentences for an act by its facts, declared by kind of act.

Each variant is the ending of its sentence's key: "fief done.last". The first fact that
holds decides: one that is present, or, with "not" before it, one that is not.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from typing import Any

    Facts = Mapping[str, Any]
    # Facts with the endings that they choose; or a function, if that is not enough.
    Variant = tuple[tuple[str, str], ...] | Callable[[Facts], str]
    Variants = Mapping[str, Variant]

ELSE = ""  # instead of a fact: always holds
NOT = "not "


def variant(kind: str, facts: Facts, variants: Variants) -> str:
    """The key of the sentence for an entry of this kind with these facts."""
    known = variants.get(kind, ())
    if callable(known):
        ending = known(facts)
    else:
        ending = next((one for fact, one in known if _holds(fact, facts)), "")
    return f"{kind}.{ending}" if ending else kind


def _holds(fact: str, facts: Facts) -> bool:
    if fact.startswith(NOT):
        return not facts[fact.removeprefix(NOT)]
    return fact == ELSE or bool(facts.get(fact))
