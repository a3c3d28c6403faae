"""What was decided before a battle on the board, and what is still to be asked."""

from __future__ import annotations

import pytest

from ledger.errors import Misuse, Refused
from ledger.questions import Choice
from ledger.rules.common.finding import NOTHING
from ledger.rules.fief.war.decisions import (
    Orders,
    Shooting,
    commitment,
    decisions,
    need_extension,
    shooting,
)
from ledger.rules.fief.war.situation import side_at
from ledger.table import Table
from tests.ledger.rules.fief.positions import ANNE, BRUNO, CHLOE, at, lord
from tests.ledger.rules.fief.war.armies import camps, siege
from tests.ledger.rules.fief.war.fights import ways

GATE = f"{at('Vaux')}/{at('Bourg')}"
ARNAUD, PHILIPPE = lord("Arnaud"), lord("Philippe")


def decided(table=None, house=None, **orders):
    """What is decided before Anne attacks Bruno; each has one lord and two camps."""
    state = siege("v1=3", "v1=3", more=camps(Anne=2, Bruno=2), house=house)
    sides = {
        "attacker": side_at(state, "attacker", [ANNE], [(ANNE, GATE)]),
        "defender": side_at(state, "defender", [BRUNO], [(BRUNO, at("Vaux"))]),
    }
    return decisions(state, table or Table(), sides, Orders(**orders))


def refusal_of(**orders):
    """The code, key, rule and facts of orders that are refused."""
    with pytest.raises((Refused, Misuse)) as caught:
        decided(**orders)
    found = caught.value
    return found.code, found.key, found.rule, found.facts


def both(what):
    """The same for both sides."""
    return {"attacker": what, "defender": what}


def test_where_nobody_is_asked_archers_shoot_and_bombards_roll_nothing_again():
    """Losses are always asked for."""
    found = decided()
    assert (found.losses, found.rerolls) == (both("ask"), both("none"))
    assert (found.archers, found.shot) == (both("shoot"), None)
    assert (found.commits, found.aims) == ({}, ())


@pytest.mark.parametrize(
    ("table", "rerolls", "archers"),
    [
        (lambda: Table(asks=True), "ask", "ask"),
        (lambda: Table(choices={"Reroll.attacker.1.1": "1"}), "ask", "shoot"),
        (lambda: Table(choices={"archers.attacker": "hold"}), "none", "ask"),
        (lambda: Table([Choice("archers.attacker", "hold")]), "none", "ask"),
        (lambda: Table([Choice("reroll.attacker.1.1", "1")]), "ask", "shoot"),
        (lambda: Table(choices={"losses.attacker.1": "1"}), "none", "shoot"),
    ],
)
def test_what_somebody_can_answer_is_asked(table, rerolls, archers):
    """An answer that came with the command is one."""
    found = decided(table())
    assert (found.rerolls, found.archers) == (both(rerolls), both(archers))


def test_orders_replace_what_is_usual():
    """They are for one side or for both."""
    found = decided(
        losses=["defender:guard"],
        rerolls=["attacker:low"],
        archers=[Shooting(None, "hold", None), Shooting(BRUNO, "aim", ARNAUD)],
        commits=[(ANNE, 1, 1), (ANNE, 1, 1), (BRUNO, 0, 0)],
    )
    assert found.losses == {"attacker": "ask", "defender": "guard"}
    assert found.rerolls == {"attacker": "low", "defender": "none"}
    assert found.archers == {**both("hold"), BRUNO: "aim"}
    assert found.shot == ARNAUD
    assert found.commits == {(ANNE, 1): 2}


@pytest.mark.rule("TAC-ARCH-22", "TAC-ARCH-30")
def test_only_the_defender_aims_and_at_a_lord_of_the_attacker():
    """Where no side is named, the aim is the defender's."""
    aim = Shooting(None, "aim", None)
    assert decided(archers=[aim]).archers == {"attacker": "shoot", "defender": "aim"}
    kept = [Shooting("defender", "aim", ARNAUD), aim]
    assert decided(archers=kept).shot == ARNAUD
    found = refusal_of(archers=[aim._replace(lord=PHILIPPE)])
    facts = {"lord": PHILIPPE}
    assert found == ("rule", "fief.aim_elsewhere", "TAC-ARCH-30", facts)
    for who, word in (("attacker", "attacker:aim"), (ANNE, "Anne:aim:Arnaud")):
        wish = Shooting(who, "aim", ARNAUD if who == ANNE else None)
        found = refusal_of(archers=[wish])
        assert found == ("usage", "fief.war_shot", None, {"word": word})
    found = refusal_of(archers=[Shooting(CHLOE, "hold", None)])
    facts = {"player": CHLOE}
    assert found == ("rule", "fief.battle_bystander", "TAC-ARCH-06", facts)


