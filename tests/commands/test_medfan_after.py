"""After a battle, on the command line: one entry, its undo, and step by step."""

from __future__ import annotations

import pytest

from tests.begun import begun
from tests.face import ask, intendant

POSITION = """\
game = "medfan"
players = ["Ana", "Bo"]
[money]
Ana = 20
Bo = 35
[[territory]]
name = "Autel"
owner = "Ana"
capability = "blood_altar"
[[territory]]
name = "Pré"
owner = "Ana"
capability = "holding"
[[territory]]
name = "Tripot"
owner = "Bo"
capability = "casino"
[[territory]]
name = "Tentes"
owner = "Bo"
capability = "refugee_camp"
[[territory]]
name = "Friche"
owner = "Bo"
capability = "poor_holding"
[[territory]]
unknown = 5
[[figure]]
name = "Axa"
player = "Ana"
kind = "hero"
cost = 60
[[figure]]
name = "Urs"
player = "Bo"
kind = "troop"
cost = 137
[[figure]]
name = "Hal"
player = "Bo"
kind = "hero"
cost = 10
roles = ["healer"]
"""
SIDES = ("--winner", "Ana", "--attacker", "Ana", "--defender", "Bo")
FALLEN = ("--dead", "Ana:Axa", "--dead", "Bo:Urs")
AIMS = ("--objective", "Ana:invasion", "--objective", "Bo:all_or_nothing")
BATTLE = ("medfan", "after", *SIDES, *FALLEN, *AIMS)
DICE = ("--dice", "2 2 | 1 2 | 5 2")


@pytest.fixture
def battlefield(here):
    """Ana and Bo as in the full example of the rules."""
    begun(POSITION)
    return here


def hoards():
    """The money of Ana and Bo."""
    return [line["money"] for line in ask("treasury")["accounts"]]


def state():
    """The current state as a position."""
    return ask("export", "position")["toml"]


@pytest.mark.rule("MED-SEQ-01", "MED-SEQ-05")
def test_the_whole_sequence_is_one_entry_and_its_undo_restores_all(battlefield):
    """Spoils, survival, territories and income agree with the full example."""
    before = state()
    said = intendant(*BATTLE, *DICE, "--json")
    assert (said.status, said.json["entry"]) == (0, 2), said.err
    told = said.json["result"]
    assert [line["gain"] for line in told["spoils"]] == [28, 6]
    fates = [line["figures"] for line in told["survival"]]
    assert fates == [
        [{"figure": "Axa", "die": 2, "fate": "misses_next"}],
        [{"figure": "Urs", "die": 2, "fate": "ready"}],
    ]
    moved = [(line["territory"], line["to"]) for line in told["territories"]]
    assert moved == [("Tripot", "Ana"), ("Friche", "Ana")]
    assert [line["total"] for line in told["income"]] == [130, -10]
    for step in ("spoils", "survival", "territories", "income"):
        assert all(line.get("rule") or line["lines"] for line in told[step])
    assert hoards() == [178, 31]
    standings = ask("medfan", "standings")["players"]
    assert [(line["name"], line["territories"]) for line in standings] == [
        ("Ana", 4),
        ("Bo", 1),
    ]
    after = state()
    ask("undo")
    assert before == state()
    ask("redo")
    assert after == state()
    assert ask("verify")["ok"]


@pytest.mark.rule("MED-SEQ-05")
def test_a_half_done_sequence_is_taken_up_again(battlefield):
    """The sequence stops after the survival rolls; wrong order is refused."""
    ask(*BATTLE, "--until", "survival", "--dice", "2 2")
    for words in (
        ("medfan", "income"),
        BATTLE,
        ("medfan", "after", "--until", "spoils"),
        ("medfan", "prepare", "Ana", "Bo"),
    ):
        refused = intendant(*words, "--json").refusal
        assert (refused["code"], refused["rule"]) == ("out_of_phase", "MED-SEQ-05")
    ask("medfan", "after", "--until", "territories", "--dice", "1 2")
    told = ask("medfan", "income", "--dice", "5 2")
    assert [line["total"] for line in told["players"]] == [130, -10]
    assert hoards() == [178, 31]
    refused = intendant("medfan", "income", "--json").refusal
    assert refused["code"] == "out_of_phase"


