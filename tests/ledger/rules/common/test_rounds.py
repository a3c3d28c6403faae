"""Rounds of sealed answers: asked for, put in, closed, opened, and read as typed."""

from __future__ import annotations

import pytest

from ledger.journal import Finding
from ledger.rules.common import sealing
from ledger.rules.common.answers import choice, is_number, tried
from ledger.rules.common.ids import Entering
from ledger.rules.common.rounds import Answer, Seal, ids, read, rounds
from ledger.rules.topic import MOST_NUMBER, NOBODY, Topic
from ledger.state import CAMPAIGN, State
from tests.ledger.rules.common.sealed import (
    CODE,
    HERE,
    ONE,
    TWO,
    UNDER,
    answered,
    ask,
    hashed,
    opened,
)
from tests.ledger.rules.common.tables import (
    ANNE,
    BRUNO,
    CHLOE,
    FREE,
    SEATS,
    refusal,
    seated,
    told,
)


def test_a_question_is_an_entry_with_all_that_it_takes():
    """Each is asked once; the hash of the campaign is used where none is given."""
    state = seated()
    outcome = ask(state, "who leads", [BRUNO, ANNE, BRUNO], ["yes", "no", "yes"])
    asked = {"topic": "who leads", "players": [BRUNO, ANNE, BRUNO], "under": UNDER}
    assert outcome.asked == asked
    assert outcome.result == {
        "round": 1,
        "topic": "who leads",
        "players": [BRUNO, ANNE],
        "answers": ["yes", "no"],
    }
    one = read(state, ONE)
    assert (one.number, one.topic, one.turn, one.closed) == (1, "who leads", 1, False)
    assert (one.answers, one.under, one.asked) == (("yes", "no"), UNDER, [BRUNO, ANNE])
    assert one.seals == (Seal(BRUNO, "", None, ""), Seal(ANNE, "", None, ""))
    assert one.of(CHLOE) is None
    bare = ask(state, "how many", under="cd" * 32)
    assert bare.result == {
        "round": 2,
        "topic": "how many",
        "players": [*SEATS],
        "answers": [],
    }
    assert (read(state, TWO).under, read(state, TWO).answers) == ("cd" * 32, ())
    assert [one.number for one in rounds(state)] == [1, 2]


def test_before_the_first_turn_a_question_belongs_to_it():
    """Later it belongs to the current one."""
    for turn, belongs in ((None, 1), (1, 1), (4, 4)):
        state = seated()
        state.put(CAMPAIGN, "turn", turn)
        ask(state, "who")
        assert read(state, ONE).turn == belongs


def test_a_round_has_a_number_that_was_never_used():
    """One more than the last; rounds are in the order of their numbers."""
    state = seated()
    for number in (2, 10, 9):
        state.put(f"sealed:{number}", "topic", f"t{number}")
    assert ids(state) == ["sealed:2", "sealed:9", "sealed:10"]
    assert sealing.numbers(state) == ["10", "9", "2"]
    used = {"sealed:11", "sealed:12"}
    entering = Entering(2, lambda one: one not in used)
    outcome = sealing.ask(state, FREE, entering, lambda: UNDER, "who", (), (), None)
    assert outcome.result["round"] == 13


def test_a_question_that_cannot_be_asked_is_refused(topics):
    """A topic of the game has its own answers; each is asked about once at a time."""
    refused = told(ask, topics, "vote", answers=["yes"])
    assert refused == ("usage", "sealed.answers", None, {"topic": "vote"})
    ask(topics, "vote")
    facts = {"topic": "vote", "round": 1}
    assert told(ask, topics, "vote") == ("rule", "sealed.asked", None, facts)
    topics.apply(sealing.close(topics, ONE).effects)
    assert ask(topics, "vote").result["round"] == 2
    assert told(ask, State(), "x") == ("rule", "sealed.nobody", None, {})


def test_an_answer_is_put_in_and_opened(topics):
    """Each act says what was put in or opened, and whether that was the last one."""
    ask(topics, "vote", [ANNE, BRUNO])
    hash_ = hashed(ANNE, "Hugo")
    outcome = sealing.put(topics, ONE, ANNE, hash_)
    assert outcome.asked == {"round": ONE, "player": ANNE, "hash": hash_}
    facts = {"round": 1, "topic": "vote", "player": ANNE}
    assert outcome.result == {**facts, "hash": hash_, "closed": False}
    topics.apply(outcome.effects)
    refused = told(sealing.put, topics, ONE, CHLOE, hash_)
    assert refused == ("rule", "sealed.unasked", None, {"round": 1, "player": CHLOE})
    closing = sealing.close(topics, ONE)
    assert closing.asked == {"round": ONE}
    assert closing.result == {"round": 1, "topic": "vote", "players": [BRUNO]}
    topics.apply(closing.effects)
    outcome = opened(topics, 1, ANNE)
    assert outcome.asked == {
        "round": ONE,
        "player": ANNE,
        "code": CODE,
        "value": "Hugo",
    }
    assert outcome.result == {
        **facts,
        "value": "captain:Hugo",
        "code": CODE,
        "done": True,
    }
    topics.apply(outcome.effects)
    assert read(topics, ONE).opened == [Answer(ANNE, "Hugo")]


