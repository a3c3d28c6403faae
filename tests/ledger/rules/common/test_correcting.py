"""Corrections: what may be set to what is on the table, and how it is typed."""

from __future__ import annotations

import pytest

from ledger.effects import MOST_AMOUNT, Because, Change, Transfer
from ledger.rules import game_named
from ledger.rules.common.correcting import (
    Balance,
    Fact,
    correct,
    correctable,
    meant,
    value,
)
from ledger.state import BANK, CAMPAIGN, RULES, State
from tests.ledger.rules.common.tables import ANNE, BRUNO, FREE, refusal, seated, told

VAUX, DUKE = "territory:Vaux", "title:Duke"


def table():
    """Anne has 10 coins, the title and Vaux."""
    state = seated(10)
    for subject, name in ((VAUX, "Vaux"), (DUKE, "Duke")):
        state.put(subject, "name", name)
    state.put(VAUX, "owner", ANNE)
    state.put(DUKE, "holder", ANNE)
    return state


def test_a_balance_is_corrected_from_the_other_side():
    """The bank gives what is lacking, and takes what is too much."""
    because = Because(None, ANNE)
    outcome = correct(table(), FREE, Balance("money", ANNE), 12)
    assert outcome.asked == {"what": "money", "account": ANNE, "value": 12}
    facts = {"what": "money", "account": ANNE, "before": 10, "after": 12}
    assert outcome.result == facts
    assert outcome.effects == [Transfer("money", 2, BANK, ANNE, because)]
    outcome = correct(table(), FREE, Balance("money", ANNE), 7)
    assert outcome.effects == [Transfer("money", 3, ANNE, BANK, because)]
    assert correct(table(), FREE, Balance("money", ANNE), 0).result["after"] == 0
    assert correct(table(), FREE, Balance("money", ANNE), None).result["after"] == 0


def test_a_balance_stays_above_its_floor():
    """What is right already needs no correction."""
    state = table()
    refused = told(correct, state, FREE, Balance("money", ANNE), -1)
    facts = {"account": ANNE, "what": "money", "least": 0}
    assert refused == ("not_enough", "correct.floor", None, facts)
    refused = told(correct, state, FREE, Balance("money", ANNE), 10)
    assert refused == ("rule", "correct.same", None, {"about": ANNE})


def test_a_fact_is_corrected():
    """The act names thing and field."""
    outcome = correct(table(), FREE, Fact(VAUX, "owner"), BRUNO)
    assert outcome.asked == {"what": f"{VAUX}.owner", "value": BRUNO}
    facts = {"what": f"{VAUX}.owner", "before": ANNE, "after": BRUNO}
    assert outcome.result == facts
    because = Because(None, VAUX)
    assert outcome.effects == [Change(VAUX, "owner", ANNE, BRUNO, because)]
    refused = told(correct, table(), FREE, Fact(VAUX, "owner"), ANNE)
    assert refused == ("rule", "correct.same", None, {"about": VAUX})


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["money", "anne"], Balance("money", ANNE)),
        (["money", ANNE], Balance("money", ANNE)),
        ([f"{VAUX}.owner"], Fact(VAUX, "owner")),
        ([f"{CAMPAIGN}.turn"], Fact(CAMPAIGN, "turn")),
    ],
)
def test_what_is_corrected_is_typed_in_one_word_or_two(words, what):
    """A commodity and whose, or a thing and a field of it."""
    assert meant(table(), words, {}) == what


@pytest.mark.parametrize(
    ("words", "code", "key"),
    [
        ([], "usage", "correct.what"),
        (["a", "b", "c"], "usage", "correct.what"),
        (["money"], "usage", "correct.what"),
        (["gold", "anne"], "unknown_name", "unknown_name.commodity"),
        (["money", "bank"], "usage", "correct.other_side"),
        (["money", "world"], "unknown_name", "unknown_name.account"),
        (["money", "Zoé"], "unknown_name", "unknown_name.player"),
        (["money", "player:Zoé"], "unknown_name", "unknown_name.account"),
        (["money", VAUX], "unknown_name", "correct.purse"),
        ([f"{RULES}.free.money.unit"], "unknown_name", "correct.rules"),
        (["territory:Vau.owner"], "unknown_name", "unknown_name.subject"),
        ([f"{VAUX}.ownr"], "unknown_name", "unknown_name.field"),
        ([f"{VAUX}.name"], "unknown_name", "correct.fixed"),
        ([f"{ANNE}.name"], "unknown_name", "correct.name"),
        ([f"{ANNE}.retired"], "unknown_name", "correct.fixed"),
        ([f"{CAMPAIGN}.seats"], "unknown_name", "correct.fixed"),
    ],
)
def test_what_cannot_be_corrected_is_refused(words, code, key):
    """Each refusal says why."""
    refused = refusal(meant, table(), words, {})
    assert (refused.code, refused.key) == (code, key)


