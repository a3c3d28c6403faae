"""The line below the prompt: when it is, who acts, what is due, what lies open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.shell.reading import acting
from commands.texts.reminders import reminded
from ledger.reading.status import clock
from ledger.store import drafts

if TYPE_CHECKING:
    from commands.shell.campaign import Open


def toolbar(campaign: Open) -> str:
    """How the campaign stands, in one line."""
    here = campaign.here
    words, shown = here.words, clock(campaign.book)
    parts = [words.say("turn {turn:plain}", turn=shown["turn"])]
    if shown["phase"]:
        parts.append(words.phase(str(shown["phase"])))
    who = acting(here)
    if who:
        parts.append(f"▶ {who[0]}")
    due = [reminded(words, one) for one in shown.get("due", ())]
    if due:
        parts.append(f"→ {due[0]}")
    if len(due) > 1:
        parts.append(f"+{len(due) - 1}")
    lying = drafts.heads(campaign.book)
    if lying:
        parts.append(words.say("{count} {count:draft|drafts}", count=len(lying)))
    return " · ".join(parts)
