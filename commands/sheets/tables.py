"""The tables that dice are read from, as cells of text.

Those of mass combat and sieges are on the reference cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.texts.paper import GENERAL, HEALED
from ledger.reading.cards import cards, games

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from commands.texts import Words
    from ledger.state import State


def tables(state: State, words: Words) -> Mapping[str, dict[str, Any]]:
    """The tables of a game by name: heads, which columns are numbers, rows, title."""
    if state.game == "fief":
        return _of_fief(words)
    if state.game == "medfan":
        return _of_medfan(words)
    if state.game not in games():
        return {}
    from commands.texts.cards import told

    spoken = (told(card, words) for card in cards(state).values())
    return {
        block["name"]: {"title": card["title"], **block}
        for card in spoken
        for block in card["blocks"]
        if block["kind"] == "table"
    }


def _table(
    title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]
) -> dict[str, Any]:
    return {
        "title": title,
        "heads": list(heads),
        "numbers": [False] * len(heads),
        "rows": [list(row) for row in rows],
    }


def _of_fief(words: Words) -> dict[str, dict[str, Any]]:
    """How many dice a side throws, and what a total costs the other."""
    from commands.texts.fief.sheets import COLUMNS
    from ledger.rules.fief.war.tables import COMBAT, LOSSES

    steps, most = [], None
    for step in COMBAT["dice"]:
        points = f"{step['least']}–{most}" if most else f"{step['least']}+"
        steps.append((points, words.number(step["dice"])))
        most = step["least"] - 1
    totals = range(1, LOSSES["printed"] + 1)
    lost = [
        (words.say(text), *(str(LOSSES[site][total - 1]) for total in totals))
        for site, text in COLUMNS.items()
    ]
    return {
        "fief.dice": _table(
            words.say("dice of a side"),
            (words.say("points"), words.say("dice")),
            steps[::-1],
        ),
        "fief.losses": _table(
            words.say("points lost"), (words.say("total"), *map(str, totals)), lost
        ),
    }


def _of_medfan(words: Words) -> dict[str, dict[str, Any]]:
    """What a die means: of survival, of a territory, of an improvement."""
    from commands.texts.medfan.armies import STATS
    from commands.texts.medfan.battles import FATES_ROLLED
    from commands.texts.medfan.land import CAPABILITIES, CATEGORIES
    from ledger.rules.medfan.tables import CAPABILITY, IMPROVEMENT, SURVIVAL

    faces = list(map(str, range(1, 7)))

    def row(head: str, codes: Sequence[str], texts: Mapping[str, str]) -> list[str]:
        return [words.say(head), *(words.say(texts[code]) for code in codes)]

    heads = (words.say("die"), *faces)
    return {
        "medfan.survival": _table(
            words.say("survival"),
            heads,
            [row(text, SURVIVAL[key], FATES_ROLLED) for key, text in HEALED.items()],
        ),
        "medfan.capability": _table(
            words.say("what territory it is"),
            heads,
            [
                row(GENERAL, CAPABILITY["general"], CATEGORIES),
                *(row(t, CAPABILITY[k], CAPABILITIES) for k, t in CATEGORIES.items()),
            ],
        ),
        "medfan.improvement": _table(
            words.say("which characteristic"),
            heads,
            [row("which characteristic", IMPROVEMENT["rows"], STATS)],
        ),
    }
