"""What is pending for sides and heroes, and why."""

from __future__ import annotations

import pytest

from ledger.rules.game import Derived
from ledger.rules.mass.explaining import explains
from ledger.rules.mass.facts import APART, RAISES, REPUTATION, SCORE
from ledger.rules.mass.field import duel_id, line_id, running_id
from ledger.rules.mass.outlook import outlook, stage
from tests.ledger.rules.mass.vectors import armies

A, B = "side:A", "side:B"
RODRIGO, KARL = "hero:Rodrigo", "hero:Karl"


def put(found, subject, **facts):
    """The same with these facts about something."""
    for field, value in facts.items():
        found.put(subject, field, value)
    return found


def runs(found, code, won=1, level="front", **more):
    """An opportunity runs for Rodrigo."""
    facts = {"hero": RODRIGO, "code": code, "won": won, "level": level}
    return put(found, running_id(RODRIGO, code, won), **facts, **more)


def earned(found, turn=2):
    """Rodrigo's deed helps his general."""
    facts = {"side": A, "turn": turn, "hero": RODRIGO, "code": "TEN", "value": 3}
    return put(found, line_id(A, RODRIGO, "TEN", turn), **facts)


def hero(found, who=RODRIGO):
    """A hero as the outlook tells of him."""
    return next(one for one in outlook(found)["heroes"] if one["name"] == who)


def side(found, which=A):
    """A side as the outlook tells of it."""
    return next(one for one in outlook(found)["sides"] if one["name"] == which)


@pytest.mark.parametrize(
    ("facts", "word"),
    [
        ({"attacker": None}, "muster"),
        ({}, "begun"),
        ({"fought": 2}, "fought"),
        ({"fought": 1}, "begun"),
        ({"fought": 2, "victor": A}, "won"),
        ({"fought": 2, "victor": A, "ended": 1}, "over"),
    ],
)
def test_the_stages_of_a_battle(facts, word):
    """From the muster to its end."""
    found = put(armies(), "campaign", **facts)
    assert stage(found) == outlook(found)["stage"] == word


def test_a_battle_at_a_glance():
    """Its turn, who attacks, the run, what is not settled yet."""
    found = put(armies(), "campaign", run=2, run_of=B)
    put(found, KARL, offered=1)
    put(found, duel_id(RODRIGO, KARL), hero=RODRIGO, opponent=KARL)
    told = outlook(found)
    assert (told["turn"], told["coming"], told["attacker"]) == (2, 2, A)
    assert told["streak"] == {"side": B, "turns": 2, "needed": 3, "at_hand": True}
    assert told["victor"] is None
    assert told["unsettled"] == [{"hero": KARL, "rule": "MASS-TURN-10"}]
    duel = {"hero": RODRIGO, "opponent": KARL, "rule": "MASS-OPP-DUE-02"}
    assert told["duels"] == [duel]
    assert [one["name"] for one in told["heroes"]] == ["hero:Alonso", RODRIGO, KARL]
    for turns in (0, 1, 3):
        run = outlook(put(found, "campaign", run=turns))["streak"]
        assert run["at_hand"] is False


def test_a_side_at_a_glance():
    """Its men and raises, and each line of the coming roll."""
    found = earned(put(armies(), A, men=2000, banner_lost=1, terrain=("difficult",)))
    put(found, B, men=1000)
    put(found, RODRIGO, stood="front")
    found.add(A, RAISES, 4)
    told = side(found)
    assert (told["men"], told["raises"], told["banner_lost"]) == (2000, 4, True)
    assert [(x["what"], x["value"], x["hero"], x["code"]) for x in told["lines"]] == [
        ("difficult", -5, None, None),
        ("numbers", 5, None, None),
        ("opportunity", 3, RODRIGO, "TEN"),
        ("front", 5, RODRIGO, None),
    ]
    assert told["coming"] == 8
    assert told["fewer"] == []
    assert (side(found, B)["coming"], side(found, B)["lines"]) == (0, [])
    put(found, "campaign", victor=B)
    assert (side(found)["coming"], side(found)["lines"]) == (0, [])


def test_a_general_with_a_banner_lacks_a_die():
    """It is told beside what is added."""
    found = put(runs(armies(), "BAN"), "general:Léon", name="Rodrigo")
    (less,) = side(found)["fewer"]
    assert (less["value"], less["code"], less["rule"]) == (-1, "BAN", "MASS-OPP-BAN-03")


def test_a_hero_at_a_glance():
    """His place, his scores, and what he has taken home."""
    found = put(armies(), RODRIGO, stood="engaged", brought=-2, offered=1)
    for what, value in ((SCORE, 5), (APART, 1), (REPUTATION, 9)):
        found.add(RODRIGO, what, value)
    assert hero(found) == {
        "name": RODRIGO,
        "side": A,
        "out": False,
        "level": "engaged",
        "score": 5,
        "apart": 1,
        "reputation": 9,
        "brought": -2,
        "unsettled": True,
        "forced": None,
        "no_roll": None,
        "running": [],
    }
    put(found, RODRIGO, level="front")
    assert hero(found)["level"] == "front"
    bare = hero(found, KARL)
    assert (bare["level"], bare["brought"], bare["unsettled"]) == (None, None, False)


