"""What two campaigns have in common, and how they differ."""

from __future__ import annotations

import shutil
import sqlite3

import pytest

from tests.commands.test_branches import BRANCH
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person
from tests.tampering import tamper

KEYS = ["kind", "subject", "what", "type", "account", "here", "there"]


def differences(file="what-if", *given):
    """The differences, as kind, subject, field, here, there."""
    found = ask("diff", file, *given)["differences"]
    assert all(list(one) == KEYS for one in found)
    return [
        tuple(one[key] for key in ("kind", "subject", "what", "here", "there"))
        for one in found
    ]


@pytest.fixture
def branched(full):
    """The full table, and a branch in which something else was done."""
    ask("fork", "what-if")
    ask("pay", "Anne", "Bruno", "10", *BRANCH)
    ask("territory", "claim", "Bourg", "Chloé", *BRANCH)
    ask("title", "grant", "Warden of the North", "Anne")
    ask("rules", "set", "free.money.unit", "crowns")
    return full


def test_a_fresh_branch_stands_the_same(full):
    """A new branch has one more entry, which changes nothing on the table."""
    ask("fork", "what-if")
    found = ask("diff", "what-if")
    assert (found["same"], found["differences"]) == (True, [])
    assert (found["common"], found["entries"]) == (8, {"here": 8, "there": 9})
    assert (found["here"], [e["kind"] for e in found["there"]]) == ([], ["fork"])
    assert "Both are in the same state\n" in intendant("diff", "what-if").out


def test_the_entries_of_one_alone_are_told(branched):
    """The common entries are counted by the chain of their hashes."""
    found = ask("diff", "what-if")
    assert found["common"] == 8
    assert [(e["seq"], e["text"]) for e in found["here"]] == [
        (9, "The title “Warden of the North” passes from Bruno to Anne"),
        (
            10,
            "House rule free.money.unit (what the coins are called): coins → crowns",
        ),
    ]
    assert [(e["seq"], e["text"]) for e in found["there"]] == [
        (9, "A branch of c.db begins after entry 8"),
        (10, "Anne pays 10\N{NO-BREAK SPACE}coins to Bruno"),
        (11, "Chloé takes Bourg"),
    ]
    assert list(found["here"][0]) == list(ask("log", "--last", "1")["entries"][0])
    last = ask("diff", "what-if", "--last", "1")
    assert [e["seq"] for e in last["here"] + last["there"]] == [10, 11]
    assert last["entries"] == {"here": 10, "there": 11}


def test_what_differs_is_told_thing_by_thing_by_name(branched):
    """Players, titles, territories and house rules come in their declared order."""
    assert differences() == [
        ("player", "Anne", "money", 70, 60),
        ("player", "Bruno", "money", 80, 90),
        ("title", "Warden of the North", "holder", "Anne", "Bruno"),
        ("territory", "Bourg", "owner", None, "Chloé"),
        ("rules", "rules", "free.money.unit", "crowns", "coins"),
    ]
    turned = [(*row[:3], row[4], row[3]) for row in differences()]
    assert differences("c.db", *BRANCH) == turned


def test_people_read_tables(branched):
    """The screen shows entries, then a table for each kind of thing."""
    out = intendant("diff", "what-if").out
    assert out.startswith("8 entries in common\nOnly here: 2 entries\n")
    assert "Only in what-if: 3 entries\n" in out
    told = out[out.index("Players") :]
    assert told == (
        "Players\n"
        "name   what   here  what-if\n"
        "Anne   money  70    60\n"
        "Bruno  money  80    90\n"
        "Titles\n"
        "name                 what    here  what-if\n"
        "Warden of the North  holder  Anne  Bruno\n"
        "Territories\n"
        "name   what   here  what-if\n"
        "Bourg  owner  –     Chloé\n"
        "House rules\n"
        "name  what             here    what-if\n"
        "      free.money.unit  crowns  coins\n"
    )
    french = intendant("diff", "what-if", "--lang", "fr").out
    assert "Joueurs\n" in french
    assert "Bourg  propriétaire  –    Chloé\n" in french