def test_replacing_an_answer_does_not_close_a_round_that_waits():
    """Nor does it end where only that player is awaited no more."""
    state = seated()
    ask(state, "who", [ANNE, BRUNO])
    state.apply(sealing.put(state, ONE, ANNE, hashed(ANNE, "1")).effects)
    again = sealing.put(state, ONE, ANNE, hashed(ANNE, "2"))
    assert again.result["closed"] is False


def closed(state, topic, value, answers=()):
    """A round in which Anne's answer is in."""
    ask(state, topic, [ANNE], answers)
    state.apply(sealing.put(state, ONE, ANNE, hashed(ANNE, value)).effects)
    return state


def test_a_value_is_typed_as_a_code_a_name_or_a_word(topics):
    """What is meant is what was sealed."""
    state = closed(topics, "vote", "Hugo")
    for word in ("Hugo", "hugo", " HUGO "):
        assert opened(state, 1, ANNE, word).asked["value"] == "Hugo"
    assert refusal(opened, state, 1, ANNE, "Zoé").key == "unknown_name.captain"


def test_a_word_of_the_rules_means_its_code(monkeypatch):
    """In the vocabulary of the topic; another word is refused with those there are."""
    tactic = Topic("a", "b", vocabulary="tactic", values=f"{HERE}:values")
    monkeypatch.setattr(FREE, "topics", {"t": tactic}, raising=False)
    state = closed(seated(), "t", "Ida")
    heard = []

    def meant(vocabulary, word):
        heard.append(vocabulary)
        return {"idée": "Ida"}.get(word, word)

    assert opened(state, 1, ANNE, "idée", meant).asked["value"] == "Ida"
    assert heard == ["tactic"]
    refused = told(opened, state, 1, ANNE, "x", meant)
    facts = {"word": "x", "near": ["Hugo", "Ida", NOBODY]}
    assert refused == ("unknown_name", "sealed.value", None, facts)


@pytest.mark.parametrize("word", ["-1", "x", "²", "1" * 6, ""])
def test_a_number_has_up_to_five_digits(topics, word):
    """Zeros before it do not matter."""
    state = closed(topics, "bid", "40")
    assert opened(state, 1, ANNE, "00040").result["value"] == "40"
    facts = {"word": word, "most": 99_999}
    assert told(opened, state, 1, ANNE, word) == ("usage", "sealed.number", None, facts)


def test_what_may_be_answered(topics):
    """A thing, a number, one of several words, or anything."""
    ask(topics, "vote")
    ask(topics, "bid")
    ask(topics, "who", answers=["yes", "no"])
    ask(topics, "what")
    vote, bid, who, what = rounds(topics)
    found = [choice(topics, one) for one in (vote, bid, who, what)]
    assert found == [["Hugo", "Ida", NOBODY], None, ["yes", "no"], None]
    assert [is_number(topics, one) for one in (vote, bid, who, what)] == [
        False,
        True,
        False,
        False,
    ]
    assert tried(topics, who) == ["yes", "no"]
    numbers = tried(topics, bid)
    assert (numbers[0], numbers[-1], len(numbers)) == ("0", "99999", MOST_NUMBER + 1)


def test_words_of_rounds_are_read_as_they_are_typed(topics):
    """Topics, numbers, hashes and codes."""
    ask(topics, "vote")
    assert sealing.topic(topics, " who  leads ") == "who leads"
    assert sealing.offered(topics) == ["vote", "runoff", "bid", "done"]
    assert sealing.called(topics, 1) == ONE
    facts = {"round": 2, "known": ["1"]}
    assert told(sealing.called, topics, 2) == (
        "unknown_name",
        "sealed.unknown",
        None,
        facts,
    )
    assert sealing.hashed(topics, f" {UNDER.upper()} ") == UNDER
    for word in (UNDER[:-1], UNDER + "a", "x" * 64):
        refused = told(sealing.hashed, topics, word)
        assert refused == ("usage", "sealed.hash", None, {"word": word})
    assert sealing.coded(topics, "o123 4567-89ab cdef") == CODE
    refused = told(sealing.coded, topics, "12")
    assert refused == ("usage", "sealed.coded", None, {"word": "12"})


def test_an_audit_looks_at_every_answer(topics):
    """Those that are open and true are no fault, nor are those that are sealed."""
    answered(topics, "who", {ANNE: "40", BRUNO: "30"})
    topics.put(f"{ONE}/{BRUNO}", "value", "31")
    found = [one for one in FREE.audit(topics) if one.code == "audit.seal"]
    assert found == [Finding("audit.seal", BRUNO, (("round", 1), ("value", "31")))]
