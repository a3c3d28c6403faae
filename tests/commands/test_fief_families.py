"""Marriages, a Prince and loans at the table: screens, log and journal."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import holding, person, village

LAND = village("Bourg", "Anne", "Anne.v1=5", building="city") + village(
    "Mont", "Bruno", "Bruno.v1=2", building="castle"
)
HANDS = holding("hand/player:Anne", "card", 2) + holding("hand/player:Bruno", "card", 2)
COURT = (
    LAND
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True)
    + person("Philippe", "Anne", "Bourg", bishop="Sigy")
    + person("Blanche", "Bruno", "Mont")
    + person("Isabelle", "Chloé", "Val")
    + person("Eric", "Chloé", "Val")
    + HANDS
)


@pytest.fixture
def court(fief):
    """A single King, in the negotiations."""
    fief("negotiations", more=COURT)


def plain(text):
    """Text with plain spaces."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\u202f", " ")


def log(*words):
    """The sentences of the log."""
    return [plain(entry["text"]) for entry in ask("log", *words)["entries"]]


# Marriages ------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-MARRY-03", "FIEF-MARRY-05")
@pytest.mark.parametrize(
    ("lang", "lines"),
    [
        (
            "en",
            [
                "Arnaud (Anne) marries Blanche (Bruno), who becomes Queen  [2]",
                "  Anne and Bruno are allied by marriage from now on: `fief alliances`",
                "  Blanche is Queen: her counter is replaced by the Queen’s",
                "  10 points of the Queen’s guard stand beside Blanche",
            ],
        ),
        (
            "fr",
            [
                "Arnaud (Anne) épouse Blanche (Bruno), qui devient Reine  [2]",
                "  Anne et Bruno sont désormais alliés par mariage : `fief alliances`",
            ],
        ),
    ],
)
def test_a_royal_wedding_is_told(court, lang, lines):
    """The screen shows both players, the Queen, the alliance and the guard."""
    said = intendant("fief", "marry", "Arnaud", "Blanche", "--lang", lang)
    assert (said.status, said.err) == (0, "")
    assert lines == plain(said.out).splitlines()[: len(lines)]


@pytest.mark.rule("FIEF-MARRY-08", "FIEF-MARRY-09")
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_alliances_are_shown_on_narrow_screens(court, lang):
    """Couples, crowns, fiefs and the players without allies fit; also in `status`."""
    alone = intendant("fief", "alliances", "--lang", lang)
    assert alone.out.count("\n") == 1
    ask("fief", "marry", "Arnaud", "Blanche")
    told = ask("fief", "alliances")
    (one,) = told["alliances"]
    assert one["couples"] == [{"husband": "Arnaud", "wife": "Blanche"}]
    assert (one["players"], one["fiefs"], one["needed"]) == (["Anne", "Bruno"], 1, 4)
    assert told["free"] == ["Chloé"]
    screens = [
        intendant(*words.split(), "--lang", lang).out
        for words in ("fief alliances", "status")
    ]
    for screen in screens:
        assert "Arnaud" in screen
        assert "None" not in screen
        assert max(map(len, screen.splitlines())) <= 80
    codes = [one["code"] for one in ask("status")["conditions"]]
    assert "alliance" in codes


@pytest.mark.parametrize(
    ("lang", "his", "hers"),
    [("en", "husband of Blanche", "wife of Arnaud"),
     ("fr", "époux de Blanche", "épouse d’Arnaud")],
)  # fmt: skip
def test_status_calls_husband_and_wife_what_they_are(court, lang, his, hers):
    """Both languages have the right word for each spouse."""
    ask("fief", "marry", "Arnaud", "Blanche")
    shown = plain(intendant("status", "--full", "--lang", lang).out).replace(
        "\n    ", " "
    )
    assert his in shown
    assert hers in shown


