"""Texts for facts of a regatta that only words can express."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.texts.marks import Texts

if TYPE_CHECKING:
    from commands.texts import Words
    from ledger.state import State

COURSES: Texts = {"inshore": "along the shore", "offshore": "far out"}


def worded_facts(
    words: Words, _kind: str, facts: dict[str, Any], _state: State
) -> dict[str, Any]:
    """The course in words."""
    course = facts.get("course")
    return {"course": words.say(COURSES[course])} if course in COURSES else {}
