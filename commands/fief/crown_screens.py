"""The screens of the throne: votes, coronations, and their consequences."""

from __future__ import annotations

from commands.blocks import Line
from commands.columns import DASH, Column, figure, table
from commands.history import below_act
from commands.texts.fief import crown as texts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from commands.blocks import Block
    from commands.texts import Words
    from ledger.shapes.fief.crown import Crowning, Election
    from ledger.shapes.fief.shared import Court, Guard


def _for(one: dict[str, Any], words: Words) -> str:
    """The lords a player voted for; one who could vote but did not has abstained."""
    votes = [
        words.say(texts.TOTAL, lord=v["lord"], count=v["votes"]) for v in one["for"]
    ]
    if len(votes) == 1:
        votes = [one["for"][0]["lord"]]
    if not votes and one["entitled"]:
        return words.say("abstains")
    return ", ".join(votes) or DASH


BALLOTS = (
    Column("player", "player"),
    figure("votes", "entitled"),
    figure("cast", "cast"),
    Column("for", _for),
    Column("who votes", "voters", lambda who, _: ", ".join(who) or DASH),
)


@below_act("totals")
def elect_screen(result: Election, words: Words, _: object) -> Iterator[Block]:
    """How many votes each player had and for whom; the totals; what comes next."""
    yield table(BALLOTS, result["players"], words)
    if result["elected"]:
        yield words.line(texts.TO_CROWN, "hint", lord=result["elected"])


@below_act("crowned")
def crown_screen(result: Crowning, words: Words, _: object) -> Iterator[Block]:
    """Who crowns the lord, who becomes Queen or ceases to be, and the guards."""
    if result["crowned"]:
        yield from (Line("  " + line) for line in reign(result, words))


def reign(result: Court, words: Words) -> Iterator[str]:
    """The consequences of a change on the throne, a sentence each."""
    yield from guards_home(result, words)
    if result.get("king_guard"):
        yield words.say(texts.KING_COUNTER, lord=result["king_guard"]["lord"])
        yield guards(result["king_guard"], "king", words)
    if result.get("regent_before"):
        yield words.say(texts.NO_REGENT, lord=result["regent_before"])
    if result.get("queen"):
        yield words.say(texts.QUEEN_COUNTER, lord=result["queen"])
        yield guards(result["queen_guard"], "queen", words)


def guards_home(result: Court, words: Words) -> Iterator[str]:
    """The royal guards that no longer have a sovereign to protect."""
    for whose, text in texts.GUARD_HOME.items():
        gone = result.get(f"{whose}_guard_home")
        if gone:
            yield words.say(text, points=gone)


def guards(guard: Guard, whose: str, words: Words) -> str:
    """How many points of guard a sovereign has, or how many are waiting."""
    if not guard["points"]:
        return words.say(texts.NO_GUARD, lord=guard["lord"])
    key = f"{whose}.waits" if guard["waits"] else whose
    return words.say(texts.GUARD[key], **guard)
