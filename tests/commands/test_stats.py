"""Many campaigns added up: the same as whoever adds them up by hand."""

from __future__ import annotations

import csv
import json
import re
import shutil
import sqlite3
from collections import Counter, defaultdict
from contextlib import closing
from io import StringIO

import pytest

from tests import evenings
from tests.face import ask, intendant
from tests.tampering import tamper
from tools import samples

CLOCK = "2026-01-02T{:02}:{:02}:{:02}Z"
FIEF = ("la-couronne-de-lys", "le-cachot-du-roi", "quatre-blasons")


def copied(here, *names):
    """Copies of samples after their evenings, in the current folder."""
    for name in names:
        shutil.copy(evenings.played(samples.CAMPAIGNS / name), here / f"{name}.db")
    return [f"{name}.db" for name in names]


def rows(file, sql):
    """What a file holds, read without the program."""
    with closing(sqlite3.connect(file)) as held:
        return held.execute(sql).fetchall()


def people(found, key="together", at=None):
    """The people of one sum, by name."""
    one = found[key] if at is None else found[key][at]
    return {person["name"]: person for person in one["people"]}


@pytest.fixture
def fief(here):
    """Three games of Fief, in two of which somebody has the same name."""
    files = copied(here, *FIEF)
    which = ["-c", "le-cachot-du-roi.db"]
    ask("players", "rename", "Armagnac", "LUSIGNAN", *which)
    ask("players", "rename", "Brienne", "Coücy", *which)
    return files


def test_names_are_matched_but_for_case(fief):
    """LUSIGNAN is Lusignan; Coücy is not Coucy."""
    found = people(ask("stats", *fief))
    assert len(found) == 3 + 4 + 4 - 1
    assert "LUSIGNAN" not in found
    assert (found["Lusignan"]["games"], found["Lusignan"]["won"]) == (2, 2)
    assert (found["Coucy"]["won"], found["Coücy"]["won"]) == (0, 1)


def test_incomes_are_the_sum_of_what_the_files_hold(fief):
    """All that came into a purse in play; what was taken back never came."""
    by_hand = Counter()
    for file in fief:
        names = dict(rows(file, "SELECT subject, value FROM fact WHERE field = 'name'"))
        for who, amount in rows(
            file,
            "SELECT target, sum(amount) FROM effect JOIN entry ON seq = effect.entry"
            " WHERE what = 'money' AND target GLOB 'player:*'"
            " AND kind NOT IN ('new', 'count', 'correct') AND marks = 0"
            " AND seq NOT IN (SELECT act FROM undone WHERE undone = 1)"
            " GROUP BY target",
        ):
            by_hand[names[who].casefold()] += amount
    found = people(ask("stats", *fief))
    incomes = {n.casefold(): p["income"] for n, p in found.items() if p["income"]}
    assert dict(by_hand) == incomes
    assert min(by_hand.values()) > 0


def test_battles_and_their_odds_are_the_sum_of_the_reports(fief):
    """Each chance of the reports, added up for those who fought on that side."""
    fought, won, known, known_won = Counter(), Counter(), Counter(), Counter()
    expected = defaultdict(float)
    for file in fief:
        for battle in ask("report", "-c", file)["battles"]:
            result, odds = battle["result"], battle["chances"]
            for side in ("attacker", "defender"):
                for name in map(str.casefold, result[f"{side}s"]):
                    fought[name] += 1
                    won[name] += result["winner"] == side
                    if odds is not None:
                        known[name] += 1
                        known_won[name] += result["winner"] == side
                        expected[name] += odds[side]
    found = people(ask("stats", *fief))
    assert len(known) > 5
    for name, person in found.items():
        key = name.casefold()
        assert fought[key] == person["battles"]
        assert won[key] == person["battles_won"]
        assert (known[key], known_won[key]) == (person["judged"], person["judged_won"])
        told = person["expected"] if known[key] else 0.0
        assert expected[key] == pytest.approx(told, abs=1e-4)


