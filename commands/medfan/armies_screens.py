"""The screens of armies."""

from __future__ import annotations

from commands.columns import Column, figure, table
from commands.texts.medfan.armies import (
    EFFECTS,
    FATES,
    ITEMS,
    KINDS,
    ROLES,
    STATS,
    bettered,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.medfan.armies import Army, Roster


def _roles(figure: dict[str, Any], words: Words) -> str:
    """A figure's roles; with the Academy, every hero is a chief."""
    chief = ["chief"] if figure["chief"] and "chief" not in figure["roles"] else []
    return ", ".join(words.say(ROLES[role]) for role in (*figure["roles"], *chief))


def _belongings(figure: dict[str, Any], words: Words) -> str:
    owned = list(figure["spells"])
    owned += [
        words.say("{spell} (suspended)", spell=spell)
        for spell in figure["suspended_spells"]
    ]
    if figure["item"]:
        item = words.say(ITEMS[figure["item"]])
        effect = words.say(EFFECTS[figure["item_effect"]])
        owned.append(f"{item} ({effect})")
    for stat, how in figure["improvements"].items():
        owned.append(f"{words.say(STATS[stat])}{words.colon}{bettered(how, words)}")
    return ", ".join(owned)


FIGURES = (
    Column("figure", "name"),
    Column("kind", "kind", KINDS),
    figure("cost", "cost"),
    Column("roles", _roles),
    Column("spells, item, improvements", _belongings),
    Column("next battle", "fate", FATES),
)


def roster_screen(result: Roster, words: Words, _: object) -> list[Block]:
    """Every army as a table, with its totals below."""
    if not result["players"]:
        return [words.line("(nobody)", "hint")]
    return [block for army in result["players"] for block in _army(army, words)]


def _army(army: Army, words: Words) -> Iterator[Block]:
    title = words.say(
        "{name}, hoard {hoard}", name=army["name"], hoard=words.number(army["hoard"])
    )
    yield table(FIGURES, army["figures"], words, title)
    yield words.line(
        "{count:figure|figures} ready: {count}, worth {ready} of {total}",
        count=len(army["figures"]) - len(army["resting"]),
        ready=army["ready_total"],
        total=army["total"],
    )
    if army["missing"]:
        named = [words.say({**ROLES, **KINDS}[role]) for role in army["missing"]]
        yield words.line(
            "no figure with this role is ready: {roles:or}", "hint", roles=named
        )
    if army["gone"]:
        yield words.line("gone for good: {names}", names=army["gone"])
