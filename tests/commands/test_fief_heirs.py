"""Inheritances, victory and points on the command line, in both languages."""

from __future__ import annotations

import pytest

from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import fact, person, village

LAND = (
    village("Bourg", "Anne", "Anne.v1=5 Anne.v3=1", building="city")
    + village("Beaujeu", "Chloé", "Chloé.v1=2 Chloé.v3=1", building="city")
    + village("Mont", "Chloé", "Chloé.v1=1")
    + village("Sennecy", "Bruno", "Bruno.v1=3", building="city")
    + person("Arnaud", "Anne", "Bourg", titles=["Rouge"], king=True)
    + person("Blanche", "Anne", "Bourg")
    + person("Charles", "Bruno", "Sennecy", titles=["Noir"])
    + person("Eric", "Chloé", "Mont", titles=["Bleu"])
)
GIFT = (
    "fief",
    "inherit",
    "--garrison",
    "Beaujeu:v1=1",
    "--choose",
    "gift.Bleu=Blanche",
)


@pytest.fixture
def orphaned(fief):
    """Chloé's Eric, last of his family, has died: the King may give away his fief."""
    fief("combat", more=LAND, turn=5)
    ask("fief", "die", "Eric", "--cause", "plague")


@pytest.fixture
def waiting(orphaned):
    """Phase 6 has begun."""
    ask("phase", "next")


def shown(*words, lang="en"):
    """The text of a screen and its notes, with plain spaces."""
    said = intendant(*words, "--lang", lang)
    assert said.status == 0, said.err
    return " ".join(f"{said.out} {said.err}".split())


def refusal(*words):
    """The error of a refused call."""
    said = intendant(*words, "--json")
    assert said.status != 0
    return said.refusal


# Inheritance --------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-FIEF-33", "FIEF-TURN-09")
def test_the_status_tells_at_once_who_will_inherit(orphaned):
    """Before phase 6 it is a fact about the title; from then on it is due."""
    assert "Bleu passes to Anne" in shown("status")
    assert "Bleu échoit à Anne" in shown("status", lang="fr")
    due = ask("phase", "next")["due"][0]
    assert (due["code"], due["region"], due["heir"]) == ("inheritance", "Bleu", "Anne")
    assert "`fief inherit Bleu`" in shown("status", lang="fr")


@pytest.mark.rule("FIEF-FIEF-32")
def test_a_title_that_nobody_carries_is_seen_with_its_keeper(fief):
    """The title has neither a King nor a Regent to inherit it."""
    fief("combat", more=LAND.replace("king = true", ""), turn=5)
    ask("fief", "die", "Eric", "--cause", "plague")
    ask("phase", "next")
    assert "titles without a lord: Bleu" in shown("status", "--full")
    assert "titres sans seigneur : Bleu" in shown("status", "--full", lang="fr")


@pytest.mark.rule("FIEF-FIEF-33")
def test_nobody_is_trapped_by_an_open_inheritance(waiting):
    """A wedding's refusal names the remedy; the turn asks, and takes the answers."""
    found = refusal("fief", "marry", "Charles", "Blanche")
    assert (found["code"], found["rule"]) == ("out_of_phase", "FIEF-FIEF-33")
    assert "`fief inherit`" in str(found)
    assert "gift.Bleu" in refusal("turn", "next")["message"]
    choices = ("gift.Bleu=Blanche", "garrison.Beaujeu=treasurer", "counter.Beaujeu=v1")
    words = [word for choice in choices for word in ("--choose", choice)]
    said = intendant("turn", "next", *words, "--json")
    assert said.json["result"]["inherited"][0]["lord"] == "Blanche"
    codes = [one["code"] for one in said.json["warnings"]]
    assert "fief.inherited_late" in codes


@pytest.mark.rule("FIEF-FIEF-30", "FIEF-FIEF-34", "FIEF-FIEF-35")
def test_an_inheritance_is_one_entry_and_undo_takes_all_of_it_back(waiting):
    """Title, counters and money are exactly as before."""
    before = ask("export", "position")["toml"]
    told = ask(*GIFT)["inherited"][0]
    assert (told["player"], told["giver"], told["rule"]) == (
        "Anne",
        "Arnaud",
        "FIEF-FIEF-30",
    )
    assert [one["village"] for one in told["removed"]] == ["Beaujeu", "Mont"]
    assert told["garrison"] == [
        {
            "village": "Beaujeu",
            "from": None,
            "counters": {"v1": 1},
            "points": 1,
            "cost": 100,
        }
    ]
    assert ask("verify")["ok"]
    ask("undo")
    assert ask("export", "position")["toml"] == before


def test_it_is_told_in_both_languages(waiting):
    """The answer and the log name the heir and the lords who leave or come."""
    assert "no fief" not in shown(*GIFT, "--dry-run")
    said = shown(*GIFT)
    who = "Inheritance: county of Beaujeu (Bleu) to Blanche (Anne)"
    assert f"{who}, by the grace of Arnaud [4]" in said
    assert "Chloé takes back his counters: 2×1 + 1×3 in Beaujeu, 1×1 in Mont" in said
    assert "1×1 bought for Beaujeu: 100 écus" in said
    log = shown("log", lang="fr")
    assert "Succession : comté de Beaujeu (Bleu) à Blanche (Anne), par la grâce" in log


