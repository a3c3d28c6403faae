"""What only words can say of an inheritance."""

from __future__ import annotations

from commands.texts.fief.fiefs import FIEFS
from commands.texts.fief.heirs import BY_CROWN, TO_LORD, TO_PLAYER

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.texts import Words


def told(words: Words, kind: str, facts: dict[str, Any]) -> dict[str, Any]:
    """Which fief goes to whom, one after the other."""
    if kind != "fief inherit":
        return {}
    return {
        "said": words.semicolon.join(one_of(one, words) for one in facts["inherited"])
    }


def one_of(one: dict[str, Any], words: Words) -> str:
    """Which fief goes to whom, and by whose will."""
    fief = words.say(FIEFS[one["rank"]], capital=one["capital"])
    fief = f"{fief} ({one['title']})"
    facts = {"player": one["player"], "lord": one["lord"], "giver": one["giver"]}
    if one["lord"] is None:
        return words.say(TO_PLAYER, fief=fief, **facts)
    if one["giver"]:
        return words.say(BY_CROWN, fief=fief, **facts)
    return words.say(TO_LORD, fief=fief, **facts)