@pytest.mark.rule("FIEF-MARRY-01", "FIEF-MARRY-06", "FIEF-MARRY-08")
@pytest.mark.parametrize(
    ("words", "code", "rule", "said"),
    [
        ("Arnaud Isabelle", "rule", "FIEF-MARRY-06", "Arnaud is married to Blanche"),
        ("Philippe Blanche", "rule", "FIEF-MARRY-01", "Philippe is in holy orders"),
        ("Philippe Isabelle", "rule", "FIEF-MARRY-01", "Philippe is in holy orders"),
        ("Eric Blanche", "rule", "FIEF-MARRY-06", "Blanche is married to Arnaud"),
        ("Eric Philippe", "rule", "FIEF-MARRY-01", "Eric and Philippe are men"),
        ("Eric Isabelle", "rule", "FIEF-MARRY-01", "both belong to Chloé’s family"),
        ("Eric Gauvain", "rule", "FIEF-MARRY-01", "Gauvain is not in play yet"),
        ("Eric Ysengrin", "unknown_name", None, "Ysengrin"),
    ],
)
def test_refusals_name_rule_and_reason(court, words, code, rule, said):
    """Nothing is written; the refusals have names, never ids."""
    ask("fief", "marry", "Arnaud", "Blanche")
    asked = intendant("fief", "marry", *words.split(), "--json")
    assert asked.status == 1
    assert (asked.refusal["code"], asked.refusal.get("rule")) == (code, rule)
    assert said in asked.refusal["message"]
    assert ":" not in asked.refusal["message"].replace(": ", "")
    assert len(log()) == 2


@pytest.mark.rule("FIEF-MARRY-05")
def test_a_marriage_is_undone_with_the_crown_and_the_guard(court):
    """The marriage can also be redone."""
    before = ask("status")
    ask("fief", "marry", "Arnaud", "Blanche")
    after = ask("status")
    ask("undo")
    assert ask("status")["conditions"] == before["conditions"]
    ask("redo")
    assert ask("status")["conditions"] == after["conditions"]
    assert ask("verify")["ok"]


def test_a_redo_makes_no_third_alliance(court):
    """The redo of an undone marriage waits until the other one is undone."""
    ask("fief", "marry", "Isabelle", "Arnaud")
    ask("undo")
    ask("fief", "marry", "Arnaud", "Blanche")
    assert intendant("redo", "2", "--json").status == 1
    assert len(ask("fief", "alliances")["alliances"]) == 1


@pytest.mark.parametrize(
    ("lang", "free", "bound"),
    [("en", "marry Blanche", "Philippe is in holy orders and cannot marry"),
     ("fr", "épouser Blanche", "Philippe est homme d’Église et ne peut pas se marier")],
)  # fmt: skip
def test_fief_can_tells_the_couples(court, lang, free, bound):
    """Couples who may marry now are listed, and why others may not."""
    shown = " ".join(
        plain(intendant("fief", "can", "Anne", "--missing", "--lang", lang).out).split()
    )
    assert free in shown
    assert bound in shown
    may = [one for one in ask("fief", "can", "Anne")["may"] if one["act"] == "marry"]
    assert ("Arnaud", "Blanche", True) in [
        (one["where"], one["spouse"], one["now"]) for one in may
    ]


# A Prince -------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-PRINCE-02")
@pytest.mark.parametrize(
    ("lang", "line", "mother"),
    [
        (
            "en",
            "Gauvain, son of Arnaud and Blanche, is the Prince; he is in Bourg  [4]",
            "should the King die, Blanche (Bruno) rules as Regent for Gauvain",
        ),
        (
            "fr",
            "Gauvain, fils d’Arnaud et de Blanche, est Prince ; il est à Bourg  [4]",
            "si le Roi meurt, Blanche (Bruno) sera Régente pour Gauvain",
        ),
    ],
)
def test_a_prince_is_told_with_his_mother(court, lang, line, mother):
    """The answer names his mother, who would rule for him; so does `status`."""
    ask("fief", "marry", "Arnaud", "Blanche")
    ask("turn", "next")
    said = intendant("fief", "prince", "Gauvain", "--by", "Bruno", "--lang", lang)
    assert said.status == 0, said.err
    assert plain(said.out).splitlines() == [line, "  " + mother]
    (prince,) = (c for c in ask("status")["conditions"] if c["code"] == "prince")
    assert (prince["mother"], prince["player"]) == ("Blanche", "Bruno")