def test_where_a_hero_must_be():
    """Unless he has fallen, or nothing is fought any more."""
    found = runs(armies(), "POU")
    must = {"level": "front", "rule": "MASS-OPP-POU-01", "code": "POU"}
    assert hero(found)["forced"] == must
    assert hero(found)["running"][0]["code"] == "POU"
    down = hero(put(found.copy(), RODRIGO, out=1))
    assert (down["out"], down["forced"]) == (True, None)
    assert down["no_roll"] == "MASS-PERS-14"
    won = hero(put(found.copy(), "campaign", victor=A))
    assert (won["forced"], won["no_roll"]) == (None, None)


def test_an_open_turn_is_seen_as_it_will_end():
    """A hero at the Front helps the next roll; a duel does not hinder this view."""
    found = put(armies(), "campaign", fought=2)
    put(found, RODRIGO, level="front", total=9)
    put(found, duel_id(RODRIGO, KARL), hero=RODRIGO, opponent=KARL)
    told = outlook(found)
    assert (told["turn"], told["coming"]) == (2, 3)
    assert side(found)["coming"] == 5
    assert len(told["duels"]) == 1


def test_why_a_side_rolls_with_what():
    """The sum comes first, then its parts."""
    found = earned(put(armies(), B, men=1000))
    put(found, A, men=2000)
    turn = {"turn": 2}
    whole, numbers, deed = explains(found, A)
    assert whole == Derived("coming", "coming", 8, "MASS-TURN-05", turn, counts=True)
    facts = {"hero": A, "added": "numbers"}
    assert numbers == Derived(
        "coming.hero", "coming", 5, "MASS-MOD-05", facts, counts=True
    )
    facts = {"hero": RODRIGO, "added": "opportunity", "opportunity": "TEN"}
    assert deed == Derived(
        "coming.line", "coming", 3, "MASS-OPP-TEN-03", facts, counts=True
    )
    put(found, "campaign", fought=2)
    assert explains(found, A)[0].facts == {"turn": 3}
    for facts in ({"attacker": None}, {"victor": A}, {"victor": A, "ended": 1}):
        assert explains(put(found.copy(), "campaign", **facts), A) == []


def test_why_one_more_turn_wins():
    """Only while nobody has won."""
    found = put(armies(), "campaign", run=2, run_of=B)
    (near,) = explains(found, "campaign")
    run = {"side": B, "turns": 2, "needed": 3, "at_hand": True}
    rests = (("campaign", "run_of"), ("campaign", "run"))
    assert near == Derived("at_hand", "at_hand", B, "MASS-END-01", run, rests)
    assert explains(put(found.copy(), "campaign", run=1), "campaign") == []
    assert explains(put(found.copy(), "campaign", victor=B), "campaign") == []
    assert explains(found, "general:Léon") == []


def test_why_a_hero_stands_somewhere_and_does_not_roll():
    """A doctor is a place, too; who has fallen has none."""
    found = runs(armies(), "INF")
    place, roll, medic = explains(found, RODRIGO)
    facts = {"opportunity": "INF", "turn": 2}
    assert place == Derived("place", "place", "medic", "MASS-OPP-INF-05", facts)
    assert roll == Derived("roll.medic", "roll", None, "MASS-OPP-INF-02", {}, ())
    assert (medic.key, medic.field) == ("due.turn", "due_medic")
    down = put(found.copy(), RODRIGO, out=1)
    (roll, *_) = explains(down, RODRIGO)
    rests = ((RODRIGO, "out"),)
    assert roll == Derived("roll.out", "roll", None, "MASS-PERS-14", {}, rests)
    early = put(found.copy(), "campaign", attacker=None)
    assert [one.key for one in explains(early, RODRIGO)] == ["roll.medic", "due.turn"]


def test_why_something_falls_due():
    """In one turn, in several, from one on, or at the end of the battle."""
    found = runs(armies(), "AID")
    (_, due) = explains(found, RODRIGO)
    facts = {"opportunity": "AID", "turn": 2, "until": 3}
    assert due == Derived(
        "due.until", "due_reputation", 2, "MASS-OPP-AID-03", facts, counts=True
    )
    (_, pays, helps) = explains(runs(armies(), "POU"), RODRIGO)
    assert (pays.key, pays.facts["turn"], pays.facts["until"]) == ("due.turn", 2, 2)
    assert (helps.key, helps.field, helps.facts["turn"]) == (
        "due.turn",
        "due_strategy",
        3,
    )
    weighs, booty = explains(runs(armies(), "MAG"), RODRIGO)
    assert (weighs.key, weighs.value, weighs.facts["until"]) == ("due.turn", -2, None)
    assert (booty.key, booty.field, booty.value) == ("due.end", "due_booty", None)
    assert booty.facts == {"opportunity": "MAG", "turn": None, "until": None}
