"""Sealed answers: only who knows value and code can open one, and only after closing."""

from __future__ import annotations

import hashlib

import pytest

from ledger.errors import Refusal
from ledger.journal import Finding
from ledger.rules import game_named
from ledger.rules.common.due import due
from ledger.rules.common.ids import Entering
from ledger.rules.common.sealing import ask, close, open_, put
from ledger.rules.common.seals import read_code, seal
from ledger.rules.topic import NOBODY, Topic
from ledger.state import CAMPAIGN, State

FREE = game_named("free")
ANNE, BRUNO = "player:Anne", "player:Bruno"
UNDER = "ab" * 32
CODE, OTHER = "0123456789ABCDEF", "GHJKMNPQRSTVWXYZ"
ONE = "sealed:1"


def test_an_answer_means_a_thing_of_its_kind():
    """Nobody is no thing, and a number has no kind."""
    votes = Topic("fief elect", "votes", kind="lord")
    assert [votes.meaning(one) for one in ("Anne", NOBODY)] == ["lord:Anne", NOBODY]
    assert Topic("fief auction", "bids").meaning("40") == "40"


def hashed(value, player="Anne", code=CODE, number=1):
    """What anybody would work out."""
    text = f"intendant-sealed-1|{UNDER}|{number}|{player}|{value}|{code}"
    return hashlib.sha256(text.encode()).hexdigest()


def table():
    """Anne and Bruno, in turn 1."""
    state = State()
    for player, name in ((ANNE, "Anne"), (BRUNO, "Bruno")):
        state.put(player, "name", name)
    state.put(CAMPAIGN, "seats", (ANNE, BRUNO))
    state.put(CAMPAIGN, "first_player", ANNE)
    state.put(CAMPAIGN, "turn", 1)
    return state


def asking(state, topic="who leads", players=(), answers=(), under=None):
    """A question to the table."""
    entering = Entering(2, lambda _: True)
    outcome = ask(state, FREE, entering, lambda: UNDER, topic, players, answers, under)
    state.apply(outcome.effects)
    return outcome.result


def putting(state, player, hash_):
    """A hash that is put in."""
    outcome = put(state, ONE, player, hash_)
    state.apply(outcome.effects)
    return outcome.result


def opening(state, player, code, value=None):
    """An answer that is opened."""
    outcome = open_(state, FREE, lambda _, word: word, ONE, player, code, value)
    state.apply(outcome.effects)
    return outcome.result


def refused(call, *args, **named):
    """The key of a refusal."""
    with pytest.raises(Refusal) as caught:
        call(*args, **named)
    return caught.value.key


def closed(answers=()):
    """Both are in: Anne with 40, Bruno with 35."""
    state = table()
    asking(state, answers=answers)
    putting(state, ANNE, hashed("40"))
    putting(state, BRUNO, hashed("35", "Bruno", OTHER))
    return state


def test_the_hash_is_what_the_guide_says():
    """It is written down here once more, by hand."""
    text = b"intendant-sealed-1|" + b"ab" * 32 + "|7|Chloé|40|0123456789ABCDEF".encode()
    assert hashlib.sha256(text).hexdigest() == seal(UNDER, 7, "Chloé", "40", CODE)


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        (CODE, CODE),
        ("0123-4567-89ab-cdef", CODE),
        ("oi23 4567 89ab cdef", CODE),
        ("0123456789ABCDE", None),
        ("0123456789ABCDEU", None),
    ],
)
def test_codes_are_read_as_people_type_them(typed, code):
    """Small letters, hyphens, O for 0 and I or L for 1 do not matter; U is no sign."""
    assert code == read_code(typed)


def test_the_last_answer_closes_the_round():
    """Until then it is open."""
    state = table()
    asked = asking(state)
    assert asked["players"] == [ANNE, BRUNO]
    assert putting(state, ANNE, hashed("40"))["closed"] is False
    assert putting(state, BRUNO, hashed("35", "Bruno"))["closed"] is True


def test_an_answer_may_be_replaced_while_the_round_is_open():
    """Afterwards it may not."""
    state = table()
    asking(state)
    putting(state, ANNE, hashed("40"))
    assert refused(put, state, ONE, ANNE, hashed("40")) == "sealed.same"
    putting(state, ANNE, hashed("50"))
    state.apply(close(state, ONE).effects)
    assert refused(put, state, ONE, ANNE, hashed("60")) == "sealed.closed"
    assert refused(put, state, ONE, BRUNO, hashed("60", "Bruno")) == "sealed.closed"
    assert refused(close, state, ONE) == "sealed.closed"
    assert refused(opening, state, ANNE, CODE, "40") == "sealed.unfit"
    assert refused(opening, state, BRUNO, CODE, "40") == "sealed.absent"
    assert opening(state, ANNE, CODE, "50")["value"] == "50"


