"""Armies on the command line: join, recruit, improve, the roster, undo."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant


def refused(*words):
    """The refusal of a call with `--json`, which must be refused."""
    said = intendant(*words, "--json")
    assert said.status != 0, said.out
    return said.refusal


def army(player):
    """A player's figures by name."""
    (found,) = ask("medfan", "roster", player)["players"]
    return {figure["name"]: figure for figure in found["figures"]}


def money(player):
    """A player's money."""
    accounts = ask("treasury", player)["accounts"]
    return {account["name"]: account["money"] for account in accounts}[player]


@pytest.mark.rule("MED-ARMY-01", "MED-TERR-01", "MED-TERR-02", "MED-TERR-04")
def test_a_campaign_begins_with_joining(here):
    """`new` seats nobody; each `join` brings 500 and five territories."""
    ask("new", "c.db", "--game", "medfan")
    told = ask("medfan", "join", "Ana", "--dice", "4 3", "--territory", "Ma terre")
    assert (
        told["player"],
        told["hoard"],
        told["owned"],
        told["unknown"],
    ) == ("Ana", 500, "Ma terre", 4)
    ask("medfan", "join", "Bo", "--seed", "4")
    found = ask("territory", "list")["territories"]
    assert (len(found), sum(not t["known"] for t in found)) == (10, 8)
    assert ask("players", "list")["players"] == ["Ana", "Bo"]
    assert ask("verify")["findings"] == []


@pytest.mark.rule("MED-TERR-03")
def test_the_generous_option_asks_which_roll_to_keep(medfan):
    """A script gets the missing choice, and its options."""
    ask("rules", "set", "medfan.house_rules.initial_territory_rolls", "2")
    join = ("medfan", "join", "Dora", "--dice", "4 6 2 1", "--territory", "Hain")
    refusal = refused(*join)
    assert refusal["code"] == "missing_choice"
    assert "Wasteland or Blood Altar" in refusal["message"]
    ask(*join, "--choose", "keep=wasteland")
    kinds = {t["name"]: t["kind"] for t in ask("territory", "list")["territories"]}
    assert kinds["Hain"] == "wasteland"


def test_a_basket_of_troops_pays_once_and_is_undone_at_once(medfan):
    """Five figures are one entry; its undo gives back coins and names."""
    before = ask("medfan", "roster")
    told = ask(
        *("medfan", "recruit", "Bo", "Orc", "--cost", "15", "--kind", "troop"),
        *("--count", "3", "--also", "Gros Bill=20", "--also", "Petit Jean=7"),
    )
    assert (told["paid"], told["hoard"]) == (72, 428)
    names = ["Orc 1", "Orc 2", "Orc 3", "Gros Bill", "Petit Jean"]
    assert names == told["figures"]
    ask("undo")
    assert before == ask("medfan", "roster")
    ask("redo")
    assert {"Grik", *names} == set(army("Bo"))


def test_an_improvement_halves_its_price_and_is_shown(medfan):
    """Ana has a Labyrinth; the roster shows the improvement."""
    ask(
        *["medfan", "improve", "Ana", "Ysolde", "melee", "--cost", "21", "--value", "4"]
    )
    assert army("Ana")["Ysolde"]["improvements"] == {"melee": "score 4"}
    assert army("Ana")["Ysolde"]["cost"] == 66
    assert money("Ana") == 489
    said = intendant("medfan", "roster", "Ana")
    assert "Melee: score 4" in said.out


REFUSALS = [
    ("recruit Bo Orc --cost 501 --kind troop", "not_enough", "MED-SHOP-09", "1"),
    ("recruit Ana R --cost 5 --kind hero --role healer", "rule", "MED-ARMY-08", "Yso"),
    ("recruit Bo O --cost 5 --kind troop --role mage", "rule", "MED-ARMY-19", "mage"),
    ("recruit Ana merlin --cost 5 --kind hero", "name_taken", None, "Merlin"),
    ("recruit Ana R --cost 5 --kind beast", "usage", None, "beast"),
    ("recruit Ana R --cost 0 --kind hero", "bad_amount", None, "0"),
    ("recruit Ana R --cost 5 --kind hero --also S=x", "bad_amount", None, "x"),
    ("recruit Ana R --cost 5 --kind hero --role cook", "usage", None, "cook"),
    ("recruit Cy R --cost 5 --kind hero", "unknown_name", None, "Cy"),
    ("improve Bo Grik melee --cost 5", "rule", "MED-SHOP-03", "Training"),
    ("improve Ana Grik melee --cost 5", "rule", "MED-ADV-01", "Bo"),
    ("improve Ana Nobody melee --cost 5", "unknown_name", None, "Nobody"),
    ("improve Ana Ysolde beauty --cost 5", "usage", None, "beauty"),
    ("improve Ana Ysolde melee --cost 5 --value 6", "rule", "MED-ADV-08", "5"),
    ("improve Ana Ysolde die --cost 5 --dice 7", "rule", "MED-ADV-02", "player"),
    ("dismiss Bo Ysolde", "rule", "MED-ARMY-02", "Ana"),
    ("spell Ana Ysolde Brume", "rule", "MED-ARMY-13", "Ysolde"),
    ("item Ana Merlin magic_armour --cost 5", "rule", "MED-ARMY-17", "general"),
    ("council Bo", "rule", "MED-TERR-25", "Council"),
    ("join ana", "name_taken", "MED-TERR-05", "Ana"),
]


