"""The screens of luck: families, battles, and the dice themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from commands.blocks import Line
from commands.columns import DASH, Column, bare, figure, table
from commands.fief.pieces import who
from commands.texts.fief import luck as texts
from commands.texts.fief.war import SIDES

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from commands.blocks import Block
    from commands.columns import Shows
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.fief.cards import Luck

RARE = 0.0001  # a smaller chance is shown as "< 0.0001"


def lower(share: float | None) -> str:
    """How many of 100 come out lower: "< 1" or "> 99" near the ends."""
    if share is None:
        return DASH
    many = int(share * 100 + 0.5)
    if many in (0, 100):
        return "< 1" if many == 0 else "> 99"
    return str(many)


def _decimal(number: float, words: Words) -> str:
    return words.decimal(number)


FELL = (
    figure("dice", "dice", bare),
    figure("sum", "sum", bare),
    figure("average", "expected", _decimal),
    figure("out of 100", "percentile", lambda share, _: lower(share)),
    figure("damage", "harm", bare),
    figure("average", "harm_expected", _decimal),
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
    return [*blocks, *_dice(result["dice"], words)]


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
    share = lower(one["percentile"])
    return words.say(texts.EVENINGS, name=name, lower=share)


def _deeds(one: Mapping[str, Any], words: Words) -> str:
    usual = words.decimal(one["harm_expected"])
    deeds = [words.say(texts.HARM, harm=one["harm"], usual=usual)]
    if one["kills_expected"]:
        usual = words.decimal(one["kills_expected"])
        deeds.append(words.say(texts.KILLS, kills=one["kills"], usual=usual))
    return words.semicolon.join(deeds)


def _rare(share: float | None, words: Words) -> str:
    """The chance of dice like these; a dash for a set that is too small."""
    if share is None:
        return DASH
    return words.decimal(share, 4) if share >= RARE else f"< {words.decimal(RARE, 4)}"


def _whose(one: Mapping[str, Any], words: Words) -> str:
    return words.say("all together") if one["all"] else one["player"] or DASH


def _verdict(one: Mapping[str, Any], words: Words) -> str:
    return words.say(texts.VERDICTS[one["verdict"]], least=one["least"])


def _tested(key: str, how: Callable[[Any, Words], str]) -> Shows:
    """A figure that only tested dice have; a dash for others."""

    def told(one: Mapping[str, Any], words: Words) -> str:
        return DASH if one["p"] is None else how(one[key], words)

    return told


SETS = (
    Column("dice typed in", "die"),
    Column("whose", _whose),
    figure("dice", "dice", bare),
    figure(
        "chi-square", _tested("statistic", lambda one, words: words.decimal(one, 2))
    ),
    figure("degrees", _tested("freedom", bare)),
    figure("p", _tested("p", _rare)),
    Column("verdict", _verdict),
)


def _dice(dice: Mapping[str, Any], words: Words) -> Iterator[Block]:
    """The sets of dice that were typed in, with a verdict on each."""
    if dice["sets"]:
        yield table(SETS, dice["sets"], words)
        if dice["looked_at"]:
            facts = {"count": dice["looked_at"], "of": round(1 / dice["level"])}
            yield words.line(texts.LOOKED_AT, "hint", **facts)


def after(result: Mapping[str, Any], words: Words, answer: Answer | None) -> list[Line]:
    """How lucky each side was, in one line below the battle."""
    from ledger.reading.fief.luck import customs_now, of_sides
    from ledger.state import RULES

    if answer is None or answer.entry is None:
        return []
    customs = customs_now(answer.state.facts.get(RULES, {}))
    shares = of_sides(answer.entry.throws, customs)
    sides = [
        f"{_side(result, side, words)} {lower(share)}" for side, share in shares.items()
    ]
    if not sides:
        return []
    return [words.line(texts.AFTER, "hint", told=", ".join(sides))]
