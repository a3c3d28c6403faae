"""Territories: list, show, add, claim, release, history."""

from __future__ import annotations

from commands import titles
from commands.blocks import Line
from commands.columns import Column, dash, table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.holdings import Territories, Territory, TerritoryHistory


def history_screen(result: TerritoryHistory, words: Words, _: object) -> list[Block]:
    """A territory's owners, and below them its kinds, if these are known."""
    owners = titles.changes(result["lines"], words, result["name"])
    if not result["kinds"]:
        return [owners]

    def named(kind: str | None) -> str:
        return words.land(kind) or words.say("unknown")

    kinds: list[Mapping[str, Any]] = [*result["kinds"]]
    lines = [
        {**line, "before": named(line["before"]), "after": named(line["after"])}
        for line in kinds
    ]
    return [owners, titles.changes(lines, words, words.say(words.face.land))]


TERRITORIES = (
    Column("territory", "name", lambda name, words: name or words.say("unknown")),
    Column("owner", "owner", dash),
)


def listed(result: Territories, words: Words, _: object) -> list[Block]:
    """All territories with their owners."""
    kind = Column(words.face.land, "kind", lambda kind, words: words.land(kind))
    return [table((*TERRITORIES, kind), result["territories"], words)]


def one(result: Territory, words: Words, _: object) -> list[Block]:
    """One territory."""
    owner = result["owner"]
    says = (
        words.say("belongs to {name}", name=owner)
        if owner
        else words.say("belongs to nobody")
    )
    if result.get("region"):
        return words.face.territory(result, words)
    kind = f" ({words.land(result['kind'])})" if result["kind"] else ""
    return [Line(f"{result['name']}{kind}{words.colon}{says}")]
