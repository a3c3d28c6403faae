"""Texts for people in the journal, the standings and the warnings of Med-Fan."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant

POSITION = """\
game = "medfan"
players = ["Ana", "Bo"]
[money]
Ana = 200
Bo = 35
[[territory]]
name = "Tripot"
owner = "Bo"
capability = "casino"
[[territory]]
name = "Camp"
owner = "Ana"
capability = "mercenary_camp"
[[territory]]
name = "Pistes"
owner = "Ana"
capability = "training_ground"
[[territory]]
unknown = 3
[[figure]]
name = "Axa"
player = "Ana"
kind = "troop"
cost = 60
"""
SIDES = ("--winner", "Ana", "--attacker", "Ana", "--defender", "Bo")
BATTLE = ("medfan", "after", *SIDES)
STEAL = ("--objective", "Ana:invasion", "--dead", "Ana:Axa")


@pytest.fixture
def table(here):
    """Ana and Bo, a Casino, a camp that makes troops cheaper."""
    begun(POSITION)
    return here


def last(*words):
    """The sentence of the latest entry."""
    return ask("log", "--last", "1", *words)["entries"][0]["text"]


# The journal -------------------------------------------------------------------


def test_a_battle_is_told_with_sums_fates_and_land(table):
    """Payments, survivors and captures are shown in either language."""
    ask(*BATTLE, *STEAL, "--dice", "2 | 5 3")
    assert last() == (
        "Ana wins the battle (Ana against Bo); spoils: Ana 0 #, Bo 6 #; "
        "survival: Axa (misses the next battle); "
        "territories: Ana wins Tripot (Casino) from Bo; "
        "territory income: Ana 80 #, Bo 0 #"
    ).replace(" #", "\xa0#")
    assert "territoires\xa0: Ana prend Tripot (Casino) à Bo" in last("--lang", "fr")


def test_an_undone_battle_keeps_the_names_of_what_it_found(table):
    """The territory is unknown again; the log still has its name."""
    won = ("--objective", "Ana:expansion", "--until", "territories")
    names = ("--name", "Hauts", "--name", "Landes")
    ask(*BATTLE, *won, *names, "--dice", "1 1 | 4 3 | 4 3")
    ask("undo")
    told = ask("log")["entries"][1]["text"]
    assert "Ana wins Hauts (Holding), Ana wins Landes (Holding)" in told


def test_a_reduction_is_told_with_its_source(table):
    """The text says half the price, and which territory gives it."""
    ask("medfan", "recruit", "Ana", "Pik", "--kind", "troop", "--cost", "33")
    assert last().replace("\xa0", " ") == (
        "Ana recruits Pik for 17 # instead of 33 #, thanks to Camp"
    )
    ask("medfan", "improve", "Ana", "Pik", "life", "--cost", "20")
    assert "for 10 # instead of 20 #, thanks to Pistes: Life" in (
        last().replace("\xa0", " ")
    )


def test_a_house_rule_is_told_with_what_it_is_about(table):
    """The key is for scripts; beside it is a text that the table understands."""
    key = "medfan.house_rules.income_rolls_optional"
    ask("rules", "set", key, "true")
    about = "whether an owner may decline an income roll"
    assert last() == f"House rule {key} ({about}): false → true"
    (table / "r.toml").write_text(
        "[medfan.house_rules]\nincome_rolls_optional = false\n", "utf-8"
    )
    ask("rules", "load", "r.toml")
    assert last() == f"House rules taken from a file: {key} ({about})"


# Pending acts ---------------------------------------------------------------------


def test_standings_tell_what_is_pending(table):
    """First there is a prepared battle, then its aftermath, then the end."""
    words = "--scenario", "5", "--objective", "Ana:raid", "--objective", "Bo:raid"
    ask("medfan", "prepare", "Ana", "Bo", *words)
    (battle,) = ask("medfan", "standings")["pending"]
    assert battle == {
        "code": "battle",
        "attacker": "Ana",
        "defender": "Bo",
        "scenario": "cursed_gem",
        "objectives": {"Ana": "raid", "Bo": "raid"},
    }
    typed = "medfan after --winner …"
    assert ask("status")["due"] == [{**battle, "command": typed}]
    assert "Ana and Bo are about to fight: The cursed gem" in intendant("status").out
    out = intendant("medfan", "standings").out
    assert "Ana and Bo are about to fight: The cursed gem" in out
    ask("medfan", "goal", "--games", "1")
    ask(*BATTLE, "--until", "spoils")
    (open_still,) = ask("medfan", "standings")["pending"]
    assert (open_still["code"], open_still["step"]) == ("aftermath", "survival")
    told = " ".join(intendant("medfan", "standings").out.split())
    assert (
        "the aftermath of the battle between Ana and Bo is not settled yet; "
        "next: survival" in told
    )
    ask("medfan", "after", "--seed", "1")
    (over,) = ask("medfan", "standings")["pending"]
    assert over == {"code": "over", "winners": ["Ana"]}
    refused = intendant(*BATTLE, "--json").refusal
    assert (
        refused["hint"] == "`--ruling` records that the players have agreed to fight on"
    )


@pytest.mark.rule("MED-SEQ-05")
def test_a_turn_that_ends_in_the_middle_is_warned_of(table):
    """The steps after the battle are still due; nothing is lost."""
    ask(*BATTLE, "--objective", "Ana:raid", "--until", "spoils")
    said = intendant("turn", "next", "--json")
    (warned,) = said.json["warnings"]
    assert (warned["code"], warned["rule"]) == ("medfan.turn_open", "MED-SEQ-05")
    assert warned["message"].endswith("next: survival")
    ask("medfan", "after")
    assert intendant("turn", "next", "--json").json["warnings"] == []


@pytest.mark.ruling("MED-AMB-INC-12")
def test_that_battles_differ_is_told_once(table):
    """The warning comes when a difference begins, even by a late player, and once."""
    draw = ("medfan", "after", "--winner", "draw", "--attacker", "Ana")
    ask("medfan", "join", "Cleo", "--seed", "1")
    told = []
    for _ in range(5):
        said = intendant(*draw, "--defender", "Bo", "--seed", "1", "--json").json
        told.append([warned["code"] for warned in said["warnings"]])
    assert told == [[], [], ["medfan.games_differ"], [], []]
    late = intendant("medfan", "join", "Dora", "--seed", "2", "--json").json
    assert late["warnings"] == []


@pytest.mark.ruling("MED-AMB-INC-12")
def test_a_late_player_is_told_of_at_once(table):
    """There were three battles without Cleo, who earned nothing from them."""
    draw = ("medfan", "after", "--winner", "draw", "--attacker", "Ana")
    for _ in range(3):
        ask(*draw, "--defender", "Bo", "--seed", "1")
    said = intendant("medfan", "join", "Cleo", "--seed", "1", "--json").json
    assert [warned["code"] for warned in said["warnings"]] == ["medfan.games_differ"]


def test_a_script_says_of_which_line_it_warns(table):
    """All warnings come after the answers, so each has the number of its line."""
    lines = (
        "note one",
        "# two",
        " ".join((*BATTLE, "--dead", "Ana:Axa", "--dice", "'2 | 5 3'")),
    )
    (table / "s.txt").write_text("\n".join(lines) + "\n", "utf-8")
    for how in ((), ("--keep-going",)):
        said = intendant("run", "s.txt", *how)
        assert said.status == 0, said.err
        assert said.err == (
            "note (line 3): Ana’s objective has not been given: no objective counts\n"
        )
        ask("undo", "--to", "1")


# Words, not codes -------------------------------------------------------------------


def test_a_score_says_what_was_counted(here):
    """Both languages have words; scripts get the codes."""
    words = ("medfan", "score", "4", "--prisoner", "free")
    assert "attacker" in intendant(*words).out
    words = ("medfan", "score", "1", "--attacker", "killed=119")
    assert "tués 119" in intendant(*words, "--lang", "fr").out
    assert ask(*words)["sides"][0]["counted"] == {"killed": 119}
    refused = intendant("medfan", "score", "11", "--attacker", "killed=1").err
    assert "“killed” is not counted in this scenario" in refused
    assert "this scenario counts: morale tests failed" in refused


def test_a_second_improvement_is_refused_in_words(table):
    """The refusal names the characteristic, and its earlier improvement."""
    better = ("medfan", "improve", "Ana", "Axa", "melee", "--cost", "10")
    more = ("--kind", "second_attack", "--first", "4", "--value", "3")
    ask(*better, *more)
    assert intendant(*better).err.startswith(
        "error: Axa’s Melee has already been improved: second attack 3\n"
    )
