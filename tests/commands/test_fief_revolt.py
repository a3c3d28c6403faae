"""Peasant revolts on the command line: fights that are due, and the bishop's words."""

from __future__ import annotations

import pytest

from commands.tab import fitting
from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import effect, holding, person, text, village

BOARD = (
    village("Bourg", "Anne", "Anne.v1=5", building="city", mills=1)
    + village("Vaux", "Bruno", "Bruno.v1=2", building="castle", mills=1)
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"])
    + person("Philippe", "Bruno", "Vaux", bishop="Sigy")
    + person("Charles", "Bruno", "Mont")
    + person("Henry", "Chloé", "Lac")
    + effect("famine", region="Rouge")
    + holding("hand/player:Chloé", "card", 2)
)
HELD = person("Quentin", "Anne", "Vaux", prisoner_of="rebels")
CARD = ("fief", "card", "play", "Chloé", "revolt", "--at", "Vaux", "--dice", "4,3,2")
FIGHT = ("fief", "battle", "Vaux", "--defender", "Bruno", "--attacker")
BEATEN = "1,1,6,1,6,1,6"  # two dice, then one; the bishop and two soldiers roll one
SPEAKS = ("fief", "calm", "Philippe")


@pytest.fixture
def risen(here):
    """Chloé has stirred up a revolt in Vaux, where Bruno is."""
    page = text(BOARD, phase="cards", money={"Bruno": 1200})
    begun(page)
    ask(*CARD)
    return here


def said(*words):
    """A screen and its notes."""
    told = intendant(*words)
    assert max(map(len, told.out.splitlines() or [""])) <= 80
    return told


@pytest.mark.rule("FIEF-REVOLT-06")
def test_a_fight_that_is_due_is_not_forgotten(risen):
    """The fight is in the reminders, and neither phase nor turn goes on without it."""
    due = [one["code"] for one in ask("status")["due"]]
    for command in ("phase", "turn"):
        left = intendant(command, "next", "--json")
        assert (left.status, left.refusal["rule"]) == (1, "FIEF-REVOLT-06")
    ruled = intendant("phase", "next", "--ruling", "tomorrow", "--json")
    assert "rebels_fight" in due
    codes = [one["code"] for one in ruled.json["warnings"]]
    assert codes == ["clock.undone", "fief.fight_left_out", "ruled"]


@pytest.mark.rule("FIEF-REVOLT-06", "FIEF-REVOLT-21")
@pytest.mark.parametrize("word", ["rebels", "Rebels", "révoltés", "rebelles"])
def test_rebels_are_called_so_in_both_languages(risen, word):
    """Nobody else is called rebels."""
    told = ask(*FIGHT, word, "--seed", "1")
    assert told["attackers"] == ["rebels"]


def test_rebels_fight_and_the_log_tells_it(risen):
    """The log has both languages, and one undo takes the fight back."""
    before = ask("export", "position")
    mercy = ("--choose", "mercy.1=Bruno", "--choose", "grant.1.Chloé=granted")
    told = said(*FIGHT, "rebels", "--dice", "2,1,2", *mercy)
    assert told.out.startswith("The rebels beat Bruno in Vaux")
    assert "Philippe is a captive of the rebels" in told.out
    assert "Destroyed in Vaux: 1 mill, 1 castle" in told.out
    assert "Les révoltés battent Bruno à Vaux" in said("log", "--lang", "fr").out
    assert ask("verify")["ok"] is True
    ask("undo")
    assert ask("export", "position") == before


def test_a_position_file_knows_which_fight_is_due(risen):
    """The file also has the bishop's speech, and the rebels' places and leader."""
    (risen / "q.toml").write_text(ask("export", "position")["toml"], "utf-8")
    ask("new", "d.db", "--from", "q.toml")
    codes = [one["code"] for one in ask("status", "-c", "d.db")["due"]]
    assert "rebels_fight" in codes
    again = ask("export", "position", "-c", "d.db")
    assert again == ask("export", "position", "-c", "c.db")


def test_rebels_who_are_beaten(risen):
    """The revolt is over when they are beaten; both sides may fall."""
    told = said(*FIGHT, "rebels", "--dice", BEATEN)
    assert "Bruno beats the rebels in Vaux" in told.out
    assert "No rebel is left: the revolt is over" in told.out


