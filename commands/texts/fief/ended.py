"""Sentences about the end of a phase or a turn."""

from __future__ import annotations

from commands.texts.fief import crown, fiefs, variants
from commands.texts.fief.income import UNASKED
from commands.texts.fief.winning import COUNTED, OUT, WINS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.texts import Words


def at_the_end(words: Words, facts: dict[str, Any]) -> Iterator[str]:
    """The results of a turn's end: who is out, what was counted, who has won."""
    if "phase" in facts and "before" in facts:
        yield from _unasked(words, facts)
    out = facts.get("eliminated")
    for family in out if isinstance(out, list) else ():
        yield words.say(OUT, player=family["player"])
    if isinstance(facts.get("points"), dict):
        yield words.say(COUNTED)
    if facts.get("victory"):
        yield words.say(WINS, players=facts["victory"]["winners"])


def _unasked(words: Words, facts: dict[str, Any]) -> Iterator[str]:
    """What was done at the end of a phase because nobody had done it before."""
    if facts.get("income"):
        paid = (
            f"{one['name']} {words.number(one['total'])}" for one in facts["income"]
        )
        yield words.say(UNASKED, sums=", ".join(paid))
    for one in facts.get("kept") or ():
        key = "fief.kept_by" if one["lord"] else "fief.kept"
        yield words.say(fiefs.WARNINGS[key], **one)
    for one in facts.get("inherited") or ():
        yield fiefs.passed(one, words)
    for one in facts.get("unpaid") or ():
        lords = [death["lord"] for death in one["deaths"]]
        text = variants.WARNINGS["fief.unpaid"]
        yield words.say(text, player=one["player"], lords=lords)
        yield from crown.besides(words, one)
