"""The line below the prompt: when it is, who has acted and who acts, what is due."""

from __future__ import annotations

from shutil import get_terminal_size
from typing import TYPE_CHECKING, Any

from commands.fitting import shortened, width_of
from commands.texts.refusing import refused
from commands.texts.reminders import reminded
from ledger.errors import Refusal
from ledger.reading.status import clock_of
from ledger.rules import game_named
from ledger.store import drafts

if TYPE_CHECKING:
    from collections.abc import Iterator

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
    room = get_terminal_size().columns
    try:
        lines = list(_lines(campaign))
    except Refusal as trouble:
        lines = refused(campaign.spoken.words, trouble)[0].splitlines()[:1]
    return next(
        (line for line in lines if width_of(line) <= room), shortened(lines[-1], room)
    )


def _lines(campaign: Open) -> Iterator[str]:
    """That line, the longest first."""
    context = campaign.context
    words, shown = context.words, clock_of(context.state)
    when = [words.say("turn {turn:plain}", turn=shown["turn"])]
    if shown["phase"]:
        when.append(words.phase(str(shown["phase"])))
    due = [f"→ {reminded(words, one)}" for one in shown.get("due", ())]
    rest = [*due[:1], *([f"+{len(due) - 1}"] if due[1:] else ())]
    if lying := drafts.heads(campaign.book):
        rest.append(words.say("{count} {count:draft|drafts}", count=len(lying)))
    for who in (people(campaign), whoever_acts(campaign)):
        yield " · ".join(filter(None, (*when, who, *rest)))


def people(campaign: Open) -> str:
    """Those who act in this phase in their order, each with how far they are."""
    state = campaign.context.state
    names = []
    for one in _order(state):
        before, behind = MARKS.get(one["acts"], ("", ""))
        names.append(f"{before}{state.name(one['name'])}{behind}")
    return " ".join(names) or whoever_acts(campaign)


def whoever_acts(campaign: Open) -> str:
    """Who is to act, and how many of how many have acted."""
    state = campaign.context.state
    order = _order(state)
    if not order:
        return "".join(f"▶ {name}" for name in campaign.context.acting[:1])
    names = [f"▶ {state.name(one['name'])}" for one in order if one["acts"] == "to_act"]
    acted = sum(one["acts"] in ("acted", "finished") for one in order)
    return " ".join([*names, f"{acted}/{len(order)}"])


def _order(state: State) -> list[dict[str, Any]]:
    return game_named(state.game).acting(state) if state.game else []
