"""The optional rules at the table: texts about sales, ransoms and the dungeon."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import holding, person, village

LAND = (
    village("Bourg", "Anne", "Anne.v1=5", building="city")
    + village("Mont", "Bruno", "Bruno.v1=4", building="castle")
    + village("Beaujeu", "Bruno", "Bruno.v1=2", building="city")
    + village("Roc", "Chloé", "Chloé.v1=3", building="castle")
    + village("Vaux", "Bruno", "Bruno.v1=1")
    + holding("territory:Vaux/territory:Bourg/player:Anne", "v1", 3)
)
PEOPLE = (
    person("Arnaud", "Anne", "Bourg", king=True, spouse="Blanche")
    + person("Charles", "Anne", "Vaux", **{"from": "Bourg"})
    + person("Blanche", "Bruno", "Roc", queen=True, prisoner_of="Chloé")
    + person("Eric", "Bruno", "Vaux", titles=["Bleu"], bishop="Sigy")
    + person("Othon", "Bruno", "Roc", prisoner_of="Chloé")
    + person("Henry", "Chloé", "Roc", bishop="Corbie", cardinal=True)
)
ATTACK = ("fief", "battle", "Vaux", "--attacker", "Anne", "--defender", "Bruno")
MERCY = ("--dice", "1 1", "--choose", "mercy.1=Bruno", "--choose", "heir.Eric=Othon")


@pytest.fixture
def taken(fief):
    """Eric, a bishop and count, has surrendered to the King's player."""
    fief("combat", more=LAND + PEOPLE)
    for name in ("surrender", "bishop_auction"):
        ask("rules", "set", f"fief.variant.{name}", "true")
    return lambda *more: intendant(*ATTACK, *MERCY, *more)


@pytest.mark.rule("FIEF-VAR-25", "FIEF-VAR-31")
def test_a_battle_tells_who_goes_to_the_dungeon(taken):
    """The status shows what is due now: a sale, a ransom."""
    said = taken("--lang", "en").out
    assert "Eric goes to Anne’s dungeon and counts as dead" in said
    shown = intendant("status", "--lang", "en").out
    for line in (
        "Eric: in Anne’s dungeon",
        "the bishop card for Sigy may now be auctioned, if Henry agrees",
        "Bruno has no free lord: Blanche or Othon must be ransomed or escape by",
    ):
        assert line in shown.replace("\u00a0", " ")
    due = {one["code"]: one for one in ask("status")["due"]}
    assert (due["sale"]["diocese"], due["ransom"]["turn"]) == ("Sigy", 4)


def test_the_same_in_french(taken):
    """No line is wider than the screen."""
    assert "Eric va au cachot d’Anne et compte pour mort" in taken("--lang", "fr").out
    shown = intendant("status", "--lang", "fr").out
    assert "Eric : au cachot d’Anne" in shown.replace("\u00a0", " ")
    assert "la carte d’évêque de Sigy peut être mise aux enchères" in shown
    assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.rule("FIEF-VAR-21", "FIEF-VAR-22", "FIEF-VAR-30")
def test_sales_and_ransoms_are_told_in_a_sentence(taken):
    """Each has words of its own."""
    taken()
    seat = ("fief", "seat", "Sigy", "--winner", "Bruno", "--price", "400")
    agreed = ("--bishop", "Charles", "--choose", "nominee.Anne=granted")
    for words, line in (
        (
            (*seat, *agreed),
            "Bruno buys the bishop card for Sigy at a price of 400\u00a0écus: Charles becomes",
        ),
        (
            ("fief", "sell", "Othon", "Anne", "55"),
            "Chloé sells Othon to Anne for 55\u00a0écus",
        ),
        (
            ("fief", "ransom", "Blanche", "--to", "Mont"),
            "Anne ransoms Queen Blanche from Chloé for 1,000\u00a0écus",
        ),
    ):
        said = intendant(*words, "--lang", "en")
        assert (said.status, said.out.partition(line)[1]) == (0, line)
    ask("undo")
    sold = ("fief", "sell", "Blanche", "Anne", "300", "--at", "Bourg", "--lang", "en")
    assert intendant(*sold).status == 0
    said = intendant("fief", "ransom", "Blanche", "--to", "Mont", "--lang", "en")
    assert "Anne frees Blanche without ransom" in said.out
    assert "in Anne’s dungeon" in intendant("fief", "tree", "--lang", "en").out


@pytest.mark.rule("FIEF-VAR-03", "FIEF-VAR-08")
def test_a_card_that_is_not_sold_or_discarded_is_told_so(taken):
    """There are no bids, or the winner has no use for the card."""
    taken()
    said = intendant("fief", "seat", "Sigy", "--unsold", "--lang", "en").out
    assert "The bishop card for Sigy is not sold" in said
    ask("undo")
    words = ("--winner", "Anne", "--price", "300", "--discard", "--lang", "en")
    said = intendant("fief", "seat", "Sigy", *words).out
    assert (
        "Anne buys the bishop card for Sigy at a price of 300\u00a0écus and discards it; "
        "Chloé receives 100\u00a0écus of the price" in said
    )


@pytest.mark.rule("FIEF-VAR-05", "FIEF-VAR-21")
def test_what_is_refused_says_what_would_do(taken):
    """The rule, the limit and the remedy are given; nothing is written."""
    taken()
    before = ask("status")
    for words, code, rule in (
        ("seat Sigy --winner Chloé --price 400 --discard", "rule", "FIEF-VAR-05"),
        ("seat Sigy --winner Bruno --price 400", "usage", "FIEF-VAR-06"),
        ("ransom Othon 5 --to Mont", "rule", "FIEF-VAR-21"),
        ("ransom Eric --to Mont", "rule", "FIEF-VAR-25"),
    ):
        error = intendant("fief", *words.split(), "--json").refusal
        assert (error["code"], error["rule"], bool(error["hint"])) == (code, rule, True)
    assert before == ask("status")
