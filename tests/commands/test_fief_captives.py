"""Offered captivity and shared ransoms on the command line."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import fact, person, village

PEOPLE = (
    person("Philippe", "Bruno", "Bourg")
    + person("Henry", "Bruno", "Bourg")
    + person("Eric", "Chloé", "Bourg", prisoner_of="Anne")
    + fact("territory:Bourg", "guests", ["player:Bruno"])
)
TROOPS = "Anne.v1=2 Bruno.v1=3"
OFFER = ("fief", "captive", "Philippe")
RANSOM = ("fief", "ransom", "Eric", "300", "--to", "Mont")


def plain(text):
    """A text with plain spaces."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.fixture
def walls(fief):
    """Bruno's lords are Anne's guests; she holds Chloé's Eric."""
    castle = village("Bourg", "Anne", TROOPS, building="castle")
    fief("movement", more=castle + PEOPLE)


@pytest.mark.rule("FIEF-GRACE-17", "FIEF-MOVE-18")
def test_captivity_is_offered_and_answered(walls):
    """A missing answer is named by its key; the answer may be typed in French."""
    missing = intendant(*OFFER, "--json")
    assert (missing.status, missing.refusal["code"]) == (2, "missing_choice")
    assert missing.refusal["key"] == "captivity.Philippe"
    assert missing.refusal["options"] == ["accepted", "refused"]
    told = ask(*OFFER, "--choose", "captivity=acceptée")
    assert (told["lords"], told["soldiers"]) == (["Henry", "Philippe"], 3)
    assert [one["captor"] for one in told["captives"]] == ["Anne", "Anne"]
    assert ask("verify")["ok"] is True


@pytest.mark.rule("FIEF-MOVE-18")
@pytest.mark.parametrize(
    ("lang", "answer", "part"),
    [
        ("en", "refused", "Bruno refuses it for Henry and Philippe"),
        ("en", "accepted", "accepts it for Henry and Philippe; 3 soldiers are elim"),
        ("fr", "refused", "Bruno la refuse pour Henry et Philippe"),
        ("fr", "accepted", "l’accepte pour Henry et Philippe ; 3 soldats sont élim"),
    ],
)
def test_the_offer_is_told(walls, lang, answer, part):
    """Both languages log it; a player who refuses is shown where they will fight."""
    said = intendant(*OFFER, "--choose", f"captivity={answer}", "--lang", lang)
    assert said.status == 0, said.err
    assert part in plain(ask("log", "--lang", lang)["entries"][-1]["text"])
    assert bool(said.err) is (answer == "refused")


@pytest.mark.rule("FIEF-MOVE-18")
def test_an_offer_without_walls_says_why(fief):
    """The refusal names the rule, the village and the remedy, in either language."""
    fief("movement", more=village("Bourg", "Anne", TROOPS) + PEOPLE)
    for lang in ("en", "fr"):
        said = intendant(*OFFER, "--lang", lang)
        assert said.status == 1
        assert "Bourg" in said.err
        assert "{" not in said.err
    assert intendant(*OFFER, "--json").refusal["rule"] == "FIEF-MOVE-18"


@pytest.mark.rule("FIEF-GRACE-18", "FIEF-FIGHT-26")
def test_a_ransom_is_shared(walls):
    """Each player is paid a part, and the log says so."""
    told = ask(*RANSOM, "--share", "Anne=200", "--share", "Bruno=100")
    assert told["shares"] == {"Anne": 200, "Bruno": 100}
    assert told["balances"] == {"Chloé": 0, "Anne": 2200, "Bruno": 1000}
    entry = plain(ask("log", "--lang", "en")["entries"][-1]["text"])
    assert entry == (
        "Chloé ransoms Eric from Anne for 300 écus: Anne 200 écus, Bruno 100 écus"
    )
    entry = plain(ask("log", "--lang", "fr")["entries"][-1]["text"])
    assert entry == (
        "Chloé verse 300 écus de rançon à Anne pour Eric : "
        "Anne 200 écus, Bruno 100 écus"
    )


@pytest.mark.rule("FIEF-GRACE-18")
@pytest.mark.parametrize(
    ("shares", "en", "fr"),
    [
        (
            ("Anne=200", "Bruno=50"),
            "the shares come to 250, but the ransom is 300",
            "les parts font 250, mais la rançon est de 300",
        ),
        (
            ("Anne=200", "Chloé=100"),
            "Chloé pays the ransom and cannot have a share in it",
            "Chloé verse la rançon et ne peut en recevoir aucune part",
        ),
        (
            ("Anne=200", "Anne=100"),
            "Anne is named twice among those who share the ransom",
            "Anne figure deux fois parmi ceux qui se partagent la rançon",
        ),
        (
            ("Anne=300", "Bruno=0"),
            "a share of 0 is not a share: Bruno gets none of the ransom",
            "une part de 0 n’en est pas une : Bruno ne reçoit rien de la rançon",
        ),
    ],
)
def test_shares_that_do_not_fit_are_refused(walls, shares, en, fr):
    """The refusal has both sums, or the player; nothing is written."""
    words = [word for part in shares for word in ("--share", part)]
    for lang, told in (("en", en), ("fr", fr)):
        said = intendant(*RANSOM, *words, "--lang", lang)
        assert said.status == 1
        assert told in plain(said.err)
    assert len(ask("log")["entries"]) == 1
