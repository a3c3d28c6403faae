"""No act leaves a fault that was not there before it."""

from __future__ import annotations

import pytest

from ledger.acting.auditing import audited, in_play
from ledger.effects import Change, Transfer
from ledger.errors import Refused
from ledger.journal import Finding
from ledger.rules.common.facts import MONEY, never_negative
from ledger.rules.game import Commodity, Game, Outcome, declared
from ledger.state import RULES, State
from ledger.table import Table


def faults(state):
    """Nobody has more than two hats, or a hat while being bald."""
    for player in state.subjects("player"):
        hats = state.number(player, "hats")
        if hats > 2 and not state.get(player, "ruled"):
            told = (("who", state.name(player)), ("many", hats))
            yield Finding("hats.many", player, told, rule="HAT-01")
        if hats and state.get(player, "bald"):
            yield Finding("hats.bald", player, (("head", "bald"),), rule="HAT-02")


GAME = Game(
    "hats",
    {one: Commodity(one, never_negative) for one in (MONEY, "wood")},
    declared(
        campaign="turn:count seats:list first_player:player",
        player="name:name hats:count bald:yes ruled:yes",
        shelf="name:name hats:count",
    ),
    faults=f"{__name__}:faults",
)
ANNE, BO = "player:Anne", "player:Bo"
OUTCOME = Outcome({}, {})


@pytest.fixture
def state():
    """Anne and Bo at the table, bareheaded."""
    return State().apply(
        [
            Change("campaign", "turn", None, 1),
            Change("campaign", "seats", None, (ANNE, BO)),
            Change("campaign", "first_player", None, ANNE),
            Change(ANNE, "name", None, "Anne"),
            Change(BO, "name", None, "Bo"),
        ]
    )


def hats(who, many, before=None):
    """Somebody has so many hats."""
    return Change(who, "hats", before, many)


def refused(state, effects, outcome=OUTCOME, table=None):
    """The refusal of an act; the state is as it was."""
    before, table = state.copy(), table or Table()
    with pytest.raises(Refused) as caught:
        audited(state, table, GAME, outcome, effects)
    assert state == before
    assert table.overruled == []
    return caught.value


def passed(state, effects, outcome=OUTCOME, table=None):
    """What is written of an act; the state is as it was."""
    before = state.copy()
    written = audited(state, table or Table(), GAME, outcome, effects)
    assert state == before
    return written


@pytest.mark.parametrize(
    "effects",
    [
        [],
        [hats(ANNE, 2), hats(BO, 1)],
        [Transfer(MONEY, 5, "bank", ANNE), Transfer(MONEY, 2, ANNE, BO)],
        [Transfer("wood", 5, "world", ANNE), hats(BO, 2)],
    ],
)
def test_what_leads_to_no_fault_is_written_as_it_is(state, effects):
    """Nothing is added to it."""
    assert passed(state, list(effects)) == effects


def test_a_new_fault_is_refused_with_its_rule(state):
    """All faults are told; the first of them gives the rule and the subject."""
    told = refused(state, [hats(BO, 3), Change(BO, "bald", None, 1)])

    assert (told.code, told.key, told.rule) == ("rule", "act.audit", "HAT-01")
    assert told.facts["about"] == BO
    assert [one.code for one in told.facts["findings"]] == ["hats.many", "hats.bald"]


@pytest.mark.parametrize(
    ("effects", "code", "about"),
    [
        ([Transfer("wood", 1, ANNE, BO)], "audit.floor", ANNE),
        ([Transfer("gold", 1, "bank", BO)], "audit.commodity", "bank"),
        ([Transfer(MONEY, 1, "bank", "player:Cy")], "audit.account", "player:Cy"),
        ([Transfer(MONEY, 1, "player:Cy", "bank")], "audit.account", "player:Cy"),
        (
            [Transfer(MONEY, 1, "bank", BO), Transfer(MONEY, 1, "bank", "player:Cy")],
            "audit.account",
            "player:Cy",
        ),
        ([Transfer(MONEY, 1, "bank", BO), hats(BO, 3)], "hats.many", BO),
        ([hats(BO, 3), Transfer(MONEY, 1, "bank", BO)], "hats.many", BO),
        ([Change(BO, "shoes", None, 2)], "audit.field", BO),
    ],
)
def test_only_money_between_purses_that_are_there_is_not_looked_at(
    state, effects, code, about
):
    """Another commodity, another account, or anything else besides may be a fault."""
    (found, *_) = refused(state, effects).facts["findings"]
    assert (found.code, found.about) == (code, about)


def test_money_between_purses_that_are_there_needs_no_look_at_the_whole_state(state):
    """However often somebody pays: what is in a purse is no fault of the rules."""
    looked = []
    game = Game("quick", GAME.commodities, GAME.fields)
    game.audit = lambda one: looked.append(one) or []
    paid = [Transfer(MONEY, 5, "bank", ANNE), Transfer(MONEY, 2, ANNE, BO)]

    assert audited(state, Table(), game, OUTCOME, paid) == paid
    assert looked == []
    audited(state, Table(), game, OUTCOME, [*paid, hats(BO, 1)])
    assert len(looked) == 1


