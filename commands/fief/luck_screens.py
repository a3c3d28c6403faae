"""The screens of luck: families, battles, and the dice themselves."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import Column, bare, decimal, figure, out_of_100, table
from commands.fairness import sets
from commands.fief.pieces import who
from commands.texts.fief import luck as texts
from commands.texts.fief.war import SIDES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.fief.cards import Luck

FELL = (
    figure("dice", "dice", bare),
    figure("sum", "sum", bare),
    figure("average", "expected", decimal),
    figure("out of 100", "percentile", out_of_100),
    figure("damage", "harm", bare),
    figure("average", "harm_expected", decimal),
)
FAMILIES = (
    Column("family", "player"),
    figure("battles fought", "battles", bare),
    *FELL,
)
BATTLES = (
    Column("entry", "entry", right=True, once=True),
    Column("side", "who"),
    *FELL,
)


def screen(result: Luck, words: Words, _: object) -> list[Block]:
    """The families, the battles, the dice; or one battle alone."""
    if result["battle"] is not None:
        return [block for one in result["battles"] for block in _alone(one, words)]
    blocks: list[Block] = []
    families = result["families"]
    battles: list[Mapping[str, Any]] = [*result["battles"]]
    if result["player"] is not None:
        blocks += [Line(_sentence(one["player"], one, words)) for one in families]
    if families:
        blocks.append(table(FAMILIES, families, words, words.say("the luckiest first")))
    if battles:
        sides = [
            {
                **battle["sides"][side],
                "entry": battle["entry"],
                "who": _side(battle, side, words),
            }
            for battle in battles
            for side in SIDES
        ]
        blocks.append(table(BATTLES, sides, words, words.say("battles fought")))
        blocks.append(words.line(texts.MEASURE, "hint"))
    elif result["player"] is not None:
        blocks.append(words.line(texts.NONE_OF, name=result["player"]))
    else:
        blocks.append(words.line(texts.NONE))
    return [*blocks, *sets(result["dice"], words)]


def _side(battle: Mapping[str, Any], side: str, words: Words) -> str:
    """Those who fought on a side, or the side itself where nobody was named."""
    return who(battle[f"{side}s"], words) or words.say(SIDES[side])


def _alone(battle: Mapping[str, Any], words: Words) -> list[Line]:
    """One battle in sentences, for each side and for each player who rolled for it."""
    lines = []
    for side in SIDES:
        judged = [(_side(battle, side, words), battle["sides"][side])]
        hands = [one for one in battle["players"] if one["side"] == side]
        if len(hands) > 1:
            judged += [(one["player"], one) for one in hands]
        for name, one in judged:
            if not one["dice"]:
                continue
            lines.append(Line(_sentence(name, one, words)))
            lines.append(Line("  " + _deeds(one, words)))
    return lines


def _sentence(name: str, one: Mapping[str, Any], words: Words) -> str:
    share = out_of_100(one["percentile"], words)
    return words.say(texts.EVENINGS, name=name, lower=share)


def _deeds(one: Mapping[str, Any], words: Words) -> str:
    usual = words.decimal(one["harm_expected"])
    deeds = [words.say(texts.HARM, harm=one["harm"], usual=usual)]
    if one["kills_expected"]:
        usual = words.decimal(one["kills_expected"])
        deeds.append(words.say(texts.KILLS, kills=one["kills"], usual=usual))
    return words.semicolon.join(deeds)


def after(result: Mapping[str, Any], words: Words, answer: Answer | None) -> list[Line]:
    """How lucky each side was, in one line below the battle."""
    from ledger.reading.fief.luck import customs_now, of_sides
    from ledger.state import RULES

    if answer is None or answer.entry is None:
        return []
    customs = customs_now(answer.state.facts.get(RULES, {}))
    shares = of_sides(answer.entry.throws, customs)
    sides = [
        f"{_side(result, side, words)} {out_of_100(share, words)}"
        for side, share in shares.items()
    ]
    if not sides:
        return []
    return [words.line(texts.AFTER, "hint", told=", ".join(sides))]
