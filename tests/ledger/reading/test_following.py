"""What follows for a thing: each line with the entries it rests on."""

from __future__ import annotations

import pytest

from ledger.effects import Change
from ledger.errors import Refused
from ledger.flow import whole
from ledger.questions import Throw
from ledger.reading.asked_about import Spoken
from ledger.reading.following import following
from ledger.reading.treasury import Secrets
from ledger.reading.why import why
from ledger.rules import game_named
from tests.laws.evening import Evening
from tests.ledger.reading.written import put, write

ANNE = "player:Anne"
SPOKEN = Spoken({"treasury": "money"}, {}, {}, {})


def follows(evening, thing, viewer=None):
    """The lines, with what they are made from."""
    secrets = Secrets(evening.book, viewer, hide=False, opened=False)
    game = game_named(evening.state.game)
    return following(evening.book, evening.state, game, thing, secrets)


def asked(evening, words, **options):
    """The answer to `why`."""
    return whole(why(evening.book, [words], SPOKEN, **options).facts)


def test_a_number_that_follows_rests_on_the_entries_behind_it(tmp_path):
    """The newest of them stands for it; each is named once."""
    made = Evening(str(tmp_path / "m.db"), ("Anne",), "medfan")
    assert follows(made, ANNE) == []
    land = [f"territory:{name}" for name in ("Vaux", "Bourg", "Gué")]
    put(made, land[2], name="Gué", owner=ANNE)
    for one in land[:2]:
        made.act("territory add", one.partition(":")[2], "tavern", "Anne")
    ((line, one),) = follows(made, ANNE)
    assert line == {
        "entry": 4,
        "of": "Anne",
        "of_kind": "player",
        "field": "lands",
        "type": "amount",
        "before": None,
        "after": 3,
        "rule": "MED-WIN-06",
        "about": None,
        "rests_on": [2, 3, 4],
    }
    assert sorted(one.facts["lands"]) == sorted(land)
    made.close()


def test_a_name_that_follows_is_shown_as_a_name(barony):
    """What rests on several facts of one entry rests on it once."""
    (owner, _), (control, _) = follows(barony, "territory:Bourg")
    shown = [owner[key] for key in ("after", "type", "entry", "rests_on")]
    assert shown == ["Anne", None, 1, [1]]
    shown = [control[key] for key in ("after", "type", "entry", "rests_on")]
    assert shown == ["Anne", None, None, []]


def test_a_yes_that_follows_is_a_yes(barony):
    """No is nothing at all, and has no type."""
    ((yes, _),), ((no, _),) = (
        follows(barony, f"lord:{x}") for x in ("Arnaud", "Jeanne")
    )
    assert (yes["after"], yes["type"]) == (1, "yes")
    assert (no["after"], no["type"]) == (None, None)


def test_what_the_rules_replace_is_not_told(barony):
    """The owner that is recorded gives way to the one that follows."""
    found = asked(barony, "Bourg")
    owners = [line for line in found["lines"] if line["field"] == "owner"]
    assert [line["derived"] for line in owners] == [True]
    assert found["value"]["territory.owner"] == "Anne"
    assert found["value"]["territory.control"] == "Anne"
    lines = [line for line in found["lines"] if line["field"] == "control"]
    (line,) = lines
    assert (line["entry"], line["turn"], line["at"]) == (None, None, None)
    assert (line["kind"], line["chapter"], line["phase"]) == (None, None, None)


def test_one_fact_is_explained_by_what_follows_and_what_was_recorded(barony):
    """What follows comes first, and gives the value; other fields are left out."""
    found = asked(barony, "Bourg.owner")
    told = [(line["derived"], line["after"]) for line in found["lines"]]
    assert told == [(True, "Anne"), (False, "Anne")]
    assert [line["phase"] for line in found["lines"]] == ["income"] * 2
    assert found["earlier"] == {"entries": 0, "amount": 0}
    found = asked(barony, "Vaux.owner")
    assert [line["field"] for line in found["lines"]] == ["owner"]


def test_what_follows_shows_no_dice(barony):
    """They were rolled for what was done, not for what follows from it."""
    holder = Change("title:Rouge", "holder", "lord:Arnaud", "lord:Jeanne")
    write(barony, holder, throws=[Throw(None, "luck", "d6", (3,), "typed")])
    (line,) = asked(barony, "Vaux.owner")["lines"]
    assert (line["entry"], line["kind"], line["after"]) == (2, "note", "Bruno")
    assert line["throws"] == []
    lines = asked(barony, "title:Rouge.holder")["lines"]
    assert [len(line["throws"]) for line in lines] == [1, 0]


def test_a_sum_stands_for_its_parts(barony):
    """The first line gives the value."""
    lines = follows(barony, ANNE)
    assert [line["after"] for line, _ in lines] == [1, 2]
    assert asked(barony, "Anne")["value"]["player.lacks"] == 1
    assert asked(barony, "Anne.lacks")["value"] == 1


def test_what_would_reveal_a_purse_is_for_its_owner(barony):
    """Points count cash; what a player lacks counts no cash."""
    barony.act("rules set", "fief.variant.points", "true")
    fields = {line["field"] for line, _ in follows(barony, ANNE)}
    assert "points" in fields
    assert follows(barony, ANNE, "Anne") == follows(barony, ANNE)
    assert "points" in asked(barony, "Anne.points", viewer="Anne")["what"]
    open_to_all = [one for _, one in follows(barony, ANNE) if not one.purse]
    assert [one for _, one in follows(barony, ANNE, "Bruno")] == open_to_all
    assert {one.field for one in open_to_all} == {"points", "lacks"}
    with pytest.raises(Refused) as refused:
        asked(barony, "Anne.points", viewer="Bruno")
    assert refused.value.key == "why.closed"
    assert asked(barony, "Anne.name", viewer="Bruno")["value"] == "Anne"
