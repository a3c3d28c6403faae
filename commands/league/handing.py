"""A player's sealed answer, made on their own computer."""

from __future__ import annotations

from commands.texts.vocabulary import meant
from ledger.errors import Misuse, Refused
from ledger.league.hub import code_by_chance
from ledger.naming import clean_text, folded
from ledger.rules.common.seals import ALPHABET, CODE_LENGTH, read_code, seal
from ledger.wire import dumps

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any


def sealed(
    rounds: Sequence[dict[str, Any]], number: int, answer: str, code: str | None
) -> tuple[str, str]:
    """What is sent for an answer, and its code; with a code, the answer is opened."""
    one = next((r for r in rounds if r["round"] == number and r["key"]), None)
    if one is None:
        known = [str(r["round"]) for r in rounds if r["key"]]
        raise Refused("unknown_name", "sealed.unknown", round=number, known=known)
    value = _value(one, clean_text(answer))
    if code is None:
        made = code_by_chance(ALPHABET, CODE_LENGTH)
        hashed = seal(one["under"], number, one["key"], value, made)
        return dumps({"round": number, "hash": hashed}), made
    read = read_code(code)
    if read is None:
        raise Misuse("usage", "sealed.coded", word=code)
    return dumps({"round": number, "value": value, "code": read}), read


def _value(one: dict[str, Any], answer: str) -> str:
    """The code of an answer: a number, one of the possible answers, or own words."""
    if one["number"]:
        if not (answer.isascii() and answer.isdecimal()):
            raise Misuse("usage", "league.number", word=answer)
        return str(int(answer))
    known = one["answers"]
    if known is None:
        return answer
    fits = [
        v for v in known if folded(v) == folded(answer) or v == meant("topic", answer)
    ]
    if len(fits) != 1:
        raise Refused("unknown_name", "sealed.value", word=answer, near=known)
    return str(fits[0])
