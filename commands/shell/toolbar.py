"""The line below the prompt: when it is, who has acted and who acts, what is due."""

from __future__ import annotations

from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from commands.fitting import shortened, width_of
from commands.texts.reminders import reminded
from ledger.reading.status import clock
from ledger.rules import game_named
from ledger.store import drafts

if TYPE_CHECKING:
    from commands.shell.campaign import Open
    from ledger.state import State

# How far somebody is in this phase, beside the name; who waits has no mark.
MARKS = {
    "to_act": ("▶ ", ""),
    "acted": ("", " ✓"),
    "finished": ("", " ✓"),
    "passed": ("", " –"),
}


def toolbar(campaign: Open) -> str:
    """How the campaign stands, in one line; where it is too long for the screen, shortly."""
    here = campaign.here
    words, shown = here.words, clock(campaign.book)
    when = [words.say("turn {turn:plain}", turn=shown["turn"])]
    if shown["phase"]:
        when.append(words.phase(str(shown["phase"])))
    due = [f"→ {reminded(words, one)}" for one in shown.get("due", ())]
    rest = [*due[:1], *([f"+{len(due) - 1}"] if due[1:] else ())]
    if lying := drafts.heads(campaign.book):
        rest.append(words.say("{count} {count:draft|drafts}", count=len(lying)))
    room = get_terminal_size().columns
    lines = (
        " · ".join(filter(None, (*when, who, *rest)))
        for who in (people(campaign), whoever_acts(campaign))
    )
    *_, last = found = [*lines]
    return next(
        (line for line in found if width_of(line) <= room), shortened(last, room)
    )


def people(campaign: Open) -> str:
    """Those who act in this phase in their order, each with how far they are."""
    state = campaign.here.state
    told = []
    for one in _order(state):
        before, behind = MARKS.get(one["acts"], ("", ""))
        told.append(f"{before}{state.name(one['name'])}{behind}")
    return " ".join(told) or whoever_acts(campaign)


def whoever_acts(campaign: Open) -> str:
    """Who is to act, and how many of how many have acted."""
    order = _order(campaign.here.state)
    acted = sum(one["acts"] in ("acted", "finished") for one in order)
    many = f" {acted}/{len(order)}" if order else ""
    return "".join(f"▶ {name}{many}" for name in campaign.here.acting[:1])


def _order(state: State) -> list[dict[str, Any]]:
    return game_named(state.game).acting(state) if state.game else []