def test_luck_is_the_dice_of_all_files_together(fief):
    """The dice and their sum are those that `fief luck` counts."""
    dice, total = Counter(), Counter()
    for file in fief:
        for family in ask("fief", "luck", "-c", file)["families"]:
            dice[family["player"].casefold()] += family["dice"]
            total[family["player"].casefold()] += family["sum"]
    found = people(ask("stats", *fief))
    lucks = {n.casefold(): p["luck"] for n, p in found.items() if p["luck"]}
    assert dict(dice) == {name: luck["dice"] for name, luck in lucks.items()}
    assert dict(total) == {name: luck["sum"] for name, luck in lucks.items()}
    for name, luck in lucks.items():
        assert 3.5 * dice[name] == luck["expected"]
        # A tie counts half: whoever rolled more than usual is above the middle.
        above = (luck["sum"] > luck["expected"]) - (luck["sum"] < luck["expected"])
        assert above == (luck["percentile"] > 0.5) - (luck["percentile"] < 0.5)


def test_points_count_once_a_game_is_over(fief):
    """Quatre Blasons is played for points, too, but still goes on."""
    score = ask("fief", "score", "-c", "la-couronne-de-lys.db")
    by_hand = {one["player"]: one["total"] for one in score["players"]}
    found = people(ask("stats", *fief))
    points = {n: p["points"] for n, p in found.items() if p["points"] is not None}
    assert by_hand == points
    assert found["Dreux"]["finished"] == 0


def test_house_rules_divide_a_game(fief):
    """Each sum by house rules has its own files, and all of them make up the game."""
    found = ask("stats", *fief)
    (game,) = found["games"]
    assert [one["game"] for one in found["rules"]] == ["fief"] * 3
    for key in ("files", "games", "finished", "turns", "acts", "seconds"):
        assert sum(one[key] for one in found["rules"]) == game[key]
    assert found["rules"][2]["rules"] == [{"key": "fief.variant.points", "value": True}]
    assert found["rules"][2]["files"] == 1


def test_every_game_tells_who_played_and_won(here):
    """Every scenario of a siege is a game; points and coins of games are not mixed."""
    names = [folder.name for folder in samples.folders()]
    found = ask("stats", *copied(here, *names))
    ends = {
        file["file"].removesuffix(".db"): [game["winners"] for game in file["games"]]
        for file in found["files"]
    }
    assert ends == {
        "la-chute-de-braken-keep": [
            ["Le Comte"],
            ["Les Nains"],
            ["Les Nains"],
            ["Les Orques"],
            ["Les Elfes"],
        ],
        "la-couronne-de-lys": [["Lusignan"]],
        "le-cachot-du-roi": [["Armagnac", "Brienne"]],
        "le-gue-des-corbeaux": [["Montaigne"]],
        "le-siege-de-braken-keep": [["Les Nains"], ["Le Comte"], ["Le Comte"]],
        "merchant-lords": [[]],
        "ombreval": [[]],
        "quatre-blasons": [[]],
        "trois-bannieres": [["Hélène"]],
    }
    together = found["together"]
    assert tuple(together[key] for key in ("files", "games", "finished")) == (9, 15, 12)
    assert {None} == {person["points"] for person in together["people"]}
    assert {None} == {person["income"] for person in together["people"]}
    kinds = {one["game"]: one["people"][0]["kinds"] for one in found["games"]}
    assert kinds == {
        "siege": ["side"],
        "mass": ["side"],
        "fief": ["family"],
        "free": ["player"],
        "medfan": ["player"],
    }


def test_a_scenario_without_sides_is_no_game(here):
    """A position tells that it is over, and not who fought; the next one counts."""
    (here / "p.toml").write_text('game = "siege"\nended = true\n', "utf-8")
    ask("new", "c.db", "--from", "p.toml")
    sides = ("--attacker", "Nains", "--defender", "Empire", "--first", "Empire")
    ask("siege", "start", "1", *sides)
    (file,) = ask("stats", "c.db")["files"]
    assert [game["players"] for game in file["games"]] == [["Nains", "Empire"]]


def test_battles_of_a_medfan_campaign_count_once(here):
    """Twelve battles, two players in each; nobody reckons their odds."""
    (file,) = copied(here, "trois-bannieres")
    found = people(ask("stats", file)).values()
    assert sum(one["battles"] for one in found) == 2 * 12
    assert sum(one["battles_won"] for one in found) <= 12
    assert {(0, None)} == {(one["judged"], one["expected"]) for one in found}
    assert {one["name"]: one["points"] for one in found} == {
        "Hélène": 6,
        "Barnabé": 2,
        "Solveig": 3,
        "Tancrède": 1,
    }


