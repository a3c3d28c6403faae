"""Luck as people see it: families, battles, and the dice themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Cells, Line, Table
from commands.fief.war_screens import decimal
from commands.texts.fief import luck as texts
from commands.texts.fief.war import SIDES
from ledger.rules.fief.facts import REBELS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from commands.blocks import Block
    from commands.texts import Words

RARE = 0.0001  # below it a chance is told as smaller than this


def screen(result: dict[str, Any], words: Words, _: Any) -> list[Block]:
    """The families, the battles, the dice; or one of these battles."""
    if result["battle"] is not None:
        return [block for one in result["battles"] for block in _alone(one, words)]
    blocks: list[Block] = []
    if result["player"] is not None:
        blocks += [
            Line(_sentence(one["player"], one, words)) for one in result["families"]
        ]
    if result["families"]:
        blocks.append(_families(result["families"], words))
    if result["battles"]:
        blocks.append(_battles(result["battles"], words))
        blocks.append(Line(words.say(texts.MEASURE), "hint"))
    elif result["player"] is not None:
        blocks.append(Line(words.say(texts.NONE_OF, name=result["player"])))
    else:
        blocks.append(Line(words.say(texts.NONE)))
    return [*blocks, *_dice(result["dice"], words)]


def _families(families: list[dict[str, Any]], words: Words) -> Table:
    heads = (words.say("family"), ">" + words.say("battles"), *_heads(words))
    rows = [
        Cells((one["player"], str(one["battles"]), *_cells(one, words)))
        for one in families
    ]
    return Table(heads, tuple(rows), words.say("the luckiest first"))


def _battles(battles: list[dict[str, Any]], words: Words) -> Table:
    rows = []
    for told in battles:
        number = str(told["entry"])
        for side in SIDES:
            one = told["sides"][side]
            rows.append(Cells((number, _side(told, side, words), *_cells(one, words))))
            number = ""
    heads = (">" + words.say("entry"), words.say("side"), *_heads(words))
    return Table(heads, tuple(rows), words.say("battles"))


def _side(told: Mapping[str, Any], side: str, words: Words) -> str:
    """Who fought on a side; the side itself where nobody was named."""
    who = [
        words.say("rebels") if one == REBELS else one
        for one in told["attackers" if side == "attacker" else "defenders"]
    ]
    return ", ".join(who) or words.say(SIDES[side])


def _heads(words: Words) -> tuple[str, ...]:
    return (
        ">" + words.say("dice"),
        ">" + words.say("sum"),
        ">" + words.say("average"),
        ">" + words.say("of 100"),
        ">" + words.say("harm"),
        ">" + words.say("average"),
    )


def _cells(one: Mapping[str, Any], words: Words) -> tuple[str, ...]:
    return (
        str(one["dice"]),
        str(one["sum"]),
        decimal(one["expected"], words),
        lower(one["percentile"]),
        str(one["harm"]),
        decimal(one["harm_expected"], words),
    )


def lower(share: float | None) -> str:
    """How many of 100 show less, so that the last ones are not said to be sure."""
    if share is None:
        return "–"
    many = int(share * 100 + 0.5)
    if many in (0, 100):
        return "< 1" if many == 0 else "> 99"
    return str(many)


def _alone(told: Mapping[str, Any], words: Words) -> list[Line]:
    """One battle in sentences, of each side and of each who threw for it."""
    lines = []
    for side in SIDES:
        judged = [(_side(told, side, words), told["sides"][side])]
        hands = [one for one in told["players"] if one["side"] == side]
        if len(hands) > 1:
            judged += [(one["player"], one) for one in hands]
        for name, one in judged:
            if not one["dice"]:
                continue
            lines.append(Line(_sentence(name, one, words)))
            lines.append(Line("  " + _deeds(one, words)))
    return lines


def _sentence(name: str, one: Mapping[str, Any], words: Words) -> str:
    share = lower(one["percentile"])
    return words.say(texts.EVENINGS, name=name, lower=share)


def _deeds(one: Mapping[str, Any], words: Words) -> str:
    usual = decimal(one["harm_expected"], words)
    told = [words.say(texts.HARM, harm=one["harm"], usual=usual)]
    if one["kills_expected"]:
        usual = decimal(one["kills_expected"], words)
        told.append(words.say(texts.KILLS, kills=one["kills"], usual=usual))
    return words.semicolon.join(told)


def _dice(dice: Mapping[str, Any], words: Words) -> list[Block]:
    """The sets of dice that were typed in, and what can be said of each."""
    if not dice["sets"]:
        return []
    heads = (
        words.say("dice typed in"),
        words.say("whose"),
        ">" + words.say("dice"),
        ">" + words.say("chi-square"),
        ">" + words.say("degrees"),
        ">" + words.say("p"),
        words.say("verdict"),
    )
    blocks: list[Block] = [
        Table(heads, tuple(Cells(_set(one, words)) for one in dice["sets"]))
    ]
    if dice["looked_at"]:
        facts = {"count": dice["looked_at"], "of": round(1 / dice["level"])}
        blocks.append(Line(words.say(texts.LOOKED_AT, **facts), "hint"))
    return blocks


def _set(one: Mapping[str, Any], words: Words) -> tuple[str, ...]:
    whose = words.say("all together") if one["all"] else one["player"] or "–"
    verdict = words.say(texts.VERDICTS[one["verdict"]], least=one["least"])
    tested = "–", "–", "–"
    if one["p"] is not None:
        rare = one["p"] < RARE
        shown = "< 0.0001" if rare else f"{one['p']:.4f}"
        statistic = f"{one['statistic']:.2f}"
        if words.lang == "fr":
            shown, statistic = shown.replace(".", ","), statistic.replace(".", ",")
        tested = statistic, str(one["freedom"]), shown
    return one["die"], whose, str(one["dice"]), *tested, verdict


def after(result: Mapping[str, Any], words: Words, answer: Any) -> list[Line]:
    """How lucky each side was, in one line under its battle."""
    from ledger.reading.fief.luck import customs_now, of_sides
    from ledger.state import RULES

    if answer is None or answer.entry is None:
        return []
    customs = customs_now(answer.state.facts.get(RULES, {}))
    shares = of_sides(answer.entry.throws, customs)
    told = [
        f"{_side(result, side, words)} {lower(share)}" for side, share in shares.items()
    ]
    if not told:
        return []
    return [Line(words.say(texts.AFTER, told=", ".join(told)), "hint")]
