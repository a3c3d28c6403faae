"""The line below the prompt: turn and phase, who has acted, who acts, what is due."""

from __future__ import annotations

from commands.fitting import shortened, width_of
from commands.room import size
from commands.texts.refusing import refused
from commands.texts.reminders import reminded
from ledger.errors import Refusal
from ledger.reading.status import clock_of
from ledger.rules import game_named
from ledger.store import drafts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.shell.campaign import Open
    from ledger.state import State

# Marks around a name for a player's progress in this phase; none for waiting.
MARKS = {
    "to_act": ("▶ ", ""),
    "acted": ("", " ✓"),
    "finished": ("", " ✓"),
    "passed": ("", " –"),
}


def toolbar(campaign: Open) -> str:
    """The state of the campaign in one line, shortened if the screen is too narrow."""
    room = size().columns
    try:
        lines = list(_lines(campaign))
    except Refusal as trouble:
        lines = refused(campaign.spoken.words, trouble)[0].splitlines()[:1]
    return next(
        (line for line in lines if width_of(line) <= room), shortened(lines[-1], room)
    )


def _lines(campaign: Open) -> Iterator[str]:
    """Versions of that line, the longest first."""
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
    """The players of this phase in order, each with a mark for progress."""
    state = campaign.context.state
    names = []
    for one in _order(state):
        before, behind = MARKS.get(one["acts"], ("", ""))
        names.append(f"{before}{state.name(one['name'])}{behind}")
    return " ".join(names) or whoever_acts(campaign)


def whoever_acts(campaign: Open) -> str:
    """Who is to act, and how many players have acted."""
    state = campaign.context.state
    order = _order(state)
    if not order:
        return "".join(f"▶ {name}" for name in campaign.context.acting[:1])
    names = [f"▶ {state.name(one['name'])}" for one in order if one["acts"] == "to_act"]
    acted = sum(one["acts"] in ("acted", "finished") for one in order)
    return " ".join([*names, f"{acted}/{len(order)}"])


def _order(state: State) -> list[dict[str, Any]]:
    return game_named(state.game).acting(state) if state.game else []