@pytest.mark.parametrize(
    ("words", "code", "near"),
    [
        (("Rouge",), "rule", "Bleu"),
        (("--garrison", "Mont:v1=1"), "usage", "Beaujeu"),
        (("--garrison", "Beaujeu"), "usage", "Bourg:v1=2"),
        (("--garrison", "Beaujeu:Bourg:v1=9", *GIFT[4:]), "not_enough", "5"),
    ],
)
def test_what_fits_nothing_is_refused_with_what_would(waiting, words, code, near):
    """Nothing is written for a misfit."""
    found = refusal("fief", "inherit", *words)
    assert found["code"] == code
    assert near in f"{found['message']} {found['hint']}"
    assert len(ask("log")["entries"]) == 3


# Victory ------------------------------------------------------------------------------------


@pytest.mark.rule("FIEF-WIN-02", "FIEF-WIN-04")
def test_a_victory_ends_the_turn_and_the_game(fief):
    """The end is in `turn next`, in the status from then on, and in the score."""
    more = LAND.replace('"Charles"', '"Henry"').replace(
        'player = "Bruno"', 'player = "Anne"'
    )
    more = more.replace('player = "Chloé"', 'player = "Anne"')
    fief("negotiations", more=more, turn=5)
    assert "as things stand, Anne wins at the end of this turn" in shown("status")
    said = intendant("turn", "next", "--json").json
    assert said["result"]["victory"]["winners"] == ["Anne"]
    assert "Anne wins the game: a crown and 3 fiefs" in str(said["warnings"])
    assert "la partie s’est achevée à la fin du tour 5 : Anne a gagné" in shown(
        "status", lang="fr"
    )
    log = ("log", "--last", "1")
    assert "Turn 5 ends; turn 6 begins; Anne wins the game" in shown(*log)
    assert "; Anne gagne la partie" in shown(*log, lang="fr").replace(" ;", ";")
    score = ask("fief", "score")
    assert (score["over"], score["winners"]) == (5, ["Anne"])
    assert "The game ended after turn 5: Anne has won" in shown("fief", "score")
    ask("undo")
    assert ask("fief", "score")["over"] is None


@pytest.mark.rule("FIEF-WIN-02", "FIEF-WIN-03")
def test_the_score_tells_what_everybody_lacks(fief):
    """Each player and each allied pair is listed, and being one step away is stated."""
    more = LAND + fact("lord:Blanche", "spouse", "lord:Charles")
    more += fact("lord:Charles", "spouse", "lord:Blanche")
    more += person("Isabelle", "Chloé", "Mont", queen=True)
    fief("negotiations", more=more)
    claims = ask("fief", "score")["claims"]
    assert claims[0]["players"] == ["Anne"]
    assert claims[0]["missing"] == [{"what": "fief", "count": 2}]
    assert claims[-1]["players"] == ["Anne", "Bruno"]
    assert claims[-1]["rule"] == "FIEF-WIN-03"
    assert "a Queen, 2 fiefs" in shown("fief", "score")
    assert "une Reine, 2 fiefs" in shown("fief", "score", lang="fr")


# Points ---------------------------------------------------------------------------------------


@pytest.fixture
def points(fief):
    """Turn 5 ends, in a points game of ten turns."""
    fief("negotiations", more=LAND + fact("campaign", "length", 10), turn=5)
    ask("rules", "set", "fief.variant.points", "true")
    ask("turn", "next")


@pytest.mark.rule("FIEF-WIN-09", "FIEF-WIN-10")
def test_the_score_lists_what_the_points_are_made_of(points):
    """Each line has its rule, both for now and at the time of counting."""
    told = ask("fief", "score")
    anne = next(one for one in told["players"] if one["player"] == "Anne")
    assert [(one["what"], one["points"]) for one in anne["lines"]] == [
        ("cash", 40),
        ("duke", 50),
        ("king", 50),
    ]
    assert (anne["points"], anne["counted"], anne["total"]) == (
        140,
        [{"turn": 5, "points": 140}],
        140,
    )
    assert (told["points_game"], told["length"], told["normal_victory"]) == (
        True,
        10,
        False,
    )


def test_the_points_are_told_in_both_languages(points):
    """The screens are at most 80 columns wide."""
    assert "points game of 10 turns all counts are added up" in shown("fief", "score")
    said = shown("fief", "score", lang="fr")
    assert "partie aux points en 10 tours tous les décomptes s’additionnent" in said
    assert "argent 2 000 écus 40 Duc (Rouge) : Arnaud 50" in said.replace("\u202f", " ")
    for lang in ("en", "fr"):
        out = intendant("fief", "score", "--lang", lang).out
        assert max(map(len, out.splitlines())) <= 80


@pytest.mark.rule("FIEF-INC-20")
def test_closed_purses_are_worth_nothing_that_is_told(points):
    """The points that were counted were public; the present purse is its owner's."""
    ask("rules", "set", "fief.money.secret", "true")
    for viewer, known in (("Anne", 140), ("Bruno", None)):
        told = ask("fief", "score", "--as", viewer)["players"]
        anne = next(one for one in told if one["player"] == "Anne")
        assert (anne["points"], anne["total"]) == (known, 140)
        assert (anne["lines"][0]["money"] is None) == (known is None)
    assert "···" in shown("fief", "score", "--as", "Bruno")


@pytest.mark.rule("FIEF-WIN-11")
def test_a_position_carries_counts_and_winners_along(points, here):
    """`new --from` gives the same score."""
    for _ in range(5):
        ask("turn", "next")
    score = ask("fief", "score")
    assert (score["over"], score["winners"]) == (10, ["Anne"])
    (here / "again.toml").write_text(ask("export", "position")["toml"], "utf-8")
    ask("new", "again.db", "--from", "again.toml")
    ask("rules", "set", "fief.variant.points", "true", "-c", "again.db")
    assert ask("fief", "score", "-c", "again.db") == score
