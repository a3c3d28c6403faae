"""The screens of armies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.texts.medfan.armies import (
    EFFECTS,
    FATES,
    ITEMS,
    KINDS,
    ROLES,
    STATS,
    bettered,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from commands.blocks import Block
    from commands.texts import Words


def roster_screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """Every army as a table, with its totals below."""
    if not result["players"]:
        return [Line(words.say("(nobody)"), "hint")]
    return [block for army in result["players"] for block in _army(army, words)]


def _army(army: dict[str, Any], words: Words) -> list[Block]:
    heads = (
        words.say("figure"),
        words.say("kind"),
        ">" + words.say("cost"),
        words.say("roles"),
        words.say("what it has"),
        words.say("next battle"),
    )
    rows = tuple(
        Cells(
            (
                figure["name"],
                words.say(KINDS[figure["kind"]]),
                words.number(figure["cost"]),
                ", ".join(words.say(ROLES[role]) for role in _roles(figure)),
                ", ".join(_belongings(figure, words)),
                words.say(FATES[figure["fate"]]),
            )
        )
        for figure in army["figures"]
    )
    title = words.say(
        "{name}, hoard {hoard}", name=army["name"], hoard=words.number(army["hoard"])
    )
    lines: list[Block] = [Table(heads, rows, title)]
    lines.append(
        Line(
            words.say(
                "{count:figure|figures} ready: {count}, worth {ready} of {total}",
                count=len(army["figures"]) - len(army["resting"]),
                ready=army["ready_total"],
                total=army["total"],
            )
        )
    )
    if army["missing"]:
        named = [words.say({**ROLES, **KINDS}[role]) for role in army["missing"]]
        lines.append(Line(words.say("none is ready: {roles}", roles=named), "hint"))
    if army["gone"]:
        lines.append(Line(words.say("gone for good: {names}", names=army["gone"])))
    return lines


def _roles(figure: dict[str, Any]) -> Sequence[str]:
    """A figure's roles; by the Academy every hero is a chief."""
    if figure["chief"] and "chief" not in figure["roles"]:
        return [*figure["roles"], "chief"]
    return list(figure["roles"])


def _belongings(figure: dict[str, Any], words: Words) -> list[str]:
    found = list(figure["spells"])
    found += [
        words.say("{spell} (not now)", spell=spell)
        for spell in figure["suspended_spells"]
    ]
    if figure["item"]:
        item = words.say(ITEMS[figure["item"]])
        effect = words.say(EFFECTS[figure["item_effect"]])
        found.append(f"{item} ({effect})")
    for stat, how in figure["improvements"].items():
        found.append(f"{words.say(STATS[stat])}{words.colon}{bettered(how, words)}")
    return found
