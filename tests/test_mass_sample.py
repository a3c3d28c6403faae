"""The mass combat sample shows a whole battle: its journal is asked for every part."""

from __future__ import annotations

import re
import shutil

import pytest

from commands.handlers.script import split
from commands.texts.vocabulary import meant
from ledger.rules.mass.opportunities.windows import CODES
from tests import sample
from tests.face import ask, intendant
from tests.sample import of_kind
from tools import samples

SAMPLE = samples.CAMPAIGNS / "le-gue-des-corbeaux"
TURNS = 7
WON = {"Aurore": 35, "Bastien": 43, "Colombe": 14, "Lisandre": 27, "Don Ramiro": 14}


@pytest.fixture(scope="module")
def journal(tmp_path_factory):
    """Every entry of the battle, in full, and the folder in which it was played."""
    yield from sample.played(SAMPLE, tmp_path_factory.mktemp("sample"))


def typed():
    """The lines of the script that are commands."""
    lines = (SAMPLE / "evening.txt").read_text("utf-8").splitlines()
    return [split(line) for line in lines if line and not line.startswith("#")]


def turns(journal):
    """The outcome of each battle turn."""
    return [entry["outcome"] for entry in of_kind(journal, "mass turn")]


def settled(journal):
    """The outcome of each opportunity, with its letters."""
    entries = of_kind(journal, "mass opportunity")
    return [(entry["outcome"]["code"], entry["outcome"]["how"]) for entry in entries]


def test_every_command_of_a_battle_is_typed():
    """All commands are typed; the demonstration shows the tables."""
    used = {words[1] for words in typed() if words[0] == "mass"}
    armies = {"side", "general", "steward", "hero", "start", "prepare", "armies"}
    fight = {"turn", "opportunity", "down", "duel", "end", "volley", "wounds"}
    assert used == armies | fight


def test_only_typed_dice(journal):
    """All dice are typed, so that the battle ends the same way every time."""
    assert not [words for words in typed() if "--seed" in words]
    throws = [throw for entry in journal for throw in entry["throws"]]
    assert len(throws) > 70
    assert {throw["how"] for throw in throws} == {"typed"}


def test_every_opportunity_is_taken(journal):
    """All fourteen opportunities occur, and none is only ever declined."""
    taken = {code for code, how in settled(journal) if how != "declined"}
    assert taken == set(CODES)
    assert len(taken) == 14


@pytest.mark.rule("MASS-PREP-03")
@pytest.mark.rule("MASS-VOLLEY-05")
def test_what_comes_before_the_battle(journal):
    """Before the battle there are free raises roll by roll, and a volley."""
    made = [entry["outcome"] for entry in of_kind(journal, "mass prepare")]
    assert [told["raises"] for told in made] == [3, 5]
    (salvo,) = of_kind(journal, "mass volley")
    assert (salvo["outcome"]["level"], salvo["outcome"]["hits"]) == (16, 4)


def test_every_total_was_worked_out_by_hand(journal):
    """The sums after "Compte", in the order of the turns, are those of the program."""
    text = (SAMPLE / "evening.txt").read_text("utf-8")
    text = text[text.index("# Tour 1") :].replace("\n# ", " ")
    sums = re.findall(r"Compte, (Castille|Montaigne)\b(.*?) : (\d+)\.", text)
    reached = [
        (roll["side"], roll["total"])
        for told in turns(journal)
        for roll in told["rolls"]
    ]
    assert [(side, int(total)) for side, _, total in sums] == reached
    assert len(reached) == 2 * TURNS


@pytest.mark.rule("MASS-END-01")
def test_three_turns_in_a_row_end_it(journal):
    """Three turns in a row end the battle, and every situation occurs before that."""
    told = turns(journal)
    winners = [one["winner"] for one in told]
    castille, montaigne = "Castille", "Montaigne"
    assert winners[:4] == [castille, None, montaigne, castille]
    assert winners[4:] == [montaigne] * 3
    assert [one["victor"] for one in told] == [None] * 6 + [montaigne]


def test_every_kind_of_modifier_counts_for_a_general(journal):
    """Terrain, numbers, tactics, raises, Command, heroes and opportunities count."""
    lines = [
        line
        for told in turns(journal)
        for side in told["modifiers"]
        for line in side["lines"]
    ]
    rules = {line["rule"] for line in lines}
    assert rules >= {
        "MASS-MOD-02", "MASS-MOD-03", "MASS-MOD-04", "MASS-MOD-05", "MASS-MOD-10",
        "MASS-MOD-11", "MASS-TACT-06", "MASS-TURN-04", "MASS-TURN-07",
    }  # fmt: skip
    earned = {rule[9:12] for rule in rules if rule.startswith("MASS-OPP")}
    assert earned == {"TEN", "PRE", "TIR", "POU", "CAP", "DUE", "COM", "MES"}


@pytest.mark.rule("MASS-END-03")
@pytest.mark.rule("MASS-END-04")
def test_everybody_takes_his_reputation_home(journal):
    """The winners take home the full reputation, the loser half of 29."""
    (last,) = of_kind(journal, "mass end")
    heroes = {hero["name"]: hero for hero in last["outcome"]["heroes"]}
    assert {name: hero["gain"] for name, hero in heroes.items()} == WON
    assert heroes["Don Ramiro"]["score"] == 29
    assert last["outcome"]["booty"] == ["Colombe"]


@pytest.mark.usefixtures("journal")
def test_what_they_took_home_is_shown():
    """The reputation is shown with the armies, once the battle is over."""
    sides = ask("mass", "armies")["sides"]
    heroes = {hero["name"]: hero for side in sides for hero in side["heroes"]}
    assert {name: hero["reputation"] for name, hero in heroes.items()} == WON
    shown = intendant("mass", "armies", "--lang", "en").out
    for gain in set(WON.values()):
        assert f"reputation {gain}" in shown
    assert "attacks" not in shown
    assert "Montaigne has won the battle" in shown
    hint = intendant("mass", "end", "--lang", "en")
    assert (hint.status, "`mass status`" in hint.err) == (1, True)


@pytest.mark.usefixtures("journal")
def test_a_turn_stands_in_the_log_under_its_own_number():
    """A turn is logged under its own number, not that of the turn it closes first."""
    for turn in range(1, TURNS + 1):
        (told,) = (
            entry
            for entry in ask("log", "--turn", str(turn))["entries"]
            if entry["kind"] == "mass turn"
        )
        assert ask("show", str(told["seq"]))["outcome"]["turn"] == turn


def test_volleys_and_booty_are_told_on_the_screens(tmp_path, monkeypatch):
    """A volley, the hits of a charge and the booty are shown in French."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(SAMPLE, tmp_path, dirs_exist_ok=True)
    new, run = samples.evening(SAMPLE)
    assert intendant(*split(new)).status == 0
    said = intendant(*split(run)).out.replace("\xa0", " ").replace("\u202f", " ")
    assert "Don Ramiro : 7 coups au but (niveau de salve 36, 18 dés)" in said
    for hits, level, dice in ((6, 24, 12), (5, 21, 11), (4, 19, 10)):
        line = f"  {hits} coups au but (niveau de salve {level}, {dice} dés) : "
        assert line in said
    assert "Colombe : sa part du butin" in said
    assert "booty" not in said


@pytest.mark.parametrize(
    ("word", "code"),
    [("infirmier", "INF"), ("Repoussez-les !", "POU"), ("help", "AID")],
)
def test_an_opportunity_is_known_without_its_exclamation_mark(word, code):
    """An opportunity's exclamation mark is not typed: shells treat it specially."""
    assert meant("opportunity", word) == code
