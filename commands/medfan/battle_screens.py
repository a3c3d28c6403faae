"""The screens of the battle."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import DASH, Column, bare, dash, figure, table
from commands.history import below_act
from commands.texts.medfan.battles import (
    COUNTED,
    MOMENTS,
    OBJECTIVES,
    SCENARIOS,
    SIDES,
    VARIABLE,
)
from commands.texts.medfan.cards import PARTS
from commands.throws import of_a_throw

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.medfan.battle import Card, Length, Prepared, Score, Thrown


def _aim(code: str | None, words: Words) -> str:
    return words.say(OBJECTIVES[code]) if code else words.say("secret")


def _counted(counts: dict[str, int], words: Words) -> str:
    """What a side has counted, in words."""
    in_words = ", ".join(
        f"{words.say(COUNTED[what])} {words.number(count)}"
        for what, count in counts.items()
    )
    return in_words or DASH


def _half(doubled: int | None, words: Words) -> str:
    """A score stored doubled, as it is said at the table."""
    if doubled is None:
        return DASH
    whole, half = divmod(doubled, 2)
    return words.number(whole) + ("½" if half else "")


ARMIES = (
    Column("side", "side", SIDES),
    Column("player", "player"),
    Column("objective", "objective", _aim),
    figure("figures", "figures", bare),
    figure("cost", "total"),
)
CARD = (
    Column("part", "part", PARTS, once=True),
    Column("what", "text"),
    Column("rule", "rule"),
)
SCORE = (
    Column("side", "side", SIDES),
    Column("player", "player", dash),
    Column("counted", "counted", _counted),
    figure("score", "score_x2", _half),
)


@below_act("armies")
def prepared_screen(result: Prepared, words: Words, _: object) -> Iterator[Block]:
    """What has been settled about the battle."""
    aims = {one["player"]: one["objective"] for one in result["objectives"]}
    armies = [
        {**army, "side": side, "objective": aims.get(army["player"])}
        for side, army in zip(SIDES, result["armies"], strict=False)
    ]
    yield table(ARMIES, armies, words)
    if result["variable"] and result["length_roll"]:
        yield words.line(VARIABLE[result["length_roll"]], "hint")
    else:
        yield words.line("6 turns", "hint")
    if result["prisoner"]:
        yield words.line(
            "the prisoner has the profile of {name}", "hint", name=result["prisoner"]
        )


@of_a_throw
def thrown_screen(result: Thrown, words: Words, _: object) -> list[Block]:
    """The result of the die, and its meaning."""
    head = words.line(
        "{roll}: {name}", "heading", roll=result["roll"], name=result["name"]
    )
    return [head, Line(result["text"], "hint")]


@of_a_throw
def length_screen(result: Length, words: Words, _: object) -> list[Block]:
    """Whether the battle ends."""
    thrown = [] if result["roll"] is None else [Line(str(result["roll"]), "hint")]
    if not result["ends"]:
        ending = words.line(
            "The battle goes on after turn {turn:plain}", turn=result["turn"]
        )
        return [ending, *thrown]
    if thrown:
        thrown.append(words.line(MOMENTS[result["when"]], "hint"))
    end = words.line("The battle ends after turn {turn:plain}", turn=result["turn"])
    return [end, *thrown]


def card_screen(result: Card, words: Words, _: object) -> list[Block]:
    """The card of a scenario."""
    card: list[Block] = [
        Line(f"{result['number']}. {result['name']}", "heading"),
        Line(result["text"]),
        table(CARD, result["lines"], words),
    ]
    if result["counts"]:
        keys = [f"{_typed(key, words)}=" for key in result["counts"]]
        card.append(words.line("`score` takes {keys}", "hint", keys=keys))
    return card


def _typed(key: str, words: Words) -> str:
    """A word for `score`, as it is typed in one piece; in English it is the code."""
    if words.lang == "en":
        return key
    return words.word(COUNTED.get(key), key).replace(" ", "-")


def score_screen(result: Score, words: Words, _: object) -> list[Block]:
    """Both scores, and who has won."""
    title = words.say(SCENARIOS[result["scenario"]])
    winner = words.say(SIDES[result["winner"]])
    winners = f"{winner} ({result['player']})" if result["player"] else winner
    won = f"{words.say('result')}{words.colon}{winners}  [{result['rule']}]"
    return [table(SCORE, result["sides"], words, title), Line(won, "heading")]
