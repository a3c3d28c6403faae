"""What may have gone wrong if coins and book differ, and commands to put it right."""

from __future__ import annotations

from itertools import combinations

from commands.asked import Asked, Option
from commands.closing import secrets_of
from commands.line import written
from commands.prompting import prompter
from commands.texts import acts, telling
from commands.worded import worded
from ledger.effects import Transfer
from ledger.errors import Misuse
from ledger.rules.common.counting import BY_HAND
from ledger.rules.common.facts import MONEY
from ledger.state import BANK, kind_of
from ledger.store import entries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from commands.call import Call
    from commands.texts import Words
    from ledger.journal import Entry
    from ledger.shapes.money import Mend, Suspect
    from ledger.state import State

CLOCK = ("phase", "turn")  # they are not undone for the sake of one purse


def with_mends(call: Call, result: dict[str, Any], state: State) -> dict[str, Any]:
    """The result of a count, with what may have happened if coins and book differ."""
    tallies = result.get("counts") or [result]
    wrong = {one["player"]: one for one in tallies if one["difference"]}
    off = {who: wrong[who] for who in sorted(wrong)}
    if not off or result["suspects"] is None:
        return result
    words = call.words
    mends = [
        *(_suspected(call, one, off, state) for one in result["suspects"]),
        *_unwritten(words, off, result["suspects"], state),
        _followed(words, off),
    ]
    return {**result, "mends": mends}


def _suspected(
    call: Call, suspect: Suspect, off: Mapping[str, Any], state: State
) -> Mend:
    """What may be wrong with an entry, with its sentence and commands to mend it."""
    words, (suspected,) = call.words, entries.by_number(call.book(), [suspect["entry"]])
    (player, *_) = suspect.get("players") or off
    difference = off[player]["difference"]
    gain = _gain(suspected, player, state)
    why, right = suspect["why"], suspect["amount"]
    if why == "doubled" and difference == gain:
        why = "repeated"
    elif why == "digits":
        right = abs(gain + difference)
    elif why == "player":
        why = "player.got" if difference > 0 else "player.paid"
    text = telling.sentence(words, secrets_of(call).veil(suspected), state)
    may = words.say(acts.SUSPECTS[why], player=player, right=words.number(right))
    lines = _lines(suspected, why, player, right, state)
    return {"text": f"[{suspected.seq}] {text}{words.colon}{may}", "commands": lines}


def _gain(entry: Entry, player: str, state: State) -> int:
    """The money that an entry has brought a player."""
    own = state.find("player", player)
    return sum(
        one.amount * ((one.target == own) - (one.source == own))
        for one in _payments(entry)
    )


def _payments(entry: Entry) -> list[Transfer]:
    moved = (one for one in entry.effects if isinstance(one, Transfer))
    return [one for one in moved if one.what == MONEY]


def _lines(entry: Entry, why: str, player: str, right: int, state: State) -> list[str]:
    """The commands that mend an entry; none where people must decide."""
    ends = {end for one in _payments(entry) for end in (one.source, one.target)}
    several = BANK in ends and sum(kind_of(end) == "player" for end in ends) > 1
    if entry.kind in CLOCK or several:  # not undone for the sake of one of them
        return []
    back = written("redo" if why == "undone" else "undo", act=entry.seq)
    if why in ("undone", "missed", "doubled"):
        return [back]
    if entry.kind != BY_HAND:
        return []
    source, target = (state.account_name(entry.asked[end]) for end in ("from", "to"))
    amount = entry.asked["amount"]
    if why == "repeated":
        return [_paid(source, target, amount, entry.remark)]
    if why == "sign":
        source, target = target, source
    elif why == "player.got":
        target = player
    elif why == "player.paid":
        source = player
    return [back, _paid(source, target, right, entry.remark)]


def _paid(source: str, target: str, amount: int, remark: str | None) -> str:
    return written("pay", source=source, target=target, amount=amount, remark=remark)


def _unwritten(
    words: Words, off: Mapping[str, Any], suspects: Sequence[Suspect], state: State
) -> Iterator[Mend]:
    """Payments between two players that nobody may have recorded.

    Pairs are left out if there is already a suspected entry between them.
    """
    known = [set(one.get("players", ())) for one in suspects]
    for one, other in combinations(off, 2):
        amount = off[one]["difference"]
        if amount + off[other]["difference"] == 0 and {one, other} not in known:
            giver, taker = (one, other) if amount < 0 else (other, one)
            facts = {"giver": giver, "taker": taker}
            money = words.money(abs(amount), state)
            text = words.say(acts.UNWRITTEN, money=money, **facts)
            yield {"text": text, "commands": [_paid(giver, taker, abs(amount), None)]}


def _followed(words: Words, off: Mapping[str, Any]) -> Mend:
    """The corrections by which make the ledger match the table."""
    remark = words.say(acts.COUNTED)
    lines = [
        written(
            "correct", what=["money", one], value=off[one]["counted"], remark=remark
        )
        for one in off
    ]
    return {"text": words.say(acts.FOLLOWS), "commands": lines}


def numbered(mends: Sequence[Mend]) -> Iterator[tuple[str, Mend]]:
    """What may have happened, with a number for each thing that can be mended."""
    at = 0
    for mend in mends:
        at += bool(mend["commands"])
        yield str(at) if mend["commands"] else "", mend


def chosen(call: Call, mends: Sequence[Mend]) -> list[str]:
    """The commands that the user chooses by number; none at Enter."""
    from commands.dialogue import stopping

    every = {number: mend["commands"] for number, mend in numbered(mends) if number}
    words = call.words
    options = (
        Option(at, "; ".join(worded(words, line) for line in lines), at)
        for at, lines in every.items()
    )

    def read(line: str) -> list[str]:
        if line and line not in every:
            raise Misuse("usage", "count.which", word=line, most=len(every))
        return every.get(line, [])

    asked = Asked(words.say(acts.WHICH), tuple(options), "", path=call.path)
    with stopping():
        return prompter(words).ask(asked, read)
