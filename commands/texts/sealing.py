"""Topics and answers of sealed rounds in words."""

from __future__ import annotations

from commands.texts.sealed import ANYBODY, SHORT
from commands.texts.vocabulary import vocabulary
from ledger.rules import game_named
from ledger.rules.topic import NOBODY

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words


def topic(words: Words, code: str) -> str:
    """A topic in words; the players’ own words stay as they are."""
    return words.word(vocabulary("topic").get(code), code)


def value(words: Words, vocabulary_of: str, said: str) -> str:
    """An answer in words: a code of the rules, a name, a number, or own words."""
    if said == NOBODY:
        return words.say(ANYBODY)
    known = vocabulary(vocabulary_of) if vocabulary_of else {}
    return words.word(known.get(said), said)


def put_into_words(words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts of an act, or of what is due, that need words."""
    told: dict[str, Any] = {"topic": topic(words, facts["topic"])}
    if facts.get("hash"):
        told["short"] = facts["hash"][:SHORT]
    if "value" in facts:
        known = game_named(words.played).topics if words.played else {}
        own = known.get(facts["topic"])
        told["value"] = value(words, own.vocabulary if own else "", facts["value"])
    return told