@pytest.fixture
def parish(here):
    """Rebels are in Vaux beside Bishop Philippe, in the combat phase."""
    board = BOARD + effect("revolt", player="Chloé", at="Vaux")
    board += holding("rebels", "v3", 2) + HELD
    page = text(board, phase="combat", money={"Bruno": 1200})
    begun(page)
    return here


@pytest.mark.rule("FIEF-REVOLT-18", "FIEF-REVOLT-19")
def test_a_bishop_calms_the_rebels(parish):
    """The cost, the die and the chance of success are shown."""
    told = said(*SPEAKS, "--points", "2", "--dice", "3")
    assert "Philippe calms the rebels in Vaux and spends 1,000\xa0écus" in told.out
    assert (
        "The roll is 3, or 5 with conviction; 4 was needed: 5 chances in 6" in told.out
    )
    assert "The revolt is over; 6 rebel points go home" in told.out
    assert "Quentin is free again" in told.out
    assert ask("verify")["ok"] is True


@pytest.mark.rule("FIEF-REVOLT-18", "FIEF-LORD-05")
def test_a_bishop_is_stoned(parish):
    """The bishop's see is discarded; the screen exists in French as well."""
    told = said(*SPEAKS, "--dice", "3", "--lang", "fr")
    assert "Philippe meurt à Vaux, lapidé par les révoltés" in told.out
    assert "Résultat du dé\u00a0: 3, sans conviction" in told.out.replace("\u202f", " ")
    assert "3 chances sur 6" in told.out
    assert "Sigy" in told.out


@pytest.mark.rule("FIEF-REVOLT-19")
def test_a_dry_run_tells_what_is_still_to_throw_and_from_what_on_it_helps(parish):
    """Two points have been bought, so that a 2 or more is enough."""
    told = said(*SPEAKS, "--points", "2", "--dry-run")
    assert "2 or more calms the rebels" in told.out


@pytest.mark.rule("FIEF-REVOLT-19")
def test_points_that_cannot_be_paid_are_refused(parish):
    """Nothing is written without the money."""
    told = intendant(*SPEAKS, "--points", "3", "--json")
    assert (told.status, told.refusal["code"]) == (1, "not_enough")
    assert told.refusal["rule"] == "FIEF-REVOLT-19"


@pytest.mark.rule("FIEF-REVOLT-18")
def test_status_reminds_of_the_bishop(parish):
    """The reminder has the command, in both languages."""
    out = " ".join(said("status").out.split())
    assert "Philippe may speak to the rebels `fief calm Philippe`" in out
    french = said("status", "--lang", "fr").out
    call = "Philippe peut parler aux révoltés `fief calm Philippe`"
    assert call in " ".join(french.split())


@pytest.mark.rule("FIEF-REVOLT-18")
def test_what_a_player_may_do_about_rebels(parish):
    """The price of a point is listed, and how many can be paid."""
    (may,) = [one for one in ask("fief", "can", "Bruno")["may"] if one["act"] == "calm"]
    assert (may["now"], may["price"], may["most"]) == (True, 500, 2)
    assert "calm the rebels" in intendant("fief", "can", "Bruno", "--missing").out


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "revolt at the entrance to Vaux"), ("fr", "révolte à l’entrée de Vaux")],
)
def test_rebels_at_an_entrance_are_told_by_names(here, lang, told):
    """The rebels wait before Vaux for the combat phase, and no id is shown."""
    board = BOARD + effect("revolt", player="Chloé", at="Vaux", **{"from": "Bourg"})
    board += holding("rebels", "v3", 2)
    begun(text(board, phase="combat"))
    screen = intendant("status", "--lang", lang).out
    screen = " ".join(screen.split())
    assert told in screen
    assert "territory:" not in screen
    facts = [one for one in ask("status")["conditions"] if one["code"] == "revolt"]
    assert [(one["village"], one["from"]) for one in facts] == [("Vaux", "Bourg")]


def test_what_is_missing_fits_the_screen(risen):
    """A long line is continued in the next one."""
    screen = intendant("fief", "can", "Bruno", "--missing").out
    _, _, missing = screen.partition("what the other actions still need\n")
    assert "\n    " in missing
    assert max(map(len, missing.splitlines())) <= 80


def test_the_shell_offers_rebels_while_there_are_any(risen):
    """Rebels are offered beside the players, but not without a revolt."""
    line = ["fief", "battle", "Vaux", "--attacker"]
    there = fitting(line, "")
    ask("undo")
    assert there[-1] == "rebels"
    assert fitting(line, "") == ["Anne", "Bruno", "Chloé"]
