"""The screen of a battle on the board: rounds, the dead, captives, the village."""

from __future__ import annotations

from commands.blocks import Line
from commands.fief.luck_screens import after
from commands.fief.moving import aftermath
from commands.fief.pieces import change
from commands.fief.war_screens import fought
from commands.history import below_act
from commands.texts.fief import battle as texts
from commands.texts.fief.moving import SET_ASIDE
from commands.texts.fief.revolt import CAPTIVE_OF_REBELS, REVOLT_OVER
from commands.texts.fief.telling import wasted
from commands.texts.fief.variants import DIES_JAILED, JAILED
from ledger.rules.fief.facts import REBELS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.acting.answer import Answer
    from ledger.shapes.fief.war import Battle, BattleRound, Committed


@below_act("rounds")
def screen(result: Battle, words: Words, answer: Answer) -> Iterator[Block]:
    """The battle in one sentence, its rounds, and everything that it leaves behind."""
    # Captives, and players who asked for mercy, are named below.
    shown = {
        **result,
        "captives": {},
        "archers": {},
        "end": {"both": "both"}.get(result["end"]),
        "winner": None if result["end"] == "unled" else result["winner"],
    }
    yield from _before(result, words)
    yield from fought(shown, words)
    yield from _left(result, words)
    yield from after(result, words, answer)


def _before(result: Battle, words: Words) -> Iterator[Block]:
    """What happens before the first round: mercenaries join, archers shoot."""
    for joined in result.get("committed", ()):
        yield _joins(texts.JOINS, joined, words)
    opening = result.get("archers", {})
    shots = [opening[side] for side in ("attacker", "defender") if side in opening]
    for shot in (*shots, *opening.get("others", ())):
        facts = {"player": shot["player"], "die": str(shot["die"])}
        facts |= {"harm": shot.get("inflicts", 0)}
        facts |= {"lord": next(iter(shot.get("targets", ())), "")}
        again = [str(one["before"]) for one in shot.get("again", ())]
        facts["die"] = "→".join((*again, facts["die"]))
        yield words.line(texts.SHOT_BY[shot["does"]], **facts)


def _joins(text: str, joined: Committed, words: Words, **facts: int) -> Line:
    """Mercenaries who join, and those of them who die of the plague."""
    sentence = words.say(text, player=joined["player"], count=joined["count"], **facts)
    if joined["plague"]:
        taken = words.say(texts.PLAGUE_TAKES, plague=joined["plague"])
        sentence = f"{sentence}{words.semicolon}{taken}"
    return Line(sentence)


def _left(result: Battle, words: Words) -> Iterator[Block]:
    for fight in result["rounds"]:
        yield from _besides(fight, words)
    for made in result.get("change", ()):
        yield Line(change(made, words), "hint")
    if result["end"] == "unled":
        yield words.line(texts.UNLED)
    if result["end"] == "truce":
        yield words.line(texts.STOPPED)
    for death in result["killed"]:
        yield words.line(texts.DIES, lord=death["lord"])
    for death in result["prisoners"]:
        yield words.line(texts.DIES_CAPTIVE, lord=death["lord"])
    for one in result["captives"]:
        text = CAPTIVE_OF_REBELS if one["captor"] == REBELS else texts.CAPTURED
        if "dungeon" in one:
            text = JAILED if one["dungeon"] else DIES_JAILED
        yield words.line(text, lord=one["lord"], captor=one["captor"])
    yield from _ruins(result, words)
    yield from aftermath(result, words)


def _ruins(result: Battle, words: Words) -> Iterator[Block]:
    """What was destroyed, and what became of the rebels."""
    if result["destroyed"]:
        lost = wasted(words, result["destroyed"])
        yield words.line(texts.RUINED, village=result["village"], lost=lost)
    for village in result.get("capitals", ()):
        yield words.line(SET_ASIDE, village=village)
    if result.get("revolt_over"):
        yield words.line(REVOLT_OVER)


def _besides(one: BattleRound, words: Words) -> Iterator[Block]:
    """Who joined in a round, and who asked for mercy after it."""
    for joined in one.get("committed", ()):
        yield _joins(texts.JOINS_LATER, joined, words, round=one["round"])
    asked = one.get("mercy")
    if asked:
        text = texts.ASKED[asked["granted"]]
        yield words.line(text, round=one["round"], player=asked["player"])
