"""Fortresses with the names of their language, and lists from files."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.calling import Call


def wall(call: Call, **counts: int | None) -> Any:
    """Numbered sections, named in the campaign's own language."""
    from commands.asking import desk_of, settled
    from commands.texts import Words
    from commands.texts.siege.words import NUMBERED
    from ledger.acting import act_named
    from ledger.rules.common.settings import word

    desk = desk_of(call)
    words = Words(word(desk.state(), "campaign.language") or call.lang)
    named = {kind: words.say(text) for kind, text in NUMBERED.items()}
    put_up = act_named("siege wall")
    return settled(call, desk, lambda: put_up(desk, **counts, words=named))


def load(call: Call, side: str, text: str) -> Any:
    """A list from a file."""
    from commands.asking import desk_of, settled
    from ledger.acting import act_named
    from ledger.acting.given import read_text

    listed, buy, desk = read_text(text), act_named("siege load"), desk_of(call)
    return settled(call, desk, lambda: buy(desk, side, listed))
