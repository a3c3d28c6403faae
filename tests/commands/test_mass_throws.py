"""Rolls of mass combat on the command line, with a campaign and without."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant

PERSONAL = "mass personal --wits 3 --tactics 2 --engagement engaged --situation victory"


def test_a_personal_roll(here):
    """The modifiers are added to the die."""
    found = ask(*PERSONAL.split(), "--dice", "6")
    assert (found["die"], found["total"], found["row"]) == (6, 11, "10-11")
    assert (found["damage_dice"], found["reputation"]) == (2, 2)
    words = ("--lends", "--modifier", "-1", "--unit", "cavalerie", "--dice", "6")
    found = ask(*PERSONAL.split(), *words)
    assert found["added"] == {
        "wits": 3,
        "tactics": 2,
        "unit": 1,
        "command": -2,
        "modifier": -1,
    }
    assert found["total"] == 9


def test_the_ten_of_a_die_is_thrown_again(here):
    """A ten may be typed as 0; the next die is asked for if it is missing."""
    assert ask(*PERSONAL.split(), "--dice", "0 4")["die"] == 14
    said = intendant(*PERSONAL.split(), "--dice", "10", "--json")
    assert said.refusal["code"] == "missing_dice"
    (here / "r.toml").write_text("[mass.personal]\nexplode = false\n")
    found = ask(*PERSONAL.split(), "--dice", "10", "--rules", "r.toml")
    assert found["die"] == 10


@pytest.mark.parametrize("word", ["1001", "-1001", "x", "", "--5", "1.5"])
def test_a_modifier_is_a_number_of_some_size(here, word):
    """A modifier may be negative or positive."""
    said = intendant("mass", "roll", "5", "3", f"--modifier={word}", "--json")
    assert said.status == 2


def test_a_roll(here):
    """The answer has chains, the kept dice and their sum."""
    found = ask(
        "mass", "roll", "5", "3", "--modifier", "-2", "--dice", "3 10 8 2 7 | 4"
    )
    assert found["dice"] == [[3], [10, 4], [8], [2], [7]]
    assert (found["kept"], found["total"]) == ([14, 8, 7], 27)
    shown = intendant("mass", "roll", "12", "6", "--seed", "4")
    assert shown.out.startswith("10k8: ")
    assert intendant("mass", "roll", "3", "4").status == 2
    found = ask("mass", "roll", "2", "1", "--no-explode", "--dice", "10 3")
    assert (found["dice"], found["total"]) == ([[10], [3]], 10)


def test_a_volley(here):
    """The answer has the level, the dice, the hits and their targets."""
    words = ("mass", "volley", "--bands", "6x1, 6x1,6x1", "--heroes", "1")
    found = ask(*words, "--seed", "3")
    assert (found["level"], found["dice_count"], len(found["dice"])) == (24, 12, 12)
    assert "targets" not in found
    found = ask("mass", "volley", "--level", "2", "--at-others", "2", "--dice", "9 2")
    assert found["targets"]["others"] == [0, 1]
    for wrong in ("6", "x1", "6x", "6x1,", "-6x1"):
        said = intendant("mass", "volley", f"--bands={wrong}", "--json")
        assert (said.status, said.refusal["hint"]) == (
            2,
            "members, x, threat rating: 6x1",
        )
    assert intendant("mass", "volley").status == 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_throws_are_recorded_and_told(here, lang):
    """In a campaign a roll is recorded on request, and undone like any act."""
    ask("new", "c.db", "--game", "mass", "--campaign-lang", lang)
    ask(*PERSONAL.split(), "--dice", "6")
    calls = (
        (*PERSONAL.split(), "--dice", "6"),
        (*PERSONAL.split(), "--dice", "8"),
        ("mass", "roll", "5", "3", "--seed", "3"),
        ("mass", "volley", "--level", "36", "--seed", "3"),
    )
    for number, words in enumerate(calls, 2):
        said = intendant(*words, "--record", "--json")
        assert (said.status, said.json["entry"]) == (0, number)
    told = [entry["text"] for entry in ask("log")["entries"]]
    kinds = [entry["kind"] for entry in ask("log")["entries"]]
    assert set(kinds) == {"new", "mass personal", "mass roll", "mass volley"}
    assert not any("mass" in text for text in told)
    assert ask("undo")["undone"] == [5]
    shown = intendant(*PERSONAL.split(), "--dice", "6", "--record", "--dry-run")
    assert (shown.status, len(ask("log")["entries"])) == (0, 6)


def test_a_recorded_roll_keeps_that_its_tens_do_not_explode(here):
    """Its line of a script says so, for otherwise a ten would be thrown on."""
    ask("new", "c.db", "--game", "mass")
    ask("mass", "roll", "2", "1", "--no-explode", "--dice", "10 4", "--record")
    assert "--no-explode" in ask("log", "--as-script")["script"][-1].split()


def test_a_campaign_lends_its_house_rules(here):
    """The campaign must be named."""
    ask("new", "c.db", "--game", "mass")
    ask("rules", "set", "mass.volley.ten", "again")
    words = ("mass", "volley", "--level", "2", "--dice", "10 3")
    assert ask(*words)["hits"] == 1
    assert ask(*words, "-c", "c.db")["hits"] == 0


def test_the_generals_roll(here):
    """Words are in either language; each line has its rule."""
    a = "5k3,tactic=enveloppement,terrain=high ground+terrain difficile,command=2+1"
    b = "total=26,tactic=REG,raises=1,front=2,down=1"
    found = ask("mass", "strategy", a, b, "--dice", "3 10 8 2 7 4")
    assert [line["what"] for line in found["a"]["modifiers"]] == [
        "tactics",
        "high_ground",
        "difficult",
        "command",
    ]
    assert (found["a"]["total"], found["b"]["total"]) == (42, 36)
    assert (found["winner"], found["attacker"]) == ("a", "a")
    shown = intendant("mass", "strategy", a, b, "--seed", "4", "--lang", "fr")
    assert "MASS-TURN-07" in shown.out
    said = intendant("mass", "strategy", "6k3,tactic=MARS", b, "--json")
    assert (said.status, said.refusal["code"]) == (1, "unknown_name")
    said = intendant("mass", "strategy", "6k3,raise=1", b, "--json")
    assert said.refusal["hint"] == "did you mean raises?"
    assert intendant("mass", "strategy", "6k3", "5k3", "--attacker", "c").status == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_generals_roll_is_told(here, lang):
    """The text gives the winner, a tie or another roll."""
    ask("new", "c.db", "--game", "mass", "--campaign-lang", lang)
    ask("rules", "set", "mass.strategy.contested_tn", "true")
    for a, b in (("30", "20"), ("20", "30"), ("30", "30"), ("1", "1")):
        words = (f"total={a},wits=3", f"total={b},wits=3")
        shown = intendant("mass", "strategy", *words, "--record")
        assert (shown.status, shown.err) == (0, "")
    told = [entry["text"] for entry in ask("log", "--last", "4")["entries"]]
    assert len(set(told)) == 4
    assert "30" in told[0]