@pytest.mark.parametrize(("call", "code", "rule", "told"), REFUSALS)
def test_what_is_refused_is_told_with_its_rule(medfan, call, code, rule, told):
    """Code, rule and facts are for scripts and for people; nothing is written."""
    words = ("medfan", *call.split())
    refusal = refused(*words)
    assert (refusal["code"], refusal["rule"]) == (code, rule)
    assert told in refusal["message"] + (refusal["hint"] or "")
    shown = intendant(*words)
    assert refusal["message"] in shown.err
    assert len(ask("log")["entries"]) == 3


def test_the_table_may_agree_to_an_exception(medfan):
    """With --ruling the second general is accepted, and `verify` finds no fault."""
    words = "medfan recruit Ana Roland --cost 40 --kind hero --role general"
    said = intendant(*words.split(), "--ruling", "she is ill", "--json")
    assert [warning["rule"] for warning in said.json["warnings"]] == ["MED-ARMY-06"]
    assert ask("verify")["findings"] == []


def test_the_dead_are_gone_and_their_names_free(medfan):
    """A dead figure cannot be dismissed, but another may have its name."""
    ask("medfan", "dismiss", "Bo", "grik")
    again = ("medfan", "dismiss", "Bo", "Grik")
    assert refused(*again)["rule"] == "MED-SURV-10"
    ask(*["medfan", "recruit", "Bo", "Grik", "--cost", "20", "--kind", "troop"])
    (found,) = ask("medfan", "roster", "Bo")["players"]
    assert (found["gone"], found["total"]) == (["Grik"], 20)
    assert ask("verify")["findings"] == []


def test_the_roster_says_who_fights_next(medfan):
    """Resting figures, roles and totals of all players are on one screen."""
    ask("correct", "figure:Ana.Merlin.rests", "1", "--for", "wounded")
    shown = intendant("medfan", "roster").out
    assert "must rest" in shown
    assert "general, healer" in shown
    assert "figure ready: 1, worth 45 of 95" in shown
    (ana, bo) = ask("medfan", "roster")["players"]
    assert (ana["resting"], ana["total"], ana["ready_total"]) == (["Merlin"], 95, 45)
    assert (bo["missing"], bo["total"]) == (["general", "mage", "hero"], 15)


@pytest.mark.rule("MED-ADV-06")
def test_what_is_hard_to_believe_is_warned_of(medfan):
    """An ability comes with a reminder."""
    words = "medfan improve Ana Ysolde movement --cost 9 --kind ability --note vol"
    (warning,) = intendant(*words.split(), "--json").json["warnings"]
    assert (warning["code"], warning["rule"]) == ("medfan.believable", "MED-ADV-06")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_act_tells_itself_in_the_log(medfan, lang):
    """Each act has one sentence, with names and coins."""
    for call in (
        "join Dora --dice 4,3 --territory Hain",
        "recruit Bo Orc --cost 15 --kind troop",
        "improve Ana Ysolde melee --cost 21",
        "spell Ana Merlin Brume",
        "item Ana Ysolde magic_armour --cost 9",
        "council Ana one_more_hero_may_be_mage",
        "dismiss Bo Orc",
    ):
        ask("medfan", *call.split())
    told = [entry["text"] for entry in ask("log", "--lang", lang)["entries"][3:]]
    for text, word in zip(
        told, ("Hain", "Orc", "11", "Brume", "Ysolde", "Bourg", "Orc"), strict=True
    ):
        assert word in text
        assert "{" not in text


def test_an_army_is_carried_over_by_a_position(medfan):
    """After export and `new`, the roster is the same."""
    ask(
        *[
            "medfan",
            "recruit",
            "Bo",
            "Orc",
            "--cost",
            "15",
            "--kind",
            "troop",
            "--count",
            "2",
        ]
    )
    ask(*["medfan", "improve", "Ana", "Ysolde", "melee", "--cost", "21"])
    ask(*["medfan", "spell", "Ana", "Merlin", "Brume"])
    before = ask("medfan", "roster")
    ask("export", "position", "-o", "p.toml")
    ask("new", "again.db", "--from", "p.toml")
    assert before == ask("medfan", "roster", "-c", "again.db")