@pytest.mark.rule("TAC-MERC-17", "TAC-MERC-21", "TAC-GEN-10")
def test_mercenaries_who_are_not_there_cannot_be_committed():
    """All rounds together count; those who do not fight have nobody to send."""
    assert decided(commits=[(ANNE, 1, 1), (ANNE, 2, 1)]).commits
    found = refusal_of(commits=[(ANNE, 1, 1), (ANNE, 2, 2)])
    facts = {"player": ANNE, "wanted": 3, "there": 2}
    assert found == ("not_enough", "fief.commit_more", "TAC-MERC-21", facts)
    found = refusal_of(commits=[(CHLOE, 1, 1)])
    facts = {"player": CHLOE}
    assert found == ("rule", "fief.battle_bystander", "TAC-MERC-17", facts)
    off = {"tactics.modules.mercenaries": False}
    found = refusal_of(commits=[(BRUNO, 1, 1)], house=off)
    assert found == ("rule", "fief.commit_off", "TAC-GEN-10", {"player": BRUNO})


# Words --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("word", "meant"),
    [
        ("hold", Shooting(None, "hold", None)),
        ("aim:Arnaud", Shooting(None, "aim", ARNAUD)),
        ("attacker:hold", Shooting("attacker", "hold", None)),
        ("Anne:ask", Shooting(ANNE, "ask", None)),
        ("defender:aim:Arnaud", Shooting("defender", "aim", ARNAUD)),
    ],
)
def test_a_word_says_whose_archers_do_what(word, meant):
    """A side or a player may be named, and a lord to aim at."""
    assert shooting(siege("v1=1", "v1=1"), word, NOTHING) == meant


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("attacker:hold:Arnaud", "fief.war_parts"),
        ("hold:Arnaud", "fief.war_parts"),
        ("defender:aim:Arnaud:1", "fief.war_parts"),
        ("attacker:flee", "fief.war_word"),
        ("flee", "fief.war_word"),
    ],
)
def test_a_word_that_archers_do_not_know(word, key):
    """Only the aimed shot has a target."""
    with pytest.raises(Misuse) as refused:
        shooting(siege("v1=1", "v1=1"), word, NOTHING)
    assert (refused.value.code, refused.value.key) == ("usage", key)


def test_a_commitment_is_a_player_a_round_and_a_number():
    """The round may be 0, which is the beginning."""
    state = siege("v1=1", "v1=1")
    assert commitment(state, "Anne:2:1", NOTHING) == (ANNE, 2, 1)
    assert commitment(state, "Bruno:0:9999", NOTHING) == (BRUNO, 0, 9999)
    for word in ("Anne:x:1", "Anne:1:x", "Anne:1:10000", "Anne:²:1", "Anne::1"):
        with pytest.raises(Misuse) as refused:
            commitment(state, word, NOTHING)
        found = refused.value.key, refused.value.facts
        assert found == ("fief.commit_number", {"word": word})


@pytest.mark.rule("TAC-GEN-10")
@pytest.mark.parametrize(
    ("orders", "word"),
    [
        (Orders(archers=[Shooting(None, "hold", None)]), "--archers"),
        (Orders(rerolls=["low"]), "--rerolls"),
        (Orders(commits=[(ANNE, 1, 1)]), "--commit"),
        (Orders(passage=True), "--passage"),
    ],
)
def test_words_that_need_the_extension(orders, word):
    """Losses need none."""
    with pytest.raises(Misuse) as refused:
        need_extension(orders, ways())
    found = refused.value.key, refused.value.facts
    assert found == ("fief.battle_tactics", {"word": word})
    need_extension(orders, ways(tactics=True))
    need_extension(Orders(losses=["guard"]), ways())