def test_what_is_only_in_one_of_them(full):
    """One thing was made there, another has a different name."""
    ask("fork", "what-if")
    ask("territory", "add", "Pré", "--owner", "Bruno", *BRANCH)
    ask("players", "rename", "Anne", "Anna", *BRANCH)
    assert differences() == [
        ("player", "Anne", "name", "Anne", "Anna"),
        ("territory", "Pré", "name", None, "Pré"),
        ("territory", "Pré", "owner", None, "Bruno"),
    ]


def test_the_clock_and_the_seats(full):
    """Clock and seats are facts of the campaign itself."""
    ask("fork", "what-if", "--at", "5")
    ask("players", "add", "Dora", *BRANCH)
    assert differences() == [
        ("campaign", "campaign", "turn", 2, 1),
        (
            "campaign",
            "campaign",
            "seats",
            ["Anne", "Bruno", "Chloé"],
            ["Anne", "Bruno", "Chloé", "Dora"],
        ),
        ("player", "Dora", "name", None, "Dora"),
    ]


def test_the_status_is_0_whether_they_differ_or_not(branched):
    """`same` gives the result."""
    said = intendant("diff", "what-if", "--json")
    assert (said.status, said.json["result"]["same"]) == (0, False)
    said = intendant("diff", "c.db", "--json")
    assert (said.status, said.json["result"]["same"]) == (0, True)


def test_two_campaigns_of_their_own_are_compared_with_a_word_of_warning(full):
    """Without common entries, these are only counted."""
    ask("new", "other", "--players", "Anne,Dora")
    said = intendant("diff", "other", "--json")
    assert [w["code"] for w in said.json["warnings"]] == ["diff.unrelated"]
    found = said.json["result"]
    assert (found["common"], found["here"], found["there"]) == (0, [], [])
    assert found["entries"] == {"here": 8, "there": 1}
    assert ("player", "Anne", "money", 70, 0) in differences("other")
    assert ("territory", "Vaux", "name", "Vaux", None) in differences("other")
    shown = intendant("diff", "other")
    assert "Only here: 8 entries\nOnly in other: 1 entry\n" in shown.out
    assert shown.err.startswith("note: other has no entry in common with this campaign")


def test_a_backup_may_be_compared(branched):
    """A campaign may also be compared with another campaign's backup."""
    ask("backup", "b.db")
    assert ask("diff", "b.db")["same"]
    assert ask("diff", "c.db", "-c", "b.db")["same"]


# Refusals ------------------------------------------------------------------------------


def test_another_game_is_refused(full):
    """Different games cannot be compared."""
    ask("new", "other", "--game", "medfan")
    said = intendant("diff", "other", "--json")
    assert (said.status, said.refusal["code"]) == (1, "rule")
    assert "other belongs to a different game (medfan)" in said.refusal["message"]


def test_what_is_no_campaign_is_refused(full):
    """A file that is missing, foreign or newer is refused with exit 3."""
    (full / "text").write_text("no campaign")
    shutil.copy("c.db", "new")
    file = sqlite3.connect("new")
    file.execute("PRAGMA user_version = 99")
    file.close()
    for name, code in (
        ("nothing", "no_campaign"),
        ("text", "not_a_campaign"),
        (".", "not_a_campaign"),
        ("new", "newer"),
    ):
        said = intendant("diff", name, "--json")
        assert (said.status, said.refusal["code"]) == (3, code), name
        assert name in said.refusal["message"]


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE entry SET outcome = 'x' WHERE seq = 9",
        "UPDATE fact SET value = x'ff' WHERE field = 'seats'",
        "UPDATE entry SET hash = hash || '0' WHERE seq = 1",
    ],
)
def test_a_damaged_file_is_named(branched, sql):
    """Either file may be the damaged one, and there is never a traceback."""
    tamper("what-if", sql)
    for words in (("what-if",), ("c.db", *BRANCH)):
        said = intendant("diff", *words, "--json")
        if said.status:
            assert (said.status, said.refusal["code"]) == (3, "damaged"), said
            assert "what-if" in said.refusal["message"]


def test_a_script_compares(branched):
    """In a script, `diff` is a question like any other."""
    said = intendant("run", "-", "--json", stdin="diff what-if\n")
    assert said.status == 0
    assert said.json["result"]["same"] is False