def test_a_fault_that_was_there_before_stands_in_nobodys_way(state):
    """Nor if its numbers change: it may be on the mend. It is another one elsewhere."""
    state.apply([hats(BO, 5)])
    fewer, noted = [hats(BO, 4, 5)], [Change(BO, "bald", None, None)]

    assert passed(state, fewer) == fewer
    assert passed(state, noted) == noted
    assert refused(state, [hats(ANNE, 3)]).facts["about"] == ANNE
    assert [
        (one.code, one.about)
        for one in refused(state, [hats(BO, 4, 5), hats(ANNE, 3)]).facts["findings"]
    ] == [("hats.many", ANNE)]
    assert refused(state, [Change(BO, "bald", None, 1)]).rule == "HAT-02"


def test_a_fault_with_other_words_is_another_fault(state):
    """Of the same thing and the same kind, but said of another name."""
    state.apply([hats(BO, 3)])
    told = refused(state, [Change(BO, "name", "Bo", "Bob")])
    assert dict(told.facts["findings"][0].facts) == {"who": "Bob", "many": 3}


@pytest.mark.parametrize(
    ("outcome", "key", "entry"),
    [
        (OUTCOME._replace(undoes=[7, 5]), "blocked.audit", 7),
        (OUTCOME._replace(redoes=[8, 9]), "blocked.audit.redo", 8),
    ],
)
@pytest.mark.parametrize("ruled", [False, True])
def test_an_undo_or_redo_that_leads_to_a_fault_is_blocked(
    state, outcome, key, entry, ruled
):
    """No ruling lets it pass, for it marks nothing; the first act is named."""
    table = Table(ruled=ruled)
    told = refused(state, [hats(BO, 3)], outcome, table)

    assert (told.code, told.key, told.rule) == ("blocked", key, None)
    assert told.facts["entry"] == entry
    assert told.facts["about"] == BO
    assert [one.code for one in told.facts["findings"]] == ["hats.many"]
    assert passed(state, [hats(BO, 2)], outcome, table) == [hats(BO, 2)]


def test_a_ruling_marks_what_it_lets_pass(state):
    """So it is never a fault again; each thing is marked once, and all is told."""
    table = Table(ruled=True)
    effects = [hats(BO, 3), hats(ANNE, 4)]
    written = passed(state, list(effects), table=table)

    assert written == [
        *effects,
        Change(ANNE, "ruled", None, 1),
        Change(BO, "ruled", None, 1),
    ]
    assert [
        (type(one), one.code, one.key, one.rule, one.facts) for one in table.overruled
    ] == [
        (
            Refused,
            "rule",
            "hats.many",
            "HAT-01",
            {"about": who, "who": state.name(who), "many": many},
        )
        for who, many in ((ANNE, 4), (BO, 3))
    ]


def test_what_was_overruled_before_is_not_forgotten(state):
    """The table keeps it, and what the audit finds comes after it."""
    table, first = Table(ruled=True), Refused("rule", "other")
    table.object(first)
    passed(state, [hats(BO, 3)], table=table)
    assert [one.key for one in table.overruled] == ["other", "hats.many"]


@pytest.mark.parametrize(
    ("more", "left"),
    [
        (Change(BO, "bald", None, 1), ["hats.bald"]),
        (Change(BO, "shoes", None, 1), ["audit.field"]),
        (Change("shelf:Oak", "hats", None, 1), ["audit.nameless"]),
    ],
)
def test_no_ruling_lets_pass_what_cannot_be_marked(state, more, left):
    """What is still a fault after the marks is told."""
    told = refused(state, [hats(BO, 3), more], table=Table(ruled=True))
    assert (told.code, told.key) == ("rule", "act.audit")
    assert [one.code for one in told.facts["findings"]] == left


def test_what_is_not_there_is_not_marked(state):
    """A mark would make something of it."""
    paid = [Transfer(MONEY, 1, "bank", "player:Cy")]
    told = refused(state, paid, table=Table(ruled=True))
    assert [one.code for one in told.facts["findings"]] == ["audit.account"]


def test_a_change_of_house_rules_marks_what_the_old_ones_allowed(state):
    """No ruling is needed for it; a change of anything else does not."""
    ruling = Change(RULES, "hats.limit", None, "2")
    table = Table()
    written = passed(state, [hats(BO, 3), ruling], table=table)

    assert written == [hats(BO, 3), ruling, Change(BO, "ruled", None, 1)]
    assert [one.rule for one in table.overruled] == ["HAT-01"]
    assert refused(state, [hats(BO, 3), Change(ANNE, "bald", None, 1)])


def test_the_faults_of_a_copy_are_warnings():
    """Each with its rule, and with what it is about among its facts."""
    found = Finding("hats.many", BO, (("many", 3),), rule="HAT-01")
    other = Finding("audit.turn", "campaign")

    assert in_play({"findings": [found, other], "damaged": False}) == [
        {
            "key": "in_play",
            "rule": "HAT-01",
            "facts": {"key": "hats.many", "facts": {"about": BO, "many": 3}},
        },
        {
            "key": "in_play",
            "rule": None,
            "facts": {"key": "audit.turn", "facts": {"about": "campaign"}},
        },
    ]
    assert in_play({"findings": []}) == []
