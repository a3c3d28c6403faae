"""Campaign files: new, status, backup, verify, import."""

from __future__ import annotations

import sys

from commands import glance
from commands.blocks import Line
from commands.columns import UNIT, Column, figure, names, table
from commands.faces import face_of
from commands.fitting import PAGE
from commands.line import written
from commands.room import size
from commands.texts import health
from commands.texts.branches import BRANCH
from ledger.state import kind_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.campaign import Begun, BroughtIn, Copied, Status, Verified

# The kinds of things in a campaign in which nothing has been done yet.
BARE = {"campaign", "rules", "player"}
PLAYERS = (
    Column("player", "name"),
    figure(UNIT, "money"),
    # Many tables have no titles at all: they get no empty column.
    Column("titles", "titles", names, spare=True),
    Column("territories", "territories", names),
)


def begun_screen(result: Begun, words: Words, answer: Answer) -> list[Block]:
    """The new campaign, and its first step: the game's, or adding players.

    A position in the middle of a game needs no hint.
    """
    begun = words.line(
        "{file}: a new campaign ({game}) with {players}",
        file=result["file"],
        game=words.game(result["game"]),
        players=result["players"] or words.say("no players yet"),
    )
    first = face_of(result["game"]).first
    fresh = {kind_of(one) for one in answer.state.facts} <= BARE
    if result["players"] and not (first and fresh):
        return [begun]
    call = written(first or "players add")
    return [begun, words.line("next: `{call}`", "hint", call=call)]


def status_screen(result: Status, words: Words, _: object) -> list[Block]:
    """The state of the campaign: at a glance, about one person or side, or in full."""
    if result["told"] == "glance":
        return [*glance.screen(result, words, _room())]
    blocks = _whole(_about(result, result["about"]), words)
    if result["at"] is not None:
        blocks[1:1] = [words.line(glance.AS_IT_STOOD, "warning", entry=result["at"])]
    return blocks


def _room() -> int:
    """How wide a glance may be: a page, or less on a narrower screen."""
    return min(PAGE, size().columns) if sys.stdout.isatty() else PAGE


def _about(result: Status, name: str | None) -> dict[str, Any]:
    """The state reduced to one player, side or hero; unchanged without a name."""
    answer: dict[str, Any] = {**result}
    if name is None:
        return answer
    answer["due"] = [one for one in result.get("due", ()) if name in _named(one)]
    for key, value in answer.items():
        if isinstance(value, dict):
            answer[key] = {k: _alone(k, v, name) for k, v in value.items()}
        else:
            answer[key] = _alone(key, value, name)
    return answer


def _alone(key: str, value: Any, name: str) -> Any:  # noqa: ANN401 - any fact
    """Of a list of people, those with this name; any other fact is unchanged."""
    if key not in ("players", "sides", "heroes"):
        return value
    return [one for one in value if one["name"] == name]


def _named(due: Mapping[str, Any]) -> list[Any]:
    """All that a thing which is due names."""
    parts = (one if isinstance(one, list) else [one] for one in due.values())
    return [
        name
        for part in parts
        for one in part
        for name in (one.values() if isinstance(one, dict) else [one])
    ]


def _whole(result: Mapping[str, Any], words: Words) -> list[Block]:
    """The state in full."""
    blocks: list[Block] = [
        Line(words.clock(result), "heading"),
        table(PLAYERS, result["players"], words, unit=words.unit(result["unit"])),
    ]
    blocks = face_of(result["game"]).status(result, words, blocks)
    if result.get("branch"):
        branch = words.line(BRANCH, "hint", **result["branch"])
        blocks.insert(1, branch)
    for draft in result["drafts"]:
        blocks.append(
            words.line(
                "draft {number}: {kind}, begun {at} – `resume {number}` or `drop {number}`",
                "warning",
                number=str(draft["id"]),
                kind=draft["kind"],
                at=draft["at"].replace("T", " ").removesuffix("Z"),
            )
        )
    return blocks


def copied_screen(result: BroughtIn | Copied, words: Words, _: object) -> list[Block]:
    """The file that was made, and the hash that proves it intact."""
    whole = result["sha256"] if "sha256" in result else result["head"]
    entries = words.entries(result["entries"])
    which = words.line("{file}: {entries}", file=result["file"], entries=entries)
    removed = result.get("removed")
    gone = words.line("older backups removed: {removed:and}", removed=removed)
    return [which, *([gone] if removed else []), Line(whole, "hint")]


def verified_screen(result: Verified, words: Words, _: object) -> list[Block]:
    """The findings of the check."""
    if result["ok"]:
        entries = words.entries(result["entries"])
        well = words.line("{entries}: all is well", "good", entries=entries)
        lost = words.line(health.LOST_PLACES, "warning", lost=result["lost"])
        gone = [lost] if result["lost"] else []
        if result["unproven"]:
            gone.append(words.line(health.UNPROVEN_BEGINNING, "warning"))
        return [well, *gone, Line(result["head"] or "", "hint")]
    said = dict.fromkeys(one["message"] for one in result["findings"])
    blocks: list[Block] = [Line(one, "error") for one in said]
    if not result["damaged"]:
        blocks.append(
            words.line("the file is intact; the error lies in the game it records")
        )
    return blocks
