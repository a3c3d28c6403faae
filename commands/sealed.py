"""Sealed answers as people meet them: the list of rounds."""

from __future__ import annotations

from functools import partial

from commands.blocks import Line
from commands.columns import Column, bare, table
from commands.texts import sealed as texts
from commands.texts import sealing
from ledger.rules import game_named

TYPE_CHECKING = False
if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.sealed import Round, Rounds, Seal


def listed(result: Rounds, words: Words, _: object) -> list[Block]:
    """All rounds: who is in, by the beginning of the hash, and what is open."""
    blocks: list[Block] = []
    for one in result["rounds"]:
        state = texts.CLOSED if one["closed"] else texts.OPEN
        title = words.say(
            texts.ROUND, round=one["round"], topic=sealing.topic(words, one["topic"])
        )
        columns = (
            Column("player", "player"),
            Column("hash", partial(short, one)),
            Column("answer", partial(said, one)),
            Column("code", "code", bare, spare=True),
        )
        blocks.append(
            table(columns, one["seals"], words, f"{title} ({words.say(state)})")
        )
    return blocks or [Line(words.say(texts.NONE))]


def short(one: Round, seal: Seal, words: Words) -> str:
    """The beginning of a hash, or why there is none."""
    if seal["hash"]:
        return seal["hash"][: texts.SHORT]
    return words.say(texts.ABSENT if one["closed"] else texts.AWAITED)


def said(one: Round, seal: Seal, words: Words) -> str:
    """An answer in words; "sealed" while it is."""
    if seal["said"] is not None:
        return answer(words, one["topic"], seal["said"])
    return words.say(texts.SEALED) if seal["hash"] else ""


def answer(words: Words, topic: str, meant: str) -> str:
    """An answer in words."""
    known = game_named(words.played).topics.get(topic) if words.played else None
    return sealing.value(words, known.vocabulary if known else "", meant)