def test_typed_dice_are_put_together(fief):
    """The faces of each kind of dice are those of all files."""
    by_hand = Counter()
    for file in fief:
        for one in ask("fief", "luck", "-c", file)["dice"]["sets"]:
            if one["die"] == "d6" and not one["all"]:
                by_hand.update({int(f): n for f, n in one["faces"].items()})
    found = ask("stats", *fief)["dice"]
    (whole,) = (one for one in found["sets"] if one["die"] == "d6" and one["all"])
    assert dict(by_hand) == {int(face): n for face, n in whole["faces"].items() if n}
    assert whole["verdict"] == "usual"


def test_dice_that_nobody_rolled_in_particular_are_told_as_such(here):
    """The table types them for everybody; a dash would say nothing."""
    (file,) = copied(here, "le-gue-des-corbeaux")
    tested = [one for one in ask("stats", file)["dice"]["sets"] if one["p"] is not None]
    assert {one["player"] for one in tested if not one["all"]} == {None}
    assert "nobody in particular" in intendant("stats", file, "--lang", "en").out
    assert "personne en particulier" in intendant("stats", file, "--lang", "fr").out


# Files ----------------------------------------------------------------------------


def test_all_files_that_cannot_be_read_are_told_at_once(here):
    """What can be read is added up nevertheless; the status is 3."""
    (file,) = copied(here, "ombreval")
    (here / "notes.txt").write_text("not a campaign")
    (here / "folder").mkdir()
    damaged = here / "damaged.db"
    shutil.copy(file, damaged)
    with closing(sqlite3.connect(damaged)) as held:
        held.execute("PRAGMA user_version = 99")
        held.commit()
    said = intendant(
        "stats", "missing.db", "notes.txt", file, "folder", "damaged.db", "--json"
    )
    assert (said.status, said.json["ok"]) == (3, False)
    result = said.json["result"]
    assert [(one["file"], one["code"]) for one in result["left_out"]] == [
        ("missing.db", "no_campaign"),
        ("notes.txt", "not_a_campaign"),
        ("folder", "not_a_campaign"),
        ("damaged.db", "newer"),
    ]
    assert result["together"]["files"] == 1
    shown = intendant("stats", "missing.db", file, "notes.txt", "--lang", "fr")
    assert shown.status == 3
    assert "il n’y a pas de fichier missing.db" in shown.out
    assert "notes.txt n’est pas une campagne" in shown.out


def test_a_damaged_file_is_told_beside_the_others(here):
    """A fault deep inside a file keeps nobody from adding up the others."""
    one, other = copied(here, "ombreval", "la-couronne-de-lys")
    tamper(other, "UPDATE entry SET outcome = '{' WHERE kind = 'fief battle'")
    said = intendant("stats", one, other, "--json")
    assert said.status == 3
    (left_out,) = said.json["result"]["left_out"]
    assert (other, "damaged") == (left_out["file"], left_out["code"])


def test_copies_count_once(here):
    """Whoever names a file twice, or a copy of it, sees it counted once."""
    (file,) = copied(here, "ombreval")
    shutil.copy(file, here / "again.db")
    found = ask("stats", file, "again.db", file)
    assert found["together"]["files"] == 1
    assert [("again.db", "copy"), (file, "copy")] == [
        (one["file"], one["code"]) for one in found["left_out"]
    ]
    assert f"a copy of {file}" in intendant("stats", file, "again.db").out


def test_an_earlier_state_is_not_another_campaign(here):
    """Of an older copy and the live file only the live one counts, in any order."""
    (file,) = copied(here, "ombreval")
    shutil.copy(file, here / "older.db")
    ask("note", "one more", "-c", file)
    alone = ask("stats", file)
    for order in ((file, "older.db"), ("older.db", file)):
        found = ask("stats", *order)
        assert found["together"] == alone["together"]
        assert [one["file"] for one in found["files"]] == [file]
        assert [(one["file"], one["code"]) for one in found["left_out"]] == [
            ("older.db", "earlier")
        ]
        for form in ("text", "md", "html"):
            said = intendant("stats", *order, "--format", form)
            assert said.status == 0
            assert f"an earlier state of {file}" in said.out
        said = intendant("stats", *order, "--format", "csv")
        assert f"older.db is left out: an earlier state of {file}" in said.err


