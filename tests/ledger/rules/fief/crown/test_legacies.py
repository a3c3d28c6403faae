"""What waits for an heir, who may take it, and what an inheritance tells."""

from __future__ import annotations

import pytest

from ledger.rules.fief.crown.ceremony import Ceremony
from ledger.rules.fief.crown.inheriting import inherit, left_over
from ledger.rules.fief.crown.legacies import (
    due_first,
    inheritor,
    need_settled,
    pending,
    possible,
    rule_of,
    to_the_crown,
    unsettled,
    waiting,
    wearer,
)
from ledger.table import Table
from tests.ledger.rules.fief.crown.orphans import (
    BLEU,
    FROM_TREASURER,
    ROUGE,
    extinct,
    widowed,
)
from tests.ledger.rules.fief.positions import (
    ANNE,
    BRUNO,
    CHLOE,
    NOIR,
    at,
    do,
    fact,
    keys,
    lord,
    person,
    refusal,
    title,
    village,
)

ARNAUD, ISABELLE = lord("Arnaud"), lord("Isabelle")


def kept(state, name, **facts):
    """Makes a title that some player keeps."""
    known = {"name": name, "region": f"region:{name}", "capital": at("Sennecy")}
    for field, value in (known | facts).items():
        state.put(title(name), field, value)
    return state


# What waits -----------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-FIEF-31", "FIEF-TURN-09")
def test_a_fief_waits_for_the_widows_player_or_for_the_crown():
    """Nobody inherits what a lord carries, or what no crown can give."""
    state = widowed()
    assert (pending(state), inheritor(state, BLEU)) == ([BLEU], BRUNO)
    assert (rule_of(state, BLEU), rule_of(extinct(), BLEU)) == (
        "FIEF-FIEF-31",
        "FIEF-FIEF-30",
    )
    assert (inheritor(state, ROUGE), wearer(state)) == (None, None)
    state.put(BLEU, "holder", ARNAUD)
    assert (pending(state), unsettled(state)) == ([], None)
    need_settled(state, Table())
    crown = extinct()
    assert (inheritor(crown, BLEU), wearer(crown)) == (ANNE, ARNAUD)
    crown.put("campaign", "regent", ISABELLE)
    assert wearer(crown) == ISABELLE


@pytest.mark.rule("FIEF-FIEF-33", "FIEF-TURN-09")
def test_whoever_inherits_is_offered_it_and_the_table_reminded():
    """The rest of the phase waits."""
    state = widowed()
    (may,) = possible(state, BRUNO)
    assert (may.act, may.where, may.rule) == ("inherit", BLEU, "FIEF-FIEF-31")
    assert (may.phase, list(possible(state, ANNE))) == ("negotiations", [])
    (reminder,) = due_first(state)
    assert reminder == {
        "code": "inheritance",
        "rule": "FIEF-TURN-09",
        "title": BLEU,
        "region": "region:Bleu",
        "player": CHLOE,
        "heir": BRUNO,
    }
    fault = refusal(need_settled, state, Table())
    assert (fault.code, fault.facts) == ("out_of_phase", {"titles": [BLEU]})


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-FIEF-32")
def test_everybody_sees_what_waits_and_for_whom():
    """Titles with a lord are left out, and those that only lie at the treasurer."""
    state = widowed()
    bleu = {"code": "legacy", "region": "region:Bleu", "player": BRUNO}
    kept(state, "Noir", keeper=CHLOE, heir="crown")
    noir = {"code": "legacy", "region": NOIR, "player": None}
    assert list(waiting(state)) == [bleu, noir]
    state.put(title("Noir"), "aside", 1)
    assert list(waiting(state)) == [bleu]
    state.put(BLEU, "holder", ARNAUD)
    state.put(title("Noir"), "aside", None)
    assert list(waiting(state)) == [noir]


@pytest.mark.rule("FIEF-CROWN-11", "FIEF-FIEF-32")
@pytest.mark.parametrize(
    ("facts", "taken"),
    [
        ({"keeper": CHLOE}, True),
        ({"keeper": CHLOE, "holder": ARNAUD}, False),
        ({"keeper": CHLOE, "heir": BRUNO}, False),
        ({"keeper": ANNE}, False),
        ({}, False),
    ],
)
def test_a_new_king_takes_only_what_a_family_without_lords_has_kept(facts, taken):
    """It is told with the titles that he may give at once."""
    state = extinct()
    state.put(BLEU, "heir", None)
    state.put(BLEU, "holder", ISABELLE)
    ceremony = Ceremony(kept(state, "Noir", **facts))
    to_the_crown(ceremony)
    heirs = [one.after for one in ceremony.effects]
    assert heirs == (["crown"] if taken else [])
    if taken:
        (note,) = ceremony.warnings
        assert (note["key"], note["rule"]) == ("fief.crown_inherits", "FIEF-CROWN-11")
        assert note["facts"] == {"titles": [title("Noir")]}