# Loans ----------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-NEGO-03")
@pytest.mark.parametrize(
    ("lang", "lines", "status"),
    [
        (
            "en",
            [
                "Anne lends Bruno 300 écus, and is owed 300 écus — a castle",
                "Bruno pays Anne back 100 écus, and owes 200 écus",
                "Bruno pays Anne back 200 écus, and owes nothing more",
            ],
            "Bruno owes Anne 200 écus",
        ),
        (
            "fr",
            [
                "Anne prête 300 écus à Bruno, qui doit alors 300 écus — a castle",
                "Bruno rend 100 écus à Anne et doit encore 200 écus",
                "Bruno rend 200 écus à Anne et ne doit plus rien",
            ],
            "Bruno doit 200 écus à Anne",
        ),
    ],
)
def test_loans_are_told_and_shown(court, lang, lines, status):
    """Loans are in the log, in `status` and in a list."""
    ask("fief", "lend", "Anne", "Bruno", "300", "--for", "a castle")
    ask("fief", "repay", "Bruno", "Anne", "100")
    owing = {"debtor": "Bruno", "creditor": "Anne", "amount": 200}
    assert ask("fief", "debts")["debts"] == [owing] == ask("status")["debts"]
    assert status in plain(intendant("status", "--full", "--lang", lang).out)
    assert "200" in intendant("fief", "debts", "--lang", lang).out
    ask("fief", "repay", "Bruno", "Anne", "200")
    assert ask("fief", "debts")["debts"] == []
    assert log("--lang", lang)[-3:] == lines


@pytest.mark.rule("FIEF-NEGO-03", "FIEF-INC-20")
def test_closed_purses_keep_debts_between_the_two(court):
    """A third player sees that there is a debt, but not how much."""
    ask("fief", "lend", "Anne", "Bruno", "377")
    ask("fief", "repay", "Bruno", "Anne", "37")
    ask("rules", "set", "fief.money.secret", "true")
    for words in ((), ("--as", "Chloé")):
        assert [one["amount"] for one in ask("fief", "debts", *words)["debts"]] == [
            None
        ]
        for entry in ("2", "3"):
            shown = intendant("show", entry, "--json", *words).out
            for sum_ in (377, 37, 340):
                assert f": {sum_}," not in shown
                assert f": {sum_}}}" not in shown
        assert log(*words)[1:3] == [
            "Anne lends Bruno money",
            "Bruno pays Anne money back",
        ]
        account = "debt/player:Bruno/player:Anne"
        assert intendant("why", "debt", account, *words, "--json").status == 1
        for screen in ("status", "fief debts"):
            out = intendant(*screen.split(), *words).out
            assert "···" in out
            assert "340" not in out
    for words in (("--as", "Bruno"), ("--as", "Anne"), ("--all",)):
        assert [one["amount"] for one in ask("fief", "debts", *words)["debts"]] == [340]
        assert "377 écus" in log(*words)[1]


@pytest.mark.rule("FIEF-NEGO-03")
def test_debts_go_into_a_position_and_out_of_it(court, here):
    """Debts are carried on, and undone like anything else."""
    ask("fief", "lend", "Anne", "Bruno", "300")
    (here / "p2.toml").write_text(ask("export", "position")["toml"], "utf-8")
    ask("new", "two.db", "--from", "p2.toml")
    assert ask("fief", "debts", "-c", "two.db") == ask("fief", "debts", "-c", "c.db")
    ask("undo", "-c", "c.db")
    assert ask("fief", "debts", "-c", "c.db")["debts"] == []


def test_a_player_who_leaves_takes_the_debts_along(court):
    """No debt to an empty seat is left."""
    ask("fief", "lend", "Anne", "Bruno", "300")
    ask("players", "retire", "Anne")
    assert ask("fief", "debts")["debts"] == []
    assert ask("verify")["ok"]


@pytest.mark.rule("FIEF-NEGO-02", "FIEF-NEGO-05")
def test_talks_are_free_and_ten_minutes_are_advice(court):
    """Gifts, loans and promises need no permission; the clock stops nothing."""
    (talk,) = (due for due in ask("status")["due"] if due["code"] == "talk")
    assert talk["minutes"] == 10
    for words in (
        ("pay", "Anne", "Chloé", "10"),
        ("fief", "lend", "Anne", "Chloé", "10"),
        ("note", "Chloé will vote for Arnaud"),
    ):
        said = intendant(*words, "--json")
        assert (said.status, said.json["warnings"]) == (0, [])
    shown = intendant("status").out
    assert "advice: no more than 10 minutes of talk" in shown