def test_nothing_is_opened_before_the_closing():
    """Not even by who knows it."""
    state = table()
    asking(state)
    putting(state, ANNE, hashed("40"))
    assert refused(opening, state, ANNE, CODE, "40") == "sealed.open_yet"


def test_only_what_was_sealed_is_opened():
    """Another value, another code, and the answer of somebody else are refused."""
    state = closed()
    assert refused(opening, state, ANNE, CODE, "41") == "sealed.unfit"
    assert refused(opening, state, ANNE, OTHER, "40") == "sealed.unfit"
    assert refused(opening, state, ANNE, OTHER) == "sealed.code"
    assert refused(opening, state, BRUNO, CODE, "40") == "sealed.unfit"
    assert opening(state, ANNE, CODE, "40")["done"] is False
    assert refused(opening, state, ANNE, CODE, "40") == "sealed.opened"
    assert opening(state, BRUNO, OTHER, "35")["done"] is True


def test_a_code_alone_finds_the_number():
    """All numbers from 0 to 99,999 are tried."""
    state = closed()
    assert opening(state, BRUNO, OTHER)["value"] == "35"


def test_a_code_alone_finds_the_word():
    """The answers that were possible are tried."""
    state = table()
    asking(state, answers=("yes", "no"))
    putting(state, ANNE, hashed("no"))
    state.apply(close(state, ONE).effects)
    assert opening(state, ANNE, CODE)["value"] == "no"


def test_an_answer_that_was_not_possible_stays_closed():
    """Whoever has sealed something else has sealed nothing."""
    state = table()
    asking(state, answers=("yes", "no"))
    putting(state, ANNE, hashed("perhaps"))
    state.apply(close(state, ONE).effects)
    assert refused(opening, state, ANNE, CODE, "perhaps") == "sealed.value"
    assert refused(opening, state, ANNE, CODE) == "sealed.code"


def test_a_copied_hash_opens_nothing():
    """The name of its owner is in it."""
    state = table()
    asking(state)
    putting(state, ANNE, hashed("40"))
    putting(state, BRUNO, hashed("40"))
    assert refused(opening, state, BRUNO, CODE, "40") == "sealed.unfit"


def test_who_may_be_asked():
    """One question about a topic at a time, to anybody at the table."""
    state = table()
    asking(state, players=(BRUNO,))
    assert refused(asking, state) == "sealed.asked"
    assert refused(put, state, ONE, ANNE, hashed("40")) == "sealed.unasked"
    assert asking(state, "how many")["round"] == 2
    assert refused(asking, State()) == "sealed.nobody"


def test_a_number_is_never_used_again():
    """That of a round that was undone stays free."""
    used = Entering(2, lambda subject: subject != ONE)
    outcome = ask(table(), FREE, used, lambda: UNDER, "who leads", (), (), None)
    assert outcome.result["round"] == 2


def test_whom_the_table_waits_for():
    """First for answers, then for their opening, in the end for nobody."""
    state = table()
    asking(state)
    waits = {"code": "sealed.in", "round": 1, "topic": "who leads"}
    assert due(state, FREE) == [waits | {"awaited": [ANNE, BRUNO]}]
    putting(state, ANNE, hashed("40"))
    assert due(state, FREE) == [waits | {"awaited": [BRUNO]}]
    putting(state, BRUNO, hashed("35", "Bruno"))
    waits["code"] = "sealed.open"
    assert due(state, FREE) == [waits | {"awaited": [ANNE, BRUNO]}]
    opening(state, ANNE, CODE)
    opening(state, BRUNO, CODE)
    assert due(state, FREE) == []


def test_an_audit_finds_what_was_never_sealed():
    """A value, a code, a hash or a number that was changed afterwards is a fault."""
    state = closed()
    opening(state, ANNE, CODE, "40")
    assert FREE.audit(state) == []
    for field, other in (("value", "41"), ("code", OTHER), ("hash", hashed("41"))):
        changed = state.copy()
        changed.put(f"{ONE}/{ANNE}", field, other)
        value = "41" if field == "value" else "40"
        about = (("round", 1), ("value", value))
        assert FREE.audit(changed) == [Finding("audit.seal", ANNE, about)]
