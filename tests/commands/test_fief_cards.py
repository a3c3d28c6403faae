"""Cards on the command line: words in both languages, screens, refusals, choices."""

from __future__ import annotations

import json

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import effect, holding, person, text, village

REALM = (
    village("Bourg", "Anne", "Anne.v1=5 Anne.v3=1", building="city", mills=1)
    + village("Beaujeu", "Bruno", "Bruno.v1=4", building="castle")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    + person("Blanche", "Anne", "Bourg")
    + person("Henry", "Anne", "Bourg")
    + person("Philippe", "Bruno", "Beaujeu", bishop="Sigy")
    + person("Eric", "Chloé", "Bourg", prisoner_of="Anne")
    + effect("famine", region="Bleu")
    + "".join(holding(f"hand/player:{who}", "card", 3) for who in ("Anne", "Bruno"))
    + holding("hand/player:Chloé", "card", 1)
)


@pytest.fixture
def cards(here):
    """The cards phase of turn 3."""
    page = text(REALM, phase="cards", money={"Anne": 500, "Bruno": 500, "Chloé": 500})
    begun(page)
    return here


def said(*words):
    """The text that people read."""
    told = intendant(*words)
    assert told.status == 0, told.err
    return told.out


def refusal(*words):
    """The code, rule and status of a refusal."""
    told = intendant(*words, "--json")
    error = json.loads(told.err)["error"]
    return error["code"], error["rule"], told.status


@pytest.mark.rule("FIEF-CARD-20", "FIEF-CARD-29", "FIEF-CARD-40", "FIEF-CARD-67")
@pytest.mark.parametrize(
    ("words", "kind"),
    [
        (("Anne", "lord", "--lord", "Gauvain", "--at", "Bourg"), "lord"),
        (("Anne", "seigneur", "--lord", "gauvain"), "lord"),
        (("Anne", "Évêque", "--on", "Corbie", "--lord", "Arnaud"), "bishop"),
        (("Anne", "d'arc", "--lord", "Blanche"), "darc"),
        (("Bruno", "Dîme", "--on", "sigy"), "tithe"),
        (("Anne", "taille", "--on", "Rouge"), "tallage"),
        (("Bruno", "MAUVAIS TEMPS", "--on", "Rouge"), "bad_weather"),
        (("Bruno", "Bonnes récoltes", "--on", "Bleu"), "good_harvest"),
        (("Bruno", "good-harvest"), "good_harvest"),
        (("Anne", "révolte de paysans", "--at", "Lac", "--dice", "1 2 3"), "revolt"),
        (("Chloé", "évasion", "--lord", "Eric", "--at", "Puy"), "escape"),
    ],
)
def test_cards_are_named_in_either_language(cards, words, kind):
    """Case, accents, hyphens and spaces do not matter."""
    assert ask("fief", "card", "play", *words)["card"] == kind


@pytest.mark.rule("FIEF-TURN-08", "FIEF-STOCK-11")
def test_the_deal_shows_each_hand(cards):
    """The screen fits 80 columns in both languages."""
    told = ask("fief", "deal", "--dry-run")
    assert [p["cards"] for p in told["players"]] == [0, 0, 2]
    english = said("fief", "deal", "--dry-run", "--lang", "en")
    french = said("fief", "deal", "--lang", "fr")
    assert "in the deck" in english
    assert "dans la pioche" in french
    assert max(map(len, (english + french).splitlines())) <= 80
    assert refusal("fief", "deal") == ("out_of_phase", "FIEF-TURN-08", 1)


@pytest.mark.rule("FIEF-CARD-06", "FIEF-STOCK-08")
def test_all_cards_are_shown_by_number(cards):
    """Open cards, hands, kinds and the treasurer's remaining cards are shown."""
    ask("fief", "card", "play", "Anne", "tallage", "--on", "Rouge")
    told = ask("fief", "cards")
    assert {"card": "tallage", "on": "Rouge", "player": "Anne"} in told["lying"]
    assert told["hands"][0] == {"player": "Anne", "cards": 2}
    total = told["deck"] + told["discard"] + told["table"]
    assert total + sum(hand["cards"] for hand in told["hands"]) == 57
    assert sum(row["total"] for row in told["blue"]) == 57
    duke = {"card": "duke", "total": 2, "held": 1, "left": 1}
    assert duke in told["red"]
    for lang in ("en", "fr"):
        assert max(map(len, said("fief", "cards", "--lang", lang).splitlines())) <= 80


