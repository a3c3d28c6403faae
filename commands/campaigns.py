"""Campaign files: new, status, backup, verify, import."""

from __future__ import annotations

from typing import TYPE_CHECKING

from commands.blocks import Line
from commands.columns import UNIT, Column, figure, names, table
from commands.faces import face_of
from commands.texts.branches import BRANCH

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.campaign import Begun, BroughtIn, Copied, Status, Verified


PLAYERS = (
    Column("player", "name"),
    figure(UNIT, "money"),
    # Many tables have no titles at all: no column stands empty for them.
    Column("titles", "titles", names, spare=True),
    Column("territories", "territories", names),
)


def begun_screen(result: Begun, words: Words, _: object) -> list[Block]:
    """What was begun."""
    return [
        words.line(
            "{file}: a new campaign ({game}) with {players}",
            file=result["file"],
            game=words.game(result["game"]),
            players=words.listed(result["players"]) or words.say("no players yet"),
        )
    ]


def status_screen(result: Status, words: Words, _: object) -> list[Block]:
    """How the campaign stands."""
    blocks: list[Block] = [
        Line(words.clock(result), "heading"),
        table(PLAYERS, result["players"], words, unit=words.unit(result["unit"])),
    ]
    blocks = face_of(result["game"]).status(result, words, blocks)
    if result.get("branch"):
        said = words.line(BRANCH, "hint", **result["branch"])
        blocks.insert(1, said)
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
    """Which file was made, and what tells that it is whole."""
    whole = result["sha256"] if "sha256" in result else result["head"]
    entries = words.entries(result["entries"])
    said = words.line("{file}: {entries}", file=result["file"], entries=entries)
    return [said, Line(whole, "hint")]


def verified_screen(result: Verified, words: Words, _: object) -> list[Block]:
    """What the check has found."""
    if result["ok"]:
        entries = words.entries(result["entries"])
        said = words.line("{entries}: all is well", "good", entries=entries)
        return [said, Line(result["head"] or "", "hint")]
    found: list[Block] = [Line(one["message"], "error") for one in result["findings"]]
    if not result["damaged"]:
        found.append(words.line("the file is whole: it is the game that is wrong"))
    return found