def test_a_refusal_says_what_is_near():
    """The thing, the field, and all that there is to correct of it."""
    facts = refusal(meant, table(), ["territory:Vau.owner"], {}).facts
    assert facts["near"] == [VAUX]
    facts = refusal(meant, table(), [f"{VAUX}.ownr"], {}).facts
    assert facts["near"] == ["owner"]
    assert (facts["about"], facts["field"]) == (VAUX, "ownr")
    assert facts["known"] == ["owner", "kind"]
    facts = refusal(meant, table(), [f"{VAUX}.xyz"], {}).facts
    assert facts["near"] == ["owner", "kind"]
    facts = refusal(meant, table(), [f"{VAUX}.name"], {}).facts
    whose = {"about": VAUX, "field": "name", "name": f"{VAUX}.name", "kind": "field"}
    assert facts == whose
    facts = refusal(meant, table(), ["gold", "anne"], {}).facts
    assert (facts["name"], facts["kind"]) == ("gold", "commodity")
    facts = refusal(meant, table(), ["money", "player:Ann"], {}).facts
    assert facts["near"][0] == ANNE


def test_the_fields_of_a_kind_that_may_be_corrected():
    """Lists, notes and what has an act of its own may not."""
    assert correctable(FREE, VAUX) == ["owner", "kind"]
    assert correctable(FREE, DUKE) == ["holder"]
    assert correctable(FREE, ANNE) == []
    assert correctable(FREE, CAMPAIGN) == ["turn", "phase", "first_player"]
    assert correctable(FREE, "sealed:1") == []


@pytest.mark.parametrize(
    ("what", "word", "after"),
    [
        (Balance("money", ANNE), "0", 0),
        (Balance("money", ANNE), str(MOST_AMOUNT), MOST_AMOUNT),
        (Fact(CAMPAIGN, "turn"), "3", 3),
        (Fact(CAMPAIGN, "turn"), "0", None),
        (Fact(VAUX, "owner"), "bruno", BRUNO),
        (Fact(VAUX, "owner"), BRUNO, BRUNO),
        (Fact(VAUX, "owner"), "none", None),
        (Fact(VAUX, "owner"), "Aucune", None),
        (Fact(VAUX, "owner"), "–", None),
        (Fact(VAUX, "kind"), " two  hills ", "two hills"),
        (Fact(VAUX, "kind"), DUKE, DUKE),
        (Fact(CAMPAIGN, "phase"), " high  noon ", "high noon"),
        (Fact(VAUX, "hue"), "red", None),
    ],
)
def test_the_true_value_is_read_as_its_field_wants_it(what, word, after):
    """A number, a name, a text, or nothing."""
    assert value(table(), word, {"what": what}) == after


@pytest.mark.parametrize("word", ["-1", "1.5", "x", "", "²", "1" * 14, "1000000000001"])
def test_what_is_no_whole_number_is_refused(word):
    """Neither is one that is too big."""
    for what in (Balance("money", ANNE), Fact(CAMPAIGN, "turn")):
        refused = told(value, table(), word, {"what": what})
        assert refused == ("bad_amount", "bad_amount.whole", None, {"word": word})


def test_other_values_are_refused_by_their_type():
    """A name that nobody has; several values at once."""
    owner = {"what": Fact(VAUX, "owner")}
    assert refusal(value, table(), "Zoé", owner).key == "unknown_name.player"
    seats = {"what": Fact(CAMPAIGN, "seats")}
    assert refusal(value, table(), "Anne", seats).key == "correct.list"


def holdings():
    """A village of Fief with its lord."""
    state = State()
    state.put(CAMPAIGN, "game", "fief")
    for subject, name in ((VAUX, "Vaux"), (ANNE, "Anne"), ("lord:Hugo", "Hugo")):
        state.put(subject, "name", name)
    state.add(VAUX, "mill", 1)
    return state


def test_things_are_held_by_places_and_players():
    """By their names, or as accounts; the nearest names are told otherwise."""
    fief = game_named("fief")
    what = next(one for one in fief.commodities if one != "money")
    state = holdings()
    assert meant(state, [what, "vaux"], {}) == Balance(what, VAUX)
    assert meant(state, [what, "anne"], {}) == Balance(what, ANNE)
    assert meant(state, [what, f"{VAUX}/{ANNE}"], {}) == Balance(what, f"{VAUX}/{ANNE}")
    assert meant(state, [what, VAUX], {}) == Balance(what, VAUX)
    refused = refusal(meant, state, [what, "Vau"], {})
    assert (refused.key, refused.facts["near"]) == ("unknown_name.account", ["Vaux"])
    refused = refusal(meant, state, [what, f"{VAUX}/player:Zoé"], {})
    assert refused.key == "unknown_name.account"