# Secrets -------------------------------------------------------------------------------


def test_purses_that_are_kept_closed_stay_closed(here, fief):
    """Sums and payments stay secret, but owners see their own."""
    fief("negotiations")
    ask("rules", "set", "fief.money.secret", "true")
    ask("fork", "what-if")
    ask("pay", "Anne", "Bruno", "10", *BRANCH)
    assert differences() == []
    text = ask("diff", "what-if")["there"][-1]["text"]
    assert text == "Anne pays money to Bruno"
    mine = differences("what-if", "--as", "Anne")
    assert mine == [("player", "Anne", "money", 2000, 1990)]
    assert len(differences("what-if", "--all")) == 2
    ask("rules", "set", "fief.money.secret", "false", *BRANCH)
    assert [row[0] for row in differences("c.db", *BRANCH)] == ["rules"]


# Other games ---------------------------------------------------------------------------


def test_fief_tells_counters_lords_and_crowns(here, fief):
    """Counters, owners of villages, and lords with their titles are compared."""
    fief(more=person("Henry", "Anne", "Bourg") + fief_realm())
    ask("fork", "what-if")
    ask("fief", "buy", "Anne", "soldier", "--at", "Bourg", "--count", "2", *BRANCH)
    ask("title", "grant", "king", "Henry")
    ask("fief", "die", "Arnaud", "--cause", "plague", "--choose", "heir.Arnaud=Henry")
    rows = differences()
    assert ("campaign", "campaign", "king", "Henry", None) in rows
    assert ("title", "Rouge", "holder", "Henry", "Arnaud") in rows
    assert ("lord", "Arnaud", "at", None, "Bourg") in rows
    found = ask("diff", "what-if")["differences"]
    counters = [one for one in found if one["what"] == "v1"]
    assert [(one["subject"], one["account"]) for one in counters] == [
        ("Anne", "stock/Anne"),
        ("Bourg", "Bourg/Anne"),
    ]
    assert [one["there"] - one["here"] for one in counters] == [-2, 2]
    out = intendant("diff", "what-if").out
    assert "Bourg  soldiers worth 1 (Anne)  5     7\n" in out
    assert "soldiers worth 1 (box)" in out


def fief_realm():
    """The realm of the table, where a family is in a city."""
    from tests.commands.conftest import REALM

    return REALM


def test_a_village_of_a_fief_is_its_holders(here, fief):
    """The owner that follows from the fief is shown, though nobody recorded it."""
    fief()
    ask("fork", "what-if")
    ask("title", "revoke", "Rouge", "--ruling", "so be it")
    assert ("territory", "Vaux", "owner", None, "Anne") in differences()


def test_med_fan_tells_figures_and_lands_that_nobody_knows_yet(medfan):
    """A nameless land has no name here either; codes are shown in words."""
    ask("fork", "what-if")
    ask("medfan", "recruit", "Bo", "Orc", "--cost", "15", "--kind", "troop", *BRANCH)
    ask("medfan", "determine", "--dice", "4,2", "--name", "Hain", "--for", "Bo")
    rows = differences()
    assert ("figure", "Orc", "kind", None, "troop") in rows
    assert ("territory", "Hain", "name", "Hain", None) in rows
    gone = [row for row in rows if row[1] is None]
    assert gone in ([], [("territory", None, "unknown", None, 1)])
    out = intendant("diff", "what-if", "--lang", "fr").out
    assert "Figurines\n" in out


def test_everything_that_may_differ_has_its_words():
    """Each kind of thing, each commodity and each fact that is shown has words."""
    from commands.texts.branches import GROUPS
    from commands.texts.registry import every
    from commands.texts.why import FIELDS
    from ledger.rules import game_named, games

    games = [game_named(name) for name in games()]
    fields = {k: f for game in games for k, f in game.fields.items()}
    told = {name for (_, name), field in fields.items() if not field.inner}
    told |= {what for game in games for what in game.commodities}
    assert told - set(FIELDS) - set(every("THINGS")) == set()
    kinds = {kind for (kind, _), field in fields.items() if not field.inner}
    assert kinds - set(GROUPS) == set()
