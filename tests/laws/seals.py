"""Samples of sealed answers: what was sealed is known here before it is opened."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from hypothesis import strategies as st

from ledger.rules.common.rounds import key, rounds

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ledger.state import State
    from tests.laws.evening import Evening

UNDER = "0123456789abcdef" * 4  # in place of the hash of a campaign that is begun anew
CODES = ("0123456789ABCDEF", "GHJKMNPQRSTVWXYZ")
ANSWERS = ("yes", "no")
TOPIC = "shall we march"


def sealed(number: int, player: str, value: str, code: str, under: str = UNDER) -> str:
    """The hash of an answer, as anybody may work it out."""
    text = f"intendant-sealed-1|{under}|{number}|{player}|{value}|{code}"
    return hashlib.sha256(text.encode()).hexdigest()


def asked(evening: Evening) -> None:
    """Anne and Bruno owe an answer."""
    evening.act("sealed ask", TOPIC, ["Anne", "Bruno"], list(ANSWERS), UNDER)


def closed(evening: Evening) -> None:
    """Both are in."""
    asked(evening)
    evening.act("sealed put", 1, "Anne", sealed(1, "Anne", "yes", CODES[0]))
    evening.act("sealed put", 1, "Bruno", sealed(1, "Bruno", "no", CODES[1]))


SAMPLES: dict[str, tuple[Callable[[Evening], None], tuple[Any, ...]]] = {
    "sealed ask": (lambda _: None, (TOPIC, ["Anne", "Bruno"], list(ANSWERS))),
    "sealed put": (asked, (1, "Anne", sealed(1, "Anne", "yes", CODES[0]))),
    "sealed close": (asked, (1,)),
    "sealed open": (closed, (1, "Anne", CODES[0], "yes")),
}
NOBODY_YET = (1, "Anne")  # where no round is there yet


def _waiting(state: State) -> list[tuple[int, str]]:
    """Who is still asked in which round."""
    return [
        (one.number, state.name(player))
        for one in rounds(state)
        for player in one.asked
        if not one.closed
    ]


def _openings(state: State) -> list[dict[str, Any]]:
    """Everything that may be opened now."""
    return [
        {"round": one.number, "player": state.name(seal.player), "code": code} | said
        for one in rounds(state)
        for seal in one.seals
        for code in CODES
        for value in ANSWERS
        for said in ({}, {"value": value})
        if seal.value is None
        and seal.hash == sealed(one.number, key(seal.player), value, code)
    ]


def _putting(state: State) -> st.SearchStrategy[dict[str, Any]]:
    hashes = {
        "value": st.sampled_from(ANSWERS),
        "code": st.sampled_from(CODES),
        "whose": st.sampled_from(_waiting(state) or [NOBODY_YET]),
    }
    return st.fixed_dictionaries(hashes).map(
        lambda drawn: {
            "round": drawn["whose"][0],
            "player": drawn["whose"][1],
            "hash": sealed(*drawn["whose"], drawn["value"], drawn["code"]),
        }
    )


WRONG = {"round": 1, "player": "Anne", "code": CODES[1], "value": "no"}
STRATEGIES: dict[str, Callable[[State], st.SearchStrategy[dict[str, Any]]]] = {
    "sealed ask": lambda _: st.fixed_dictionaries(
        {
            "topic": st.sampled_from((TOPIC, "who leads")),
            "players": st.sampled_from(([], ["Anne"], ["Anne", "Bruno"])),
            "answers": st.sampled_from(([], list(ANSWERS))),
            "under": st.sampled_from((UNDER, UNDER, None)),
        }
    ),
    "sealed put": _putting,
    "sealed close": lambda s: st.fixed_dictionaries(
        {"round": st.sampled_from([number for number, _ in _waiting(s)] or [1])}
    ),
    "sealed open": lambda s: st.sampled_from([*_openings(s), WRONG]),
}
