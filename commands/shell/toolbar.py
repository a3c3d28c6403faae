"""The line below the prompt: when it is, who has acted and who acts, what is due."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.shell.reading import acting
from commands.texts.reminders import reminded
from ledger.reading.status import clock
from ledger.rules import game_named
from ledger.store import drafts

if TYPE_CHECKING:
    from commands.shell.campaign import Open

# How far somebody is in this phase, beside the name; who waits has no mark.
MARKS = {
    "to_act": ("▶ ", ""),
    "acted": ("", " ✓"),
    "finished": ("", " ✓"),
    "passed": ("", " –"),
}


def toolbar(campaign: Open) -> str:
    """How the campaign stands, in one line."""
    here = campaign.here
    words, shown = here.words, clock(campaign.book)
    parts = [words.say("turn {turn:plain}", turn=shown["turn"])]
    if shown["phase"]:
        parts.append(words.phase(str(shown["phase"])))
    if who := people(campaign):
        parts.append(who)
    due = [reminded(words, one) for one in shown.get("due", ())]
    if due:
        parts.append(f"→ {due[0]}")
    if len(due) > 1:
        parts.append(f"+{len(due) - 1}")
    lying = drafts.heads(campaign.book)
    if lying:
        parts.append(words.say("{count} {count:draft|drafts}", count=len(lying)))
    return " · ".join(parts)


def people(campaign: Open) -> str:
    """Those who act in this phase in their order, each with how far they are."""
    state = campaign.here.state
    order = game_named(state.game).acting(state) if state.game else []
    if not order:
        return "".join(f"▶ {name}" for name in acting(campaign.here)[:1])
    told = []
    for one in order:
        before, behind = MARKS.get(one["acts"], ("", ""))
        told.append(f"{before}{state.name(one['name'])}{behind}")
    return " ".join(told)
