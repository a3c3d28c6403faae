"""The board: creating, checking, loading and showing map files."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import Column, dash, names, table
from commands.fief.pieces import pieces
from commands.texts.fief.board import BUILDINGS, KINDS
from commands.texts.fief.extension import PIECES
from commands.texts.fief.income import SOURCES
from commands.texts.marks import N_

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief.board import Board, Diocese, MapFile, Region, Size


def made(result: MapFile, words: Words, _: object) -> list[Block]:
    """The file that was made."""
    return [words.line(MADE[result["sample"]], file=result["file"])]


# By whether the new file is a sample.
MADE = {
    True: N_("{file}: an invented board, for trying things out"),
    False: N_("{file}: a skeleton, to be filled in from the board"),
}


def checked(result: Size, words: Words, _: object) -> list[Block]:
    """The contents of the file."""
    return [
        words.line(
            "{regions} {regions:region|regions}, {dioceses} {dioceses:diocese|dioceses}, "
            "{villages} {villages:village|villages}, {roads} {roads:road|roads}",
            "good",
            **result,
        )
    ]


def _there(village: dict[str, Any], words: Words) -> str:
    there = [words.say(BUILDINGS[b]) for b in (village["building"],) if b]
    counted = (
        (SOURCES["mill"], village["mills"]),
        (SOURCES["press"], village["presses"]),
    )
    there += [words.say(text, count=count) for text, count in counted if count]
    return ", ".join(there)


VILLAGES = (
    Column("village", "name"),
    Column("owner", "owner", dash),
    Column("present", _there),
    Column("roads to", "roads", names),
)


def screen(result: Board, words: Words, _: object) -> list[Block]:
    """The board, region by region."""
    blocks: list[Block] = []
    for region in result["regions"]:
        title = f"{region['name']}{words.colon}{_rank(region, words)}"
        blocks.append(table(VILLAGES, region["villages"], words, title))
    if result["others"]:
        title = words.say("In no region")
        blocks.append(table(VILLAGES, result["others"], words, title))
    blocks += [_diocese(diocese, words) for diocese in result["dioceses"]]
    return blocks or [words.line("no board is loaded yet", "hint")]


def _rank(region: Region, words: Words) -> str:
    rank = words.say(KINDS[region["rank"]])
    if not region["founded"]:
        return words.say("{rank}, not founded", rank=rank)
    from commands.texts.fief.fiefs import FIEFS

    fief = words.say(FIEFS[region["rank"]], capital=region["capital"] or "")
    return f"{fief} ({region['holder']})" if region["holder"] else fief


def _diocese(diocese: Diocese, words: Words) -> Line:
    facts = {**diocese, "villages": ", ".join(diocese["villages"])}
    if diocese["bishop"] is None:
        return words.line("Diocese {name:of}: {villages}", **facts)
    return words.line("Diocese {name:of} (bishop: {bishop}): {villages}", **facts)


def village(result: dict[str, Any], words: Words) -> list[Block]:
    """One village: its owner, where it is, and what is there."""
    owner = result["owner"] or words.say("nobody")
    where = {"region": result["region"], "diocese": result["diocese"] or "–"}
    there = _there(result, words)
    blocks: list[Block] = [
        Line(f"{result['name']}{words.colon}{owner}", "heading"),
        words.line("region: {region}; diocese: {diocese}", **where),
        *([words.line("present: {names}", names=there)] if there else ()),
    ]
    if result["roads"]:
        blocks.append(words.line("roads to {names}", names=result["roads"]))
    for force in result["forces"]:
        text = words.say("{count} {count:soldier|soldiers}", count=force["soldiers"])
        held = force["counters"]
        if any(held.get(kind) for kind in PIECES):
            text = f"{text} ({pieces(held, words)})"
        pieces_and_lords = ", ".join((text, *force["lords"]))
        blocks.append(Line(f"{force['player']}{words.colon}{pieces_and_lords}"))
    band = result.get("rebels")
    if band:
        held = f"{words.number(band['points'])} ({pieces(band['counters'], words)})"
        captives = (f"({lord})" for lord in band["captives"])
        text = ", ".join((held, *captives))
        blocks.append(Line(f"{words.say('rebels')}{words.colon}{text}"))
    return blocks
