"""The board: map files made, checked, loaded, shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.fief.pieces import pieces
from commands.texts.fief.board import BUILDINGS, KINDS
from commands.texts.fief.extension import PIECES
from commands.texts.fief.income import SOURCES

if TYPE_CHECKING:
    from commands.blocks import Block
    from commands.texts import Words


def made(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Which file was made."""
    file = result["file"]
    text = (
        words.say("{file}: an invented board, for trying things out", file=file)
        if result["sample"]
        else words.say("{file}: a skeleton, to be filled in from the board", file=file)
    )
    return [Line(text)]


def checked(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """What the file holds."""
    said = words.say(
        "{regions} {regions:region|regions}, {dioceses} {dioceses:diocese|dioceses}, "
        "{villages} {villages:village|villages}, {roads} {roads:road|roads}",
        **result,
    )
    return [Line(said, "good")]


def screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The board, region by region."""
    heads = (
        words.say("village"),
        words.say("owner"),
        words.say("on the spot"),
        words.say("roads to"),
    )
    blocks: list[Block] = []
    for region in result["regions"]:
        title = f"{region['name']}{words.colon}{_rank(region, words)}"
        rows = tuple(_row(village, words) for village in region["villages"])
        blocks.append(Table(heads, rows, title))
    if result["others"]:
        rows = tuple(_row(village, words) for village in result["others"])
        blocks.append(Table(heads, rows, words.say("In no region")))
    blocks += [Line(_diocese(diocese, words)) for diocese in result["dioceses"]]
    if not blocks:
        blocks.append(Line(words.say("no board is loaded yet"), "hint"))
    return blocks


def _rank(region: dict[str, Any], words: Words) -> str:
    rank = words.say(KINDS[region["rank"]])
    if not region["founded"]:
        return words.say("{rank}, not founded", rank=rank)
    from commands.texts.fief.fiefs import FIEFS

    fief = words.say(FIEFS[region["rank"]], capital=region["capital"] or "")
    return f"{fief} ({region['holder']})" if region["holder"] else fief


def _there(village: dict[str, Any], words: Words) -> str:
    there = [words.say(BUILDINGS[b]) for b in (village["building"],) if b]
    counted = (
        (SOURCES["mill"], village["mills"]),
        (SOURCES["press"], village["presses"]),
    )
    there += [words.say(text, count=count) for text, count in counted if count]
    return ", ".join(there)


def _row(village: dict[str, Any], words: Words) -> Cells:
    return Cells(
        (
            village["name"],
            village["owner"] or "–",
            _there(village, words),
            ", ".join(village["roads"]),
        )
    )


def _diocese(diocese: dict[str, Any], words: Words) -> str:
    told = {"name": diocese["name"], "villages": ", ".join(diocese["villages"])}
    if diocese["bishop"] is None:
        return words.say("Diocese {name:of}: {villages}", **told)
    told["bishop"] = diocese["bishop"]
    return words.say("Diocese {name:of} (bishop: {bishop}): {villages}", **told)


def village(result: dict[str, Any], words: Words) -> list[Block]:
    """One village: whose it is, where it lies, what stands there."""
    owner = result["owner"] or words.say("nobody")
    where = {"region": result["region"], "diocese": result["diocese"] or "–"}
    blocks: list[Block] = [
        Line(f"{result['name']}{words.colon}{owner}", "heading"),
        Line(words.say("region: {region}; diocese: {diocese}", **where)),
    ]
    there = _there(result, words)
    if there:
        blocks.append(Line(words.say("on the spot: {names}", names=there)))
    if result["roads"]:
        blocks.append(Line(words.say("roads to {names}", names=result["roads"])))
    for force in result["forces"]:
        text = words.say("{count} {count:soldier|soldiers}", count=force["soldiers"])
        held = force["counters"]
        if any(held.get(kind) for kind in PIECES):
            text = f"{text} ({pieces(held, words)})"
        told = ", ".join((text, *force["lords"]))
        blocks.append(Line(f"{force['player']}{words.colon}{told}"))
    return blocks
