"""Campaign files: new, status, backup, verify, import."""

from __future__ import annotations

from textwrap import wrap
from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words

WIDTH = 78


def begun_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What was begun."""
    players = words.listed(result["players"]) or words.say("no players yet")
    return [
        Line(
            words.say(
                "{file}: a new campaign ({game}) with {players}",
                file=result["file"],
                game=words.game(result["game"]),
                players=players,
            )
        )
    ]


def status_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """How the campaign stands."""
    # Many tables have no titles at all: no column stands empty for them.
    titled = any(player["titles"] for player in result["players"])
    rows = tuple(
        Cells(
            (
                player["name"],
                words.number(player["money"]),
                *((", ".join(player["titles"]),) if titled else ()),
                ", ".join(player["territories"]),
            )
        )
        for player in result["players"]
    )
    heads = (
        words.say("player"),
        ">" + words.unit(result["unit"]),
        *((words.say("titles"),) if titled else ()),
        words.say("territories"),
    )
    blocks: list[Block] = [Line(words.clock(result), "heading"), Table(heads, rows)]
    if result["game"] == "mass":
        from commands.mass.standing import battle_lines

        blocks = [*blocks[1:], *battle_lines(result["battle"], words)]
        if not rows:
            blocks.pop(0)
    if result["game"] == "siege":
        from commands.siege.standing import lines

        blocks = [*blocks[: 1 + bool(rows)], *lines(result["siege"], words)]
    if result["game"] == "fief":
        from commands.fief.standing import screen

        blocks = screen(result, words)
    elif result.get("due"):
        from commands.texts.reminders import reminded

        for due in result["due"]:
            text = wrap(f"→ {reminded(words, due)}", WIDTH, subsequent_indent="  ")
            blocks += [Line(line, "hint") for line in text]
    if result.get("branch"):
        said = words.say("branch of {of} at entry {at:plain}", **result["branch"])
        blocks.insert(1, Line(said, "hint"))
    for draft in result["drafts"]:
        said = words.say(
            "draft {number}: {kind}, begun {at} – `resume {number}` or `drop {number}`",
            number=str(draft["id"]),
            kind=draft["kind"],
            at=draft["at"].replace("T", " ").removesuffix("Z"),
        )
        blocks.append(Line(said, "warning"))
    return blocks


def copied_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Which file was made, and what tells that it is whole."""
    said = words.say(
        "{file}: {entries}",
        file=result["file"],
        entries=words.entries(result["entries"]),
    )
    proof = result.get("sha256") or result["head"]
    return [Line(said), Line(proof, "hint")]


def verified_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What the check has found."""
    if result["ok"]:
        said = words.say(
            "{entries}: all is well", entries=words.entries(result["entries"])
        )
        return [Line(said, "good"), Line(result["head"], "hint")]
    found: list[Block] = [Line(one["message"], "error") for one in result["findings"]]
    if not result["damaged"]:
        found.append(Line(words.say("the file is whole: it is the game that is wrong")))
    return found