# Inheritances ---------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-31", "FIEF-FIEF-34", "FIEF-FIEF-35")
def test_an_inheritance_tells_everything_about_the_fief():
    """What left it, and what is in its city."""
    done = do(widowed(), inherit, choices=FROM_TREASURER)
    assert done.asked == {"titles": [BLEU]}
    (told,) = done.result["inherited"]
    garrison = {"village": at("Beaujeu"), "from": None, "counters": {"v1": 1}}
    assert told == {
        "title": BLEU,
        "rank": "count",
        "capital": at("Beaujeu"),
        "before": CHLOE,
        "player": BRUNO,
        "lord": ISABELLE,
        "giver": None,
        "rule": "FIEF-FIEF-31",
        "removed": [
            {"village": at("Beaujeu"), "counters": {"v1": 2, "v3": 1}, "points": 5},
            {"village": at("Mont"), "counters": {"v1": 1}, "points": 1},
        ],
        "garrison": [{**garrison, "points": 1, "cost": 100}],
    }
    assert [done.result[key] for key in ("taken", "entered", "freed")] == [[], [], []]


@pytest.mark.rule("FIEF-FIEF-31")
def test_a_region_or_a_city_that_does_not_wait_is_refused_with_those_that_do():
    """Each by name; nothing waits at all where everything is settled."""
    found = refusal(do, widowed(), inherit, ["Rouge"])
    near = {"region": "region:Rouge", "near": ["Bleu"]}
    assert (found.key, found.facts) == ("fief.not_inherited", near)
    found = refusal(do, widowed(), inherit, garrison=["Bourg:v1=1"])
    near = {"village": at("Bourg"), "near": ["Beaujeu"]}
    assert (found.key, found.facts) == ("fief.garrison_city", near)
    over = widowed()
    do(over, inherit, choices=FROM_TREASURER)
    found = refusal(do, over, inherit)
    assert (found.key, found.rule) == ("fief.none_inherited", "FIEF-FIEF-33")
    assert left_over(over, Table()) is None


@pytest.mark.rule("FIEF-FIEF-31", "FIEF-FIEF-35")
def test_each_city_gets_the_soldiers_wished_for_it():
    """A region named twice is inherited once."""
    state = kept(widowed(), "Noir", keeper=CHLOE, heir=BRUNO)
    wishes = ["Beaujeu:v1=1", "Sennecy:v3=1"]
    done = do(state, inherit, ["Noir", "Bleu", "Noir"], garrison=wishes)
    placed = [
        (one["title"], [(g["village"], g["counters"]) for g in one["garrison"]])
        for one in done.result["inherited"]
    ]
    assert placed == [
        (title("Noir"), [(at("Sennecy"), {"v3": 1})]),
        (BLEU, [(at("Beaujeu"), {"v1": 1})]),
    ]


@pytest.mark.rule("FIEF-FIEF-33")
def test_what_is_settled_late_is_told_first():
    """With the titles that waited."""
    state = widowed()
    outcome = left_over(state, Table(choices=dict(FROM_TREASURER)))
    note = outcome.warnings[0]
    assert (note["key"], note["rule"]) == ("fief.inherited_late", "FIEF-FIEF-33")
    assert note["facts"] == {"titles": [BLEU]}
    assert [one["title"] for one in outcome.result["inherited"]] == [BLEU]


@pytest.mark.ruling("FIEF-AMB-41", "FIEF-AMB-42")
def test_a_card_without_a_free_lord_gives_a_note():
    """Kept by the player, or carried by a captive."""
    alone = widowed()
    for field in ("player", "at", "spouse"):
        alone.put(ISABELLE, field, None)
    done = do(alone, inherit, choices=FROM_TREASURER)
    notes = {one["key"]: (one["rule"], one["facts"]) for one in done.warnings}
    facts = {"player": BRUNO, "title": BLEU}
    assert notes["fief.keeps_card"] == ("FIEF-AMB-41", facts)
    told = done.result["inherited"][0]
    assert (told["lord"], told["player"]) == (None, BRUNO)
    held = widowed(fact(ISABELLE, "captor", ANNE))
    done = do(held, inherit, choices=FROM_TREASURER)
    notes = {one["key"]: (one["rule"], one["facts"]) for one in done.warnings}
    assert notes["fief.title_captive"] == ("FIEF-AMB-42", {"lord": ISABELLE})
    assert "fief.keeps_card" not in notes


@pytest.mark.ruling("FIEF-AMB-43")
def test_a_gift_that_is_declined_is_told_with_its_lord():
    """Of his own family the wearer asks nobody."""
    choices = {"gift.Bleu": "Charles", "accept.Bruno": "refused"}
    found = refusal(do, extinct(), inherit, choices=choices)
    facts = {"lord": lord("Charles"), "player": BRUNO, "title": BLEU}
    assert (found.key, found.facts) == ("fief.gift_declined", facts)
    done = do(extinct(), inherit, choices={"gift.Bleu": "Arnaud"} | FROM_TREASURER)
    told = done.result["inherited"][0]
    assert (told["giver"], told["rule"]) == (ARNAUD, "FIEF-FIEF-30")


@pytest.mark.rule("FIEF-FIEF-34", "FIEF-MOVE-20")
def test_who_waited_before_a_deserted_village_goes_in():
    """The former owner's soldiers inside have gone."""
    more = village("Puy", None, "Chloé.v1=1")
    more += person("Henry", "Anne", "Puy", **{"from": "Mont"})
    done = do(widowed(more), inherit, choices=FROM_TREASURER)
    assert done.result["entered"] == [{"village": at("Puy"), "player": ANNE}]
    assert "fief.capital_left" not in keys(done)