def test_a_branch_is_not_another_campaign(here):
    """The longest counts; a branch in which nothing was done is not longer."""
    (file,) = copied(here, "ombreval")
    ask("fork", "what-if.db", "-c", file)
    (left_out,) = ask("stats", "what-if.db", file)["left_out"]
    assert (left_out["file"], left_out["code"]) == ("what-if.db", "branch")
    assert left_out["message"] == f"a branch of {file}"
    ask("turn", "next", "-c", "what-if.db")
    (left_out,) = ask("stats", "what-if.db", file)["left_out"]
    assert (left_out["file"], left_out["code"]) == (file, "earlier")
    for _ in range(3):
        ask("turn", "next", "-c", file)
    (left_out,) = ask("stats", "what-if.db", file, "-o", "s.csv")["left_out"]
    assert (left_out["file"], left_out["code"]) == ("what-if.db", "branch")
    said = intendant("stats", file, "what-if.db", "--lang", "fr").out
    assert f"une branche de {file}" in said


def test_no_file_to_read_is_no_statistics(here):
    """Nothing is added up, and the reason is told."""
    said = intendant("stats", "missing.db", "--json")
    assert (said.status, said.json["result"]["games"]) == (3, [])
    assert intendant("stats").status == 2


# Secrets --------------------------------------------------------------------------


@pytest.mark.rule("FIEF-INC-20")
def test_closed_purses_stay_closed_until_the_game_is_over(here):
    """What went into them shows neither there nor in any form; afterwards it does."""
    running, over = copied(here, "quatre-blasons", "la-couronne-de-lys")
    before = people(ask("stats", running))
    assert all(person["income"] for person in before.values())
    for file in (running, over):
        ask("rules", "set", "fief.money.secret", "true", "-c", file)
    found = ask("stats", running, over)
    incomes = {n: p["income"] for n, p in people(found, "rules", 0).items()}
    assert dict.fromkeys(before) == incomes
    assert people(found, "rules", 1)["Lusignan"]["income"] == 19800
    for form in ("text", "md", "html", "csv"):
        shown = intendant("stats", running, "--format", form).out
        for person in before.values():
            assert str(person["income"]) not in shown.replace(",", "")
            assert f"{person['income']:,}" not in shown


# The length of turns --------------------------------------------------------------


def test_turns_last_as_long_as_somebody_plays(here, monkeypatch):
    """Pauses of more than half an hour belong to no turn, nor does a running turn."""
    times = iter(
        [
            CLOCK.format(20, 0, 0),  # new
            CLOCK.format(20, 1, 0),
            CLOCK.format(20, 3, 30),  # the first turn ends: 3 min 30 s
            CLOCK.format(21, 30, 0),  # supper
            CLOCK.format(22, 0, 0),
            CLOCK.format(22, 0, 30),  # the second turn ends: 30 min 30 s
            CLOCK.format(22, 20, 0),  # still running
        ]
    )
    monkeypatch.setattr("ledger.store.append.now", lambda: next(times))
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    ask("pay", "bank", "Anne", "5")
    ask("turn", "next")
    ask("pay", "bank", "Anne", "5")
    ask("pay", "bank", "Bruno", "5")
    ask("turn", "next")
    ask("pay", "bank", "Anne", "1000")
    found = ask("stats", "c.db")["together"]
    assert tuple(found[k] for k in ("turns", "seconds", "longest")) == (2, 2040, 1830)
    assert found["acts"] == 6
    said = intendant("stats", "c.db").out
    assert "17 min 00 s on average, 30 min 30 s at most" in said.replace("\u00a0", " ")


# Forms ----------------------------------------------------------------------------


def test_a_spreadsheet_gets_a_row_for_each_person_and_sort(fief):
    """Numbers are numbers, names are guarded; the sums are those of the JSON."""
    ask("players", "rename", "Dreux", "+Dreux", "-c", "quatre-blasons.db")
    found = ask("stats", *fief)
    text = intendant("stats", *fief, "--format", "csv").out
    table = [*csv.DictReader(StringIO(text))]
    sums = [found["together"], *found["games"], *found["rules"]]
    assert sum(1 + len(one["people"]) for one in sums) == len(table)
    own = [row for row in table if not row["name"]]
    for key in ("games", "finished", "turns", "acts", "seconds", "longest"):
        assert [str(one[key]) for one in sums] == [row[key] for row in own]
    for key in ("turns", "acts", "seconds", "longest"):
        assert {row[key] for row in table if row["name"]} == {""}
    together = [row for row in table if not row["game"] and row["name"]]
    assert [str(p["won"]) for p in sums[0]["people"]] == [r["won"] for r in together]
    assert "'+Dreux" in {row["name"] for row in table}
    assert {"", "fief.variant.points=true"} <= {row["rules"] for row in table}


