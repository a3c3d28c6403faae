"""Battles with the Tactical extension on the command line: screens and records."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import fact, person, text, village
from tests.ledger.rules.fief.war.armies import camps, escort
from tests.ledger.rules.fief.war.board import comer, waiting

BOARD = (
    village(
        "Vaux",
        "Bruno",
        "Bruno.v1=2 Bruno.v3=1 Bruno.archer=2 Bruno.bombard=1",
        building="castle",
    )
    + waiting("Vaux", "Bourg", "Anne.v1=2 Anne.v6=1 Anne.archer=3 Anne.bombard=2")
    + comer("Arnaud", "Anne", "Vaux", "Bourg", king=True)
    + person("Philippe", "Bruno", "Vaux")
    + escort("king", guard_sergeant=2, guard_knight=1)
    + camps(Anne=3, Bruno=2)
    + fact("region:Rouge", "plague", 3)
)
CALL = ("fief", "battle", "Vaux", "--attacker", "Anne", "--defender", "Bruno")
AIM = ("--archers", "defender:aim:Arnaud")
HIRED = ("--commit", "Anne:0:2", "--commit", "Bruno:1:2")
WAYS = ("--rerolls", "low", "--losses", "archers")


@pytest.fixture
def siege(here):
    """Anne is before the castle of Vaux with everything in the extension."""
    begun(text(BOARD, phase="combat"))
    ask("rules", "set", "fief.variant.tactics", "true")
    return here


@pytest.mark.rule("TAC-GEN-09")
def test_a_battle_with_everything_is_one_entry_and_one_undo(siege):
    """Archers, bombards, guards, mercenaries and plague are undone together."""
    before = ask("export", "position")
    result = ask(*CALL, *AIM, *HIRED, *WAYS, "--seed", "5")
    assert result["winner"] == "attacker"
    assert result["committed"] == [{"player": "Anne", "count": 2, "plague": 1}]
    assert result["archers"]["defender"]["targets"] == ["Arnaud"]
    first = result["rounds"][0]
    assert first["committed"] == [{"player": "Bruno", "count": 2, "plague": 1}]
    assert (first["attacker"]["guard"], bool(first["attacker"]["again"])) == (1, True)
    assert result["plague"] == {"attacker": 1, "defender": 1}
    assert result["left"][0]["bombards"] == 2
    assert ask("verify")["ok"] is True
    ask("undo")
    assert ask("export", "position") == before


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_screen_tells_it_in_eighty_columns(siege, lang):
    """The screen shows who shot at whom, who came, and which die was rerolled."""
    said = intendant(*CALL, *AIM, *HIRED, *WAYS, "--seed", "5", "--lang", lang)
    assert said.status == 0, said.err
    assert max(map(len, said.out.splitlines())) <= 80
    told = {
        "en": (
            "Anne: 2 mercenaries join; the plague takes 1",
            "Bruno’s archers aim at Arnaud",
        ),
        "fr": (
            "Anne : 2 mercenaires s’engagent ; la peste emporte 1 mercenaire",
            "visent Arnaud",
        ),
    }
    for words in (*told[lang], "→", "+1"):
        assert words in said.out.replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.rule("TAC-ARCH-24")
@pytest.mark.ruling("TAC-AMB-40")
def test_the_last_lord_is_shot(siege):
    """The log says so; a second attack in this turn is refused."""
    hold = ("--archers", "attacker:hold", *AIM)
    result = ask(*CALL, *hold, "--dice", "6")
    assert (result["end"], result["rounds"]) == ("unled", [])
    assert "Bruno shoots Anne’s last lord before Vaux" in intendant("log").out
    assert (
        "abat le dernier seigneur d’Anne devant Vaux"
        in intendant("log", "--lang", "fr").out
    )
    said = intendant(*CALL, "--seed", "3", "--json")
    assert said.refusal["rule"] == "TAC-AMB-40"


@pytest.mark.rule("TAC-MERC-17", "TAC-MERC-21", "TAC-ARCH-20")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        (("--commit", "Anne:0:9"), "TAC-MERC-21"),
        (("--archers", "aim", "--passage"), "TAC-ARCH-20"),
        (("--archers", "defender:aim:Philippe"), "TAC-ARCH-30"),
    ],
)
def test_refusals_tell_the_rule_and_the_way_out(siege, words, rule):
    """Nothing is written for these refusals."""
    said = intendant(*CALL, *words, "--seed", "3", "--json")
    assert (said.status, said.refusal["rule"]) == (1, rule)
    assert said.refusal["hint"]
    assert len(ask("log")["entries"]) == 2


def test_without_the_extension_its_words_are_refused(siege):
    """The refusal says how to bring the extension into play."""
    ask("rules", "set", "fief.variant.tactics", "false")
    said = intendant(*CALL, *AIM, "--seed", "3")
    assert said.status == 2
    assert "rules set fief.variant.tactics true" in said.err


def test_a_script_is_told_which_choice_is_missing(siege):
    """The owner chooses losses among kinds; the key names the owner and the loss."""
    said = intendant(*CALL, "--archers", "hold", "--dice", "5,2,3|6,1", "--json")
    assert said.status != 0
    assert "losses.Anne.1" in said.out + said.err


@pytest.mark.parametrize(
    "words",
    [
        ("--commit", "attacker:1:1"),
        ("--passage",),
        ("--plague",),
    ],
)
def test_words_of_the_extension_need_it(here, words):
    """Mercenaries cannot join a battle of the base game."""
    sides = ("--attacker", "soldiers=8,lords=2", "--defender", "soldiers=5")
    for command in ("resolve", "odds"):
        if (command, words[0]) != ("odds", "--commit"):  # odds take no mercenaries
            said = intendant("fief", command, *sides, *words, "--json", "--lang", "en")
            assert said.refusal["hint"] == "--tactics brings the extension into play"


@pytest.mark.rule("FIEF-AIM-05")
def test_nobody_throws_before_an_aim_at_the_walls_is_refused(siege):
    """The archers' dice are not asked for, and nothing is left to resume."""
    said = intendant(*CALL, "--aim", "Anne:Philippe:1:2", "--dice", "", "--json")
    assert (said.status, said.refusal["rule"]) == (1, "FIEF-AIM-05")
    assert ask("status")["drafts"] == []
