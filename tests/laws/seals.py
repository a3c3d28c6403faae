"""Samples of sealed answers: what was sealed is known here before it is opened."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING

from hypothesis import strategies as st

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
NUMBERS = st.integers(1, 3)
WHO = st.sampled_from(("Anne", "Bruno"))
HASHES = st.sampled_from(
    [
        sealed(number, player, value, code)
        for number in (1, 2, 3)
        for player in ("Anne", "Bruno")
        for value in ANSWERS
        for code in CODES
    ]
)
STRATEGIES: dict[str, Callable[[State], st.SearchStrategy[dict[str, Any]]]] = {
    "sealed ask": lambda _: st.fixed_dictionaries(
        {
            "topic": st.sampled_from((TOPIC, "who leads")),
            "players": st.sampled_from(([], ["Anne"], ["Anne", "Bruno"])),
            "answers": st.sampled_from(([], list(ANSWERS))),
            "under": st.sampled_from((None, UNDER, UNDER)),
        }
    ),
    "sealed put": lambda _: st.fixed_dictionaries(
        {"round": NUMBERS, "player": WHO, "hash": HASHES}
    ),
    "sealed close": lambda _: st.fixed_dictionaries({"round": NUMBERS}),
    "sealed open": lambda _: st.fixed_dictionaries(
        {
            "round": NUMBERS,
            "player": WHO,
            "code": st.sampled_from(CODES),
            "value": st.sampled_from((None, *ANSWERS)),
        }
    ),
}
