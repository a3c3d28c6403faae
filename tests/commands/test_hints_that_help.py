"""Refusals mention commands only if they would help."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from commands.execution import settled
from commands.texts import Words, refusing
from ledger.acting.recorder import Options, Recorder
from ledger.dice import d
from ledger.errors import Refused
from ledger.questions import ChoiceQuestion, answered, checked
from ledger.store.book import Book
from tests.begun import begun
from tests.face import ask, intendant
from tests.ledger.rules.fief.positions import person, text, village


@pytest.fixture
def free(here):
    """A campaign without a game."""
    ask("new", "c.db", "--game", "free", "--players", "Anne,Bruno")
    return here / "c.db"


# `redo` ----------------------------------------------------------------------------


def test_redo_names_the_act_that_could_be_brought_back(free):
    """After another act it is refused, with `redo 3`: the newest act that fits."""
    ask("pay", "bank", "Anne", "10")
    ask("territory", "add", "Vaux")
    ask("undo")
    ask("note", "later")
    said = intendant("redo", "--json").refusal
    expected = ("nothing_to_undo", "`redo 3` brings entry 3 back (territory add)")
    assert (said["code"], said["hint"]) == expected
    assert ask("redo", "3")["redone"] == [3]


def test_redo_names_no_act_that_does_not_fit(free):
    """Anne's money has been spent: only the older of two acts can be redone."""
    ask("territory", "add", "Vaux")
    ask("pay", "bank", "Anne", "10")
    ask("pay", "Anne", "Bruno", "10")
    ask("undo", "2")
    ask("undo", "4")
    ask("pay", "Anne", "bank", "10")
    assert (
        intendant("redo", "--json").refusal["hint"]
        == "`redo 2` brings entry 2 back (territory add)"
    )
    ask("territory", "add", "Vaux")
    said = intendant("redo", "--json").refusal
    assert (said["message"], said["hint"]) == ("there is nothing to redo", None)


# Phases ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("phase", "way"),
    [
        ("income", "`phase next` moves on; --ruling TEXT overrides the rule"),
        (
            "combat",
            "that phase comes again next turn; --ruling TEXT overrides the rule",
        ),
    ],
)
def test_phase_next_is_named_where_it_leads_to_the_phase_that_is_wanted(
    here, phase, way
):
    """`phase next` is named before that phase, but not once the phase is over."""
    page = text(
        village("Bourg", "Anne", building="castle"), phase=phase, money={"Anne": 500}
    )
    begun(page)
    said = intendant("fief", "buy", "Anne", "soldier", "--at", "Bourg", "--json")
    assert (said.refusal["code"], said.refusal["hint"]) == ("out_of_phase", way)


def test_only_of_players_it_is_said_that_they_can_be_renamed(free):
    """No command gives a territory another name."""
    ask("territory", "add", "Vaux")
    said = intendant(
        "correct", "territory:Vaux.name", "Val", "--for", "a slip", "--json"
    )
    assert said.refusal["hint"] is None
    said = intendant("correct", "player:Anne.name", "Ann", "--for", "a slip", "--json")
    assert said.refusal["hint"] == "`players rename` gives a player another name"


# Acts that are refused after a question ---------------------------------------------


@pytest.fixture
def people(monkeypatch):
    """Somebody at a terminal who agrees to everything, and always rolls a six."""

    def answer(_, missing, _state, *, back=False):
        question = missing.question
        if isinstance(question, ChoiceQuestion):
            return checked(question, question.options[0])
        return answered(question, [6] * question.many, "typed")

    monkeypatch.setattr("commands.interview.Interview.answer", answer)
    monkeypatch.setattr("commands.call.Call.asks", True)


def test_a_purchase_refused_after_its_question_leaves_no_draft(here, people):
    """Bruno lets Anne buy in Vaux, but she has no money: nothing is left to resume."""
    page = text(
        village("Vaux", "Bruno", "Bruno.v1=1", building="castle")
        + person("Arnaud", "Anne", "Vaux"),
        phase="purchases",
    )
    begun(page)
    said = intendant("fief", "buy", "Anne", "soldier", "--lord", "Arnaud")
    assert said.status == 1
    assert "draft" not in said.err
    assert ask("status")["drafts"] == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_dice_of_an_act_that_is_refused_are_kept_and_it_is_said(free, people, lang):
    """The dice have been rolled, and stay: the refusal names the draft."""

    def decide(scene):
        scene.table.roll(None, "roll", d(6), 1)
        raise Refused("rule", "redo.nothing")

    with Book(str(free), write=True) as book:
        recorder = Recorder(book, Options(dice="ask", terminal=True, asks=True))
        call = SimpleNamespace(path="roll", words=Words(lang))
        with pytest.raises(Refused) as refused:
            settled(call, recorder, lambda: recorder.act("roll", {}, decide))
    _, hint = refusing.refused(Words(lang), refused.value)
    expected = {
        "en": "your answers are kept: `resume 1` tries again; `drop 1` discards them",
        "fr": "vos réponses sont conservées\u00a0: `resume 1` reprend l’action\u202f; "
        "`drop 1` les abandonne",
    }
    assert hint == expected[lang]
    assert [draft["id"] for draft in ask("status")["drafts"]] == [1]


def test_what_is_missing_is_named_where_there_are_words_too_many_as_well(here):
    """The missing word comes first; once it is given, the superfluous ones follow."""
    said = intendant("medfan", "improve", "add", "add", "add", "add")
    assert (said.status, said.err.splitlines()[0]) == (2, "error: --cost is missing")


@pytest.mark.parametrize(
    ("game", "first"),
    [
        ("free", "players add …"),
        ("fief", "players add …"),
        ("medfan", "medfan join …"),
        ("siege", "siege start …"),
        ("mass", "mass side …"),
    ],
)
def test_a_new_campaign_says_how_one_begins(here, game, first):
    """Games that need players first say so only while there are none."""
    said = intendant("new", "c.db", "--game", game, "--lang", "en")
    assert f"next: `{first}`" in said.out
    players = ("--players", "Anne,Bruno,Chloé")
    said = intendant("new", "d.db", "--game", game, *players, "--lang", "en")
    assert (f"next: `{first}`" in said.out) == (game in ("medfan", "siege", "mass"))


def test_a_campaign_in_the_middle_does_not_begin(here):
    """In a campaign from a position, players have joined long ago."""
    Path("p.toml").write_text(
        'game = "medfan"\nplayers = ["Ana", "Bo"]\n'
        '[[territory]]\nname = "Friche"\nowner = "Bo"\ncapability = "holding"\n',
        "utf-8",
    )
    assert (
        "next:" not in intendant("new", "c.db", "--from", "p.toml", "--lang", "en").out
    )
