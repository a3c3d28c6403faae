"""`doctor` and `salvage`: how well a file is kept, and what was read of a damaged one."""

from __future__ import annotations

from commands.blocks import Line
from commands.call import patience
from commands.finding import find_campaign
from commands.texts import health as texts
from commands.texts import refusing

FOLDERS = ("folder", "link_folder")  # with a mode, or the name of whose they are
OTHERS_READ, OTHERS_WRITE = 0o044, 0o022  # in the mode of a file

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.call import Call
    from commands.texts import Words
    from ledger.errors import Refusal
    from ledger.shapes.campaign import Health, Salvaged


def examined(call: Call) -> dict[str, Any]:
    """All signs of the campaign's file, the gravest first."""
    from ledger.reading.health import health

    found = health(find_campaign(call.common.get("campaign")), patience())
    signs = [_told(one, found["file"], call.words) for one in found["signs"]]
    return {**found, "signs": signs}


def _told(one: dict[str, Any], file: str, words: Words) -> dict[str, Any]:
    """A sign with its sentence, and what to do about it."""
    refusal: Refusal | None = one.pop("refusal", None)
    said, right = refusing.refused(words, refusal) if refusal else ("", None)
    code, value = one["code"], one["value"]
    if code == "backup" and not value:
        code = "no_backup" if value is None else "whole_backup"
    if code == "private" and int(value, 8) & OTHERS_WRITE:
        code = "changeable" if int(value, 8) & OTHERS_READ else "only_changeable"
    if code in FOLDERS and not str(value).isdigit():
        code += "_owner"
    shown = value
    if code == "backup_age":
        shown = f"{value.replace('T', ' ').removesuffix('Z')} UTC"
    facts = {"value": shown, "file": file, "refusal": said}
    texts_of = texts.GOOD if one["good"] else texts.BAD
    if not (one["good"] or refusal):
        right = words.say(texts.ADVICE[code], **facts)
    return {**one, "message": words.say(texts_of[code], **facts), "advice": right}


def screen(result: Health, words: Words, _: object) -> Iterator[Block]:
    """What is good, what is not, and what to do about it."""
    facts = {"file": result["file"], "sqlite": result["sqlite"]}
    if result["entries"] is None:
        yield words.line(texts.UNREAD, "heading", **facts)
    else:
        entries = words.entries(result["entries"])
        yield words.line(texts.HEADING, "heading", **facts, entries=entries)
    for one in result["signs"]:
        bad = "error" if one["grave"] else "warning"
        yield Line(one["message"], "good" if one["good"] else bad)
        if one["advice"]:
            yield Line(f"  {one['advice']}", "hint")


def salvaged(result: Salvaged, words: Words, _: object) -> Iterator[Block]:
    """What was read, and what is missing."""
    facts: Mapping[str, Any] = result
    whole = not any(facts[key] for key in texts.MISSING)
    if whole and not any(facts[key] for key in texts.MISSING_DRAFTS):
        yield words.line(texts.ALL_READ, "good", **facts)
    else:
        yield words.line(texts.READ, "heading", **facts)
    for key, text, style in texts.SALVAGED:
        if facts[key]:
            yield words.line(text, style, **facts)
    if not whole:
        yield words.line(texts.COUNT, "hint")
    yield Line(result["head"], "hint")