def test_statistics_are_written_to_a_file(fief):
    """The form follows the extension; what is left out is told on the screen, too."""
    found = ask("stats", *fief, "-o", "s.html")
    assert (found["file"], found["format"]) == ("s.html", "html")
    with open("s.html", encoding="utf-8") as page:
        text = page.read()
    assert len(text.encode()) == found["bytes"]
    assert "<script" not in text
    assert "Coücy" in text
    said = intendant("stats", *fief, "x.db", "-o", "s.csv")
    assert said.status == 3
    assert "there is no file x.db" in said.out
    assert intendant("stats", *fief, "-o", "s.html").status == 1
    refused = intendant("stats", *fief, "--format", "json", "--json")
    assert "text, md, html, pdf or csv" in json.dumps(refused.refusal)


def test_statistics_speak_french(fief):
    """Headings, numbers and games, too."""
    said = intendant("stats", *fief, "--lang", "fr").out
    assert "3 fichiers · 3 parties" in said
    assert "parties finies\u00a0: 2 sur 3" in said
    assert "19\u202f800" in said
    assert "fief.variant.points" not in said


def test_a_template_may_make_any_file(here):
    """Its ending says nothing that the program could know."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    (here / "own.tex").write_text("{{ report.game }}")
    ask("report", "--template", "own.tex", "-o", "x.tex")
    assert (here / "x.tex").read_text().strip() == "free"


def test_house_rules_are_told_in_words(here):
    """What the rule is about and its value, as `rules list` tells them."""
    ask("new", "a.db", "--game", "fief", "--players", "Anne,Bruno,Chloé")
    ask("new", "b.db", "--game", "fief", "--players", "Anne,Bruno,Denise")
    ask("rules", "set", "fief.ransom.multi", "sum", "-c", "a.db")
    ask("rules", "set", "fief.variant.tactics", "true", "-c", "a.db")
    for lang, told in (
        (
            "en",
            ("the ransom for several ranks: the sum", "the Tactical extension: true"),
        ),
        (
            "fr",
            ("la rançon de plusieurs rangs\u00a0: la somme", "Tactique\u00a0: vrai"),
        ),
    ):
        said = intendant("stats", "a.db", "b.db", "--format", "md", "--lang", lang).out
        own = "^### (?:house rules|règles maison) – (.*)$"
        (heading,) = re.findall(own, said, re.MULTILINE)
        assert all(one in heading for one in told), heading
        assert "fief." not in heading


def test_names_stand_as_in_a_dictionary(here):
    """Éloi comes after Denise, not after Zoé; so do his dice."""
    ask("new", "c.db", "--game", "free", "--players", "Zoé,Éloi,Denise,anne")
    ask("pay", "bank", "Anne", "5")
    names = [one["name"] for one in ask("stats", "c.db")["together"]["people"]]
    assert names == ["anne", "Denise", "Éloi", "Zoé"]


@pytest.mark.parametrize(
    "words",
    [
        ("stats", "c.db", "-o", "x.xlsx"),
        ("report", "-o", "x.DOCX"),
        ("rules", "card", "all", "-o", "x.doc"),
        ("paper", "turn", "-o", "x.odt"),
        ("paper", "rolls", "-o", "x.rtf"),
    ],
)
def test_an_ending_that_is_no_form_is_refused(here, words):
    """Nobody gets a text that a spreadsheet cannot open; --format has the last word."""
    ask("new", "c.db", "--game", "fief", "--players", "Anne,Bruno,Chloé")
    ending = words[-1][1:].casefold()
    said = intendant(*words)
    assert (said.status, f"ends in {ending}" in said.err) == (2, True)
    assert "text, md, html" in said.err
    assert f"finit par {ending}" in intendant(*words, "--lang", "fr").err
    assert not (here / words[-1]).exists()
    assert ask(*words, "--format", "text")["format"] == "text"
    for name in ("x.txt", "evening", "evening of 26.11"):
        assert ask(*words[:-1], name)["format"] == "text"