@pytest.mark.rule("FIEF-LORD-05", "FIEF-FIEF-28", "FIEF-CARD-60", "FIEF-CARD-61")
def test_a_murder_is_answered_by_justice(cards):
    """The heir is chosen; the log reports both deaths; an undo restores everything."""
    murder = ("fief", "card", "play", "Bruno", "assassinat", "--on", "Arnaud")
    assert refusal(*murder) == ("missing_choice", None, 2)
    told = said(*murder, "--choose", "heir.Arnaud=Blanche")
    assert "Arnaud (Anne) is dead" in told
    assert "Blanche receives the title of Rouge" in told
    justice = ("fief", "card", "play", "Anne", "justice", "--on", "Philippe")
    death = ask(*justice)["death"]
    assert (death["bishop"], death["last"], death["player"]) == ("Sigy", True, "Bruno")
    texts = [entry["text"] for entry in ask("log", "--lang", "en")["entries"]]
    assert texts[1:] == [
        "Bruno has Arnaud assassinated",
        "Anne plays Justice: Philippe dies",
    ]
    ask("undo", "--to", "1")
    assert ask("verify")["ok"] is True
    assert [one["card"] for one in ask("fief", "cards")["lying"]].count("bishop") == 1


@pytest.mark.rule("FIEF-CARD-56", "FIEF-CARD-57")
def test_a_plague_tells_losses_and_deaths(cards):
    """Bourg has 8 points and four lords, one of them a captive."""
    words = ("fief", "card", "play", "Bruno", "peste", "--on", "Rouge")
    dice = ("--dice", "1 5 5 3", "--choose", "heir.Arnaud=Henry")
    told = said(*words, *dice, "--lang", "fr")
    assert "Bourg\u00a0: Anne perd 4\u00a0soldats sur 8" in told
    assert "décès\u00a0: Arnaud (Anne)" in told


@pytest.mark.rule("FIEF-LORD-07")
def test_a_death_is_recorded_with_its_cause(cards):
    """Either language may be typed; an unknown cause is refused."""
    told = said("fief", "die", "Philippe", "--cause", "bataille", "--lang", "fr")
    assert "Philippe" in told
    assert refusal("fief", "die", "Henry", "--cause", "boredom")[0] == "usage"


@pytest.mark.rule("FIEF-CARD-04", "FIEF-CARD-45", "FIEF-CARD-70")
def test_a_wrong_card_is_refused_with_its_rule_and_writes_nothing(cards):
    """Each refusal names the missing condition; a ruling may overrule it."""
    play = ("fief", "card", "play")
    for words, error in (
        (("Bruno", "tallage", "--on", "Rouge"), ("rule", "FIEF-CARD-45", 1)),
        (("Anne", "tithe", "--on", "Sigy"), ("rule", "FIEF-CARD-40", 1)),
        (("Anne", "tithe", "--on", "Corbie"), ("rule", "FIEF-CARD-40", 1)),
        (("Anne", "sun"), ("rule", "FIEF-CARD-70", 1)),
        (("Anne", "unicorn"), ("usage", None, 2)),
        (("Anne", "lord"), ("usage", "FIEF-CARD-20", 2)),
    ):
        assert refusal(*play, *words) == error
    ask(*play, "Bruno", "bad_weather", "--on", "Rouge")
    late = (*play, "Anne", "tallage", "--on", "Rouge")
    assert refusal(*late) == ("out_of_phase", "FIEF-CARD-04", 1)
    assert ask(*late, "--ruling", "he was fetching wine")["on"] == "Rouge"
    assert len(ask("log")["entries"]) == 3


@pytest.mark.rule("FIEF-CARD-03", "FIEF-CARD-10")
def test_cards_are_discarded_and_exchanged(cards):
    """Cards are named, or face down; only allies exchange them."""
    told = said("fief", "card", "discard", "Anne", "Soleil", "Corbie", "--lang", "fr")
    assert "«\u00a0Soleil\u00a0» et «\u00a0Corbie\u00a0»" in told
    ask("fief", "card", "discard", "Bruno", "--hidden", "2")
    swap = ("fief", "card", "exchange", "Anne", "Bruno", "--gives", "1")
    assert refusal(*swap) == ("rule", "FIEF-CARD-10", 1)


@pytest.mark.rule("FIEF-CARD-24", "FIEF-FIEF-18")
def test_a_new_lord_may_receive_a_title_at_once(cards):
    """The giver must keep a title as high, and Arnaud has only one."""
    ask("fief", "card", "play", "Anne", "lord", "--lord", "Gauvain")
    bestow = ("fief", "bestow", "Rouge", "--lord", "Gauvain")
    assert refusal(*bestow) == ("rule", "FIEF-FIEF-17", 1)


@pytest.mark.rule("FIEF-CARD-44", "FIEF-CARD-49", "FIEF-CARD-14")
def test_tax_cards_leave_with_the_income(cards):
    """Tithe and tallage are discarded at the end of phase 2."""
    ask("fief", "card", "play", "Anne", "tallage", "--on", "Rouge")
    ask("fief", "card", "play", "Bruno", "tithe", "--on", "Sigy")
    ask("phase", "next")
    ask("phase", "next")
    rows = {row["card"]: row for row in ask("fief", "cards")["blue"]}
    assert [rows[card]["discarded"] for card in ("tithe", "tallage")] == [1, 1]
    assert ask("fief", "cards")["discard"] == 2
