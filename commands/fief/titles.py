"""The titles of a realm, each with the lord who holds it and his player."""

from __future__ import annotations

from commands.columns import Column, dash
from commands.texts.fief.board import KINDS
from commands.texts.fief.fiefs import FIEFS
from commands.titles import holder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.texts import Words


def shown(title: Mapping[str, Any], words: Words) -> str:
    """The name of a title: duchy of Bourg (Rouge), bishop of Sigy, King."""
    kind, of = title["kind"], title["of"]
    if kind in FIEFS and of:
        return f"{words.say(FIEFS[kind], capital=of)} ({title['title']})"
    if kind == "bishop":
        return words.say("Bishop {diocese:of}", diocese=of)
    return words.say(KINDS[kind])


REALM = (
    Column("title", shown),
    Column("lord", "holder", holder),
    Column("player", "player", dash),
)