def test_a_dry_run_shows_the_sequence_and_writes_nothing(battlefield):
    """The result is the same as the one written later."""
    shown = ask(*BATTLE, *DICE, "--dry-run")
    assert hoards() == [20, 35]
    assert shown == ask(*BATTLE, *DICE)


def test_people_see_each_step_with_its_rule(battlefield):
    """There is a table for each step, then the hoards, and one sentence."""
    said = intendant(*BATTLE, *DICE)
    assert (said.status, said.err) == (0, "")
    for word in ("Ana wins", "MED-SPOILS-07", "misses the next", "Tripot", "178"):
        assert word in said.out
    stopped = intendant("medfan", "standings")
    assert "when the players say so" in stopped.out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("medfan", "after"), "out_of_phase"),
        (("medfan", "after", "--winner", "Ana"), "usage"),
        ((*BATTLE, "--dead", "Ana:axa"), "rule"),
        ((*BATTLE, "--dead", "Ana:Urs"), "rule"),
        ((*BATTLE, "--until", "lunch"), "usage"),
        ((*BATTLE, "--dice", "7"), "bad_dice"),
        ((*BATTLE, "--dice", "2"), "missing_dice"),
    ],
)
def test_bad_input_is_refused_and_nothing_is_written(battlefield, words, code):
    """No step is half written."""
    said = intendant(*words, "--json")
    assert code == said.refusal["code"]
    assert said.refusal["message"].strip()
    assert len(ask("log")["entries"]) == 1


@pytest.mark.rule("MED-WIN-02", "MED-WIN-03", "MED-WIN-07", "MED-WIN-08")
def test_an_agreed_goal_ends_the_campaign(battlefield):
    """After one battle it is over, and another battle needs a ruling."""
    told = ask("medfan", "goal", "--games", "1", "--half")
    assert told == {"games": 1, "territories": 6, "half": True}
    assert ask(*BATTLE, *DICE)["winners"] == ["Ana"]
    assert ask("medfan", "standings")["over"]
    again = ("medfan", "after", *SIDES, "--objective", "Ana:raid", "--seed", "1")
    assert intendant(*again, "--json").refusal["rule"] == "MED-WIN-08"
    assert intendant(*again, "--ruling", "one more", "--json").status == 0


def test_resolvers_need_no_campaign(here):
    """Survival, spoils and an objective are resolved by dice typed at the table."""
    told = ask("medfan", "survival", "3", "--healer", "--house", "--dice", "2 5 6")
    fates = [(line["die"], line["fate"]) for line in told["figures"]]
    assert fates == [(2, "ready"), (5, "misses_next"), (6, "lost")]
    assert told["table"] == "both"
    assert told["counts"] == {"ready": 1, "misses_next": 1, "lost": 1}
    assert ask("medfan", "spoils", "137", "--altar")["gain"] == 28
    assert ask("medfan", "spoils", "137", "--altar", "--altar")["gain"] == 42
    told = ask("medfan", "objective", "--dice", "3")
    assert (
        told["roll"],
        told["id"],
        told["name"],
    ) == (3, "all_or_nothing", "All or Nothing")
    assert told["text"]


def test_a_resolver_takes_house_rules_from_a_file(here):
    """The file says eleven per cent instead of twenty."""
    rules = '[medfan.house_rules]\nblood_altar_mode = "multiply"\n'
    (here / "r.toml").write_text(rules, "utf-8")
    told = ask("medfan", "spoils", "100", "--altar", "--rules", "r.toml")
    assert (told["percent"], told["gain"]) == (11, 11)


def test_a_recorded_throw_is_an_entry(battlefield):
    """Survival rolls are kept on request."""
    said = intendant("medfan", "survival", "1", "--dice", "4", "--record", "--json")
    assert said.json["entry"] == 2
    assert "gone for good 1" in ask("log")["entries"][-1]["text"]
